//! What a position is worth, for records and for machines; the words for people are the protocol's.
//!
//! Values are told from First's side of the board, as boards are drawn: above zero First is better.

use khamsin_engine::Meaning;
use khamsin_engine::review::Opinion;
use khamsin_protocol::{exact, value};
use khamsin_rules::record::Command;
use khamsin_rules::{RuleSet, Side};
use serde_json::{Value, json};

use crate::front::Front;
use crate::tables;

/// A value as a record keeps it: `[%eval 1.35]`, or `[%val win-total 7]` where exact tables know it.
pub fn command(set: &RuleSet, opinion: Opinion) -> Command {
    match opinion.known() {
        Some((side, entry)) => {
            // Values in records are First's, like all others.
            let value = if side == Side::First { entry.value } else { -entry.value };
            Command::Value { word: exact::name(set, value), distance: entry.distance.map(u32::from) }
        }
        None => Command::Eval(value::word(opinion)),
    }
}

/// A value for machines.
pub fn json(front: &Front, set: &RuleSet, opinion: Opinion) -> Value {
    let meaning = opinion.score(Side::First).meaning();
    let winner = |won: bool| (if won { Side::First } else { Side::Second }).to_string();
    let mut told = match meaning {
        Meaning::Estimate(hundredths) => {
            json!({ "kind": "estimate", "number": f64::from(hundredths) / 100.0 })
        }
        Meaning::Points(points) => {
            json!({ "kind": "points", "number": points, "winner": winner(points > 0) })
        }
        Meaning::Win { turns, .. } => json!({ "kind": "win", "winner": winner(true), "turns": turns }),
        Meaning::Loss { turns, .. } => json!({ "kind": "win", "winner": winner(false), "turns": turns }),
    };
    told["proved"] = (opinion.known().is_some() || opinion.score(Side::First).is_proved()).into();
    if let Some((side, entry)) = opinion.known() {
        told["exact"] = tables::value::json(front, set, entry, side);
    }
    told["chance"] = json!([chance(opinion, Side::First), chance(opinion, Side::Second)]);
    told["words"] = value::words(&front.texts, set, opinion).into();
    told
}

/// A chance with as many digits as it deserves.
fn chance(opinion: Opinion, side: Side) -> f64 {
    (opinion.chance(side) * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use khamsin_engine::{Rank, Score};
    use khamsin_text::{Lang, Texts};

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
        let told = |opinion| value::words(&Texts::new(Lang::En), &set(), opinion);
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
        let told = |opinion| value::words(&Texts::new(Lang::Fr), &set(), opinion);
        assert_eq!(told(second(Score::estimate(-135))), "+1,35, Premier est mieux");
        assert_eq!(told(second(Score::win(Rank::High, 7))), "Second gagne en 7 tours, c’est prouvé");
        assert_eq!(told(second(Score::points(1))), "Second finit avec 1 point d’avance, c’est prouvé");
    }

    #[test]
    fn records_and_machines_get_first_s_value() {
        assert_eq!(value::short(&Texts::new(Lang::Fr), second(Score::estimate(-135))), "+1,35");
        assert_eq!(value::short(&Texts::new(Lang::Fr), second(Score::points(3))), "-3pt");
        assert_eq!(value::word(second(Score::estimate(-135))), "1.35");
        assert_eq!(value::word(second(Score::win(Rank::High, 7))), "#-7");
        assert_eq!(value::word(second(Score::points(-12))), "12pt");
        let told = json(&front(Lang::En), &set(), second(Score::win(Rank::High, 7)));
        assert_eq!(
            (&told["winner"], &told["turns"], &told["proved"]),
            (&"2".into(), &7.into(), &true.into())
        );
        assert_eq!(told["chance"], serde_json::json!([0.0, 1.0]));
    }
}
