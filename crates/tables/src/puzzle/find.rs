//! Whether a position is a puzzle, and which.

use khamsin_rules::{AnyPosition, RuleSet};

use super::error::PuzzleError;
use super::glance::look;
use super::goal::{Aim, Goal};
use super::grade::Difficulty;
use super::judge::{Choice, Choices, Judge, balance};
use super::line::{forced, held};
use super::proof::Proof;
use crate::store::AnyTables;
use crate::value::{Entry, Value};

/// The most turns of the solver that a puzzle asks for.
pub const MOST_TURNS: u8 = 6;
/// The most turns in a row that a value is held for: a longer row asks for patience and nothing else.
const MOST_HELD: u8 = 4;
/// With fewer turns to choose from, guessing is as good as thinking.
const FEWEST_CHOICES: usize = 3;
/// A puzzle of several turns or a quiet first one wants so many wrong turns that look right; otherwise it is dull.
const FEWEST_PLAUSIBLE: usize = 2;
/// An end so many turns after a piece can be won is the better goal.
const END_IN_SIGHT: u8 = 2;
/// How many wrong turns are refuted.
const MOST_REFUTED: usize = 3;

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The rule set.
    pub rule_set: RuleSet,
    /// The position, the solver to move.
    pub position: AnyPosition,
    /// What it is worth to the solver.
    pub entry: Entry,
    /// What is to be reached, and what makes it hard.
    pub difficulty: Difficulty,
    /// The solver's turns and the other's in between.
    pub solution: Vec<Choice>,
    /// Wrong turns that look right, the most tempting first, each with the answer that shows it where there is one.
    pub refuted: Vec<(Choice, Option<Choice>)>,
}

impl Puzzle {
    /// What is to be reached.
    pub fn goal(&self) -> Goal {
        self.difficulty.goal
    }
}

/// The puzzle in a position between turns, if there is one.
///
/// # Errors
/// If a table that is needed is not there, or cannot be used.
pub fn find(tables: &AnyTables, position: &AnyPosition) -> Result<Option<Puzzle>, PuzzleError> {
    let mut judge = Judge::new(tables);
    if position.outcome().is_some() || !position.pending().between_moves() {
        return Ok(None);
    }
    let choices = judge.choices(position)?;
    let Some(best) = choices.all.first().filter(|_| choices.all.len() >= FEWEST_CHOICES) else {
        return Ok(None);
    };
    let value = best.entry.value;
    // Nobody likes to look for the least defeat.
    if value < Value::DRAW || choices.only(value).is_none() {
        return Ok(None);
    }
    let Some((aim, solution)) = solve(&mut judge, position, value, choices.endless)? else {
        return Ok(None);
    };
    let seen = Seen::new(position, &choices, best);
    let goal = Goal { aim, turns: solution.len().div_ceil(2) as u8 };
    let difficulty = seen.difficulty(position, best, goal);
    if (goal.turns > 1 || difficulty.quiet) && seen.plausible.len() < FEWEST_PLAUSIBLE {
        return Ok(None);
    }
    let mut refuted = Vec::new();
    for (wrong, _) in seen.plausible.iter().take(MOST_REFUTED) {
        let answer = judge.choices(&wrong.after)?.all.first().cloned();
        refuted.push(((*wrong).clone(), answer));
    }
    let entry = tables.probe(position)?.unwrap_or(best.entry);
    let rule_set = *tables.rule_set();
    Ok(Some(Puzzle { rule_set, position: *position, entry, difficulty, solution, refuted }))
}

/// What can be reached, and how.
fn solve(
    judge: &mut Judge,
    position: &AnyPosition,
    value: Value,
    endless: Value,
) -> Result<Option<(Aim, Vec<Choice>)>, PuzzleError> {
    // Where endless play gives the value too, the tables set no limit to a search for more than one turn.
    let most = if value == endless { 1 } else { MOST_TURNS };
    let gain = Proof::new(judge, position, value, Aim::Gain).fewest(position, most)?;
    if let Some(turns) = gain {
        let most = (turns + END_IN_SIGHT).min(most);
        let mut proof = Proof::new(judge, position, value, Aim::End);
        if let Some(turns) = proof.fewest(position, most)?
            && let Some(line) = forced(&mut proof, position, turns)?
        {
            return Ok(Some((Aim::End, line)));
        }
        let mut proof = Proof::new(judge, position, value, Aim::Gain);
        return Ok(forced(&mut proof, position, turns)?.map(|line| (Aim::Gain, line)));
    }
    if value != endless {
        return Ok(None);
    }
    let line = held(judge, position, value, MOST_HELD)?;
    Ok((!line.is_empty()).then_some((Aim::Hold, line)))
}

/// The turns of a position as they look.
struct Seen<'a> {
    /// How the right turn looks.
    right: i32,
    /// Wrong turns that look no worse, with how they look; the best-looking first.
    plausible: Vec<(&'a Choice, i32)>,
}

impl<'a> Seen<'a> {
    fn new(position: &AnyPosition, choices: &'a Choices, best: &Choice) -> Seen<'a> {
        let side = position.side();
        let right = look(&best.after, side);
        let wrong = choices.all.iter().filter(|choice| choice.entry.value < best.entry.value);
        let mut plausible: Vec<_> = wrong
            .map(|choice| (choice, look(&choice.after, side)))
            .filter(|&(_, seen)| seen >= right)
            .collect();
        plausible.sort_by_key(|&(_, seen)| -seen);
        Seen { right, plausible }
    }

    fn difficulty(&self, position: &AnyPosition, best: &Choice, goal: Goal) -> Difficulty {
        let traps = self.plausible.iter().filter(|&&(_, seen)| seen > self.right).count();
        Difficulty {
            goal,
            lures: (self.plausible.len() - traps) as u8,
            traps: traps as u8,
            quiet: best.after.outcome().is_none() && !took(position, &best.after),
            offer: self.right < balance(position, position.side()),
        }
    }
}

/// Whether a turn took a piece.
fn took(before: &AnyPosition, after: &AnyPosition) -> bool {
    let other = !before.side();
    after.count(other) < before.count(other)
}
