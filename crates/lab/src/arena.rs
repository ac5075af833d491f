//! One game between two players, with their clocks.

use std::time::{Duration, Instant};

use khamsin_engine::{Limits, Stop, Time};
use khamsin_rules::{BySide, Game, Side};

use crate::fault::Fault;
use crate::played::{Ending, Played};
use crate::player::{Allowance, Player};
use crate::seat::Seat;

/// How much is borne before an engine loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// So much more than its time may a turn take.
    pub margin: Duration,
    /// So long may a program take to start, to get ready, or to answer when told to stop.
    pub answer: Duration,
    /// So long may a turn take that has no limit of time.
    pub turn: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            margin: Duration::from_millis(500),
            answer: Duration::from_secs(10),
            turn: Duration::from_mins(5),
        }
    }
}

/// What a game is played by.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Its number in the match, from 1.
    pub number: u32,
    /// How long each side may think; a clock shows what the game begins with.
    pub paces: BySide<Limits>,
    /// What is borne.
    pub patience: Patience,
    /// After so many turns the game is a draw.
    pub max_turns: u32,
    /// The seeds of the players.
    pub seeds: BySide<u64>,
}

/// Plays a game from its opening to its end; none if it was stopped before.
pub fn play(
    opening: &Game,
    players: &mut BySide<&mut dyn Player>,
    terms: &Terms,
    stop: &Stop,
) -> Option<Played> {
    let mut game = opening.clone();
    let broken_off = match begin(&game, players, terms) {
        Ok(()) => moves(&mut game, players, terms, stop),
        Err(fault) => fault,
    };
    // What an engine did while everything was being stopped is nobody's fault.
    let over = game.outcome().is_some() || broken_off.is_some();
    let fair = !stop.is_requested() && over;
    fair.then(|| Played::of(terms.number, opening, game, broken_off))
}

/// Gets both players ready; the first that cannot play has lost.
fn begin(game: &Game, players: &mut BySide<&mut dyn Player>, terms: &Terms) -> Result<(), Option<Ending>> {
    for side in Side::BOTH {
        players[side].begin(game, terms.seeds[side]).map_err(|fault| lost(side, terms.number, &fault))?;
    }
    Ok(())
}

/// Plays turn after turn, and tells why if the game was broken off.
fn moves(
    game: &mut Game,
    players: &mut BySide<&mut dyn Player>,
    terms: &Terms,
    stop: &Stop,
) -> Option<Ending> {
    let mut times = BySide::new(terms.paces[Side::First].time, terms.paces[Side::Second].time);
    let first_turn = game.turn() as usize - game.turns().len();
    while game.outcome().is_none() && !stop.is_requested() {
        let played = game.turn() - first_turn as u32;
        if played >= terms.max_turns {
            return Some(Ending::TooLong { turns: played });
        }
        let side = game.side();
        if let Err(fault) = turn(game, &mut *players[side], side, &mut times, terms) {
            return lost(side, terms.number, &fault);
        }
    }
    None
}

/// Lets a player make its turn, and runs its clock meanwhile.
fn turn(
    game: &mut Game,
    player: &mut dyn Player,
    side: Side,
    times: &mut BySide<Time>,
    terms: &Terms,
) -> Result<(), Fault> {
    let deadline = match times[side] {
        Time::Unlimited => terms.patience.turn,
        Time::Turn(time) => time + terms.patience.margin,
        Time::Clock { left, .. } => left + terms.patience.margin,
    };
    let limits = Limits { time: times[side], ..terms.paces[side].clone() };
    let allowance = Allowance { limits, other: times[!side], deadline };
    let begun = Instant::now();
    let chosen = player.choose(game, &allowance)?;
    let taken = begun.elapsed();
    if taken > deadline {
        return Err(Fault::Overtime { taken, allowed: deadline });
    }
    game.play_turn(&chosen).map_err(|error| Fault::Illegal { turn: chosen, error })?;
    if let Time::Clock { left, increment } = &mut times[side] {
        *left = left.saturating_sub(taken) + *increment;
    }
    Ok(())
}

/// How a fault ends a game; not at all if it is nobody's.
fn lost(side: Side, number: u32, fault: &Fault) -> Option<Ending> {
    let engine = Seat::playing(side, number);
    fault.kind().map(|kind| Ending::Fault { engine, kind, detail: fault.detail() })
}
