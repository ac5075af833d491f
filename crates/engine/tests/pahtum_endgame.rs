//! Pahtum's endgame solver against the rules themselves.

use std::collections::HashMap;
use std::time::Instant;

use khamsin_engine::pahtum_endgame::{Solved, Solver};
use khamsin_rules::pahtum::{NeutralSetup, Neutrals, Pahtum, Rules, line_points};
use khamsin_rules::random::Random;
use khamsin_rules::{Action, ActionSet, Piece, Position, Setup, Side, Square};

const TABLE_BYTES: usize = 16 << 20;

/// A way to fill the board down to so many empty squares, with so many neutrals.
type Family = fn(u8, usize, &mut Random) -> Pahtum;

fn start(neutrals: u8, random: &mut Random) -> Pahtum {
    let rules =
        Rules { neutrals: Neutrals(neutrals), neutral_setup: NeutralSetup::Random, ..Rules::GLOBE_JOUEUR };
    Pahtum::start(rules, random.word())
}

fn any_action(position: &Pahtum, random: &mut Random) -> Action {
    let actions = position.actions();
    actions.nth(random.below(actions.len()))
}

/// Stones anywhere.
fn scattered(neutrals: u8, empty: usize, random: &mut Random) -> Pahtum {
    let mut position = start(neutrals, random);
    while position.actions().len() > empty {
        position.play(any_action(&position, random));
    }
    position
}

/// Nine stones of ten where they make or prevent most at once, pairs counting a point; the tenth anywhere.
fn greedy(neutrals: u8, empty: usize, random: &mut Random) -> Pahtum {
    let mut position = start(neutrals, random);
    while position.actions().len() > empty {
        let mut best = (0, any_action(&position, random));
        if random.below(10) > 0 {
            position.actions().for_each(|action| {
                let Action::Place(at) = action else { return };
                let stone = 1_u64 << (at.rank() * 7 + at.file());
                let gain = |side| potential(position.men(side) | stone) - potential(position.men(side));
                // The lot decides between equal squares.
                let worth = (gain(Side::First) + gain(Side::Second)) << 16 | random.below(1 << 16) as u32;
                if worth > best.0 {
                    best = (worth, action);
                }
            });
        }
        position.play(best.1);
    }
    position
}

/// The points of a side's stones, and one for every two neighbours in line.
fn potential(men: u64) -> u32 {
    let line =
        |of: &dyn Fn(u32) -> u32| (0..7).fold(0_u8, |line, at| line | ((men >> of(at) & 1) as u8) << at);
    let worth = |line: u8| line_points(line) + (line & line >> 1).count_ones();
    (0..7).map(|n| worth(line(&|at| n * 7 + at)) + worth(line(&|at| at * 7 + n))).sum()
}

/// A mix of positions: every number of neutrals, both families, sizes up to `most`.
fn mixed(count: usize, most: usize, seed: u64) -> impl Iterator<Item = Pahtum> {
    let mut random = Random::new(seed);
    (0..count).map(move |n| {
        let family: Family = if n % 2 == 0 { scattered } else { greedy };
        family([1, 3, 5, 7, 9, 11, 13][n % 7], most - n / 2 % most, &mut random)
    })
}

fn margin_now(position: &Pahtum) -> i16 {
    let side = position.side();
    (position.count(side).cast_signed() - position.count(!side).cast_signed()) as i16
}

/// The margin with best play, word by word.
fn minimax(position: &Pahtum) -> i16 {
    if position.outcome().is_some() {
        return margin_now(position);
    }
    let mut best = i16::MIN;
    position.actions().for_each(|action| best = best.max(-minimax(&after(position, action))));
    best
}

/// The same, with a memory of what was seen.
fn remembered(position: &Pahtum, seen: &mut HashMap<(u64, u64), i16>) -> i16 {
    if position.outcome().is_some() {
        return margin_now(position);
    }
    let men = (position.men(Side::First), position.men(Side::Second));
    if let Some(&known) = seen.get(&men) {
        return known;
    }
    let mut best = i16::MIN;
    position.actions().for_each(|action| best = best.max(-remembered(&after(position, action), seen)));
    seen.insert(men, best);
    best
}

