//! Fitting the evaluation: games of the engine against itself, and the weights that foretell their results best.
//!
//! The weights are those of a logistic regression: a position worth `s` hundredths of a piece is won with the chance
//! `1 / (1 + 10^(-s/400))`. Games, and so weights, depend on the seed and the settings alone, whatever the number of
//! threads.

mod example;
mod regression;
mod selfplay;

use khamsin_engine::evaluation::{Features, Sections};
use khamsin_rules::{AnyPosition, RuleSet, dispatch};

pub use example::Example;
pub use regression::Fitted;
pub use selfplay::SelfPlay;

/// Gathers examples from games by each of the rule sets, which must share their weights; `played` hears of every game.
pub fn gather(settings: &SelfPlay, sets: &[RuleSet], played: &(dyn Fn() + Sync)) -> Vec<Example> {
    settings.examples(sets, played)
}

/// The weights that foretell the results of examples best, for the game of a rule set.
///
/// It starts from the engine's own.
pub fn fit(set: &RuleSet, examples: &[Example]) -> Fitted {
    fn run<P: Features>(position: &P, examples: &[Example]) -> Fitted {
        regression::fit(examples, &position.own_weights(), P::NAMES.len())
    }
    dispatch!(AnyPosition::start(set, 0), position => run(&position, examples))
}

/// The name of the file that a rule set's weights are in.
pub fn file(set: &RuleSet) -> &'static str {
    dispatch!(AnyPosition::start(set, 0), position => position.file().0)
}

/// Weights as their file has them.
pub fn write(set: &RuleSet, weights: &Sections) -> String {
    fn of<P: Features>(_: &P, weights: &Sections) -> String {
        weights.write::<P>()
    }
    dispatch!(AnyPosition::start(set, 0), position => of(&position, weights))
}
