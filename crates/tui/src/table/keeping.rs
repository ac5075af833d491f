//! From a table to a record and back, so that a game can be taken up where it was left.
//!
//! A record holds whole turns. A turn that is half played, the time control and what is left on the clocks are kept in
//! tags of our own, which other readers pass over.

use std::time::Duration;

use khamsin_rules::message::{Args, Message};
use khamsin_rules::record::Tag;
use khamsin_rules::replay::{ReplayError, replay};
use khamsin_rules::side::BySide;
use khamsin_rules::{Game, Record, Side, Turn};

use super::clock::{Clock, TimeControl};
use super::player::Player;
use super::{Refused, Table};

/// The actions of a turn that is not complete.
const OPEN_TURN: &str = "OpenTurn";
/// Seconds for the game and for each turn, as chess has it: `300+5`.
const TIME_CONTROL: &str = "TimeControl";
/// Milliseconds left, First's and Second's: `290000,300000`.
const TIME_LEFT: &str = "TimeLeft";

/// A record that cannot be taken up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeepingError {
    /// It is not a game.
    #[error("{0}")]
    Replay(Box<ReplayError>),
    /// Its open turn is not one.
    #[error("open turn: {0}")]
    OpenTurn(Refused),
}

impl Message for KeepingError {
    fn id(&self) -> &'static str {
        match self {
            KeepingError::Replay(error) => error.id(),
            KeepingError::OpenTurn(refused) => refused.id(),
        }
    }

    fn args(&self) -> Args {
        match self {
            KeepingError::Replay(error) => error.args(),
            KeepingError::OpenTurn(refused) => refused.args(),
        }
    }
}

impl Table {
    /// The game as a record.
    pub fn record(&self) -> Record {
        let mut record = self.game.record();
        record.set_tag(Tag::FIRST, self.players[Side::First].to_string());
        record.set_tag(Tag::SECOND, self.players[Side::Second].to_string());
        let complete = (self.game.turn() - self.game.first_setup().turn) as usize;
        if self.game.outcome().is_none()
            && let Some(open) = record.line.0.get(complete)
        {
            record.set_tag(OPEN_TURN, open.turn.to_string());
            record.line.0.truncate(complete);
        }
        if let Some(clock) = &self.clock {
            let TimeControl { initial, increment } = clock.control();
            record.set_tag(TIME_CONTROL, format!("{}+{}", initial.as_secs(), increment.as_secs()));
            let left = Side::BOTH.map(|side| clock.left(side).as_millis().to_string());
            record.set_tag(TIME_LEFT, left.join(","));
        }
        record
    }

    /// The table as it was when the record was made.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn from_record(record: &Record) -> Result<Table, KeepingError> {
        let whole = replay(record).map_err(|error| KeepingError::Replay(Box::new(error)))?;
        let player = |tag| {
            let Ok(player) = record.tag(tag).unwrap_or_default().parse::<Player>();
            player
        };
        let players = BySide::new(player(Tag::FIRST), player(Tag::SECOND));
        let mut table = Table { game: before(&whole), players, clock: None, fired: Vec::new() };
        let open = record.tag(OPEN_TURN).and_then(|text| text.parse::<Turn>().ok()).unwrap_or_default();
        for action in whole.actions().chain(open.0) {
            table.play(action).map_err(|illegal| KeepingError::OpenTurn(Refused::Illegal(illegal)))?;
        }
        if whole.outcome().is_some() {
            // Also an end that the players agreed on.
            table.game = whole;
        }
        table.clock = clock(record);
        Ok(table)
    }
}

/// The game before its first action.
fn before(game: &Game) -> Game {
    let mut game = game.clone();
    while game.undo().is_some() {}
    game
}

fn clock(record: &Record) -> Option<Clock> {
    let (initial, increment) = record.tag(TIME_CONTROL)?.split_once('+')?;
    let seconds = |text: &str| text.parse().ok().map(Duration::from_secs);
    let control = TimeControl { initial: seconds(initial)?, increment: seconds(increment)? };
    let (first, second) = record.tag(TIME_LEFT)?.split_once(',')?;
    let millis = |text: &str| text.parse().ok().map(Duration::from_millis);
    Some(Clock::with(control, BySide::new(millis(first)?, millis(second)?)))
}
