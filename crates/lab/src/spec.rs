//! An engine as people write it: `engine(nodes=5000)`, `level:3`, `random`, `cmd(Hash=16):./khamsin ugi`.
//!
//! One form for all: a name, what belongs to the name behind a colon, settings in brackets. The command of a program is
//! everything behind its colon, so its settings stand before it.

use std::path::PathBuf;
use std::str::FromStr;

use khamsin_engine::{Level, Limits};
use khamsin_rules::message::{Args, Message};

use crate::pace;

/// An engine of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineSpec {
    /// The text it was read from: its name in tables and records.
    pub text: String,
    /// Which one it is.
    pub kind: Kind,
    /// Its own limits, instead of those of the match.
    pub pace: Option<Limits>,
    /// Its own seed in every game, instead of one drawn for each.
    pub seed: Option<u64>,
}

/// Which engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Khamsin's own.
    Engine {
        /// For people, if not at its best.
        level: Option<Level>,
        /// The size of its table in megabytes.
        hash: usize,
        /// How many threads it searches with.
        threads: usize,
        /// The folder of exact tables that it looks positions up in.
        tables: Option<PathBuf>,
    },
    /// Any legal turn.
    Random,
    /// The most material after one turn.
    Greedy,
    /// The most material after some turns.
    Material {
        /// How many.
        depth: u16,
    },
    /// A program that speaks UGI.
    Program {
        /// Its path and arguments.
        command: Vec<String>,
        /// Options to set, with their values.
        options: Vec<(String, String)>,
    },
}

/// How engines are written.
const ENGINES: &str = "engine, level:1 … level:8, random, greedy, material:DEPTH, cmd:COMMAND";

/// Small tables: several engines run side by side, and every game begins with an empty one.
pub(crate) const USUAL_HASH: usize = 16;
/// The largest table that can be asked for, in megabytes.
const MOST_HASH: u64 = 65_536;
/// The most threads that can be asked for.
const MOST_THREADS: u64 = 256;
/// Deeper than any search for material gets.
const MOST_DEPTH: u64 = 99;

/// A text that is no engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is no engine: {fault:?}")]
pub struct SpecError {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub fault: SpecFault,
}

/// What can be wrong with an engine's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecFault {
    /// There is no engine of this name.
    Unknown {
        /// The name.
        name: String,
    },
    /// There is no level of this number.
    Level {
        /// What stands there.
        value: String,
    },
    /// The depth is none.
    Depth {
        /// What stands there.
        value: String,
    },
    /// The settings are not `(name=value,…)`.
    Form,
    /// This engine has no such setting.
    Setting {
        /// The setting.
        name: String,
        /// Those it has.
        known: String,
    },
    /// The setting cannot have this value.
    Value {
        /// The setting.
        name: String,
        /// The value.
        value: String,
    },
    /// A setting is given twice.
    Twice {
        /// The setting.
        name: String,
    },
    /// There is no command, or one of its quotes is not closed.
    Command,
}

impl Message for SpecError {
    fn id(&self) -> &'static str {
        match self.fault {
            SpecFault::Unknown { .. } => "match-engine-unknown",
            SpecFault::Level { .. } => "match-engine-level",
            SpecFault::Depth { .. } => "match-engine-depth",
            SpecFault::Form => "match-engine-form",
            SpecFault::Setting { .. } => "match-engine-setting",
            SpecFault::Value { .. } => "match-engine-value",
            SpecFault::Twice { .. } => "match-engine-twice",
            SpecFault::Command => "match-engine-command",
        }
    }

    fn args(&self) -> Args {
        let mut args: Args = vec![("text", self.text.as_str().into())];
        match &self.fault {
            SpecFault::Unknown { name } => {
                args.extend([("name", name.as_str().into()), ("known", ENGINES.into())]);
            }
            SpecFault::Twice { name } => args.push(("name", name.as_str().into())),
            SpecFault::Level { value } | SpecFault::Depth { value } => {
                args.push(("value", value.as_str().into()));
                args.push(("most", most(&self.fault).into()));
            }
            SpecFault::Setting { name, known } => {
                args.extend([("name", name.as_str().into()), ("known", known.as_str().into())]);
            }
            SpecFault::Value { name, value } => {
                args.extend([("name", name.as_str().into()), ("value", value.as_str().into())]);
            }
            SpecFault::Form | SpecFault::Command => {}
        }
        args
    }
}

