//! The suites, and how their files are written.

use std::collections::HashSet;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use khamsin_rules::{AnyPosition, Game, RuleSet, Setup, Turn, dispatch};

use crate::prove::Goal;
use crate::turns::play;
use crate::{margin, prove};

/// A suite: a file of positions under one rule set.
pub struct Suite {
    /// The file's name, without its ending.
    pub file: &'static str,
    /// The rule set.
    pub rules: &'static str,
    /// Which victories are looked for; none in a game that points decide.
    pub goal: Option<Goal>,
}

/// All suites.
pub static SUITES: [Suite; 8] = [
    Suite { file: "seega-jeu-du-seega", rules: "seega/jeu-du-seega@1", goal: Some(Goal::Total) },
    Suite { file: "seega-ludens-planet", rules: "seega/ludens-planet@1", goal: Some(Goal::Total) },
    Suite { file: "seega-tabuleiro-42", rules: "seega/tabuleiro-42@1", goal: Some(Goal::Any) },
    Suite { file: "seega-globe-joueur", rules: "seega/globe-joueur@1", goal: Some(Goal::Any) },
    Suite {
        file: "saut-du-chat-ludens-planet",
        rules: "saut-du-chat/ludens-planet@1",
        goal: Some(Goal::Any),
    },
    Suite { file: "pahtum-globe-joueur", rules: "pahtum/globe-joueur@1(neutral_setup=random)", goal: None },
    Suite { file: "seti-aleph", rules: "seti/aleph@1", goal: Some(Goal::Any) },
    Suite { file: "seti-beth", rules: "seti/beth@1", goal: Some(Goal::Any) },
];

/// What is proved of a position, for the side to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// It wins at the end of so many turns, its own and the other's.
    Win {
        /// The turns.
        turns: u16,
    },
    /// It ends so many points ahead, or behind.
    Points(i16),
}

/// What a brute force found.
pub struct Proof {
    pub value: Value,
    /// The turns that keep the value; one of several that lead to the same position.
    pub best: Vec<Turn>,
    /// Actions played to find out.
    pub nodes: u64,
}

impl Proof {
    /// The positions after the best turns.
    pub fn afters(&self, position: &AnyPosition) -> HashSet<AnyPosition> {
        self.best.iter().map(|turn| play(position, turn)).collect()
    }
}

/// A line of a suite: `position; value; best turns; size of the proof`.
#[derive(Clone)]
pub struct Line {
    pub setup: Setup,
    pub value: Value,
    /// Which victories the value is about.
    pub goal: Option<Goal>,
    pub best: Vec<Turn>,
    pub nodes: u64,
}

impl Line {
    /// The position.
    pub fn position(&self, suite: &Suite) -> AnyPosition {
        AnyPosition::from_setup(&suite.rule_set(), &self.setup).unwrap()
    }

    /// The game to be played on.
    pub fn game(&self, suite: &Suite) -> Game {
        Game::from_setup(suite.rule_set(), &self.setup).unwrap()
    }

    /// The positions after the best turns.
    pub fn afters(&self, suite: &Suite) -> HashSet<AnyPosition> {
        let position = self.position(suite);
        self.best.iter().map(|turn| play(&position, turn)).collect()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let best: Vec<String> = self.best.iter().map(Turn::to_string).collect();
        write!(f, "{}; ", self.setup)?;
        match (self.value, self.goal) {
            (Value::Win { turns }, Some(Goal::Total)) => write!(f, "win total {turns}")?,
            (Value::Win { turns }, _) => write!(f, "win any {turns}")?,
            (Value::Points(margin), _) => write!(f, "points {margin}")?,
        }
        write!(f, "; {}; {}", best.join(" "), self.nodes)
    }
}

impl FromStr for Line {
    type Err = String;

    fn from_str(text: &str) -> Result<Line, String> {
        let fields: Vec<&str> = text.split("; ").collect();
        let [setup, value, best, nodes] = fields[..] else { return Err(format!("not four fields: {text}")) };
        let bad = |what: &dyn fmt::Display| format!("{text}: {what}");
        let words: Vec<&str> = value.split(' ').collect();
        let (goal, value) = match words[..] {
            ["win", "total", turns] => (Some(Goal::Total), turns.parse().map(|turns| Value::Win { turns })),
            ["win", "any", turns] => (Some(Goal::Any), turns.parse().map(|turns| Value::Win { turns })),
            ["points", margin] => (None, margin.parse().map(Value::Points)),
            _ => return Err(bad(&"what is proved?")),
        };
        let best = best.split(' ').map(str::parse).collect::<Result<_, _>>();
        Ok(Line {
            setup: setup.parse().map_err(|error| bad(&error))?,
            value: value.map_err(|error| bad(&error))?,
            goal,
            best: best.map_err(|error| bad(&error))?,
            nodes: nodes.parse().map_err(|error| bad(&error))?,
        })
    }
}

impl Suite {
    /// The rule set.
    pub fn rule_set(&self) -> RuleSet {
        self.rules.parse().unwrap()
    }

    /// Proves the value of a position by brute force; victories are looked for as far as `furthest` is.
    pub fn prove(&self, position: &AnyPosition, budget: u64, furthest: Value) -> Option<Proof> {
        match (position, furthest, self.goal) {
            (AnyPosition::Pahtum(position), _, _) => margin::prove(position, budget),
            (_, Value::Win { turns }, Some(goal)) => {
                dispatch!(position, position => prove::prove(position, goal, turns, budget))
            }
            _ => None,
        }
    }

    /// Reads the file; a line that is none is an error.
    pub fn read(&self) -> Vec<Line> {
        let text = std::fs::read_to_string(self.path()).unwrap();
        let lines: Vec<Line> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.parse().unwrap_or_else(|error| panic!("{}: {error}", self.file)))
            .collect();
        assert!(lines.iter().all(|line| line.goal == self.goal), "{}: another kind of result", self.file);
        lines
    }

    /// Writes the file.
    pub fn write(&self, lines: &[Line]) {
        let mut rows = vec![self.head()];
        rows.extend(lines.iter().map(Line::to_string));
        std::fs::write(self.path(), rows.join("\n") + "\n").unwrap();
    }

    fn path(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/suites").join(format!("{}.txt", self.file))
    }

    fn head(&self) -> String {
        let proved = match self.goal {
            Some(Goal::Total) => {
                "# win total n: the side to act wins a total victory, the one that is paid best, at the end of n turns\n\
                 # counted over both sides, by best play of both."
            }
            Some(Goal::Any) => {
                "# win any n: the side to act wins (every victory is paid alike) at the end of n turns counted over both\n\
                 # sides, by best play of both."
            }
            None => {
                "# points n: the side to act ends n points ahead (behind if negative), by best play of both."
            }
        };
        format!(
            "# Tactical suite: {rules}\n\
             #\n\
             # position; what is proved; every best turn; actions played by the brute force that proved it\n\
             #\n\
             {proved}\n\
             #\n\
             # Made from random and lightly guided play and from scattered pieces, with a fixed seed, by\n\
             #   UPDATE=1 SUITE={file} cargo test --release -p khamsin-engine --test suites generate -- --ignored\n\
             # and proved once more by\n\
             #   cargo test --release -p khamsin-engine --test suites reprove -- --ignored",
            rules = self.rules,
            file = self.file,
        )
    }
}
