//! Programs that speak UGI, the universal game interface of the cutegames runner: UCI's words for any game.
//!
//! A move is a whole turn, one token. The client is strict where a game could go wrong and lenient everywhere else: lines
//! it does not know are skipped, an answer that belongs to an earlier question is never taken for a new one (every
//! question follows a `readyok`), and nothing a program does, or fails to do, can make the client wait for ever.

use std::io;
use std::time::Duration;

use khamsin_engine::{Limits, Stop, Time};
use khamsin_rules::{Game, RuleSet, Side, Turn};

use crate::arena::Patience;
use crate::fault::Fault;
use crate::player::{Allowance, Player};
use crate::spec::Kind;

mod lines;
mod process;

use process::Process;

/// The option that names the rule set.
const RULE_SET: &str = "Ruleset";
/// The option for what is left to chance.
const SEED: &str = "Seed";

/// A program that plays.
pub struct UgiPlayer {
    name: String,
    command: Vec<String>,
    options: Vec<(String, String)>,
    set: RuleSet,
    patience: Patience,
    stop: Stop,
    /// Started for its first game, kept for the next ones, ended with its first fault.
    process: Option<Process>,
}

/// Whether an engine's program can be started at all; built-in engines always can.
///
/// # Errors
/// Why it cannot, as the system says it.
pub fn check(kind: &Kind) -> io::Result<()> {
    match kind {
        Kind::Program { command, .. } => Process::start(command).map(drop),
        _ => Ok(()),
    }
}

impl UgiPlayer {
    /// A player by this program; nothing is started before its first game.
    pub fn new(
        name: String,
        command: Vec<String>,
        options: Vec<(String, String)>,
        set: RuleSet,
        patience: Patience,
        stop: Stop,
    ) -> UgiPlayer {
        UgiPlayer { name, command, options, set, patience, stop, process: None }
    }

    /// Does something with the program; if that goes wrong, the program is ended.
    fn with<T>(&mut self, act: impl FnOnce(&mut Process, &Self) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        match act(&mut process, self) {
            Ok(answer) => {
                self.process = Some(process);
                Ok(answer)
            }
            Err(fault) => {
                process.kill();
                Err(fault)
            }
        }
    }

    /// Starts the program and sets its options.
    fn start(&self) -> Result<Process, Fault> {
        let mut process = Process::start(&self.command).map_err(Fault::Start)?;
        let announced = self.greet(&mut process).inspect_err(|_| process.kill())?;
        process.options = announced;
        let set = |name: &str| self.options.iter().any(|(option, _)| option == name);
        if process.has(RULE_SET) && !set(RULE_SET) {
            process.order(format!("setoption name {RULE_SET} value {}", self.set));
        }
        for (name, value) in &self.options {
            process.order(format!("setoption name {name} value {value}"));
        }
        Ok(process)
    }

    /// Says hello and hears which options there are.
    fn greet(&self, process: &mut Process) -> Result<Vec<UgiOption>, Fault> {
        let mut options = Vec::new();
        process.order("ugi".to_owned());
        process.wait(self.patience.answer, &self.stop, |line| {
            options.extend(UgiOption::read(line));
            (line.trim() == "ugiok").then_some(())
        })?;
        Ok(options)
    }

    /// Waits until the program has done everything it was told.
    fn sync(&self, process: &mut Process) -> Result<(), Fault> {
        process.order("isready".to_owned());
        process.wait(self.patience.answer, &self.stop, |line| (line.trim() == "readyok").then_some(()))
    }

    /// The answer to `go`.
    fn answer(&self, process: &mut Process, deadline: Duration) -> Result<String, Fault> {
        let best = |line: &str| {
            let rest = line.trim().strip_prefix("bestmove")?;
            rest.is_empty()
                .then(String::new)
                .or_else(|| rest.starts_with(' ').then(|| rest.trim().to_owned()))
        };
        match process.wait(deadline, &self.stop, best) {
            Err(Fault::Hung { .. }) => {
                // Too late to save the game, but a program that still listens is kept for the next one.
                process.order("stop".to_owned());
                process.wait(self.patience.answer, &self.stop, best)
            }
            answer => answer,
        }
    }
}

impl Player for UgiPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.with(|process, player| {
            let own = player.options.iter().any(|(name, _)| name == SEED);
            if let Some(option) = process.option(SEED).filter(|_| !own) {
                let order = format!("setoption name {SEED} value {}", option.within(seed));
                process.order(order);
            }
            process.order("uginewgame".to_owned());
            player.sync(process)
        })
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Turn, Fault> {
        self.with(|process, player| {
            player.sync(process)?;
            process.order(position(game));
            process.order(go(game.side(), &allowance.limits, allowance.other));
            let answer = player.answer(process, allowance.deadline)?;
            // A word about pondering may follow, as in UCI.
            let turn = answer.split(' ').next().unwrap_or_default();
            turn.parse().map_err(|_| Fault::Garbage(answer))
        })
    }
}

