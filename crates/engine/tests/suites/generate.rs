//! Which of the drawn positions make a suite.

use khamsin_rules::random::{Random, mix};
use khamsin_rules::{Action, AnyPosition, GameKind, Piece, Setup, Side, Turn, dispatch};

use crate::sample::{greediest, position};
use crate::suite::{Line, Proof, Suite, Value};
use crate::turns::{play, turns};

/// How many positions a suite gets.
const SIZE: usize = 32;
/// How many positions are drawn for a suite at most.
const DRAWN: u64 = 200_000;
/// Actions a proof of a victory may take; one position of sixteen may take the larger number.
const BUDGETS: [u64; 2] = [250_000, 3_000_000];
/// No victory is looked for beyond this.
const FURTHEST: Value = Value::Win { turns: 19 };
/// So many turns may be best.
const MOST_BEST: usize = 2;
/// There must be so many turns to choose from.
const LEAST_TURNS: usize = 4;
/// So many squares at least differ between two positions of a suite.
const LEAST_DIFFERENCE: usize = 4;
/// So many positions of a suite may have the same numbers of pieces on both sides.
const MOST_ALIKE: usize = 4;
/// So many positions of a suite may have the same number of pieces on the losing side.
const MOST_ALIKE_LOSERS: usize = 16;
/// What a greedy stone of Pahtum has to cost at least.
const LEAST_COST: i16 = 3;

/// Draws the positions of a suite.
pub fn lines(suite: &Suite) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let set = suite.rule_set();
    // Every suite draws other positions.
    let seed = suite.file.bytes().fold(0, |seed, byte| mix(seed ^ u64::from(byte)));
    for number in 0..DRAWN {
        if lines.len() == SIZE {
            break;
        }
        let mut random = Random::new(mix(seed ^ number));
        let Some(position) = position(set, &mut random) else { continue };
        if !fits(suite, &position, &lines) {
            continue;
        }
        let budget = if suite.goal.is_none() { u64::MAX } else { BUDGETS[usize::from(number % 16 == 0)] };
        let Some(proof) = suite.prove(&position, budget, FURTHEST) else { continue };
        if is_tactical(suite, &position, &proof) && has_room(suite, proof.value, &lines) {
            let line = Line {
                setup: position.setup(0, 1),
                value: proof.value,
                goal: suite.goal,
                best: proof.best,
                nodes: proof.nodes,
            };
            println!("{number}: {line}");
            lines.push(line);
        }
    }
    lines.sort_by_key(|line| (order(line.value), line.nodes));
    lines
}

/// Easy ones first.
fn order(value: Value) -> u16 {
    match value {
        Value::Win { turns } => turns,
        Value::Points(_) => 0,
    }
}

/// Whether a position is unlike those that the suite already has.
fn fits(suite: &Suite, position: &AnyPosition, lines: &[Line]) -> bool {
    let setup = position.setup(0, 1);
    let differs = |line: &Line| {
        let squares = setup.squares().filter(|&square| setup.piece(square) != line.setup.piece(square));
        squares.count() >= LEAST_DIFFERENCE
    };
    lines.iter().all(differs)
        && (!is_fought_with_men(suite) || spreads(&setup, lines))
        && turn_count(position) >= LEAST_TURNS
}

/// Whether numbers of pieces tell positions apart: not of figures, which are few, nor where all are placed.
fn is_fought_with_men(suite: &Suite) -> bool {
    matches!(suite.rule_set().game(), GameKind::Seega | GameKind::SautDuChat)
}

/// Whether the suite has few positions yet with these numbers of pieces.
fn spreads(setup: &Setup, lines: &[Line]) -> bool {
    let [ours, theirs] = counts(setup);
    let others = || lines.iter().map(|line| counts(&line.setup));
    others().filter(|&[_, other]| other == theirs).count() < MOST_ALIKE_LOSERS
        && others().filter(|&other| other == [ours, theirs]).count() < MOST_ALIKE
}

fn turn_count(position: &AnyPosition) -> usize {
    dispatch!(position, position => turns(position).len())
}

fn counts(setup: &Setup) -> [usize; 2] {
    let men = |side: Side| {
        setup.squares().filter(|&square| setup.piece(square).and_then(Piece::side) == Some(side)).count()
    };
    [men(setup.side), men(!setup.side)]
}

/// Whether there are few of its depth yet: a suite is of easy and hard ones.
fn has_room(suite: &Suite, value: Value, lines: &[Line]) -> bool {
    let own_turns = |value: Value| order(value).div_ceil(2);
    let most = match own_turns(value) {
        0 => SIZE,
        1 => 0,
        2 => SIZE / 4,
        3 if is_wide(suite) => SIZE * 3 / 4,
        _ => SIZE / 2,
    };
    lines.iter().filter(|line| own_turns(line.value) == own_turns(value)).count() < most
}

/// Whether there are so many turns that brute force does not see far: ships may go nearly anywhere.
fn is_wide(suite: &Suite) -> bool {
    suite.file == "seti-aleph"
}

/// Whether the best turn has to be found: few are best, and greed is not.
fn is_tactical(suite: &Suite, position: &AnyPosition, proof: &Proof) -> bool {
    if proof.best.len() > MOST_BEST {
        return false;
    }
    match proof.value {
        Value::Win { .. } => !greedy_turns(position).iter().any(|turn| proof.best.contains(turn)),
        Value::Points(margin) => {
            let costs = |action: Action| {
                let after = play(position, &Turn(vec![action]));
                match suite.prove(&after, u64::MAX, FURTHEST).map(|proof| proof.value) {
                    Some(Value::Points(other)) => margin + other,
                    _ => 0,
                }
            };
            // A margin of nothing is a draw, and a draw is no proved margin to the engine.
            margin != 0 && greediest(position).into_iter().all(|stone| costs(stone) >= LEAST_COST)
        }
    }
}

/// The turns that take most; none if nothing can be taken.
fn greedy_turns(position: &AnyPosition) -> Vec<Turn> {
    let us = position.side();
    let left = |after: &AnyPosition| after.count(!us);
    let all: Vec<Turn> =
        dispatch!(position, position => turns(position).into_iter().map(|(turn, _)| turn).collect());
    let least = all.iter().map(|turn| left(&play(position, turn))).min();
    let takes = least.filter(|&least| least < position.count(!us));
    all.into_iter().filter(|turn| Some(left(&play(position, turn))) == takes).collect()
}
