//! Records: what is read is what was printed, whatever was printed, and what cannot be read is pointed at.

use std::time::Duration;

use khamsin_rules::message::{Arg, Message};
use khamsin_rules::record::{
    Command, GameResult, Line, MAX_DEPTH, Node, Place, Reason, Record, Tag, Variation, commands,
};
use khamsin_rules::{Action, Square, Turn};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

const CANONICAL: &str = r#"[Event "The \"Khamsin\" cup \\ 2"]
[First "Amina"]
[Second "Yusuf"]
[Result "1/2-1/2"]
[Variant "seega"]

{before} 1. b2,d4 $1 $14 {a comment & a &#125;} {another} (1. a1,a2 2. b1,b2 (2.
c1,c2)) ({safer} 1. d1,d2) 2. xb2,c3b2 3. pass 4. c3c5,end 5. +c3 6. -c3 7. @b1
8. swap 1/2-1/2
"#;

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

fn schema() -> jsonschema::Validator {
    let schema = include_str!("../../../docs/schema/record.schema.json");
    let schema = serde_json::from_str(schema).expect("the schema is JSON");
    jsonschema::validator_for(&schema).expect("the schema is a schema")
}

/// Line, column, reason and excerpt of the error that a text must give.
fn error(text: &str) -> (u32, u32, Reason, String) {
    let error = Record::parse(text).expect_err(text);
    (error.place.line, error.place.column, error.reason, error.text)
}

