//! The engine at work on a position.

use std::collections::HashSet;
use std::time::Duration;

use khamsin_engine::{Engine, Limits, Meaning, Options, Rank, Report, Stop, SystemClock};
use khamsin_rules::AnyPosition;

use crate::suite::{Line, Suite, Value};
use crate::turns::play;

/// How long the engine may think about a position, as its own clock sees it.
const TIME: Duration = Duration::from_secs(1);
/// How often a position is tried that was not solved in time: another program may have had the processor.
const TRIES: usize = 3;

/// How it went.
pub struct Attempt {
    /// Why it is not solved, otherwise.
    pub solved: Result<(), String>,
    /// When the answer was there.
    pub elapsed: Duration,
    /// Actions played until then.
    pub nodes: u64,
}

/// Lets the engine look for what is proved of a position.
pub fn solve(suite: &Suite, line: &Line) -> Attempt {
    let mut attempt = think(suite, line);
    for _ in 1..TRIES {
        if attempt.solved.is_ok() {
            break;
        }
        attempt = think(suite, line);
    }
    attempt
}

/// What a report says about the position.
#[derive(PartialEq, Eq)]
enum Answer {
    /// The proved value, and a turn that keeps it.
    Right,
    /// Not yet that.
    Open,
    /// It contradicts the proof.
    Wrong,
}

fn think(suite: &Suite, line: &Line) -> Attempt {
    let mut engine = Engine::new(Options { hash: 16, ..Options::default() });
    let game = line.game(suite);
    let afters = line.afters(suite);
    let stop = Stop::new();
    let mut wrong = None;
    let report =
        engine.search(&game, &Limits::time(TIME), &SystemClock::new(), &stop, &mut |report| match judge(
            line,
            game.position(),
            &afters,
            report,
        ) {
            Answer::Right => stop.request(),
            Answer::Open => {}
            Answer::Wrong => {
                wrong = wrong.take().or_else(|| Some(told(report)));
                stop.request();
            }
        });
    let solved = match (wrong, judge(line, game.position(), &afters, &report)) {
        (Some(claim), _) => Err(format!("WRONG: {claim}")),
        (None, Answer::Right) => Ok(()),
        (None, _) => Err(format!("open: {}", told(&report))),
    };
    Attempt { solved, elapsed: report.elapsed, nodes: report.nodes }
}

fn judge(line: &Line, position: &AnyPosition, afters: &HashSet<AnyPosition>, report: &Report) -> Answer {
    let Some(best) = report.best() else { return Answer::Wrong };
    let keeps = afters.contains(&play(position, &best.turn));
    match (line.value, best.score.meaning()) {
        (Value::Win { turns: proved }, Meaning::Win { rank: Rank::High, turns: Some(turns) })
            if turns <= proved =>
        {
            if turns == proved && keeps {
                Answer::Right
            } else {
                Answer::Wrong
            }
        }
        (Value::Win { .. }, Meaning::Loss { .. } | Meaning::Points(_)) => Answer::Wrong,
        // Points are a proved margin, so any other than the right one is wrong.
        (Value::Points(proved), Meaning::Points(margin)) if proved == margin && keeps => Answer::Right,
        (Value::Points(_), Meaning::Estimate(_)) | (Value::Win { .. }, _) => Answer::Open,
        (Value::Points(_), _) => Answer::Wrong,
    }
}

fn told(report: &Report) -> String {
    let Some(best) = report.best() else { return "no turn at all".to_owned() };
    format!(
        "{} {:?} at depth {} after {:?} and {} nodes",
        best.turn,
        best.score.meaning(),
        report.depth,
        report.elapsed,
        report.nodes
    )
}

/// A suite in one line.
pub fn summary(suite: &Suite, attempts: &[Attempt]) -> String {
    let mut times: Vec<Duration> = attempts.iter().map(|attempt| attempt.elapsed).collect();
    times.sort_unstable();
    format!(
        "{}: {} of {} solved, median {:.1?}, worst {:.1?}, {} nodes",
        suite.rules,
        attempts.iter().filter(|attempt| attempt.solved.is_ok()).count(),
        attempts.len(),
        times[times.len() / 2],
        times[times.len() - 1],
        attempts.iter().map(|attempt| attempt.nodes).sum::<u64>()
    )
}
