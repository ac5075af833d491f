//! The solution of a puzzle: the solver's only turns, and the other's longest resistance.
//!
//! A line goes on only while the solver's turn is the only one; where the other side can resist equally long in several
//! ways, it takes the first after which that is so.

use khamsin_rules::{AnyPosition, Position, dispatch};

use super::error::PuzzleError;
use super::judge::{Choice, Choices, Judge};
use super::proof::Proof;
use crate::turns::whole_turns;
use crate::value::Value;

/// The line that reaches the aim of a proof in exactly so many turns of the solver; none if a turn has an alternative.
pub(super) fn forced(
    proof: &mut Proof,
    position: &AnyPosition,
    turns: u8,
) -> Result<Option<Vec<Choice>>, PuzzleError> {
    let choices = proof.judge.choices(position)?;
    let mut only = None;
    for choice in &choices.all {
        if proof.succeeds(position, choice, turns)? && only.replace(choice).is_some() {
            return Ok(None);
        }
    }
    let Some(only) = only.filter(|only| is_spelled_once(position, only)) else { return Ok(None) };
    if proof.reached(&only.after)? {
        return Ok((turns == 1).then(|| vec![only.clone()]));
    }
    let replies = proof.judge.choices(&only.after)?;
    for reply in best(&replies) {
        if proof.ended_well(&reply.after) {
            continue;
        }
        let holds_out = turns >= 2 && !proof.within(&reply.after, turns - 2)?;
        if holds_out && let Some(rest) = forced(proof, &reply.after, turns - 1)? {
            return Ok(Some([only.clone(), reply.clone()].into_iter().chain(rest).collect()));
        }
    }
    // An end that waits for the reply to the solver's last turn.
    let last = best(&replies).find(|reply| proof.ended_well(&reply.after)).filter(|_| turns == 1);
    Ok(last.map(|reply| vec![only.clone(), reply.clone()]))
}

/// The longest line in which every turn of the solver is the only one that keeps the value, up to so many turns.
pub(super) fn held(
    judge: &mut Judge,
    position: &AnyPosition,
    value: Value,
    most: u8,
) -> Result<Vec<Choice>, PuzzleError> {
    let choices = judge.choices(position)?;
    let Some(only) = choices.only(value).filter(|_| choices.all.len() > 1 && most > 0) else {
        return Ok(Vec::new());
    };
    if !is_spelled_once(position, only) {
        return Ok(Vec::new());
    }
    let mut longest = Vec::new();
    if only.after.outcome().is_none() {
        let replies = judge.choices(&only.after)?;
        for reply in best(&replies).filter(|reply| reply.after.outcome().is_none()) {
            let rest = held(judge, &reply.after, value, most - 1)?;
            if rest.len() + 1 > longest.len() && !rest.is_empty() {
                longest = std::iter::once(reply.clone()).chain(rest).collect();
            }
        }
    }
    longest.insert(0, only.clone());
    Ok(longest)
}

/// The turns that give nothing away.
fn best(choices: &Choices) -> impl Iterator<Item = &Choice> {
    let value = choices.value();
    choices.all.iter().filter(move |choice| Some(choice.entry.value) == value)
}

/// Whether no other turn leads to the same position.
fn is_spelled_once(position: &AnyPosition, choice: &Choice) -> bool {
    after_turns(position).into_iter().filter(|after| *after == choice.after).count() == 1
}

/// The position after each whole turn.
pub(super) fn after_turns(position: &AnyPosition) -> Vec<AnyPosition> {
    fn gather<P: Position + Into<AnyPosition>>(position: &P) -> Vec<AnyPosition> {
        let mut found = Vec::new();
        whole_turns(position, &mut |after: &P| found.push(after.clone().into()));
        found
    }
    dispatch!(position, position => gather(position))
}
