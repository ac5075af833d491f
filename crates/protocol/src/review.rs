//! A whole game looked at again: what every turn was worth, and which were mistakes.

use khamsin_engine::Options;
use khamsin_engine::review::{Grade, Judged, Progress, Review, review};
use khamsin_rules as rules;
use khamsin_rules::{Game, RuleSet};
use khamsin_text::{Texts, numbers};
use serde::{Deserialize, Serialize};

use crate::decimal::Decimal;
use crate::desk::{Desk, Event, Exchange};
use crate::nouns::{Both, Side};
use crate::problem::Problem;
use crate::search::Limit;
use crate::spec::{GameSpec, open};
use crate::value::{ValueTold, words};

/// Actions tried for each position, if nobody says otherwise: a hundred turns take ten seconds in a browser.
const USUAL_NODES: u32 = 60_000;
/// So many turns of a better line are enough to see the point.
const BETTER_LINE: usize = 6;

/// Asks for a review. It streams a `review` event for every position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewAsk {
    /// The game.
    pub game: GameSpec,
    /// How long to think about each position; some ten thousand actions if nothing is said.
    #[serde(default)]
    pub limit: Limit,
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReviewProgress {
    /// Positions that are done.
    pub done: u32,
    /// Positions in all.
    pub all: u32,
}

/// What is to be said about a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReviewTold {
    /// Every turn, in its order.
    pub turns: Vec<JudgedTold>,
    /// The turns that were mistakes, the worst first, as places in `turns`.
    pub mistakes: Vec<u32>,
    /// How well each side played.
    pub sides: Both<SideReview>,
}

/// How well a side played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SideReview {
    /// How near it came to the best turns, from 0 to 100; none if it had no turns.
    pub accuracy: Option<Decimal>,
    /// Its inaccuracies.
    pub inaccuracies: u32,
    /// Its mistakes.
    pub mistakes: u32,
    /// Its blunders.
    pub blunders: u32,
    /// All of it in a sentence.
    pub text: String,
}

/// How large a mistake is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GradeKind {
    /// Not the best.
    Inaccuracy,
    /// A mistake.
    Mistake,
    /// A bad mistake.
    Blunder,
}

/// A turn beside the best one there was.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct JudgedTold {
    /// Its place in the game's list of turns, from zero.
    pub index: u32,
    /// Its number.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// The turn.
    pub played: String,
    /// What the position is worth after it.
    pub value: ValueTold,
    /// The best turn, and how play might have gone on from it.
    pub best: Vec<String>,
    /// What the position was worth with the best turn.
    pub best_value: ValueTold,
    /// How much of its side's chance to win it gave away, from 0 to 1.
    pub loss: Decimal,
    /// How near to the best turn it was, from 0 to 100.
    pub accuracy: Decimal,
    /// How large a mistake it was, if it was one.
    pub grade: Option<GradeKind>,
    /// Its sign behind a turn: `?!`, `?` or `??`; empty if it was no mistake.
    pub sign: &'static str,
    /// How many turns away a proved victory was that it let slip.
    pub missed_win: Option<u16>,
    /// A mistake in words: what was played, what it cost, what was better.
    pub sentences: Vec<String>,
}

impl Exchange for ReviewAsk {
    type Answer = ReviewTold;

    fn answer(&self, desk: &mut Desk) -> Result<ReviewTold, Problem> {
        let game = open(desk.texts, &self.game)?.game;
        let unlimited = self.limit == Limit::default();
        let limit = if unlimited { Limit { nodes: Some(USUAL_NODES), ..self.limit } } else { self.limit };
        let Desk { texts, clock, stop, tell, shelf, .. } = desk;
        let engine = shelf.engine(game.rule_set(), Options { hash: 16, ..Options::default() });
        let mut progress = |Progress { done, all }: Progress| {
            tell(&Event::Review(ReviewProgress { done: done as u32, all: all as u32 }));
        };
        let found = review(&game, engine, &limit.into(), *clock, stop, &mut progress);
        Ok(ReviewTold::new(texts, &game, &found))
    }
}

