//! Why a player's wish, or a request about a game, is not fulfilled: each with a code for programs, a status, and a
//! sentence for people. The game is as it was.

use axum::http::StatusCode;
use khamsin_protocol::clauses::Refusal;
use khamsin_rules::game::{OfferError, TurnError};
use khamsin_rules::message::{Args, Message};
use khamsin_rules::ruleset::{RuleSet, RuleSetError};
use khamsin_rules::setup::{PositionTextError, SetupError};
use khamsin_text::{Lang, Texts};

use crate::class::refused::ClassRefused;
use crate::errors::{Error, ErrorResponse};

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// Nobody knows who asks.
    #[error("no guest")]
    NoGuest,
    /// The guest was not here for too long.
    #[error("the guest has expired")]
    Expired,
    /// The guest does not sit at this game.
    #[error("no seat")]
    NoSeat,
    /// Both seats are taken.
    #[error("the game is full")]
    Full,
    /// The second player has not come yet.
    #[error("the game waits for a player")]
    Waiting,
    /// A teacher has stopped it.
    #[error("the game is paused")]
    Paused,
    /// It is over.
    #[error("the game is over")]
    Over,
    /// It is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// It is the other's turn.
    #[error("it is the other's turn")]
    NotYourTurn,
    /// The position has changed since.
    #[error("the position has changed")]
    Stale,
    /// There was no such version.
    #[error("there is no such version yet")]
    Future,
    /// The guest has said something else under this ack id.
    #[error("the ack id stands for something else")]
    AckReused,
    /// The text is no turn.
    #[error("{text:?} is no turn")]
    Unreadable {
        /// Its head.
        text: String,
    },
    /// The rules forbid the turn.
    #[error("{error}")]
    Turn {
        /// Whose rules.
        set: RuleSet,
        /// What they say.
        error: Box<TurnError>,
    },
    /// The rules forbid the offer.
    #[error("{0}")]
    Offer(OfferError),
    /// There is no such offer.
    #[error("there is no such offer")]
    NoOffer,
    /// The same offer stands already.
    #[error("the offer stands already")]
    Standing,
    /// The player has offered much since the last turn.
    #[error("enough has been offered")]
    OfferedEnough,
    /// The player has played nothing yet.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// There is a rematch already, or none can be.
    #[error("there is no rematch of this game")]
    NoRematch,
    /// The other is here, or has not been away for long, or it is not their turn.
    #[error("the other has not gone away")]
    NotAway,
    /// A name is too long or holds what is no letter.
    #[error("the name does not fit")]
    BadName,
    /// Nobody can play by this clock.
    #[error("the clock does not fit")]
    BadClock,
    /// The rule set does not exist.
    #[error("{0}")]
    RuleSet(Box<RuleSetError>),
    /// The text is no position.
    #[error("{0}")]
    PositionText(Box<PositionTextError>),
    /// The position cannot arise.
    #[error("{error}")]
    Setup {
        /// Under which rules.
        set: RuleSet,
        /// Why.
        error: Box<SetupError>,
    },
    /// The seed is no number.
    #[error("the seed is no number")]
    BadSeed,
    /// This path is for sockets.
    #[error("this is no socket")]
    NoSocket,
    /// It is about a class.
    #[error("{0}")]
    Class(#[from] ClassRefused),
    /// Too many are writing; or the store cannot be reached.
    #[error("the store does not answer")]
    Unavailable,
}

