//! The thread that holds the engine.
//!
//! It does one job after the other, so that `isready` is answered when the options before it have taken effect. The
//! engine, and with it the memory of its table, is made when the first job needs it.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::thread;

use khamsin_engine::{Engine, Limits, Options, Oracle, Report, Stop, SystemClock};
use khamsin_rules::{Game, RuleSet};
use khamsin_tables::store::Folder;

use super::Event;

/// Something for the engine to do.
#[derive(Debug)]
pub enum Job {
    /// Take these options.
    Configure(Options),
    /// Look positions up in the exact tables of a rule set in a folder, or in none.
    Consult {
        /// The rule set.
        set: RuleSet,
        /// The folder, if there is one.
        folder: Option<PathBuf>,
    },
    /// Forget what was learnt of the last game.
    Forget,
    /// Say that everything before this is done.
    Ready,
    /// Think.
    Search {
        /// About its position.
        game: Box<Game>,
        /// For so long.
        limits: Limits,
        /// Or until told.
        stop: Stop,
    },
}

/// Starts the thread, and gives the way to hand it jobs.
pub fn start(events: SyncSender<Event>) -> Sender<Job> {
    let (jobs, given) = mpsc::channel();
    thread::spawn(move || {
        let _alarm = Alarm(&events);
        work(&given, &events);
    });
    jobs
}

/// Tells the loop if the thread panics: a runner should see a dead engine as dead.
struct Alarm<'a>(&'a SyncSender<Event>);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Event::Lost);
        }
    }
}

/// Does jobs until nobody gives or nobody listens any more.
fn work(jobs: &Receiver<Job>, events: &SyncSender<Event>) {
    let clock = SystemClock::new();
    let mut engine: Option<Engine> = None;
    let mut oracle: Option<Oracle> = None;
    let fresh = |options, oracle: &Option<Oracle>| {
        let mut engine = Engine::new(options);
        engine.set_oracle(oracle.clone());
        engine
    };
    for job in jobs {
        let answer = match job {
            Job::Configure(options) => {
                match &mut engine {
                    Some(engine) => engine.set_options(options),
                    None => engine = Some(fresh(options, &oracle)),
                }
                continue;
            }
            Job::Consult { set, folder } => {
                let named = folder.is_some();
                oracle = folder.and_then(|folder| Oracle::in_folder(&set, &Folder::new(folder)));
                if let Some(engine) = &mut engine {
                    engine.set_oracle(oracle.clone());
                }
                if !named || oracle.is_some() {
                    continue;
                }
                Event::NoTables
            }
            Job::Forget => {
                engine.iter_mut().for_each(Engine::forget);
                continue;
            }
            Job::Ready => Event::Ready,
            Job::Search { game, limits, stop } => {
                let engine = engine.get_or_insert_with(|| fresh(Options::default(), &oracle));
                let mut watch = |report: &Report| drop(events.send(Event::Progress(report.clone())));
                Event::Found(engine.search(&game, &limits, &clock, &stop, &mut watch))
            }
        };
        if events.send(answer).is_err() {
            return;
        }
    }
}
