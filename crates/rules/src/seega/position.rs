//! A Seega position: two sets of men, whose turn it is, and what is owed.

use super::actions::Actions;
use super::capture;
use super::rules::{Blocked, Chain, Duty, Reach, Rules};
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::ClauseSet;
use crate::grid::{Direction, Grid};
use crate::hash::Key;
use crate::outcome::Outcome;
use crate::pending::Pending;
use crate::piece::Piece;
use crate::position::{Illegal, Position};
use crate::setup::{Setup, SetupError};
use crate::side::{BySide, Side};
use crate::square::Square;

/// A state of a Seega game on the board `G`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seega<G: Grid> {
    pub(super) men: BySide<G::Bits>,
    pub(super) hands: BySide<u8>,
    pub(super) side: Side,
    pub(super) pending: Pending,
    /// Kept, because it is asked for after every action and again before the next.
    over: Option<Outcome>,
    pub(super) rules: Rules,
}

impl<G: Grid> Seega<G> {
    /// A position of these parts, judged.
    pub(super) fn new(
        rules: Rules,
        men: BySide<G::Bits>,
        hands: BySide<u8>,
        side: Side,
        pending: Pending,
    ) -> Seega<G> {
        let mut position = Seega { men, hands, side, pending, over: None, rules };
        position.over = position.judge();
        position
    }

    /// The position between turns with these men of First, who is to move, and of Second.
    pub fn between_turns(rules: Rules, own: G::Bits, other: G::Bits) -> Seega<G> {
        Seega::new(rules, BySide::new(own, other), BySide::default(), Side::First, Pending::Move)
    }

    /// The men of a side.
    pub fn men(&self, side: Side) -> G::Bits {
        self.men[side]
    }

    /// The empty squares.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn empty(&self) -> G::Bits {
        G::ALL & !(self.men[Side::First] | self.men[Side::Second])
    }

    /// Enemy pieces that can be captured.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn prey(&self, side: Side) -> G::Bits {
        self.rules.prey::<G>(self.men[!side])
    }

    /// Whether a side has pieces and none of them can move.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn is_blocked(&self, side: Side) -> bool {
        !self.men[side].meets(G::neighbours(self.empty()))
    }

    /// `seega.unblock.duty`: the other side is blocked, so a move frees it exactly if it leaves a square next to it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn unblocking_movers(&self) -> G::Bits {
        self.men[self.side] & G::neighbours(self.men[!self.side])
    }

    /// `seega.blocked.remove`, `seega.remove.centre`: enemy pieces next to an own one.
    pub(super) fn removable(&self) -> G::Bits {
        self.prey(self.side) & G::neighbours(self.men[self.side])
    }

    /// Moves of some pieces onto some empty squares, or a word.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn moves(&self, movers: G::Bits, targets: G::Bits, word: Option<Action>) -> Actions<G> {
        match self.rules.reach {
            Reach::Step => Actions::steps(movers, targets, word),
            Reach::Slide => Actions::slides(movers, self.empty(), targets, word),
        }
    }

    /// The empty squares that some pieces of the side to act can reach.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn reach(&self, movers: G::Bits) -> G::Bits {
        let empty = self.empty();
        match self.rules.reach {
            Reach::Step => G::neighbours(movers) & empty,
            Reach::Slide => slide_reach::<G>(movers, empty),
        }
    }

    /// The empty squares on which a piece of the side to act captures by arriving.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn hot(&self) -> G::Bits {
        capture::hot::<G>(self.men[self.side], self.prey(self.side)) & self.empty()
    }

    /// Whether some pieces of the side to act have a capturing move.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn can_capture(&self, movers: G::Bits) -> bool {
        self.hot().meets(self.reach(movers))
    }

    /// The moves of the side to act, or what it has to do if it has none.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn free_moves(&self) -> Actions<G> {
        let own = self.men[self.side];
        let mut targets = self.empty();
        if self.rules.capture == Duty::Mandatory {
            // seega.capture.mandatory
            let captures = self.reach(own) & self.hot();
            targets = if captures.any() { captures } else { targets };
        }
        let moves = self.moves(own, targets, None);
        if moves.has_no_steps() && self.is_blocked(self.side) { self.blocked_actions() } else { moves }
    }

    /// What a side that cannot move has to do.
    #[cold]
    fn blocked_actions(&self) -> Actions<G> {
        match self.rules.blocked {
            Blocked::PassUnblock | Blocked::Pass => Actions::word(Some(Action::Pass)),
            Blocked::Remove => Actions::remove(self.removable()),
            Blocked::Lose => Actions::word(None),
        }
    }

    /// Moves a piece; a capture may leave the turn with it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn move_piece(&mut self, from: Square, to: Square) {
        let us = self.side;
        let target = G::bit(to);
        self.men[us] ^= G::bit(from) | target;
        let victims = capture::victims::<G>(target, self.men[us], self.prey(us));
        if victims.any() {
            self.men[!us] &= !victims;
            if self.rules.chain != Chain::None && self.can_capture(target) {
                self.pending = Pending::Chain(to);
                return;
            }
        }
        self.side = !us;
        self.pending = Pending::Move;
    }

    fn pass(&mut self) {
        self.side = !self.side;
        self.pending = match self.rules.blocked {
            Blocked::PassUnblock => Pending::Unblock,
            Blocked::Remove | Blocked::Pass | Blocked::Lose => Pending::Move,
        };
    }
}

