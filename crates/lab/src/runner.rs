//! All games of a match, several at a time.
//!
//! Workers take games by their number and hand back what was played; one thread counts. No game depends on another, so
//! neither their order nor their number at a time changes any of them (unless the engines are given time instead of
//! nodes or depth: then the machine plays along).

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use khamsin_engine::{Limits, Stop};
use khamsin_rules::{BySide, RuleSet, Side};

use crate::arena::{self, Patience, Terms};
use crate::opening::Openings;
use crate::pace;
use crate::played::Played;
use crate::player::Player;
use crate::seat::Seat;
use crate::seed::{Purpose, derive};
use crate::settings::Settings;
use crate::spec::EngineSpec;
use crate::sprt::Sprt;
use crate::standing::Standing;
use crate::ugi_client;

/// A match: who plays, what, and how.
#[derive(Clone, Debug)]
pub struct Match {
    /// The rule set.
    pub set: RuleSet,
    /// The engine named first.
    pub one: EngineSpec,
    /// The other engine.
    pub two: EngineSpec,
    /// How long engines think that were told nothing else.
    pub pace: Limits,
    /// How games begin.
    pub openings: Openings,
    /// Draws everything that is left to chance.
    pub seed: u64,
    /// How many games, an even number.
    pub games: u32,
    /// After so many turns a game is a draw.
    pub max_turns: u32,
    /// What engines may do before they lose.
    pub patience: Patience,
    /// The test that may end the match early.
    pub sprt: Option<Sprt>,
}

/// Why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// All games are played.
    Complete,
    /// The test has its verdict.
    Decided,
    /// It was stopped from outside.
    Stopped,
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum MatchError<E> {
    /// The program of an engine cannot be started.
    #[error("{engine}: {error}")]
    Program {
        /// The engine.
        engine: String,
        /// Why not.
        error: std::io::Error,
    },
    /// All random openings end the game.
    #[error("every opening of pair {pair} ends the game")]
    Opening {
        /// The pair, from 1.
        pair: u32,
    },
    /// Whoever watches the match cannot go on.
    #[error("{0}")]
    Watch(E),
}

impl Match {
    /// What was agreed, as a journal keeps it.
    pub fn settings(&self) -> Settings {
        Settings {
            khamsin_match: Settings::FORM,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            ruleset: self.set.to_string(),
            rules_hash: self.set.rules_hash(),
            one: self.one.text.clone(),
            two: self.two.text.clone(),
            pace: pace::write(&self.pace),
            openings: self.openings.describe(),
            seed: self.seed,
            max_turns: self.max_turns,
            sprt: self.sprt.map(|sprt| sprt.to_string()),
        }
    }

    /// An engine.
    pub fn spec(&self, seat: Seat) -> &EngineSpec {
        match seat {
            Seat::One => &self.one,
            Seat::Two => &self.two,
        }
    }

    /// Plays the games that are not played yet, `concurrency` at a time, and tells `watch` of each when it is over.
    ///
    /// `stop` ends the match early; games that are being played then are forgotten.
    ///
    /// # Errors
    /// If an engine's program does not exist, there are no openings, or `watch` cannot go on.
    pub fn run<E>(
        &self,
        played: Vec<Played>,
        concurrency: NonZeroUsize,
        stop: &Stop,
        watch: &mut dyn FnMut(&Played, &Standing) -> Result<(), E>,
    ) -> Result<(Finish, Standing), MatchError<E>> {
        let mut standing = Standing::new(self.sprt);
        let mut known = BTreeSet::new();
        for game in played.into_iter().filter(|game| game.game <= self.games) {
            if known.insert(game.game) {
                standing.add(game);
            }
        }
        if standing.verdict().is_some() {
            return Ok((Finish::Decided, standing));
        }
        let open: Vec<u32> = (1..=self.games).filter(|game| !known.contains(game)).collect();
        if open.is_empty() {
            return Ok((Finish::Complete, standing));
        }
        for seat in Seat::BOTH {
            ugi_client::check(&self.spec(seat).kind)
                .map_err(|error| MatchError::Program { engine: self.spec(seat).text.clone(), error })?;
        }
        self.play(&open, concurrency, stop, &mut standing, watch)?;
        let finish = match (standing.verdict(), standing.games() < self.games) {
            (Some(_), _) => Finish::Decided,
            (None, true) => Finish::Stopped,
            (None, false) => Finish::Complete,
        };
        Ok((finish, standing))
    }

    fn play<E>(
        &self,
        open: &[u32],
        concurrency: NonZeroUsize,
        stop: &Stop,
        standing: &mut Standing,
        watch: &mut dyn FnMut(&Played, &Standing) -> Result<(), E>,
    ) -> Result<(), MatchError<E>> {
        let next = AtomicUsize::new(0);
        let (send, receive) = mpsc::channel();
        // What ends the workers, whether the match is stopped from outside or has come to its end.
        let mut result = Ok(());
        thread::scope(|scope| {
            for _ in 0..concurrency.get().min(open.len()) {
                let send = send.clone();
                let next = &next;
                scope.spawn(move || self.work(open, next, stop, &send));
            }
            drop(send);
            for answer in receive {
                if result.is_err() || standing.verdict().is_some() {
                    continue;
                }
                result = answer.map_err(|pair| MatchError::Opening { pair }).and_then(|played: Played| {
                    standing.add(played.clone());
                    watch(&played, standing).map_err(MatchError::Watch)
                });
                if result.is_err() || standing.verdict().is_some() {
                    stop.request();
                }
            }
        });
        result
    }

    /// Plays games until there are no more, and hands each over; the number of a pair if it has no opening.
    fn work(&self, open: &[u32], next: &AtomicUsize, stop: &Stop, send: &mpsc::Sender<Result<Played, u32>>) {
        let mut one = self.one.player(&self.set, self.patience, stop);
        let mut two = self.two.player(&self.set, self.patience, stop);
        while !stop.is_requested()
            && let Some(&game) = open.get(next.fetch_add(1, Ordering::Relaxed))
        {
            let answer = self.game(game, &mut *one, &mut *two, stop);
            let Some(answer) = answer.transpose() else { break };
            // Nobody listens any more once the match is over.
            if send.send(answer).is_err() {
                break;
            }
        }
    }

    fn game<'p>(
        &self,
        number: u32,
        one: &'p mut dyn Player,
        two: &'p mut dyn Player,
        stop: &Stop,
    ) -> Result<Option<Played>, u32> {
        let pair = (number - 1) / 2;
        let opening = self.openings.of_pair(pair, &self.set, self.seed).ok_or(pair + 1)?;
        let seat = |side| Seat::playing(side, number);
        let pace = |side| self.spec(seat(side)).pace.as_ref().unwrap_or(&self.pace).clone();
        let seed = |side| {
            let purpose = match seat(side) {
                Seat::One => Purpose::One,
                Seat::Two => Purpose::Two,
            };
            derive(self.seed, purpose, number)
        };
        let terms = Terms {
            number,
            paces: BySide::new(pace(Side::First), pace(Side::Second)),
            patience: self.patience,
            max_turns: self.max_turns,
            seeds: BySide::new(seed(Side::First), seed(Side::Second)),
        };
        let mut players = match seat(Side::First) {
            Seat::One => BySide::new(one, two),
            Seat::Two => BySide::new(two, one),
        };
        Ok(arena::play(&opening, &mut players, &terms, stop))
    }
}
