//! The languages say the same things, in different words, and each in its own typography.

use std::collections::BTreeSet;

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
        for (file, source) in lang.sources() {
            let resource = FluentResource::try_new((*source).to_owned());
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

/// Names of games, sheets and people are the same everywhere, and so are a few layouts; sentences are not.
#[test]
fn french_is_not_english() {
    let english = ftl::texts(Lang::En);
    let is_name = |id: &str| {
        ["game-", "ruleset-", "source-", "parameter-"].iter().any(|prefix| id.starts_with(prefix))
            && !id.contains('.')
            || id.split_once('.').is_some_and(|(_, attribute)| attribute == "title")
            || [
                "side-second",
                "provenance-remark",
                "refusal-sheet",
                "match-score",
                "levels-score",
                "told-acted",
            ]
            .contains(&id)
    };
    for (id, text) in ftl::texts(Lang::Fr) {
        assert!(is_name(&id) || text != english[&id], "{id} is the same in both languages");
    }
}

#[test]
fn each_language_has_its_own_typography() {
    for lang in Lang::ALL {
        for (id, text) in ftl::texts(lang) {
            assert!(!text.contains(['\'', '"']), "{lang}: {id} has a typewriter quote");
            assert!(!text.contains("  "), "{lang}: {id} has a double space");
            match lang {
                Lang::En => assert!(!text.contains(['«', '»', '\u{202f}']), "{id} is set as in French"),
                Lang::Fr => french(&id, &text),
            }
        }
    }
}

/// A narrow no-break space before the high signs and inside the guillemets.
fn french(id: &str, text: &str) {
    assert!(!text.contains(['“', '”']), "{id} has English quotes");
    let chars: Vec<char> = text.chars().collect();
    for (i, &char) in chars.iter().enumerate() {
        let spaced = match char {
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
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Texts::new(Lang::Fr));
}
