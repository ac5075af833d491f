//! The languages say the same things, in different words, and each in its own typography.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use khamsin_rules::message::Args;
use khamsin_text::{Lang, Texts};

use crate::ftl;

#[test]
fn every_language_has_the_same_texts() {
    let english: BTreeSet<String> = ftl::texts(Lang::En).into_keys().collect();
    for lang in Lang::ALL {
        let own: BTreeSet<String> = ftl::texts(lang).into_keys().collect();
        let differing: Vec<_> = english.symmetric_difference(&own).collect();
        assert!(differing.is_empty(), "only in one of en and {lang}: {differing:?}");
    }
}

/// A catalogue that somebody forgot to list would be English ids to everybody.
#[test]
fn every_file_but_the_browser_s_is_compiled_in() {
    for lang in Lang::ALL {
        let given: BTreeSet<&str> = lang.sources().iter().map(|&(file, _)| file).collect();
        let files = ftl::sources(lang);
        let expected = files.keys().map(String::as_str).filter(|file| !file.starts_with("web"));
        assert_eq!(given, expected.collect(), "{lang}");
    }
}

#[test]
fn every_language_names_the_same_variables() {
    let english = ftl::texts(Lang::En);
    for lang in Lang::ALL {
        for (id, text) in ftl::texts(lang) {
            assert_eq!(ftl::variables(&text), ftl::variables(&english[&id]), "{lang}: {id}");
        }
    }
}

#[test]
fn every_text_can_be_formatted() {
    for lang in Lang::ALL {
        let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
        bundle.add_function("LATIN", |texts, _| texts[0].clone()).unwrap();
        for (file, source) in ftl::sources(lang) {
            let resource = FluentResource::try_new(source);
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{lang}/{file}: {errors:?}"));
        }
        let mut args: FluentArgs = ftl::NUMBERS.into_iter().collect();
        for (name, word) in ftl::WORDS {
            args.set(name, FluentValue::from(word));
        }
        args.set("note", "note");
        for id in ftl::texts(lang).into_keys() {
            let mut errors = Vec::new();
            let (name, attribute) = id.split_once('.').map_or((&*id, None), |(id, name)| (id, Some(name)));
            let message = bundle.get_message(name).unwrap_or_else(|| panic!("{lang}: {id}"));
            let pattern = match attribute {
                None => message.value(),
                Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            };
            let pattern = pattern.unwrap_or_else(|| panic!("{lang}: {id} is empty"));
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
            assert!(errors.is_empty(), "{lang}: {id}: {errors:?}");
            assert!(!text.trim().is_empty() && !text.contains('{'), "{lang}: {id}: {text}");
        }
    }
}

/// The glossaries are for those who write; here, that no language lacks a word.
#[test]
fn every_glossary_has_the_same_terms() {
    let terms = |lang: Lang| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("locales/{lang}/GLOSSARY.md"));
        let glossary = fs::read_to_string(path).expect("every language has a glossary");
        let rows = glossary.lines().filter_map(|line| line.strip_prefix("| "));
        let cells = rows.map(|row| row.split(" | ").map(str::to_owned).collect::<Vec<_>>());
        let (terms, words): (Vec<_>, Vec<_>) =
            cells.map(|cells| (cells[0].clone(), cells[1].clone())).unzip();
        assert!(lang == Lang::En || !words.contains(&String::new()), "{lang} lacks a word");
        terms
    };
    for lang in Lang::ALL {
        assert_eq!(terms(lang), terms(Lang::En), "{lang}");
    }
}

