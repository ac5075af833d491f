//! Wrong input is answered with one sentence and exit code 1, never with a panic.

use crate::khamsin::{answer, command, khamsin};

#[test]
fn an_unknown_rule_set_is_told_with_those_that_exist() {
    let said = khamsin(&["rules", "show", "seega/none"]).bad();
    assert!(said.starts_with("Rule set, column 1: there is no “seega/none”: choose one of seega/"), "{said}");
    let said = khamsin(&["--lang", "fr", "rules", "show", "seega/none"]).bad();
    assert!(
        said.starts_with("Règle du jeu, colonne 1\u{202f}: «\u{202f}seega/none\u{202f}» n’existe pas"),
        "{said}"
    );
}

#[test]
fn an_impossible_parameter_is_told_with_its_place() {
    let said = khamsin(&["show", "seega/tabuleiro-42(size=7,chain=7)"]).bad();
    assert_eq!(said, "Rule set, column 27: chain cannot be “7”: choose one of none, optional, mandatory");
    let said = khamsin(&["perft", "saut-du-chat/ludens-planet(centre_safe=true)", "1"]).bad();
    assert!(said.contains("First wins at once with c2c3: set blocked=pass too"), "{said}");
}

#[test]
fn a_bad_position_is_told_with_its_place() {
    let show = |lang: &str, text: &str| {
        khamsin(&["show", "seega/ludens-planet", "--lang", lang, "--position", text]).bad()
    };
    assert_eq!(
        show("en", "5/5/5/5/5 3 place:2 12,12 0 1"),
        "Position, column 11: “3” is not a side: write 1 or 2 for the side to act"
    );
    // The first piece was put on the centre, which seega.place.centre forbids.
    assert_eq!(
        show("en", "5/5/2M2/5/5 1 place:1 11,12 0 1"),
        "c3 cannot be as it is here: The centre square stays empty while pieces are placed (Ludens Planet sheet)"
    );
    assert_eq!(
        show("fr", "MMMMM/MMMMM/MMMMM/5/5 1 move 0,0 0 1"),
        "Premier a 15 pièces sur le plateau et en main, alors qu’il peut y en avoir 12\u{202f}: \
         corrigez le plateau ou les mains"
    );
}

/// Arabic is turned as a whole, what it quotes stays whole, and what quotes could turn the rest does not get through.
#[test]
fn arabic_runs_from_right_to_left() {
    let said = khamsin(&["--lang", "ar", "rules", "show", "seega/\u{202e}none"]).bad();
    assert!(said.starts_with("\u{200f}\u{2067}مجموعة القواعد، العمود \u{2068}1\u{2069}: "), "{said}");
    assert!(said.contains("«\u{2068}seega/\u{fffd}none\u{2069}»") && said.ends_with('\u{2069}'), "{said}");
}

#[test]
fn the_environment_chooses_the_language() {
    for (locale, start) in [
        ("pt_BR.UTF-8", "Conjunto de regras, coluna 1: "),
        ("de_AT.UTF-8", "Regelwerk, Spalte 1: "),
        ("fr_FR.UTF-8", "Règle du jeu, colonne 1"),
        ("ja_JP.UTF-8", "Rule set, column 1: "),
    ] {
        let said = answer(command().env("LANG", locale).args(["show", "chess"]).output().unwrap()).bad();
        assert!(said.starts_with(start), "{locale}: {said}");
    }
}

/// Control sequences of a terminal, quotes, lone signs, long and empty texts.
const HOSTILE: [&str; 16] = [
    "",
    " ",
    "\u{1b}[31mred\u{1b}[0m",
    "\n\n\n",
    "a\r\nb",
    "\u{202e}right to left",
    "{ $text }",
    "%s%n",
    "seega/",
    "seega/kharbga@",
    "seega/kharbga(",
    "seega/kharbga(size=)",
    "seega/kharbga(size=99999999999999999999)",
    "////////////// 1 move 0,0 0 1",
    "ééééé/5 1 move 255,256 0 1",
    "9/9/9/9/9/9/9/9/9/9 1 chain:z99 0,0 0 1",
];

#[test]
fn hostile_texts_get_one_plain_sentence() {
    let long = "M/".repeat(5000);
    for text in HOSTILE.into_iter().chain([long.as_str()]) {
        for args in [
            &["rules", "show", text][..],
            &["rules", "diff", "seti/beth", text],
            &["show", "seega/ludens-planet", "--position", text],
            &["perft", "seti/aleph", "1", "--position", text],
            &["replay", text],
            &["data", "restore", text],
            &["data", "purge", "--database", text],
        ] {
            if args == ["replay", ""] || args == ["data", "restore", ""] {
                // No name at all is wrong usage.
                continue;
            }
            let answer = khamsin(args);
            assert_eq!(answer.code, 1, "{args:?}: {}", answer.err);
            assert_eq!(answer.err.lines().count(), 1, "{args:?}: {}", answer.err);
            assert!(!answer.err.contains('\u{202e}'), "{args:?}: {:?}", answer.err);
            assert!(!answer.err.trim_end().contains(char::is_control), "{args:?}: {:?}", answer.err);
            assert!(!answer.err.contains("panicked"), "{args:?}: {}", answer.err);
        }
    }
}
