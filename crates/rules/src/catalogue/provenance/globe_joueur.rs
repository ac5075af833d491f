//! Le Globe Joueur: Seega on 7×7, and Pahtum.

use super::{Provenance, Source};
use crate::clause::Clause;

/// Where the sheet has a clause of its own rule sets from.
pub(super) const fn provenance(clause: Clause) -> Option<Provenance> {
    match seega(clause) {
        Some(found) => Some(found),
        None => pahtum(clause),
    }
}

const fn seega(clause: Clause) -> Option<Provenance> {
    const PHASE_1: Provenance = Provenance::sheet("Phase 1");
    const PHASE_2: Provenance = Provenance::sheet("Phase 2");
    const MOVES: Provenance = Provenance::sheet("Déplacement des pions");
    const CAPTURES: Provenance = Provenance::sheet("Captures");
    const END: Provenance = Provenance::sheet("Fin de partie");
    Some(match clause {
        Clause::SeegaBoard => Provenance::house("note-globe-board"),
        Clause::SeegaSides => Provenance::sheet("Déroulement d’une partie"),
        Clause::SeegaPlaceTwo
        | Clause::SeegaPlaceEmpty
        | Clause::SeegaPlaceCentre
        | Clause::SeegaPlaceEnd => PHASE_1,
        Clause::SeegaPlaceHarmless => PHASE_1.noted("note-globe-harmless"),
        Clause::SeegaStartLast | Clause::SeegaMoveOwn => PHASE_2,
        Clause::SeegaMoveEmpty | Clause::SeegaMoveStep | Clause::SeegaMoveCentre => MOVES,
        Clause::SeegaCaptureCustody
        | Clause::SeegaCapturePair
        | Clause::SeegaCaptureMover
        | Clause::SeegaCaptureCentreSafe => CAPTURES,
        Clause::SeegaCaptureSeveral => CAPTURES.noted("note-globe-several"),
        Clause::SeegaCaptureAutomatic => Provenance::house("note-capture-automatic"),
        Clause::SeegaCaptureCentreHelps => Provenance::outside(Source::Cyningstan),
        Clause::SeegaCaptureOptional => Provenance::house("note-capture-not-stated"),
        Clause::SeegaChainNone => PHASE_2,
        Clause::SeegaBlockedUnblock => END.noted("note-globe-contradiction"),
        Clause::SeegaBlockedLose => Provenance::outside(Source::Quemeneur).noted("note-globe-aim"),
        Clause::SeegaUnblockDuty => END,
        Clause::SeegaUnblockLoss => Provenance::house("note-globe-contradiction"),
        Clause::SeegaEndTotal => END,
        Clause::SeegaEndBare => Provenance::house("note-end-bare"),
        Clause::SeegaEndlessRepetition | Clause::SeegaEndlessQuiet => Provenance::house("note-endless"),
        Clause::SeegaEndlessCount => Provenance::house("note-endless-count"),
        Clause::SeegaAgreeCount => END,
        Clause::SeegaAgreeDraw => Provenance::house("note-agree-draw"),
        Clause::SeegaCount => END.noted("note-globe-count"),
        Clause::SeegaResign => Provenance::house("note-resign"),
        Clause::SeegaPoints => Provenance::house("note-points-plain"),
        _ => return None,
    })
}

const fn pahtum(clause: Clause) -> Option<Provenance> {
    const PREPARATION: Provenance = Provenance::sheet("Préparation du plateau de jeu");
    const START: Provenance = Provenance::sheet("Début de partie");
    const END: Provenance = Provenance::sheet("Fin de partie");
    Some(match clause {
        Clause::PahtumBoard => Provenance::sheet("Matériel nécessaire"),
        Clause::PahtumSides => PREPARATION,
        Clause::PahtumNeutrals => PREPARATION.noted("note-pahtum-five"),
        Clause::PahtumNeutralsPlayers => PREPARATION.noted("note-pahtum-mirror"),
        Clause::PahtumFirst
        | Clause::PahtumPlaceOne
        | Clause::PahtumPlaceEmpty
        | Clause::PahtumPlaceForGood => START,
        Clause::PahtumRun | Clause::PahtumRunStraight | Clause::PahtumRunCrossing => END,
        Clause::PahtumRunMaximal | Clause::PahtumRunNeutral => Provenance::outside(Source::PahtumPages),
        Clause::PahtumEndPoints | Clause::PahtumEndEqual => END,
        Clause::PahtumAgreeDraw => Provenance::house("note-agree-draw"),
        Clause::PahtumResign => Provenance::house("note-resign"),
        Clause::PahtumPoints => Provenance::house("note-points-plain"),
        _ => return None,
    })
}
