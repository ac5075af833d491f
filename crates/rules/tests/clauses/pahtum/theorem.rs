//! The theorem of the point reflection: with neutrals placed by the players, White can always draw.
//!
//! White puts the first neutral on the centre and answers every placement at its point reflection. Runs reflect into
//! runs of the other colour, so the scores end equal, whatever Black does.

use khamsin_rules::random::Random;
use khamsin_rules::{Action, AnyPosition, Clause, Outcome, Side, Square};

use crate::board::rules;

/// Random Blacks for each number of neutrals: the thousand.
const GAMES: u64 = 1000;

/// The square opposite through the centre of the board of seven.
fn reflected(at: Square) -> Square {
    Square::new(6 - at.file(), 6 - at.rank())
}

/// Plays one game of the strategy against a Black who chooses at random.
fn play(neutrals: u8, seed: u64) -> AnyPosition {
    let set = rules(&format!("pahtum/globe-joueur(neutrals={neutrals})"));
    let mut position = AnyPosition::start(&set, 0);
    let mut random = Random::new(seed);
    let mut answer = Square::new(3, 3);
    while position.outcome().is_none() {
        let action = match position.side() {
            Side::Second => Action::Place(answer),
            Side::First => {
                let legal = position.actions();
                legal[random.below(legal.len())]
            }
        };
        if let Action::Place(at) = action {
            answer = reflected(at);
        }
        if let Err(illegal) = position.play(action) {
            panic!("the reflected square is always free: {illegal}");
        }
    }
    position
}

#[test]
fn the_point_reflection_always_draws() {
    // The draw is not for want of runs: most of these games have points.
    let mut scored = 0;
    for neutrals in [1, 3, 5, 7, 9, 11, 13] {
        for seed in 0..GAMES {
            let end = play(neutrals, seed);
            assert_eq!(end.outcome(), Some(Outcome::draw(Clause::PahtumEndEqual)), "{neutrals}, seed {seed}");
            assert_eq!(end.count(Side::First), end.count(Side::Second));
            scored += u64::from(end.count(Side::First) > 0);
        }
    }
    // More than half, over the seven numbers of neutrals.
    assert!(2 * scored > 7 * GAMES, "{scored}");
}

/// The strategy needs the centre: a neutral that lies elsewhere may meet its own reflection taken.
#[test]
fn the_reflection_of_the_centre_is_itself() {
    let fixed: Vec<Square> = (0..7)
        .flat_map(|rank| (0..7).map(move |file| Square::new(file, rank)))
        .filter(|&at| reflected(at) == at)
        .collect();
    assert_eq!(fixed, [Square::new(3, 3)], "only d4 has no other square to answer on");
}
