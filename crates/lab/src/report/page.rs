//! The page of a study: what was asked, the answer, figures, tables, games, how to repeat it.

use khamsin_rules::message::Args;
use khamsin_rules::{Clause, GameKind};

use super::Teller;
use super::frame::{self, Cell, escaped, list, paragraph, section, table};
use super::sample::{self, Sample};
use crate::study::exact::Material;
use crate::study::measure::{Measure, Scale};
use crate::study::summary::{Arm, Comparison, Difference, Range};

/// The page.
pub fn write(
    teller: &Teller<'_>,
    game: GameKind,
    figures: &[(Measure, String)],
    samples: &[Sample],
) -> String {
    let words = teller.words;
    let mut sections = vec![question(teller), section(words, "lab-heading-answer", &list(&teller.answers()))];
    if game == GameKind::Pahtum {
        sections.push(section(words, "lab-heading-proved", &paragraph(&words.plain("lab-proved-pahtum"))));
    }
    sections.push(section(words, "lab-heading-figures", &plots(teller, figures)));
    sections.push(section(words, "lab-heading-differences", &differences(teller)));
    sections.push(section(words, "lab-heading-clauses", &clauses(teller, game)));
    if teller.summary.arms.iter().any(|arm| !arm.exact.is_empty()) {
        sections.push(section(words, "lab-heading-exact", &exact(teller)));
    }
    sections.push(sample::games(words, game, samples));
    let hash = |arm: &Arm| format!("{}: {}", arm.ruleset, arm.rules_hash);
    let hashes: Vec<String> = teller.summary.arms.iter().map(hash).collect();
    sections.push(frame::repeat(words, teller.command, &hashes));
    let data: Vec<_> = samples.iter().map(Sample::data).collect();
    frame::page(words, game, &format!("lab-title-{}", teller.study.question.id()), &sections, &data)
}

fn question(teller: &Teller<'_>) -> String {
    let (words, study) = (teller.words, teller.study);
    let named = |(arm, set)| {
        let label: String = teller.label(arm);
        let name = words.0.rule_set(set);
        if arm == 0 || !teller.is_short(arm) { format!("{label} ({name})") } else { label }
    };
    let sets: Vec<String> = study.sets.iter().enumerate().map(named).collect();
    let args: Args = vec![
        ("count", study.games.into()),
        ("nodes", words.count(study.nodes).into()),
        ("turn", study.random_turns.into()),
    ];
    let mut content = paragraph(&words.plain(&format!("lab-asked-{}", study.question.id())));
    content += &list(&sets);
    content += &rules(teller);
    content += &paragraph(&words.text("lab-method", &args));
    if study.sets.iter().any(|set| set.rules().has(Clause::PahtumPie)) {
        content += &paragraph(&words.plain("lab-method-pie"));
    }
    for (number, arm) in teller.summary.arms.iter().enumerate().filter(|(_, arm)| arm.broken_off > 0) {
        let args: Args = vec![
            ("id", teller.label(number).into()),
            ("count", arm.broken_off.into()),
            ("total", arm.games.into()),
        ];
        content += &paragraph(&words.text("lab-broken-off", &args));
    }
    section(words, "lab-heading-question", &content)
}

