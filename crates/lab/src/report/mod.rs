//! The report of a study: one page that needs nothing else, and its figures.
//!
//! What is drawn and told comes from the summary; texts come from the catalogues. The page holds no date, so that the same
//! run gives the same page.
//!
//! - [`study_files`] and [`ladder_files`]: the files of a report; [`answers`]: what it says, in a few sentences;
//! - `page` and `ladder`: the pages; `frame`, `plot`, `sample`: what they are made of; `raster`: figures as pixels.

use khamsin_rules::message::Args;
use khamsin_text::Texts;

use crate::played::{NotAGame, Played};
use crate::study::measure::{Measure, Scale};
use crate::study::summary::{Arm, Comparison, Summary};
use crate::study::{Question, Study};

mod frame;
pub mod ladder;
mod page;
mod plot;
mod raster;
mod sample;
mod words;

pub use ladder::{ladder_answers, ladder_files};

use plot::Plot;
use raster::Raster;
use sample::Sample;
use words::Words;

/// A file of a report: its name in the folder, and its content.
pub type File = (String, Vec<u8>);

/// How many games of a rule set can be stepped through.
const SAMPLES: usize = 2;
/// How many measures an answer names.
const NAMED: usize = 4;

/// Who tells, and what about.
struct Teller<'a> {
    study: &'a Study,
    summary: &'a Summary,
    /// The command that repeats it.
    command: &'a str,
    words: Words<'a>,
}

/// The files of a report: the page, and its figures.
///
/// # Errors
/// If a game is none.
pub fn study_files(
    study: &Study,
    summary: &Summary,
    games: &[Vec<Played>],
    command: &str,
    texts: &Texts,
) -> Result<Vec<File>, NotAGame> {
    let words = Words(texts);
    let teller = Teller { study, summary, command, words };
    let Some(game) = study.game() else { return Ok(Vec::new()) };
    let mut samples = Vec::new();
    for (arm, (set, games)) in study.sets.iter().zip(games).enumerate() {
        for played in games.iter().step_by(2).take(SAMPLES) {
            let title = |ended: String| {
                let args: Args = vec![
                    ("id", teller.label(arm).into()),
                    ("game", played.game.into()),
                    ("found", ended.into()),
                ];
                words.text("lab-game", &args)
            };
            samples.push(Sample::of(words, set, played, title)?);
        }
    }
    let drawn: Vec<(Measure, String)> =
        teller.measures().into_iter().map(|measure| (measure, teller.plot(measure).svg(words))).collect();
    let mut files =
        vec![("report.html".to_owned(), page::write(&teller, game, &drawn, &samples).into_bytes())];
    let raster = Raster::new();
    for (measure, svg) in drawn {
        files.extend(figure_files(&raster, measure.id(), svg));
    }
    Ok(files)
}

/// A figure as a drawing and as pixels.
fn figure_files(raster: &Raster, name: &str, svg: String) -> [File; 2] {
    let pixels = raster.png(&svg);
    [(format!("figures/{name}.svg"), svg.into_bytes()), (format!("figures/{name}.png"), pixels)]
}

/// The answers in sentences, one for each comparison; of an ablation, the clearest first.
pub fn answers(study: &Study, summary: &Summary, texts: &Texts) -> Vec<String> {
    Teller { study, summary, command: "", words: Words(texts) }.answers()
}

