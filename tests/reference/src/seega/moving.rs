//! The moving phase: steps, custodian capture, chains, and what a blocked side does.
//!
//! A step is tried on a copy of the board, and the sandwiches are looked for there: only those that the moved piece
//! forms count.

use crate::action::Action;
use crate::board::{Board, ORTHOGONAL, Side, Square};
use crate::choices::{Blocked, Capture, Chain, Gait};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::SeegaRules;

/// The legal actions of a moving-phase position that is not over.
pub fn legal(position: &Position, rules: SeegaRules) -> Vec<Action> {
    let (board, side) = (&position.board, position.side);
    match position.phase {
        Phase::Chain(from) => {
            let mut actions = capturing(board, rules, steps_of(board, rules, from));
            if rules.chain == Chain::Optional && !actions.is_empty() {
                actions.push(Action::End);
            }
            actions
        }
        Phase::Unblock => unblocking(board, rules, side),
        Phase::Move if !can_move(board, rules, side) => blocked(board, rules, side),
        _ => {
            let all = steps(board, rules, side);
            let capturing = capturing(board, rules, all.clone());
            if rules.capture == Capture::Mandatory && !capturing.is_empty() { capturing } else { all }
        }
    }
}

/// What a side that cannot move does instead; `lose` has ended the game already.
fn blocked(board: &Board, rules: SeegaRules, side: Side) -> Vec<Action> {
    match rules.blocked {
        Blocked::PassUnblock | Blocked::Pass => vec![Action::Pass],
        Blocked::Remove => removals(board, rules, side),
        Blocked::Lose => Vec::new(),
    }
}

/// Enemy pieces next to an own piece, but none on a safe centre.
fn removals(board: &Board, rules: SeegaRules, side: Side) -> Vec<Action> {
    board
        .squares_of(side.other())
        .filter(|square| ORTHOGONAL.iter().any(|&way| board.owner(square.offset(way)) == Some(side)))
        .filter(|&square| !is_refuge(board, rules, square))
        .map(Action::Remove)
        .collect()
}

/// The steps after which the opponent can move.
pub fn unblocking(board: &Board, rules: SeegaRules, side: Side) -> Vec<Action> {
    let mut actions = steps(board, rules, side);
    actions.retain(|&action| can_move(&after(board, rules, action).0, rules, side.other()));
    actions
}

/// Every step of a side, without a thought for forced capture.
fn steps(board: &Board, rules: SeegaRules, side: Side) -> Vec<Action> {
    board.squares_of(side).flat_map(|from| steps_of(board, rules, from)).collect()
}

/// Every step of the piece on one square: onto a neighbouring empty square, or sliding on in the same line.
fn steps_of(board: &Board, rules: SeegaRules, from: Square) -> Vec<Action> {
    let mut actions = Vec::new();
    for way in ORTHOGONAL {
        let mut to = from.offset(way);
        while board.is_empty(to) {
            actions.push(Action::Move(from, to));
            if rules.gait == Gait::Step {
                break;
            }
            to = to.offset(way);
        }
    }
    actions
}

/// Whether a side has any step.
pub fn can_move(board: &Board, rules: SeegaRules, side: Side) -> bool {
    board.squares_of(side).any(|from| !steps_of(board, rules, from).is_empty())
}

/// Those of the steps that capture.
fn capturing(board: &Board, rules: SeegaRules, mut actions: Vec<Action>) -> Vec<Action> {
    actions.retain(|&action| !after(board, rules, action).1.is_empty());
    actions
}

/// The board after a step with its captures, and the squares of the captured pieces.
fn after(board: &Board, rules: SeegaRules, action: Action) -> (Board, Vec<Square>) {
    let mut board = board.clone();
    let Action::Move(from, to) = action else {
        return (board, Vec::new());
    };
    let Some(side) = board.owner(from) else {
        return (board, Vec::new());
    };
    board.carry(from, to);
    let captured = sandwiched(&board, rules, to, side);
    for &victim in &captured {
        board.set_piece(victim, None);
    }
    (board, captured)
}

/// The enemy pieces between the piece that has just come to `square` and another of its side, in a row or column.
pub fn sandwiched(board: &Board, rules: SeegaRules, square: Square, side: Side) -> Vec<Square> {
    let mut captured = Vec::new();
    for way in ORTHOGONAL {
        let victim = square.offset(way);
        let behind = victim.offset(way);
        let between = board.owner(victim) == Some(side.other()) && board.owner(behind) == Some(side);
        if between && !is_refuge(board, rules, victim) {
            captured.push(victim);
        }
    }
    captured
}

/// Whether a piece on this square is safe: the centre, unless the rule set says otherwise.
fn is_refuge(board: &Board, rules: SeegaRules, square: Square) -> bool {
    rules.centre_safe && square == board.centre()
}

/// Play an action of the moving phase.
pub fn play(position: &mut Position, rules: SeegaRules, action: Action) -> Vec<Square> {
    match action {
        Action::Remove(square) => {
            position.board.set_piece(square, None);
            position.phase = Phase::Freed;
            vec![square]
        }
        Action::Pass => {
            let duty = rules.blocked == Blocked::PassUnblock;
            position.pass_turn(if duty { Phase::Unblock } else { Phase::Move });
            Vec::new()
        }
        Action::Move(_, to) => {
            let (board, captured) = after(&position.board, rules, action);
            position.board = board;
            let chains =
                !captured.is_empty() && rules.chain != Chain::None && position.phase != Phase::Unblock;
            let further = || capturing(&position.board, rules, steps_of(&position.board, rules, to));
            if chains && !further().is_empty() {
                position.phase = Phase::Chain(to);
            } else {
                position.pass_turn(Phase::Move);
            }
            captured
        }
        _ => {
            // `end` stops a chain.
            position.pass_turn(Phase::Move);
            Vec::new()
        }
    }
}
