//! The mailbox board that all games share: a list of squares, each with at most one piece, one ship, one neutral.
//!
//! Coordinates are signed and start at 0, so that a loop may look over the edge: off the board there is simply no
//! cell. The text form has the ranks from the top, `/` between them and numbers for runs of empty squares.

use std::fmt;

pub use crate::square::{ORTHOGONAL, Side, Square};

/// What kind of piece it is; Seega, Saut du Chat and Pahtum have men only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    Man,
    Pharaoh,
    Priest,
}

/// A piece and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    pub side: Side,
    pub figure: Figure,
}

/// What one square holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    pub piece: Option<Piece>,
    pub ship: Option<Side>,
    pub neutral: bool,
}

/// A board of any size up to 9 files and 10 ranks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    width: i8,
    height: i8,
    cells: Vec<Cell>,
}

impl Board {
    /// An empty board.
    pub fn empty(width: i8, height: i8) -> Board {
        let cells = (0..height).flat_map(|_| 0..width).map(|_| Cell::default()).collect();
        Board { width, height, cells }
    }

    /// The number of files.
    pub fn width(&self) -> i8 {
        self.width
    }

    /// The number of ranks.
    pub fn height(&self) -> i8 {
        self.height
    }

    /// The middle square.
    pub fn centre(&self) -> Square {
        Square { file: self.width / 2, rank: self.height / 2 }
    }

    /// Every square, rank by rank from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |rank| (0..width).map(move |file| Square { file, rank }))
    }

    /// What a square holds; nothing at all off the board.
    pub fn get(&self, square: Square) -> Option<Cell> {
        self.index(square).map(|index| self.cells[index])
    }

    /// Change what a square holds.
    pub fn set(&mut self, square: Square, cell: Cell) {
        if let Some(index) = self.index(square) {
            self.cells[index] = cell;
        }
    }

    /// Change only the piece on a square.
    pub fn set_piece(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(index) = self.index(square) {
            self.cells[index].piece = piece;
        }
    }

    /// Put a man of this side on a square.
    pub fn put_man(&mut self, square: Square, side: Side) {
        self.set_piece(square, Some(Piece { side, figure: Figure::Man }));
    }

    /// Carry the piece of one square to another; a ship under it stays.
    pub fn carry(&mut self, from: Square, to: Square) {
        let piece = self.piece(from);
        self.set_piece(from, None);
        self.set_piece(to, piece);
    }

    /// The piece on a square, if any.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.get(square).and_then(|cell| cell.piece)
    }

    /// Whose piece stands on a square, if any.
    pub fn owner(&self, square: Square) -> Option<Side> {
        self.piece(square).map(|piece| piece.side)
    }

    /// Whether a square is on the board and holds nothing.
    pub fn is_empty(&self, square: Square) -> bool {
        self.get(square) == Some(Cell::default())
    }

    /// Every square with a piece of this side.
    pub fn squares_of(&self, side: Side) -> impl Iterator<Item = Square> + '_ {
        self.squares().filter(move |&square| self.owner(square) == Some(side))
    }

    /// How many pieces a side has on the board.
    pub fn count(&self, side: Side) -> usize {
        self.squares_of(side).count()
    }

    fn index(&self, square: Square) -> Option<usize> {
        if !(0..self.width).contains(&square.file) || !(0..self.height).contains(&square.rank) {
            return None;
        }
        usize::try_from(i16::from(square.rank) * i16::from(self.width) + i16::from(square.file)).ok()
    }

    /// Read the first field of a position; `letters` are the pieces that the game knows, in upper case.
    pub fn parse(width: i8, height: i8, letters: &str, text: &str) -> Result<Board, String> {
        let mut board = Board::empty(width, height);
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != usize::try_from(height).unwrap_or(0) {
            return Err(format!("the board `{text}` should have {height} ranks"));
        }
        for (rank, line) in (0..height).rev().zip(ranks) {
            let mut file = 0;
            let mut signs = line.chars().peekable();
            while let Some(sign) = signs.next() {
                if let Some(run) = sign.to_digit(10) {
                    file += i8::try_from(run).unwrap_or(i8::MAX);
                } else {
                    let mut cell =
                        cell_of(sign, letters).ok_or_else(|| format!("`{sign}` has no place in `{text}`"))?;
                    if signs.peek() == Some(&'+') {
                        let figure = cell.piece.filter(|piece| piece.figure != Figure::Man);
                        cell.ship = Some(figure.ok_or_else(|| format!("a lone `+` in `{text}`"))?.side);
                        signs.next();
                    }
                    board.set(Square { file, rank }, cell);
                    file += 1;
                }
                if file > width {
                    break;
                }
            }
            if file != width {
                return Err(format!("the rank `{line}` should have {width} squares"));
            }
        }
        Ok(board)
    }
}

/// What one letter of the text form means.
fn cell_of(sign: char, letters: &str) -> Option<Cell> {
    if !letters.contains(sign.to_ascii_uppercase()) {
        return None;
    }
    let side = if sign.is_ascii_uppercase() { Side::First } else { Side::Second };
    let piece = |figure| Cell { piece: Some(Piece { side, figure }), ..Cell::default() };
    match sign.to_ascii_uppercase() {
        'M' => Some(piece(Figure::Man)),
        'P' => Some(piece(Figure::Pharaoh)),
        'H' => Some(piece(Figure::Priest)),
        'S' => Some(Cell { ship: Some(side), ..Cell::default() }),
        '*' => Some(Cell { neutral: true, ..Cell::default() }),
        _ => None,
    }
}

/// How a cell that is not empty is written.
fn signs_of(cell: Cell) -> (char, bool) {
    let by_side = |side, letter: char| match side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    };
    match (cell.piece, cell.ship) {
        (Some(piece), ship) => {
            let letter = match piece.figure {
                Figure::Man => 'M',
                Figure::Pharaoh => 'P',
                Figure::Priest => 'H',
            };
            (by_side(piece.side, letter), ship.is_some())
        }
        (None, Some(side)) => (by_side(side, 'S'), false),
        (None, None) => ('*', false),
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.height).rev() {
            let mut run = 0;
            for file in 0..self.width {
                let cell = self.get(Square { file, rank }).unwrap_or_default();
                if cell == Cell::default() {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    write!(f, "{run}")?;
                    run = 0;
                }
                let (letter, on_ship) = signs_of(cell);
                write!(f, "{letter}{}", if on_ship { "+" } else { "" })?;
            }
            if run > 0 {
                write!(f, "{run}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}
