//! A match to test with.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use khamsin_engine::Stop;
use khamsin_lab::arena::Patience;
use khamsin_lab::runner::MatchError;
use khamsin_lab::{Finish, Match, Openings, Played, Standing, pace};
use khamsin_rules::RuleSet;

/// A match of short games between two engines.
pub fn a_match(one: &str, two: &str, ruleset: &str, games: u32) -> Match {
    let set: RuleSet = ruleset.parse().unwrap();
    Match {
        one: one.parse().unwrap(),
        two: two.parse().unwrap(),
        pace: pace::usual(),
        openings: Openings::usual(&set),
        seed: 7,
        games,
        max_turns: 1000,
        patience: Patience {
            margin: Duration::from_millis(100),
            answer: Duration::from_secs(10),
            turn: Duration::from_secs(10),
        },
        sprt: None,
        set,
    }
}

/// Plays a match that has some games already, and gives back all games that it played itself, in their order.
pub fn resumed(game: &Match, known: Vec<Played>, at_a_time: usize) -> (Vec<Played>, Finish, Standing) {
    let mut games = Vec::new();
    let watch = &mut |played: &Played, _: &Standing| {
        games.push(played.clone());
        Ok::<(), std::io::Error>(())
    };
    let at_a_time = NonZeroUsize::new(at_a_time).unwrap();
    let ran: Result<_, MatchError<_>> = game.run(known, at_a_time, &Stop::new(), watch);
    let (finish, standing) = ran.unwrap();
    games.sort_by_key(|played| played.game);
    (games, finish, standing)
}

/// Plays a whole match.
pub fn played(game: &Match, at_a_time: usize) -> (Vec<Played>, Finish, Standing) {
    resumed(game, Vec::new(), at_a_time)
}

/// A file of this test run.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}
