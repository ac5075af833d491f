//! The placing phase: two pieces a turn, the centre left empty, some first squares forced.

use super::position::Seega;
use super::rules::{Opening, Size, Starter};
use crate::clause::Clause;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::side::Side;
use crate::square::Square;

/// The squares that a placing turn is bound to under an opening, if it is bound to any.
///
/// `turn` counts placing turns of both sides from zero. The tables are those of `seega.opening.*`: First takes the
/// ends of the middle file, Second those of the middle rank; on larger boards the same pattern.
pub(super) fn forced_squares(opening: Opening, size: Size, turn: u32) -> Option<[Square; 2]> {
    let last = size.squares() - 1;
    let middle = last / 2;
    let edges = |turn| match turn {
        0 => Some([Square::new(middle, 0), Square::new(middle, last)]),
        1 => Some([Square::new(0, middle), Square::new(last, middle)]),
        _ => None,
    };
    let beside = [Square::new(middle - 1, middle), Square::new(middle + 1, middle)];
    let above = [Square::new(middle, middle - 1), Square::new(middle, middle + 1)];
    match (opening, turn) {
        (Opening::Free, _) => None,
        (Opening::CroisadeEdges, turn) => edges(turn),
        (Opening::CroisadeInner, 0) => Some(above),
        (Opening::CroisadeInner, 1) => Some(beside),
        (Opening::CroisadeInner, _) => None,
        (Opening::CroisadeCross, 2) => Some(beside),
        (Opening::CroisadeCross, 3) => Some(above),
        (Opening::CroisadeCross, turn) => edges(turn),
    }
}

/// The clause of an opening.
pub(super) fn opening_clause(opening: Opening) -> Option<Clause> {
    match opening {
        Opening::Free => None,
        Opening::CroisadeEdges => Some(Clause::SeegaOpeningEdges),
        Opening::CroisadeInner => Some(Clause::SeegaOpeningInner),
        Opening::CroisadeCross => Some(Clause::SeegaOpeningCross),
    }
}

impl<G: Grid> Seega<G> {
    /// How many placing turns are complete.
    pub(super) fn placing_turns(&self) -> u32 {
        let in_hand = self.hands[Side::First] + self.hands[Side::Second];
        (2 * self.rules.size.pieces() - in_hand) as u32 / 2
    }

    /// The squares the placing turn is bound to, if it is.
    pub(super) fn forced(&self) -> Option<G::Bits> {
        let squares = forced_squares(self.rules.opening, self.rules.size, self.placing_turns())?;
        Some(G::bit(squares[0]) | G::bit(squares[1]))
    }

    /// Where the side to act may place: `seega.place.empty`, `seega.place.centre`, `seega.opening.*`.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn placements(&self) -> G::Bits {
        let free = self.empty() & !G::CENTRE;
        if self.rules.opening == Opening::Free {
            return free;
        }
        self.forced().map_or(free, |forced| free & forced)
    }

    /// Places a piece and sets what is owed next.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn place(&mut self, at: G::Bits) {
        let us = self.side;
        self.men[us] |= at;
        self.hands[us] -= 1;
        if self.rules.placement_captures {
            // seega.place.capture
            let victims = super::capture::victims::<G>(at, self.men[us], self.men[!us]);
            self.men[!us] &= !victims;
        }
        if self.pending == Pending::Place(2) {
            // seega.place.two
            self.pending = Pending::Place(1);
        } else if self.hands[!us] > 0 {
            self.side = !us;
            self.pending = Pending::Place(2);
        } else {
            // seega.place.end, seega.start.*: First placed first, so Second placed last.
            self.side = match self.rules.starter {
                Starter::LastPlacer => Side::Second,
                Starter::FirstPlacer => Side::First,
            };
            self.pending = Pending::Move;
        }
    }
}
