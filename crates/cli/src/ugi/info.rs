//! `info`: what the engine knows, in UCI's words.
//!
//! A value is for the side to act. A proved victory is `mate`, counted as UCI does in turns of one's own: half of all
//! turns until then, rounded up, and negative for the side that loses. Proved points are hundredths like an estimate,
//! with a line of text that says so.

use khamsin_engine::review::continuation;
use khamsin_engine::{Bound, Line, Meaning, Report, Score};
use khamsin_rules::Game;

use crate::rate::rate;

/// Hundredths for a victory that exact tables know of, whose end is out of sight: more than any estimate.
const KNOWN: i32 = 20_000;

/// The lines for a report about the position of `game`.
pub fn lines(game: &Game, report: &Report) -> Vec<String> {
    let mut lines: Vec<String> =
        report.lines.iter().zip(1..).map(|(line, number)| one(game, report, line, number)).collect();
    if let Some(Meaning::Points(points)) = report.best().map(|line| line.score.meaning()) {
        lines.push(format!("info string proved points {points}"));
    }
    lines
}

fn one(game: &Game, report: &Report, line: &Line, number: usize) -> String {
    let Report { depth, deepest, nodes, elapsed, full, .. } = report;
    let turns: Vec<String> = continuation(game, line).iter().map(ToString::to_string).collect();
    let bound = match line.bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    };
    format!(
        "info depth {depth} seldepth {} multipv {number} score {}{bound} nodes {nodes} nps {} time {} hashfull {full} pv {}",
        deepest.max(depth),
        score(line.score),
        rate(report),
        elapsed.as_millis(),
        turns.join(" "),
    )
}

fn score(score: Score) -> String {
    match score.meaning() {
        Meaning::Estimate(hundredths) => format!("cp {hundredths}"),
        Meaning::Points(points) => format!("cp {}", i32::from(points) * 100),
        Meaning::Win { turns: Some(turns), .. } => format!("mate {}", turns.div_ceil(2)),
        Meaning::Loss { turns: Some(turns), .. } => format!("mate -{}", turns.div_ceil(2)),
        Meaning::Win { turns: None, .. } => format!("cp {KNOWN}"),
        Meaning::Loss { turns: None, .. } => format!("cp -{KNOWN}"),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use khamsin_engine::Rank;

    use super::*;

    fn game() -> Game {
        Game::new("seega/ludens-planet".parse().unwrap(), 0)
    }

    fn report(score: Score, bound: Bound) -> Report {
        let reply = ["a1", "a2", "e1"].map(|action| action.parse().unwrap()).to_vec();
        let line = Line { score, bound, turn: "b2,d4".parse().unwrap(), reply, known: None };
        let elapsed = Duration::from_millis(20);
        Report { depth: 3, deepest: 5, nodes: 1000, elapsed, full: 7, lines: vec![line] }
    }

    #[test]
    fn a_line_has_whole_turns_only() {
        assert_eq!(
            lines(&game(), &report(Score::estimate(-35), Bound::Exact)),
            [
                "info depth 3 seldepth 5 multipv 1 score cp -35 nodes 1000 nps 50000 time 20 hashfull 7 pv b2,d4 a1,a2"
            ]
        );
    }

    #[test]
    fn bounds_are_told() {
        let told = lines(&game(), &report(Score::estimate(35), Bound::Lower));
        assert!(told[0].contains(" score cp 35 lowerbound nodes "), "{told:?}");
    }

    #[test]
    fn victories_are_counted_in_ones_own_turns() {
        for (turns, own) in [(1, 1), (2, 1), (3, 2), (7, 4)] {
            assert_eq!(score(Score::win(Rank::High, turns)), format!("mate {own}"));
            assert_eq!(score(Score::loss(Rank::Low, turns)), format!("mate -{own}"));
        }
    }

    #[test]
    fn proved_points_say_so() {
        let told = lines(&game(), &report(Score::points(-12), Bound::Exact));
        assert!(told[0].contains(" score cp -1200 "), "{told:?}");
        assert_eq!(told[1], "info string proved points -12");
    }
}
