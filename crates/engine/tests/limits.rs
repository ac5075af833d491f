//! The engine keeps its limits, answers a stop at once, and is reproducible.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

use std::time::{Duration, Instant};

use khamsin_engine::{Engine, Level, Limits, Options, Report, Stop, SystemClock, Time};
use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::Random;
use khamsin_rules::{Game, RuleSet};

/// A position some random actions into a game.
fn random_game(set: RuleSet, actions: usize, seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(set, seed);
    for _ in 0..actions {
        let legal = game.legal_actions();
        if legal.is_empty() {
            break;
        }
        game.play(legal[random.below(legal.len())]).unwrap();
    }
    while game.outcome().is_some() {
        game.undo();
    }
    game
}

fn engine(options: Options) -> Engine {
    Engine::new(Options { hash: 4, ..options })
}

fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> Report {
    engine.search(game, limits, &SystemClock::new(), &Stop::new(), &mut |_| {})
}

/// A hundred searches with a time each: at most one may be more than 20 ms late.
#[test]
fn hard_limits_hold() {
    let sets: Vec<RuleSet> = rule_sets().collect();
    let mut engine = engine(Options::default());
    let mut late = Vec::new();
    for trial in 0..100 {
        let set = sets[trial % sets.len()];
        let game = random_game(set, 10 + trial, trial as u64);
        let allowed = Duration::from_millis(5 + trial as u64 % 4 * 10);
        let begun = Instant::now();
        search(&mut engine, &game, &Limits::time(allowed));
        let over = begun.elapsed().saturating_sub(allowed);
        if over > Duration::from_millis(20) {
            late.push((set.to_string(), over));
        }
    }
    assert!(late.len() <= 1, "late: {late:?}");
}

/// How long a search goes on after it was asked to stop.
fn stop_delay(game: &Game) -> Duration {
    let stop = Stop::new();
    std::thread::scope(|scope| {
        let asker = scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(30));
            stop.request();
            Instant::now()
        });
        let clock = SystemClock::new();
        engine(Options::default()).search(game, &Limits::default(), &clock, &stop, &mut |_| {});
        let answered = Instant::now();
        answered.saturating_duration_since(asker.join().unwrap())
    })
}

/// A stop is heard within 10 ms. A busy machine may keep the search waiting for its turn, but not time after time.
#[test]
fn stops_are_heard_at_once() {
    for (seed, set) in rule_sets().enumerate() {
        let game = random_game(set, 30, seed as u64);
        let best = (0..5).map(|_| stop_delay(&game)).min();
        assert!(best < Some(Duration::from_millis(10)), "{set}: {best:?}");
    }
}

/// Nodes are counted exactly once the first depth is done.
#[test]
fn node_limits_hold() {
    for (seed, set) in rule_sets().enumerate() {
        let game = random_game(set, 30, seed as u64);
        let report = search(&mut engine(Options::default()), &game, &Limits::nodes(20_000));
        assert!(report.nodes <= 20_000, "{set}: {}", report.nodes);
        let again = search(&mut engine(Options::default()), &game, &Limits::nodes(20_000));
        assert_eq!(Report { elapsed: again.elapsed, ..report }, again, "{set}");
    }
}

/// The same seed gives the same turns, another seed other ones somewhere.
#[test]
fn seeds_decide() {
    let mut differ = 0;
    for set in rule_sets() {
        let game = Game::new(set, 1);
        let turn = |seed: u64| {
            let level = Level::new(3);
            let mut engine = engine(Options { seed, strength: level.into(), ..Options::default() });
            search(&mut engine, &game, &Limits::default()).best().unwrap().turn.clone()
        };
        assert_eq!(turn(1), turn(1), "{set}");
        differ += usize::from(turn(1) != turn(2));
    }
    assert!(differ > 10, "only {differ} rule sets");
}

/// A clock is never used up by one turn.
#[test]
fn clocks_are_shared_out() {
    let game = random_game("seega/ludens-planet".parse().unwrap(), 40, 1);
    let left = Duration::from_millis(600);
    let limits = Limits { time: Time::Clock { left, increment: Duration::ZERO }, ..Limits::default() };
    let report = search(&mut engine(Options::default()), &game, &limits);
    assert!(report.elapsed < left / 3, "{:?}", report.elapsed);
}

/// A finished game has no turn, and every other one has one even without any time.
#[test]
fn there_is_always_an_answer() {
    for (seed, set) in rule_sets().enumerate() {
        let game = random_game(set, 25, seed as u64);
        let mut engine = engine(Options::default());
        let report = search(&mut engine, &game, &Limits::time(Duration::ZERO));
        let turn = report.best().unwrap().turn.clone();
        game.clone().play_turn(&turn).unwrap();
        let mut over = game.clone();
        over.surrender(over.position().side()).unwrap();
        assert_eq!(search(&mut engine, &over, &Limits::depth(3)).best(), None, "{set}");
    }
}

/// Several lines are different turns, best first.
#[test]
fn lines_are_ranked() {
    for (seed, set) in rule_sets().enumerate() {
        let game = random_game(set, 30, seed as u64);
        let limits = Limits { lines: 4, ..Limits::nodes(5_000) };
        let report = search(&mut engine(Options::default()), &game, &limits);
        assert!(report.lines.is_sorted_by(|one, two| one.score >= two.score), "{set}");
        for (n, line) in report.lines.iter().enumerate() {
            game.clone().play_turn(&line.turn).unwrap();
            assert!(report.lines[..n].iter().all(|other| other.turn != line.turn), "{set}");
        }
    }
}
