//! `khamsin levels`.

use crate::khamsin::khamsin;

#[test]
fn tells_every_step_and_where_it_was_measured() {
    let text = khamsin(&["levels", "seti/beth"]).good();
    assert!(text.contains("seti/beth@1"), "{text}");
    for level in 2..=8 {
        assert!(text.lines().any(|line| line.starts_with(&format!("{level} "))), "{text}");
    }
    let json = khamsin(&["levels", "seega/tabuleiro-42(size=9)", "--json"]).json();
    assert_eq!(json["ruleset"], "seega/tabuleiro-42@1(size=9)");
    assert_eq!(json["measured_with"], "seega/tabuleiro-42@1");
    assert_eq!(json["against_the_level_below"].as_array().map(Vec::len), Some(7));
}

#[test]
fn refuses_what_is_no_rule_set() {
    assert!(khamsin(&["levels", "chess"]).bad().contains("chess"));
}
