//! A game: a position with a past.
//!
//! What a position cannot know lives here: how often it has occurred, how long nothing was captured, what the players
//! offered each other, who gave up. Still no clock: flag fall is something the caller reports.

use crate::action::{Action, Turn};
use crate::any::AnyPosition;
use crate::clause::ClauseSet;
use crate::outcome::Outcome;
use crate::pending::Pending;
use crate::position::Illegal;
use crate::ruleset::RuleSet;
use crate::setup::{Setup, SetupError};
use crate::side::{BySide, Side};

mod agreement;
mod endless;
mod turn;

pub use agreement::{Offer, OfferError};
pub use turn::{PlayedTurn, TurnError};

/// A game from its first position to now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    set: RuleSet,
    seed: u64,
    now: Moment,
    past: Vec<Step>,
    offer: Option<(Side, Offer)>,
    ended: Option<Outcome>,
}

/// A position and the counters that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    position: AnyPosition,
    quiet: u32,
    turn: u32,
}

/// An action that was played, and what was before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    before: Moment,
    action: Action,
}

impl Game {
    /// A new game; `seed` draws what the rules leave to chance.
    pub fn new(set: RuleSet, seed: u64) -> Game {
        let now = Moment { position: AnyPosition::start(&set, seed), quiet: 0, turn: 1 };
        Game { set, seed, now, past: Vec::new(), offer: None, ended: None }
    }

    /// A game that goes on from a position.
    ///
    /// # Errors
    /// Why the position cannot arise under the rule set.
    pub fn from_setup(set: RuleSet, setup: &Setup) -> Result<Game, SetupError> {
        let position = AnyPosition::from_setup(&set, setup)?;
        let now = Moment { position, quiet: setup.quiet, turn: setup.turn };
        let mut game = Game { set, seed: 0, now, past: Vec::new(), offer: None, ended: None };
        game.ended = game.endless();
        Ok(game)
    }

    /// The rule set it is played by.
    pub fn rule_set(&self) -> &RuleSet {
        &self.set
    }

    /// The seed that drew what the rules leave to chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        &self.now.position
    }

    /// The side to act.
    pub fn side(&self) -> Side {
        self.now.position.side()
    }

    /// Turns since the last capture, removal or placement.
    pub fn quiet(&self) -> u32 {
        self.now.quiet
    }

    /// Completed turns, plus one.
    pub fn turn(&self) -> u32 {
        self.now.turn
    }

    /// The position now, written down.
    pub fn setup(&self) -> Setup {
        self.now.position.setup(self.now.quiet, self.now.turn)
    }

    /// The position the game began with, written down.
    pub fn first_setup(&self) -> Setup {
        let first = self.past.first().map_or(&self.now, |step| &step.before);
        first.position.setup(first.quiet, first.turn)
    }

    /// The actions played so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = Action> {
        self.past.iter().map(|step| step.action)
    }

    /// The actions that may be played now; none once the game is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.ended.is_some() { Vec::new() } else { self.now.position.actions() }
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.now.position.outcome())
    }

    /// What the game has brought each side on the rule set's ladder, if it is over.
    pub fn points(&self) -> Option<BySide<u32>> {
        self.outcome().map(|outcome| self.set.rules().points().of(outcome))
    }

    /// Plays an action, and gives back the clauses it made use of.
    ///
    /// # Errors
    /// The clause that forbids it; the game is then as it was.
    pub fn play(&mut self, action: Action) -> Result<ClauseSet, Illegal> {
        if let Some(outcome) = self.ended {
            return Err(Illegal::over(outcome, action));
        }
        let before = self.now;
        before.position.check(action)?;
        let mut fired = before.position.fired(action);
        let progress = is_progress(&before.position, action) || before.position.pending().follows_capture();
        self.now.position.play(action)?;
        if progress {
            self.now.quiet = 0;
        }
        if !self.now.position.pending().continues(before.position.pending()) {
            self.now.turn += 1;
            self.now.quiet += u32::from(!progress);
        }
        self.past.push(Step { before, action });
        if self.now.position.outcome().is_none() {
            self.ended = self.endless();
            self.ended.into_iter().for_each(|end| self.add_endless_clauses(end, &mut fired));
        }
        // An offer stands until the other side acts or the game is over.
        let answered = self.offer.is_some_and(|(by, _)| by != before.position.side());
        if answered || self.outcome().is_some() {
            self.offer = None;
        }
        Ok(fired)
    }

    /// Takes the last action back; also the end of a game that was given up or agreed.
    pub fn undo(&mut self) -> Option<Action> {
        let Step { before, action } = self.past.pop()?;
        self.now = before;
        self.ended = None;
        self.offer = None;
        Some(action)
    }

    /// Takes back the last turn, or what was played of it.
    pub fn undo_turn(&mut self) -> Option<Turn> {
        let turn = self.turns().pop()?;
        for _ in &turn.turn.0 {
            self.undo();
        }
        Some(turn.turn)
    }
}

/// Whether an action resets the quiet count: a capture, a removal or a placement.
fn is_progress(position: &AnyPosition, action: Action) -> bool {
    matches!(action, Action::Place(_)) || !position.captures(action).is_empty()
}

impl Moment {
    fn pending(&self) -> Pending {
        self.position.pending()
    }
}
