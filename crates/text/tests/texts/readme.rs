//! The table of rule sets in the README is the catalogue's.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use khamsin_rules::catalogue::CATALOGUE;
use khamsin_rules::message::Args;
use khamsin_text::{Lang, Texts};

const BEGIN: &str = "<!-- rule sets: written by `UPDATE=1 cargo test -p khamsin-text readme` -->\n";
const END: &str = "<!-- end of rule sets -->\n";

/// The table as it should stand.
fn table() -> String {
    let texts = Texts::new(Lang::En);
    let mut table =
        String::from("\n| rule set | what it is | board | source | hash |\n|---|---|---|---|---|\n");
    for entry in CATALOGUE {
        let message = format!("ruleset-{}", entry.id().replace('/', "-"));
        let title = texts.text(&message, &Args::new());
        let summary = texts.text(&format!("{message}.summary"), &Args::new());
        let source = texts.text(&format!("sheet-{}", entry.sheet.id()), &Args::new());
        for (n, set) in entry.rule_sets().enumerate() {
            let (files, ranks) = set.rules().dimensions();
            let what =
                if n == 0 { format!("{title}: {summary}") } else { "the same with this change".to_owned() };
            let hash = set.rules_hash();
            writeln!(table, "| `{set}` | {what} | {files}×{ranks} | {source} | `{hash}` |")
                .expect("a string takes all");
        }
    }
    table.push('\n');
    table
}

#[test]
fn readme_lists_the_catalogue() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = fs::read_to_string(&path).expect("there is a README");
    let (before, rest) = readme.split_once(BEGIN).expect("the README says where the table begins");
    let (listed, after) = rest.split_once(END).expect("the README says where the table ends");
    if std::env::var_os("UPDATE").is_some() {
        let written = format!("{before}{BEGIN}{}{END}{after}", table());
        fs::write(&path, written).expect("the README can be written");
        return;
    }
    assert_eq!(
        listed,
        table(),
        "run `UPDATE=1 cargo test -p khamsin-text readme` to bring the README up to date"
    );
}
