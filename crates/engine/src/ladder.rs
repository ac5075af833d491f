//! How far apart the levels are, as it was measured.
//!
//! The figures are data (`crates/engine/levels.txt`), written by `make ladder` together with docs/levels.md, so that whoever
//! offers levels can say what they are worth.

use khamsin_rules::{GameKind, RuleSet};

use crate::level::Level;

/// How a level did against the one below it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// The rule set they played by.
    pub rule_set: RuleSet,
    /// The upper level.
    pub level: Level,
    /// Its score in percent: a win one, a draw a half.
    pub score: f64,
    /// The lower end of the 95 % interval, in percent.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

const MEASURED: &str = include_str!("../levels.txt");

/// Every step that was measured, by rule set and level.
///
/// # Panics
/// If a line of the file is no step; a test reads them all.
pub fn steps() -> impl Iterator<Item = Step> {
    let lines = MEASURED.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| read(line).unwrap_or_else(|| panic!("{line:?} is no step of the ladder")))
}

/// The steps that tell most about a rule set: its own, or those of another one of its game.
pub fn steps_for(set: &RuleSet) -> Vec<Step> {
    let same = |step: &Step| step.rule_set.rules_hash() == set.rules_hash();
    let own: Vec<Step> = steps().filter(same).collect();
    if !own.is_empty() {
        return own;
    }
    let near: Vec<Step> = steps().filter(|step| kin(&step.rule_set, set)).collect();
    let nearest = near.first().map(|step| step.rule_set);
    near.into_iter().filter(|step| Some(step.rule_set) == nearest).collect()
}

/// Whether two rule sets play the same game; Seti-Aleph and Seti-Beth are two.
fn kin(one: &RuleSet, other: &RuleSet) -> bool {
    one.game() == other.game()
        && (one.game() != GameKind::Seti || one.rules().dimensions() == other.rules().dimensions())
}

fn read(line: &str) -> Option<Step> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [rule_set, level, score, low, high] = words[..] else { return None };
    Some(Step {
        rule_set: rule_set.parse().ok()?,
        level: Level::new(level.parse().ok()?)?,
        score: percent(score)?,
        low: percent(low)?,
        high: percent(high)?,
    })
}

/// A number with one decimal. Reading any number there is takes tables that a page has no room for.
fn percent(text: &str) -> Option<f64> {
    let (whole, tenths) = text.split_once('.')?;
    let (whole, tenths): (u16, u16) = (whole.parse().ok()?, tenths.parse().ok()?);
    (tenths < 10).then(|| f64::from(whole * 10 + tenths) / 10.0)
}

#[cfg(test)]
mod tests {
    use khamsin_rules::catalogue::rule_sets;

    use super::{Step, steps, steps_for};
    use crate::level::Level;

    /// Every game has its whole ladder, and every step is one.
    #[test]
    fn the_ladder_is_whole_and_rises() {
        for set in rule_sets() {
            let levels: Vec<u8> = steps_for(&set).iter().map(|step| step.level.number()).collect();
            assert_eq!(levels, (2..=Level::HIGHEST).collect::<Vec<u8>>(), "{set}");
        }
        for Step { rule_set, level, score, low, high } in steps() {
            let place = format!("{rule_set} {level:?}");
            assert!(low <= score && score <= high, "{place}");
            assert!(score >= 60.0 && low > 50.0, "{place}: {score} from {low}");
        }
    }
}
