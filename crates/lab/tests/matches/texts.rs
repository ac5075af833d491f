//! Everything that can be wrong with a match has a sentence in every language.

use khamsin_lab::FaultKind;
use khamsin_lab::journal::JournalError;
use khamsin_lab::opening::{OpeningError, OpeningFault};
use khamsin_lab::spec::{SpecError, SpecFault};
use khamsin_rules::message::Message;
use khamsin_text::{Lang, Texts};

fn spec_errors() -> Vec<SpecError> {
    let word = || "word".to_owned();
    let faults = [
        SpecFault::Unknown { name: word() },
        SpecFault::Level { value: word() },
        SpecFault::Depth { value: word() },
        SpecFault::Form,
        SpecFault::Setting { name: word(), known: word() },
        SpecFault::Value { name: word(), value: word() },
        SpecFault::Twice { name: word() },
        SpecFault::Command,
    ];
    faults.into_iter().map(|fault| SpecError { text: word(), fault }).collect()
}

#[test]
fn every_error_has_its_sentence() {
    let set = "seti/aleph".parse().unwrap();
    let mut errors: Vec<Box<dyn Message>> = Vec::new();
    for error in spec_errors() {
        errors.push(Box::new(error));
    }
    for fault in [OpeningFault::Empty, OpeningFault::Over, OpeningFault::RuleSet { found: set, needed: set }]
    {
        errors.push(Box::new(OpeningError { line: 3, fault }));
    }
    errors.push(Box::new(JournalError::Io(std::io::ErrorKind::NotFound.into())));
    errors.push(Box::new(JournalError::InUse));
    errors.push(Box::new(JournalError::Foreign));
    errors.push(Box::new(JournalError::Line { line: 3, reason: "word".to_owned() }));
    errors.push(Box::new(JournalError::Settings(Vec::new())));
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for error in &errors {
            assert!(texts.has(error.id()), "{lang}: {}", error.id());
            let said = texts.message(&**error);
            assert!(!said.contains(['{', '$']), "{lang}: {said}");
        }
        for kind in FaultKind::ALL {
            assert!(texts.has(&format!("match-fault-{}", kind.name())), "{lang}: {kind:?}");
        }
    }
}
