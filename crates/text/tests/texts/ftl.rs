//! A plain second reading of the catalogues: which texts there are, and which variables each of them names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use khamsin_rules::message::{Arg, Args};
use khamsin_text::Lang;

/// Every argument that some text may name. Numbers are those of a Seega board, so that selectors meet real values.
pub const NUMBERS: [(&str, i64); 45] = [
    ("size", 5),
    ("pieces", 12),
    ("limit", 200),
    ("total", 5),
    ("grand", 2),
    ("small", 1),
    ("draw", 0),
    ("lose_at", 0),
    ("neutrals", 5),
    ("points", 2),
    ("first", 13),
    ("second", 10),
    ("count", 3),
    ("column", 7),
    ("line", 3),
    ("row", 2),
    ("width", 6),
    ("files", 7),
    ("ranks", 7),
    ("needed_files", 5),
    ("needed_ranks", 5),
    ("most", 12),
    ("needed", 6),
    ("newest", 1),
    ("turn", 4),
    ("level", 3),
    ("game", 2),
    ("wrong", 1),
    ("side", 1),
    ("depth", 5),
    ("done", 2),
    ("games", 3),
    ("events", 41),
    ("guests", 2),
    ("classes", 1),
    ("names", 4),
    ("days", 180),
    ("won", 3),
    ("drawn", 1),
    ("lost", 2),
    ("inaccuracies", 0),
    ("mistakes", 1),
    ("blunders", 2),
    ("block", 3),
    ("house", 4),
];

/// Every argument that is a word.
pub const WORDS: [(&str, &str); 47] = [
    ("board", "3×10"),
    ("action", "c3c4"),
    ("square", "c4"),
    ("other", "c3"),
    ("winner", "Ada"),
    ("loser", "Bo"),
    ("kind", "draw"),
    ("one", "Ada"),
    ("two", "Bo"),
    ("text", "no"),
    ("sheet", "sheet"),
    ("section", "section"),
    ("source", "source"),
    ("origin", "origin"),
    ("clause", "a rule"),
    ("duty", "move"),
    ("expected", "*"),
    ("first_game", "Seega"),
    ("found", "1-0"),
    ("hash", "0123456789ab"),
    ("id", "seti/aleph@1"),
    ("known", "a, b"),
    ("label", "Points"),
    ("letter", "Q"),
    ("mark", "+"),
    ("name", "size"),
    ("phase", "move"),
    ("reason", "Points"),
    ("second_game", "Seti"),
    ("value", "5"),
    ("values", "5, 7, 9"),
    ("accuracy", "93.1"),
    ("after", "45"),
    ("before", "100"),
    ("nodes", "1,234"),
    ("number", "+1.35"),
    ("rate", "5,000"),
    ("time", "0.2"),
    ("file", "4-3.table"),
    ("folder", "tables"),
    ("slice", "4-3"),
    ("plane", "values"),
    ("memory", "1.2 GB"),
    ("disk", "0.4 GB"),
    ("share", "93%"),
    ("piece", "a man"),
    ("squares", "b3, d3"),
];

/// All arguments at once.
pub fn all_args() -> Args {
    let numbers = NUMBERS.map(|(name, number)| (name, Arg::Number(number)));
    let words = WORDS.map(|(name, word)| (name, Arg::from(word)));
    numbers.into_iter().chain(words).chain([("note", Arg::from("note"))]).collect()
}

/// Every file of a language, name and content: those that are compiled in, and those that only the browser loads.
pub fn sources(lang: Lang) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    let files =
        fs::read_dir(folder).expect("every language has a folder").map(|file| file.expect("a file").path());
    let files = files.filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    let source =
        |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let name = |path: &Path| path.file_name().expect("a file has a name").to_string_lossy().into_owned();
    files.map(|path| (name(&path), source(&path))).collect()
}

/// The texts of a language by id (`message` or `message.attribute`), as they stand in the files.
pub fn texts(lang: Lang) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::<String, String>::new();
    for (file, source) in sources(lang) {
        let mut message = String::new();
        let mut id = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let continued = line.starts_with(' ') && !line.trim_start().starts_with('.');
            if continued {
                let text = texts.get_mut(&id).expect("a text goes on where one began");
                text.push(' ');
                text.push_str(line.trim());
                continue;
            }
            let (name, text) = line.split_once(" =").unwrap_or_else(|| panic!("{lang}/{file}: {line}"));
            id = if let Some(attribute) = name.trim().strip_prefix('.') {
                format!("{message}.{attribute}")
            } else {
                name.clone_into(&mut message);
                name.to_owned()
            };
            let before = texts.insert(id.clone(), text.trim().to_owned());
            assert_eq!(before, None, "{lang}/{file} repeats {id}");
        }
    }
    texts
}

/// The variables a text names.
pub fn variables(text: &str) -> BTreeSet<&str> {
    let end = |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
    text.split('$').skip(1).map(|rest| &rest[..end(rest).unwrap_or(rest.len())]).collect()
}

/// A text without what it sets apart in Latin letters.
pub fn without_latin(text: &str) -> String {
    let mut parts = text.split("LATIN(\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("\")").map_or(part, |(_, rest)| rest))
}

/// What a text says itself: without variables, selectors and the names of variants.
pub fn words(text: &str) -> String {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut parts = text.split(['$', '[']);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.trim_start_matches(is_name))
}

/// Whether a text is nothing but arguments and signs between them.
pub fn is_layout(text: &str) -> bool {
    let outside = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    !outside.collect::<String>().contains(char::is_alphabetic)
}

/// The texts that are this attribute of their message.
pub fn attributes(lang: Lang, attribute: &str) -> Vec<(String, String)> {
    let has = |id: &String| id.split_once('.').is_some_and(|(_, name)| name == attribute);
    texts(lang).into_iter().filter(|(id, _)| has(id)).collect()
}
