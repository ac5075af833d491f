//! That a goal can be forced, whatever the other does: a search over whole turns that the tables keep small.
//!
//! The solver only plays turns that keep the value. A capture or the end is never nearer than the distance of the
//! tables says, so that most lines are cut at once; not so where a piece is won already and only has to be kept. The other
//! side tries everything.

use std::collections::HashMap;

use khamsin_rules::{AnyPosition, Side};

use super::error::PuzzleError;
use super::goal::Aim;
use super::judge::{Choice, Judge, balance};
use crate::value::Value;

/// A search for one aim from one position.
#[derive(Debug)]
pub(super) struct Proof<'j, 'a> {
    pub(super) judge: &'j mut Judge<'a>,
    aim: Aim,
    solver: Side,
    /// What the solver keeps.
    value: Value,
    /// What the solver has more than the other at the beginning.
    balance: i32,
    known: HashMap<(AnyPosition, u8), bool>,
}

impl<'j, 'a> Proof<'j, 'a> {
    /// A search from a position that is worth `value` to the side to move.
    pub(super) fn new(
        judge: &'j mut Judge<'a>,
        position: &AnyPosition,
        value: Value,
        aim: Aim,
    ) -> Proof<'j, 'a> {
        let solver = position.side();
        let balance = balance(position, solver);
        Proof { judge, aim, solver, value, balance, known: HashMap::new() }
    }

    /// In how few turns of the solver the aim can be reached, if in so many at most.
    pub(super) fn fewest(&mut self, position: &AnyPosition, most: u8) -> Result<Option<u8>, PuzzleError> {
        for turns in 1..=most {
            if self.within(position, turns)? {
                return Ok(Some(turns));
            }
        }
        Ok(None)
    }

    /// Whether the solver, who is to move, can reach the aim in so many turns.
    pub(super) fn within(&mut self, position: &AnyPosition, turns: u8) -> Result<bool, PuzzleError> {
        if turns == 0 {
            return Ok(false);
        }
        if let Some(&known) = self.known.get(&(*position, turns)) {
            return Ok(known);
        }
        let choices = self.judge.choices(position)?;
        let mut found = false;
        for choice in &choices.all {
            if self.succeeds(position, choice, turns)? {
                found = true;
                break;
            }
        }
        self.known.insert((*position, turns), found);
        Ok(found)
    }

    /// Whether a turn of the solver in a position reaches the aim, as the first of so many turns.
    pub(super) fn succeeds(
        &mut self,
        before: &AnyPosition,
        choice: &Choice,
        turns: u8,
    ) -> Result<bool, PuzzleError> {
        // The solver's turns are every other one; an end may wait for the reply to the last.
        let reach = u16::from(turns) * 2;
        let near = choice.entry.distance.is_some_and(|distance| distance <= reach);
        let ahead = self.aim == Aim::Gain && balance(before, self.solver) > self.balance;
        if choice.entry.value < self.value || !near && !ahead {
            return Ok(false);
        }
        if self.reached(&choice.after)? {
            return Ok(true);
        }
        if choice.after.outcome().is_some() {
            return Ok(false);
        }
        let replies = self.judge.choices(&choice.after)?;
        for reply in &replies.all {
            if !self.ended_well(&reply.after) && !self.within(&reply.after, turns - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the aim is reached by a turn of the solver that led here.
    pub(super) fn reached(&mut self, after: &AnyPosition) -> Result<bool, PuzzleError> {
        if after.outcome().is_some() {
            return Ok(self.ended_well(after));
        }
        if self.aim != Aim::Gain || balance(after, self.solver) <= self.balance {
            return Ok(false);
        }
        let replies = self.judge.choices(after)?;
        Ok(replies.all.iter().all(|reply| balance(&reply.after, self.solver) > self.balance))
    }

    /// Whether the game is over, and as well as it should be for the solver.
    pub(super) fn ended_well(&self, position: &AnyPosition) -> bool {
        self.judge.end(position, self.solver).is_some_and(|end| end >= self.value)
    }
}