impl Teller<'_> {
    fn name(&self, measure: Measure) -> String {
        self.words.plain(&format!("lab-measure-{}", measure.id()))
    }

    /// The measures that have a figure for some rule set; what never happened anywhere is left out.
    fn measures(&self) -> Vec<Measure> {
        let happened = |measure: &Measure| {
            self.summary.arms.iter().filter_map(|arm| arm.figure(*measure)).any(|range| range.value > 0.0)
        };
        Measure::ALL.iter().copied().filter(happened).collect()
    }

    fn plot(&self, measure: Measure) -> Plot {
        let rows = self.summary.arms.iter().enumerate();
        Plot {
            title: self.name(measure),
            scale: measure.scale(),
            rows: rows.map(|(arm, of)| (self.label(arm), of.figure(measure))).collect(),
        }
    }

    /// Whether a rule set is the first one with something changed, so that the change is name enough.
    fn is_short(&self, arm: usize) -> bool {
        let (set, first) = (&self.study.sets[arm], &self.study.sets[0]);
        arm > 0
            && first.changes().is_empty()
            && !set.changes().is_empty()
            && set.entry().id() == first.entry().id()
    }

    /// The name of a rule set in figures and sentences.
    fn label(&self, arm: usize) -> String {
        let set = &self.study.sets[arm];
        let text = if self.is_short(arm) {
            let changes = set.changes().into_iter().map(|(name, value)| format!("{name}={value}"));
            changes.collect::<Vec<_>>().join(", ")
        } else {
            set.to_string()
        };
        let copies = self.study.sets.iter().filter(|other| *other == set).count();
        if copies > 1 { format!("{text} #{}", arm + 1) } else { text }
    }

    /// The comparisons in the order in which they are told: of an ablation, that with the largest effect first.
    fn comparisons(&self) -> Vec<&Comparison> {
        match self.study.question {
            Question::Clause => self.summary.ranked(),
            Question::Compare | Question::Openings => self.summary.comparisons.iter().collect(),
        }
    }

    fn answers(&self) -> Vec<String> {
        let mut answers: Vec<String> = Vec::new();
        if self.study.question == Question::Openings {
            answers.push(self.claim());
            answers
                .extend(self.summary.arms.iter().enumerate().map(|(number, arm)| self.blocks(number, arm)));
        }
        answers.extend(self.comparisons().into_iter().map(|comparison| self.answer(comparison)));
        answers
    }

    fn answer(&self, comparison: &Comparison) -> String {
        let mut significant = comparison.significant();
        // Who wins is what people ask first; then comes what differs most.
        significant.sort_by_key(|one| !matches!(one.measure, Measure::FirstScore | Measure::Draws));
        let mut args: Args = vec![
            ("one", self.label(0).into()),
            ("two", self.label(comparison.arm).into()),
            ("count", significant.len().into()),
            ("total", comparison.differences.len().into()),
        ];
        if significant.is_empty() {
            return self.words.text("lab-answer-none", &args);
        }
        let part = |measure: Measure| {
            let value = |arm: &Arm| {
                let value = arm.figure(measure).map_or(0.0, |range| range.value);
                self.words.value(measure.scale(), value)
            };
            let args: Args = vec![
                ("name", self.name(measure).into()),
                ("before", value(&self.summary.arms[0]).into()),
                ("after", value(&self.summary.arms[comparison.arm]).into()),
            ];
            self.words.text("lab-answer-part", &args)
        };
        let named: Vec<String> = significant.iter().take(NAMED).map(|one| part(one.measure)).collect();
        args.push(("known", named.join(" · ").into()));
        self.words.text("lab-answer", &args)
    }

    /// How often a side was blocked under a rule set.
    fn blocks(&self, number: usize, arm: &Arm) -> String {
        let share = |measure: Measure| {
            self.words.value(Scale::Share, arm.figure(measure).map_or(0.0, |range| range.value))
        };
        let args: Args = vec![
            ("id", self.label(number).into()),
            ("before", share(Measure::StarterBlocked).into()),
            ("after", share(Measure::ReplyBlocked).into()),
            ("share", share(Measure::EarlyBlock).into()),
        ];
        self.words.text("lab-claim-blocks", &args)
    }

    /// Whether the sheet's claim holds: fewer early blocks with every table.
    fn claim(&self) -> String {
        let found: Vec<_> =
            self.summary.comparisons.iter().filter_map(|one| one.of(Measure::EarlyBlock)).collect();
        let fewer = found.iter().filter(|one| one.is_significant() && one.range.value < 0.0).count();
        let more = found.iter().filter(|one| one.is_significant() && one.range.value > 0.0).count();
        let id = match (fewer, more) {
            (fewer, _) if fewer == found.len() && fewer > 0 => "lab-claim-holds",
            (0, 0) => "lab-claim-open",
            (0, _) => "lab-claim-fails",
            _ => "lab-claim-partly",
        };
        self.words.text(id, &vec![("count", fewer.into()), ("total", self.summary.comparisons.len().into())])
    }
}
