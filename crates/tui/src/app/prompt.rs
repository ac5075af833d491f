//! A line that is typed: a move, or the name of a file.

use std::path::PathBuf;

use khamsin_rules::Turn;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{App, Effect, Note};

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A move.
    Move,
    /// A file to save to.
    Save,
    /// A file to open.
    Open,
}

/// What was typed so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What it is.
    pub subject: Subject,
    /// The text.
    pub text: String,
}

impl Prompt {
    /// Nothing yet.
    pub fn new(subject: Subject) -> Prompt {
        Prompt { subject, text: String::new() }
    }
}

impl App {
    /// A key while something is typed.
    pub(super) fn type_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let Some(prompt) = &mut self.prompt else { return Vec::new() };
        match key.code {
            KeyCode::Esc => self.prompt = None,
            KeyCode::Backspace => {
                prompt.text.pop();
            }
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => prompt.text.clear(),
            KeyCode::Char('?') if prompt.text.is_empty() => return self.help_here(),
            KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                prompt.text.push(letter);
            }
            KeyCode::Enter => {
                let Prompt { subject, text } = prompt.clone();
                self.prompt = None;
                return self.typed(subject, text.trim());
            }
            _ => {}
        }
        Vec::new()
    }

    fn typed(&mut self, subject: Subject, text: &str) -> Vec<Effect> {
        match subject {
            Subject::Move if text.is_empty() => Vec::new(),
            Subject::Move => {
                if let Ok(turn) = text.to_lowercase().replace(' ', "").parse::<Turn>() {
                    return self.act_all(&turn);
                }
                let args = vec![("text", text.into())];
                self.note = Some(Note::Refused(self.texts.text("tui-not-an-action", &args)));
                Vec::new()
            }
            Subject::Save => {
                let file = if text.is_empty() { None } else { Some(PathBuf::from(text)) };
                let table = self.study.as_ref().map(|study| &study.table);
                let table = table.or(self.desk.as_ref().map(|desk| &desk.table));
                table.map(|table| Effect::Save(file, Box::new(table.clone()))).into_iter().collect()
            }
            Subject::Open if text.is_empty() => Vec::new(),
            Subject::Open => vec![Effect::Open(PathBuf::from(text))],
        }
    }
}
