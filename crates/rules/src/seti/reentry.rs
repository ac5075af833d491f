//! Where a captured figure may be set up by its new owner.
//!
//! `seti.reenter.row`: any free square of the start row; `seti.reenter.overflow`: if there is none, the row in front,
//! its middle square first, and so on; `seti.reenter.square`: free means no figure and no enemy ship.

use super::board::{Board, Set};
use super::position::Seti;
use crate::bits::Bits;

impl<G: Board> Seti<G> {
    /// Squares of a row on which a captured figure could stand.
    pub(super) fn free_for_reentry(&self, row: Set) -> Set {
        row & !(self.all_figures() | self.ships[!self.side])
    }

    /// The squares a captured figure may be set on by the side to act.
    pub(super) fn reentries(&self) -> Set {
        let home = self.free_for_reentry(G::home(self.side));
        if home.any() {
            return home;
        }
        (1..G::RANKS)
            .map(|n| {
                let free = self.free_for_reentry(G::row(self.side, n));
                let middle = G::middle(free);
                if middle.any() { middle } else { free }
            })
            .find(|free| free.any())
            .unwrap_or(0)
    }
}
