//! Seeds for Pahtum.

use khamsin_rules::pahtum::Rules;
use khamsin_rules::random::Random;
use khamsin_rules::{BySide, Pending, Piece, Setup, Side};

use super::{empty_square, scatter};

pub fn draw(rules: Rules, random: &mut Random) -> Setup {
    let mut setup = Setup::empty(7, 7);
    let neutrals = rules.neutrals.0 as usize;
    for _ in 0..neutrals {
        if let Some(square) = empty_square(&setup, random) {
            setup.put(square, Some(Piece::Neutral));
        }
    }
    let squares = 49 - neutrals;
    let played = match random.below(5) {
        0 => random.below(3),
        1..=3 => squares - random.below(4),
        _ => random.below(squares + 1),
    };
    scatter(&mut setup, Side::First, played.div_ceil(2), random);
    scatter(&mut setup, Side::Second, played / 2, random);
    setup.side = if played % 2 == 0 { Side::First } else { Side::Second };
    setup.pending = if rules.pie && played == 1 { Pending::Pie } else { Pending::Place(1) };
    if random.below(8) == 0 {
        // The last neutrals are still to be placed.
        let owed = 1 + random.below(neutrals);
        let standing = neutrals - owed;
        setup = Setup::empty(7, 7);
        for _ in 0..standing {
            if let Some(square) = empty_square(&setup, random) {
                setup.put(square, Some(Piece::Neutral));
            }
        }
        setup.side = if owed % 2 == 1 { Side::Second } else { Side::First };
        setup.hands = BySide::new((owed / 2) as u8, owed.div_ceil(2) as u8);
        setup.pending = Pending::Neutral;
    }
    setup
}
