//! The thread that holds the engine.
//!
//! It takes one [`Task`] after the other and tells what it finds through a function that it was given, so that a screen
//! stays awake while the engine thinks. A new task stops the one before it; whoever asked knows by the [`Ticket`] which
//! question a finding answers.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use khamsin_engine::review::{Opinion, Progress, Review, continuation, review};
use khamsin_engine::{
    Engine, Level, Limits, Line, Options, Oracle, Purpose, Report, Stop, Strength, SystemClock, Time,
};
use khamsin_rules::game::Offer;
use khamsin_rules::{Game, Outcome, RuleSet, Side, Turn};
use khamsin_tables::store::Folder;

/// Which question it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Ticket(pub u64);

/// Something to think about.
#[derive(Clone, Debug)]
pub enum Task {
    /// Which turn a level plays.
    Turn {
        /// In this position.
        game: Game,
        /// The level.
        level: Level,
        /// What it has on the clock.
        time: Time,
    },
    /// Which turn is best.
    Hint(Game),
    /// Whether a side should take an offer.
    Offer {
        /// In this position.
        game: Game,
        /// The side it is made to.
        to: Side,
        /// The offer.
        offer: Offer,
    },
    /// The best few turns, and how play may go on.
    Lines(Game),
    /// What every turn of a game was worth.
    Review(Game),
}

/// What the engine found.
#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    /// It is not done, but has come so far.
    Thinking {
        /// The depth that is finished.
        depth: u16,
        /// Actions tried.
        nodes: u64,
    },
    /// The turn to play.
    Turn(Turn),
    /// The best turn; none if the game is over.
    Hint(Option<Variation>),
    /// Whether to take the offer.
    Offer(Verdict),
    /// The best turns so far.
    Lines {
        /// The depth that is finished.
        depth: u16,
        /// Best first.
        lines: Vec<Variation>,
    },
    /// How far a review has come.
    Reviewing(Progress),
    /// The review.
    Review(Review),
}

/// What a side says to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It takes it.
    Accept,
    /// It plays on.
    Decline,
}

/// A turn, what it is worth, and what may follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation {
    /// What it is worth.
    pub opinion: Opinion,
    /// The turns, the first one included.
    pub turns: Vec<Turn>,
}

/// Megabytes for the table of an engine; there are two, one that plays and one that explains.
const HASH: usize = 16;
/// How hard to think about a hint or an offer, in actions: a fraction of a second.
const HINT_NODES: u64 = 300_000;
/// How hard to think about one position of a review.
const LINES_NODES: u64 = 3_000_000;
/// How hard to think about each position of a whole game.
const REVIEW_NODES: u64 = 30_000;
/// How many turns are compared in a review.
const LINES: usize = 3;

/// The way to the thread.
#[derive(Debug)]
pub struct Worker {
    tasks: Sender<(Ticket, Task, Stop)>,
    stop: Stop,
}

impl Worker {
    /// Starts the thread; `seed` draws the engine's choices, exact tables are looked for in `tables`, and `tell` hears
    /// what is found until it answers `false`.
    ///
    /// # Panics
    /// If the system has no thread to give.
    pub fn start(
        seed: u64,
        tables: Option<Folder>,
        tell: impl Fn(Ticket, Finding) -> bool + Send + 'static,
    ) -> Worker {
        let (tasks, given) = mpsc::channel();
        thread::Builder::new()
            .name("engine".to_owned())
            .spawn(move || Thinker::new(seed, tables).work(&given, &tell))
            .expect("the system gives threads");
        Worker { tasks, stop: Stop::new() }
    }

    /// Asks a question, and stops the one before it.
    pub fn ask(&mut self, ticket: Ticket, task: Task) {
        self.stop();
        // If the thread is gone, so is the program.
        let _ = self.tasks.send((ticket, task, self.stop.clone()));
    }

    /// Stops thinking.
    pub fn stop(&mut self) {
        self.stop.request();
        self.stop = Stop::new();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop.request();
    }
}

