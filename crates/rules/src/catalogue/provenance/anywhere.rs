//! Clauses that no sheet's own rule sets use: what is known of them, whichever sheet a user adds them to.

use super::{Provenance, Source};
use crate::clause::Clause;

/// Who reports a clause that is not in the sheet's own table.
pub(super) const fn provenance(clause: Clause) -> Option<Provenance> {
    Some(match clause {
        Clause::SeegaOpeningEdges => Provenance::outside(Source::Lane).noted("note-croisade-edges"),
        Clause::SeegaOpeningInner | Clause::SeegaOpeningCross => {
            Provenance::CHOSEN.noted("note-croisade-conjecture")
        }
        Clause::SeegaStartFirst => Provenance::outside(Source::Davies),
        Clause::SeegaMoveSlide => Provenance::outside(Source::Bellin),
        Clause::SeegaCaptureCentreHelps => Provenance::outside(Source::Cyningstan),
        Clause::SeegaBlockedLose => Provenance::outside(Source::Quemeneur),
        // They come along with `blocked=remove`, which is a sheet's; the details are the house's on every sheet.
        Clause::SeegaRemoveCentre => Provenance::house("note-remove-refuge"),
        Clause::SeegaRemoveThenMove => Provenance::house("note-remove-same-turn"),
        Clause::SeegaBarrierStraight => Provenance::house("note-barrier-geometry"),
        Clause::SeegaBarrierReserve => Provenance::house("note-barrier-reserve"),
        Clause::SautCentreSafe => Provenance::outside(Source::HighJump),
        Clause::SautBlockedPass => Provenance::CHOSEN.noted("note-saut-pass"),
        Clause::PahtumNeutralsRandom => {
            Provenance::outside(Source::PahtumPages).noted("note-pahtum-why-random")
        }
        Clause::PahtumPie => Provenance::outside(Source::PahtumPages).noted("note-pahtum-why-pie"),
        _ => return None,
    })
}
