//! What a position is worth, as a number and in words.
//!
//! Values are told from First's side of the board, as boards are drawn: above zero First is better.

use khamsin_engine::Meaning;
use khamsin_engine::review::Opinion;
use khamsin_rules::Side;
use khamsin_text::numbers;
use serde_json::{Value, json};

use crate::front::Front;

/// A side whose chance to win is no greater is not called better.
const EVEN_CHANCE: f64 = 0.55;
/// A side whose chance to win is greater is called much better.
const GREAT_CHANCE: f64 = 0.85;

/// A value as a number and in words: `+1.35, First is better`.
pub fn words(front: &Front, opinion: Opinion) -> String {
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
        Meaning::Win { turns: 0, .. } | Meaning::Loss { turns: 0, .. } => {
            front.text("analysis-won", &vec![("side", side.into())])
        }
        Meaning::Win { turns, .. } | Meaning::Loss { turns, .. } => {
            front.text("analysis-win", &vec![("side", side.into()), ("count", turns.into())])
        }
    }
}

/// A value in a word without spaces, as a record keeps it: `1.35`, `#7` for a victory, `12pt` for points.
pub fn word(opinion: Opinion) -> String {
    match opinion.score(Side::First).meaning() {
        Meaning::Estimate(hundredths) => format!("{:.2}", f64::from(hundredths) / 100.0),
        Meaning::Points(points) => format!("{points}pt"),
        Meaning::Win { turns, .. } => format!("#{turns}"),
        Meaning::Loss { turns, .. } => format!("#-{turns}"),
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

/// A value for machines.
pub fn json(front: &Front, opinion: Opinion) -> Value {
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
    value["proved"] = opinion.score(Side::First).is_proved().into();
    value["chance"] = json!([chance(opinion, Side::First), chance(opinion, Side::Second)]);
    value["words"] = words(front, opinion).into();
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

    fn second(score: Score) -> Opinion {
        Opinion::new(Side::Second, score)
    }

    #[test]
    fn values_are_words_in_english() {
        let told = |opinion| words(&front(Lang::En), opinion);
        assert_eq!(told(second(Score::estimate(-135))), "+1.35, First is better");
        assert_eq!(told(second(Score::estimate(450))), "-4.50, Second is much better");
        assert_eq!(told(second(Score::estimate(20))), "-0.20, even");
        assert_eq!(told(second(Score::EVEN)), "+0.00, even");
        assert_eq!(told(second(Score::win(Rank::High, 7))), "Second wins in 7 turns, proved");
        assert_eq!(told(second(Score::loss(Rank::Low, 1))), "First wins in one turn, proved");
        assert_eq!(told(second(Score::points(-12))), "First ends 12 points ahead, proved");
        assert_eq!(told(second(Score::win(Rank::High, 0))), "Second has won");
    }

    #[test]
    fn values_are_words_in_french() {
        let told = |opinion| words(&front(Lang::Fr), opinion);
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
        let told = json(&front(Lang::En), second(Score::win(Rank::High, 7)));
        assert_eq!(
            (&told["winner"], &told["turns"], &told["proved"]),
            (&"2".into(), &7.into(), &true.into())
        );
        assert_eq!(told["chance"], serde_json::json!([0.0, 1.0]));
    }
}
