//! Everything that can be wrong with a table has a sentence in every language.

use std::path::PathBuf;

use khamsin_rules::message::Message;
use khamsin_tables::build::{BuildError, CheckError};
use khamsin_tables::format::{Plane, TableError, WriteError};
use khamsin_tables::puzzle::PuzzleError;
use khamsin_tables::solve::SolveError;
use khamsin_tables::store::StoreError;
use khamsin_tables::verify::Fault;
use khamsin_tables::{Location, Pair, Slice};
use khamsin_text::{Lang, Texts};

fn build_errors() -> Vec<Box<dyn Message>> {
    let slice = Slice::men(4, 3);
    let pair = Pair::of(slice);
    let at = Location { slice, index: 7 };
    let folder = PathBuf::from("tables");
    let found = CheckError::Entry(Fault::Count { slice, found: 1, there_are: 2 });
    vec![
        Box::new(BuildError::Memory { pair, needed: 2, limit: 1 }),
        Box::new(BuildError::InUse { folder }),
        Box::new(BuildError::Solve(SolveError::Cancelled(pair))),
        Box::new(BuildError::Solve(SolveError::TooDeep(pair))),
        Box::new(CheckError::Missing(slice)),
        Box::new(PuzzleError::Missing(slice)),
        Box::new(found),
        Box::new(CheckError::Entry(Fault::Missing(at))),
    ]
}

fn errors() -> Vec<Box<dyn Message>> {
    let word = || "word".to_owned();
    let file = || PathBuf::from("4-3.table");
    let faults = [
        TableError::Foreign,
        TableError::Version { found: 2 },
        TableError::Header,
        TableError::Length { found: 1, expected: 2 },
        TableError::Directory,
        TableError::Block { plane: Plane::Values, block: 3 },
        TableError::Counts,
        TableError::Codec { name: "zstd" },
        TableError::Scheme { found: 2 },
        TableError::Rules { found: word(), expected: word() },
        TableError::Slice { found: Slice::men(4, 3), expected: Slice::men(3, 4) },
        TableError::Unreadable { reason: word() },
    ];
    let mut errors: Vec<Box<dyn Message>> = Vec::new();
    for error in faults {
        errors.push(Box::new(StoreError { file: file(), error }));
    }
    errors.push(Box::new(WriteError::Full { path: file() }));
    errors.push(Box::new(WriteError::Refused { path: file(), reason: word() }));
    errors
}

#[test]
fn every_error_has_its_sentence() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for error in errors() {
            assert!(texts.has(error.id()), "{lang}: {}", error.id());
            let said = texts.message(&*error);
            assert!(said.contains("4-3.table") && !said.contains(['{', '$']), "{lang}: {said}");
        }
        for error in build_errors() {
            assert!(texts.has(error.id()), "{lang}: {}", error.id());
            assert!(!texts.message(&*error).contains(['{', '$']), "{lang}: {}", error.id());
        }
    }
}
