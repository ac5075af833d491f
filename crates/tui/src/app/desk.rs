//! A table as somebody sits at it: a cursor on the board, a chosen piece, a hint.
//!
//! What Enter on a square means is found from what is legal, never from rules of its own: a try that is not legal goes
//! to the table all the same, which answers with the clause that forbids it.

use khamsin_rules::{Action, Pending, Piece, Square, Turn};

use crate::table::Table;

/// A table, a cursor and what was chosen.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The game.
    pub table: Table,
    /// Where the cursor is.
    pub cursor: Square,
    /// The piece that is to move.
    pub selected: Option<Square>,
    /// What the engine would play.
    pub hint: Option<Turn>,
    /// How many lines of its moves are scrolled back, from the last one.
    pub back: u16,
}

/// What choosing a square means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Take this piece in hand, or none.
    Select(Option<Square>),
    /// Try this.
    Act(Action),
}

/// A step of the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Up the board.
    Up,
    /// Down the board.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Desk {
    /// A desk with the cursor in the middle.
    pub fn new(table: Table) -> Desk {
        let (files, ranks) = table.game().position().dimensions();
        Desk { table, cursor: Square::new(files / 2, ranks / 2), selected: None, hint: None, back: 0 }
    }

    /// Moves the cursor, which stays on the board.
    pub fn step(&mut self, step: Step) {
        let (files, ranks) = self.table.game().position().dimensions();
        let (file, rank) = (self.cursor.file(), self.cursor.rank());
        let (file, rank) = match step {
            Step::Up => (file, (rank + 1).min(ranks - 1)),
            Step::Down => (file, rank.saturating_sub(1)),
            Step::Left => (file.saturating_sub(1), rank),
            Step::Right => ((file + 1).min(files - 1), rank),
        };
        self.cursor = Square::new(file, rank);
    }

    /// The piece that is to move: the chosen one, or the one that is in the middle of a chain.
    pub fn moving(&self) -> Option<Square> {
        match self.table.game().position().pending() {
            Pending::Chain(square) => Some(square),
            _ => self.selected,
        }
    }

    /// What choosing the cursor's square means.
    pub fn choose(&self) -> Choice {
        let game = self.table.game();
        let (at, legal) = (self.cursor, game.legal_actions());
        if let Some(from) = self.moving() {
            let action = Action::Move { from, to: at };
            if legal.contains(&action) || self.selected.is_none() {
                return Choice::Act(action);
            }
            return match self.own_piece(at) {
                _ if at == from => Choice::Select(None),
                true => Choice::Select(Some(at)),
                false => Choice::Act(action),
            };
        }
        match game.position().pending() {
            Pending::Place(_) | Pending::Neutral | Pending::Pie => Choice::Act(Action::Place(at)),
            Pending::Reenter(_) => Choice::Act(Action::Reenter(at)),
            _ if matches!(legal[..], [Action::Remove(_), ..]) => Choice::Act(Action::Remove(at)),
            _ if legal == [Action::Pass] => Choice::Act(Action::Pass),
            _ if self.own_piece(at) => Choice::Select(Some(at)),
            _ => Choice::Act(Action::Move { from: at, to: at }),
        }
    }

    /// What can be said instead of a move: to stop, or to pass.
    pub fn word(&self) -> Option<Action> {
        let legal = self.table.game().legal_actions();
        [Action::End, Action::Pass].into_iter().find(|word| legal.contains(word))
    }

    /// What can be done about ships on the cursor's square.
    pub fn ship(&self) -> Option<Action> {
        let legal = self.table.game().legal_actions();
        let at = self.cursor;
        [Action::PutShip(at), Action::TakeShip(at)].into_iter().find(|action| legal.contains(action))
    }

    /// Whether a piece of the side to act that can be moved stands there; a lone ship cannot.
    fn own_piece(&self, at: Square) -> bool {
        let position = self.table.game().position();
        let side = Some(position.side());
        position.piece(at).is_some_and(|piece| piece.side() == side && !matches!(piece, Piece::Ship(_)))
    }

    /// The squares that the next choice may fall on: where the moving piece can go, or what can be placed or taken.
    pub fn targets(&self) -> Vec<Square> {
        let moving = self.moving();
        let legal = self.table.game().legal_actions();
        let target = |action: Action| match (action, moving) {
            (Action::Move { from, to }, Some(moving)) if from == moving => Some(to),
            (Action::Place(at) | Action::Remove(at) | Action::Reenter(at), None) => Some(at),
            _ => None,
        };
        legal.into_iter().filter_map(target).collect()
    }

    /// The squares that the hint names.
    pub fn hinted(&self) -> Vec<Square> {
        self.hint.iter().flat_map(|turn| &turn.0).flat_map(|action| action.squares()).collect()
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::{Game, Record, Setup};

    use super::*;

    fn desk(set: &str, position: &str) -> Desk {
        let setup: Setup = position.parse().unwrap();
        let game = Game::from_setup(set.parse().unwrap(), &setup).unwrap();
        let record = Record::parse(&game.record().to_string()).unwrap();
        Desk::new(Table::from_record(&record).unwrap())
    }

    fn at(desk: &mut Desk, square: &str) -> Choice {
        desk.cursor = Square::parse(square).unwrap();
        desk.choose()
    }

    fn acts(text: &str) -> Choice {
        Choice::Act(text.parse().unwrap())
    }

    #[test]
    fn a_piece_is_chosen_and_then_its_target() {
        let mut desk = desk("seega/tabuleiro-42", "m4/5/2M2/5/M4 1 move 0,0 3 90");
        assert_eq!(at(&mut desk, "c3"), Choice::Select(Square::parse("c3")));
        desk.selected = Square::parse("c3");
        assert_eq!(desk.targets().len(), 4);
        assert_eq!(at(&mut desk, "c4"), acts("c3c4"));
        assert_eq!(at(&mut desk, "c3"), Choice::Select(None));
        assert_eq!(at(&mut desk, "a1"), Choice::Select(Square::parse("a1")));
        assert_eq!(at(&mut desk, "e5"), acts("c3e5"), "the table says why not");
    }

    #[test]
    fn the_cursor_stays_on_the_board() {
        let mut desk = desk("seti/aleph", "hph/3/3/3/3/3/3/3/3/HPH 1 move 3,3 0 1");
        for _ in 0..20 {
            desk.step(Step::Up);
            desk.step(Step::Right);
        }
        assert_eq!(desk.cursor.to_string(), "c10");
        for _ in 0..20 {
            desk.step(Step::Down);
            desk.step(Step::Left);
        }
        assert_eq!(desk.cursor.to_string(), "a1");
        assert_eq!(desk.ship(), Some(Action::PutShip(desk.cursor)));
    }
}