impl Refused {
    /// What it is called among programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::NoGame => "no-game",
            Refused::NoGuest => "no-guest",
            Refused::Expired => "guest-expired",
            Refused::NoSeat => "no-seat",
            Refused::Full => "game-full",
            Refused::Waiting => "game-waiting",
            Refused::Paused => "game-paused",
            Refused::Over => "game-over",
            Refused::NotOver => "game-not-over",
            Refused::NotYourTurn => "not-your-turn",
            Refused::Stale => "stale-version",
            Refused::Future => "future-version",
            Refused::AckReused => "ack-reused",
            Refused::Unreadable { .. } => "unreadable-turn",
            Refused::Turn { .. } => "illegal-turn",
            Refused::Offer(_) => "offer-refused",
            Refused::NoOffer => "no-offer",
            Refused::Standing => "offer-standing",
            Refused::OfferedEnough => "offered-enough",
            Refused::NothingToTakeBack => "nothing-to-take-back",
            Refused::NoRematch => "no-rematch",
            Refused::NotAway => "not-away",
            Refused::BadName => "bad-name",
            Refused::BadClock => "bad-clock",
            Refused::RuleSet(_) => "bad-ruleset",
            Refused::PositionText(_) | Refused::Setup { .. } => "bad-position",
            Refused::BadSeed => "bad-seed",
            Refused::NoSocket => "no-socket",
            Refused::Class(refused) => refused.code(),
            Refused::Unavailable => "unavailable",
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Refused::NoGame => StatusCode::NOT_FOUND,
            Refused::NoGuest | Refused::Expired => StatusCode::UNAUTHORIZED,
            Refused::NoSeat => StatusCode::FORBIDDEN,
            Refused::Class(refused) => refused.status(),
            Refused::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Unreadable { .. }
            | Refused::Turn { .. }
            | Refused::Offer(_)
            | Refused::Future
            | Refused::BadName
            | Refused::RuleSet(_)
            | Refused::PositionText(_)
            | Refused::Setup { .. }
            | Refused::BadSeed
            | Refused::BadClock => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::NoSocket => StatusCode::UPGRADE_REQUIRED,
            Refused::Full
            | Refused::Waiting
            | Refused::Paused
            | Refused::Over
            | Refused::NotOver
            | Refused::NotYourTurn
            | Refused::Stale
            | Refused::AckReused
            | Refused::NoOffer
            | Refused::Standing
            | Refused::OfferedEnough
            | Refused::NothingToTakeBack
            | Refused::NoRematch
            | Refused::NotAway => StatusCode::CONFLICT,
        }
    }

    /// The sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            Refused::Turn { set, error } => texts.turn(set, error),
            Refused::Setup { set, error } => texts.setup(set, error),
            _ => texts.message(self),
        }
    }

    /// The refusal as a response to a reader of a language.
    pub fn told(self, lang: Lang) -> ErrorResponse {
        Error::from(self).told(lang)
    }

    /// The clause that forbids it, if one does.
    pub fn refusal(&self, texts: &Texts) -> Option<Refusal> {
        match self {
            Refused::Turn { set, error } => match **error {
                TurnError::Illegal { illegal, .. } => Some(Refusal::new(texts, set, illegal)),
                TurnError::Incomplete { .. } | TurnError::TooLong { .. } => None,
            },
            _ => None,
        }
    }
}

impl Message for Refused {
    fn id(&self) -> &'static str {
        match self {
            Refused::NoGame => "online-no-game",
            Refused::NoGuest => "online-no-guest",
            Refused::Expired => "online-expired",
            Refused::NoSeat => "online-no-seat",
            Refused::Full => "online-full",
            Refused::Waiting => "online-waiting",
            Refused::Paused => "online-paused",
            Refused::Over => "offer-over",
            Refused::NotOver => "online-not-over",
            Refused::NotYourTurn => "online-not-your-turn",
            Refused::Stale => "online-stale",
            Refused::Future => "online-future",
            Refused::AckReused => "online-ack-reused",
            Refused::Unreadable { .. } => "action-text",
            Refused::Turn { error, .. } => error.id(),
            Refused::Offer(error) => error.id(),
            Refused::NoOffer => "offer-none",
            Refused::Standing => "offer-standing",
            Refused::OfferedEnough => "online-offered-enough",
            Refused::NothingToTakeBack => "online-nothing-to-take-back",
            Refused::NoRematch => "online-no-rematch",
            Refused::NotAway => "online-not-away",
            Refused::BadName => "online-bad-name",
            Refused::BadClock => "online-bad-clock",
            Refused::RuleSet(error) => error.id(),
            Refused::PositionText(error) => error.id(),
            Refused::Setup { error, .. } => error.id(),
            Refused::BadSeed => "online-bad-seed",
            Refused::NoSocket => "online-no-socket",
            Refused::Class(refused) => refused.id(),
            Refused::Unavailable => "online-unavailable",
        }
    }

    fn args(&self) -> Args {
        match self {
            Refused::Unreadable { text } => vec![("text", text.clone().into())],
            Refused::Turn { error, .. } => error.args(),
            Refused::RuleSet(error) => error.args(),
            Refused::PositionText(error) => error.args(),
            Refused::Setup { error, .. } => error.args(),
            _ => vec![],
        }
    }
}
