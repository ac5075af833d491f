//! Seeds for Seega.

use khamsin_rules::random::Random;
use khamsin_rules::seega::{Barrier, Blocked, Rules};
use khamsin_rules::{Game, Pending, Piece, RuleSet, Setup, Side, Square};

use super::{cornered, men, neighbours, scatter, side};

pub fn draw(set: &RuleSet, rules: &Rules, random: &mut Random) -> Setup {
    let size = rules.size.squares();
    let most = rules.size.pieces() as usize;
    let mut setup = Setup::empty(size, size);
    setup.side = side(random);
    // What a rule set makes of walls and of blocked sides is drawn more often where it makes something of them.
    let kinds: &[u8] = match (rules.blocked, rules.barrier) {
        (Blocked::PassUnblock | Blocked::Remove, Barrier::None) => &[0, 1, 2, 3, 2, 3, 5, 6, 7, 8],
        (_, Barrier::None) => &[0, 1, 2, 5, 6, 7, 8],
        (Blocked::PassUnblock | Blocked::Remove, _) => &[0, 1, 2, 3, 2, 3, 4, 4, 4, 5, 6, 7, 8],
        _ => &[0, 1, 2, 4, 4, 4, 5, 6, 7, 8],
    };
    match kinds[random.below(kinds.len())] {
        0 => {
            scatter(&mut setup, Side::First, 1 + random.below(most), random);
            scatter(&mut setup, Side::Second, 1 + random.below(most), random);
        }
        1 => {
            // Nearly full, as at the start of the moving phase.
            let missing = random.below(4);
            scatter(&mut setup, Side::First, most - random.below(1 + missing), random);
            scatter(&mut setup, Side::Second, most - missing, random);
        }
        2 | 3 => shut_in(&mut setup, most, random),
        4 => wall(&mut setup, most, random),
        5 => {
            scatter(&mut setup, Side::First, random.below(3), random);
            scatter(&mut setup, Side::Second, random.below(3), random);
        }
        6 => return placing(set, most, random),
        7 => {
            scatter(&mut setup, Side::First, 2 + random.below(most - 1), random);
            scatter(&mut setup, Side::Second, 1 + random.below(most - 1), random);
            let own: Vec<Square> = setup
                .squares()
                .filter(|&square| setup.piece(square) == Some(Piece::Man(setup.side)))
                .collect();
            setup.pending = Pending::Chain(own[random.below(own.len())]);
        }
        _ => around_centre(&mut setup, most, random),
    }
    setup
}

/// One side shut in; perhaps the other has to unblock it, or has just been made to make room.
fn shut_in(setup: &mut Setup, most: usize, random: &mut Random) {
    let inside = side(random);
    cornered(setup, inside, 1 + random.below(4), 1 + random.below(2), random);
    let outside = !inside;
    let spare = most.saturating_sub(men(setup, outside));
    scatter(setup, outside, random.below(spare + 1), random);
    match random.below(4) {
        0 => setup.side = inside,
        1 => {
            setup.side = outside;
            setup.pending = Pending::Unblock;
        }
        2 => {
            // One of the ring was removed.
            setup.side = inside;
            setup.pending = Pending::Freed;
            let ring: Vec<Square> = setup
                .squares()
                .filter(|&square| setup.piece(square) == Some(Piece::Man(outside)))
                .filter(|&square| {
                    neighbours(setup, square).iter().any(|&n| setup.piece(n) == Some(Piece::Man(inside)))
                })
                .collect();
            setup.put(ring[random.below(ring.len())], None);
        }
        _ => {}
    }
}

/// A wall across the board, straight or crooked, complete or one step short, enemies mostly on one side of it.
fn wall(setup: &mut Setup, most: usize, random: &mut Random) {
    let builder = side(random);
    let last = setup.dimensions().0 - 1;
    let along_files = random.below(2) == 0;
    let crooked = random.below(2) == 0;
    let at = |along: u8, across: u8| {
        if along_files { Square::new(along, across) } else { Square::new(across, along) }
    };
    let mut line = 1 + random.below(last as usize - 1) as u8;
    let free_above = random.below(2) == 0;
    let mut beyond = Vec::new();
    for along in 0..=last {
        if crooked {
            line = (line as usize + random.below(3)).saturating_sub(1).clamp(1, last as usize - 1) as u8;
        }
        setup.put(at(along, line), Some(Piece::Man(builder)));
        beyond.extend(
            (0..=last)
                .filter(|&across| across != line && (across > line) == free_above)
                .map(|a| at(along, a)),
        );
    }
    // Fill the side behind the wall, let the others stand before it, then clear what was filled.
    let kept: Vec<Square> = beyond.into_iter().filter(|_| random.below(12) > 0).collect();
    for &square in &kept {
        setup.put(square, Some(Piece::Man(builder)));
    }
    scatter(setup, !builder, 1 + random.below(most - 1), random);
    let spare = most.saturating_sub(last as usize + 1);
    let reserves = random.below(3.min(spare + 1));
    for (n, &square) in kept.iter().enumerate() {
        if n >= reserves {
            setup.put(square, None);
        }
    }
    if random.below(2) == 0 {
        // A stone of the wall stands beside its place: a step completes it.
        let along = random.below(last as usize + 1) as u8;
        let gap = setup.squares().find(|&square| {
            let place = if along_files { square.file() } else { square.rank() };
            place == along && setup.piece(square) == Some(Piece::Man(builder))
        });
        if let Some(gap) = gap {
            setup.put(gap, None);
            let free: Vec<Square> =
                neighbours(setup, gap).into_iter().filter(|&square| setup.piece(square).is_none()).collect();
            if !free.is_empty() {
                setup.put(free[random.below(free.len())], Some(Piece::Man(builder)));
            }
        }
        setup.side = builder;
    }
    if random.below(4) == 0 {
        mirror_wall(setup, builder);
    }
}

/// Two barriers and nothing else, but for what their builders have behind them.
fn mirror_wall(setup: &mut Setup, builder: Side) {
    let last = setup.dimensions().0 - 1;
    for file in 0..=last {
        for rank in 0..=last {
            let side = match rank {
                1 => Some(builder),
                r if r == last - 1 => Some(!builder),
                0 if file == 0 => Some(builder),
                _ => None,
            };
            setup.put(Square::new(file, rank), side.map(Piece::Man));
        }
    }
}

/// A position of the placing phase, reached by random placements; often the last ones.
fn placing(set: &RuleSet, most: usize, random: &mut Random) -> Setup {
    let mut game = Game::new(*set, 0);
    let late = random.below(2) == 0;
    let stones = if late { 2 * most - 1 - random.below(3) } else { random.below(2 * most) };
    for _ in 0..stones {
        let actions = game.legal_actions();
        game.play(actions[random.below(actions.len())]).expect("a listed action is legal");
    }
    game.setup()
}

/// The centre occupied, and a sandwich around it or through it in reach.
fn around_centre(setup: &mut Setup, most: usize, random: &mut Random) {
    let middle = setup.dimensions().0 / 2;
    let owner = side(random);
    setup.put(Square::new(middle, middle), Some(Piece::Man(owner)));
    for (file, rank) in
        [(middle + 1, middle), (middle - 1, middle), (middle, middle + 1), (middle, middle - 1)]
    {
        if random.below(2) == 0 {
            setup.put(Square::new(file, rank), Some(Piece::Man(!owner)));
        }
    }
    for side in [Side::First, Side::Second] {
        let spare = most - men(setup, side);
        scatter(setup, side, random.below(spare.min(most / 2) + 1), random);
    }
}