/// The largest number that may stand behind the colon.
fn most(fault: &SpecFault) -> u64 {
    if matches!(fault, SpecFault::Level { .. }) { Level::HIGHEST.into() } else { MOST_DEPTH }
}

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<EngineSpec, SpecError> {
        let read = if text.starts_with("cmd:") || text.starts_with("cmd(") { program } else { builtin };
        read(text).map_err(|fault| SpecError { text: text.to_owned(), fault })
    }
}

/// Reads `cmd(settings):command`.
fn program(text: &str) -> Result<EngineSpec, SpecFault> {
    let rest = text.strip_prefix("cmd").ok_or(SpecFault::Form)?;
    let (settings, command) = match rest.strip_prefix('(') {
        Some(rest) => rest.split_once("):").ok_or(SpecFault::Form)?,
        None => ("", rest.strip_prefix(':').ok_or(SpecFault::Form)?),
    };
    let command = words(command).filter(|words| !words.is_empty()).ok_or(SpecFault::Command)?;
    let (mut options, mut pace) = (Vec::new(), None);
    for (name, value) in pairs(settings)? {
        if pace::NAMES.contains(&name) {
            pace = Some(limited(pace, name, value)?);
        } else {
            options.push((name.to_owned(), value.to_owned()));
        }
    }
    // A program's seed is an option like its others, and has its own name.
    Ok(EngineSpec { text: text.to_owned(), kind: Kind::Program { command, options }, pace, seed: None })
}

/// Reads `name:number(settings)`.
fn builtin(text: &str) -> Result<EngineSpec, SpecFault> {
    let (head, settings) = match text.split_once('(') {
        Some((head, rest)) => (head, rest.strip_suffix(')').ok_or(SpecFault::Form)?),
        None => (text, ""),
    };
    let engine = |level| Kind::Engine { level, hash: USUAL_HASH, threads: 1, tables: None };
    let kind = match head.split_once(':') {
        None if head == "engine" => engine(None),
        None if head == "random" => Kind::Random,
        None if head == "greedy" => Kind::Greedy,
        Some(("level", value)) => {
            let level = value.parse().ok().and_then(Level::new);
            engine(Some(level.ok_or_else(|| SpecFault::Level { value: value.to_owned() })?))
        }
        Some(("material", value)) => {
            let depth = value.parse().ok().filter(|depth| (1..=MOST_DEPTH).contains(depth));
            Kind::Material {
                depth: depth.ok_or_else(|| SpecFault::Depth { value: value.to_owned() })? as u16,
            }
        }
        _ => return Err(SpecFault::Unknown { name: head.to_owned() }),
    };
    let pace = match kind {
        Kind::Material { depth } => Some(Limits::depth(depth)),
        _ => None,
    };
    let mut spec = EngineSpec { text: text.to_owned(), kind, pace, seed: None };
    for (name, value) in pairs(settings)? {
        spec.set(name, value)?;
    }
    Ok(spec)
}

impl EngineSpec {
    /// Sets what can be set about a built-in engine.
    fn set(&mut self, name: &str, value: &str) -> Result<(), SpecFault> {
        let bad = || SpecFault::Value { name: name.to_owned(), value: value.to_owned() };
        let number = |most: u64| {
            value.parse::<u64>().ok().filter(|number| (1..=most).contains(number)).ok_or_else(bad)
        };
        match (&mut self.kind, name) {
            (_, "seed") => self.seed = Some(value.parse().map_err(|_| bad())?),
            (Kind::Engine { hash, .. }, "hash") => *hash = number(MOST_HASH)? as usize,
            (Kind::Engine { threads, .. }, "threads") => *threads = number(MOST_THREADS)? as usize,
            (Kind::Engine { level: None, tables, .. }, "tables") => *tables = Some(PathBuf::from(value)),
            (Kind::Engine { .. }, name) if pace::NAMES.contains(&name) => {
                self.pace = Some(limited(self.pace.take(), name, value)?);
            }
            (Kind::Engine { .. }, _) => {
                let known = [&pace::NAMES[..], &["hash", "threads", "tables", "seed"]].concat().join(", ");
                return Err(SpecFault::Setting { name: name.to_owned(), known });
            }
            _ => return Err(SpecFault::Setting { name: name.to_owned(), known: "seed".to_owned() }),
        }
        Ok(())
    }
}

