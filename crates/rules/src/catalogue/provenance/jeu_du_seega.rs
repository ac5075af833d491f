//! Jeu du Seega: 5×5, and its variant with captures while placing.

use super::{Provenance, Sheet, Source};
use crate::clause::Clause;

/// Where the sheet has a clause of its own rule sets from.
pub(super) const fn provenance(clause: Clause) -> Option<Provenance> {
    const START: Provenance = Provenance::sheet("Position de départ");
    const COURSE: Provenance = Provenance::sheet("Déroulement de la partie");
    const END: Provenance = Provenance::sheet("Fin du jeu");
    const VARIANT: Provenance = Provenance::sheet("Variante");
    Some(match clause {
        Clause::SeegaBoard => Provenance::sheet("Matériel"),
        Clause::SeegaSides => Provenance::house("note-sides-silent"),
        Clause::SeegaPlaceTwo | Clause::SeegaPlaceCentre => START,
        Clause::SeegaPlaceEmpty => START.noted("note-taken-for-granted"),
        Clause::SeegaPlaceHarmless => VARIANT.noted("note-jeu-harmless"),
        Clause::SeegaPlaceCapture => VARIANT.noted("note-jeu-place-capture"),
        Clause::SeegaPlaceEnd | Clause::SeegaStartLast => COURSE,
        Clause::SeegaMoveOwn | Clause::SeegaMoveEmpty => COURSE.noted("note-taken-for-granted"),
        Clause::SeegaMoveStep => Provenance::house("note-jeu-straight-line"),
        Clause::SeegaMoveSlide => Provenance::outside(Source::Bellin).noted("note-jeu-straight-line"),
        Clause::SeegaMoveCentre
        | Clause::SeegaCaptureCustody
        | Clause::SeegaCaptureSeveral
        | Clause::SeegaCaptureMover
        | Clause::SeegaCaptureCentreSafe
        | Clause::SeegaCaptureMandatory
        | Clause::SeegaChainMandatory
        | Clause::SeegaChainSamePiece
        | Clause::SeegaBlockedUnblock
        | Clause::SeegaUnblockDuty => COURSE,
        Clause::SeegaCapturePair => Provenance::outside(Source::OtherSheet(Sheet::GlobeJoueur)),
        Clause::SeegaCaptureAutomatic => Provenance::house("note-capture-automatic"),
        Clause::SeegaCaptureCentreHelps => Provenance::outside(Source::Cyningstan),
        Clause::SeegaUnblockCount => COURSE.noted("note-jeu-unblock-count"),
        Clause::SeegaEndTotal | Clause::SeegaEndBare => END,
        Clause::SeegaBarrierCount => END.noted("note-jeu-equal"),
        Clause::SeegaBarrierStraight => Provenance::house("note-barrier-geometry"),
        Clause::SeegaEndlessRepetition | Clause::SeegaEndlessQuiet => Provenance::house("note-endless"),
        Clause::SeegaEndlessCount => Provenance::house("note-endless-count"),
        Clause::SeegaAgreeCount => Provenance::house("note-jeu-agree"),
        Clause::SeegaAgreeDraw => Provenance::house("note-agree-draw"),
        Clause::SeegaCount => END.noted("note-jeu-equal"),
        Clause::SeegaResign => Provenance::house("note-resign"),
        Clause::SeegaPoints => {
            Provenance::outside(Source::OtherSheet(Sheet::LudensPlanet)).noted("note-jeu-points")
        }
        _ => return None,
    })
}
