//! `khamsin rules list`, `show` and `diff`.

use khamsin_rules::RuleSet;
use khamsin_rules::catalogue::CATALOGUE;
use serde_json::Value;

use crate::khamsin::{answer, command, khamsin};

/// Every rule set that the catalogue offers.
fn offered() -> Vec<RuleSet> {
    let variants = CATALOGUE.iter().flat_map(|entry| {
        entry.variants.iter().map(|variant| format!("{}({variant})", entry.id()).parse().unwrap())
    });
    CATALOGUE.iter().map(RuleSet::of).chain(variants).collect()
}

/// Every language.
const LANGS: [&str; 5] = ["en", "fr", "pt", "de", "ar"];

fn widest(text: &str) -> usize {
    // Arabic has marks and vowels that take no room.
    let room = |c: &char| !matches!(c, '\u{200f}' | '\u{2066}'..='\u{2069}' | '\u{64b}'..='\u{65f}');
    text.lines().map(|line| line.chars().filter(room).count()).max().unwrap_or(0)
}

#[test]
fn the_list_has_every_rule_set_with_its_hash() {
    for lang in LANGS {
        let list = khamsin(&["rules", "list", "--lang", lang]).good();
        for set in offered() {
            let id = format!("{set} ");
            let row = list.lines().find(|row| row.trim_start().starts_with(&id));
            let row = row.unwrap_or_else(|| panic!("{lang}: {set} is missing"));
            let (files, ranks) = set.rules().dimensions();
            assert!(row.contains(&format!("{files}×{ranks}")) && row.ends_with(&set.rules_hash()), "{row}");
        }
        assert!(widest(&list) <= 80, "{list}");
    }
}

#[test]
fn the_list_for_machines_says_the_same() {
    let list = khamsin(&["rules", "list", "--json"]).json();
    let rows = list.as_array().unwrap();
    assert_eq!(rows.len(), CATALOGUE.len());
    for (row, entry) in rows.iter().zip(CATALOGUE) {
        let set = RuleSet::of(entry);
        assert_eq!(row["id"], set.to_string());
        assert_eq!(row["rules_hash"], set.rules_hash());
        assert_eq!(row["sheet"], entry.sheet.id());
        assert_eq!(row["variants"].as_array().unwrap().len(), entry.variants.len());
    }
}

#[test]
fn every_rule_set_is_told_clause_by_clause_within_the_width() {
    for set in offered() {
        for lang in LANGS {
            let told = khamsin(&["rules", "show", &set.to_string(), "--lang", lang]).good();
            for clause in set.clauses() {
                let id = format!("  {clause}  ");
                assert!(told.contains(&id), "{lang}: {set} does not tell {clause}");
            }
            assert!(told.contains(&set.rules_hash()));
            assert!(!told.contains(['{', '}', '$']), "{lang}: {told}");
            assert!(widest(&told) <= 80, "{lang}: {told}");
        }
    }
}

#[test]
fn lines_fill_the_terminal_but_stay_readable() {
    let told = |columns: &str| {
        let args = ["rules", "show", "seti/aleph"];
        widest(&answer(command().env("COLUMNS", columns).args(args).output().unwrap()).good())
    };
    assert!((90..=100).contains(&told("250")));
    assert!(told("60") <= 60);
}

#[test]
fn a_rule_set_is_told_with_its_sources() {
    let told = khamsin(&["rules", "show", "seega/ludens-planet"]).good();
    assert!(told.contains("  seega.place.centre  Keep the centre free\n"), "{told}");
    assert!(told.contains("[Ludens Planet sheet, “Capture”]"), "{told}");
    assert!(told.contains("[house decision: the sheet does not say whether placing captures]"), "{told}");
    assert!(told.contains("  size                5 "), "{told}");
    assert!(!told.contains('*'));
}

#[test]
fn changes_are_marked_and_told_from_the_sheet() {
    let told =
        khamsin(&["rules", "show", "seega/ludens-planet(centre_safe=false,quiet_limit=9,size=7)"]).good();
    assert!(
        told.contains("* size                7            Board size (5, 7, 9); the sheet has 5\n"),
        "{told}"
    );
    assert!(told.contains("* centre_safe         false "), "{told}");
    // The limit that this sheet has on the larger board.
    assert!(
        told.contains(
            "Turns without a capture (1–9999); the sheet\n                                   has 300\n"
        ),
        "{told}"
    );
    assert!(told.contains("[set by you; no sheet says so]"), "{told}");
    let json = khamsin(&["rules", "show", "seega/ludens-planet(size=7)", "--json"]).json();
    let size = &json["parameters"][0];
    assert_eq!((&size["name"], &size["value"], &size["sheet"]), (&"size".into(), &"7".into(), &"5".into()));
    let clauses = json["clauses"].as_array().unwrap();
    assert!(clauses.iter().all(|clause| clause["provenance"]["tag"].is_string()));
}

#[test]
fn a_difference_names_parameters_and_clauses() {
    let told = khamsin(&["rules", "diff", "seega/jeu-du-seega", "seega/ludens-planet"]).good();
    assert!(told.contains("  chain    A mandatory     B optional  Going on capturing\n"), "{told}");
    let (only_a, rest) = told.split_once("Only in B").unwrap();
    assert!(only_a.contains("seega.chain.mandatory") && !rest.contains("seega.chain.mandatory"));
    assert!(rest.contains("seega.blocked.remove"));
    assert!(rest.contains("  seega.points  Points\n    A  source: Ludens Planet sheet"), "{told}");
    assert!(widest(&told) <= 80);
    let json = khamsin(&["rules", "diff", "seega/jeu-du-seega", "seega/ludens-planet", "--json"]).json();
    let only: Vec<&str> = json["only_a"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(only.contains(&"seega.chain.mandatory"));
    assert_eq!(json["same_game"], true);
    assert_eq!(json["played_alike"], false);
}

#[test]
fn no_difference_and_different_games_are_said() {
    let diff =
        |lang: &str, one: &str, two: &str| khamsin(&["rules", "diff", one, two, "--lang", lang]).good();
    assert_eq!(
        diff("en", "seti/beth", "seti/beth@1()"),
        "Nothing differs: both names stand for seti/beth@1.\n"
    );
    assert!(diff("fr", "seti/beth", "seti/beth").starts_with("Rien ne diffère\u{202f}: "));
    assert!(diff("en", "seti/beth", "seega/kharbga").starts_with("Different games: seti/beth@1 is Seti,"));
    let alike = diff("en", "seega/kharbga", "seega/ludens-planet(size=7)");
    assert!(alike.contains("They are played alike: both have the rules hash "), "{alike}");
}
