//! The search against plain minimax: the same values with everything clever switched off, no contradiction with it on.

use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::{Random, mix};
use khamsin_rules::{ActionSet, Game, RuleSet, Setup, dispatch};

use super::node::At;
use super::worker::Style;
use crate::clock::SystemClock;
use crate::contest::{Contest, Settlement};
use crate::engine::{Engine, Options};
use crate::evaluation::Glance;
use crate::limits::{Limits, Stop};
use crate::score::{Meaning, Rank, Score};

/// How deep the comparison goes at most.
const DEEPEST: u16 = 6;
/// Positions for every rule set.
const POSITIONS: u64 = 500;

/// Minimax as a textbook has it, over the same depths and with the same judgement at its leaves.
struct Minimax<'a, P: Contest> {
    weights: &'a P::Weights,
    settlement: Settlement,
    nodes: u64,
    most: u64,
}

impl<P: Contest> Minimax<'_, P> {
    /// The value, or nothing once there are too many nodes.
    fn value(&mut self, position: &P, at: At, depth: u16) -> Option<Score> {
        if let Some(outcome) = position.outcome() {
            return Some(self.settlement.score(outcome, position, at.turns));
        }
        let pending = position.pending();
        let may_be_endless = pending.between_moves() && !position.awaits_reply();
        if may_be_endless && at.quiet >= self.settlement.quiet_limit {
            return Some(self.settlement.endless_end(position, at.turns));
        }
        let mid_turn = pending.follows_capture();
        if depth == 0 && !mid_turn {
            return Some(Score::estimate(self.weights.worth(position)));
        }
        let mut best = -Score::INFINITE;
        let actions = position.actions();
        for n in 0..actions.len() {
            let action = actions.nth(n);
            let mut child = *position;
            child.play(action);
            self.nodes += 1;
            if self.nodes > self.most {
                return None;
            }
            let below = at.after(position, &child, action);
            let left = depth - u16::from(!mid_turn);
            let score = self.value(&child, below, left)?;
            best = best.max(if child.side() == position.side() { score } else { -score });
        }
        Some(best)
    }
}

/// The values of a position by depth, as far as they can be had with so many nodes.
fn values(game: &Game, most: u64) -> Vec<Score> {
    fn of<P: Contest>(position: &P, game: &Game, most: u64) -> Vec<Score> {
        let weights = P::Weights::prepare(&position.own_weights());
        let settlement = Settlement::new(&game.rule_set().rules());
        let at = At { ply: 0, turns: 0, quiet: game.quiet() };
        (1..=DEEPEST)
            .map_while(|depth| {
                Minimax { weights: &weights, settlement, nodes: 0, most }.value(position, at, depth)
            })
            .collect()
    }
    dispatch!(game.position(), position => of(position, game, most))
}

/// A position from somewhere in a random game; sometimes so long after the last capture that the limit is near.
fn random_game(set: RuleSet, seed: u64) -> Game {
    let mut random = Random::new(mix(seed));
    let mut game = Game::new(set, random.word());
    // Long games have most of their positions near the end: draw the length evenly over a typical one.
    for _ in 0..random.below(110) {
        let legal = game.legal_actions();
        if legal.is_empty() {
            break;
        }
        game.play(legal[random.below(legal.len())]).expect("it is legal");
    }
    while game.outcome().is_some() {
        game.undo();
    }
    let mut setup: Setup = game.setup();
    if let Some(limit) = set.rules().quiet_limit()
        && game.position().pending().between_moves()
        && random.below(4) == 0
    {
        setup.quiet = limit - 1 - random.below(6) as u32;
        setup.turn = setup.turn.max(setup.quiet + 1);
    }
    // Without its past, so that no position has occurred before.
    Game::from_setup(set, &setup).unwrap_or_else(|error| panic!("{set} {setup}: {error}"))
}

fn searched(game: &Game, style: Style, depth: u16) -> Score {
    let mut engine = Engine::new(Options { hash: 4, style, ..Options::default() });
    let report = engine.search(game, &Limits::depth(depth), &SystemClock::new(), &Stop::new(), &mut |_| {});
    report.best().expect("the game is not over").score
}

fn compare(set: RuleSet, most: u64) {
    let (mut compared, mut proofs) = (0, 0);
    for seed in 0..POSITIONS {
        let game = random_game(set, seed);
        if game.outcome().is_some() {
            continue;
        }
        let values = values(&game, most);
        // A placing turn takes two stones: half of it is nothing the engine answers with.
        let first = if matches!(game.position().pending(), khamsin_rules::Pending::Place(2)) { 2 } else { 1 };
        for (depth, &value) in (1..).zip(&values).skip(first - 1) {
            assert_eq!(searched(&game, Style::Plain, depth), value, "{set} {} depth {depth}", game.setup());
            compared += 1;
        }
        let deepest = values.len() as u16;
        if deepest == 0 {
            continue;
        }
        let full = searched(&game, Style::Full, deepest);
        let place = format!("{set} {} depth {deepest}: {full:?} against {values:?}", game.setup());
        match full.meaning() {
            Meaning::Win { rank, turns } | Meaning::Loss { rank, turns } => {
                proofs += 1;
                // The loser of a lesser victory may have chosen it over a greater one that is further than minimax
                // sees. But whoever loses everything this soon has nothing better, at any depth.
                if let Some(value) =
                    turns.and_then(|turns| values.get(usize::from(turns) - 1)).filter(|_| rank == Rank::High)
                {
                    assert!(value.is_decisive(), "{place}");
                    assert_eq!(value > &Score::EVEN, full > Score::EVEN, "{place}");
                }
                let last = values[values.len() - 1];
                assert!(!last.is_decisive() || (last > Score::EVEN) == (full > Score::EVEN), "{place}");
            }
            Meaning::Points(_) | Meaning::Estimate(_) => {}
        }
    }
    assert!(compared >= POSITIONS, "{set}: only {compared} comparisons");
    println!("{set}: {compared} values equal, {proofs} proofs without contradiction");
}

#[test]
fn plain_search_is_minimax() {
    rule_sets().for_each(|set| compare(set, 3_000));
}

#[test]
#[ignore = "minutes: a million nodes for every position"]
fn plain_search_is_minimax_to_a_million_nodes() {
    let sets = std::sync::Mutex::new(rule_sets());
    let work = || {
        loop {
            let next = sets.lock().expect("nobody panics while holding it").next();
            let Some(set) = next else { break };
            compare(set, 1_000_000);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
}

/// A lesser defeat two turns away is no reason to stop looking: the winner has a greater victory in six.
#[test]
fn lesser_defeats_do_not_settle_a_search() {
    let set: RuleSet = "seega/jeu-du-seega@1(placement_captures=true)".parse().unwrap();
    let setup: Setup = "m1MMM/M3M/m3m/1mmmm/m1mm1 1 move 0,0 194 195".parse().unwrap();
    let game = Game::from_setup(set, &setup).unwrap();
    let values = values(&game, 1_000_000);
    assert_eq!(values.len(), 6, "{values:?}");
    assert_eq!(searched(&game, Style::Plain, 6), values[5]);
}
