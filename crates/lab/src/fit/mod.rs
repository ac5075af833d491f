//! Fitting the evaluation: games of the engine against itself, and the weights that foretell their results best.
//!
//! The weights are those of a logistic regression: a position worth `s` hundredths of a piece is won with the chance
//! `1 / (1 + 10^(-s/400))`. The first round plays with weights for material alone, each later one with those of the round
//! before. So games and weights depend on the seed and the settings alone, whatever weights the engine has and however
//! many threads there are.

mod example;
mod regression;
mod selfplay;

use khamsin_engine::evaluation::{Features, Sections};
use khamsin_rules::{AnyPosition, RuleSet, dispatch};

pub use regression::Fitted;
pub use selfplay::SelfPlay;

/// Fits the weights of a game in rounds, over rule sets that share them; `played` hears of every game.
pub fn fit(settings: &SelfPlay, rounds: u32, sets: &[RuleSet], played: &(dyn Fn() + Sync)) -> Fitted {
    fn run<P: Features>(
        _: &P,
        settings: &SelfPlay,
        rounds: u32,
        sets: &[RuleSet],
        played: &(dyn Fn() + Sync),
    ) -> Fitted {
        let mut fitted = Fitted::new(Sections::of_material::<P>());
        for round in 0..rounds {
            let examples = settings.examples(round, &fitted.weights, sets, played);
            fitted = regression::fit(&examples, &fitted.weights, P::NAMES.len());
        }
        fitted
    }
    dispatch!(AnyPosition::start(&sets[0], 0), position => run(&position, settings, rounds, sets, played))
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
