//! Whatever can be wrong has a sentence that names the place and only what it is given.

use std::collections::{BTreeMap, BTreeSet};

use khamsin_rules::action::Action;
use khamsin_rules::clause::Clause;
use khamsin_rules::game::{OfferError, TurnError};
use khamsin_rules::message::{Args, Message};
use khamsin_rules::record::{Place, Reason, RecordError};
use khamsin_rules::replay::{ReplayError, ReplayFault};
use khamsin_rules::ruleset::{RuleSetError, RuleSetFault};
use khamsin_rules::setup::{PositionTextError, SetupError, TextFault};
use khamsin_rules::{Illegal, Pending, Side, Square};
use khamsin_text::{Lang, Texts};

use crate::ftl;

const C3: Square = Square::new(2, 2);

fn word() -> String {
    "word".to_owned()
}

fn position_faults() -> Vec<TextFault> {
    vec![
        TextFault::Fields { count: 4 },
        TextFault::Letter { letter: 'Q' },
        TextFault::Gap,
        TextFault::Plus,
        TextFault::RowWidth { row: 2, width: 6 },
        TextFault::RowCount,
        TextFault::Side(word()),
        TextFault::Phase(word()),
        TextFault::Hands(word()),
        TextFault::Quiet(word()),
        TextFault::Turn(word()),
    ]
}

fn setup_errors() -> Vec<SetupError> {
    vec![
        SetupError::Board { found: (7, 7), needed: (5, 5) },
        SetupError::ForeignPiece { square: C3, letter: 'P' },
        SetupError::ForeignPhase { pending: Pending::Pie },
        SetupError::Pieces { side: Side::First, count: 13, most: 12 },
        SetupError::Total { letter: '*', count: 4, needed: 5 },
        SetupError::Hands { first: 3, second: 4 },
        SetupError::Square { square: C3, clause: Clause::SeegaPlaceCentre },
        SetupError::NoFurtherCapture { square: C3 },
        SetupError::NotBlocked,
        SetupError::NotFreed,
        SetupError::WrongSide { side: Side::Second },
        SetupError::NoCaptor,
        SetupError::Deserted,
    ]
}

fn ruleset_faults() -> Vec<RuleSetFault> {
    vec![
        RuleSetFault::Form { text: word() },
        RuleSetFault::Unknown { text: word(), known: word() },
        RuleSetFault::Revision { text: word(), newest: 1 },
        RuleSetFault::Parameter { text: word(), known: word() },
        RuleSetFault::Twice { name: word() },
        RuleSetFault::Value { name: word(), text: word(), values: word() },
        RuleSetFault::Ladder { text: word() },
        RuleSetFault::Neutrals { text: word() },
        RuleSetFault::WonAtOnce,
    ]
}

fn turn_errors() -> Vec<TurnError> {
    let action = Action::Place(C3);
    let illegal = Illegal { action, clause: Clause::SeegaPlaceCentre, square: Some(C3), over: false };
    vec![
        TurnError::Illegal { index: 0, illegal },
        TurnError::Incomplete { pending: Pending::Place(1) },
        TurnError::TooLong { action },
    ]
}

/// One of every error.
fn errors() -> Vec<Box<dyn Message>> {
    let mut errors: Vec<Box<dyn Message>> = Vec::new();
    for fault in position_faults() {
        errors.push(Box::new(PositionTextError { column: 7, fault }));
    }
    for error in setup_errors() {
        errors.push(Box::new(error));
    }
    for fault in ruleset_faults() {
        errors.push(Box::new(RuleSetError { column: 7, fault }));
    }
    for &reason in Reason::ALL {
        let place = Place { line: 3, column: 7 };
        errors.push(Box::new(RecordError { place, reason, text: word() }));
    }
    for error in turn_errors() {
        errors.push(Box::new(error));
    }
    let faults = [
        ReplayFault::NoRuleSet,
        ReplayFault::Hash { found: word(), expected: word() },
        ReplayFault::Seed(word()),
        ReplayFault::Result { found: "1-0", expected: "*" },
    ];
    for fault in faults {
        errors.push(Box::new(ReplayError { place: Place::default(), turn: 1, fault }));
    }
    for error in [OfferError::Over, OfferError::NothingToCount, OfferError::NoOffer, OfferError::Standing] {
        errors.push(Box::new(error));
    }
    errors
}

/// Errors that are no [`Message`]: an action text that is none, and an action after the end.
fn others() -> [(&'static str, Args); 2] {
    [
        ("action-text", vec![("text", "word".into())]),
        ("action-over", vec![("action", "c3".into()), ("reason", "Total victory".into())]),
    ]
}

/// The texts of the errors' file, as they stand; what is wrong with questions is told and tested by `crates/protocol`.
fn written(lang: Lang) -> BTreeMap<String, String> {
    let (_, source) =
        lang.sources().iter().find(|(file, _)| *file == "errors.ftl").expect("every language has it");
    let is_there = |id: &str| source.lines().any(|line| line.starts_with(&format!("{id} =")));
    ftl::texts(lang).into_iter().filter(|(id, _)| is_there(id) && !id.starts_with("request-")).collect()
}

#[test]
fn every_error_has_a_sentence_and_every_sentence_an_error() {
    let mut ids: BTreeSet<String> = errors().iter().map(|error| error.id().to_owned()).collect();
    ids.extend(others().map(|(id, _)| id.to_owned()));
    for lang in Lang::ALL {
        let texts: BTreeSet<String> = written(lang).into_keys().collect();
        assert_eq!(ids, texts, "{lang}");
    }
}

#[test]
fn sentences_name_only_what_they_are_given() {
    for lang in Lang::ALL {
        let (texts, raw) = (Texts::new(lang), written(lang));
        let messages = errors().into_iter().map(|error| (error.id(), error.args()));
        for (id, args) in messages.chain(others()) {
            let given: BTreeSet<&str> = args.iter().map(|(name, _)| *name).collect();
            let named = ftl::variables(&raw[id]);
            assert!(named.is_subset(&given), "{lang}: {id} names {named:?}, but is given {given:?}");
            let said = texts.text(id, &args);
            assert!(!said.contains(['{', '$']) && !said.ends_with('.'), "{lang}: {said}");
        }
    }
}

#[test]
fn sentences_name_the_place_where_there_is_one() {
    for lang in Lang::ALL {
        let raw = written(lang);
        for error in errors() {
            let (id, args) = (error.id(), error.args());
            let named = ftl::variables(&raw[id]);
            for place in ["line", "column", "square"] {
                // An illegal action is told by its clause; this sentence is only the fallback.
                let given = args.iter().any(|(name, _)| *name == place) && id != "turn-illegal";
                assert!(!given || named.contains(place), "{lang}: {id} does not tell its {place}");
            }
        }
    }
}

/// Fluent chooses by number, while the rules write a side as a digit: both are understood.
#[test]
fn a_side_is_named() {
    let texts = Texts::new(Lang::En);
    let said = |side: khamsin_rules::message::Arg| texts.text("setup-wrong-side", &vec![("side", side)]);
    assert!(said(Side::First.into()).starts_with("First is never"));
    assert!(said(Side::Second.into()).starts_with("Second is never"));
}
