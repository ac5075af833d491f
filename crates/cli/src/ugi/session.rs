//! The conversation: what is said and done about each line, and about what the engine finds.
//!
//! Pure: it has no threads, pipes or clocks, and the engine's work goes out as jobs. Settings reach the engine together
//! with the first job that needs them, because UGI wants no large memory before the first `isready`.

use std::path::PathBuf;

use khamsin_engine::{Report, Stop};
use khamsin_rules::{Game, RuleSet, Setup, Side, Turn};

use super::command::{Command, Question, Slip, Start};
use super::go::{Due, Go};
use super::info;
use super::options::{Choice, FIRST_RULE_SET, Settings, Spin};
use super::worker::Job;

/// What UCI writes where there is no move.
const NO_TURN: &str = "0000";

/// What follows from an event.
#[derive(Debug)]
pub enum Effect {
    /// A line for the runner.
    Say(String),
    /// A job for the engine.
    Do(Job),
    /// The end of the conversation.
    Quit,
}

/// A conversation with a runner.
pub struct Session {
    set: RuleSet,
    game: Game,
    settings: Settings,
    /// Where exact tables are.
    tables: Option<PathBuf>,
    /// Whether the engine has the settings.
    configured: bool,
    /// Whether the engine is still to forget the last game.
    remembers: bool,
    search: Option<Search>,
    /// How often the engine is still to say that it is ready.
    readies: usize,
}

/// A search under way, or one whose answer is not due yet.
struct Search {
    game: Game,
    stop: Stop,
    due: Due,
    /// What was told last.
    told: Report,
    /// The answer, if it was found before it was due.
    found: Option<Report>,
}

impl Session {
    /// A conversation that begins.
    pub fn new() -> Session {
        let set: RuleSet = FIRST_RULE_SET.parse().expect("the catalogue has the first rule set");
        Session {
            set,
            game: beginning(set),
            settings: Settings::default(),
            tables: None,
            configured: false,
            remembers: false,
            search: None,
            readies: 0,
        }
    }

    /// Whether an answer is still owed.
    pub fn owes(&self) -> bool {
        self.is_searching() || self.readies > 0
    }

    fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// What follows from a line of the runner's.
    pub fn hear(&mut self, line: &str) -> Vec<Effect> {
        match Command::read(line) {
            Ok(command) => self.obey(command),
            Err(Slip::Unknown) => vec![],
            Err(Slip::Wrong(why)) => vec![note(why)],
        }
    }

    fn obey(&mut self, command: Command<'_>) -> Vec<Effect> {
        match command {
            Command::Ugi => introduction(),
            // While it searches, the engine is as ready as it can be.
            Command::IsReady if self.is_searching() => vec![say("readyok")],
            Command::IsReady => {
                self.readies += 1;
                self.prepared(Job::Ready)
            }
            Command::NewGame => {
                self.begin_anew();
                vec![]
            }
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { start, turns } => match self.position(&start, &turns) {
                Ok(game) => {
                    self.game = game;
                    vec![]
                }
                Err(why) => vec![note(&format!("position not taken: {why}"))],
            },
            Command::Go(_) if self.is_searching() => vec![note("go not taken: a search is under way")],
            Command::Go(go) => self.go(&go),
            Command::Stop => self.stop(),
            Command::Query(question) => vec![say(&format!("response {}", self.answer(question)))],
            Command::Quit => self.stop().into_iter().chain([Effect::Quit]).collect(),
        }
    }

    fn begin_anew(&mut self) {
        self.game = beginning(self.set);
        self.remembers = true;
    }

    /// The job, after what the engine must be told before it.
    fn prepared(&mut self, job: Job) -> Vec<Effect> {
        let mut effects = Vec::new();
        if !self.configured {
            effects.push(Effect::Do(Job::Configure(self.settings.engine.clone())));
            self.configured = true;
        }
        if self.remembers {
            effects.push(Effect::Do(Job::Forget));
            self.remembers = false;
        }
        effects.push(Effect::Do(job));
        effects
    }

    fn set_option(&mut self, name: &str, value: &str) -> Vec<Effect> {
        match Choice::named(name) {
            Some(Choice::RuleSet) => match value.parse::<RuleSet>() {
                Ok(set) => {
                    self.set = set;
                    self.begin_anew();
                    if self.tables.is_some() { vec![self.consult()] } else { vec![] }
                }
                Err(why) => vec![note(&format!("Ruleset not taken: {why}"))],
            },
            Some(Choice::Spin(spin)) => self.set_number(spin, value),
            Some(Choice::TablePath) => {
                let none = value.is_empty() || value == "<empty>";
                self.tables = if none { None } else { Some(PathBuf::from(value)) };
                vec![self.consult()]
            }
            None => vec![note(&format!("there is no option {name}"))],
        }
    }

    /// The engine is to look positions up where tables are now.
    fn consult(&self) -> Effect {
        Effect::Do(Job::Consult { set: self.set, folder: self.tables.clone() })
    }

    /// What follows from the engine finding no tables.
    pub fn no_tables(&self) -> Vec<Effect> {
        let Some(folder) = &self.tables else { return vec![] };
        vec![note(&format!("no tables found at {}", folder.display()))]
    }

