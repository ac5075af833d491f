//! The phases of a game, under which a rule set's clauses are told.
//!
//! A clause's id says it: `seega.place.centre` belongs to placing. Clauses come in the order of a sheet, so that a
//! phase's clauses stand together.

use khamsin_rules::{Clause, GameKind};

/// The message id of the phase's heading.
pub fn heading(clause: Clause) -> &'static str {
    let word = clause.id().split('.').nth(1).unwrap_or_default();
    match (clause.game(), word) {
        // In Seega the question is who begins to move; elsewhere it is how the pieces stand.
        (GameKind::Seega, "start") => "cli-phase-move",
        (_, "board" | "sides" | "start" | "first" | "neutrals") => "cli-phase-setup",
        (_, "place" | "opening" | "pie") => "cli-phase-place",
        (_, "move" | "pharaoh" | "priest") => "cli-phase-move",
        (_, "ship" | "no-ships") => "cli-phase-ship",
        (_, "capture" | "chain" | "leap" | "centre" | "reenter") => "cli-phase-capture",
        (_, "blocked" | "remove" | "unblock") => "cli-phase-blocked",
        (_, "run") => "cli-phase-score",
        _ => "cli-phase-end",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each game comes back to no phase that it has left.
    #[test]
    fn phases_stand_together() {
        for game in GameKind::ALL {
            let mut seen: Vec<&str> = Vec::new();
            for &clause in Clause::ALL.iter().filter(|clause| clause.game() == game) {
                let heading = heading(clause);
                if seen.last() != Some(&heading) {
                    assert!(!seen.contains(&heading), "{clause} goes back to {heading}");
                    seen.push(heading);
                }
            }
        }
    }

    /// What falls to the end really ends or settles a game.
    #[test]
    fn only_endings_are_told_at_the_end() {
        const WORDS: [&str; 8] =
            ["end", "barrier", "endless", "agree", "count", "resign", "points", "breakthrough"];
        for &clause in Clause::ALL.iter().filter(|&&clause| heading(clause) == "cli-phase-end") {
            assert!(WORDS.iter().any(|word| clause.id().split('.').nth(1) == Some(word)), "{clause}");
        }
    }
}
