//! What a match has come to: a table for people, or one JSON object.

use std::collections::BTreeMap;

use khamsin_lab::elo::Interval;
use khamsin_lab::played::Ending;
use khamsin_lab::{Estimate, FaultKind, Finish, Match, Played, Seat, Standing, Tally, Verdict};
use khamsin_rules::GameKind;
use khamsin_rules::message::Args;
use serde_json::{Value, json};

use super::figures::{decimal, percent, signed};
use super::{args, labels};
use crate::front::{Format, Front};
use crate::layout;
use crate::show;
use crate::style::Paint;

/// The first game of each kind of fault, and what happened in it.
#[derive(Default)]
pub struct Examples(BTreeMap<(Seat, FaultKind), (u32, String)>);

impl Examples {
    /// Takes a game into account.
    pub fn note(&mut self, played: &Played) {
        if let Ending::Fault { engine, kind, detail } = &played.ending {
            let first = self.0.entry((*engine, *kind)).or_insert_with(|| (played.game, detail.clone()));
            if played.game < first.0 {
                *first = (played.game, detail.clone());
            }
        }
    }
}

/// Tells the result.
pub fn tell(
    what: &args::Match,
    game: &Match,
    finish: Finish,
    standing: &Standing,
    examples: &Examples,
    front: &mut Front,
) -> anyhow::Result<()> {
    if what.format.get() == Format::Json {
        return front.json(&json(game, finish, standing, examples));
    }
    let [one, two] = labels(game);
    let title = front.text("match-title", &vec![("one", one.as_str().into()), ("two", two.into())]);
    front.line(&front.paint(Paint::Title, &title))?;
    show::heading(front, &game.set)?;
    front.line("")?;
    let rows = rows(game, standing, examples, front);
    let indent = rows.iter().map(|(label, _)| layout::length(label)).max().unwrap_or(0) + 2;
    for (label, text) in rows {
        let label = front.paint(Paint::Faint, &label);
        front.line(&layout::hang(&label, &text, front.width, indent))?;
    }
    if finish == Finish::Stopped {
        let args = vec![("done", standing.games().into()), ("count", game.games.into())];
        let mut sentences = vec![front.text("match-stopped", &args) + "."];
        if what.resume.is_some() {
            sentences.push(front.plain("match-stopped-journal") + ".");
        }
        front.line("")?;
        front.paragraph(&sentences.join(" "), 0)?;
    }
    Ok(())
}

/// A label and what stands beside it.
type Row = (String, String);

fn rows(game: &Match, standing: &Standing, examples: &Examples, front: &Front) -> Vec<Row> {
    let tally = standing.tally();
    let mut rows = counts(game, tally, front);
    if let Some(estimate) = Estimate::of(tally) {
        rows.extend(strength(game, &estimate, front));
    }
    rows.extend(test(standing, front));
    rows.extend(others(game, tally, front));
    rows.extend(faults(game, tally, examples, front));
    rows
}

fn row(front: &Front, name: &str, args: &Args) -> Row {
    (front.plain(&format!("match-{name}")), front.text(&format!("match-{name}-value"), args))
}

fn counts(game: &Match, tally: &Tally, front: &Front) -> Vec<Row> {
    let [one, _] = labels(game);
    let games = vec![
        ("count", tally.games().into()),
        ("won", tally.won.into()),
        ("drawn", tally.drawn.into()),
        ("lost", tally.lost.into()),
        ("one", one.into()),
    ];
    let pairs = tally.pairs.map(|count| count.to_string()).join(", ");
    vec![row(front, "games", &games), row(front, "pairs", &vec![("values", pairs.into())])]
}

fn strength(game: &Match, estimate: &Estimate, front: &Front) -> Vec<Row> {
    let [one, _] = labels(game);
    let interval = |interval: Interval, write: &dyn Fn(f64) -> String| {
        let args = vec![
            ("value", write(interval.value).into()),
            ("before", write(interval.low).into()),
            ("after", write(interval.high).into()),
        ];
        front.text("match-interval", &args)
    };
    let elo = |value: f64| signed(front, value, 1);
    let share = |value: f64| percent(front, value);
    let mut rows = vec![
        (front.plain("match-share"), interval(estimate.score, &share)),
        (front.plain("match-elo"), interval(estimate.elo, &elo)),
    ];
    if let Some(normalised) = estimate.normalised {
        rows.push((front.plain("match-normalised"), interval(normalised, &elo)));
    }
    let ends =
        vec![("before", share(estimate.wilson.low).into()), ("after", share(estimate.wilson.high).into())];
    rows.push(row(front, "wilson", &ends));
    let likelihood = vec![("one", one.into()), ("value", share(estimate.superiority).into())];
    rows.push(row(front, "superiority", &likelihood));
    rows
}