/// The engines, and what they need.
struct Thinker {
    seed: u64,
    /// The one that plays: it would rather win than repeat, so what it knows is of no use to the other.
    player: Option<Engine>,
    /// The one that explains; it asks exact tables, which levels for people never do.
    analyst: Option<Engine>,
    /// Where those tables are, and for which rule set they were opened last.
    tables: Option<Folder>,
    consulted: Option<RuleSet>,
    clock: SystemClock,
}

impl Thinker {
    fn new(seed: u64, tables: Option<Folder>) -> Thinker {
        Thinker { seed, player: None, analyst: None, tables, consulted: None, clock: SystemClock::new() }
    }

    fn work(&mut self, tasks: &Receiver<(Ticket, Task, Stop)>, tell: &dyn Fn(Ticket, Finding) -> bool) {
        for (ticket, task, stop) in tasks {
            if stop.is_requested() {
                continue;
            }
            let mut watch = |finding| {
                tell(ticket, finding);
            };
            let found = self.think(task, &stop, &mut watch);
            if !stop.is_requested() && !tell(ticket, found) {
                return;
            }
        }
    }

    fn think(&mut self, task: Task, stop: &Stop, tell: &mut dyn FnMut(Finding)) -> Finding {
        match task {
            Task::Turn { game, level, time } => self.turn(&game, level, time, stop, tell),
            Task::Hint(game) => {
                let report = self.analyse(&game, &Limits::nodes(HINT_NODES), stop, &mut |report| {
                    tell(Finding::Thinking { depth: report.depth, nodes: report.nodes });
                });
                Finding::Hint(variations(&game, &report).into_iter().next())
            }
            Task::Offer { game, to, offer } => {
                let report = self.analyse(&game, &Limits::nodes(HINT_NODES), stop, &mut |_| {});
                Finding::Offer(verdict(&game, &report, to, offer))
            }
            Task::Lines(game) => {
                let limits = Limits { lines: LINES, ..Limits::nodes(LINES_NODES) };
                let lines = |report: &Report| Finding::Lines {
                    depth: report.depth,
                    lines: variations(&game, report),
                };
                let report = self.analyse(&game, &limits, stop, &mut |report| tell(lines(report)));
                lines(&report)
            }
            Task::Review(game) => {
                let clock = self.clock;
                let mut progress = |progress| tell(Finding::Reviewing(progress));
                let limits = Limits::nodes(REVIEW_NODES);
                Finding::Review(review(
                    &game,
                    self.analyst(game.rule_set()),
                    &limits,
                    &clock,
                    stop,
                    &mut progress,
                ))
            }
        }
    }

    fn turn(
        &mut self,
        game: &Game,
        level: Level,
        time: Time,
        stop: &Stop,
        tell: &mut dyn FnMut(Finding),
    ) -> Finding {
        let options = Options {
            hash: HASH,
            seed: self.seed,
            strength: Strength::Level(level),
            purpose: Purpose::Play,
            ..Options::default()
        };
        let player = self.player.get_or_insert_with(|| Engine::new(options.clone()));
        player.set_options(options);
        let limits = Limits { time, ..Limits::default() };
        let report = player.search(game, &limits, &self.clock, stop, &mut |report| {
            tell(Finding::Thinking { depth: report.depth, nodes: report.nodes });
        });
        Finding::Turn(report.best().map(|line| line.turn.clone()).unwrap_or_default())
    }

    /// The engine that explains, with the exact tables of a rule set.
    fn analyst(&mut self, set: &RuleSet) -> &mut Engine {
        let seed = self.seed;
        let analyst = self
            .analyst
            .get_or_insert_with(|| Engine::new(Options { hash: HASH, seed, ..Options::default() }));
        if self.consulted != Some(*set) {
            analyst.set_oracle(self.tables.as_ref().and_then(|folder| Oracle::in_folder(set, folder)));
            self.consulted = Some(*set);
        }
        analyst
    }

