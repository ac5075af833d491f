//! What a match leaves behind: its journal and its records.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use khamsin_lab::{Journal, Match, Played, Settings, pgn};

use super::args;
use crate::complaint::{self, Complaint};
use crate::front::Front;

/// The files of a match, as far as they were asked for.
pub struct Files {
    settings: Settings,
    set: khamsin_rules::RuleSet,
    journal: Option<(PathBuf, Journal)>,
    records: Option<(PathBuf, File)>,
}

impl Files {
    /// Opens them, and gives back the games that the journal has.
    pub fn open(what: &args::Match, game: &Match, front: &Front) -> anyhow::Result<(Files, Vec<Played>)> {
        let settings = game.settings();
        let (mut journal, mut played) = (None, Vec::new());
        if let Some(path) = &what.resume {
            let (opened, games) = Journal::open(path, &settings)
                .map_err(|error| named(path, &complaint::of(&front.texts, &error).0))?;
            journal = Some((path.clone(), opened));
            played = games;
        }
        let mut files = Files { settings, set: game.set, journal, records: None };
        if let Some(path) = &what.pgn {
            files.open_records(path, &played, front)?;
        }
        Ok((files, played))
    }

    /// Adds a finished game to all of them: first to the journal, from which the records can be completed.
    pub fn add(&mut self, played: &Played, front: &Front) -> anyhow::Result<()> {
        if let Some((path, journal)) = &mut self.journal {
            journal.add(played).map_err(|error| failed(front, "match-journal-io", path, &error))?;
        }
        self.add_record(played, front)
    }

    /// Opens the records, and adds those games of the journal that they lack.
    fn open_records(&mut self, path: &Path, played: &[Played], front: &Front) -> anyhow::Result<()> {
        let failed = |error: &io::Error| failed(front, "match-records-io", path, error);
        let written = match fs::read(path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(&error).into()),
        };
        let mut file =
            OpenOptions::new().append(true).create(true).open(path).map_err(|error| failed(&error))?;
        if !written.is_empty() && !written.ends_with("\n\n") {
            let gap = if written.ends_with('\n') { "\n" } else { "\n\n" };
            file.write_all(gap.as_bytes()).map_err(|error| failed(&error))?;
        }
        self.records = Some((path.to_owned(), file));
        for played in pgn::missing(&written, &self.settings, played) {
            self.add_record(played, front)?;
        }
        Ok(())
    }

    fn add_record(&mut self, played: &Played, front: &Front) -> anyhow::Result<()> {
        if let Some((path, file)) = &mut self.records {
            let record = pgn::record(played, &self.settings, &self.set)?;
            // One write for all of it: a record is there whole or not at all.
            let text = format!("{record}\n");
            file.write_all(text.as_bytes())
                .map_err(|error| failed(front, "match-records-io", path, &error))?;
        }
        Ok(())
    }
}

fn named(path: &Path, why: &str) -> Complaint {
    Complaint(format!("{}: {why}", path.display()))
}

fn failed(front: &Front, id: &str, path: &Path, error: &io::Error) -> Complaint {
    named(path, &front.text(id, &vec![("reason", error.to_string().into())]))
}