impl<G: Grid> Position for Seega<G> {
    type Rules = Rules;
    type Actions = Actions<G>;

    fn start(rules: Rules, _seed: u64) -> Seega<G> {
        let pieces = rules.size.pieces();
        Seega::new(rules, BySide::default(), BySide::new(pieces, pieces), Side::First, Pending::Place(2))
    }

    fn from_setup(rules: Rules, setup: &Setup) -> Result<Seega<G>, SetupError> {
        super::setup::position(rules, setup)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn dimensions(&self) -> (u8, u8) {
        (G::FILES as u8, G::RANKS as u8)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn side(&self) -> Side {
        self.side
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn pending(&self) -> Pending {
        self.pending
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let at = G::bit(square);
        Side::BOTH.into_iter().find(|&side| self.men[side].meets(at)).map(Piece::Man)
    }

    fn hand(&self, side: Side) -> u8 {
        self.hands[side]
    }

    fn count(&self, side: Side) -> u32 {
        self.men[side].count()
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn actions(&self) -> Actions<G> {
        if self.over.is_some() {
            return Actions::word(None);
        }
        match self.pending {
            Pending::Move | Pending::Freed => self.free_moves(),
            Pending::Place(_) => Actions::place(self.placements()),
            Pending::Chain(square) => {
                let end = (self.rules.chain == Chain::Optional).then_some(Action::End);
                self.moves(G::bit(square), self.hot(), end)
            }
            Pending::Unblock => self.moves(self.unblocking_movers(), self.empty(), None),
            Pending::Neutral | Pending::Pie | Pending::Reenter(_) => unreachable!("no phase of Seega"),
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn sharp_actions(&self) -> Actions<G> {
        if self.over.is_some() {
            return Actions::word(None);
        }
        match self.pending {
            Pending::Move | Pending::Freed => self.moves(self.men[self.side], self.hot(), None),
            // No side can capture while the other is blocked.
            Pending::Unblock => Actions::word(None),
            Pending::Place(_) if self.rules.placement_captures => {
                let hot = capture::hot::<G>(self.men[self.side], self.men[!self.side]);
                Actions::place(hot & self.placements())
            }
            Pending::Place(_) => Actions::word(None),
            Pending::Chain(square) => self.moves(G::bit(square), self.hot(), None),
            Pending::Neutral | Pending::Pie | Pending::Reenter(_) => unreachable!("no phase of Seega"),
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn took(&self, after: &Seega<G>) -> bool {
        self.men[!self.side] != after.men[!self.side]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn play(&mut self, action: Action) {
        match action {
            Action::Move { from, to } => self.move_piece(from, to),
            Action::Place(at) => self.place(G::bit(at)),
            Action::Remove(at) => {
                // seega.remove.then-move: the turn stays.
                self.men[!self.side] &= !G::bit(at);
                self.pending = Pending::Freed;
            }
            Action::Pass => self.pass(),
            Action::End => {
                self.side = !self.side;
                self.pending = Pending::Move;
            }
            Action::PutShip(_) | Action::TakeShip(_) | Action::Reenter(_) | Action::Swap => {
                debug_assert!(false, "{action} is no action of Seega");
            }
        }
        self.over = self.judge();
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn captures(&self, action: Action) -> Vec<Square> {
        let mut after = *self;
        after.play(action);
        let taken = self.men[!self.side] & !after.men[!self.side];
        taken.indices().map(G::square).collect()
    }

    fn fired(&self, action: Action) -> ClauseSet {
        super::fired::fired(self, action)
    }

    fn refusal(&self, action: Action) -> Illegal {
        super::refusal::refusal(self, action)
    }

    fn key(&self) -> u64 {
        Key::new()
            .bits(self.men[Side::First])
            .bits(self.men[Side::Second])
            .state(self.side, self.pending, self.hands)
            .finish()
    }
}

/// The squares that pieces reach by sliding through empty ones.
fn slide_reach<G: Grid>(movers: G::Bits, empty: G::Bits) -> G::Bits {
    Direction::ALL.into_iter().fold(G::Bits::NONE, |reached, way| {
        let ray = (1..G::FILES).fold(movers, |ray, _| ray | way.shift::<G>(ray) & empty);
        reached | ray & empty
    })
}
