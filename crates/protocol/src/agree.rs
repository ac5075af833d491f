//! What players settle between them: offers, answers, giving up, and the score of a match.

use khamsin_rules::series::{Player, Series};
use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Exchange};
use crate::nouns::{OfferKind, Side};
use crate::problem::{Problem, ProblemKind};
use crate::spec::{GameSpec, PlayersEnd, StandingOffer, open};
use crate::state::State;

/// What a player says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// Offers something; two equal offers are an agreement.
    Offer(OfferKind),
    /// Accepts the other's offer, which ends the game.
    Accept,
    /// Declines it.
    Decline,
    /// Gives up.
    Resign,
    /// The player's time is up.
    Flag,
    /// The player has gone away.
    Abandon,
}

/// Says something to the other player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SayAsk {
    /// The game.
    pub game: GameSpec,
    /// Who says it.
    pub by: Side,
    /// What is said.
    pub word: Word,
}

impl Exchange for SayAsk {
    type Answer = State;

    fn answer(&self, desk: &mut Desk) -> Result<State, Problem> {
        let opened = open(desk.texts, &self.game)?;
        let (mut game, by) = (opened.game, self.by.into());
        let standing = game.standing_offer().map(|(_, offer)| offer);
        let said = match self.word {
            Word::Offer(offer) => game.offer(by, offer.into()),
            Word::Accept => game.accept(by).map(|_| ()),
            Word::Decline => game.decline(by),
            Word::Resign | Word::Flag | Word::Abandon => game.surrender(by).map(|_| ()),
        };
        said.map_err(|error| Problem::message(ProblemKind::Offer, desk.texts, &error))?;
        let mut spec = opened.spec;
        spec.offer =
            game.standing_offer().map(|(by, what)| StandingOffer { by: by.into(), what: what.into() });
        let agreed = standing.filter(|_| game.outcome().is_some()).map(|offer| match offer {
            khamsin_rules::game::Offer::Count => PlayersEnd::Counted,
            khamsin_rules::game::Offer::Draw => PlayersEnd::Drawn,
        });
        spec.end = match self.word {
            Word::Resign => Some(PlayersEnd::Resigned(self.by)),
            Word::Flag => Some(PlayersEnd::Flagged(self.by)),
            Word::Abandon => Some(PlayersEnd::Abandoned(self.by)),
            Word::Offer(_) | Word::Accept => agreed,
            Word::Decline => None,
        };
        Ok(State::new(desk.texts, &open(desk.texts, &spec)?))
    }
}

/// A player of a match, whichever side they take in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The one named first.
    One,
    /// The other.
    Two,
}

/// A game of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeriesGame {
    /// The game; one that is not over does not count.
    pub game: GameSpec,
    /// Who was First.
    pub first: Seat,
}

/// Asks for the score of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeriesAsk {
    /// Its games.
    pub games: Vec<SeriesGame>,
}

/// The score of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeriesScore {
    /// How many games are over.
    pub games: u32,
    /// What the player named first has gathered.
    pub one: PlayerScore,
    /// What the other has.
    pub two: PlayerScore,
}

/// What a player has gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayerScore {
    /// Points on the sheet's ladder.
    pub points: u32,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Exchange for SeriesAsk {
    type Answer = SeriesScore;

    fn answer(&self, desk: &mut Desk) -> Result<SeriesScore, Problem> {
        let mut series = Series::new();
        for SeriesGame { game, first } in &self.games {
            let game = open(desk.texts, game)?.game;
            let first = match first {
                Seat::One => Player::One,
                Seat::Two => Player::Two,
            };
            if let Some(outcome) = game.outcome() {
                series.add(game.rule_set(), outcome, first);
            }
        }
        let score = |player| {
            let khamsin_rules::series::Score { points, won, drawn, lost } = series.score(player);
            PlayerScore { points, won, drawn, lost }
        };
        Ok(SeriesScore { games: series.games(), one: score(Player::One), two: score(Player::Two) })
    }
}