fn limited(pace: Option<Limits>, name: &str, value: &str) -> Result<Limits, SpecFault> {
    pace::with(&pace.unwrap_or_default(), name, value)
        .ok_or_else(|| SpecFault::Value { name: name.to_owned(), value: value.to_owned() })
}

/// The settings between the brackets.
fn pairs(text: &str) -> Result<Vec<(&str, &str)>, SpecFault> {
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for word in text.split(',').filter(|_| !text.is_empty()) {
        let (name, value) = word.split_once('=').ok_or(SpecFault::Form)?;
        let (name, value) = (name.trim(), value.trim());
        if name.is_empty() || value.is_empty() {
            return Err(SpecFault::Form);
        }
        if pairs.iter().any(|(other, _)| *other == name) {
            return Err(SpecFault::Twice { name: name.to_owned() });
        }
        pairs.push((name, value));
    }
    Ok(pairs)
}

/// A command in words: spaces part them unless single or double quotes hold them together.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> SpecFault {
        text.parse::<EngineSpec>().unwrap_err().fault
    }

    #[test]
    fn reads_built_in_engines() {
        let spec: EngineSpec = "engine(nodes=5000,hash=8,threads=2,seed=7)".parse().unwrap();
        assert_eq!(spec.kind, Kind::Engine { level: None, hash: 8, threads: 2, tables: None });
        assert_eq!((spec.pace, spec.seed), (Some(Limits::nodes(5000)), Some(7)));
        let spec: EngineSpec = "level:5".parse().unwrap();
        assert_eq!(
            spec.kind,
            Kind::Engine { level: Level::new(5), hash: USUAL_HASH, threads: 1, tables: None }
        );
        assert_eq!((spec.pace, spec.seed), (None, None));
        let spec: EngineSpec = "material:4".parse().unwrap();
        assert_eq!((spec.kind, spec.pace), (Kind::Material { depth: 4 }, Some(Limits::depth(4))));
        assert_eq!("random(seed=3)".parse::<EngineSpec>().unwrap().seed, Some(3));
    }

    #[test]
    fn reads_programs() {
        let command = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let spec: EngineSpec = "cmd:./target/release/khamsin ugi".parse().unwrap();
        let kind = Kind::Program { command: command(&["./target/release/khamsin", "ugi"]), options: vec![] };
        assert_eq!((spec.kind, spec.pace), (kind, None));
        let spec: EngineSpec = "cmd(nodes=50, Level=3):'my engine' \"\" a(b):c".parse().unwrap();
        let options = vec![("Level".to_owned(), "3".to_owned())];
        let kind = Kind::Program { command: command(&["my engine", "", "a(b):c"]), options };
        assert_eq!((spec.kind, spec.pace), (kind, Some(Limits::nodes(50))));
    }

    #[test]
    fn says_what_is_wrong() {
        let word = str::to_owned;
        assert_eq!(fault("stockfish"), SpecFault::Unknown { name: word("stockfish") });
        assert_eq!(fault(""), SpecFault::Unknown { name: word("") });
        assert_eq!(fault("level:9"), SpecFault::Level { value: word("9") });
        assert_eq!(fault("material:0"), SpecFault::Depth { value: word("0") });
        assert_eq!(fault("engine(nodes"), SpecFault::Form);
        assert_eq!(fault("engine(nodes)"), SpecFault::Form);
        assert_eq!(fault("engine(nodes=0)"), SpecFault::Value { name: word("nodes"), value: word("0") });
        assert_eq!(fault("engine(depth=1,depth=2)"), SpecFault::Twice { name: word("depth") });
        assert!(matches!(fault("engine(speed=1)"), SpecFault::Setting { .. }));
        assert!(matches!(fault("random(nodes=1)"), SpecFault::Setting { .. }));
        assert_eq!(fault("cmd:"), SpecFault::Command);
        assert_eq!(fault("cmd:'open"), SpecFault::Command);
        assert_eq!(fault("cmd(Hash=1)"), SpecFault::Form);
    }
}
