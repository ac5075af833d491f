//! Games of the engine against itself.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use khamsin_engine::evaluation::{Features, Sections};
use khamsin_engine::{Engine, Limits, Meaning, Options, Skill, Stop, Strength, SystemClock};
use khamsin_rules::random::{Random, mix};
use khamsin_rules::{ActionSet, Game, GameKind, Outcome, Position, RuleSet, Side, dispatch};

use super::example::Example;
use crate::builtin::random_turn;

/// How games are played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// How many in each round.
    pub games: usize,
    /// Nodes for each turn.
    pub nodes: u64,
    /// How many of a hundred turns the players notice: games without mistakes tell little where they end in draws.
    pub attention: u8,
    /// What a drawn game counts, in percent of a decided one: where most are drawn, they drown the others.
    pub draws: u8,
    /// Draws the openings and the engine's choices.
    pub seed: u64,
    /// Games played at once.
    pub threads: usize,
}

/// As deep as the nodes allow.
const DEEPEST: u16 = 99;
/// No game is played on for longer: it counts as drawn.
const LONGEST: u32 = 500;

/// Positions taken from one game at most.
const MOST_EXAMPLES: usize = 40;

impl SelfPlay {
    /// The examples of a round, played with these weights.
    pub(super) fn examples(
        &self,
        round: u32,
        weights: &Sections,
        sets: &[RuleSet],
        played: &(dyn Fn() + Sync),
    ) -> Vec<Example> {
        let first = round as usize * self.games;
        let next = AtomicUsize::new(0);
        let games: Mutex<Vec<(usize, Vec<Example>)>> = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    let skill =
                        Skill { depth: DEEPEST, nodes: self.nodes, noise: 0, attention: self.attention };
                    let weights = Some(weights.clone());
                    let strength = Strength::Skill(skill);
                    let options = Options { hash: 4, strength, weights, ..Options::default() };
                    let mut engine = Engine::new(options);
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let examples = self.game(sets[number % sets.len()], first + number, &mut engine);
                        games.lock().expect("no thread panicked").push((number, examples));
                        played();
                    }
                });
            }
        });
        let mut games = games.into_inner().expect("no thread panicked");
        games.sort_by_key(|(number, _)| *number);
        games.into_iter().flat_map(|(_, examples)| examples).collect()
    }

    fn game(&self, set: RuleSet, number: usize, engine: &mut Engine) -> Vec<Example> {
        let mut random = Random::new(mix(self.seed ^ mix(number as u64)));
        engine.forget();
        engine.set_options(Options { seed: random.word(), ..engine.options().clone() });
        let mut game = Game::new(set, random.word());
        for _ in 0..random.below(longest_opening(&set) + 1) {
            let turn = random_turn(&game, &mut random);
            if game.play_turn(&turn).is_err() || game.outcome().is_some() {
                return Vec::new();
            }
        }
        let (clock, stop) = (SystemClock::new(), Stop::new());
        let mut told: Vec<(Side, Example)> = Vec::new();
        // What the game brought First.
        let mut first = None;
        while game.turn() < LONGEST {
            if let Some(outcome) = game.outcome() {
                first = worth(&game, outcome);
                break;
            }
            let side = game.position().side();
            if let Some(example) = dispatch!(game.position(), position => quiet(position)) {
                told.push((side, example));
            }
            let report = engine.search(&game, &Limits::default(), &clock, &stop, &mut |_| {});
            let Some(best) = report.best() else { break };
            // What is proved need not be played out.
            match best.score.meaning() {
                Meaning::Win { .. } => {
                    first = Some(won(side));
                    break;
                }
                Meaning::Loss { .. } => {
                    first = Some(won(!side));
                    break;
                }
                Meaning::Points(_) | Meaning::Estimate(_) => {}
            }
            if game.play_turn(&best.turn).is_err() {
                break;
            }
        }
        if first.is_none() && self.draws == 0 {
            return Vec::new();
        }
        let weight = if first.is_some() { 1.0 } else { f32::from(self.draws) / 100.0 };
        let first = first.unwrap_or(EVEN);
        let result = |side: Side| if side == Side::First { first } else { 1.0 - first };
        // A long game has hardly more to tell than a short one.
        let every = told.len().div_ceil(MOST_EXAMPLES).max(1);
        let kept = told.into_iter().step_by(every);
        kept.map(|(side, example)| Example { result: result(side), weight, ..example }).collect()
    }
}

/// What a draw brings.
const EVEN: f32 = 0.5;
/// What a point is worth where points decide, in hundredths of a piece.
const POINT: f32 = 10.0;

/// What a victory of a side brings First.
fn won(winner: Side) -> f32 {
    if winner == Side::First { 1.0 } else { 0.0 }
}

/// What an end brings First; none if it is a draw. Where points decide, a narrow result tells less about who stood better.
fn worth(game: &Game, outcome: Outcome) -> Option<f32> {
    if game.rule_set().game() == GameKind::Pahtum {
        let count = |side: Side| game.position().count(side) as f32;
        let margin = count(Side::First) - count(Side::Second);
        return Some(1.0 / (1.0 + 10.0_f32.powf(-margin * POINT / 400.0)));
    }
    outcome.winner.map(won)
}

/// A position that can be judged as it stands: nothing can be captured at once.
fn quiet<P: Position + Features>(position: &P) -> Option<Example> {
    let calm = !position.awaits_reply() && position.sharp_actions().is_empty();
    calm.then(|| Example::new(position))
}

/// The most random turns a game begins with: enough for games to differ, in all phases.
fn longest_opening(set: &RuleSet) -> usize {
    let (files, _) = set.rules().dimensions();
    match set.game() {
        // All stones may be placed at random.
        GameKind::Seega => usize::from(files * files) / 2 + 2,
        GameKind::Pahtum => 16,
        GameKind::SautDuChat | GameKind::Seti => 8,
    }
}