    fn analyse(
        &mut self,
        game: &Game,
        limits: &Limits,
        stop: &Stop,
        watch: &mut dyn FnMut(&Report),
    ) -> Report {
        let clock = self.clock;
        self.analyst(game.rule_set()).search(game, limits, &clock, stop, watch)
    }
}

fn variations(game: &Game, report: &Report) -> Vec<Variation> {
    let seen =
        |line: &Line| Variation { opinion: Opinion::of(game.side(), line), turns: continuation(game, line) };
    report.lines.iter().map(seen).collect()
}

/// A side takes an offer when playing on promises it no more than the offer gives.
fn verdict(game: &Game, report: &Report, to: Side, offer: Offer) -> Verdict {
    let Some(best) = report.best() else { return Verdict::Accept };
    let promised = Opinion::of(game.side(), best).chance(to);
    let mut agreed = game.clone();
    let given = agreed.offer(!to, offer).and_then(|()| agreed.accept(to)).or_else(|_| {
        // It stands already.
        agreed.accept(to)
    });
    match given {
        Ok(outcome) if promised <= worth(outcome, to) => Verdict::Accept,
        _ => Verdict::Decline,
    }
}

/// What an end is worth to a side, from 0 to 1.
fn worth(outcome: Outcome, side: Side) -> f64 {
    match outcome.winner {
        None => 0.5,
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use khamsin_rules::Setup;

    use super::*;

    /// Asks one question and waits for its answer.
    fn ask(task: Task) -> Finding {
        let (told, heard) = mpsc::channel();
        let mut worker = Worker::start(1, None, move |_, finding| told.send(finding).is_ok());
        worker.ask(Ticket(1), task);
        loop {
            let found = heard.recv_timeout(Duration::from_mins(2)).expect("the engine answers");
            if !matches!(found, Finding::Thinking { .. } | Finding::Reviewing(_)) {
                return found;
            }
        }
    }

    fn at(set: &str, position: &str) -> Game {
        let setup: Setup = position.parse().unwrap();
        Game::from_setup(set.parse().unwrap(), &setup).unwrap()
    }

    #[test]
    fn a_level_plays_a_legal_turn() {
        let mut game = Game::new("seega/ludens-planet".parse().unwrap(), 0);
        let level = Level::new(1).unwrap();
        let Finding::Turn(turn) = ask(Task::Turn { game: game.clone(), level, time: Time::Unlimited }) else {
            panic!("a turn was asked for");
        };
        game.play_turn(&turn).unwrap();
    }

    /// Second has three men to one and the move of First cannot change that: First gains by counting nothing.
    #[test]
    fn an_offer_is_taken_when_it_gives_all_there_is() {
        let game = at("seega/jeu-du-seega", "m4/5/5/5/3MM 2 move 0,0 3 90");
        let offer = |to| Task::Offer { game: game.clone(), to, offer: Offer::Count };
        assert_eq!(ask(offer(Side::First)), Finding::Offer(Verdict::Accept), "it wins by counting");
        assert_eq!(ask(offer(Side::Second)), Finding::Offer(Verdict::Decline), "it would lose at once");
    }

    #[test]
    fn a_task_that_is_stopped_tells_nothing_more() {
        let (told, heard) = mpsc::channel();
        let mut worker = Worker::start(1, None, move |ticket, finding| told.send((ticket, finding)).is_ok());
        let game = Game::new("seti/aleph".parse().unwrap(), 0);
        worker.ask(Ticket(1), Task::Lines(game.clone()));
        worker.ask(Ticket(2), Task::Hint(game));
        let answers: Vec<Ticket> = std::iter::from_fn(|| heard.recv_timeout(Duration::from_mins(2)).ok())
            .take_while(|(_, finding)| !matches!(finding, Finding::Hint(_)))
            .filter(|(_, finding)| !matches!(finding, Finding::Thinking { .. }))
            .map(|(ticket, _)| ticket)
            .collect();
        assert!(answers.iter().all(|&ticket| ticket == Ticket(1)), "{answers:?}");
    }
}
