//! Engines inside this program.
//!
//! They cannot be killed, but they can break down: a panic is caught and loses the game like any other crash.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use khamsin_engine::{Engine, Options, Oracle, Stop, SystemClock};
use khamsin_rules::random::Random;
use khamsin_rules::{Game, Turn};

use crate::fault::Fault;
use crate::player::{Allowance, Player};

/// Khamsin's own engine, at its best or at a level for people.
pub struct EnginePlayer {
    name: String,
    engine: Engine,
    oracle: Option<Oracle>,
    /// The same in every game, if it was asked for.
    seed: Option<u64>,
    clock: SystemClock,
    stop: Stop,
}

impl EnginePlayer {
    /// An engine that thinks until `stop` is requested at the latest.
    pub fn new(name: String, options: Options, seed: Option<u64>, stop: Stop) -> EnginePlayer {
        EnginePlayer {
            name,
            engine: Engine::new(options),
            oracle: None,
            seed,
            clock: SystemClock::new(),
            stop,
        }
    }

    /// The same engine with exact tables to look positions up in.
    #[must_use]
    pub fn with_oracle(mut self, oracle: Option<Oracle>) -> EnginePlayer {
        self.engine.set_oracle(oracle.clone());
        EnginePlayer { oracle, ..self }
    }
}

impl Player for EnginePlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        let options = Options { seed: self.seed.unwrap_or(seed), ..self.engine.options().clone() };
        self.engine.set_options(options);
        self.engine.forget();
        Ok(())
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Turn, Fault> {
        let search = AssertUnwindSafe(|| {
            self.engine.search(game, &allowance.limits, &self.clock, &self.stop, &mut |_| {})
        });
        match catch_unwind(search) {
            Ok(report) => match report.best() {
                Some(line) => Ok(line.turn.clone()),
                None => Err(Fault::Garbage(String::new())),
            },
            Err(panic) => {
                // What it left behind may be half-written.
                self.engine = Engine::new(self.engine.options().clone());
                self.engine.set_oracle(self.oracle.clone());
                Err(Fault::Crashed(said(panic.as_ref())))
            }
        }
    }
}

/// The words a panic came with.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("panic").to_owned()
}

/// How a turn is drawn; none in a game that is over.
pub type Draw = fn(&Game, &mut Random) -> Option<Turn>;

/// Plays a turn that is drawn from those that some rule of thumb allows.
pub struct DrawingPlayer {
    name: String,
    /// The same in every game, if it was asked for.
    seed: Option<u64>,
    random: Random,
    draw: Draw,
}

impl DrawingPlayer {
    /// A player of what `draw` draws.
    pub fn new(name: String, seed: Option<u64>, draw: Draw) -> DrawingPlayer {
        DrawingPlayer { name, seed, random: Random::new(0), draw }
    }
}

impl Player for DrawingPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, _game: &Game, seed: u64) -> Result<(), Fault> {
        self.random = Random::new(self.seed.unwrap_or(seed));
        Ok(())
    }

    fn choose(&mut self, game: &Game, _allowance: &Allowance) -> Result<Turn, Fault> {
        (self.draw)(game, &mut self.random).ok_or_else(|| Fault::Garbage(String::new()))
    }
}

/// A turn of legal actions, each drawn as likely as the others; empty in a game that is over.
pub(crate) fn random_turn(game: &Game, random: &mut Random) -> Turn {
    let mut after = game.clone();
    let mut turn = Turn::default();
    while after.turn() == game.turn() {
        let actions = after.legal_actions();
        if actions.is_empty() {
            break;
        }
        let action = actions[random.below(actions.len())];
        after.play(action).expect("a listed action is legal");
        turn.0.push(action);
    }
    turn
}
