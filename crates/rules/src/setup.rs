//! A position as someone wrote it down, before anybody asked whether it can arise.
//!
//! Text → [`Setup`] → position: reading finds slips of the pen ([`PositionTextError`]), the rules find positions that
//! cannot be ([`SetupError`]). A setup also carries the two counters that a position does not have.

use crate::bits::Bits;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::piece::Piece;
use crate::position::Position;
use crate::side::{BySide, Side};
use crate::square::Square;

mod error;
mod text;

pub use error::{PositionTextError, SetupError, TextFault};

/// A board, whose turn it is, what is owed, the hands, and the counters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    files: u8,
    ranks: u8,
    cells: Vec<Option<Piece>>,
    /// The side to act.
    pub side: Side,
    /// What it owes.
    pub pending: Pending,
    /// Pieces, neutrals or ships in hand.
    pub hands: BySide<u8>,
    /// Turns since the last capture, removal or placement.
    pub quiet: u32,
    /// Completed turns, plus one.
    pub turn: u32,
}

impl Setup {
    /// An empty board, First to move.
    pub fn empty(files: u8, ranks: u8) -> Setup {
        Setup {
            files,
            ranks,
            cells: vec![None; files as usize * ranks as usize],
            side: Side::First,
            pending: Pending::Move,
            hands: BySide::default(),
            quiet: 0,
            turn: 1,
        }
    }

    /// A position written down, with its counters.
    pub fn of(position: &impl Position, quiet: u32, turn: u32) -> Setup {
        let (files, ranks) = position.dimensions();
        let mut setup = Setup {
            side: position.side(),
            pending: position.pending(),
            hands: BySide::new(position.hand(Side::First), position.hand(Side::Second)),
            quiet,
            turn,
            ..Setup::empty(files, ranks)
        };
        for square in setup.squares() {
            setup.put(square, position.piece(square));
        }
        setup
    }

    /// How many files and ranks the board has.
    pub fn dimensions(&self) -> (u8, u8) {
        (self.files, self.ranks)
    }

    /// Every square, a1 first.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (files, ranks) = (self.files, self.ranks);
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    /// What stands on a square of this board.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.cells[self.cell(square)]
    }

    /// Puts something, or nothing, on a square of this board.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        let cell = self.cell(square);
        self.cells[cell] = piece;
    }

    fn cell(&self, square: Square) -> usize {
        square.rank() as usize * self.files as usize + square.file() as usize
    }

    /// Whether the board is the board `G`.
    pub(crate) fn fits<G: Grid>(&self) -> Result<(), SetupError> {
        let needed = (G::FILES as u8, G::RANKS as u8);
        let found = self.dimensions();
        if found == needed { Ok(()) } else { Err(SetupError::Board { found, needed }) }
    }

    /// The men of both sides on the board `G`, if it is that board and nothing else stands on it.
    pub(crate) fn men<G: Grid>(&self) -> Result<BySide<G::Bits>, SetupError> {
        self.fits::<G>()?;
        let mut men = BySide::new(G::Bits::NONE, G::Bits::NONE);
        for square in self.squares() {
            match self.piece(square) {
                None => {}
                Some(Piece::Man(side)) => men[side] |= G::bit(square),
                Some(piece) => return Err(SetupError::ForeignPiece { square, letter: piece.letter() }),
            }
        }
        Ok(men)
    }
}
