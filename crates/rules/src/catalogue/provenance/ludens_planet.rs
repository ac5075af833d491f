//! Ludens Planet: Seega on 5×5 with its opening La Croisade, the Kharbga it mentions, and the Cat's Leap.

use super::{Provenance, Sheet, Source};
use crate::clause::Clause;

/// Where the sheet has a clause of its own rule sets from.
pub(super) const fn provenance(clause: Clause) -> Option<Provenance> {
    match seega(clause) {
        Some(found) => Some(found),
        None => saut_du_chat(clause),
    }
}

const fn seega(clause: Clause) -> Option<Provenance> {
    const START: Provenance = Provenance::sheet("Début de la partie");
    const MOVES: Provenance = Provenance::sheet("Mouvements");
    const CAPTURE: Provenance = Provenance::sheet("Capture");
    const MULTIPLE: Provenance = Provenance::sheet("Capture multiple");
    const END: Provenance = Provenance::sheet("Fin de partie");
    Some(match clause {
        Clause::SeegaBoard => Provenance::sheet("Le jeu").noted("note-ludens-kharbga"),
        Clause::SeegaSides
        | Clause::SeegaPlaceTwo
        | Clause::SeegaPlaceEmpty
        | Clause::SeegaPlaceCentre
        | Clause::SeegaPlaceEnd
        | Clause::SeegaStartLast => START,
        Clause::SeegaPlaceHarmless => Provenance::house("note-place-silent"),
        Clause::SeegaOpeningEdges => Provenance::outside(Source::Lane).noted("note-croisade-edges"),
        Clause::SeegaOpeningInner | Clause::SeegaOpeningCross => {
            Provenance::house("note-croisade-conjecture")
        }
        Clause::SeegaMoveOwn => MOVES.noted("note-taken-for-granted"),
        Clause::SeegaMoveEmpty | Clause::SeegaMoveStep | Clause::SeegaMoveCentre => MOVES,
        Clause::SeegaCaptureCustody | Clause::SeegaCaptureMover | Clause::SeegaCaptureCentreSafe => CAPTURE,
        Clause::SeegaCaptureSeveral => Provenance::sheet("Capture simultanée"),
        Clause::SeegaCapturePair => Provenance::outside(Source::OtherSheet(Sheet::GlobeJoueur)),
        Clause::SeegaCaptureAutomatic => Provenance::house("note-capture-automatic"),
        Clause::SeegaCaptureCentreHelps => Provenance::outside(Source::Cyningstan),
        Clause::SeegaCaptureMandatory => CAPTURE.noted("note-ludens-overlooked"),
        Clause::SeegaChainOptional | Clause::SeegaChainSamePiece => MULTIPLE,
        Clause::SeegaBlockedRemove => MOVES.noted("note-ludens-advice"),
        Clause::SeegaRemoveCentre => Provenance::house("note-remove-refuge"),
        Clause::SeegaRemoveThenMove => Provenance::house("note-remove-same-turn"),
        Clause::SeegaEndTotal | Clause::SeegaBarrierBuilder => END,
        Clause::SeegaBarrierStraight => Provenance::house("note-ludens-barrier"),
        Clause::SeegaEndBare => Provenance::house("note-end-bare"),
        Clause::SeegaEndlessRepetition | Clause::SeegaEndlessQuiet => Provenance::house("note-endless"),
        Clause::SeegaEndlessCount => Provenance::house("note-endless-count"),
        Clause::SeegaAgreeCount | Clause::SeegaCount | Clause::SeegaPoints => END,
        Clause::SeegaAgreeDraw => Provenance::house("note-agree-draw"),
        Clause::SeegaResign => Provenance::house("note-resign"),
        _ => return None,
    })
}

const fn saut_du_chat(clause: Clause) -> Option<Provenance> {
    const VARIANT: Provenance = Provenance::sheet("Variante de jeu : Le Saut du Chat");
    Some(match clause {
        Clause::SautBoard => Provenance::sheet("Le jeu"),
        Clause::SautSides => Provenance::sheet("Début de la partie"),
        Clause::SautStart => Provenance::outside(Source::Marin).noted("note-saut-layout"),
        Clause::SautFirst => Provenance::house("note-saut-first"),
        Clause::SautMoveOwn | Clause::SautMoveEmpty | Clause::SautMoveStep => {
            VARIANT.noted("note-saut-as-seega")
        }
        Clause::SautLeap | Clause::SautLeapOptional | Clause::SautChain => VARIANT,
        Clause::SautLeapOrthogonal => Provenance::house("note-saut-orthogonal"),
        Clause::SautChainSamePiece => VARIANT.noted("note-taken-for-granted"),
        Clause::SautCentreOpen => VARIANT.noted("note-saut-centre"),
        Clause::SautBlockedLose | Clause::SautEndTotal => VARIANT,
        Clause::SautEndlessRepetition | Clause::SautEndlessQuiet => Provenance::house("note-endless"),
        Clause::SautAgreeDraw => Provenance::house("note-agree-draw"),
        Clause::SautResign => Provenance::house("note-resign"),
        Clause::SautPoints => Provenance::house("note-saut-points"),
        _ => return None,
    })
}