fn after(position: &Pahtum, action: Action) -> Pahtum {
    let mut next = *position;
    next.play(action);
    next
}

fn solve(solver: &mut Solver, position: &Pahtum) -> Solved {
    solver.solve(position, &mut |_| true).expect("nobody said to stop")
}

/// The line must lead to the margin, whoever fills the squares that are left.
fn check_line(position: &Pahtum, solved: &Solved, random: &mut Random) {
    assert_eq!(solved.line[0], solved.best);
    let mut end = *position;
    for &square in &solved.line {
        end.check(Action::Place(square)).expect("the line is legal");
        end.play(Action::Place(square));
    }
    while end.outcome().is_none() {
        end.play(any_action(&end, random));
    }
    let margin = if end.side() == position.side() { margin_now(&end) } else { -margin_now(&end) };
    assert_eq!(margin, solved.margin, "{:?} from {position:?}", solved.line);
}

#[test]
fn agrees_with_minimax() {
    let mut solver = Solver::new(TABLE_BYTES);
    let mut random = Random::new(1);
    for position in mixed(400, 8, 1).chain(mixed(2, 9, 2)) {
        let found = solve(&mut solver, &position);
        assert_eq!(found.margin, minimax(&position), "{position:?}");
        check_line(&position, &found, &mut random);
    }
}

/// From here on every way to leave moves out is in use.
#[test]
fn agrees_with_a_remembering_minimax() {
    larger(24, 12, 3);
}

#[test]
#[ignore = "a minute in release: some hundred positions of up to 15 empty squares"]
fn agrees_with_a_remembering_minimax_on_more() {
    larger(300, 14, 4);
    larger(4, 15, 5);
}

fn larger(count: usize, most: usize, seed: u64) {
    let mut solver = Solver::new(TABLE_BYTES);
    let mut random = Random::new(seed);
    for position in mixed(count, most, seed) {
        let found = solve(&mut solver, &position);
        assert_eq!(found.margin, remembered(&position, &mut HashMap::new()), "{position:?}");
        check_line(&position, &found, &mut random);
    }
}

/// A table of one bucket, and one full of other positions, change nothing.
#[test]
fn the_table_only_saves_time() {
    let mut kept = Solver::new(TABLE_BYTES);
    let mut small = Solver::new(0);
    for position in mixed(60, 15, 6) {
        let fresh = solve(&mut Solver::new(1 << 20), &position).margin;
        assert_eq!(solve(&mut kept, &position).margin, fresh);
        assert_eq!(solve(&mut small, &position).margin, fresh);
    }
}

#[test]
fn ranks_every_placement() {
    let mut solver = Solver::new(TABLE_BYTES);
    for position in mixed(60, 14, 7) {
        let ranked = solver.rank(&position, &mut |_| true).expect("nobody said to stop");
        assert_eq!(ranked.len(), position.actions().len());
        assert!(ranked.is_sorted_by_key(|&(_, margin)| -margin));
        assert_eq!(ranked[0].1, solve(&mut solver, &position).margin);
        for (square, margin) in ranked {
            let next = after(&position, Action::Place(square));
            let expected =
                if next.outcome().is_some() { margin_now(&next) } else { solve(&mut solver, &next).margin };
            assert_eq!(margin, -expected, "{square} in {position:?}");
        }
    }
}

/// The position with every square moved and every stone changed.
fn image(position: &Pahtum, square: impl Fn(Square) -> Square, side: impl Fn(Side) -> Side) -> Pahtum {
    let old = Setup::of(position, 0, 1);
    let mut new = old.clone();
    for at in old.squares() {
        new.put(
            square(at),
            old.piece(at).map(|piece| match piece {
                Piece::Man(owner) => Piece::Man(side(owner)),
                other => other,
            }),
        );
    }
    new.side = side(old.side);
    // Under the pie rule either side may have begun.
    Pahtum::from_setup(Rules { pie: true, ..position.rules() }, &new).expect("the image of a position is one")
}

