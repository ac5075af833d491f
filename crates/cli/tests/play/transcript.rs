//! Whole games of two people line by line, compared with what was read and found good: every game in French and English,
//! one in the other languages too.
//!
//! `UPDATE=1 cargo test -p khamsin --test play transcript` writes the files anew.

use std::fs;
use std::path::Path;

use khamsin_rules::Game;
use khamsin_rules::random::Random;

use crate::pipe::told;
use crate::scratch::Scratch;

/// A random game of this rule set, turn by turn, as somebody would type it.
fn script(set: &str, seed: u64) -> String {
    let mut game = Game::new(set.parse().unwrap(), 0);
    let mut random = Random::new(seed);
    while game.outcome().is_none() {
        let actions = game.legal_actions();
        game.play(actions[random.below(actions.len())]).unwrap();
    }
    let turns = game.turns();
    let mut lines = vec!["z9".to_owned(), "d9d1".to_owned()];
    for (number, played) in turns.iter().enumerate() {
        lines.push(played.turn.to_string());
        if number + 2 == turns.len() {
            lines.extend(["board", "moves", "rules", "position"].map(str::to_owned));
        }
    }
    lines.push("back\nquit\n".to_owned());
    lines.join("\n")
}

/// The seeds are those of short games.
#[test]
fn whole_games_are_told_line_by_line() {
    const BOTH: &[&str] = &["en", "fr"];
    const ALL: &[&str] = &["en", "fr", "pt", "de", "ar"];
    for (set, seed, name, languages) in [
        ("seega/ludens-planet", 38, "seega", ALL),
        ("saut-du-chat/ludens-planet", 39, "saut-du-chat", BOTH),
        ("pahtum/globe-joueur(pie=true)", 1, "pahtum", BOTH),
        ("seti/aleph", 38, "seti", BOTH),
    ] {
        for lang in languages {
            let data = Scratch::new();
            let args = [set, "--two", "--seed", "0", "--lang", lang];
            let said = told(data.path(), &args, &script(set, seed));
            let file = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("tests/play/transcripts")
                .join(format!("{name}.{lang}.txt"));
            if std::env::var_os("UPDATE").is_some() {
                fs::write(&file, &said).unwrap();
            }
            let expected = fs::read_to_string(&file).unwrap_or_default();
            assert!(said == expected, "{} differs; read it and run with UPDATE=1:\n{said}", file.display());
        }
    }
}
