//! How long to think: apart from the search, which only asks whether it may go on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::clock::Clock;

/// What ends a search; without any of these it ends when a victory is proved or it is told to stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The depth not to go beyond: turns while pieces move, stones while they are placed.
    pub depth: Option<u16>,
    /// The nodes not to go beyond; a node is one action played.
    pub nodes: Option<u64>,
    /// The time.
    pub time: Time,
    /// How many different turns to give values for.
    pub lines: usize,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// As much as is wanted.
    Unlimited,
    /// So much for this turn, to be used up.
    Turn(Duration),
    /// So much for the rest of the game.
    Clock {
        /// What is left on the clock.
        left: Duration,
        /// What is added after every turn.
        increment: Duration,
    },
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { depth: None, nodes: None, time: Time::Unlimited, lines: 1 }
    }
}

impl Limits {
    /// A depth.
    pub fn depth(depth: u16) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A number of nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A time for the turn.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Time::Turn(time), ..Limits::default() }
    }
}

impl Limits {
    /// The limits that are left after some time.
    pub(crate) fn after(&self, spent: Duration) -> Limits {
        let time = match self.time {
            Time::Unlimited => Time::Unlimited,
            Time::Turn(time) => Time::Turn(time.saturating_sub(spent)),
            Time::Clock { left, increment } => Time::Clock { left: left.saturating_sub(spent), increment },
        };
        Limits { time, ..self.clone() }
    }
}

/// On what terms a search runs.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    pub(crate) limits: &'a Limits,
    pub(crate) clock: &'a dyn Clock,
    pub(crate) stop: &'a Stop,
}

impl<'a> Terms<'a> {
    /// The same clock and the same stop with other limits.
    pub(crate) fn within(self, limits: &'a Limits) -> Terms<'a> {
        Terms { limits, ..self }
    }
}

/// When to stop: no new depth is begun after `soft`, and the search is broken off at `hard`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) soft: Option<Duration>,
    pub(crate) hard: Option<Duration>,
}

/// Kept back on a clock for whatever lies between the engine and it.
const OVERHEAD: Duration = Duration::from_millis(15);
/// A game is taken to last so many more turns of one side.
const TURNS_AHEAD: u32 = 25;
/// A turn may take so many times its share before it is broken off.
const PATIENCE: u32 = 4;

impl Time {
    pub(crate) fn bounds(self) -> Bounds {
        match self {
            Time::Unlimited => Bounds { soft: None, hard: None },
            Time::Turn(time) => Bounds { soft: None, hard: Some(time) },
            Time::Clock { left, increment } => {
                let usable = left.saturating_sub(OVERHEAD);
                let share = usable / TURNS_AHEAD + increment * 3 / 4;
                let hard = (share * PATIENCE).min(usable / 2).max(Duration::from_millis(1));
                Bounds { soft: Some((share * 6 / 10).min(hard)), hard: Some(hard) }
            }
        }
    }
}

/// A request to stop that can be made from anywhere.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Nobody has asked yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks the search to stop.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked.
    #[inline]
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
