//! A class: a teacher, pupils, rounds. It is kept as one document that goes from version to version; names stand beside
//! it, so that they can be deleted without touching what was played.
//!
//! Everything here is a question or a change of the document alone. Games are known by their names; how they ended is
//! in their logs, and is noted here once a round is left behind.

use std::collections::BTreeMap;

use khamsin_rules::ruleset::RuleSet;
use khamsin_rules::side::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::pairing::{MOST_PLAYERS, Pairing, Player};
use super::refused::ClassRefused;
use super::standing::{self, Played, Standing};
use crate::online::event::{ClockSpec, Finished, Millis};
use crate::online::id::{ClassId, GameId, GuestKey};

/// How many pupils a class can have; one more is left over in none of them.
pub const MOST_PUPILS: usize = MOST_PLAYERS - 4;
/// A day, in milliseconds.
pub const DAY: Millis = 24 * 3_600 * 1_000;

/// A class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Its name.
    pub id: ClassId,
    /// How often it was written; 0 for one that never was.
    pub version: u32,
    /// When it was made.
    pub created: Millis,
    /// What is kept of it.
    pub plan: Plan,
    /// The pupils' names by their numbers.
    pub names: BTreeMap<u32, String>,
}

/// What is kept of a class besides names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// What the teacher calls it.
    pub title: Option<String>,
    /// Who made it.
    pub teacher: GuestKey,
    /// The rule set, with its revision.
    pub ruleset: String,
    /// The clock of every game.
    pub clock: Option<ClockSpec>,
    /// After how many days names are deleted.
    pub keep_days: u32,
    /// Where it stands.
    pub state: State,
    /// What draws the sides in the first round.
    pub seed: u64,
    /// The pupils, by number.
    pub pupils: Vec<Pupil>,
    /// The rounds, the first first.
    pub rounds: Vec<Round>,
}

/// Where a class stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ClassState)]
pub enum State {
    /// It is played.
    Open,
    /// The teacher talks.
    Paused,
    /// It is over.
    Ended,
}

/// A pupil.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pupil {
    /// The number, from 1, in the order of joining.
    pub number: u32,
    /// Who it is.
    pub guest: GuestKey,
    /// Whether the teacher has removed them.
    pub removed: bool,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// Its games.
    pub games: Vec<Placed>,
    /// The number of the one who was left over.
    pub bye: Option<u32>,
}

/// A game in its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// Which.
    pub id: GameId,
    /// The number of its First.
    pub first: u32,
    /// The number of its Second.
    pub second: u32,
    /// How it ended, once its round is left behind.
    pub result: Option<Finished>,
}

impl Placed {
    /// The side of a pupil.
    pub fn side_of(&self, number: u32) -> Option<Side> {
        match number {
            _ if number == self.first => Some(Side::First),
            _ if number == self.second => Some(Side::Second),
            _ => None,
        }
    }

    fn played(&self) -> Option<Played> {
        let result = self.result.as_ref()?;
        Some(Played {
            first: self.first,
            second: self.second,
            winner: result.winner.map(Into::into),
            first_points: result.points.first,
            second_points: result.points.second,
        })
    }
}

impl Class {
    /// Until when names are kept.
    pub fn names_until(&self) -> Millis {
        self.created + Millis::from(self.plan.keep_days) * DAY
    }

    /// Whether it is over.
    pub fn has_ended(&self) -> bool {
        self.plan.state == State::Ended
    }

    /// The number of the last round; 0 before the first.
    pub fn round(&self) -> u32 {
        self.plan.rounds.len() as u32
    }

    /// A pupil by the guest.
    pub fn pupil_of(&self, guest: &GuestKey) -> Option<&Pupil> {
        self.plan.pupils.iter().find(|pupil| pupil.guest == *guest)
    }

    /// A pupil by the number.
    ///
    /// # Errors
    /// If there is none.
    pub fn pupil(&self, number: u32) -> Result<&Pupil, ClassRefused> {
        self.plan.pupils.iter().find(|pupil| pupil.number == number).ok_or(ClassRefused::NoPupil)
    }

    /// Whether the name belongs to nobody else who is there.
    ///
    /// # Errors
    /// If it does.
    pub fn name_is_free(&self, name: &str, but: Option<u32>) -> Result<(), ClassRefused> {
        let folded = name.to_lowercase();
        let others = self.plan.pupils.iter().filter(|pupil| !pupil.removed && Some(pupil.number) != but);
        let mut names = others.filter_map(|pupil| self.names.get(&pupil.number));
        if names.any(|other| other.to_lowercase() == folded) { Err(ClassRefused::NameTaken) } else { Ok(()) }
    }

    /// Lets a guest in as a pupil; one who is in already stays as they are.
    ///
    /// # Errors
    /// If the class is over or full, the name taken, or the pupil was removed.
    pub fn join(&mut self, guest: &GuestKey, name: &str) -> Result<(), ClassRefused> {
        match self.pupil_of(guest) {
            Some(pupil) if pupil.removed => return Err(ClassRefused::Removed),
            Some(_) => return Ok(()),
            None => {}
        }
        if self.has_ended() {
            return Err(ClassRefused::Ended);
        }
        // Those who were removed keep their number and their games, so they count.
        if self.plan.pupils.len() >= MOST_PUPILS {
            return Err(ClassRefused::Full);
        }
        self.name_is_free(name, None)?;
        let number = self.plan.pupils.len() as u32 + 1;
        self.plan.pupils.push(Pupil { number, guest: guest.clone(), removed: false });
        self.names.insert(number, name.to_owned());
        Ok(())
    }

    /// The table, with the games that have a result.
    pub fn table(&self, set: &RuleSet) -> Vec<Standing> {
        let pupils: Vec<(u32, bool)> =
            self.plan.pupils.iter().map(|pupil| (pupil.number, !pupil.removed)).collect();
        let games: Vec<Played> = self.games().filter_map(|(_, game)| game.played()).collect();
        let byes: Vec<u32> = self.plan.rounds.iter().filter_map(|round| round.bye).collect();
        standing::table(&pupils, &games, &byes, set.rules().points())
    }

    /// Every game with its round, the first first.
    pub fn games(&self) -> impl Iterator<Item = (u32, &Placed)> {
        let rounds = (1..).zip(&self.plan.rounds);
        rounds.flat_map(|(number, round)| round.games.iter().map(move |game| (number, game)))
    }

    /// Those who are there for the next round, as pairing needs them.
    ///
    /// # Errors
    /// If they are fewer than two.
    pub fn players(&self, set: &RuleSet) -> Result<Vec<Player>, ClassRefused> {
        let table = self.table(set);
        let there = self.plan.pupils.iter().zip(table).filter(|(pupil, _)| !pupil.removed);
        let players: Vec<Player> = there
            .map(|(pupil, standing)| {
                let number = pupil.number;
                let played: Vec<(u32, Side)> = self
                    .games()
                    .filter_map(|(_, game)| {
                        let side = game.side_of(number)?;
                        Some((if side == Side::First { game.second } else { game.first }, side))
                    })
                    .collect();
                let (met, sides) = played.into_iter().unzip();
                Player { number, points: standing.points, byes: standing.byes, met, sides }
            })
            .collect();
        if players.len() < 2 { Err(ClassRefused::TooFew) } else { Ok(players) }
    }

    /// Adds a round.
    pub fn add_round(&mut self, pairing: &Pairing) {
        let games = pairing.pairs.iter().map(|pair| Placed {
            id: GameId::draw(),
            first: pair.first,
            second: pair.second,
            result: None,
        });
        self.plan.rounds.push(Round { games: games.collect(), bye: pairing.bye });
    }
}
