//! Seti: Aleph and Beth. Sections are named after the German text, but for what only the English text says.

use super::{Provenance, Source};
use crate::clause::Clause;

/// Where the sheet has a clause of its own rule sets from.
pub(super) const fn provenance(clause: Clause) -> Option<Provenance> {
    const SETUP: Provenance = Provenance::sheet("4. Vorbereitung");
    const MOVING: Provenance = Provenance::sheet("5. Bewegen");
    const CONQUERING: Provenance = Provenance::sheet("6. Erobern");
    const END: Provenance = Provenance::sheet("7. Ende des Spiels");
    const VARIANT: Provenance = Provenance::sheet("9. Variante");
    Some(match clause {
        Clause::SetiBoard => Provenance::sheet("2. Ausstattung"),
        Clause::SetiSides | Clause::SetiFirst => SETUP,
        Clause::SetiStart => SETUP.noted("note-seti-beth-row"),
        Clause::SetiStartSix => Provenance::outside(Source::Ploog).noted("note-seti-six"),
        Clause::SetiMoveOwn | Clause::SetiMoveFree => MOVING.noted("note-taken-for-granted"),
        Clause::SetiPharaohEight => MOVING.noted("note-seti-editions"),
        Clause::SetiPharaohFour => Provenance::sheet("5. Moving").noted("note-seti-editions"),
        Clause::SetiPriest | Clause::SetiPriestLeaps => MOVING,
        Clause::SetiShipPut | Clause::SetiShipFarRow | Clause::SetiShipTake => MOVING,
        Clause::SetiShipStays | Clause::SetiShipProtects => MOVING,
        Clause::SetiShipUnderOwn => Provenance::house("note-seti-under-own"),
        Clause::SetiShipOne => Provenance::house("note-seti-one-ship"),
        Clause::SetiShipHome => MOVING.noted("note-seti-home"),
        Clause::SetiShipNoHome => Provenance::house("note-seti-no-home"),
        Clause::SetiShipAboard => Provenance::house("note-seti-aboard"),
        Clause::SetiShipTaken | Clause::SetiCapture | Clause::SetiCaptureTurns => CONQUERING,
        Clause::SetiNoShips | Clause::SetiCaptureOut => VARIANT,
        Clause::SetiCaptureOptional => Provenance::house("note-capture-not-stated"),
        Clause::SetiReenterRow => CONQUERING.noted("note-seti-choice"),
        Clause::SetiReenterSquare => Provenance::house("note-seti-reenter-square"),
        Clause::SetiReenterOverflow => CONQUERING.noted("note-seti-overflow"),
        Clause::SetiBreakthrough => END,
        Clause::SetiBreakthroughReply => END.noted("note-seti-reply"),
        Clause::SetiEndNoFigures => Provenance::house("note-seti-no-figures"),
        Clause::SetiEndNoTurn => Provenance::house("note-seti-no-turn"),
        Clause::SetiEndlessRepetition | Clause::SetiEndlessQuiet => Provenance::house("note-endless"),
        Clause::SetiAgreeDraw => Provenance::house("note-agree-draw"),
        Clause::SetiResign => Provenance::house("note-resign"),
        Clause::SetiPoints => Provenance::house("note-points-plain"),
        _ => return None,
    })
}
