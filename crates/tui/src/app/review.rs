//! A game looked at again, turn by turn.

use khamsin_engine::review::{Judged, Progress, Review};
use khamsin_rules::Game;

use super::{App, Effect, Note, Prompt, Screen, Subject, Why, Wish};
use crate::table::Table;
use crate::worker::{Task, Variation};

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

impl App {
    /// Opens the review of a game.
    pub(super) fn study(&mut self, table: Table) -> Vec<Effect> {
        let game = table.game().clone();
        if game.turns().is_empty() {
            self.note = Some(Note::Refused(self.texts.plain("tui-review-none")));
            return Vec::new();
        }
        self.study = Some(Study::new(table));
        self.screen = Screen::Review;
        self.note = None;
        vec![Effect::Ask(self.waiting.ask(Why::Review), Task::Review(game))]
    }

    /// Looks at the position where the reader of a review is, once the whole game was looked at.
    pub(super) fn look(&mut self) -> Vec<Effect> {
        let Some(study) = self.study.as_ref().filter(|study| study.review.is_some()) else {
            return Vec::new();
        };
        let game = study.game();
        if game.outcome().is_some() {
            self.waiting.clear();
            return vec![Effect::Stop];
        }
        vec![Effect::Ask(self.waiting.ask(Why::Lines), Task::Lines(game))]
    }

    /// A wish during a review.
    pub(super) fn review_wish(&mut self, wish: Wish) -> Vec<Effect> {
        let Some(study) = &mut self.study else { return Vec::new() };
        let target = match wish {
            Wish::Left => Some(study.at.saturating_sub(1)),
            Wish::Right => Some(study.at + 1),
            Wish::Start => Some(0),
            Wish::End => Some(study.turns),
            Wish::NextMistake => study.next_mistake(),
            Wish::LastMistake => study.last_mistake(),
            Wish::Copy => {
                let text = study.game().setup().to_string();
                return self.copy(text);
            }
            Wish::Save => {
                self.prompt = Some(Prompt::new(Subject::Save));
                return Vec::new();
            }
            Wish::Leave | Wish::Cancel => return self.leave_review(),
            _ => return Vec::new(),
        };
        self.note = None;
        match target {
            Some(at) if study.go(at) => self.look(),
            Some(_) => Vec::new(),
            None => {
                self.note = Some(Note::Refused(self.texts.plain("tui-no-mistake")));
                Vec::new()
            }
        }
    }

    fn leave_review(&mut self) -> Vec<Effect> {
        self.study = None;
        self.note = None;
        self.waiting.clear();
        self.screen = if self.desk.is_some() { Screen::Game } else { Screen::Menu };
        vec![Effect::Stop]
    }
}
