//! The page of a ladder: every level against every other.

use khamsin_rules::message::Args;
use khamsin_text::Texts;

use super::frame::{self, Cell, list, paragraph, section, table};
use super::plot::Plot;
use super::raster::Raster;
use super::sample::{self, Sample};
use super::words::Words;
use super::{File, figure_files};
use crate::played::{NotAGame, Played};
use crate::study::ladder::{Encounter, Ladder, LadderSummary};
use crate::study::measure::Scale;

/// The files of a ladder's report: the page, and its figure.
///
/// # Errors
/// If a game is none.
pub fn ladder_files(
    ladder: &Ladder,
    summary: &LadderSummary,
    games: &[Vec<Played>],
    command: &str,
    texts: &Texts,
) -> Result<Vec<File>, NotAGame> {
    let words = Words(texts);
    let mut samples = Vec::new();
    // One game of every step is enough to see how the levels play.
    for (encounter, games) in summary.encounters.iter().zip(games).filter(|(one, _)| one.is_step()) {
        for played in games.iter().take(1) {
            let title = |ended: String| {
                let args: Args = vec![
                    ("first", encounter.level.into()),
                    ("second", encounter.against.into()),
                    ("game", played.game.into()),
                    ("found", ended.into()),
                ];
                words.text("lab-ladder-game", &args)
            };
            samples.push(Sample::of(words, &ladder.set, played, title)?);
        }
    }
    let svg = steps(words, summary).svg(words);
    let game = ladder.set.game();
    let sections = [
        question(words, ladder, summary),
        section(words, "lab-heading-answer", &list(&ladder_answers(summary, texts))),
        section(
            words,
            "lab-heading-figures",
            &(paragraph(&words.plain("lab-ladder-figures"))
                + &format!("<div class=\"figures\">\n<figure>\n{svg}\n</figure>\n</div>\n")),
        ),
        section(words, "lab-heading-table", &cross_table(words, ladder, summary)),
        sample::games(words, game, &samples),
        frame::repeat(words, command, &[format!("{}: {}", summary.ruleset, summary.rules_hash)]),
    ];
    let data: Vec<_> = samples.iter().map(Sample::data).collect();
    let page = frame::page(words, game, "lab-title-ladder", &sections, &data);
    let mut files = vec![("report.html".to_owned(), page.into_bytes())];
    files.extend(figure_files(&Raster::new(), "steps", svg));
    Ok(files)
}

/// The answer in a sentence: whether every level beats the one below it.
pub fn ladder_answers(summary: &LadderSummary, texts: &Texts) -> Vec<String> {
    let words = Words(texts);
    let steps: Vec<&Encounter> = summary.encounters.iter().filter(|one| one.is_step()).collect();
    let Some(least) = steps.iter().min_by(|one, two| one.score.value.total_cmp(&two.score.value)) else {
        return Vec::new();
    };
    let sure = steps.iter().filter(|one| one.score.low > 0.5).count();
    let args: Args = vec![
        ("count", sure.into()),
        ("total", steps.len().into()),
        ("level", least.level.into()),
        ("share", words.value(Scale::Score, least.score.value).into()),
    ];
    let id = if sure == steps.len() { "lab-ladder-rises" } else { "lab-ladder-partly" };
    vec![words.text(id, &args)]
}

fn question(words: Words<'_>, ladder: &Ladder, summary: &LadderSummary) -> String {
    let args: Args = vec![("count", ladder.games.into()), ("turn", ladder.random_turns().into())];
    let mut content = paragraph(&words.plain("lab-asked-ladder"));
    content += &list(&[format!("{} ({})", summary.ruleset, words.0.rule_set(&ladder.set))]);
    content += &paragraph(&words.text("lab-ladder-method", &args));
    for one in summary.encounters.iter().filter(|one| one.broken_off > 0) {
        let levels: Args = vec![("first", one.level.into()), ("second", one.against.into())];
        let args: Args = vec![
            ("id", words.text("lab-ladder-levels", &levels).into()),
            ("count", one.broken_off.into()),
            ("total", ladder.games.into()),
        ];
        content += &paragraph(&words.text("lab-broken-off", &args));
    }
    section(words, "lab-heading-question", &content)
}

fn level(words: Words<'_>, level: u8) -> String {
    words.text("lab-ladder-level", &vec![("level", level.into())])
}

/// Each level against the one below it.
fn steps(words: Words<'_>, summary: &LadderSummary) -> Plot {
    let steps = summary.encounters.iter().filter(|one| one.is_step());
    Plot {
        title: words.plain("lab-ladder-below"),
        scale: Scale::Score,
        rows: steps.map(|one| (level(words, one.level), Some(one.score))).collect(),
    }
}

fn cross_table(words: Words<'_>, ladder: &Ladder, summary: &LadderSummary) -> String {
    let levels: Vec<u8> = ladder.levels.iter().map(|level| level.number()).collect();
    let columns: Vec<String> = std::iter::once(words.plain("levels-level"))
        .chain(levels.iter().map(|&one| level(words, one)))
        .collect();
    let cell = |row: u8, column: u8| {
        let Some(score) = summary.score(row, column) else { return Cell::from("–".to_owned()) };
        Cell::with_interval(words.percent(score.value, 1), words.interval(Scale::Score, score))
    };
    let rows: Vec<Vec<Cell>> = levels
        .iter()
        .map(|&row| {
            let name = Cell::from(level(words, row));
            std::iter::once(name).chain(levels.iter().map(|&column| cell(row, column))).collect()
        })
        .collect();
    table(&words.plain("lab-ladder-table"), &columns, &rows)
}
