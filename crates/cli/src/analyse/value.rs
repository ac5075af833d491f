//! What a position is worth, as a number and in words.
//!
//! Values are told from First's side of the board, as boards are drawn: above zero First is better.

use khamsin_engine::Meaning;
use khamsin_engine::review::Opinion;
use khamsin_rules::record::Command;
use khamsin_rules::{RuleSet, Side};
use serde_json::{Value, json};

use super::numbers;
use crate::front::Front;
use crate::tables::value as exact;

/// A side whose chance to win is no greater is not called better.
const EVEN_CHANCE: f64 = 0.55;
/// A side whose chance to win is greater is called much better.
const GREAT_CHANCE: f64 = 0.85;

/// A value as a number and in words: `+1.35, First is better`.
pub fn words(front: &Front, set: &RuleSet, opinion: Opinion) -> String {
    if let Some((side, entry)) = opinion.known() {
        let value = exact::words(front, set, entry, side);
        return front.text("analysis-known", &vec![("value", value.into())]);
    }
    let better = if opinion.chance(Side::First) < 0.5 { Side::Second } else { Side::First };
    let side = front.side(better);
    match opinion.score(better).meaning() {
        Meaning::Estimate(_) => {
            let number = short(front, opinion);
            let id = match opinion.chance(better) {
                chance if chance <= EVEN_CHANCE => "analysis-even",
                chance if chance <= GREAT_CHANCE => "analysis-better",
                _ => "analysis-much-better",
            };
            front.text(id, &vec![("number", number.into()), ("side", side.into())])
        }
        Meaning::Points(points) => {
            front.text("analysis-points", &vec![("side", side.into()), ("count", amount(points).into())])
        }
        Meaning::Win { turns: Some(0), .. } | Meaning::Loss { turns: Some(0), .. } => {
            front.text("analysis-won", &vec![("side", side.into())])
        }
        Meaning::Win { turns: Some(turns), .. } | Meaning::Loss { turns: Some(turns), .. } => {
            front.text("analysis-win", &vec![("side", side.into()), ("count", turns.into())])
        }
        Meaning::Win { turns: None, .. } | Meaning::Loss { turns: None, .. } => {
            front.text("analysis-win-by-tables", &vec![("side", side.into())])
        }
    }
}

/// A value as a record keeps it: `[%eval 1.35]`, or `[%val win-total 7]` where exact tables know it.
pub fn command(set: &RuleSet, opinion: Opinion) -> Command {
    match opinion.known() {
        Some((side, entry)) => {
            // Values in records are First's, like all others.
            let value = if side == Side::First { entry.value } else { -entry.value };
            Command::Value { word: exact::name(set, value), distance: entry.distance.map(u32::from) }
        }
        None => Command::Eval(word(opinion)),
    }
}

/// A value in a word without spaces: `1.35`, `#7` for a victory, `12pt` for points.
fn word(opinion: Opinion) -> String {
    match opinion.score(Side::First).meaning() {
        Meaning::Estimate(hundredths) => format!("{:.2}", f64::from(hundredths) / 100.0),
        Meaning::Points(points) => format!("{points}pt"),
        Meaning::Win { turns, .. } => format!("#{}", number(turns)),
        Meaning::Loss { turns, .. } => format!("#-{}", number(turns)),
    }
}

/// A value in few characters for people: `+1.35`, or as a record keeps it.
pub fn short(front: &Front, opinion: Opinion) -> String {
    match opinion.score(Side::First).meaning() {
        Meaning::Estimate(hundredths) => {
            numbers::signed(front.texts.lang(), f64::from(hundredths) / 100.0, 2)
        }
        Meaning::Points(_) | Meaning::Win { .. } | Meaning::Loss { .. } => word(opinion),
    }
}

/// How many turns away a victory is; exact tables may know of one whose end is out of sight.
fn number(turns: Option<u16>) -> String {
    turns.map_or_else(String::new, |turns| turns.to_string())
}