fn test(standing: &Standing, front: &Front) -> Option<Row> {
    let (sprt, ratio) = standing.sprt().zip(standing.log_likelihood_ratio())?;
    let (lower, upper) = sprt.bounds();
    let args = vec![
        ("value", signed(front, ratio, 2).into()),
        ("before", signed(front, lower, 2).into()),
        ("after", signed(front, upper, 2).into()),
        ("text", sprt.to_string().into()),
    ];
    let (label, figures) = row(front, "test", &args);
    let verdict = match standing.verdict() {
        Some(Verdict::Accepted) => "match-test-accepted",
        Some(Verdict::Rejected) => "match-test-rejected",
        None => "match-test-open",
    };
    let told = vec![("value", figures.into()), ("text", front.plain(verdict).into())];
    Some((label, front.text("match-test-verdict", &told)))
}

fn others(game: &Match, tally: &Tally, front: &Front) -> Vec<Row> {
    let [one, two] = tally.points;
    let [first, second] = tally.by_side;
    let pair = |first: u32, second: u32| vec![("first", first.into()), ("second", second.into())];
    let mut rows = Vec::new();
    // Where every victory is worth one point, the ladder says nothing new.
    if game.set.game() == GameKind::Seega {
        rows.push(row(front, "points", &pair(one, two)));
    }
    if let Some(margin) = tally.mean_margin() {
        rows.push(row(front, "margin", &vec![("value", signed(front, margin, 1).into())]));
    }
    rows.push(row(front, "sides", &pair(first, second)));
    if let Some(length) = tally.mean_length() {
        rows.push(row(front, "length", &vec![("value", decimal(front, length, 1).into())]));
    }
    if tally.too_long > 0 {
        rows.push(row(front, "too-long", &vec![("count", tally.too_long.into())]));
    }
    rows
}

fn faults(game: &Match, tally: &Tally, examples: &Examples, front: &Front) -> Vec<Row> {
    let labels = labels(game);
    let one = |(&(engine, kind), &count): (&(Seat, FaultKind), &u32)| {
        let (number, detail) = examples.0.get(&(engine, kind)).cloned().unwrap_or_default();
        let reason = front.plain(&format!("match-fault-{}", kind.name()));
        let args = vec![
            ("name", labels[engine as usize].as_str().into()),
            ("count", count.into()),
            ("reason", reason.into()),
            ("game", number.into()),
            ("text", detail.into()),
        ];
        row(front, "faults", &args)
    };
    tally.faults.iter().map(one).collect()
}

fn json(game: &Match, finish: Finish, standing: &Standing, examples: &Examples) -> Value {
    let tally = standing.tally();
    let estimate = Estimate::of(tally);
    let finish = match finish {
        Finish::Complete => "complete",
        Finish::Decided => "decided",
        Finish::Stopped => "stopped",
    };
    let faults = tally.faults.iter().map(|(&(engine, kind), count)| {
        let (number, detail) = examples.0.get(&(engine, kind)).cloned().unwrap_or_default();
        json!({ "engine": engine, "kind": kind, "games": count, "first_game": number, "detail": detail })
    });
    json!({
        "settings": game.settings(),
        "finish": finish,
        "games": tally.games(),
        "games_played": standing.games(),
        "won": tally.won,
        "drawn": tally.drawn,
        "lost": tally.lost,
        "pairs": tally.pairs,
        "score": estimate.map(|estimate| interval_json(estimate.score)),
        "elo": estimate.map(|estimate| interval_json(estimate.elo)),
        "normalised_elo": estimate.and_then(|estimate| estimate.normalised).map(interval_json),
        "wilson": estimate.map(|estimate| interval_json(estimate.wilson)),
        "superiority": estimate.map(|estimate| estimate.superiority),
        "sprt": sprt_json(standing),
        "points": tally.points,
        "won_by_side": tally.by_side,
        "mean_turns": tally.mean_length(),
        "mean_margin": tally.mean_margin(),
        "too_long": tally.too_long,
        "faults": faults.collect::<Vec<_>>(),
    })
}

/// An interval for machines; what is infinite is `null`.
fn interval_json(interval: Interval) -> Value {
    json!({ "value": interval.value, "low": interval.low, "high": interval.high })
}

fn sprt_json(standing: &Standing) -> Value {
    let Some(sprt) = standing.sprt() else { return Value::Null };
    let (lower, upper) = sprt.bounds();
    let verdict = standing.verdict().map(|verdict| match verdict {
        Verdict::Accepted => "accepted",
        Verdict::Rejected => "rejected",
    });
    json!({
        "test": sprt.to_string(),
        "llr": standing.log_likelihood_ratio(),
        "lower": lower,
        "upper": upper,
        "verdict": verdict,
    })
}
