//! What comes in and what goes out: the state itself touches no file, no thread and no terminal.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use crate::store::StoreError;
use crate::table::Table;
use crate::worker::{Finding, Task, Ticket};

/// Something that happened outside.
#[derive(Debug)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was used.
    Mouse(MouseEvent),
    /// The window has this width and height now.
    Resize(u16, u16),
    /// A second has passed on a clock that runs.
    Tick,
    /// The engine found something.
    Found(Ticket, Finding),
    /// An effect is done.
    Done(Done),
}

/// What came of an effect.
#[derive(Debug)]
pub enum Done {
    /// A game was saved, under this name.
    Saved(Result<PathBuf, StoreError>),
    /// A game was read.
    Opened(Result<Box<Table>, StoreError>),
    /// These games are saved.
    Listed(Vec<PathBuf>),
    /// This unfinished game is not followed any more.
    Unfollowed(PathBuf),
    /// The game could not be kept.
    NotKept(StoreError),
}

/// Something to be done outside.
#[derive(Debug)]
pub enum Effect {
    /// Ask the engine.
    Ask(Ticket, Task),
    /// Let the engine stop.
    Stop,
    /// Keep the game as it stands.
    Keep(Box<Table>),
    /// From now on another game is kept: this unfinished one, or a new one.
    Follow(Option<PathBuf>),
    /// Save the game, under this name or one of its own.
    Save(Option<PathBuf>, Box<Table>),
    /// Read a game.
    Open(PathBuf),
    /// List the games that were saved.
    List,
    /// Hand a text to the clipboard.
    Copy(String),
    /// Leave.
    Quit,
}