#[test]
fn the_canonical_form_reads_and_prints_as_itself() {
    let record = Record::parse(CANONICAL).unwrap();
    assert_eq!(record.to_string(), CANONICAL);
    assert_eq!(record.check(), Ok(()));
    assert_eq!(record.tag(Tag::EVENT), Some(r#"The "Khamsin" cup \ 2"#));
    assert_eq!(record.tag(Tag::RESULT), Some("1/2-1/2"));
    assert_eq!(record.tag(Tag::SITE), None);
    assert_eq!(record.intro, ["before"]);
    let first = &record.line.0[0];
    assert_eq!((first.turn.clone(), first.nags.as_slice()), (turn("b2,d4"), [1, 14].as_slice()));
    assert_eq!(first.comments, ["a comment & a }", "another"]);
    assert_eq!(first.variations[0].line.0[1].variations[0].line.0[0].turn, turn("c1,c2"));
    assert_eq!(first.variations[1].intro, ["safer"]);
    assert_eq!(first.place, Place { line: 7, column: 13 });
    let turns: Vec<String> = record.line.0.iter().map(|node| node.turn.to_string()).collect();
    assert_eq!(turns, ["b2,d4", "xb2,c3b2", "pass", "c3c5,end", "+c3", "-c3", "@b1", "swap"]);
}

#[test]
fn other_programs_habits_are_read() {
    let text = "\u{feff}; a heading\r\n%hidden\r\n[ Event\t\"e\" ] [FEN \"C:\\x\"]\r\n\r\n\
                1.b2,d4!?{c\r\nd}1...a1,a2 ?? ; rest } of &#125; line\r\n\tc3-c4$7 3 {e} pass 4. ... pass 0-1 {resigned}";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.intro, [" a heading"]);
    assert_eq!(record.tags.iter().map(|tag| tag.value.as_str()).collect::<Vec<_>>(), ["e", "C:\\x"]);
    let nodes = &record.line.0;
    assert_eq!((nodes[0].nags.as_slice(), &nodes[0].comments[0]), ([5].as_slice(), &"c\nd".to_owned()));
    assert_eq!(
        (nodes[1].nags.as_slice(), nodes[1].comments[0].as_str()),
        ([4].as_slice(), " rest } of &#125; line")
    );
    assert_eq!((&nodes[2].turn, nodes[2].nags.as_slice()), (&turn("c3c4"), [7].as_slice()));
    assert_eq!(nodes[4].comments, ["resigned"]);
    assert_eq!(record.result, GameResult::SecondWins);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn a_file_holds_several_games() {
    let text = "[Event \"1\"]\n\n1. b2 * {of 1}\n{of 2}\n[Event \"2\"]\n[Result \"1-0\"]\n1. c3\n[Event \"3\"]\n\n0-1\n; of 3\n";
    let games = Record::parse_all(text).unwrap();
    let results: Vec<&str> = games.iter().map(|game| game.result.text()).collect();
    assert_eq!(results, ["*", "1-0", "0-1"], "a missing result is that of the tag");
    assert_eq!(games[0].line.0[0].comments, ["of 1"]);
    assert_eq!(
        (games[1].intro.as_slice(), games[2].intro.as_slice()),
        (["of 2".into()].as_slice(), [" of 3".into()].as_slice())
    );
    let printed: String = games.iter().map(ToString::to_string).collect();
    assert_eq!(Record::parse_all(&printed), Ok(games));
    assert_eq!(Record::parse_all(" \n"), Ok(vec![]));
    assert_eq!(Record::parse("b2").unwrap().result, GameResult::Unfinished);
    assert_eq!(error(text), (4, 1, Reason::SecondGame, String::new()));
}

#[test]
fn errors_name_place_and_reason() {
    for (text, line, column, reason, excerpt) in [
        ("", 1, 1, Reason::Empty, ""),
        ("1. b2\n 2. c9z *", 2, 5, Reason::BadTurn, "c9z"),
        ("1. é2,d4", 1, 4, Reason::BadTurn, "é2,d4"),
        ("{é} {never", 1, 5, Reason::UnclosedComment, "{never"),
        ("b2 }", 1, 4, Reason::UnexpectedCharacter, "}"),
        ("b2 \u{1b}[31m", 1, 4, Reason::ControlCharacter, "\u{fffd}[31m"),
        ("b2 {\n a\u{7}b}", 2, 3, Reason::ControlCharacter, "\u{fffd}b"),
        ("[Event \"a\tb\"]", 1, 10, Reason::ControlCharacter, "\u{fffd}b\"]"),
        ("\n[Event \"a\n\"]", 2, 8, Reason::UnclosedTagValue, "\"a"),
        ("[Event a]", 1, 1, Reason::TagSyntax, "[Event a]"),
        ("[\"a\"]", 1, 1, Reason::TagSyntax, "[\"a\"]"),
        ("[Event \"a\" b2", 1, 1, Reason::TagSyntax, "[Event \"a\" b2"),
        ("[Event \"a\"]\n[Event \"b\"]", 2, 1, Reason::DuplicateTag, "Event"),
        ("[Result \"won\"]", 1, 1, Reason::BadResult, "won"),
        ("[Result \"*\"]\n[Result \"*\"]", 2, 1, Reason::DuplicateTag, "Result"),
        ("[Result \"1-0\"]\nb2 0-1", 2, 4, Reason::ResultContradiction, "0-1"),
        ("1x. b2", 1, 1, Reason::BadNumber, "1x."),
        ("1. b2 1-1", 1, 7, Reason::BadNumber, "1-1"),
        ("1. 2. b2", 1, 1, Reason::NumberWithoutTurn, "1"),
        ("b2 7. *", 1, 4, Reason::NumberWithoutTurn, "7"),
        ("b2 7.", 1, 4, Reason::NumberWithoutTurn, "7"),
        ("b2 $256", 1, 4, Reason::BadNag, "256"),
        ("b2 $+1", 1, 4, Reason::BadNag, "+1"),
        ("b2!!!", 1, 3, Reason::BadNag, "!!!"),
        ("$1 b2", 1, 1, Reason::StrayNag, "$1"),
        ("b2 ($1 c3)", 1, 5, Reason::StrayNag, "$1"),
        ("(b2)", 1, 1, Reason::StrayVariation, "("),
        ("b2 ({why})", 1, 4, Reason::EmptyVariation, ""),
        ("b2 (c3 (d4)\n*", 1, 4, Reason::UnclosedVariation, "("),
        ("b2 (c3", 1, 4, Reason::UnclosedVariation, "("),
        ("b2 (c3\n[Event \"e\"]", 1, 4, Reason::UnclosedVariation, "("),
        ("b2 (c3))", 1, 8, Reason::UnopenedVariation, ")"),
        ("b2 * c3", 1, 6, Reason::SecondGame, ""),
    ] {
        assert_eq!(error(text), (line, column, reason, excerpt.to_owned()), "{text}");
    }
    let error = Record::parse("1. b2\n 2. c9z *").unwrap_err();
    assert_eq!(error.id(), "record-bad-turn");
    let args =
        vec![("line", Arg::Number(2)), ("column", Arg::Number(5)), ("text", Arg::Text("c9z".to_owned()))];
    assert_eq!(error.args(), args);
    assert_eq!(error.to_string(), "line 2, column 5: this is no turn: \"c9z\"");
}

#[test]
fn the_depth_of_variations_is_limited() {
    let nested = |depth: usize| format!("{}b2{}", "b2 (".repeat(depth), ")".repeat(depth));
    let deepest = Record::parse(&nested(MAX_DEPTH)).unwrap();
    assert_eq!(Record::from_json(&deepest.to_json().to_string()), Ok(deepest.clone()));
    assert_eq!(error(&nested(MAX_DEPTH + 1)), (1, 4 + 4 * 30, Reason::TooDeep, "(".to_owned()));
    assert_eq!(error(&"b2 (".repeat(1_000_000)).2, Reason::TooDeep);
    let variations = vec![Variation { intro: vec![], line: deepest.line }];
    let too_deep =
        Record { line: Line(vec![Node { variations, ..Node::new(turn("b2")) }]), ..Record::default() };
    assert_eq!(too_deep.check().unwrap_err().reason, Reason::TooDeep);
    let refused = Record::from_json(&too_deep.to_json().to_string()).unwrap_err();
    assert_eq!((refused.reason, refused.place.line), (Reason::TooDeep, 1));
    assert_eq!(Record::from_json(&"[".repeat(1_000_000)).unwrap_err().place.line, 1);
}

#[test]
fn the_result_is_kept_once() {
    let mut record = Record::default();
    record.set_tag(Tag::RULESET, "a");
    record.set_tag(Tag::FEN, "b");
    record.set_tag(Tag::RULESET, "c");
    record.set_tag(Tag::RESULT, "0-1");
    assert_eq!(record.to_string(), "[Result \"0-1\"]\n[Ruleset \"c\"]\n[FEN \"b\"]\n\n0-1\n");
    record.tags.push(Tag { name: Tag::RESULT.to_owned(), value: "1-0".to_owned() });
    assert_eq!(record.check().unwrap_err().reason, Reason::DuplicateTag);
    assert_eq!(record.to_string(), "[Result \"0-1\"]\n[Ruleset \"c\"]\n[FEN \"b\"]\n\n0-1\n");
}

#[test]
fn lines_are_wrapped_between_tokens() {
    let record = Record::parse(&"b2,d4 (c3 (d4)) c3c5,end ".repeat(500)).unwrap();
    let printed = record.to_string();
    assert_eq!(printed.lines().map(str::len).max(), Some(80));
    assert_eq!(Record::parse(&printed), Ok(record));
}

#[test]
fn commands_are_found_in_comments() {
    let comment = "well [%clk 0:05:03.2] [%eval -1.25][%val win 7] [%val draw] [%emt 3] [%clk 1:60:00] [%eval] [%clk [%eval #3]";
    let value = |word: &str, distance| Command::Value { word: word.to_owned(), distance };
    let found = commands(comment);
    let clock = Command::Clock(Duration::from_millis(303_200));
    let eval = |text: &str| Command::Eval(text.to_owned());
    assert_eq!(found, [clock, eval("-1.25"), value("win", Some(7)), value("draw", None), eval("#3")]);
    let written: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(written, ["[%clk 0:05:03.2]", "[%eval -1.25]", "[%val win 7]", "[%val draw]", "[%eval #3]"]);
}

#[test]
fn broken_json_is_refused() {
    let schema = schema();
    let good = Record::parse(CANONICAL).unwrap().to_json();
    assert!(schema.is_valid(&good));
    let broken = |pointer: &str, value: Value| {
        let mut json = good.clone();
        *json.pointer_mut(pointer).unwrap() = value;
        json
    };
    for (json, reason) in [
        (broken("/result", json!("2-0")), Reason::Json),
        (broken("/line", json!(null)), Reason::Json),
        (broken("/line/0/nags", json!([256])), Reason::Json),
        (broken("/line/0", json!({"turn": ["b2"], "place": 1})), Reason::Json),
        (broken("/line/0/turn", json!([])), Reason::BadTurn),
        (broken("/line/0/turn", json!(["b2,d4"])), Reason::BadTurn),
        (broken("/line/0/turn", json!(["b0"])), Reason::BadTurn),
        (broken("/line/0/comments", json!(["\u{1b}"])), Reason::ControlCharacter),
        (broken("/line/0/variations/0/line", json!([])), Reason::EmptyVariation),
        (broken("/tags/0/name", json!("two words")), Reason::TagSyntax),
        (broken("/tags/0/name", json!("Result")), Reason::DuplicateTag),
        (broken("/tags/0/value", json!("two\nlines")), Reason::ControlCharacter),
        (json!({"line": []}), Reason::Json),
        (json!([]), Reason::Json),
    ] {
        assert!(!schema.is_valid(&json), "{json}");
        assert_eq!(Record::from_json(&json.to_string()).unwrap_err().reason, reason, "{json}");
    }
    // That names differ is beyond a schema.
    let twice = Record::from_json(&broken("/tags/0/name", json!("First")).to_string()).unwrap_err();
    assert_eq!((twice.reason, twice.text.as_str()), (Reason::DuplicateTag, "First"));
    let bad = Record::from_json("{\"result\": \"*\",\n \"line\": [{\"turn\": [\"é\\u0007\"]}]}").unwrap_err();
    assert_eq!((bad.place.line, bad.reason, bad.text.as_str()), (2, Reason::BadTurn, "é\u{fffd}"));
    let cut = Record::from_json("{\"line\": [\n").unwrap_err();
    assert_eq!(
        (cut.place.line, cut.reason, cut.text.as_str()),
        (2, Reason::Json, "EOF while parsing a list")
    );
}

fn squares() -> impl Strategy<Value = Square> {
    (0..15u8, 0..15u8).prop_map(|(file, rank)| Square::new(file, rank))
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        squares().prop_map(Action::Place),
        (squares(), squares()).prop_map(|(from, to)| Action::Move { from, to }),
        squares().prop_map(Action::Remove),
        squares().prop_map(Action::PutShip),
        squares().prop_map(Action::TakeShip),
        squares().prop_map(Action::Reenter),
        select(vec![Action::Swap, Action::Pass, Action::End]),
    ]
}

/// Comments of all characters that are allowed, and of what the syntax gives a meaning to.
fn comments() -> impl Strategy<Value = Vec<String>> {
    let meaning = [
        "}", "{", "&#125;", "&#38;", "&#", "&", "#", ";", "\n%", "\n", "\t", " ", "\\", "\"", "1-0",
        "\u{feff}",
    ];
    let piece = prop_oneof![select(meaning.to_vec()).prop_map(str::to_owned), "\\PC{0,40}"];
    let allowed = |text: &String| !text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t'));
    let comment = prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat());
    prop::collection::vec(comment.prop_filter("control characters", allowed), 0..3)
}

