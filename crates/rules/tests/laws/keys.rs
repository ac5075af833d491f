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

/// More than ten million positions over all rule sets, and no two of one rule set share a key.
#[test]
fn distinct_positions_have_distinct_keys() {
    const WANTED: usize = 500_000;
    let mut random = Random::new(11);
    let mut total = 0;
    for set in catalogue() {
        dispatch!(AnyPosition::start(&set, 0), start => {
            let mut seen = HashMap::new();
            walk(&start, &mut seen, WANTED, &mut random);
            assert!(seen.len() >= WANTED, "{set}: only {} positions", seen.len());
            total += seen.len();
        });
    }
    println!("{total} distinct positions, no collision");
}
