//! Ten thousand fast games: never an illegal action, never a hang.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

use std::sync::atomic::{AtomicUsize, Ordering};

use khamsin_engine::{Engine, Level, Limits, Options, Stop, SystemClock};
use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::{Random, mix};
use khamsin_rules::{Game, RuleSet};

/// Games over all rule sets together.
const GAMES: usize = 10_000;

/// No game is longer: the quiet limit ends all that do not end otherwise, and captures are few.
const LONGEST: u32 = 5_000;

/// Plays a game of both sides at some level or at their best, with hardly any time to think.
fn play(set: RuleSet, number: usize, engine: &mut Engine) -> u32 {
    let mut random = Random::new(mix(number as u64));
    let level = Level::new(random.below(9) as u8);
    engine.set_options(Options { seed: random.word(), strength: level.into(), ..engine.options().clone() });
    let mut game = Game::new(set, random.word());
    while game.outcome().is_none() {
        let limits = Limits::nodes(1 + random.below(60) as u64);
        let report = engine.search(&game, &limits, &SystemClock::new(), &Stop::new(), &mut |_| {});
        let turn = &report.best().unwrap().turn;
        game.play_turn(turn).unwrap_or_else(|error| panic!("{set} {}: {turn}: {error}", game.setup()));
        assert!(game.turn() < LONGEST, "{set}: the game does not end");
    }
    game.turn()
}

#[test]
fn ten_thousand_games_are_legal() {
    let sets: Vec<RuleSet> = rule_sets().collect();
    let (next, turns) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let mut engine = Engine::new(Options { hash: 1, ..Options::default() });
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= GAMES {
                        break;
                    }
                    let length = play(sets[number % sets.len()], number, &mut engine);
                    turns.fetch_add(length as usize, Ordering::Relaxed);
                }
            });
        }
    });
    println!("{GAMES} games, {} turns", turns.into_inner());
}
