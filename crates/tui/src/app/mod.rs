//! The state of the full screen, and how events change it.
//!
//! [`App::update`] takes an [`Event`] and gives back [`Effect`]s; it reads no clock, file or key by itself, so that a
//! whole game can be played by a test that hands it keys. `view` draws it and changes nothing.

mod desk;
mod event;
mod keys;
mod menu;
mod play;
mod prompt;
mod review;
mod waiting;

use std::path::PathBuf;
use std::time::Duration;

use khamsin_rules::message::Args;
use khamsin_rules::series::{self, Series};
use khamsin_text::{Glyphs, Texts};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};

pub use desk::{Choice, Desk, Step};
pub use event::{Done, Effect, Event};
pub use keys::{KEYS, Place, Wish, names};
pub use menu::{Menu, Row, Way};
pub use prompt::{Prompt, Subject};
pub use review::Study;
pub use waiting::{Waiting, Why};

use crate::start::{Chosen, Start};
use crate::table::{Settings, Table};
use crate::view::areas;

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

/// A page to read over any screen, and how far it is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// What it tells.
    pub topic: Topic,
    /// Lines scrolled off.
    pub scroll: u16,
}

/// What a page tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The keys of a place.
    Help(Place),
    /// The rules of the rule set at hand.
    Rules,
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
    /// The saved games, and which one the cursor is on.
    pub saved: (Vec<PathBuf>, usize),
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
            saved: (Vec::new(), 0),
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
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => self.click(at),
                    MouseEventKind::ScrollUp => self.wish(Wish::Up),
                    MouseEventKind::ScrollDown => self.wish(Wish::Down),
                    _ => Vec::new(),
                }
            }
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
                self.page = Some(Page { topic: Topic::Help(place), scroll: 0 });
                return Vec::new();
            }
            Wish::Rules => {
                self.page = Some(Page { topic: Topic::Rules, scroll: 0 });
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

    /// Turns or closes a page; the view keeps it from being scrolled too far.
    fn read(&mut self, wish: Wish) {
        const PAGE: u16 = 10;
        let Some(page) = &mut self.page else { return };
        page.scroll = match wish {
            Wish::Up => page.scroll.saturating_sub(1),
            Wish::Down => page.scroll.saturating_add(1),
            Wish::PageUp => page.scroll.saturating_sub(PAGE),
            Wish::PageDown => page.scroll.saturating_add(PAGE),
            Wish::Start => 0,
            Wish::End => u16::MAX,
            _ => {
                self.page = None;
                return;
            }
        };
        let scroll = page.scroll;
        let end = crate::view::page_end(self);
        self.page.iter_mut().for_each(|page| page.scroll = scroll.min(end));
    }

    fn menu_wish(&mut self, wish: Wish) -> Vec<Effect> {
        match wish {
            Wish::Up => self.menu.step(Way::Back),
            Wish::Down => self.menu.step(Way::On),
            Wish::Left => self.menu.change(Way::Back),
            Wish::Right => self.menu.change(Way::On),
            Wish::Leave => return vec![Effect::Quit],
            Wish::Choose | Wish::Say => return self.choose_row(),
            _ => {}
        }
        Vec::new()
    }

    fn choose_row(&mut self) -> Vec<Effect> {
        match self.menu.row {
            Row::Start => self.begin(),
            Row::Quit => vec![Effect::Quit],
            Row::Open => {
                self.screen = Screen::Open;
                self.note = None;
                vec![Effect::List]
            }
            Row::Resume => match self.menu.left.take() {
                Some((file, table)) => {
                    let mut effects: Vec<Effect> =
                        file.map(|file| Effect::Follow(Some(file))).into_iter().collect();
                    self.menu.settings = Settings::of(&table, self.menu.settings.seed);
                    effects.extend(self.sit_down(table));
                    self.note = Some(Note::Said(self.texts.plain("told-resumed")));
                    effects
                }
                None => Vec::new(),
            },
            _ => {
                self.menu.change(Way::On);
                Vec::new()
            }
        }
    }

    /// Begins a game by the settings of the menu; every game draws its own lots.
    fn begin(&mut self) -> Vec<Effect> {
        let table = Table::new(&self.menu.settings);
        self.menu.settings.seed = self.menu.settings.seed.wrapping_add(1);
        let mut effects = vec![Effect::Follow(None)];
        effects.extend(self.sit_down(table));
        effects
    }

    fn sit_down(&mut self, table: Table) -> Vec<Effect> {
        self.note = Some(Note::Said(crate::tell::seats(&self.texts, &table)));
        self.screen = Screen::Game;
        self.desk = Some(Desk::new(table));
        self.study = None;
        self.let_engine_play()
    }

    fn open_wish(&mut self, wish: Wish) -> Vec<Effect> {
        let (files, at) = &mut self.saved;
        match wish {
            Wish::Up => *at = at.saturating_sub(1),
            Wish::Down => *at = (*at + 1).min(files.len().saturating_sub(1)),
            Wish::Type => self.prompt = Some(Prompt::new(Subject::Open)),
            Wish::Choose | Wish::Say => {
                return files.get(*at).cloned().map(Effect::Open).into_iter().collect();
            }
            Wish::Leave | Wish::Cancel => self.screen = Screen::Menu,
            _ => {}
        }
        Vec::new()
    }

    fn review_wish(&mut self, wish: Wish) -> Vec<Effect> {
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

    fn click(&mut self, at: Position) -> Vec<Effect> {
        match self.place() {
            Place::Page => {
                self.page = None;
                Vec::new()
            }
            Place::Menu => match areas::menu_row(self, at) {
                Some(row) => {
                    self.menu.row = row;
                    self.choose_row()
                }
                None => Vec::new(),
            },
            Place::Play => {
                let Some(desk) = &mut self.desk else { return Vec::new() };
                let plan = areas::game(self.size, desk.table.game().position()).board;
                match plan.square_at(at) {
                    Some(square) => {
                        desk.cursor = square;
                        self.game_wish(Wish::Choose)
                    }
                    None => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    fn copy(&mut self, text: String) -> Vec<Effect> {
        self.note = Some(self.said("told-copied", &vec![("text", text.as_str().into())]));
        vec![Effect::Copy(text)]
    }

    fn said(&self, id: &str, args: &Args) -> Note {
        Note::Said(self.texts.text(id, args))
    }

    fn done(&mut self, done: Done) -> Vec<Effect> {
        match done {
            Done::Saved(Ok(file)) => {
                self.note = Some(self.said("told-saved", &vec![("file", file.display().to_string().into())]));
            }
            Done::Saved(Err(error)) | Done::NotKept(error) | Done::Opened(Err(error)) => {
                self.note = Some(Note::Refused(self.texts.message(&error)));
            }
            Done::Opened(Ok(table)) => return self.open(*table),
            Done::Listed(files) => self.saved = (files, 0),
            Done::Unfollowed(file) => {
                if let Some((path @ None, _)) = &mut self.menu.left {
                    *path = Some(file);
                }
            }
        }
        Vec::new()
    }

    /// A game that was read: one that is over is reviewed, another one goes on.
    fn open(&mut self, table: Table) -> Vec<Effect> {
        if table.game().outcome().is_none() {
            self.menu.settings = Settings::of(&table, self.menu.settings.seed);
            let mut effects = vec![Effect::Follow(None)];
            effects.extend(self.sit_down(table));
            return effects;
        }
        self.desk = None;
        self.study(table)
    }

    /// Adds a finished game to the score of the evening; the person, or First of two people, is player one.
    fn count_result(&mut self) {
        let Some(desk) = &self.desk else { return };
        let game = desk.table.game();
        let Some(outcome) = game.outcome() else { return };
        let one = if desk.table.is_shared() { khamsin_rules::Side::First } else { desk.table.person() };
        let first = if one == khamsin_rules::Side::First { series::Player::One } else { series::Player::Two };
        self.series.add(game.rule_set(), outcome, first);
    }

    /// What a page is about: the rule set of the game at hand, or of the menu.
    pub fn rule_set(&self) -> khamsin_rules::RuleSet {
        match (self.screen, &self.desk, &self.study) {
            (Screen::Review, _, Some(study)) => *study.table.game().rule_set(),
            (Screen::Game, Some(desk), _) => *desk.table.game().rule_set(),
            _ => self.menu.settings.set,
        }
    }
}

#[cfg(test)]
mod tests;
