//! Seti: Pharaohs, High Priests and, in Aleph, death-ships; the aim is to hold the enemy's start row.
//!
//! A cell holds at most one figure and one ship; the two always belong to the same side, because an enemy's lone ship is
//! captured by stepping on it. In Aleph a captured figure changes sides and is re-entered by a second action of the
//! same turn.

use crate::action::Action;
use crate::board::{Board, Cell, Figure, ORTHOGONAL, Piece, Side, Square};
use crate::choices::{Edition, Variant};
use crate::outcome::{Kind, Outcome};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::{Rules, SetiRules};

const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Exactly two away: two diagonally, or a knight's move.
const PRIEST: [(i8, i8); 12] = [
    (2, 2),
    (2, -2),
    (-2, 2),
    (-2, -2),
    (1, 2),
    (1, -2),
    (-1, 2),
    (-1, -2),
    (2, 1),
    (2, -1),
    (-2, 1),
    (-2, -1),
];

/// The rank on which a side starts.
fn start_row(board: &Board, side: Side) -> i8 {
    match side {
        Side::First => 0,
        Side::Second => board.height() - 1,
    }
}

/// The rank that is so many rows in front of a side's start row.
fn row_in_front(board: &Board, side: Side, rows: i8) -> i8 {
    match side {
        Side::First => rows,
        Side::Second => board.height() - 1 - rows,
    }
}

/// The first position of the variant and edition.
pub fn start(rules: Rules, seti: SetiRules) -> Position {
    let (width, height, _) = rules.board_shape();
    let mut board = Board::empty(width, height);
    // Each row by its letters, the start row first.
    let (rows, hands): (&[&str], _) = match (seti.variant, seti.edition) {
        (Variant::Aleph, _) => (&["HPH"], [3, 3]),
        (Variant::Beth, Edition::German) => (&["HHPHH"], [0, 0]),
        (Variant::Beth, Edition::English) => (&[".HPH.", ".HPH."], [0, 0]),
    };
    for side in Side::BOTH {
        for (row, figures) in (0..).zip(rows) {
            for (file, letter) in (0..).zip(figures.chars()) {
                let figure = match letter {
                    'P' => Figure::Pharaoh,
                    'H' => Figure::Priest,
                    _ => continue,
                };
                let square = Square { file, rank: row_in_front(&board, side, row) };
                board.set_piece(square, Some(Piece { side, figure }));
            }
        }
    }
    Position { rules, board, side: Side::First, phase: Phase::Move, hands }
}

/// The legal actions of a position that is not over.
pub fn legal(position: &Position, rules: SetiRules) -> Vec<Action> {
    match position.phase {
        Phase::Reenter(_) => reentries(&position.board, position.side),
        _ => turns(position, rules),
    }
}

/// Exactly one thing: move a figure, put a ship, or take one back.
fn turns(position: &Position, rules: SetiRules) -> Vec<Action> {
    let mut actions = moves(&position.board, rules, position.side);
    if rules.variant == Variant::Aleph {
        ship_actions(position, rules, &mut actions);
    }
    actions
}

/// The moves of all figures of a side.
fn moves(board: &Board, rules: SetiRules, side: Side) -> Vec<Action> {
    let mut actions = Vec::new();
    for from in board.squares_of(side) {
        let pharaoh = board.piece(from).is_some_and(|piece| piece.figure == Figure::Pharaoh);
        let mut ways: Vec<(i8, i8)> = Vec::new();
        if pharaoh {
            ways.extend(ORTHOGONAL);
            if rules.edition == Edition::German {
                ways.extend(DIAGONAL);
            }
        } else {
            ways.extend(PRIEST);
        }
        for way in ways {
            let to = from.offset(way);
            if may_enter(board, side, to) {
                actions.push(Action::Move(from, to));
            }
        }
    }
    actions
}

/// A figure may go where no own figure stands and no enemy figure that its ship protects.
fn may_enter(board: &Board, side: Side, square: Square) -> bool {
    match board.get(square) {
        None => false,
        Some(cell) => match cell.piece {
            None => true,
            Some(piece) => piece.side != side && cell.ship != Some(piece.side),
        },
    }
}

