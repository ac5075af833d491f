//! A game looked at again, turn by turn.

use khamsin_engine::review::{Judged, Progress, Review};
use khamsin_rules::Game;

use crate::table::Table;
use crate::worker::Variation;

/// A game under review, and where its reader is.
#[derive(Clone, Debug)]
pub struct Study {
    /// The game.
    pub table: Table,
    /// How many turns there are.
    pub turns: usize,
    /// After how many turns the reader is.
    pub at: usize,
    /// What the engine thinks of every turn, once it is done.
    pub review: Option<Review>,
    /// How far it is.
    pub progress: Option<Progress>,
    /// The best play from here, and the depth it was found at.
    pub lines: (u16, Vec<Variation>),
}

impl Study {
    /// A game, seen from its end.
    pub fn new(table: Table) -> Study {
        let turns = table.game().turns().len();
        Study { table, turns, at: turns, review: None, progress: None, lines: (0, Vec::new()) }
    }

    /// The game as it was where the reader is.
    pub fn game(&self) -> Game {
        let mut game = self.table.game().clone();
        for _ in self.at..self.turns {
            game.undo_turn();
        }
        game
    }

    /// What is thought of the turn that led here.
    pub fn judged(&self) -> Option<&Judged> {
        let number = self.number()?;
        self.review.as_ref()?.turns.iter().find(|turn| turn.number == number)
    }

    /// The number of the turn that led here.
    pub fn number(&self) -> Option<u32> {
        let first = self.table.game().first_setup().turn;
        self.at.checked_sub(1).map(|index| first + index as u32)
    }

    /// Goes to a turn; whether that is another one.
    pub fn go(&mut self, at: usize) -> bool {
        let at = at.min(self.turns);
        let moved = at != self.at;
        self.at = at;
        if moved {
            self.lines = (0, Vec::new());
        }
        moved
    }

    /// Where the mistakes are, in turns from the beginning.
    fn mistakes(&self) -> Vec<usize> {
        let first = self.table.game().first_setup().turn;
        let review = self.review.iter().flat_map(|review| &review.turns);
        review.filter(|turn| turn.grade().is_some()).map(|turn| (turn.number - first) as usize + 1).collect()
    }

    /// The next mistake from here.
    pub fn next_mistake(&self) -> Option<usize> {
        self.mistakes().into_iter().find(|&at| at > self.at)
    }

    /// The mistake before.
    pub fn last_mistake(&self) -> Option<usize> {
        self.mistakes().into_iter().rev().find(|&at| at < self.at)
    }
}
