//! Games that are known beforehand: random play from a seed, written down as turns.

use khamsin_rules::random::Random;
use khamsin_rules::{Game, RuleSet, Turn};

/// The turns of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// The rule set.
    pub set: RuleSet,
    /// What it is drawn from; the game on the server must have the same.
    pub seed: u64,
    /// The turns, which players make in turn.
    pub turns: Vec<Line>,
}

/// A turn, and who makes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whether it is First's.
    pub first: bool,
    /// Its actions.
    pub turn: String,
}

impl Script {
    /// The first random game from `seed` on that lasts for so many turns, cut to them; none if none of very many does.
    pub fn lasting(set: RuleSet, seed: u64, turns: usize) -> Option<Script> {
        const TRIES: u64 = 10_000;
        let scripts = (0..TRIES).map(|more| Script::drawn(set, seed.wrapping_add(more << 32), turns));
        scripts.into_iter().find(|script| script.turns.len() == turns)
    }

    /// A random game from a seed, to its end or for so many turns.
    #[expect(clippy::missing_panics_doc, reason = "it cannot panic")]
    pub fn drawn(set: RuleSet, seed: u64, most: usize) -> Script {
        let (mut game, mut random, mut turns) = (Game::new(set, seed), Random::new(seed), Vec::new());
        while game.outcome().is_none() && turns.len() < most {
            let (number, side, mut actions) = (game.turn(), game.side(), Vec::new());
            while game.turn() == number && game.outcome().is_none() {
                let legal = game.legal_actions();
                let action = legal[random.below(legal.len())];
                actions.push(action);
                game.play(action).expect("it is one of the legal actions");
            }
            let first = side == khamsin_rules::Side::First;
            turns.push(Line { first, turn: Turn(actions).to_string() });
        }
        Script { set, seed, turns }
    }
}