/// Texts that may be the same as in English: names, layouts, and words that two languages share.
fn may_be_the_same(lang: Lang, id: &str, text: &str) -> bool {
    // Games, sheets, people and the program are called the same everywhere.
    let is_name = ["game-", "ruleset-", "source-", "tui-title", "web-title", "web-lesson-"]
        .iter()
        .any(|prefix| id.starts_with(prefix));
    let shared: &[&str] = match lang {
        Lang::Fr => &[
            "parameter-points",
            "saut-du-chat-points.title",
            "seega-points.title",
            "seti-points.title",
            "side-second",
            "levels-score",
            "match-share",
            "match-test",
            "tables-column-positions",
            "tables-plan-positions",
            "plain-position",
            "tui-points",
            "lab-column-clause",
            "web-navigation",
            "web-menu",
            "web-set-page",
            "web-game-sources",
            "web-new-side-second",
            "web-new-position-text",
            "web-nav-sources",
            "web-sources-licences",
        ],
        Lang::Pt => &["tables-byte", "tui-menu-minutes", "web-menu", "web-nav-editor"],
        Lang::De => {
            &["lab-column-parameter", "tables-byte", "tui-menu-minutes", "web-nav-editor", "web-theme-sand"]
        }
        Lang::En | Lang::Ar => &[],
    };
    is_name && !id.contains('.') || ftl::is_layout(text) || shared.contains(&id)
}

#[test]
fn nothing_is_left_in_english() {
    let english = ftl::texts(Lang::En);
    for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En) {
        for (id, text) in ftl::texts(lang) {
            assert!(
                may_be_the_same(lang, &id, &text) || text != english[&id],
                "{lang}: {id} is as in English: {text}"
            );
        }
    }
}

#[test]
fn each_language_has_its_own_typography() {
    for lang in Lang::ALL {
        for (id, text) in ftl::texts(lang) {
            assert!(!text.contains("  "), "{lang}: {id} has a double space");
            let text = ftl::without_latin(&text);
            assert!(!text.contains(['\'', '"']), "{lang}: {id} has a typewriter quote");
            match lang {
                Lang::En | Lang::Pt => curly(lang, &id, &text),
                Lang::Fr => french(&id, &text),
                Lang::De => german(&id, &text),
                Lang::Ar => arabic(&id, &text),
            }
        }
    }
}

/// “Quotes” and no room before the high signs. Portuguese has the choice between these quotes and «those», which Brazil
/// does not use.
fn curly(lang: Lang, id: &str, text: &str) {
    assert!(!text.contains(['«', '»', '„', '\u{202f}']), "{lang}: {id} is set as in another language");
    assert!(
        ![" :", " ;", " !", " ?"].iter().any(|sign| text.contains(sign)),
        "{lang}: {id} has room before a sign"
    );
    assert_eq!(text.matches('“').count(), text.matches('”').count(), "{lang}: {id} has an open quote");
}

/// „Quotes“, and short dashes with room around them.
fn german(id: &str, text: &str) {
    assert!(!text.contains(['«', '»', '”', '‘', '—', '\u{202f}']), "{id} is set as in another language");
    assert!(![" :", " ;", " !", " ?", " %"].iter().any(|sign| text.contains(sign)), "{id} has a loose sign");
    assert_eq!(text.matches('„').count(), text.matches('“').count(), "{id} has an open quote");
}

/// «Quotes», the Arabic comma, semicolon and question mark, and nothing in Latin letters that is not set apart.
fn arabic(id: &str, text: &str) {
    let words = ftl::words(text);
    assert!(!words.contains(['“', '”', '„', '\u{202f}']), "{id} is set as in another language");
    assert!(!words.contains([',', ';', '?']), "{id} has Latin punctuation: {words}");
    assert!(
        !words.contains(|c: char| c.is_ascii_alphabetic()),
        "{id} has Latin letters outside LATIN: {words}"
    );
    assert!(!words.contains(|c| ('٠'..='٩').contains(&c)), "{id} has digits that boards do not have");
    assert_eq!(words.matches('«').count(), words.matches('»').count(), "{id} has an open quote");
    assert!(![" :", " ؛", " ،", " ؟"].iter().any(|sign| words.contains(sign)), "{id} has room before a sign");
}

