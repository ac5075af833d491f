//! Our own reading of Fluent says what Fluent's library says: every text, in every language, with every kind of number.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use khamsin_rules::message::{Arg, Args};
use khamsin_text::{Lang, Texts};

use crate::ftl;

/// Numbers that meet every plural of every language.
const COUNTS: [i64; 14] = [0, 1, 2, 3, 5, 10, 11, 12, 99, 100, 101, 102, 103, 1111];

/// Numbers that the library gives the right plural. In Arabic the last two digits choose it, of 103 as of 3, which the
/// library forgets; `languages` tests those.
fn counts(lang: Lang) -> impl Iterator<Item = i64> {
    COUNTS.into_iter().filter(move |&count| lang != Lang::Ar || count < 103)
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.code().parse().expect("a language identifier")]);
    bundle.set_use_isolating(lang.code() == "ar");
    bundle
        .add_function("LATIN", |texts, _| texts.first().cloned().unwrap_or(FluentValue::Error))
        .expect("no other function has this name");
    for (file, source) in ftl::sources(lang) {
        let resource = FluentResource::try_new(source).expect(&file);
        bundle.add_resource(resource).expect(&file);
    }
    bundle
}

/// Our own reading of all files, those of the browser included.
fn texts(lang: Lang) -> Texts {
    let source = ftl::sources(lang).into_values().collect::<String>();
    Texts::given(lang, &source).expect("every catalogue is Fluent")
}

fn expected(bundle: &FluentBundle<FluentResource>, id: &str, args: &Args) -> String {
    let mut given = FluentArgs::new();
    for (name, arg) in args {
        match arg {
            Arg::Text(text) => given.set(*name, text.clone()),
            Arg::Number(number) => given.set(*name, *number),
        }
    }
    let (name, attribute) = id.split_once('.').map_or((id, None), |(id, name)| (id, Some(name)));
    let message = bundle.get_message(name).expect(id);
    let pattern = match attribute {
        None => message.value(),
        Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
    };
    bundle.format_pattern(pattern.expect(id), Some(&given), &mut Vec::new()).into_owned()
}

#[test]
fn every_sentence_is_the_library_s() {
    let mut compared = 0;
    for lang in Lang::ALL {
        let (texts, library) = (texts(lang), bundle(lang));
        for id in ftl::texts(lang).into_keys() {
            for count in counts(lang) {
                let number = |arg: Arg| if let Arg::Number(_) = arg { Arg::Number(count) } else { arg };
                let args: Args = ftl::all_args().into_iter().map(|(name, arg)| (name, number(arg))).collect();
                assert_eq!(
                    texts.text(&id, &args),
                    expected(&library, &id, &args),
                    "{lang}: {id} with {count}"
                );
                compared += 1;
            }
            // What is left out is named.
            assert_eq!(texts.text(&id, &Args::new()), expected(&library, &id, &Args::new()), "{lang}: {id}");
        }
    }
    assert!(compared > 10_000, "{compared} sentences");
}
