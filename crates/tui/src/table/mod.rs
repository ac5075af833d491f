//! A game between two players, as they sit at a table: who plays, the clock, offers, taking back.
//!
//! Both fronts, the full screen and the plain lines, hold a [`Table`] and nothing else of a game: every wish of a player
//! is a method here, and what came of it is a list of [`News`] for them to tell. Nothing here knows a screen, a thread
//! or the time of day: the time is handed in as a [`Duration`] since some moment that stays the same.

mod clock;
mod keeping;
mod news;
mod player;
mod settings;

use std::time::Duration;

use khamsin_engine::Time;
use khamsin_rules::game::{Offer, OfferError, TurnError};
use khamsin_rules::message::{Args, Message};
use khamsin_rules::{Action, Clause, ClauseSet, Game, Illegal, Side, Turn};

pub use clock::{Clock, TimeControl};
pub use keeping::KeepingError;
pub use news::{Acted, News};
pub use player::Player;
pub use settings::{Opponent, Settings, SideChoice};

use khamsin_rules::side::BySide;

use crate::worker::Task;

/// A game, its players and its clock.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    players: BySide<Player>,
    clock: Option<Clock>,
    /// The clauses that each action made use of, beside the game's own list of actions.
    fired: Vec<ClauseSet>,
}

/// Why a wish of a player was not granted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The rules forbid the action.
    #[error("{0}")]
    Illegal(Illegal),
    /// The rules forbid a part of the turn, or it is no whole turn.
    #[error("{0}")]
    Turn(TurnError),
    /// The offer cannot be made or answered.
    #[error("{0}")]
    Offer(OfferError),
    /// It is the engine's turn.
    #[error("it is not a person's turn")]
    NotYourTurn,
    /// No person has decided anything yet.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
}

impl Message for Refused {
    fn id(&self) -> &'static str {
        match self {
            Refused::Illegal(_) => "turn-illegal",
            Refused::Turn(error) => error.id(),
            Refused::Offer(error) => error.id(),
            Refused::NotYourTurn => "table-not-your-turn",
            Refused::NothingToTakeBack => "table-nothing-to-take-back",
        }
    }

    fn args(&self) -> Args {
        match self {
            Refused::Illegal(illegal) => illegal.args(),
            Refused::Turn(error) => error.args(),
            Refused::Offer(error) => error.args(),
            Refused::NotYourTurn | Refused::NothingToTakeBack => vec![],
        }
    }
}

/// What came of a wish.
pub type Answer = Result<Vec<News>, Refused>;

