//! The state of the full screen, and how events change it.
//!
//! [`App::update`] takes an [`Event`] and gives back [`Effect`]s; it reads no clock, file or key by itself, so that a
//! whole game can be played by a test that hands it keys. `view` draws it and changes nothing.

mod desk;
mod event;
mod keys;
mod menu;
mod mouse;
mod page;
mod play;
mod prompt;
mod review;
mod saved;
mod waiting;

use std::path::PathBuf;
use std::time::Duration;

use khamsin_rules::message::Args;
use khamsin_rules::series::{self, Series};
use khamsin_rules::{RuleSet, Side};
use khamsin_text::{Glyphs, Texts};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;

pub use desk::{Choice, Desk, Step};
pub use event::{Done, Effect, Event};
pub use keys::{KEYS, Place, Wish, names};
pub use menu::{Menu, Row, Way};
pub use page::{Page, Topic};
pub use prompt::{Prompt, Subject};
pub use review::Study;
pub use saved::Saved;
pub use waiting::{Waiting, Why};

use crate::start::{Chosen, Start};
use crate::table::Table;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The menu.
    Menu,
    /// A game, over or not.
    Game,
    /// A review.
    Review,
    /// The saved games.
    Open,
}

/// A question that is answered with yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Give up?
    Resign,
    /// Take the other's offer?
    Accept,
    /// Leave an unfinished game?
    Leave,
}

/// What the last event has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// It went well.
    Said(String),
    /// It did not.
    Refused(String),
}

/// Everything that is shown.
pub struct App {
    /// What is said, in the reader's language.
    pub texts: Texts,
    /// Which signs boards are drawn with.
    pub glyphs: Glyphs,
    /// Which screen.
    pub screen: Screen,
    /// The menu.
    pub menu: Menu,
    /// The game.
    pub desk: Option<Desk>,
    /// The review.
    pub study: Option<Study>,
    /// The saved games.
    pub saved: Saved,
    /// A page over the screen.
    pub page: Option<Page>,
    /// A question that waits for yes or no.
    pub question: Option<Question>,
    /// A text that is being typed.
    pub prompt: Option<Prompt>,
    /// What the last event has to say.
    pub note: Option<Note>,
    /// What the engine is asked.
    pub waiting: Waiting,
    /// The games played since the program was started.
    pub series: Series,
    /// The window.
    pub size: Rect,
    now: Duration,
}

impl App {
    /// The state to begin with, and what is to be done first; `left` is a game to go on with.
    pub fn new(start: Start, left: Option<(PathBuf, Table)>, size: Rect) -> (App, Vec<Effect>) {
        let left = left.map(|(file, table)| (Some(file), table));
        let mut app = App {
            texts: start.texts,
            glyphs: start.glyphs,
            screen: Screen::Menu,
            menu: Menu::new(start.settings, left),
            desk: None,
            study: None,
            saved: Saved::default(),
            page: None,
            question: None,
            prompt: None,
            note: None,
            waiting: Waiting::default(),
            series: Series::new(),
            size,
            now: Duration::ZERO,
        };
        let effects = match (start.file, start.chosen) {
            (Some(file), _) => vec![Effect::Open(file)],
            (None, Chosen::Settings) => app.begin(),
            (None, Chosen::Open) => Vec::new(),
        };
        (app, effects)
    }

    /// Takes an event at a time, and says what is to be done.
    pub fn update(&mut self, event: Event, now: Duration) -> Vec<Effect> {
        self.now = now;
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Resize(width, height) => {
                self.size = Rect::new(0, 0, width, height);
                Vec::new()
            }
            Event::Tick => self.tick(),
            Event::Found(ticket, finding) => self.found(ticket, finding),
            Event::Done(done) => self.done(done),
        }
    }

    /// Whether a clock runs that must be shown second by second.
    pub fn clock_runs(&self) -> bool {
        let running = |desk: &Desk| desk.table.clock().is_some() && desk.table.game().outcome().is_none();
        self.desk.as_ref().is_some_and(running)
    }

    /// Where the reader is, and hence which keys there are.
    pub fn place(&self) -> Place {
        if self.page.is_some() {
            return Place::Page;
        }
        if self.question.is_some() {
            return Place::Question;
        }
        match self.screen {
            Screen::Menu => Place::Menu,
            Screen::Review => Place::Review,
            Screen::Open => Place::Open,
            Screen::Game => match &self.desk {
                Some(desk) if desk.table.game().outcome().is_some() => Place::Result,
                _ => Place::Play,
            },
        }
    }

    fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return vec![Effect::Quit];
        }
        if self.prompt.is_some() && self.page.is_none() {
            return self.type_key(key);
        }
        match self.place().wish(key) {
            Some(wish) => self.wish(wish),
            None => Vec::new(),
        }
    }

    /// Grants a wish, wherever the reader is.
    fn wish(&mut self, wish: Wish) -> Vec<Effect> {
        let place = self.place();
        if place == Place::Page {
            self.read(wish);
            return Vec::new();
        }
        match wish {
            Wish::Help => {
                self.page = Some(Page::new(Topic::Help(place)));
                return Vec::new();
            }
            Wish::Rules => {
                self.page = Some(Page::new(Topic::Rules));
                return Vec::new();
            }
            _ => {}
        }
        match place {
            Place::Menu => self.menu_wish(wish),
            Place::Play | Place::Result => self.game_wish(wish),
            Place::Review => self.review_wish(wish),
            Place::Open => self.open_wish(wish),
            Place::Question => self.answer(wish),
            Place::Page => Vec::new(),
        }
    }

    fn copy(&mut self, text: String) -> Vec<Effect> {
        self.note = Some(self.said("told-copied", &vec![("text", text.as_str().into())]));
        vec![Effect::Copy(text)]
    }

    fn said(&self, id: &str, args: &Args) -> Note {
        Note::Said(self.texts.text(id, args))
    }

    /// Adds a finished game to the score of the evening; the person, or First of two people, is player one.
    fn count_result(&mut self) {
        let Some(desk) = &self.desk else { return };
        let game = desk.table.game();
        let Some(outcome) = game.outcome() else { return };
        let one = if desk.table.is_shared() { Side::First } else { desk.table.person() };
        let first = if one == Side::First { series::Player::One } else { series::Player::Two };
        self.series.add(game.rule_set(), outcome, first);
    }

    /// What a page is about: the rule set of the game at hand, or of the menu.
    pub fn rule_set(&self) -> RuleSet {
        match (self.screen, &self.desk, &self.study) {
            (Screen::Review, _, Some(study)) => *study.table.game().rule_set(),
            (Screen::Game, Some(desk), _) => *desk.table.game().rule_set(),
            _ => self.menu.settings.set,
        }
    }
}

#[cfg(test)]
mod tests;
