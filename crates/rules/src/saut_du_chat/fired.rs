//! Which clauses an action of Saut du Chat makes use of.

use super::position::{Board, SautDuChat};
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::{Clause, ClauseSet};
use crate::grid::Grid;
use crate::pending::Pending;
use crate::position::Position;

/// The clauses that a legal action fires, the end it brings about included.
pub(super) fn fired(before: &SautDuChat, action: Action) -> ClauseSet {
    let mut after = *before;
    after.play(action);
    let mut fired = ClauseSet::NONE;
    let own = before.men[before.side];
    match action {
        Action::Move { from, to } => {
            if let Some(over) = SautDuChat::leapt_over(from, to) {
                fired.insert(Clause::SautLeap);
                fired.insert(Clause::SautLeapOrthogonal);
                fired.insert_if(Board::bit(over) == Board::CENTRE, Clause::SautCentreOpen);
                if let Pending::Chain(_) = after.pending {
                    fired.insert(Clause::SautChain);
                    let others = own & !Board::bit(from);
                    fired.insert_if(after.leaps(others) != [0; 4], Clause::SautChainSamePiece);
                }
            } else {
                fired.insert(Clause::SautMoveStep);
                fired.insert_if(before.leaps(own) != [0; 4], Clause::SautLeapOptional);
            }
        }
        Action::End => {
            fired.insert(Clause::SautChain);
            fired.insert(Clause::SautLeapOptional);
        }
        Action::Pass => fired.insert(Clause::SautBlockedPass),
        _ => {}
    }
    fired.insert_if(centre_spared(before), Clause::SautCentreSafe);
    if *before == SautDuChat::start(before.rules, 0) {
        fired.insert(Clause::SautStart);
        fired.insert(Clause::SautFirst);
    }
    if let Some(outcome) = after.outcome() {
        fired.insert(outcome.clause);
        fired.insert(Clause::SautPoints);
    }
    fired
}

/// Whether a leap over the centre would be there if the piece on it were not safe.
fn centre_spared(before: &SautDuChat) -> bool {
    let mut open = *before;
    open.rules.centre_safe = false;
    let own = before.men[before.side];
    before.rules.centre_safe
        && before.men[!before.side].meets(Board::CENTRE)
        && open.leaps(own) != before.leaps(own)
}