impl Table {
    /// A new game.
    pub fn new(settings: &Settings) -> Table {
        Table {
            game: Game::new(settings.set, settings.seed),
            players: settings.players(),
            clock: settings.clock.map(Clock::new),
            fired: Vec::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays a side.
    pub fn player(&self, side: Side) -> Player {
        self.players[side]
    }

    /// The clock, if there is one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether two people sit here.
    pub fn is_shared(&self) -> bool {
        Side::BOTH.iter().all(|&side| self.players[side] == Player::Person)
    }

    /// The person who can act or make an offer now: the side to act if a person has it.
    pub fn person_to_act(&self) -> Option<Side> {
        let side = self.game.side();
        (self.game.outcome().is_none() && self.players[side] == Player::Person).then_some(side)
    }

    /// The side of the person who holds the keys: the one to act, or the only one.
    pub fn person(&self) -> Side {
        let side = self.game.side();
        if self.players[side] == Player::Person { side } else { !side }
    }

    /// What the engine is to think about, if it is its turn.
    pub fn engine_task(&self) -> Option<Task> {
        let side = self.game.side();
        match self.players[side] {
            Player::Engine(level) if self.game.outcome().is_none() => {
                let time = self.clock.as_ref().map_or(Time::Unlimited, |clock| clock.time(side));
                Some(Task::Turn { game: self.game.clone(), level, time })
            }
            _ => None,
        }
    }

    /// The clauses that the last turn made use of so far, those that this game has used least first.
    pub fn clauses_used(&self) -> Vec<Clause> {
        let uses = |clause: Clause| self.fired.iter().filter(|fired| fired.contains(clause)).count();
        let actions = self.game.turns().last().map_or(0, |played| played.turn.0.len());
        let mut clauses: Vec<Clause> = Vec::new();
        for clause in self.fired.iter().rev().take(actions).flat_map(|fired| fired.iter()) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        clauses.sort_by_key(|&clause| uses(clause));
        clauses
    }

    /// A person's action.
    ///
    /// # Errors
    /// The clause that forbids it, or that it is not a person's turn.
    pub fn act(&mut self, action: Action, now: Duration) -> Answer {
        if self.game.outcome().is_none() && self.person_to_act().is_none() {
            return Err(Refused::NotYourTurn);
        }
        if let Some(fallen) = self.charge(now) {
            return Ok(fallen);
        }
        self.play(action).map_err(Refused::Illegal)
    }

    /// A person's actions one after the other, up to a whole turn.
    ///
    /// # Errors
    /// As [`Table::act`]; what was legal before stays played.
    pub fn act_all(&mut self, turn: &Turn, now: Duration) -> Answer {
        let mut news = Vec::new();
        let number = self.game.turn();
        for &action in &turn.0 {
            if !news.is_empty() && self.game.turn() != number {
                return Err(Refused::Turn(TurnError::TooLong { action }));
            }
            news.extend(self.act(action, now)?);
        }
        Ok(news)
    }

    /// The engine's turn.
    ///
    /// # Errors
    /// What is wrong with it, which would be the engine's fault.
    pub fn engine_turn(&mut self, turn: &Turn, now: Duration) -> Answer {
        if let Some(fallen) = self.charge(now) {
            return Ok(fallen);
        }
        self.game.clone().play_turn(turn).map_err(Refused::Turn)?;
        let mut news = Vec::new();
        for &action in &turn.0 {
            news.extend(self.play(action).map_err(Refused::Illegal)?);
        }
        Ok(news)
    }

    fn play(&mut self, action: Action) -> Result<Vec<News>, Illegal> {
        let acted = Acted::new(self.game.position(), action);
        let turn = self.game.turn();
        self.fired.push(self.game.play(action)?);
        if self.game.turn() != turn {
            self.clock.iter_mut().for_each(|clock| clock.add_increment(acted.side));
        }
        let ended = self.game.outcome().map(News::Ended);
        Ok([News::Acted(acted)].into_iter().chain(ended).collect())
    }

    /// Takes back to the last decision of a person.
    ///
    /// # Errors
    /// If there was none.
    pub fn take_back(&mut self, now: Duration) -> Answer {
        self.charge(now);
        let mut earlier = self.game.clone();
        let mut count = 0;
        while earlier.undo().is_some() {
            count += 1;
            if self.players[earlier.side()] == Player::Person {
                self.game = earlier;
                self.fired.truncate(self.fired.len() - count);
                return Ok(vec![News::TakenBack { count }]);
            }
        }
        Err(Refused::NothingToTakeBack)
    }

    /// A person's offer to the other side.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn offer(&mut self, offer: Offer) -> Answer {
        let by = self.person_to_act();
        let by = by.ok_or(if self.game.outcome().is_some() {
            Refused::Offer(OfferError::Over)
        } else {
            Refused::NotYourTurn
        })?;
        self.game.offer(by, offer).map_err(Refused::Offer)?;
        Ok(vec![News::Offered { by, offer }])
    }

    /// The other side accepts the offer that stands.
    ///
    /// # Errors
    /// If there is none.
    pub fn accept(&mut self) -> Answer {
        let (by, offer) = self.game.standing_offer().ok_or(Refused::Offer(OfferError::NoOffer))?;
        let outcome = self.game.accept(!by).map_err(Refused::Offer)?;
        Ok(vec![News::Accepted { by: !by, offer }, News::Ended(outcome)])
    }

    /// The other side declines the offer that stands.
    ///
    /// # Errors
    /// If there is none.
    pub fn decline(&mut self) -> Answer {
        let (by, offer) = self.game.standing_offer().ok_or(Refused::Offer(OfferError::NoOffer))?;
        self.game.decline(!by).map_err(Refused::Offer)?;
        Ok(vec![News::Declined { by: !by, offer }])
    }

    /// The person gives up.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self) -> Answer {
        let by = self.person();
        let outcome = self.game.surrender(by).map_err(Refused::Offer)?;
        Ok(vec![News::Resigned { by }, News::Ended(outcome)])
    }

    /// Time passes; a flag may fall.
    pub fn tick(&mut self, now: Duration) -> Vec<News> {
        self.charge(now).unwrap_or_default()
    }

    /// The players get up: until they come back the time is nobody's.
    pub fn pause(&mut self) {
        self.clock.iter_mut().for_each(Clock::pause);
    }

    /// Takes the time since the last call from the side to act; what a fallen flag brings.
    fn charge(&mut self, now: Duration) -> Option<Vec<News>> {
        let by = self.game.side();
        let clock = self.clock.as_mut()?;
        if self.game.outcome().is_some() {
            clock.pause();
            return None;
        }
        if clock.charge(by, now) > Duration::ZERO {
            return None;
        }
        let outcome = self.game.surrender(by).ok()?;
        Some(vec![News::FlagFell { by }, News::Ended(outcome)])
    }
}

#[cfg(test)]
mod tests;
