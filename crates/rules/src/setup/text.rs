//! The position text: six fields on one line, like chess's FEN.
//!
//! `5/5/2M2/5/5 2 place:2 11,12 0 2`: ranks from the top, the side to act, the phase, the hands, quiet turns, turn.

use std::fmt;
use std::str::FromStr;

use super::{PositionTextError, Setup, TextFault};
use crate::action::excerpt;
use crate::pending::Pending;
use crate::piece::Piece;
use crate::side::{BySide, Side};
use crate::square::Square;

/// The largest boards of any game here.
const MOST_FILES: usize = 9;
const MOST_RANKS: usize = 10;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.ranks).rev() {
            if rank + 1 < self.ranks {
                f.write_str("/")?;
            }
            let mut gap = 0;
            for file in 0..self.files {
                let Some(piece) = self.piece(Square::new(file, rank)) else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    write!(f, "{gap}")?;
                    gap = 0;
                }
                write!(f, "{}", piece.letter())?;
                if matches!(piece, Piece::Figure { aboard: true, .. }) {
                    f.write_str("+")?;
                }
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
        }
        let (first, second) = (self.hands[Side::First], self.hands[Side::Second]);
        write!(f, " {} {} {first},{second} {} {}", self.side, self.pending, self.quiet, self.turn)
    }
}

impl FromStr for Setup {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Setup, PositionTextError> {
        let fields = fields(text);
        let [board, side, phase, hands, quiet, turn] = fields[..] else {
            return Err(fault(1, TextFault::Fields { count: fields.len() }));
        };
        let mut setup = read_board(board)?;
        setup.side =
            one_char(side.text).and_then(Side::from_digit).ok_or_else(|| side.bad(TextFault::Side))?;
        setup.pending = Pending::parse(phase.text).ok_or_else(|| phase.bad(TextFault::Phase))?;
        setup.hands = read_hands(hands.text).ok_or_else(|| hands.bad(TextFault::Hands))?;
        setup.quiet = read_counter(quiet.text).ok_or_else(|| quiet.bad(TextFault::Quiet))?;
        setup.turn = read_counter(turn.text).filter(|&n| n > 0).ok_or_else(|| turn.bad(TextFault::Turn))?;
        if setup.quiet >= setup.turn {
            return Err(quiet.bad(TextFault::Quiet));
        }
        Ok(setup)
    }
}

/// A field of the text and the column it starts at.
#[derive(Clone, Copy)]
struct Field<'a> {
    text: &'a str,
    column: usize,
}

impl Field<'_> {
    fn bad(self, fault_of: fn(String) -> TextFault) -> PositionTextError {
        fault(self.column, fault_of(excerpt(self.text)))
    }
}

fn fault(column: usize, fault: TextFault) -> PositionTextError {
    PositionTextError { column, fault }
}

/// Cuts the text at single spaces; in links they are underscores.
fn fields(text: &str) -> Vec<Field<'_>> {
    let mut column = 1;
    text.split([' ', '_'])
        .map(|field| {
            let at = column;
            column += field.chars().count() + 1;
            Field { text: field, column: at }
        })
        .collect()
}

fn one_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn read_board(board: Field<'_>) -> Result<Setup, PositionTextError> {
    let rows: Vec<&str> = board.text.split('/').collect();
    let mut column = board.column;
    let mut widths = None;
    let mut cells: Vec<Vec<Option<Piece>>> = Vec::new();
    for row in rows {
        let read = read_row(row, column)?;
        if read.len() > MOST_FILES || widths.is_some_and(|width| width != read.len()) || read.is_empty() {
            return Err(fault(column, TextFault::RowWidth { row: cells.len() + 1, width: read.len() }));
        }
        widths = Some(read.len());
        cells.push(read);
        if cells.len() > MOST_RANKS {
            return Err(fault(column, TextFault::RowCount));
        }
        column += row.chars().count() + 1;
    }
    let (files, ranks) = (widths.unwrap_or(0) as u8, cells.len() as u8);
    cells.reverse();
    Ok(Setup { cells: cells.concat(), ..Setup::empty(files, ranks) })
}

fn read_row(row: &str, start: usize) -> Result<Vec<Option<Piece>>, PositionTextError> {
    let mut cells: Vec<Option<Piece>> = Vec::new();
    let mut after_gap = false;
    for (i, letter) in row.chars().enumerate() {
        let column = start + i;
        if let Some(gap) = letter.to_digit(10) {
            // Two numbers in a row, or a zero, would give one board two texts.
            if gap == 0 || after_gap {
                return Err(fault(column, TextFault::Gap));
            }
            cells.extend(vec![None; gap as usize]);
        } else if letter == '+' {
            let Some(Some(Piece::Figure { aboard: aboard @ false, .. })) =
                cells.last_mut().filter(|_| !after_gap)
            else {
                return Err(fault(column, TextFault::Plus));
            };
            *aboard = true;
        } else {
            let piece = Piece::from_letter(letter);
            cells.push(Some(piece.ok_or_else(|| fault(column, TextFault::Letter { letter }))?));
        }
        after_gap = letter.is_ascii_digit();
    }
    Ok(cells)
}

fn read_hands(text: &str) -> Option<BySide<u8>> {
    let (first, second) = text.split_once(',')?;
    let read = |word: &str| read_counter(word).and_then(|n| u8::try_from(n).ok());
    Some(BySide::new(read(first)?, read(second)?))
}

/// Digits without sign or leading zeros.
fn read_counter(text: &str) -> Option<u32> {
    let number: u32 = text.parse().ok()?;
    (number.to_string() == text && number < 1_000_000).then_some(number)
}