/// Where the game stands, told from its beginning so that the program knows of repetitions.
fn position(game: &Game) -> String {
    let first = game.first_setup();
    // Where the lot decides how a game begins, its beginning has to be spelled out.
    let usual = (0..3).all(|seed| Game::new(*game.rule_set(), seed).first_setup() == first);
    let mut text = if usual { "position startpos".to_owned() } else { format!("position fen {first}") };
    for (index, played) in game.turns().iter().enumerate() {
        text += if index == 0 { " moves " } else { " " };
        text += &played.turn.to_string();
    }
    text
}

/// What to do, and how long.
fn go(side: Side, limits: &Limits, other: Time) -> String {
    let mut words = vec!["go".to_owned()];
    match limits.time {
        Time::Unlimited => {}
        Time::Turn(time) => words.push(format!("movetime {}", time.as_millis())),
        Time::Clock { left, increment } => {
            let (other_left, other_increment) = match other {
                Time::Clock { left, increment } => (left, increment),
                // The other side has no clock: whatever is said about it is not true, and equal clocks do no harm.
                Time::Unlimited | Time::Turn(_) => (left, increment),
            };
            let by_number = |own: Duration, others: Duration| match side {
                Side::First => [own.as_millis(), others.as_millis()],
                Side::Second => [others.as_millis(), own.as_millis()],
            };
            let [time1, time2] = by_number(left, other_left);
            let [increment1, increment2] = by_number(increment, other_increment);
            words.push(format!("p1time {time1} p2time {time2} p1inc {increment1} p2inc {increment2}"));
        }
    }
    words.extend(limits.nodes.map(|nodes| format!("nodes {nodes}")));
    words.extend(limits.depth.map(|depth| format!("depth {depth}")));
    words.join(" ")
}

/// An option that a program announces.
#[derive(Clone, PartialEq, Eq, Debug)]
struct UgiOption {
    name: String,
    /// The least and the largest value, of a number.
    range: Option<(u64, u64)>,
}

impl UgiOption {
    /// Reads `option name Seed type spin default 0 min 0 max 1000`.
    fn read(line: &str) -> Option<UgiOption> {
        let rest = line.trim().strip_prefix("option name ")?;
        let (name, rest) = rest.split_once(" type ").unwrap_or((rest, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        let after = |word: &str| {
            let at = words.iter().position(|&found| found == word)?;
            words.get(at + 1)?.parse().ok()
        };
        Some(UgiOption { name: name.trim().to_owned(), range: after("min").zip(after("max")) })
    }

    /// A number brought within the option's range.
    fn within(&self, number: u64) -> u64 {
        match self.range {
            Some((min, max)) if min < max => min + number % (max - min).saturating_add(1),
            Some((min, _)) => min,
            None => number,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read() {
        let option = UgiOption::read("option name Seed type spin default 0 min 1 max 10").unwrap();
        assert_eq!((option.name.as_str(), option.range), ("Seed", Some((1, 10))));
        assert_eq!((option.within(0), option.within(9), option.within(10)), (1, 10, 1));
        let option = UgiOption::read("option name Table Path type string default").unwrap();
        assert_eq!((option.name.as_str(), option.range), ("Table Path", None));
        assert_eq!(UgiOption::read("id name Seed"), None);
        let widest = UgiOption { name: String::new(), range: Some((0, u64::MAX)) };
        assert_eq!(widest.within(u64::MAX), 0, "no overflow");
    }

    #[test]
    fn positions_are_told_from_the_beginning() {
        let mut game = Game::new("seega/tabuleiro-42".parse().unwrap(), 0);
        assert_eq!(position(&game), "position startpos");
        for turn in ["a1,a2", "b1,b2"] {
            game.play_turn(&turn.parse().unwrap()).unwrap();
        }
        assert_eq!(position(&game), "position startpos moves a1,a2 b1,b2");
        let drawn = Game::new("pahtum/globe-joueur(neutral_setup=random)".parse().unwrap(), 5);
        assert_eq!(position(&drawn), format!("position fen {}", drawn.first_setup()));
    }

    #[test]
    fn limits_are_told_in_the_words_of_ugi() {
        let time = |left, increment| Time::Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
        };
        let none = Time::Unlimited;
        assert_eq!(go(Side::First, &Limits::time(Duration::from_millis(100)), none), "go movetime 100");
        assert_eq!(go(Side::First, &Limits::nodes(5000), none), "go nodes 5000");
        assert_eq!(go(Side::First, &Limits::depth(4), none), "go depth 4");
        let clock = Limits { time: time(900, 10), ..Limits::default() };
        assert_eq!(go(Side::Second, &clock, time(800, 20)), "go p1time 800 p2time 900 p1inc 20 p2inc 10");
    }
}
