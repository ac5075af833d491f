//! Pahtum: neutrals first, then one piece a turn until the board is full, then rows and columns score.
//!
//! Second (White) begins the neutral phase and, their number being odd, also ends it; First (Black) begins to play. With
//! the pie rule Second may answer the first piece by `swap`.

use crate::action::Action;
use crate::board::{Board, Cell, Side, Square};
use crate::choices::NeutralSetup;
use crate::outcome::{Kind, Outcome};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::{PahtumRules, Rules};

/// An empty board and the neutrals in hand, Second having one more.
pub fn start(rules: Rules, pahtum: PahtumRules) -> Result<Position, String> {
    if pahtum.neutral_setup == NeutralSetup::Random {
        return Err("with random neutrals the game starts from a drawn position".into());
    }
    let first = pahtum.neutrals / 2;
    let hands = [first, pahtum.neutrals - first];
    Ok(Position { rules, board: Board::empty(7, 7), side: Side::Second, phase: Phase::Neutral, hands })
}

/// Any empty square; when the pie is cut also `swap`.
pub fn legal(position: &Position) -> Vec<Action> {
    let board = &position.board;
    let mut actions: Vec<Action> =
        board.squares().filter(|&square| board.is_empty(square)).map(Action::Place).collect();
    if position.phase == Phase::Pie {
        actions.push(Action::Swap);
    }
    actions
}

/// Place a neutral or a piece, or swap; nothing is ever captured.
pub fn play(position: &mut Position, rules: PahtumRules, action: Action) -> Vec<Square> {
    match (position.phase, action) {
        (Phase::Neutral, Action::Place(square)) => {
            position.board.set(square, Cell { neutral: true, ..Cell::default() });
            let hand = &mut position.hands[position.side.index()];
            *hand = hand.saturating_sub(1);
            let over = position.hands == [0, 0];
            position.pass_turn(if over { Phase::Place(1) } else { Phase::Neutral });
        }
        (_, Action::Place(square)) => {
            let first_piece = Side::BOTH.into_iter().all(|side| position.board.count(side) == 0);
            position.board.put_man(square, position.side);
            position.pass_turn(if first_piece && rules.pie { Phase::Pie } else { Phase::Place(1) });
        }
        _ => {
            // `swap`: the one piece on the board becomes Second's, and First is to move.
            for square in position.board.squares() {
                if position.board.owner(square) == Some(Side::First) {
                    position.board.put_man(square, Side::Second);
                }
            }
            position.pass_turn(Phase::Place(1));
        }
    }
    Vec::new()
}

/// On a full board more points win.
pub fn outcome(position: &Position) -> Option<Outcome> {
    let board = &position.board;
    if board.squares().any(|square| board.is_empty(square)) {
        return None;
    }
    let (first, second) = (score(board, Side::First), score(board, Side::Second));
    Some(match first.cmp(&second) {
        std::cmp::Ordering::Greater => Outcome::won(Side::First, Kind::Points, 1),
        std::cmp::Ordering::Less => Outcome::won(Side::Second, Kind::Points, 1),
        std::cmp::Ordering::Equal => Outcome::drawn(0),
    })
}

/// The points of a side: its maximal runs in all rows and columns.
fn score(board: &Board, side: Side) -> u32 {
    let mut points = 0;
    for line in 0..board.width() {
        let row = (0..board.width()).map(|file| Square { file, rank: line });
        points += score_line(board, side, row);
        let column = (0..board.height()).map(|rank| Square { file: line, rank });
        points += score_line(board, side, column);
    }
    points
}

/// The points of a side's runs in one row or column.
fn score_line(board: &Board, side: Side, squares: impl Iterator<Item = Square>) -> u32 {
    let mut points = 0;
    let mut run = 0;
    for square in squares {
        if board.owner(square) == Some(side) {
            run += 1;
        } else {
            points += worth(run);
            run = 0;
        }
    }
    points + worth(run)
}

/// What a maximal run of this length is worth.
fn worth(run: u32) -> u32 {
    match run {
        3 => 3,
        4 => 10,
        5 => 25,
        6 => 56,
        7 => 119,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The runs of one line are maximal, and a neutral breaks them.
    #[test]
    fn runs_score_once_and_neutrals_break_them() {
        let score_of = |rank: &str| {
            let board = Board::parse(7, 7, "M*", &format!("{rank}/7/7/7/7/7/7")).unwrap();
            (score(&board, Side::First), score(&board, Side::Second))
        };
        assert_eq!(score_of("MMMMMMM"), (119, 0));
        assert_eq!(score_of("MMM*MMM"), (6, 0));
        assert_eq!(score_of("MMMMmmm"), (10, 3));
        assert_eq!(score_of("*MMMMM1"), (25, 0));
        assert_eq!(score_of("mMMMMMM"), (56, 0));
        assert_eq!(score_of("MMmmMMm"), (0, 0));
    }

    /// A piece may serve one row and one column.
    #[test]
    fn rows_and_columns_both_score() {
        let board = Board::parse(7, 7, "M*", "7/7/7/7/M6/M6/MMMM3").unwrap();
        assert_eq!(score(&board, Side::First), 13);
    }
}
