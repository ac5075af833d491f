//! Every clause has its sentences, in every language.

use std::collections::BTreeSet;

use khamsin_rules::clause::Clause;
use khamsin_text::render::clause_message;
use khamsin_text::{Lang, Texts};

use crate::ftl;

/// What only a refusal may name.
const OF_REFUSALS: [&str; 3] = ["action", "square", "other"];
/// What only an ending may name.
const OF_ENDINGS: [&str; 2] = ["winner", "loser"];
/// What a rule's text may name.
const OF_RULES: [&str; 10] =
    ["size", "pieces", "limit", "total", "grand", "small", "draw", "lose_at", "neutrals", "board"];

#[test]
fn every_clause_has_its_texts_and_no_others() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for &clause in Clause::ALL {
            let id = clause_message(clause);
            assert!(texts.has(&id), "{lang}: {clause} has no text");
            assert!(texts.has(&format!("{id}.title")), "{lang}: {clause} has no title");
            assert_eq!(
                texts.has(&format!("{id}.refusal")),
                clause.refuses(),
                "{lang}: {clause} and refusals"
            );
            assert_eq!(texts.has(&format!("{id}.ending")), clause.ends(), "{lang}: {clause} and endings");
        }
    }
}

#[test]
fn the_clause_files_hold_nothing_but_clauses() {
    let clauses: BTreeSet<String> = Clause::ALL.iter().map(|&clause| clause_message(clause)).collect();
    for lang in Lang::ALL {
        for (file, source) in lang.sources().iter().filter(|(file, _)| file.starts_with("clauses-")) {
            for line in source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
                let id = line.split(' ').next().unwrap_or_default();
                assert!(clauses.contains(id), "{lang}/{file}: {id} is no clause");
            }
        }
    }
}

#[test]
fn texts_name_only_what_they_are_given() {
    for lang in Lang::ALL {
        let texts = ftl::texts(lang);
        for &clause in Clause::ALL {
            let id = clause_message(clause);
            for (attribute, allowed) in
                [("", &OF_RULES[..]), (".title", &[]), (".refusal", &OF_REFUSALS), (".ending", &OF_ENDINGS)]
            {
                let Some(text) = texts.get(&format!("{id}{attribute}")) else { continue };
                for variable in ftl::variables(text) {
                    assert!(allowed.contains(&variable), "{lang}: {id}{attribute} names ${variable}");
                }
            }
        }
    }
}

#[test]
fn refusals_name_the_place_and_have_no_full_stop() {
    for lang in Lang::ALL {
        for (id, text) in ftl::attributes(lang, "refusal") {
            let named = ftl::variables(&text);
            assert!(named.contains("action") || named.contains("square"), "{lang}: {id} names no place");
            assert!(!text.ends_with('.'), "{lang}: {id} ends with a full stop");
        }
    }
}

#[test]
fn rules_and_endings_are_whole_sentences() {
    for lang in Lang::ALL {
        let texts = ftl::texts(lang);
        for &clause in Clause::ALL {
            let id = clause_message(clause);
            assert!(texts[&id].ends_with('.'), "{lang}: {id} has no full stop");
            if clause.ends() {
                assert!(
                    texts[&format!("{id}.ending")].ends_with('.'),
                    "{lang}: {id}.ending has no full stop"
                );
            }
        }
    }
}

#[test]
fn titles_are_short() {
    const LONGEST: usize = 5;
    for lang in Lang::ALL {
        for (id, text) in ftl::attributes(lang, "title") {
            let words = text.split([' ', '\u{202f}']).filter(|word| word.len() > 1).count();
            assert!((1..=LONGEST).contains(&words), "{lang}: {id} has {words} words");
        }
    }
}

#[test]
fn lessons_can_be_read_in_one_breath() {
    const WORDS: usize = 60;
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for &clause in Clause::ALL {
            let words = texts.clause(clause, &ftl::all_args()).split_whitespace().count();
            assert!(words <= WORDS, "{lang}: {clause} has {words} words");
        }
    }
}