impl ReviewTold {
    fn new(texts: &Texts, game: &Game, review: &Review) -> ReviewTold {
        let turns: Vec<JudgedTold> =
            review.turns.iter().map(|judged| JudgedTold::new(texts, game, judged)).collect();
        let place = |number: u32| turns.iter().position(|turn| turn.number == number);
        let worst = review.mistakes().into_iter().filter_map(|judged| place(judged.number));
        ReviewTold {
            mistakes: worst.map(|place| place as u32).collect(),
            sides: Both::of(|side| side_review(texts, review, side)),
            turns,
        }
    }
}

fn side_review(texts: &Texts, review: &Review, side: rules::Side) -> SideReview {
    let count = |grade| review.count(side, grade) as u32;
    let [inaccuracies, mistakes, blunders] = Grade::ALL.map(count);
    let accuracy = review.accuracy(side);
    SideReview {
        accuracy: accuracy.map(Decimal::new),
        inaccuracies,
        mistakes,
        blunders,
        text: summary(texts, review, side),
    }
}

/// How well a side played, in a sentence.
pub fn summary(texts: &Texts, review: &Review, side: rules::Side) -> String {
    let name = texts.side(side);
    let Some(accuracy) = review.accuracy(side) else {
        return texts.text("analysis-no-turns", &vec![("side", name.into())]);
    };
    let count = |grade| review.count(side, grade);
    let args = vec![
        ("side", name.into()),
        ("accuracy", numbers::decimal(texts.lang(), accuracy, 1).into()),
        ("inaccuracies", count(Grade::Inaccuracy).into()),
        ("mistakes", count(Grade::Mistake).into()),
        ("blunders", count(Grade::Blunder).into()),
    ];
    texts.text("analysis-summary", &args)
}

/// A mistake in three sentences: what was played, what it cost, and what was better.
pub fn mistake(texts: &Texts, set: &RuleSet, judged: &Judged) -> [String; 3] {
    let percent =
        |opinion: khamsin_engine::review::Opinion| (opinion.chance(judged.side) * 100.0).round() as u32;
    let grade = judged.grade().map_or("", Grade::name);
    let turn = texts.text(
        "analysis-mistake",
        &vec![
            ("turn", judged.number.into()),
            ("side", texts.side(judged.side).into()),
            ("text", judged.played.to_string().into()),
            ("mark", judged.grade().map_or("", Grade::sign).into()),
            ("kind", texts.plain(&format!("analysis-size-{grade}")).into()),
        ],
    );
    let mut cost = vec![
        ("before", percent(judged.before).to_string().into()),
        ("after", percent(judged.after).to_string().into()),
        ("value", after(texts, set, judged).into()),
    ];
    let id = match judged.missed_win() {
        Some(turns) => {
            cost.push(("count", turns.into()));
            "analysis-missed-win"
        }
        None if judged.costs_points() => "analysis-points-lost",
        None => "analysis-cost",
    };
    let best: Vec<String> = judged.best.iter().take(BETTER_LINE).map(ToString::to_string).collect();
    let better = texts.text(
        "analysis-instead",
        &vec![("text", best.join(" ").into()), ("value", words(texts, set, judged.before).into())],
    );
    [turn, texts.text(id, &cost), better]
}

/// What the position is worth after the turn, in words.
fn after(texts: &Texts, set: &RuleSet, judged: &Judged) -> String {
    match judged.ended {
        Some(rules::Outcome { winner: None, .. }) => texts.plain("result-draw"),
        _ => words(texts, set, judged.after),
    }
}

impl JudgedTold {
    fn new(texts: &Texts, game: &Game, judged: &Judged) -> JudgedTold {
        let (set, first) = (game.rule_set(), game.first_setup().turn);
        let grade = judged.grade();
        JudgedTold {
            index: judged.number - first,
            number: judged.number,
            side: judged.side.into(),
            played: judged.played.to_string(),
            value: ValueTold::new(texts, set, judged.after),
            best: judged.best.iter().map(ToString::to_string).collect(),
            best_value: ValueTold::new(texts, set, judged.before),
            loss: Decimal::new(judged.loss()),
            accuracy: Decimal::new(judged.accuracy()),
            grade: grade.map(|grade| match grade {
                Grade::Inaccuracy => GradeKind::Inaccuracy,
                Grade::Mistake => GradeKind::Mistake,
                Grade::Blunder => GradeKind::Blunder,
            }),
            sign: grade.map_or("", Grade::sign),
            missed_win: judged.missed_win(),
            sentences: if grade.is_some() { mistake(texts, set, judged).to_vec() } else { Vec::new() },
        }
    }
}
