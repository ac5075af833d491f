//! What a position is worth, for machines; people read it as `khamsin_tui::value` tells it.

use khamsin_engine::Meaning;
use khamsin_engine::review::Opinion;
use khamsin_rules::Side;
pub use khamsin_tui::value::{short, word, words};
use serde_json::{Value, json};

use crate::front::Front;

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
    value["words"] = words(&front.texts, opinion).into();
    value
}

/// A chance with as many digits as it deserves.
fn chance(opinion: Opinion, side: Side) -> f64 {
    (opinion.chance(side) * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use khamsin_engine::{Rank, Score};
    use khamsin_text::Lang;

    use super::*;
    use crate::style::ColorChoice;

    #[test]
    fn machines_get_first_s_value() {
        let front = Front::new(Some(Lang::En), ColorChoice::Never);
        let told = json(&front, Opinion::new(Side::Second, Score::win(Rank::High, 7)));
        assert_eq!(
            (&told["winner"], &told["turns"], &told["proved"]),
            (&"2".into(), &7.into(), &true.into())
        );
        assert_eq!(told["chance"], serde_json::json!([0.0, 1.0]));
    }
}
