//! Saut du Chat, the Cat's Leap: Seega's steps, and capture by short leaps.
//!
//! Captures are optional; a piece that has leapt may leap again, turning as it likes, or stop with `end`. A side
//! without pieces has lost, and so has a side that cannot move, unless blocked sides pass.

use crate::action::Action;
use crate::board::{Board, ORTHOGONAL, Side, Square};
use crate::choices::Blocked;
use crate::outcome::{Kind, Outcome};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::{LeapRules, Rules};

/// First on ranks 1 and 2 and d3 e3; Second on ranks 4 and 5 and a3 b3; the centre empty.
pub fn start(rules: Rules) -> Position {
    let mut board = Board::empty(5, 5);
    for square in board.squares() {
        match (square.rank, square.file) {
            (0 | 1, _) | (2, 3 | 4) => board.put_man(square, Side::First),
            (3 | 4, _) | (2, 0 | 1) => board.put_man(square, Side::Second),
            _ => {}
        }
    }
    Position { rules, board, side: Side::First, phase: Phase::Move, hands: [0, 0] }
}

/// The legal actions of a position that is not over.
pub fn legal(position: &Position, rules: LeapRules) -> Vec<Action> {
    if let Phase::Chain(from) = position.phase {
        let mut actions = leaps_of(&position.board, rules, from);
        if !actions.is_empty() {
            actions.push(Action::End);
        }
        return actions;
    }
    let actions = steps_and_leaps(position, rules);
    if actions.is_empty() && rules.blocked == Blocked::Pass { vec![Action::Pass] } else { actions }
}

/// Every step and leap of the side to move.
fn steps_and_leaps(position: &Position, rules: LeapRules) -> Vec<Action> {
    let board = &position.board;
    let mut actions = Vec::new();
    for from in board.squares_of(position.side) {
        for way in ORTHOGONAL {
            if board.is_empty(from.offset(way)) {
                actions.push(Action::Move(from, from.offset(way)));
            }
        }
        actions.extend(leaps_of(board, rules, from));
    }
    actions
}

/// The leaps of one piece: over an adjacent enemy onto the empty square right behind it.
fn leaps_of(board: &Board, rules: LeapRules, from: Square) -> Vec<Action> {
    let Some(side) = board.owner(from) else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    for way in ORTHOGONAL {
        let over = from.offset(way);
        let to = over.offset(way);
        let safe = rules.centre_safe && over == board.centre();
        if board.owner(over) == Some(side.other()) && board.is_empty(to) && !safe {
            actions.push(Action::Move(from, to));
        }
    }
    actions
}

/// Play an action; the answer is the square leapt over, if any.
pub fn play(position: &mut Position, rules: LeapRules, action: Action) -> Vec<Square> {
    let Action::Move(from, to) = action else {
        // `pass` and `end`.
        position.pass_turn(Phase::Move);
        return Vec::new();
    };
    position.board.carry(from, to);
    let (files, ranks) = (to.file - from.file, to.rank - from.rank);
    if files.abs() + ranks.abs() == 1 {
        position.pass_turn(Phase::Move);
        return Vec::new();
    }
    let over = from.offset((files / 2, ranks / 2));
    position.board.set_piece(over, None);
    if leaps_of(&position.board, rules, to).is_empty() {
        position.pass_turn(Phase::Move);
    } else {
        position.phase = Phase::Chain(to);
    }
    vec![over]
}

/// No pieces left, or none that can move.
pub fn outcome(position: &Position, rules: LeapRules) -> Option<Outcome> {
    if let Some(loser) = Side::BOTH.into_iter().find(|&side| position.board.count(side) == 0) {
        return Some(Outcome::won(loser.other(), Kind::Total, 1));
    }
    let blocked = position.phase == Phase::Move
        && rules.blocked == Blocked::Lose
        && steps_and_leaps(position, rules).is_empty();
    blocked.then(|| Outcome::won(position.side.other(), Kind::Blocked, 1))
}
