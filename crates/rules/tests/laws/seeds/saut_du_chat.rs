//! Seeds for Saut du Chat.

use khamsin_rules::random::Random;
use khamsin_rules::{Pending, Piece, Setup, Side, Square};

use super::{cornered, men, scatter, side};

const MOST: usize = 12;

pub fn draw(random: &mut Random) -> Setup {
    let mut setup = Setup::empty(5, 5);
    setup.side = side(random);
    match random.below(5) {
        0 => {
            scatter(&mut setup, Side::First, 1 + random.below(MOST), random);
            scatter(&mut setup, Side::Second, 1 + random.below(MOST), random);
        }
        1 => {
            let inside = side(random);
            cornered(&mut setup, inside, 1 + random.below(3), 1 + random.below(2), random);
            let spare = MOST.saturating_sub(men(&setup, !inside));
            scatter(&mut setup, !inside, random.below(spare + 1), random);
        }
        2 => {
            scatter(&mut setup, Side::First, 1 + random.below(3), random);
            scatter(&mut setup, Side::Second, 1 + random.below(2), random);
        }
        3 => {
            setup.put(Square::new(2, 2), Some(Piece::Man(!setup.side)));
            let own = setup.side;
            scatter(&mut setup, own, 1 + random.below(6), random);
            scatter(&mut setup, !own, random.below(5), random);
        }
        _ => {
            scatter(&mut setup, Side::First, 1 + random.below(9), random);
            scatter(&mut setup, Side::Second, 1 + random.below(9), random);
            let own: Vec<Square> = setup
                .squares()
                .filter(|&square| setup.piece(square) == Some(Piece::Man(setup.side)))
                .collect();
            setup.pending = Pending::Chain(own[random.below(own.len())]);
        }
    }
    setup
}