#[test]
fn symmetries_keep_the_margin() {
    let mut solver = Solver::new(TABLE_BYTES);
    for position in mixed(40, 16, 8) {
        let margin = solve(&mut solver, &position).margin;
        let turn = |at: Square| Square::new(at.rank(), 6 - at.file());
        let flip = |at: Square| Square::new(6 - at.file(), at.rank());
        let mut turned = position;
        for _ in 0..4 {
            turned = image(&turned, turn, |side| side);
            assert_eq!(solve(&mut solver, &turned).margin, margin);
            let mirrored = image(&turned, flip, |side| side);
            assert_eq!(solve(&mut solver, &mirrored).margin, margin);
        }
        assert_eq!(turned.men(Side::First), position.men(Side::First));
    }
}

/// First's margin changes its sign with the colours, whoever is to act.
#[test]
fn colours_negate() {
    let mut solver = Solver::new(TABLE_BYTES);
    for position in mixed(40, 14, 9) {
        let for_first = |position: &Pahtum, margin: i16| match position.side() {
            Side::First => margin,
            Side::Second => -margin,
        };
        let swapped = image(&position, |at| at, |side| !side);
        let (one, other) = (solve(&mut solver, &position).margin, solve(&mut solver, &swapped).margin);
        assert_eq!(for_first(&position, one), -for_first(&swapped, other));
    }
}

#[test]
fn stops_when_told() {
    let mut random = Random::new(10);
    let position = greedy(1, 30, &mut random);
    let mut solver = Solver::new(1 << 20);
    let mut last = 0;
    let mut widest = 0;
    let mut ask = |nodes: u64| {
        widest = widest.max(nodes - last);
        last = nodes;
        nodes < 100_000
    };
    assert!(solver.solve(&position, &mut ask).is_none());
    assert!(widest <= 2000, "{widest} stones between two questions");
    assert!(solver.nodes() < 102_000);
    assert!(solver.rank(&position, &mut |_| false).is_none());
    // What an interrupted call left behind does no harm.
    let position = greedy(5, 12, &mut random);
    assert_eq!(solve(&mut solver, &position).margin, remembered(&position, &mut HashMap::new()));
}

#[test]
fn nothing_to_place() {
    let mut solver = Solver::new(0);
    let placing_neutrals = Pahtum::start(Rules::GLOBE_JOUEUR, 0);
    assert!(solver.solve(&placing_neutrals, &mut |_| true).is_none());
    let full = scattered(5, 0, &mut Random::new(11));
    assert!(solver.solve(&full, &mut |_| true).is_none());
}

/// Prints how long positions take: `PAHTUM_EMPTY` squares (20), `PAHTUM_COUNT` positions a family (101).
#[test]
#[ignore = "a report, to be run alone, in release and with --nocapture"]
fn timing() {
    let setting = |name, default| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    let (empty, count) = (setting("PAHTUM_EMPTY", 20), setting("PAHTUM_COUNT", 101));
    println!(
        "random neutrals, then stones: `random` anywhere; `greedy` nine of ten where the points (a pair: one)"
    );
    println!(
        "that the square makes for either side are most, the tenth anywhere. {empty} squares left, seed 7."
    );
    let families: [(&str, Family); 2] = [("random", scattered), ("greedy", greedy)];
    let mut solver = Solver::new(TABLE_BYTES);
    for (name, family) in families {
        for neutrals in [1, 5, 13] {
            let mut random = Random::new(7);
            let mut runs: Vec<(f64, u64)> = (0..count)
                .map(|_| {
                    let position = family(neutrals, empty, &mut random);
                    let begun = Instant::now();
                    solve(&mut solver, &position);
                    (begun.elapsed().as_secs_f64(), solver.nodes())
                })
                .collect();
            let (seconds, nodes) = runs.iter().fold((0.0, 0), |sum, run| (sum.0 + run.0, sum.1 + run.1));
            runs.sort_by(|a, b| a.0.total_cmp(&b.0));
            let at = |percent: usize| runs[(runs.len() - 1) * percent / 100];
            println!(
                "{name} {neutrals:2} neutrals: median {:.4} s, 90 % {:.4} s, most {:.4} s; nodes {}, {}, {}; {:.1} M nodes/s",
                at(50).0,
                at(90).0,
                at(100).0,
                at(50).1,
                at(90).1,
                at(100).1,
                nodes as f64 / seconds / 1e6
            );
        }
    }
}