    fn set_number(&mut self, spin: Spin, value: &str) -> Vec<Effect> {
        let before = self.settings.engine.clone();
        if spin.set(&mut self.settings, value).is_some() {
            self.configured &= self.settings.engine == before;
            return vec![];
        }
        let (min, max) = spin.range();
        vec![note(&format!("{} not taken: write a number from {min} to {max}", spin.name()))]
    }

    /// The position a line describes; it is taken as a whole or not at all.
    fn position(&self, start: &Start, turns: &[&str]) -> Result<Game, String> {
        let mut game = match start {
            Start::Usual => beginning(self.set),
            Start::Written(text) => {
                let setup: Setup = text.parse().map_err(|error| format!("{error}"))?;
                Game::from_setup(self.set, &setup).map_err(|error| error.to_string())?
            }
        };
        for (number, text) in (1..).zip(turns) {
            let turn: Turn = text.parse().map_err(|error| format!("move {number}: {error}"))?;
            game.play_turn(&turn).map_err(|error| format!("move {number}: {error}"))?;
        }
        Ok(game)
    }

    fn go(&mut self, go: &Go) -> Vec<Effect> {
        let (game, stop) = (self.game.clone(), Stop::new());
        let limits = go.limits(game.side(), self.settings.lines);
        let job = Job::Search { game: Box::new(game.clone()), limits, stop: stop.clone() };
        self.search = Some(Search { game, stop, due: go.due(), told: Report::default(), found: None });
        let mut effects = self.prepared(job);
        if go.names_turns {
            effects.insert(0, note("searchmoves is passed over: all turns are searched"));
        }
        effects
    }

    fn stop(&mut self) -> Vec<Effect> {
        let Some(search) = &mut self.search else { return vec![] };
        search.stop.request();
        search.due = Due::WhenFound;
        match search.found.take() {
            Some(report) => self.found(&report),
            None => vec![],
        }
    }

    fn answer(&self, question: Question) -> &'static str {
        let truth = |truth| if truth { "true" } else { "false" };
        match (question, self.game.outcome()) {
            (Question::GameOver, outcome) => truth(outcome.is_some()),
            (Question::FirstToAct, _) => truth(self.game.side() == Side::First),
            (Question::Result, None) => "none",
            (Question::Result, Some(outcome)) => match outcome.winner {
                Some(Side::First) => "p1win",
                Some(Side::Second) => "p2win",
                None => "draw",
            },
        }
    }

    /// What follows from the engine having done what it was told.
    pub fn ready(&mut self) -> Vec<Effect> {
        self.readies = self.readies.saturating_sub(1);
        vec![say("readyok")]
    }

    /// What follows from the engine knowing more.
    pub fn progress(&mut self, report: &Report) -> Vec<Effect> {
        let Some(search) = &mut self.search else { return vec![] };
        search.told = report.clone();
        info::lines(&search.game, report).into_iter().map(Effect::Say).collect()
    }

    /// What follows from the end of a search.
    pub fn found(&mut self, report: &Report) -> Vec<Effect> {
        let Some(search) = &mut self.search else { return vec![] };
        if search.due == Due::WhenStopped {
            search.found = Some(report.clone());
            return vec![];
        }
        let mut effects = if report.lines == search.told.lines { Vec::new() } else { self.progress(report) };
        if let Some(search) = self.search.take() {
            let turn = best(&search, report);
            effects.push(say(&format!("bestmove {}", turn.map_or(NO_TURN.to_owned(), |t| t.to_string()))));
        }
        effects
    }
}

/// The turn to play: what was found, or at least something legal; none in a game that is over.
fn best(search: &Search, report: &Report) -> Option<Turn> {
    let known = report.best().or_else(|| search.told.best());
    known.map(|line| line.turn.clone()).or_else(|| first_legal(&search.game))
}

/// The first legal turn, for an engine that was stopped before it could name one.
fn first_legal(game: &Game) -> Option<Turn> {
    let mut game = game.clone();
    let number = game.turn();
    let mut turn = Turn::default();
    while game.turn() == number
        && let Some(&action) = game.legal_actions().first()
    {
        game.play(action).expect("a listed action is legal");
        turn.0.push(action);
    }
    if turn.0.is_empty() { None } else { Some(turn) }
}

/// The usual first position: the same in every process, so that two engines in a match agree about it.
fn beginning(set: RuleSet) -> Game {
    Game::new(set, 0)
}

fn introduction() -> Vec<Effect> {
    let mut lines = vec![
        format!("id name Khamsin {}", env!("CARGO_PKG_VERSION")),
        "id author the Khamsin authors".to_owned(),
    ];
    lines.extend(Choice::declarations());
    lines.push("ugiok".to_owned());
    lines.into_iter().map(Effect::Say).collect()
}

fn say(line: &str) -> Effect {
    Effect::Say(line.to_owned())
}

/// A remark for whoever reads along; what it quotes may come from anywhere.
fn note(text: &str) -> Effect {
    const READABLE: usize = 240;
    let harmless: String = text.replace(char::is_control, "\u{fffd}").chars().take(READABLE).collect();
    Effect::Say(format!("info string {harmless}"))
}

#[cfg(test)]
mod tests;