/// A value for machines.
pub fn json(front: &Front, set: &RuleSet, opinion: Opinion) -> Value {
    let meaning = opinion.score(Side::First).meaning();
    let winner = |won: bool| (if won { Side::First } else { Side::Second }).to_string();
    let mut value = match meaning {
        Meaning::Estimate(hundredths) => {
            json!({ "kind": "estimate", "number": f64::from(hundredths) / 100.0 })
        }
        Meaning::Points(points) => {
            json!({ "kind": "points", "number": points, "winner": winner(points > 0) })
        }
        Meaning::Win { turns, .. } => json!({ "kind": "win", "winner": winner(true), "turns": turns }),
        Meaning::Loss { turns, .. } => json!({ "kind": "win", "winner": winner(false), "turns": turns }),
    };
    value["proved"] = (opinion.known().is_some() || opinion.score(Side::First).is_proved()).into();
    if let Some((side, entry)) = opinion.known() {
        value["exact"] = exact::json(front, set, entry, side);
    }
    value["chance"] = json!([chance(opinion, Side::First), chance(opinion, Side::Second)]);
    value["words"] = words(front, set, opinion).into();
    value
}

/// A chance with as many digits as it deserves.
fn chance(opinion: Opinion, side: Side) -> f64 {
    (opinion.chance(side) * 10_000.0).round() / 10_000.0
}

/// How many points, whoever is ahead.
fn amount(points: i16) -> u16 {
    points.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use khamsin_engine::{Rank, Score};
    use khamsin_text::Lang;

    use super::*;
    use crate::style::ColorChoice;

    fn front(lang: Lang) -> Front {
        Front::new(Some(lang), ColorChoice::Never)
    }

    fn set() -> RuleSet {
        "seega/ludens-planet".parse().unwrap()
    }

    fn second(score: Score) -> Opinion {
        Opinion::new(Side::Second, score)
    }

    #[test]
    fn values_are_words_in_english() {
        let told = |opinion| words(&front(Lang::En), &set(), opinion);
        assert_eq!(told(second(Score::estimate(-135))), "+1.35, First is better");
        assert_eq!(told(second(Score::estimate(450))), "-4.50, Second is much better");
        assert_eq!(told(second(Score::estimate(20))), "-0.20, even");
        assert_eq!(told(second(Score::EVEN)), "+0.00, even");
        assert_eq!(told(second(Score::win(Rank::High, 7))), "Second wins in 7 turns, proved");
        assert_eq!(told(second(Score::loss(Rank::Low, 1))), "First wins in one turn, proved");
        assert_eq!(told(second(Score::points(-12))), "First ends 12 points ahead, proved");
        assert_eq!(told(second(Score::win(Rank::High, 0))), "Second has won");
        assert_eq!(told(second(Score::known_win(Rank::High, 3))), "Second wins, proved by exact tables");
    }

    #[test]
    fn values_are_words_in_french() {
        let told = |opinion| words(&front(Lang::Fr), &set(), opinion);
        assert_eq!(told(second(Score::estimate(-135))), "+1,35, Premier est mieux");
        assert_eq!(told(second(Score::win(Rank::High, 7))), "Second gagne en 7 tours, c’est prouvé");
        assert_eq!(told(second(Score::points(1))), "Second finit avec 1 point d’avance, c’est prouvé");
    }

    #[test]
    fn records_and_machines_get_first_s_value() {
        assert_eq!(short(&front(Lang::Fr), second(Score::estimate(-135))), "+1,35");
        assert_eq!(short(&front(Lang::Fr), second(Score::points(3))), "-3pt");
        assert_eq!(word(second(Score::estimate(-135))), "1.35");
        assert_eq!(word(second(Score::win(Rank::High, 7))), "#-7");
        assert_eq!(word(second(Score::points(-12))), "12pt");
        let told = json(&front(Lang::En), &set(), second(Score::win(Rank::High, 7)));
        assert_eq!(
            (&told["winner"], &told["turns"], &told["proved"]),
            (&"2".into(), &7.into(), &true.into())
        );
        assert_eq!(told["chance"], serde_json::json!([0.0, 1.0]));
    }
}
