//! Regras, tabuleiro 42: Seega on 5×5, 7×7 and 9×9.

use super::{Provenance, Sheet, Source};
use crate::clause::Clause;

/// Where the sheet has a clause of its own rule sets from.
pub(super) const fn provenance(clause: Clause) -> Option<Provenance> {
    const PHASE_1: Provenance = Provenance::sheet("Primeira fase");
    const PHASE_2: Provenance = Provenance::sheet("Segunda fase");
    Some(match clause {
        Clause::SeegaBoard => Provenance::sheet("Material do jogo"),
        Clause::SeegaSides => Provenance::sheet("O jogo"),
        Clause::SeegaPlaceTwo
        | Clause::SeegaPlaceEmpty
        | Clause::SeegaPlaceCentre
        | Clause::SeegaPlaceHarmless
        | Clause::SeegaPlaceEnd
        | Clause::SeegaStartLast => PHASE_1,
        Clause::SeegaMoveOwn
        | Clause::SeegaMoveEmpty
        | Clause::SeegaMoveStep
        | Clause::SeegaMoveCentre
        | Clause::SeegaCaptureCustody
        | Clause::SeegaCaptureSeveral
        | Clause::SeegaCaptureMover
        | Clause::SeegaCaptureCentreSafe
        | Clause::SeegaChainNone
        | Clause::SeegaBlockedPass
        | Clause::SeegaEndTotal => PHASE_2,
        Clause::SeegaCapturePair => Provenance::outside(Source::OtherSheet(Sheet::GlobeJoueur)),
        Clause::SeegaCaptureAutomatic => Provenance::house("note-capture-automatic"),
        Clause::SeegaCaptureCentreHelps => Provenance::outside(Source::Cyningstan),
        Clause::SeegaCaptureOptional => Provenance::house("note-capture-not-stated"),
        Clause::SeegaBarrierBoth => PHASE_2.noted("note-tabuleiro-small"),
        Clause::SeegaBarrierStraight => Provenance::house("note-barrier-geometry"),
        Clause::SeegaEndBare => Provenance::house("note-end-bare"),
        Clause::SeegaEndlessRepetition | Clause::SeegaEndlessQuiet => Provenance::house("note-endless"),
        Clause::SeegaEndlessDraw => Provenance::house("note-tabuleiro-endless"),
        Clause::SeegaAgreeCount => Provenance::house("note-tabuleiro-agree"),
        Clause::SeegaAgreeDraw => Provenance::house("note-agree-draw"),
        Clause::SeegaCount => PHASE_2.noted("note-tabuleiro-count"),
        Clause::SeegaResign => Provenance::house("note-resign"),
        Clause::SeegaPoints => Provenance::house("note-points-plain"),
        _ => return None,
    })
}
