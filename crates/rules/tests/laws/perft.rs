//! Counted trees: figures from outside, and our own as a tripwire.

use khamsin_rules::{ActionSet as _, AnyPosition, Position, RuleSet, Setup, dispatch};

/// Leaves of the tree of actions; a finished position adds nothing.
fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let actions = position.actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count = 0;
    actions.for_each(|action| {
        let mut next = position.clone();
        next.play(action);
        count += perft(&next, depth - 1);
    });
    count
}

fn check(id: &str, position: Option<&str>, counts: &[u64]) {
    let set: RuleSet = id.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
    let start = match position {
        Some(text) => {
            let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            AnyPosition::from_setup(&set, &setup).unwrap_or_else(|error| panic!("{text}: {error}"))
        }
        None => AnyPosition::start(&set, 0),
    };
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(dispatch!(&start, position => perft(position, depth)), count, "{id} at depth {depth}");
    }
}

/// Counts by Ludii 1.3.14 (ludii.games), a general game system that knows nothing of this project.
#[test]
fn agrees_with_ludii() {
    check("saut-du-chat/ludens-planet", None, &[2, 3, 6, 23, 106, 511]);
    let plain = "seega/tabuleiro-42(centre_safe=false,starter=first-placer,barrier=none)";
    check(plain, None, &[24, 552, 12_144, 255_024, 5_100_480]);
    let position = "mMMmm/mmMMm/mm1MM/MmmMM/MMmmM 1 move 0,0 0 13";
    check(plain, Some(position), &[2, 2, 7, 24, 90, 517, 2227, 15_482, 82_731, 642_423]);
    let chains = "seega/ludens-planet(capture=optional,blocked=pass,barrier=none,starter=first-placer)";
    let position = "mMmMM/MmmMm/mm1Mm/MmMmM/mMMMm 1 move 0,0 0 13";
    check(chains, Some(position), &[2, 4, 9, 17, 38, 122, 387, 1570, 6528]);
}
