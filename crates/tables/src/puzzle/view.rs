//! The same position as others see it: mirrored, turned, and with the sides exchanged.

use khamsin_rules::{AnyPosition, GameKind, Piece, RuleSet, Setup, Side, Square};

/// One of the ways to look at a position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct View(u8);

/// The bit that exchanges the sides; the lower ones are those of a symmetry.
const EXCHANGE: u8 = 8;

impl View {
    /// How many there are for a game.
    pub(super) fn count(game: GameKind) -> u8 {
        match game {
            GameKind::Seti => 4,
            _ => 16,
        }
    }

    /// One of a game's views by its number.
    pub(super) fn nth(game: GameKind, n: u8) -> View {
        match game {
            // Left and right; and each side sits at its own end.
            GameKind::Seti => View(n & 1 | if n & 2 == 0 { 0 } else { EXCHANGE | 2 }),
            _ => View(n),
        }
    }

    /// The position in this view.
    pub(super) fn of(self, set: &RuleSet, position: &AnyPosition) -> Option<AnyPosition> {
        let seen = position.setup(0, 1);
        let (files, ranks) = seen.dimensions();
        let mut shown = Setup::empty(files, ranks);
        shown.side = self.side(seen.side);
        shown.pending = seen.pending;
        for square in seen.squares() {
            let piece = seen.piece(square).map(|piece| self.piece(piece));
            shown.put(self.square(square, files, ranks), piece);
        }
        AnyPosition::from_setup(set, &shown).ok()
    }

    fn side(self, side: Side) -> Side {
        if self.0 & EXCHANGE == 0 { side } else { !side }
    }

    fn piece(self, piece: Piece) -> Piece {
        match piece {
            Piece::Man(side) => Piece::Man(self.side(side)),
            Piece::Ship(side) => Piece::Ship(self.side(side)),
            Piece::Figure { side, figure, aboard } => Piece::Figure { side: self.side(side), figure, aboard },
            Piece::Neutral => Piece::Neutral,
        }
    }

    fn square(self, square: Square, files: u8, ranks: u8) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.0 & 1 != 0 {
            file = files - 1 - file;
        }
        if self.0 & 2 != 0 {
            rank = ranks - 1 - rank;
        }
        if self.0 & 4 != 0 {
            (file, rank) = (rank, file);
        }
        Square::new(file, rank)
    }
}
