//! Where a game stands: a fold over its log, and nothing else.
//!
//! [`Table::open`] reads a log from its beginning, [`Table::apply`] one event more. What players wish is judged in
//! `wish`; what readers are told is made in `view`.

use khamsin_protocol::nouns::{Both, OfferKind, OutcomeKind};
use khamsin_protocol::spec::{GameSpec, PlayersEnd, StandingOffer};
use khamsin_rules::game::Offer;
use khamsin_rules::ruleset::RuleSet;
use khamsin_rules::side::BySide;
use khamsin_rules::{Game, Setup, Side};

use super::clock::Clock;
use super::event::{Created, Event, Finished, Logged, Millis, Proposal, SCHEMA, Version};
use super::id::{GameId, GuestKey};
use super::turns::Turns;
use crate::store::{Status, Summary};

/// A log that no game can have: for the server's own log, with the event it stops at.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {version} cannot be: {reason}")]
pub struct BrokenLog {
    /// Which event.
    pub version: Version,
    /// Why it cannot follow the ones before it.
    pub reason: String,
}

/// A game, from its log.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its name.
    pub id: GameId,
    /// The last event that was read.
    pub version: Version,
    /// When that was.
    pub at: Millis,
    /// How it began.
    pub created: Created,
    /// Who sits where.
    pub seats: BySide<Option<GuestKey>>,
    /// The game by the rules.
    pub game: Game,
    /// Its turns as they are written.
    pub turns: Turns,
    /// What one side offers the other.
    pub proposal: Option<(Side, Proposal)>,
    /// How much each side has offered since the turns last changed.
    pub offers: BySide<u32>,
    /// The clocks.
    pub clock: Option<Clock>,
    /// How the players ended it, if the rules did not.
    pub end: Option<PlayersEnd>,
    /// How it ended.
    pub finished: Option<Finished>,
    /// Whether a teacher has stopped it.
    pub paused: bool,
    /// The rematch.
    pub next: Option<GameId>,
}

