//! The page: what was asked, the answer, figures, tables, games, how to repeat it.

use std::fmt::Write;

use khamsin_rules::Clause;
use khamsin_rules::message::Args;
use khamsin_text::numbers;

use super::Teller;
use super::sample::Sample;
use crate::study::measure::Measure;
use crate::study::summary::{Arm, Comparison};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A text that cannot be taken for a part of the page.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The page.
pub fn write(teller: &Teller<'_>, figures: &[(Measure, String)], samples: &[Sample]) -> String {
    let lang = teller.texts.lang();
    let title = escaped(&teller.plain(&format!("lab-title-{}", teller.study.question.id())));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{lang}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
        lang.direction().code()
    );
    page += &question(teller);
    page += &section(teller, "lab-heading-answer", &list(&teller.answers()));
    page += &section(teller, "lab-heading-figures", &plots(teller, figures));
    page += &section(teller, "lab-heading-differences", &differences(teller));
    page += &section(teller, "lab-heading-clauses", &clauses(teller));
    if teller.summary.arms.iter().any(|arm| !arm.exact.is_empty()) {
        page += &section(teller, "lab-heading-exact", &exact(teller));
    }
    page += &section(teller, "lab-heading-games", &games(teller, samples));
    page += &section(teller, "lab-heading-repeat", &repeat(teller));
    let data: Vec<_> = samples.iter().map(Sample::data).collect();
    // Nothing in the data can end the script.
    let data = serde_json::Value::from(data).to_string().replace('<', "\\u003c");
    let _ = write!(page, "</main>\n<script>const games = {data};\n{SCRIPT}</script>\n</body>\n</html>\n");
    page
}

fn section(teller: &Teller<'_>, heading: &str, content: &str) -> String {
    format!("<section>\n<h2>{}</h2>\n{content}</section>\n", escaped(&teller.plain(heading)))
}

fn list(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("<li>{}</li>\n", escaped(line))).collect();
    format!("<ul>\n{}</ul>\n", lines.concat())
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escaped(text))
}

fn question(teller: &Teller<'_>) -> String {
    let sets: Vec<String> = (0..teller.study.sets.len()).map(|arm| teller.label(arm)).collect();
    let lang = teller.texts.lang();
    let args: Args = vec![
        ("count", teller.study.games.into()),
        ("nodes", numbers::grouped(lang, teller.study.nodes).into()),
    ];
    let asked = paragraph(&teller.plain(&format!("lab-asked-{}", teller.study.question.id())));
    let content = asked + &list(&sets) + &paragraph(&teller.text("lab-method", &args));
    section(teller, "lab-heading-question", &content)
}

fn plots(teller: &Teller<'_>, figures: &[(Measure, String)]) -> String {
    let mut content = paragraph(&teller.plain("lab-figures"));
    for (measure, svg) in figures {
        let name = escaped(&teller.name(*measure));
        let told: Vec<String> = teller
            .summary
            .arms
            .iter()
            .enumerate()
            .filter_map(|(arm, of)| {
                let figure = of.figure(*measure)?;
                let [value, low, high] =
                    [figure.value, figure.low, figure.high].map(|x| teller.value(*measure, x));
                Some(format!("{}: {value} ({low} – {high})", teller.label(arm)))
            })
            .collect();
        let _ = write!(
            content,
            "<figure>\n<figcaption>{name}</figcaption>\n{svg}\n<details><summary>{}</summary>{}</details>\n</figure>\n",
            escaped(&teller.text("lab-figure-values", &vec![("name", teller.name(*measure).into())])),
            list(&told)
        );
    }
    content
}

