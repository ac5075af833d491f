//! A whole game looked at again: what every turn was worth, and which turns were mistakes.
//!
//! Every position of the game is searched, the last one first: what the engine then knows about the later ones helps it
//! to see further in the earlier ones, as a person does who knows how the game ended. A turn is judged by how much it
//! lowers its side's chance to win, compared with the best turn there was; between two proved victories, by how much
//! less the ladder pays for the one that is left.

use khamsin_rules::{Game, Kind, Outcome, Side, Turn};

use crate::clock::Clock;
use crate::engine::Engine;
use crate::limits::{Limits, Stop};
use crate::report::Report;
use crate::score::Score;

mod continuation;
mod judgement;
mod opinion;

pub use continuation::continuation;
pub use judgement::{Grade, Judged};
pub use opinion::{Opinion, chance};

/// What is to be said about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The turns that were judged, in their order.
    pub turns: Vec<Judged>,
    /// Whether these are all turns of the game, and not only its last ones because somebody stopped the review.
    pub complete: bool,
}

impl Review {
    /// The turns that were mistakes of any size, the worst first.
    pub fn mistakes(&self) -> Vec<&Judged> {
        let mut mistakes: Vec<&Judged> = self.turns.iter().filter(|turn| turn.grade().is_some()).collect();
        mistakes.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        mistakes
    }

    /// How many mistakes of this size a side made.
    pub fn count(&self, side: Side, grade: Grade) -> usize {
        self.turns.iter().filter(|turn| turn.side == side && turn.grade() == Some(grade)).count()
    }

    /// How near a side came to the best turns, from 0 to 100: the mean over its turns, if it had any.
    pub fn accuracy(&self, side: Side) -> Option<f64> {
        let of_turns: Vec<f64> =
            self.turns.iter().filter(|turn| turn.side == side).map(Judged::accuracy).collect();
        if of_turns.is_empty() { None } else { Some(of_turns.iter().sum::<f64>() / of_turns.len() as f64) }
    }
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions that are done.
    pub done: usize,
    /// Positions in all.
    pub all: usize,
}

/// What is known about one position of a game.
#[derive(Clone, PartialEq, Debug)]
struct Seen {
    opinion: Opinion,
    /// The best turn and what may follow; none in a game that is over.
    best: Vec<Turn>,
    ended: Option<Outcome>,
}

/// Searches every position of a game, each within the limits, and judges its turns.
pub fn review(
    game: &Game,
    engine: &mut Engine,
    limits: &Limits,
    clock: &dyn Clock,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Review {
    let ladder = game.rule_set().rules().points();
    let mut game = rules_only(game);
    let first = game.first_setup().turn;
    let turns = game.turns();
    let all = turns.len() + 1;
    // From the last position to the first.
    let mut seen: Vec<Option<Seen>> = Vec::with_capacity(all);
    for done in 0..all {
        progress(Progress { done, all });
        let sight = match game.outcome() {
            Some(outcome) => Some(Seen::end(&game, outcome)),
            None => Seen::of(&game, &engine.search(&game, limits, clock, stop, &mut |_| {})),
        };
        // A search that was broken off says too little to judge anybody by.
        if stop.is_requested() {
            break;
        }
        seen.push(sight);
        game.undo_turn();
    }
    progress(Progress { done: seen.len(), all });
    let complete = seen.len() == all;
    seen.resize(all, None);
    seen.reverse();
    let judged =
        turns.into_iter().zip(seen.windows(2)).zip(first..).filter_map(|((played, pair), number)| {
            let [Some(before), Some(after)] = pair else { return None };
            Some(Judged::new(number, played, before, after, ladder))
        });
    Review { turns: judged.collect(), complete }
}

/// The game without what the players agreed at its end, and without a turn that is not complete.
fn rules_only(game: &Game) -> Game {
    let mut game = game.clone();
    if let Some(last) = game.undo() {
        game.play(last).expect("what was played can be played again");
    }
    let complete = (game.turn() - game.first_setup().turn) as usize;
    if game.outcome().is_none() && game.turns().len() > complete {
        game.undo_turn();
    }
    game
}

impl Seen {
    fn of(game: &Game, report: &Report) -> Option<Seen> {
        let line = report.best()?;
        let opinion = Opinion::of(game.side(), line);
        Some(Seen { opinion, best: continuation(game, line), ended: None })
    }

    fn end(game: &Game, outcome: Outcome) -> Seen {
        let opinion = match outcome.winner {
            None => Opinion::new(Side::First, Score::EVEN),
            Some(winner) if outcome.kind == Kind::Points => {
                let count = |side| game.position().count(side) as i16;
                Opinion::new(winner, Score::points(count(winner) - count(!winner)))
            }
            Some(winner) => {
                let rank = game.rule_set().rules().points().ranks().of(outcome.kind);
                Opinion::new(winner, Score::win(rank, 0))
            }
        };
        Seen { opinion, best: Vec::new(), ended: Some(outcome) }
    }
}

#[cfg(test)]
mod tests;
