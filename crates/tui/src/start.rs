//! What the terminal game begins with: the reader's wishes and the terminal's abilities.

use std::path::PathBuf;

use khamsin_tables::store::Folder;
use khamsin_text::{Glyphs, Texts};

use crate::store::Store;
use crate::table::Settings;
use crate::terminal::Colours;

/// Whether the game was named already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// By the settings: begin at once.
    Settings,
    /// Not yet: offer an unfinished game, or let the reader choose.
    Open,
}

/// What the terminal game begins with.
pub struct Start {
    /// What is said, in the reader's language.
    pub texts: Texts,
    /// Which signs boards are drawn with.
    pub glyphs: Glyphs,
    /// How many colours there are.
    pub colours: Colours,
    /// Where games are kept; nothing is kept without.
    pub store: Option<Store>,
    /// Where exact tables are, for hints and reviews.
    pub tables: Option<Folder>,
    /// The game to begin with, or to offer first.
    pub settings: Settings,
    /// Whether to begin it at once.
    pub chosen: Chosen,
    /// A record to take up instead.
    pub file: Option<PathBuf>,
}
