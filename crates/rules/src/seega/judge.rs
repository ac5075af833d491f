//! Whether a Seega position is over: the ends in the order in which they are tested.

use super::barrier;
use super::position::Seega;
use super::rules::{Barrier, Blocked, CannotUnblock, LoseAt, Rules};
use crate::bits::Bits;
use crate::clause::Clause;
use crate::grid::Grid;
use crate::outcome::{Kind, Outcome};
use crate::pending::Pending;
use crate::side::{BySide, Side};

impl<G: Grid> Seega<G> {
    /// The outcome of this position, if it is over.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn judge(&self) -> Option<Outcome> {
        if matches!(self.pending, Pending::Place(_)) {
            return None;
        }
        if self.is_few()
            && let Some(outcome) = self.judge_few()
        {
            return Some(outcome);
        }
        // Within a turn only the loss of all pieces ends the game.
        match self.pending {
            Pending::Move => self.judge_barrier().or_else(|| self.judge_blocked()),
            Pending::Unblock => self.judge_barrier().or_else(|| self.judge_unblock()),
            _ => None,
        }
    }

    /// Whether so few pieces are left that the game may be over by that.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn is_few(&self) -> bool {
        let (first, second) = (self.men[Side::First], self.men[Side::Second]);
        match self.rules.lose_at {
            LoseAt::None => {
                first.is_empty() || second.is_empty() || first.at_most_one() && second.at_most_one()
            }
            LoseAt::One => first.at_most_one() || second.at_most_one(),
        }
    }

    /// `seega.end.total` and `seega.end.bare`.
    #[cold]
    fn judge_few(&self) -> Option<Outcome> {
        let count = self.men.map(Bits::count);
        if self.pending.between_moves() {
            self.rules.end_between_turns(count)
        } else {
            self.rules.end_by_number(count)
        }
    }

    /// `seega.barrier.*`: tested for the side that is not to act.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn judge_barrier(&self) -> Option<Outcome> {
        // A wall needs a piece for every line it crosses: most positions are done here.
        if self.men[!self.side].count() < G::FILES
            || self.rules.barrier == Barrier::None
            || !self.owns_barrier(!self.side)
        {
            return None;
        }
        match self.rules.barrier {
            Barrier::None => None,
            Barrier::Count => Some(self.tally(Kind::Small, Clause::SeegaBarrierCount)),
            Barrier::Builder => Some(Outcome::win(!self.side, Kind::Small, Clause::SeegaBarrierBuilder)),
            Barrier::Both => {
                let both = self.owns_barrier(self.side);
                both.then(|| self.tally(Kind::Small, Clause::SeegaBarrierBoth))
            }
        }
    }

    /// Whether a side owns a barrier.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn owns_barrier(&self, side: Side) -> bool {
        barrier::stands::<G>(
            self.men[side],
            self.men[!side],
            self.rules.barrier_shape,
            self.rules.barrier_reserve,
        )
    }

    /// `seega.blocked.lose`.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn judge_blocked(&self) -> Option<Outcome> {
        let lost = self.rules.blocked == Blocked::Lose && self.is_blocked(self.side);
        lost.then(|| Outcome::win(!self.side, Kind::Blocked, Clause::SeegaBlockedLose))
    }

    /// `seega.unblock.loss` and `seega.unblock.count`.
    #[cold]
    fn judge_unblock(&self) -> Option<Outcome> {
        if self.unblocking_movers().meets(G::neighbours(self.empty())) {
            return None;
        }
        Some(match self.rules.cannot_unblock {
            CannotUnblock::Loss => Outcome::win(self.side, Kind::Blocked, Clause::SeegaUnblockLoss),
            CannotUnblock::Count => self.tally(Kind::Grand, Clause::SeegaUnblockCount),
        })
    }

    /// `seega.count`: more pieces on the board win, equal is a draw.
    fn tally(&self, kind: Kind, clause: Clause) -> Outcome {
        let count: BySide<u32> = self.men.map(Bits::count);
        Outcome::majority(count, kind, clause)
    }
}

impl Rules {
    /// `seega.end.total`: how the numbers of men alone end the game, within a turn too. If both sides are down to
    /// `lose_at`, neither has lost by it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn end_by_number(&self, count: BySide<u32>) -> Option<Outcome> {
        let bare = count.map(|count| count <= self.lose_at.pieces());
        let winner = if bare[Side::First] { Side::Second } else { Side::First };
        (bare[Side::First] != bare[Side::Second])
            .then(|| Outcome::win(winner, Kind::Total, Clause::SeegaEndTotal))
    }

    /// `seega.end.total` and `seega.end.bare`: how the numbers of men alone end the game between turns.
    pub fn end_between_turns(&self, count: BySide<u32>) -> Option<Outcome> {
        let few = count[Side::First] <= 1 && count[Side::Second] <= 1;
        let bare = || Outcome::majority(count, Kind::Grand, Clause::SeegaEndBare);
        self.end_by_number(count).or_else(|| few.then(bare))
    }
}
