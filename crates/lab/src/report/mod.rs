//! The report of a study: one page that needs nothing else, and its figures.
//!
//! What is drawn and told comes from the summary; texts come from the catalogues. The page holds no date, so that the same
//! run gives the same page.

use khamsin_rules::RuleSet;
use khamsin_rules::message::Args;
use khamsin_text::{Texts, numbers};

use crate::played::{NotAGame, Played};
use crate::study::measure::{Measure, Scale};
use crate::study::summary::{Arm, Comparison, Summary};
use crate::study::{Question, Study};

mod page;
mod plot;
mod sample;

/// How many games of a rule set can be stepped through.
const SAMPLES: usize = 2;

/// Who tells, and what about.
struct Teller<'a> {
    study: &'a Study,
    summary: &'a Summary,
    texts: &'a Texts,
}

/// The files of a report: the page, and its figures.
///
/// # Errors
/// If a game is none.
pub fn files(
    study: &Study,
    summary: &Summary,
    games: &[Vec<Played>],
    texts: &Texts,
) -> Result<Vec<(String, String)>, NotAGame> {
    let teller = Teller { study, summary, texts };
    let figures: Vec<(Measure, String)> =
        teller.measures().into_iter().map(|measure| (measure, plot::figure(&teller, measure))).collect();
    let mut samples = Vec::new();
    for (set, games) in study.sets.iter().zip(games) {
        for played in games.iter().step_by(2).take(SAMPLES) {
            samples.push(sample::Sample::of(set, played)?);
        }
    }
    let mut files = vec![("report.html".to_owned(), page::write(&teller, &figures, &samples))];
    files.extend(figures.into_iter().map(|(measure, svg)| (format!("figures/{}.svg", measure.id()), svg)));
    Ok(files)
}

/// The answers in sentences, one for each comparison; of an ablation, the clearest first.
pub fn answers(study: &Study, summary: &Summary, texts: &Texts) -> Vec<String> {
    Teller { study, summary, texts }.answers()
}

impl Teller<'_> {
    fn text(&self, id: &str, args: &Args) -> String {
        self.texts.text(id, args)
    }

    fn plain(&self, id: &str) -> String {
        self.texts.plain(id)
    }

    fn name(&self, measure: Measure) -> String {
        self.plain(&format!("lab-measure-{}", measure.id()))
    }

    /// The measures that have a figure for some rule set; what never happened anywhere is left out.
    fn measures(&self) -> Vec<Measure> {
        let happened = |measure: &Measure| {
            self.summary.arms.iter().filter_map(|arm| arm.figure(*measure)).any(|figure| figure.value > 0.0)
        };
        Measure::ALL.iter().copied().filter(happened).collect()
    }

    /// A value as people read it.
    fn value(&self, measure: Measure, value: f64) -> String {
        let lang = self.texts.lang();
        match measure.scale() {
            Scale::Share | Scale::Score => {
                let percent = numbers::decimal(lang, 100.0 * value, 1).replace('-', "−");
                self.text("match-percent", &vec![("value", percent.into())])
            }
            Scale::Mean => numbers::decimal(lang, value, 2).replace('-', "−"),
        }
    }

    /// A probability; what is too small to be told is told so.
    fn probability(&self, p: f64) -> String {
        let lang = self.texts.lang();
        if p < 0.001 {
            format!("< {}", numbers::decimal(lang, 0.001, 3))
        } else {
            numbers::decimal(lang, p, 3)
        }
    }

    /// The short name of a rule set: what differs from the first where that is all that differs.
    fn label(&self, arm: usize) -> String {
        let set = &self.study.sets[arm];
        let copies = |set: &RuleSet| self.study.sets.iter().filter(|other| *other == set).count();
        let text = set.to_string();
        if copies(set) > 1 { format!("{text} #{}", arm + 1) } else { text }
    }

    fn answers(&self) -> Vec<String> {
        let comparisons = match self.study.question {
            Question::Clause => self.summary.ranked(),
            Question::Compare | Question::Openings => self.summary.comparisons.iter().collect(),
        };
        let mut answers: Vec<String> = Vec::new();
        if self.study.question == Question::Openings {
            answers.push(self.claim());
        }
        answers.extend(comparisons.into_iter().map(|comparison| self.answer(comparison)));
        answers
    }

    fn answer(&self, comparison: &Comparison) -> String {
        let significant = comparison.significant();
        let mut args: Args = vec![
            ("one", self.label(0).into()),
            ("two", self.label(comparison.arm).into()),
            ("count", significant.len().into()),
            ("total", comparison.differences.len().into()),
        ];
        let Some(clearest) = significant.first() else { return self.text("lab-answer-none", &args) };
        let of = |arm: &Arm| arm.figure(clearest.measure).map_or(0.0, |figure| figure.value);
        args.extend([
            ("name", self.name(clearest.measure).into()),
            ("before", self.value(clearest.measure, of(&self.summary.arms[0])).into()),
            ("after", self.value(clearest.measure, of(&self.summary.arms[comparison.arm])).into()),
        ]);
        self.text("lab-answer", &args)
    }

    /// Whether the sheet's claim holds: fewer early blocks with every table.
    fn claim(&self) -> String {
        let found: Vec<_> =
            self.summary.comparisons.iter().filter_map(|one| one.of(Measure::EarlyBlock)).collect();
        let fewer = found.iter().filter(|one| one.is_significant() && one.value < 0.0).count();
        let more = found.iter().filter(|one| one.is_significant() && one.value > 0.0).count();
        let id = match (fewer, more) {
            (fewer, _) if fewer == found.len() && fewer > 0 => "lab-claim-holds",
            (0, 0) => "lab-claim-open",
            (0, _) => "lab-claim-fails",
            _ => "lab-claim-partly",
        };
        self.text(id, &vec![("count", fewer.into()), ("total", found.len().into())])
    }
}
