//! Which clauses an action of Seti makes use of.

use super::board::{Board, Set};
use super::position::Seti;
use super::rules::Variant;
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::{Clause, ClauseSet};
use crate::position::Position;
use crate::square::Square;

/// The clauses that a legal action fires, the end it brings about included.
pub(super) fn fired<G: Board>(before: &Seti<G>, action: Action) -> ClauseSet {
    let mut after = *before;
    after.play(action);
    let mut fired = ClauseSet::NONE;
    let us = before.side;
    match action {
        Action::Move { from, to } => moved(before, from, to, &mut fired),
        Action::PutShip(at) => {
            let at = G::bit(at);
            fired.insert(Clause::SetiShipPut);
            fired.insert_if(before.figures[us].meets(at), Clause::SetiShipUnderOwn);
            fired.insert_if(G::home(us).meets(at), Clause::SetiShipHome);
        }
        Action::TakeShip(_) => fired.insert(Clause::SetiShipTake),
        Action::Reenter(at) => reentered(before, G::bit(at), &mut fired),
        _ => {}
    }
    let can_capture = attacks(before).meets(before.figures[!us] & before.landing());
    let passed_up =
        can_capture && before.captures(action).is_empty() && !matches!(action, Action::Reenter(_));
    fired.insert_if(passed_up, Clause::SetiCaptureOptional);
    fired.insert_if(attacks(before).meets(before.protected(!us)), Clause::SetiShipProtects);
    fired.insert_if(before.awaits_reply(), Clause::SetiBreakthroughReply);
    if *before == Seti::start(before.rules, 0) {
        fired.insert(Clause::SetiFirst);
        let six = before.rules.has(Clause::SetiStartSix);
        fired.insert(if six { Clause::SetiStartSix } else { Clause::SetiStart });
    }
    if let Some(outcome) = after.outcome() {
        fired.insert(outcome.clause);
        fired.insert(Clause::SetiPoints);
    }
    fired
}

/// Squares that figures of the side to act reach.
fn attacks<G: Board>(position: &Seti<G>) -> Set {
    position.figures[position.side].indices().fold(0, |all, from| all | position.reach(from))
}

fn moved<G: Board>(before: &Seti<G>, from: Square, to: Square, fired: &mut ClauseSet) {
    let (us, them) = (before.side, !before.side);
    let (start, target) = (G::bit(from), G::bit(to));
    if before.pharaohs.meets(start) {
        fired.insert(before.rules.pharaoh_clause());
    } else {
        fired.insert(Clause::SetiPriest);
        fired.insert_if(passed_over::<G>(from, to).meets(before.all_figures()), Clause::SetiPriestLeaps);
    }
    fired.insert_if(before.ships[us].meets(start), Clause::SetiShipStays);
    fired.insert_if(before.ships[us].meets(target), Clause::SetiShipAboard);
    if before.figures[them].meets(target) {
        fired.insert(Clause::SetiCapture);
        fired.insert(match before.rules.variant {
            Variant::Aleph => Clause::SetiCaptureTurns,
            Variant::Beth => Clause::SetiCaptureOut,
        });
    } else if before.ships[them].meets(target) {
        fired.insert(Clause::SetiShipTaken);
    }
}

/// The squares between the ends of a priest's move: the middle of a diagonal, the two inside a knight's move.
fn passed_over<G: Board>(from: Square, to: Square) -> Set {
    let low = |a: u8, b: u8| a.min(b) + a.abs_diff(b) / 2;
    let high = |a: u8, b: u8| a.max(b) - a.abs_diff(b) / 2;
    let (files, ranks) = ((from.file(), to.file()), (from.rank(), to.rank()));
    let (f1, f2) = (low(files.0, files.1), high(files.0, files.1));
    let (r1, r2) = (low(ranks.0, ranks.1), high(ranks.0, ranks.1));
    [(f1, r1), (f1, r2), (f2, r1), (f2, r2)]
        .into_iter()
        .fold(0, |set, (file, rank)| set | G::bit(Square::new(file, rank)))
}

fn reentered<G: Board>(before: &Seti<G>, at: Set, fired: &mut ClauseSet) {
    let home = G::home(before.side);
    if home.meets(at) {
        fired.insert(Clause::SetiReenterRow);
        fired.insert_if(before.free_for_reentry(home) != home, Clause::SetiReenterSquare);
    } else {
        fired.insert(Clause::SetiReenterOverflow);
    }
}
