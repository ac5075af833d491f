//! The menu: what is agreed before a game.

use std::path::PathBuf;

use khamsin_engine::Level;
use khamsin_rules::{GameKind, RuleSet, Side, catalogue};

use super::{App, Desk, Effect, Note, Screen, Wish};
use crate::table::{Opponent, Settings, SideChoice, Table, TimeControl};
use crate::tell;

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// Go on with an unfinished game.
    Resume,
    /// The game.
    Game,
    /// The rule set.
    Rules,
    /// The opponent.
    Opponent,
    /// The level of the computer.
    Level,
    /// The person's side.
    Side,
    /// The clock.
    Clock,
    /// Begin.
    Start,
    /// Open a saved game.
    Open,
    /// Leave.
    Quit,
}

/// What the menu offers and what is chosen.
#[derive(Clone, Debug)]
pub struct Menu {
    /// What is chosen.
    pub settings: Settings,
    /// The level, also while another person is the opponent.
    pub level: Level,
    /// The row of the cursor.
    pub row: Row,
    /// A game that was left, and its file if it is not the one that is followed anyway.
    pub left: Option<(Option<PathBuf>, Table)>,
}

/// The clocks that are offered.
const CLOCKS: [Option<TimeControl>; 6] = [
    None,
    Some(TimeControl::new(3, 2)),
    Some(TimeControl::new(5, 3)),
    Some(TimeControl::new(10, 0)),
    Some(TimeControl::new(15, 10)),
    Some(TimeControl::new(30, 0)),
];

/// Which way a choice is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the one before.
    Back,
    /// To the next one.
    On,
}

impl Menu {
    /// The menu with these settings; a game that was left is offered first.
    pub fn new(settings: Settings, left: Option<(Option<PathBuf>, Table)>) -> Menu {
        let level = match settings.opponent {
            Opponent::Engine(level) => level,
            Opponent::Person => Level::LOWEST,
        };
        let row = if left.is_some() { Row::Resume } else { Row::Start };
        Menu { settings, level, row, left }
    }

    /// The rows that there are now.
    pub fn rows(&self) -> Vec<Row> {
        let all = [
            Row::Resume,
            Row::Game,
            Row::Rules,
            Row::Opponent,
            Row::Level,
            Row::Side,
            Row::Clock,
            Row::Start,
            Row::Open,
            Row::Quit,
        ];
        let person = self.settings.opponent == Opponent::Person;
        let there = |row: &Row| match row {
            Row::Resume => self.left.is_some(),
            Row::Level | Row::Side => !person,
            _ => true,
        };
        all.into_iter().filter(there).collect()
    }

    /// Moves to the row before or the next one.
    pub fn step(&mut self, way: Way) {
        let rows = self.rows();
        self.row = turned(&rows, &self.row, way);
    }

    /// Changes what the row is about.
    pub fn change(&mut self, way: Way) {
        let settings = &mut self.settings;
        match self.row {
            Row::Game => {
                let games: Vec<GameKind> = games();
                let game = turned(&games, &settings.set.game(), way);
                settings.set = sets(game)[0];
            }
            Row::Rules => settings.set = turned(&sets(settings.set.game()), &settings.set, way),
            Row::Opponent => {
                settings.opponent = match settings.opponent {
                    Opponent::Person => Opponent::Engine(self.level),
                    Opponent::Engine(_) => Opponent::Person,
                };
            }
            Row::Level => {
                let levels: Vec<Level> = (1..=Level::HIGHEST).filter_map(Level::new).collect();
                self.level = turned(&levels, &self.level, way);
                settings.opponent = Opponent::Engine(self.level);
            }
            Row::Side => {
                let sides =
                    [SideChoice::Chosen(Side::First), SideChoice::Chosen(Side::Second), SideChoice::Lot];
                settings.side = turned(&sides, &settings.side, way);
            }
            Row::Clock => settings.clock = turned(&CLOCKS, &settings.clock, way),
            Row::Resume | Row::Start | Row::Open | Row::Quit => {}
        }
    }
}

impl App {
    pub(super) fn menu_wish(&mut self, wish: Wish) -> Vec<Effect> {
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

    pub(super) fn choose_row(&mut self) -> Vec<Effect> {
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
    pub(super) fn begin(&mut self) -> Vec<Effect> {
        let table = Table::new(&self.menu.settings);
        self.menu.settings.seed = self.menu.settings.seed.wrapping_add(1);
        let mut effects = vec![Effect::Follow(None)];
        effects.extend(self.sit_down(table));
        effects
    }

    pub(super) fn sit_down(&mut self, table: Table) -> Vec<Effect> {
        self.note = Some(Note::Said(tell::seats(&self.texts, &table)));
        self.screen = Screen::Game;
        self.desk = Some(Desk::new(table));
        self.study = None;
        self.let_engine_play()
    }
}

/// The games, in the order of the catalogue.
fn games() -> Vec<GameKind> {
    let mut games: Vec<GameKind> = Vec::new();
    for entry in catalogue::CATALOGUE {
        if !games.contains(&entry.game()) {
            games.push(entry.game());
        }
    }
    games
}

/// The rule sets of a game.
fn sets(game: GameKind) -> Vec<RuleSet> {
    catalogue::rule_sets().filter(|set| set.game() == game).collect()
}

/// The one before or after, round and round; something that is not offered turns to the first.
fn turned<T: Clone + PartialEq>(all: &[T], now: &T, way: Way) -> T {
    let Some(index) = all.iter().position(|one| one == now) else { return all[0].clone() };
    let index = match way {
        Way::Back => (index + all.len() - 1) % all.len(),
        Way::On => (index + 1) % all.len(),
    };
    all[index].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        let set = "seega/ludens-planet".parse().unwrap();
        let opponent = Opponent::Engine(Level::new(1).unwrap());
        Menu::new(Settings { set, opponent, side: SideChoice::Lot, clock: None, seed: 0 }, None)
    }

    /// Turning on through all rule sets meets each once and comes back.
    #[test]
    fn every_rule_set_can_be_chosen() {
        let mut menu = menu();
        let mut met = Vec::new();
        for _ in games() {
            menu.row = Row::Rules;
            for _ in sets(menu.settings.set.game()) {
                met.push(menu.settings.set.to_string());
                menu.change(Way::On);
            }
            menu.row = Row::Game;
            menu.change(Way::On);
        }
        met.sort();
        let mut all: Vec<String> = catalogue::rule_sets().map(|set| set.to_string()).collect();
        all.sort();
        assert_eq!(met, all);
    }

    #[test]
    fn two_people_need_no_level() {
        let mut menu = menu();
        assert!(menu.rows().contains(&Row::Level));
        menu.row = Row::Opponent;
        menu.change(Way::On);
        assert!(!menu.rows().contains(&Row::Level) && !menu.rows().contains(&Row::Side));
        menu.change(Way::Back);
        assert_eq!(menu.settings.opponent, Opponent::Engine(menu.level));
    }
}
