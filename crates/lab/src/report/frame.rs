//! What every page of the lab is made of: its frame, sections, lists and tables.

use khamsin_rules::GameKind;

use super::words::Words;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A text that cannot be taken for a part of the page.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The page around its sections; `games` is what its script shows.
pub fn page(
    words: Words<'_>,
    game: GameKind,
    title: &str,
    sections: &[String],
    games: &[serde_json::Value],
) -> String {
    let lang = words.0.lang();
    let title = escaped(&format!("{} · {}", words.plain(&format!("game-{}", game.id())), words.plain(title)));
    let direction = lang.direction().code();
    let sections = sections.concat();
    // Nothing in the data can end the script.
    let games = serde_json::Value::from(games).to_string().replace('<', "\\u003c");
    format!(
        "<!doctype html>\n<html lang=\"{lang}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{sections}</main>\n\
         <script>const games = {games};\n{SCRIPT}</script>\n</body>\n</html>\n"
    )
}

/// A part of the page under its heading.
pub fn section(words: Words<'_>, heading: &str, content: &str) -> String {
    format!("<section>\n<h2>{}</h2>\n{content}</section>\n", escaped(&words.plain(heading)))
}

/// A list of texts.
pub fn list(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("<li>{}</li>\n", escaped(line))).collect();
    format!("<ul>\n{}</ul>\n", lines.concat())
}

/// A paragraph.
pub fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escaped(text))
}

/// A cell of a table.
#[derive(Clone)]
pub struct Cell {
    value: String,
    interval: Option<String>,
}

impl From<String> for Cell {
    fn from(value: String) -> Cell {
        Cell { value, interval: None }
    }
}

impl Cell {
    /// A value with its interval below it.
    pub fn with_interval(value: String, interval: String) -> Cell {
        Cell { value, interval: Some(interval) }
    }

    fn html(&self) -> String {
        let interval =
            self.interval.iter().map(|interval| format!("<br><small>{}</small>", escaped(interval)));
        escaped(&self.value) + &interval.collect::<String>()
    }
}

/// A table; its first column names the rows.
pub fn table(caption: &str, columns: &[String], rows: &[Vec<Cell>]) -> String {
    let head: Vec<String> =
        columns.iter().map(|cell| format!("<th scope=\"col\">{}</th>", escaped(cell))).collect();
    let head = head.concat();
    let row = |row: &Vec<Cell>| {
        let cells = row.iter().enumerate().map(|(n, cell)| {
            let cell = cell.html();
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

/// How to repeat a run and how to cite it.
pub fn repeat(words: Words<'_>, command: &str, hashes: &[String]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let cited = vec![("name", version.into()), ("text", command.into())];
    let content = [
        paragraph(&words.text("lab-repeat", &vec![("name", version.into())])),
        format!("<pre dir=\"ltr\">{}</pre>\n", escaped(&format!("{command} --out FOLDER"))),
        paragraph(&words.plain("lab-hashes")),
        list(hashes),
        paragraph(&words.plain("lab-cite")),
        format!("<blockquote>{}</blockquote>\n", escaped(&words.text("lab-citation", &cited))),
    ];
    section(words, "lab-heading-repeat", &content.concat())
}
