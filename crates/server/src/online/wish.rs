//! What a player wishes, and what comes of it: events, or a refusal. Judged against a table; nothing is done here.

use khamsin_rules::game::Offer;
use khamsin_rules::{Side, Turn};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::event::{Event, Finished, Millis, Proposal, Version};
use super::id::{AckId, GameId};
use super::refused::Refused;
use super::table::Table;
use crate::store::Status;

/// How long somebody must have been away, and the game have waited for them, before the other may claim it, in milliseconds.
pub const GRACE: i64 = 120_000;
/// How much a side may offer before something is played: a player is asked, not pestered, and a log has an end.
const MOST_OFFERS: u32 = 5;
/// From how many events on nothing is taken back any more: a game has an end by its rules, but only if it goes on.
const LONGEST_LOG: Version = 5_000;
/// Longer than any turn of any game; a longer text is a mistake or an attack.
const LONGEST_TURN: usize = 400;

/// A wish as it travels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Command {
    /// What is wished.
    #[serde(flatten)]
    pub wish: Wish,
    /// What the client calls it, new for each: said again under the same id, it is not done again.
    #[serde(default)]
    pub ack: Option<AckId>,
    /// The version that the client has seen; the newest if it is left out.
    #[serde(default)]
    #[schema(value_type = Option<u32>)]
    pub v: Option<Version>,
}

/// What a player can wish.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Wish {
    /// To play a whole turn.
    Turn {
        /// Its actions, joined by commas.
        turn: String,
    },
    /// To offer something; what the other offers already is accepted by this.
    Offer {
        /// What.
        what: Proposal,
    },
    /// To accept what the other offers.
    Accept {
        /// What.
        what: Proposal,
    },
    /// To decline it.
    Decline {
        /// What.
        what: Proposal,
    },
    /// To give up.
    Resign,
    /// To win, because the other has gone away.
    Claim,
}

impl Wish {
    /// Whether it is this wish that an event came of.
    pub fn came_to(&self, event: &Event) -> bool {
        match (self, event) {
            (Wish::Turn { turn }, Event::Turn { turn: played, .. }) => {
                turn.parse::<Turn>().is_ok_and(|turn| turn.to_string() == *played)
            }
            (Wish::Offer { what }, Event::Offer { what: told, .. } | Event::Accepted { what: told, .. })
            | (Wish::Accept { what }, Event::Accepted { what: told, .. })
            | (Wish::Decline { what }, Event::Declined { what: told, .. }) => what == told,
            (Wish::Resign, Event::Resigned { .. }) | (Wish::Claim, Event::Abandoned { .. }) => true,
            _ => false,
        }
    }
}

impl Table {
    /// The events that a wish of a side comes to; `claimable` tells since when it may claim the game.
    ///
    /// # Errors
    /// Why it cannot be fulfilled.
    pub fn judge(&self, by: Side, wish: &Wish, claimable: Option<Millis>) -> Result<Vec<Event>, Refused> {
        let status = self.status();
        let rematch = matches!(
            wish,
            Wish::Offer { what: Proposal::Rematch }
                | Wish::Accept { what: Proposal::Rematch }
                | Wish::Decline { what: Proposal::Rematch }
        );
        match status {
            Status::Waiting => return Err(Refused::Waiting),
            Status::Paused => return Err(Refused::Paused),
            Status::Over if !rematch => return Err(Refused::Over),
            Status::Running if rematch => return Err(Refused::NotOver),
            Status::Over | Status::Running => {}
        }
        let side = by.into();
        let events = match wish {
            Wish::Turn { turn } => self.turn_wish(by, turn)?,
            Wish::Offer { what } if self.proposal == Some((!by, *what)) => self.acceptance(by, *what)?,
            Wish::Offer { what } => self.offer_wish(by, *what)?,
            Wish::Accept { what } => self.acceptance(by, *what)?,
            Wish::Decline { what } => match self.proposal {
                Some((other, standing)) if other != by && standing == *what => {
                    vec![Event::Declined { side, what: *what }]
                }
                _ => return Err(Refused::NoOffer),
            },
            Wish::Resign => vec![Event::Resigned { side }],
            Wish::Claim => {
                claimable.ok_or(Refused::NotAway)?;
                vec![Event::Abandoned { side: (!by).into() }]
            }
        };
        Ok(events)
    }

    fn turn_wish(&self, by: Side, text: &str) -> Result<Vec<Event>, Refused> {
        if self.game.side() != by {
            return Err(Refused::NotYourTurn);
        }
        let read = || text.parse::<Turn>().ok().filter(|_| text.len() <= LONGEST_TURN);
        let turn = read().ok_or_else(|| Refused::Unreadable { text: text.chars().take(40).collect() })?;
        self.game
            .clone()
            .play_turn(&turn)
            .map_err(|error| Refused::Turn { set: *self.rule_set(), error: Box::new(error) })?;
        Ok(vec![Event::Turn { side: by.into(), turn: turn.to_string() }])
    }

    fn offer_wish(&self, by: Side, what: Proposal) -> Result<Vec<Event>, Refused> {
        if self.proposal == Some((by, what)) {
            return Err(Refused::Standing);
        }
        if self.offers[by] >= MOST_OFFERS || (what == Proposal::Takeback && self.version >= LONGEST_LOG) {
            return Err(Refused::OfferedEnough);
        }
        match what {
            Proposal::Count | Proposal::Draw => {
                let offer = if what == Proposal::Count { Offer::Count } else { Offer::Draw };
                self.game.clone().offer(by, offer).map_err(Refused::Offer)?;
            }
            Proposal::Takeback => {
                self.before_last_turn_of(by).ok_or(Refused::NothingToTakeBack)?;
            }
            Proposal::Rematch => {
                if self.next.is_some() || self.created.class.is_some() {
                    return Err(Refused::NoRematch);
                }
            }
        }
        Ok(vec![Event::Offer { side: by.into(), what }])
    }

    fn acceptance(&self, by: Side, what: Proposal) -> Result<Vec<Event>, Refused> {
        if self.proposal != Some((!by, what)) {
            return Err(Refused::NoOffer);
        }
        let next = (what == Proposal::Rematch).then(|| GameId::after(&self.id));
        let mut events = vec![Event::Accepted { side: by.into(), what, next }];
        if what == Proposal::Takeback {
            let turns = self.before_last_turn_of(!by).ok_or(Refused::NothingToTakeBack)? as u32;
            events.push(Event::Takeback { turns });
        }
        Ok(events)
    }

    /// How many turns there were before the last one of a side.
    fn before_last_turn_of(&self, side: Side) -> Option<usize> {
        self.game.turns().iter().rposition(|played| played.side == side)
    }

    /// How the game ended by what has happened, if that is not written down yet.
    pub fn conclusion(&self) -> Option<Finished> {
        if self.finished.is_some() { None } else { self.result() }
    }
}