impl Table {
    /// Reads a log; none if there is no event in it.
    ///
    /// # Errors
    /// The first event that cannot be.
    pub fn open(id: GameId, log: &[Logged]) -> Result<Option<Table>, BrokenLog> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let broken = |reason: String| BrokenLog { version: first.version, reason };
        let Event::Created(created) = &first.event else {
            return Err(broken("the log has no head".to_owned()));
        };
        if created.schema > SCHEMA {
            return Err(broken("a newer program wrote it".to_owned()));
        }
        let game = beginning(created).map_err(broken)?;
        let clock = created.clock.map(Clock::new);
        let mut table = Table {
            id,
            version: first.version,
            at: first.at,
            created: created.clone(),
            seats: BySide::new(None, None),
            game,
            turns: Turns::none(first.version),
            proposal: None,
            offers: BySide::default(),
            clock,
            end: None,
            finished: None,
            paused: false,
            next: None,
        };
        for logged in rest {
            table.apply(logged)?;
        }
        Ok(Some(table))
    }

    /// The rule set.
    pub fn rule_set(&self) -> &RuleSet {
        self.game.rule_set()
    }

    /// Where it stands.
    pub fn status(&self) -> Status {
        if self.finished.is_some() {
            Status::Over
        } else if Side::BOTH.iter().any(|&side| self.seats[side].is_none()) {
            Status::Waiting
        } else if self.paused {
            Status::Paused
        } else {
            Status::Running
        }
    }

    /// The side of a guest; of one who sits on both sides, the one to move.
    pub fn side_of(&self, guest: &GuestKey) -> Option<Side> {
        let mover = self.game.side();
        [mover, !mover].into_iter().find(|&side| self.seats[side].as_ref() == Some(guest))
    }

    /// The side whose time is up.
    pub fn flag_due(&self, now: Millis) -> Option<Side> {
        self.clock.and_then(|clock| clock.flag()).filter(|&(_, at)| now >= at).map(|(side, _)| side)
    }

    /// The game as the protocol has it.
    pub fn spec(&self) -> GameSpec {
        let offer = self.proposal.and_then(|(by, what)| {
            let what = match what {
                Proposal::Count => OfferKind::Count,
                Proposal::Draw => OfferKind::Draw,
                Proposal::Takeback | Proposal::Rematch => return None,
            };
            Some(StandingOffer { by: by.into(), what })
        });
        GameSpec {
            ruleset: self.created.ruleset.clone(),
            seed: Some(self.created.seed.clone()),
            position: self.created.position.clone(),
            turns: self.turns.texts().to_vec(),
            offer,
            end: self.end,
        }
    }

    /// What lists of games are made of.
    pub fn summary(&self) -> Summary {
        let flag = self.clock.and_then(|clock| clock.flag());
        Summary {
            status: self.status(),
            listed: self.created.listed,
            series: Some(
                self.created.series.as_ref().map_or_else(|| self.id.clone(), |place| place.id.clone()),
            ),
            class: self.created.class.as_ref().map(|place| place.id.clone()),
            flag_after: flag.map(|(_, at)| (at - self.at).max(0)),
        }
    }

    /// The result, if the game is over by its rules or by its players, as it is written down.
    pub fn result(&self) -> Option<Finished> {
        let outcome = self.game.outcome()?;
        let points = self.rule_set().rules().points().of(outcome);
        Some(Finished {
            winner: outcome.winner.map(Into::into),
            kind: OutcomeKind::from(outcome.kind),
            clause: outcome.clause.id().to_owned(),
            points: Both::of(|side| points[side]),
        })
    }

    /// Reads one event more.
    ///
    /// # Errors
    /// Why it cannot follow; the table must not be used any more then.
    pub fn apply(&mut self, logged: &Logged) -> Result<(), BrokenLog> {
        let Logged { version, at, event } = logged;
        let broken =
            |reason: &dyn std::fmt::Display| BrokenLog { version: *version, reason: reason.to_string() };
        if *version != self.version + 1 {
            return Err(broken(&format!("it follows {}", self.version)));
        }
        (self.version, self.at) = (*version, *at);
        self.happens(event).map_err(|reason| broken(&reason))
    }

    fn happens(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Created(_) => return Err("a game is created once".to_owned()),
            Event::Joined { side, guest } => self.seats[(*side).into()] = Some(guest.clone()),
            Event::Turn { side, turn } => self.turn((*side).into(), turn)?,
            Event::Offer { side, what } => {
                self.offers[(*side).into()] += 1;
                self.proposal = Some(((*side).into(), *what));
            }
            Event::Accepted { side, what, next } => self.accepted((*side).into(), *what, next.as_ref())?,
            Event::Declined { .. } => self.proposal = None,
            Event::Takeback { turns } => self.take_back(*turns as usize)?,
            Event::Resigned { side } => self.lost((*side).into(), PlayersEnd::Resigned(*side))?,
            Event::Flagged { side } => self.lost((*side).into(), PlayersEnd::Flagged(*side))?,
            Event::Abandoned { side } => self.lost((*side).into(), PlayersEnd::Abandoned(*side))?,
            Event::Stopped {} => {
                self.agreed(Side::First, Offer::Draw)?;
                self.end = Some(PlayersEnd::Drawn);
            }
            Event::Paused {} => self.paused = true,
            Event::Resumed {} => self.paused = false,
            Event::Finished(finished) => {
                self.finished = Some(finished.clone());
                self.proposal = None;
                self.offers = BySide::default();
            }
        }
        self.wind();
        Ok(())
    }

    fn turn(&mut self, side: Side, text: &str) -> Result<(), String> {
        let turn = text.parse().map_err(|error: khamsin_rules::action::ActionTextError| error.to_string())?;
        self.game.play_turn(&turn).map_err(|error| error.to_string())?;
        self.turns.add(text.to_owned(), self.version);
        self.offers = BySide::default();
        // An offer stands until the other side acts; a turn to be taken back is another one by now.
        self.proposal = self.proposal.filter(|&(by, what)| by == side && what != Proposal::Takeback);
        if let Some(clock) = &mut self.clock {
            clock.turn(side, self.at);
        }
        Ok(())
    }

    fn accepted(&mut self, side: Side, what: Proposal, next: Option<&GameId>) -> Result<(), String> {
        self.proposal = None;
        match what {
            Proposal::Count => {
                self.agreed(!side, Offer::Count)?;
                self.end = Some(PlayersEnd::Counted);
            }
            Proposal::Draw => {
                self.agreed(!side, Offer::Draw)?;
                self.end = Some(PlayersEnd::Drawn);
            }
            Proposal::Takeback => {}
            Proposal::Rematch => self.next = next.cloned(),
        }
        Ok(())
    }

    fn agreed(&mut self, by: Side, offer: Offer) -> Result<(), String> {
        let agreed = self.game.offer(by, offer).and_then(|()| self.game.accept(!by));
        agreed.map(|_| ()).map_err(|error| error.to_string())
    }

    fn lost(&mut self, side: Side, end: PlayersEnd) -> Result<(), String> {
        self.game.surrender(side).map_err(|error| error.to_string())?;
        self.end = Some(end);
        Ok(())
    }

    fn take_back(&mut self, left: usize) -> Result<(), String> {
        let mut undone: BySide<u32> = BySide::default();
        for played in self.game.turns().get(left..).unwrap_or_default() {
            undone[played.side] += 1;
        }
        for _ in left..self.turns.texts().len() {
            self.game.undo_turn().ok_or("there is no turn to take back")?;
        }
        self.turns.cut(left, self.version);
        self.offers = BySide::default();
        if let Some(clock) = &mut self.clock {
            clock.take_back(undone, self.at);
        }
        Ok(())
    }

    /// Lets the right clock run: the mover's, while the game is being played.
    fn wind(&mut self) {
        let runs = self.status() == Status::Running && self.game.outcome().is_none();
        let side = self.game.side();
        if let Some(clock) = &mut self.clock {
            match (runs, clock.running()) {
                (true, Some(running)) if running == side => {}
                (true, _) => clock.start(side, self.at),
                (false, _) => clock.stop(self.at),
            }
        }
    }
}

/// The game before its first turn.
fn beginning(created: &Created) -> Result<Game, String> {
    let set: RuleSet =
        created.ruleset.parse().map_err(|error: khamsin_rules::ruleset::RuleSetError| error.to_string())?;
    if set.rules_hash() != created.rules_hash {
        return Err(format!("{} is played by other rules now", created.ruleset));
    }
    match &created.position {
        None => Ok(Game::new(set, created.seed.parse().map_err(|_| "its seed is no number".to_owned())?)),
        Some(text) => {
            let setup: Setup =
                text.parse().map_err(|error: khamsin_rules::setup::PositionTextError| error.to_string())?;
            Game::from_setup(set, &setup).map_err(|error| error.to_string())
        }
    }
}
