//! Positions made to meet rare clauses: cornered sides, walls, full rows, the last stones.
//!
//! A seed is drawn, written down as a setup, and kept if the rules accept it; so a seed is always a position that the
//! crate takes for possible, and the tests compare it with the literal implementation from there.

use khamsin_rules::random::Random;
use khamsin_rules::{AnyPosition, AnyRules, Piece, RuleSet, Setup, Side, Square};

mod pahtum;
mod saut_du_chat;
mod seega;
mod seti;

/// A position of this rule set that meets something rare.
pub fn setup(set: &RuleSet, random: &mut Random) -> Setup {
    loop {
        let mut setup = match set.rules() {
            AnyRules::Seega(rules) => seega::draw(set, &rules, random),
            AnyRules::SautDuChat(_) => saut_du_chat::draw(random),
            AnyRules::Pahtum(rules) => pahtum::draw(rules, random),
            AnyRules::Seti(rules) => seti::draw(rules, random),
        };
        if let Some(limit) = set.rules().quiet_limit() {
            // Now and then the limit is near.
            if random.below(5) == 0 && setup.turn == 1 {
                setup.quiet = limit.saturating_sub(1 + random.below(4) as u32);
                setup.turn = setup.quiet + 1 + random.below(9) as u32;
            }
        }
        if AnyPosition::from_setup(set, &setup).is_ok() {
            return setup;
        }
    }
}

/// One of the sides.
fn side(random: &mut Random) -> Side {
    if random.below(2) == 0 { Side::First } else { Side::Second }
}

/// An empty square of the board, if there is one.
fn empty_square(setup: &Setup, random: &mut Random) -> Option<Square> {
    let empty: Vec<Square> = setup.squares().filter(|&square| setup.piece(square).is_none()).collect();
    (!empty.is_empty()).then(|| empty[random.below(empty.len())])
}

/// Puts so many men of a side on empty squares.
fn scatter(setup: &mut Setup, side: Side, count: usize, random: &mut Random) {
    for _ in 0..count {
        if let Some(square) = empty_square(setup, random) {
            setup.put(square, Some(Piece::Man(side)));
        }
    }
}

/// How many men of a side stand on the board.
fn men(setup: &Setup, side: Side) -> usize {
    setup.squares().filter(|&square| setup.piece(square) == Some(Piece::Man(side))).count()
}

/// The squares that share an edge with this one.
fn neighbours(setup: &Setup, square: Square) -> Vec<Square> {
    let apart = |other: &Square| square.file().abs_diff(other.file()) + square.rank().abs_diff(other.rank());
    setup.squares().filter(|other| apart(other) == 1).collect()
}

/// A cluster of one side in a corner or beside the centre, shut in by `layers` of the other.
fn cornered(setup: &mut Setup, inside: Side, cluster: usize, layers: usize, random: &mut Random) {
    let (files, ranks) = setup.dimensions();
    let corner = Square::new(
        if random.below(2) == 0 { 0 } else { files - 1 },
        if random.below(2) == 0 { 0 } else { ranks - 1 },
    );
    let beside_centre = Square::new(files / 2, ranks / 2 - 1);
    let start = if random.below(4) == 0 { beside_centre } else { corner };
    let mut front = vec![start];
    setup.put(start, Some(Piece::Man(inside)));
    while front.len() < cluster {
        let from = front[random.below(front.len())];
        let around = neighbours(setup, from);
        let next = around[random.below(around.len())];
        if setup.piece(next).is_none() {
            setup.put(next, Some(Piece::Man(inside)));
            front.push(next);
        }
    }
    for _ in 0..layers {
        let ring: Vec<Square> = front.iter().flat_map(|&square| neighbours(setup, square)).collect();
        let ring: Vec<Square> = ring.into_iter().filter(|&square| setup.piece(square).is_none()).collect();
        for &square in &ring {
            setup.put(square, Some(Piece::Man(!inside)));
        }
        front = ring;
    }
}