/// A table; its first column names the rows.
fn table(caption: &str, columns: &[String], rows: &[Vec<String>]) -> String {
    let head: Vec<String> =
        columns.iter().map(|cell| format!("<th scope=\"col\">{}</th>", escaped(cell))).collect();
    let head = head.concat();
    let row = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(n, cell)| {
            let cell = escaped(cell);
            if n == 0 { format!("<th scope=\"row\">{cell}</th>") } else { format!("<td>{cell}</td>") }
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let rows: String = rows.iter().map(row).collect();
    let caption = escaped(caption);
    format!(
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{caption}\">\n<table>\n\
         <caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )
}

fn differences(teller: &Teller<'_>) -> String {
    let columns =
        ["measure", "difference", "interval", "p"].map(|name| teller.plain(&format!("lab-column-{name}")));
    let one = |comparison: &&Comparison| {
        let row = |difference: &crate::study::summary::Difference| {
            let measure = difference.measure;
            let [value, low, high] =
                [difference.value, difference.low, difference.high].map(|x| teller.value(measure, x));
            let mark = if difference.is_significant() { " *" } else { "" };
            let p = teller.probability(difference.p_corrected) + mark;
            vec![teller.name(measure), value, format!("{low} – {high}"), p]
        };
        let rows: Vec<Vec<String>> = comparison.differences.iter().map(row).collect();
        let args = vec![("two", teller.label(comparison.arm).into()), ("one", teller.label(0).into())];
        table(&teller.text("lab-compared", &args), &columns, &rows)
    };
    paragraph(&teller.plain("lab-differences")) + &teller.summary.ranked().iter().map(one).collect::<String>()
}

fn clauses(teller: &Teller<'_>) -> String {
    let lang = teller.texts.lang();
    let mut columns = vec![teller.plain("lab-column-clause")];
    columns.extend((0..teller.summary.arms.len()).map(|arm| teller.label(arm)));
    let game = teller.study.game();
    let of =
        |arm: &Arm, clause: Clause| arm.clauses.iter().find(|firing| firing.clause == clause.id()).cloned();
    let rows: Vec<Vec<String>> = Clause::ALL
        .iter()
        .copied()
        .filter(|clause| Some(clause.game()) == game)
        .filter_map(|clause| {
            let firings: Vec<_> = teller.summary.arms.iter().map(|arm| of(arm, clause)).collect();
            let fired = firings.iter().flatten().any(|firing| firing.per_game > 0.0);
            let cell = |firing: &Option<crate::study::summary::Firing>| {
                firing
                    .as_ref()
                    .map_or_else(|| "–".to_owned(), |firing| numbers::decimal(lang, firing.per_game, 2))
            };
            let name = format!("{} ({clause})", teller.texts.title(clause));
            fired.then(|| std::iter::once(name).chain(firings.iter().map(cell)).collect())
        })
        .collect();
    paragraph(&teller.plain("lab-clauses")) + &table(&teller.plain("lab-heading-clauses"), &columns, &rows)
}

fn exact(teller: &Teller<'_>) -> String {
    let lang = teller.texts.lang();
    let columns = ["slice", "positions", "wins", "draws", "losses", "longest"]
        .map(|name| teller.plain(&format!("tables-column-{name}")));
    let mut content = paragraph(&teller.plain("lab-exact"));
    for (arm, of) in teller.summary.arms.iter().enumerate().filter(|(_, of)| !of.exact.is_empty()) {
        let rows: Vec<Vec<String>> = of
            .exact
            .iter()
            .map(|material| {
                let share = |share: f64| teller.value(Measure::Draws, share);
                let longest = material.longest.map_or_else(|| "–".to_owned(), |longest| longest.to_string());
                vec![
                    material.slice.clone(),
                    numbers::grouped(lang, material.positions),
                    share(material.won),
                    share(material.drawn),
                    share(material.lost),
                    longest,
                ]
            })
            .collect();
        content += &table(&teller.label(arm), &columns, &rows);
    }
    content
}

fn games(teller: &Teller<'_>, samples: &[Sample]) -> String {
    let mut content = paragraph(&teller.plain("lab-games"));
    let [first, back, on, last] =
        ["first", "back", "on", "last"].map(|name| escaped(&teller.plain(&format!("lab-step-{name}"))));
    for (number, sample) in samples.iter().enumerate() {
        let args = vec![
            ("id", sample.ruleset.as_str().into()),
            ("game", sample.game.into()),
            ("found", sample.result.as_str().into()),
        ];
        let title = escaped(&teller.text("lab-game", &args));
        let (files, ranks) = sample.board;
        let mut board = String::new();
        for (n, sign) in sample.boards.last().into_iter().flatten().enumerate() {
            let (x, y) = (n as u32 % u32::from(files) * 36, n as u32 / u32::from(files) * 36);
            let _ = write!(
                board,
                "<rect x=\"{x}\" y=\"{y}\" width=\"36\" height=\"36\"/><text x=\"{}\" y=\"{}\">{sign}</text>",
                x + 18,
                y + 25
            );
        }
        let _ = write!(
            content,
            "<article class=\"game\" data-game=\"{number}\">\n<h3>{title}</h3>\n\
            <svg class=\"board\" role=\"img\" aria-label=\"{title}\" viewBox=\"-1 -1 {} {}\" width=\"{}\">{board}</svg>\n\
            <p class=\"steps\"><button type=\"button\" data-step=\"first\">{first}</button> <button type=\"button\" data-step=\"back\">{back}</button> \
            <button type=\"button\" data-step=\"on\">{on}</button> <button type=\"button\" data-step=\"last\">{last}</button> \
            <output aria-live=\"polite\">{}</output></p>\n<details><summary>{}</summary><p class=\"turns\">{}</p></details>\n</article>\n",
            u32::from(files) * 36 + 2,
            u32::from(ranks) * 36 + 2,
            u32::from(files) * 36 + 2,
            sample.turns.len(),
            escaped(&teller.text("lab-turns", &args)),
            escaped(&sample.turns.join(" "))
        );
    }
    content
}

fn repeat(teller: &Teller<'_>) -> String {
    let command = teller.study.command();
    let version = env!("CARGO_PKG_VERSION");
    let mut content = paragraph(&teller.text("lab-repeat", &vec![("name", version.into())]));
    let _ = writeln!(content, "<pre>{}</pre>", escaped(&format!("{command} --out FOLDER")));
    let hashes: Vec<String> =
        teller.summary.arms.iter().map(|arm| format!("{}: {}", arm.ruleset, arm.rules_hash)).collect();
    content += &paragraph(&teller.plain("lab-hashes"));
    content += &list(&hashes);
    content += &paragraph(&teller.plain("lab-cite"));
    let cited = vec![("name", version.into()), ("text", command.into())];
    content + &format!("<blockquote>{}</blockquote>\n", escaped(&teller.text("lab-citation", &cited)))
}
