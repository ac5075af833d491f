//! Custody: one enemy piece between the arriving piece and another of its side.
//!
//! ```text
//! M m . ← M      the step to c1 takes b1 (seega.capture.custody)
//! M m m . ← M    a pair is not taken     (seega.capture.pair)
//! ```

use crate::bits::Bits;
use crate::grid::Grid;

/// The prey that a piece of `own` takes by arriving on `to`.
///
/// Only the arriving piece captures (`seega.capture.mover`); all four sides at once (`seega.capture.several`).
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub fn victims<G: Grid>(to: G::Bits, own: G::Bits, prey: G::Bits) -> G::Bits {
    prey & (G::north(to) & G::south(own)
        | G::south(to) & G::north(own)
        | G::east(to) & G::west(own)
        | G::west(to) & G::east(own))
}

/// The squares on which a piece of `own` would capture by arriving.
///
/// The piece that moves cannot be its own partner: it comes from a square that is empty or next to the target on the
/// line of its way, and a victim stands on neither. So the set does not depend on which piece moves.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub fn hot<G: Grid>(own: G::Bits, prey: G::Bits) -> G::Bits {
    G::south(prey & G::south(own))
        | G::north(prey & G::north(own))
        | G::west(prey & G::west(own))
        | G::east(prey & G::east(own))
}

/// Whether the arrival on `to` leaves a pair, or a longer row, standing between two pieces of `own`.
pub(super) fn spares_pair<G: Grid>(to: G::Bits, own: G::Bits, enemy: G::Bits) -> bool {
    crate::grid::Direction::ALL.into_iter().any(|way| {
        let near = way.shift::<G>(to) & enemy;
        let far = way.shift::<G>(near) & enemy;
        far.any() && way.shift::<G>(far).meets(own)
    })
}

/// Whether the piece on `to` stands between two enemies in a row or column.
pub(super) fn stands_between<G: Grid>(to: G::Bits, enemy: G::Bits) -> bool {
    to.meets(G::north(enemy) & G::south(enemy) | G::east(enemy) & G::west(enemy))
}