/// A narrow no-break space before the high signs and inside the guillemets; the colon of an address is none of them.
fn french(id: &str, text: &str) {
    assert!(!text.contains(['“', '”']), "{id} has English quotes");
    let chars: Vec<char> = text.chars().collect();
    for (i, &char) in chars.iter().enumerate() {
        let spaced = match char {
            ':' if chars[i + 1..].starts_with(&['/', '/']) => true,
            ':' | ';' | '!' | '?' | '»' => i > 0 && chars[i - 1] == '\u{202f}',
            '«' => chars.get(i + 1) == Some(&'\u{202f}'),
            _ => true,
        };
        assert!(spaced, "{id}: {char} wants a narrow no-break space");
    }
}

#[test]
fn an_unknown_text_is_shown_as_its_id() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert!(!texts.has("no-such-text"));
        assert_eq!(texts.text("no-such-text", &Args::new()), "no-such-text");
        assert_eq!(
            texts.text("seega-board.no-such-attribute", &Args::new()),
            "seega-board.no-such-attribute"
        );
    }
}

#[test]
fn numbers_choose_their_words() {
    let texts = Texts::new(Lang::En);
    let points = |n: u32| texts.text("points-win", &vec![("winner", "First".into()), ("points", n.into())]);
    assert_eq!(points(1), "First gets 1 point");
    assert_eq!(points(5), "First gets 5 points");
    let lost = |n: u32| texts.text("seega-end-total", &vec![("lose_at", n.into())]);
    assert!(lost(0).starts_with("A side that has lost all its pieces"));
    assert!(lost(1).starts_with("A side that is down to one piece"));
    let french = Texts::new(Lang::Fr).text("points-draw", &vec![("points", 0_u32.into())]);
    assert_eq!(french, "Chaque camp marque 0 point");
}

#[test]
fn arabic_counts_in_six_ways() {
    let texts = Texts::new(Lang::Ar);
    let turns = |n: u32| texts.text("cli-turns", &vec![("count", n.into())]);
    assert_eq!(turns(0), "لا أدوار");
    assert_eq!(turns(1), "دور واحد");
    assert_eq!(turns(2), "دوران");
    assert_eq!(turns(3), "\u{2068}3\u{2069} أدوار");
    assert_eq!(turns(11), "\u{2068}11\u{2069} دورًا");
    assert_eq!(turns(100), "\u{2068}100\u{2069} دور");
    assert_eq!(turns(102), "\u{2068}102\u{2069} دور");
    assert_eq!(turns(103), "\u{2068}103\u{2069} أدوار");
    assert_eq!(turns(1111), "\u{2068}1111\u{2069} دورًا");
}

/// A text between the marks that set it apart from what runs the other way.
fn apart(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}

#[test]
fn latin_letters_stay_whole_in_arabic() {
    let arabic = Texts::new(Lang::Ar);
    let refused = arabic.text("turn-illegal", &vec![("action", "c3c4".into())]);
    assert_eq!(refused, format!("{} غير مسموح هنا", apart("c3c4")));
    let hint = arabic.text("cli-list-hint", &vec![("id", "seega/kharbga".into())]);
    assert!(hint.ends_with(&format!("{} {}", apart("khamsin rules show"), apart("seega/kharbga"))), "{hint}");
    let origin = vec![("sheet", "ورقة".into()), ("section", "Le jeu".into())];
    let origin = arabic.text("provenance-sheet", &origin);
    assert_eq!(origin, format!("\u{200f}{}، «{}»", apart("ورقة"), apart("Le jeu")));
    // Two arguments and a bracket: only the mark at its head tells which way it runs.
    let sheet = arabic.text("refusal-sheet", &vec![("text", "لا".into()), ("sheet", "ورقة".into())]);
    assert_eq!(sheet, format!("\u{200f}{} ({})", apart("لا"), apart("ورقة")));
    assert_eq!(arabic.text("match-percent", &vec![("value", "93.1".into())]), format!("{}%", apart("93.1")));
    let english = Texts::new(Lang::En).text("turn-illegal", &vec![("action", "c3c4".into())]);
    assert_eq!(english, "c3c4 is not legal here");
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Texts::new(Lang::Fr));
}
