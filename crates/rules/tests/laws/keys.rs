//! Keys: equal for equal positions, different for different ones.

use std::collections::HashMap;

use khamsin_rules::random::Random;
use khamsin_rules::{ActionSet as _, AnyPosition, Position, dispatch};

use crate::rulesets::catalogue;

/// Walks random games and checks that a key belongs to one position; gives how many distinct ones were seen.
fn walk<P: Position>(start: &P, seen: &mut HashMap<u64, P>, wanted: usize, random: &mut Random) {
    let mut position = start.clone();
    for _ in 0..20 * wanted {
        if seen.len() >= wanted {
            return;
        }
        let key = position.key();
        let first = seen.entry(key).or_insert_with(|| position.clone());
        assert_eq!(*first, position, "two positions share the key {key:016x}");
        let actions = position.actions();
        if actions.is_empty() || random.below(200) == 0 {
            position = start.clone();
        } else {
            position.play(actions.nth(random.below(actions.len())));
        }
    }
}

fn no_collisions(wanted: usize) {
    let mut random = Random::new(11);
    for set in catalogue() {
        dispatch!(AnyPosition::start(&set, 0), start => {
            let mut seen = HashMap::new();
            walk(&start, &mut seen, wanted, &mut random);
            assert!(seen.len() >= wanted, "{set}: only {} positions", seen.len());
        });
    }
}

#[test]
fn distinct_positions_have_distinct_keys() {
    no_collisions(50_000);
}

/// Ten million and more, over all rule sets.
#[test]
#[ignore = "deep: run by `make test-deep`"]
fn ten_million_positions_have_distinct_keys() {
    no_collisions(600_000);
}
