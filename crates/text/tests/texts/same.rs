//! Our own reading of Fluent says what Fluent's library says: every text, in every language, with every kind of number.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use khamsin_rules::message::{Arg, Args};
use khamsin_text::{Lang, Texts};

use crate::ftl;

/// Numbers that meet every plural of every language.
const COUNTS: [i64; 14] = [0, 1, 2, 3, 5, 10, 11, 12, 99, 100, 101, 102, 103, 1111];

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.code().parse().expect("a language identifier")]);
    bundle.set_use_isolating(lang.code() == "ar");
    bundle
        .add_function("LATIN", |texts, _| texts.first().cloned().unwrap_or(FluentValue::Error))
        .expect("no other function has this name");
    for (file, source) in lang.sources() {
        let resource = FluentResource::try_new((*source).to_owned()).expect(file);
        bundle.add_resource(resource).expect(file);
    }
    bundle
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
        let (texts, library) = (Texts::new(lang), bundle(lang));
        for id in ftl::texts(lang).into_keys() {
            for count in COUNTS {
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
