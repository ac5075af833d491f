//! A review written into the record: values, glyphs, and the better turn as a variation.
//!
//! Whoever wrote the record is not contradicted: their glyphs, comments and variations stay. Values of an earlier review
//! give way to the new ones.

use khamsin_engine::review::{Judged, Opinion, Review};
use khamsin_rules::record::{Line, Node, Variation};
use khamsin_rules::{Game, Record, RuleSet};

use super::{BETTER_LINE, value};

/// The glyphs that judge a turn: `!` `?` `!!` `??` `!?` `?!`.
const VERDICTS: std::ops::RangeInclusive<u8> = 1..=6;

/// The record of a game with the review in it.
pub fn annotated(record: &Record, game: &Game, review: &Review) -> Record {
    let first = game.first_setup().turn;
    let mut record = record.clone();
    record.set_tag("Annotator", concat!("Khamsin ", env!("CARGO_PKG_VERSION")));
    for judged in &review.turns {
        if let Some(node) = record.line.0.get_mut((judged.number - first) as usize) {
            annotate(node, game.rule_set(), judged);
        }
    }
    record
}

fn annotate(node: &mut Node, set: &RuleSet, judged: &Judged) {
    let comments = node.comments.iter().map(|comment| without_value(comment));
    let others = comments.filter(|comment| !comment.trim().is_empty());
    // Where the game ended, its result says what the position is worth.
    let value = if judged.ended.is_some() { None } else { Some(eval(set, judged.after)) };
    node.comments = value.into_iter().chain(others).collect();
    let Some(grade) = judged.grade() else { return };
    if !node.nags.iter().any(|nag| VERDICTS.contains(nag)) {
        node.nags.insert(0, grade.nag());
    }
    let known = node
        .variations
        .iter()
        .any(|variation| variation.line.0.first().map(|node| &node.turn) == judged.best.first());
    if !known && !judged.best.is_empty() {
        let line = judged.best.iter().take(BETTER_LINE).cloned().map(Node::new).collect();
        node.variations.push(Variation { intro: vec![eval(set, judged.before)], line: Line(line) });
    }
}

fn eval(set: &RuleSet, opinion: Opinion) -> String {
    value::command(set, opinion).to_string()
}

/// A comment without the values that an engine wrote into it.
fn without_value(comment: &str) -> String {
    let mut left = comment.to_owned();
    while let Some(from) = left.find("[%eval ").or_else(|| left.find("[%val "))
        && let Some(length) = left[from..].find(']')
    {
        left.replace_range(from..=from + length, "");
    }
    left
}

#[cfg(test)]
mod tests {
    use khamsin_engine::Score;
    use khamsin_rules::{Side, replay::replay};

    use super::*;

    const RECORD: &str = "[Ruleset \"seega/ludens-planet\"]\n\n1. b2,d4 2. a1,a2 {the corner} 3. c1,c2 *\n";

    fn judged(number: u32, played: &str, best: &[&str], before: i32, after: i32) -> Judged {
        let side = if number.is_multiple_of(2) { Side::Second } else { Side::First };
        Judged {
            number,
            side,
            played: played.parse().unwrap(),
            best: best.iter().map(|turn| turn.parse().unwrap()).collect(),
            before: Opinion::new(side, Score::estimate(before)),
            after: Opinion::new(side, Score::estimate(after)),
            ended: None,
            ladder: game().rule_set().rules().points(),
        }
    }

    fn game() -> Game {
        replay(&Record::parse(RECORD).unwrap()).unwrap()
    }

    fn review() -> Review {
        let turns =
            vec![judged(1, "b2,d4", &["b2,d4"], 10, 10), judged(2, "a1,a2", &["e1,e2", "c1,c2"], 0, -400)];
        Review { turns, complete: true }
    }

    #[test]
    fn a_mistake_gets_its_glyph_and_the_better_line() {
        let record = Record::parse(RECORD).unwrap();
        let text = annotated(&record, &game(), &review()).to_string();
        let moves = text.split("\n\n").nth(1).unwrap().replace('\n', " ");
        assert_eq!(
            moves.trim(),
            "1. b2,d4 {[%eval 0.10]} 2. a1,a2 $4 {[%eval 4.00]} {the corner} \
             ({[%eval 0.00]} 2. e1,e2 3. c1,c2) 3. c1,c2 *"
        );
        assert!(text.contains("[Annotator \"Khamsin "), "{text}");
        assert!(replay(&Record::parse(&text).unwrap()).is_ok());
    }

    #[test]
    fn what_people_wrote_stays_and_old_values_go() {
        let text = RECORD
            .replace("a1,a2 {the corner}", "a1,a2 ! {[%eval 9.99] good [%clk 0:00:05]} (2. e1,e2 {mine})");
        let once = annotated(&Record::parse(&text).unwrap(), &game(), &review());
        let node = &once.line.0[1];
        assert_eq!(node.nags, [1]);
        assert_eq!(node.comments, ["[%eval 4.00]", " good [%clk 0:00:05]"]);
        assert_eq!(node.variations.len(), 1);
        assert_eq!(annotated(&once, &game(), &review()), once);
    }
}