/// Put a ship from hand on an empty square or under an own figure, or take one of one's own back.
fn ship_actions(position: &Position, rules: SetiRules, actions: &mut Vec<Action>) {
    let (board, side) = (&position.board, position.side);
    for square in board.squares() {
        let cell = board.get(square).unwrap_or_default();
        let enemy_figure = board.owner(square) == Some(side.other());
        if cell.ship == Some(side) && !enemy_figure {
            actions.push(Action::TakeShip(square));
        }
        let aim = square.rank == start_row(board, side.other());
        let forbidden_home = !rules.home_ships && square.rank == start_row(board, side);
        let room = cell.ship.is_none() && !enemy_figure;
        if position.hands[side.index()] > 0 && room && !aim && !forbidden_home {
            actions.push(Action::PutShip(square));
        }
    }
}

/// Where a captured figure may be put: on the captor's start row; if that is full, on the row in front of it, the
/// middle square first, then free choice; then the next row likewise.
fn reentries(board: &Board, side: Side) -> Vec<Action> {
    for row in 0..board.height() {
        let rank = row_in_front(board, side, row);
        let free: Vec<Square> = (0..board.width())
            .map(|file| Square { file, rank })
            .filter(|&square| {
                let cell = board.get(square).unwrap_or_default();
                cell.piece.is_none() && cell.ship != Some(side.other())
            })
            .collect();
        let middle = Square { file: board.width() / 2, rank };
        if row > 0 && free.contains(&middle) {
            return vec![Action::Reenter(middle)];
        }
        if !free.is_empty() {
            return free.into_iter().map(Action::Reenter).collect();
        }
    }
    Vec::new()
}

/// Play an action; the answer is the square on which a figure or a lone ship was taken.
pub fn play(position: &mut Position, rules: SetiRules, action: Action) -> Vec<Square> {
    let side = position.side;
    let hand = side.index();
    match action {
        Action::Move(from, to) => return move_figure(position, rules, from, to),
        Action::PutShip(square) => {
            set_ship(&mut position.board, square, Some(side));
            position.hands[hand] = position.hands[hand].saturating_sub(1);
        }
        Action::TakeShip(square) => {
            set_ship(&mut position.board, square, None);
            position.hands[hand] += 1;
        }
        Action::Reenter(square) => {
            if let Phase::Reenter(figure) = position.phase {
                position.board.set_piece(square, Some(Piece { side, figure }));
            }
        }
        _ => {}
    }
    position.pass_turn(Phase::Move);
    Vec::new()
}

/// Move a figure and capture what stands there.
fn move_figure(position: &mut Position, rules: SetiRules, from: Square, to: Square) -> Vec<Square> {
    let side = position.side;
    let target = position.board.get(to).unwrap_or_default();
    position.board.carry(from, to);
    if target.ship == Some(side.other()) {
        // A lone ship goes to the captor's hand.
        set_ship(&mut position.board, to, None);
        position.hands[side.index()] += 1;
        position.pass_turn(Phase::Move);
        return vec![to];
    }
    let Some(captured) = target.piece else {
        position.pass_turn(Phase::Move);
        return Vec::new();
    };
    let last = position.board.count(side.other()) == 0;
    if rules.variant == Variant::Aleph && !last {
        position.phase = Phase::Reenter(captured.figure);
    } else {
        position.pass_turn(Phase::Move);
    }
    vec![to]
}

/// Change only the ship of a square.
fn set_ship(board: &mut Board, square: Square, ship: Option<Side>) {
    let cell = board.get(square).unwrap_or_default();
    board.set(square, Cell { ship, ..cell });
}

/// Whether a side has a figure on the enemy's start row.
pub fn has_intruder(board: &Board, side: Side) -> bool {
    board.squares_of(side).any(|square| square.rank == start_row(board, side.other()))
}

/// An intruder that was not captured wins, before anything else; then no figures left; then no legal turn.
pub fn outcome(position: &Position, rules: SetiRules) -> Option<Outcome> {
    let (board, side) = (&position.board, position.side);
    if position.phase != Phase::Move {
        return None;
    }
    if has_intruder(board, side) {
        return Some(Outcome::won(side, Kind::Breakthrough, 1));
    }
    if let Some(loser) = Side::BOTH.into_iter().find(|&side| board.count(side) == 0) {
        return Some(Outcome::won(loser.other(), Kind::Total, 1));
    }
    if turns(position, rules).is_empty() {
        let intruder = has_intruder(board, side.other());
        return Some(if intruder {
            Outcome::won(side.other(), Kind::Breakthrough, 1)
        } else {
            Outcome::drawn(0)
        });
    }
    None
}
