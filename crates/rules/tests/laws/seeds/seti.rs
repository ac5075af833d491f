//! Seeds for Seti.

use khamsin_rules::random::Random;
use khamsin_rules::seti::{Edition, Rules, Variant};
use khamsin_rules::{BySide, Figure, Pending, Piece, Setup, Side, Square};

use super::{empty_square, side};

pub fn draw(rules: Rules, random: &mut Random) -> Setup {
    match rules.variant {
        Variant::Aleph if random.below(8) == 0 => stuck(random),
        Variant::Aleph => aleph(random),
        Variant::Beth => beth(rules, random),
    }
}

/// A square, often on one of the end rows, where most clauses act.
fn somewhere(setup: &Setup, random: &mut Random) -> Square {
    let (files, ranks) = setup.dimensions();
    for _ in 0..20 {
        let rank = match random.below(6) {
            0 => 0,
            1 => ranks - 1,
            _ => random.below(ranks as usize) as u8,
        };
        let square = Square::new(random.below(files as usize) as u8, rank);
        if setup.piece(square).is_none() {
            return square;
        }
    }
    empty_square(setup, random).expect("so few figures leave room")
}

fn aleph(random: &mut Random) -> Setup {
    let mut setup = Setup::empty(3, 10);
    setup.side = side(random);
    let mut figures = vec![Figure::Pharaoh, Figure::Pharaoh];
    figures.extend([Figure::Priest; 4]);
    if random.below(3) == 0 {
        let held = figures.remove(random.below(figures.len()));
        setup.pending = Pending::Reenter(held);
    } else if random.below(12) == 0 {
        // One side has lost its last figure.
        figures.remove(random.below(figures.len()));
        let winner = side(random);
        for figure in figures {
            let square = somewhere(&setup, random);
            setup.put(square, Some(Piece::Figure { side: winner, figure, aboard: false }));
        }
        ships(&mut setup, 6, random);
        return setup;
    }
    // Crowd the start row of the side to act now and then, so that re-entry overflows.
    let crowd = random.below(3) == 0;
    let home = if setup.side == Side::First { 0 } else { 9 };
    for (n, figure) in figures.into_iter().enumerate() {
        let owner = if n == 2 {
            setup.side
        } else if n == 3 {
            !setup.side
        } else {
            side(random)
        };
        let row =
            [0, 1, 2].map(|file| Square::new(file, home)).into_iter().find(|&s| setup.piece(s).is_none());
        let square = row.filter(|_| crowd && n > 1).unwrap_or_else(|| somewhere(&setup, random));
        setup.put(square, Some(Piece::Figure { side: owner, figure, aboard: false }));
    }
    ships(&mut setup, 6, random);
    setup
}

/// Deals ships out: some in hand, some alone, some under figures, none on the far row of its owner.
fn ships(setup: &mut Setup, count: usize, random: &mut Random) {
    let mut hands = [0u8; 2];
    for _ in 0..count {
        let owner = side(random);
        let square = somewhere(setup, random);
        let far = if owner == Side::First { 9 } else { 0 };
        match random.below(3) {
            0 => hands[owner as usize] += 1,
            1 if square.rank() != far => setup.put(square, Some(Piece::Ship(owner))),
            _ => {
                let figures: Vec<Square> = setup
                    .squares()
                    .filter(|&at| matches!(setup.piece(at), Some(Piece::Figure { aboard: false, .. })))
                    .collect();
                let at = (!figures.is_empty()).then(|| figures[random.below(figures.len())]);
                match at.and_then(|at| setup.piece(at).map(|piece| (at, piece))) {
                    Some((at, Piece::Figure { side, figure, .. }))
                        if at.rank() != if side == Side::First { 9 } else { 0 } =>
                    {
                        setup.put(at, Some(Piece::Figure { side, figure, aboard: true }));
                    }
                    _ => hands[owner as usize] += 1,
                }
            }
        }
    }
    setup.hands = BySide::new(hands[0], hands[1]);
}

/// A lone priest whose every target is a protected enemy, and who owns no ship: no legal turn, or nearly.
fn stuck(random: &mut Random) -> Setup {
    let mut setup = Setup::empty(3, 10);
    let flip = random.below(2) == 1;
    let alone = if flip { Side::Second } else { Side::First };
    let at = |file: u8, rank: u8| Square::new(file, if flip { 9 - rank } else { rank });
    let mirror = random.below(2) == 1;
    let file = |file: u8| if mirror { 2 - file } else { file };
    let priest = |side, aboard| Some(Piece::Figure { side, figure: Figure::Priest, aboard });
    setup.put(at(file(0), 0), priest(alone, false));
    for (f, r) in [(2, 2), (1, 2), (2, 1)] {
        setup.put(at(file(f), r), priest(!alone, true));
    }
    for _ in 0..2 {
        let square = somewhere(&setup, random);
        setup.put(square, Some(Piece::Figure { side: !alone, figure: Figure::Pharaoh, aboard: false }));
    }
    let mut hands = [0; 2];
    hands[!alone as usize] = 3;
    setup.hands = BySide::new(hands[0], hands[1]);
    setup.side = if random.below(3) == 0 { !alone } else { alone };
    setup
}

fn beth(rules: Rules, random: &mut Random) -> Setup {
    let mut setup = Setup::empty(5, 10);
    setup.side = side(random);
    let pharaohs = if rules.edition == Edition::De { 1 } else { 2 };
    let few = random.below(3) == 0;
    for owner in Side::BOTH {
        let (most_pharaohs, most_priests) = if few { (1, 1) } else { (pharaohs, 4) };
        for (figure, most) in [(Figure::Pharaoh, most_pharaohs), (Figure::Priest, most_priests)] {
            for _ in 0..random.below(most + 1) {
                let square = somewhere(&setup, random);
                setup.put(square, Some(Piece::Figure { side: owner, figure, aboard: false }));
            }
        }
    }
    setup
}