/// The parameters in which the rule sets differ; nothing where they are one and the same, or one parameter each.
fn rules(teller: &Teller<'_>) -> String {
    let (words, sets) = (teller.words, &teller.study.sets);
    let Some(first) = sets.first().filter(|_| !(1..sets.len()).all(|arm| teller.is_short(arm))) else {
        return String::new();
    };
    let mut rows = Vec::new();
    for parameter in first.rules().parameters() {
        let values: Vec<String> =
            sets.iter().map(|set| set.rules().get(parameter.name).unwrap_or_default()).collect();
        if values.iter().any(|value| *value != values[0]) {
            let label = words.plain(&format!("parameter-{}", parameter.name.replace('_', "-")));
            let name = Cell::with_interval(label, parameter.name.to_owned());
            rows.push(std::iter::once(name).chain(values.into_iter().map(Cell::from)).collect());
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    let columns = columns(teller, "lab-column-parameter");
    table(&words.plain("lab-heading-rules"), &columns, &rows)
}

/// The heads of a table with a column for each rule set.
fn columns(teller: &Teller<'_>, first: &str) -> Vec<String> {
    let labels = (0..teller.summary.arms.len()).map(|arm| teller.label(arm));
    std::iter::once(teller.words.plain(first)).chain(labels).collect()
}

fn plots(teller: &Teller<'_>, figures: &[(Measure, String)]) -> String {
    let words = teller.words;
    let figure = |(measure, svg): &(Measure, String)| {
        let name = teller.name(*measure);
        let told = teller.summary.arms.iter().enumerate().filter_map(|(arm, of)| {
            let range = of.figure(*measure)?;
            let (value, interval) =
                (words.value(measure.scale(), range.value), words.interval(measure.scale(), range));
            Some(format!("{}: {value} ({interval})", teller.label(arm)))
        });
        let told: Vec<String> = told.collect();
        let summary = escaped(&words.text("lab-figure-values", &vec![("name", name.into())]));
        format!(
            "<figure>\n{svg}\n<details><summary>{summary}</summary>\n{}</details>\n</figure>\n",
            list(&told)
        )
    };
    let figures: String = figures.iter().map(figure).collect();
    paragraph(&words.plain("lab-figures")) + &format!("<div class=\"figures\">\n{figures}</div>\n")
}

fn differences(teller: &Teller<'_>) -> String {
    let words = teller.words;
    let columns =
        ["measure", "difference", "interval", "p"].map(|name| words.plain(&format!("lab-column-{name}")));
    let one = |comparison: &&Comparison| {
        let row = |difference: &Difference| {
            let scale = difference.measure.scale();
            let mark = if difference.is_significant() { " *" } else { "" };
            let p = words.probability(difference.p_corrected) + mark;
            let value = words.value(scale, difference.range.value);
            let cells = [teller.name(difference.measure), value, words.interval(scale, difference.range), p];
            cells.map(Cell::from).to_vec()
        };
        let rows: Vec<Vec<Cell>> = comparison.differences.iter().map(row).collect();
        let args = vec![("two", teller.label(comparison.arm).into()), ("one", teller.label(0).into())];
        table(&words.text("lab-compared", &args), &columns, &rows)
    };
    let tables = teller.comparisons().iter().map(one).collect::<String>();
    paragraph(&words.plain("lab-differences")) + &tables
}

fn clauses(teller: &Teller<'_>, game: GameKind) -> String {
    let words = teller.words;
    let of =
        |arm: &Arm, clause: Clause| arm.clauses.iter().find(|firing| firing.clause == clause.id()).copied();
    let cell = |range: Option<Range>| match range {
        None => Cell::from("–".to_owned()),
        Some(range) => Cell::with_interval(words.number(range.value, 2), words.interval(Scale::Mean, range)),
    };
    let row = |clause: Clause| {
        let firings = teller.summary.arms.iter().map(|arm| of(arm, clause).map(|firing| firing.per_game));
        let firings: Vec<Option<Range>> = firings.collect();
        let fired = firings.iter().flatten().any(|range| range.value > 0.0);
        let name = Cell::with_interval(words.0.title(clause), clause.id().to_owned());
        fired.then(|| std::iter::once(name).chain(firings.into_iter().map(cell)).collect())
    };
    let clauses = Clause::ALL.iter().copied().filter(|clause| clause.game() == game);
    let rows: Vec<Vec<Cell>> = clauses.filter_map(row).collect();
    let caption = words.plain("lab-heading-clauses");
    paragraph(&words.plain("lab-clauses")) + &table(&caption, &columns(teller, "lab-column-clause"), &rows)
}

/// The rule sets with tables side by side: what share of all positions with some material is won, drawn and lost.
fn exact(teller: &Teller<'_>) -> String {
    let words = teller.words;
    let known: Vec<(usize, &Arm)> =
        teller.summary.arms.iter().enumerate().filter(|(_, arm)| !arm.exact.is_empty()).collect();
    let mut columns = vec![words.plain("tables-column-slice")];
    columns.extend(known.iter().map(|(arm, _)| teller.label(*arm)));
    let cell = |material: Option<&Material>| {
        let Some(material) = material else { return Cell::from("–".to_owned()) };
        let shares = [material.won, material.drawn, material.lost].map(|share| words.percent(share, 1));
        match material.longest {
            Some(longest) => Cell::with_interval(shares.join(" / "), format!("≤ {longest}")),
            None => Cell::from(shares.join(" / ")),
        }
    };
    let mut slices: Vec<&str> = Vec::new();
    for material in known.iter().flat_map(|(_, arm)| &arm.exact) {
        if !slices.contains(&material.slice.as_str()) {
            slices.push(&material.slice);
        }
    }
    let row = |slice: &&str| {
        let of = |(_, arm): &(usize, &Arm)| cell(arm.exact.iter().find(|material| material.slice == *slice));
        std::iter::once(Cell::from((*slice).to_owned())).chain(known.iter().map(of)).collect()
    };
    let rows: Vec<Vec<Cell>> = slices.iter().map(row).collect();
    paragraph(&words.plain("lab-exact")) + &table(&words.plain("lab-exact-table"), &columns, &rows)
}