fn lines() -> impl Strategy<Value = Line> {
    let node = |variations: BoxedStrategy<Vec<Variation>>| {
        let turns = prop::collection::vec(actions(), 1..4).prop_map(Turn);
        (turns, prop::collection::vec(any::<u8>(), 0..3), comments(), variations).prop_map(
            |(turn, nags, comments, variations)| Node {
                turn,
                nags,
                comments,
                variations,
                place: Place::default(),
            },
        )
    };
    let leaf = prop::collection::vec(node(Just(vec![]).boxed()), 1..6).prop_map(Line);
    leaf.prop_recursive(4, 40, 3, move |inner| {
        let variation = (comments(), inner).prop_map(|(intro, line)| Variation { intro, line });
        prop::collection::vec(node(prop::collection::vec(variation, 0..3).boxed()), 1..4).prop_map(Line)
    })
}

fn records() -> impl Strategy<Value = Record> {
    let names = prop_oneof!["[A-Za-z0-9_]{1,8}", select(vec![Tag::EVENT.to_owned(), Tag::SECOND.to_owned()])];
    let tags = prop::collection::btree_map(names, "\\PC{0,20}|[\\\\\"\\]]{0,4}", 0..6);
    let results =
        [GameResult::FirstWins, GameResult::SecondWins, GameResult::Draw, GameResult::Unfinished].to_vec();
    let line = prop_oneof![1 => Just(Line::default()), 9 => lines()];
    (tags, comments(), line, select(results)).prop_map(|(tags, intro, line, result)| Record {
        tags: tags
            .into_iter()
            .map(|(name, value)| Tag { name, value })
            .filter(|t| t.name != Tag::RESULT)
            .collect(),
        intro,
        line,
        result,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn print_then_read_is_the_identity(record in records()) {
        prop_assert_eq!(record.check(), Ok(()));
        let printed = record.to_string();
        let read = Record::parse(&printed).unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), printed.as_str());
        prop_assert_eq!(Record::parse(&printed.replace('\n', "\r\n")), Ok(record.clone()));
        let all = printed.repeat(2);
        prop_assert_eq!(Record::parse_all(&all), Ok(vec![record.clone(), record]));
    }

    #[test]
    fn json_then_read_is_the_identity(record in records()) {
        let json = record.to_json();
        prop_assert!(schema().is_valid(&json));
        prop_assert_eq!(Record::from_json(&json.to_string()), Ok(record));
    }

    #[test]
    fn no_text_is_too_hostile(text in "(\\PC|[\\[\\]{}()$!?.;\"%*10/ \\-\\n\\r\\t\\x00]|b2|1-0|\\[A \"){0,40}") {
        law_of_reading(&text)?;
    }

    #[test]
    fn no_mutation_is_too_hostile(record in records(), cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..4u8), 1..5)) {
        for text in [record.to_string(), record.to_json().to_string()] {
            let mut chars: Vec<char> = text.chars().collect();
            for (at, new, how) in &cuts {
                let at = at.index(chars.len());
                match how {
                    0 => chars[at] = *new,
                    1 => chars.insert(at, chars[(at * 7) % chars.len()]),
                    2 if chars.len() > 1 => { chars.remove(at); }
                    _ => chars.truncate(at + 1),
                }
            }
            law_of_reading(&chars.into_iter().collect::<String>())?;
        }
    }
}

/// Whatever the text, there is no panic; what is read can be printed and read again; what is not has a place.
fn law_of_reading(text: &str) -> Result<(), TestCaseError> {
    match Record::parse_all(text) {
        Ok(games) => {
            for game in &games {
                prop_assert_eq!(game.check(), Ok(()));
                prop_assert_eq!(Record::parse(&game.to_string()), Ok(game.clone()));
                for comment in &game.intro {
                    commands(comment);
                }
            }
        }
        Err(error) => prop_assert!(error.place.line > 0 && error.place.column > 0, "{error}"),
    }
    match Record::from_json(text) {
        Ok(game) => prop_assert_eq!(game.check(), Ok(())),
        Err(error) => prop_assert!(error.place.line > 0, "{error}"),
    }
    Ok(())
}
