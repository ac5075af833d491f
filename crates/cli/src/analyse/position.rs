//! One position, thought about for a while: each finished depth is told as it comes.

use khamsin_engine::review::{Opinion, continuation};
use khamsin_engine::{Engine, Line, Report, Stop, SystemClock};
use khamsin_rules::Game;
use khamsin_text::numbers;
use serde_json::{Value, json};

use super::args::Analyse;
use super::value;
use crate::args::Start;
use crate::front::{Format, Front};
use crate::rate::rate;
use crate::style::Paint;
use crate::{layout, outcome, show, tables};

/// Runs the command for a position.
pub fn run(what: &Analyse, stop: &Stop, front: &mut Front) -> anyhow::Result<()> {
    // The command line sees to it that there is a rule set.
    let set = what.set.clone().unwrap_or_default();
    let start = Start { set, position: what.position.clone(), seed: what.seed };
    let game = front.start(&start, 0)?;
    let mut told = Told { game: &game, format: what.format.get(), last: None, failure: None };
    if told.format == Format::Text {
        told.heading(front)?;
        if game.outcome().is_some() {
            return Ok(());
        }
    }
    let mut engine = Engine::new(what.options());
    engine.set_oracle(tables::oracle(game.rule_set(), &what.place));
    let mut watch = |report: &Report| told.progress(front, report, stop);
    let found = engine.search(&game, &what.position_limits(), &SystemClock::new(), stop, &mut watch);
    told.end(front, &found)
}

/// What has been told about a position.
struct Told<'a> {
    game: &'a Game,
    format: Format,
    last: Option<Report>,
    /// Why nothing can be told any more; the search is stopped then.
    failure: Option<anyhow::Error>,
}

impl Told<'_> {
    fn heading(&self, front: &mut Front) -> anyhow::Result<()> {
        let game = self.game;
        show::heading(front, game.rule_set())?;
        let text = if let Some(end) = game.outcome() {
            front.texts.outcome(game.rule_set(), end).join(" ")
        } else {
            let args = vec![
                ("turn", game.turn().into()),
                ("side", front.side(game.side()).into()),
                ("duty", front.texts.duty_of(game.position()).into()),
            ];
            front.text("cli-duty", &args)
        };
        front.paragraph(&text, 0)?;
        front.flush()
    }

    fn progress(&mut self, front: &mut Front, report: &Report, stop: &Stop) {
        if self.failure.is_some() {
            return;
        }
        if let Err(error) = self.tell(front, report) {
            // Nobody listens any more.
            stop.request();
            self.failure = Some(error);
        }
        self.last = Some(report.clone());
    }

    fn tell(&self, front: &mut Front, report: &Report) -> anyhow::Result<()> {
        match self.format {
            Format::Text => self.tell_people(front, report)?,
            Format::Json => {
                let value = self.json(front, report, false);
                front.line(&value.to_string())?;
            }
        }
        front.flush()
    }

    fn tell_people(&self, front: &mut Front, report: &Report) -> anyhow::Result<()> {
        let lang = front.texts.lang();
        let args = vec![
            ("depth", report.depth.into()),
            ("nodes", numbers::grouped(lang, report.nodes).into()),
            ("rate", numbers::grouped(lang, rate(report)).into()),
            ("time", numbers::decimal(lang, report.elapsed.as_secs_f64(), 1).into()),
        ];
        front.line("")?;
        front.line(&front.paint(Paint::Title, &front.text("analysis-depth", &args)))?;
        for (number, line) in (1..).zip(&report.lines) {
            let lead = if report.lines.len() > 1 { format!("{number:>3}. ") } else { "  ".to_owned() };
            let text = front.text(
                "analysis-line",
                &vec![
                    (
                        "value",
                        khamsin_protocol::value::words(
                            &front.texts,
                            self.game.rule_set(),
                            self.opinion(line),
                        )
                        .into(),
                    ),
                    ("text", turns(self.game, line).join(" ").into()),
                ],
            );
            front.line(&layout::hang(&lead, &text, front.width, lead.len()))?;
        }
        Ok(())
    }

    /// What is known at the end, if it was not told yet; machines always get a last line.
    fn end(self, front: &mut Front, found: &Report) -> anyhow::Result<()> {
        if let Some(error) = self.failure {
            return Err(error);
        }
        if self.format == Format::Json {
            let value = self.json(front, found, true);
            return front.line(&value.to_string());
        }
        if self.last.as_ref().is_some_and(|last| last.lines == found.lines) || found.lines.is_empty() {
            return Ok(());
        }
        self.tell_people(front, found)
    }

    fn opinion(&self, line: &Line) -> Opinion {
        Opinion::of(self.game.side(), line)
    }

    fn json(&self, front: &Front, report: &Report, last: bool) -> Value {
        let line = |line: &Line| {
            json!({
                "value": value::json(front, self.game.rule_set(), self.opinion(line)),
                "turns": turns(self.game, line),
            })
        };
        let mut told = json!({
            "depth": report.depth,
            "deepest": report.deepest,
            "nodes": report.nodes,
            "rate": rate(report),
            "milliseconds": u64::try_from(report.elapsed.as_millis()).unwrap_or(u64::MAX),
            "lines": report.lines.iter().map(line).collect::<Vec<_>>(),
        });
        if last {
            told["final"] = true.into();
            told["ruleset"] = self.game.rule_set().to_string().into();
            told["rules_hash"] = self.game.rule_set().rules_hash().into();
            told["position"] = self.game.setup().to_string().into();
            told["outcome"] = outcome::json(self.game.rule_set(), self.game.outcome());
        }
        told
    }
}

fn turns(game: &Game, line: &Line) -> Vec<String> {
    continuation(game, line).iter().map(ToString::to_string).collect()
}
