//! The games that were saved, and what comes of saving and opening them.

use std::path::PathBuf;

use super::{App, Done, Effect, Note, Prompt, Screen, Subject, Wish};
use crate::table::{Settings, Table};

/// The saved games, and which one the cursor is on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    /// Their files, the latest first.
    pub files: Vec<PathBuf>,
    /// The number of the cursor's.
    pub at: usize,
}

impl App {
    /// A wish on the list of saved games.
    pub(super) fn open_wish(&mut self, wish: Wish) -> Vec<Effect> {
        let Saved { files, at } = &mut self.saved;
        match wish {
            Wish::Up => *at = at.saturating_sub(1),
            Wish::Down => *at = (*at + 1).min(files.len().saturating_sub(1)),
            Wish::Type => self.prompt = Some(Prompt::new(Subject::Open)),
            Wish::Choose | Wish::Say => {
                return files.get(*at).cloned().map(Effect::Open).into_iter().collect();
            }
            Wish::Leave | Wish::Cancel => self.screen = Screen::Menu,
            _ => {}
        }
        Vec::new()
    }

    /// What came of an effect.
    pub(super) fn done(&mut self, done: Done) -> Vec<Effect> {
        match done {
            Done::Saved(Ok(file)) => {
                self.note = Some(self.said("told-saved", &vec![("file", file.display().to_string().into())]));
            }
            Done::Saved(Err(error)) | Done::NotKept(error) | Done::Opened(Err(error)) => {
                self.note = Some(Note::Refused(self.texts.message(&error)));
            }
            Done::Opened(Ok(table)) => return self.open(*table),
            Done::Listed(files) => self.saved = Saved { files, at: 0 },
            Done::Unfollowed(file) => {
                if let Some((path @ None, _)) = &mut self.menu.left {
                    *path = Some(file);
                }
            }
        }
        Vec::new()
    }

    /// A game that was read: one that is over is reviewed, another one goes on.
    fn open(&mut self, table: Table) -> Vec<Effect> {
        if table.game().outcome().is_none() {
            self.menu.settings = Settings::of(&table, self.menu.settings.seed);
            let mut effects = vec![Effect::Follow(None)];
            effects.extend(self.sit_down(table));
            return effects;
        }
        self.desk = None;
        self.study(table)
    }
}
