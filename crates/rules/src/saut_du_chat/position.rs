//! A Saut du Chat position.

use super::actions::Actions;
use super::rules::{Blocked, Rules};
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::{Clause, ClauseSet};
use crate::grid::{Direction, Grid, Grid5};
use crate::hash::Key;
use crate::outcome::{Kind, Outcome};
use crate::pending::Pending;
use crate::piece::Piece;
use crate::position::{Illegal, Position};
use crate::setup::{Setup, SetupError};
use crate::side::{BySide, Side};
use crate::square::Square;

/// The board.
pub(super) type Board = Grid5;
/// A set of its squares.
pub(super) type Set = <Board as Grid>::Bits;

/// First's pieces at the start: ranks 1 and 2, d3 and e3. Second's are their point reflection.
const FIRST_START: Set = 0b11000_11111_11111;

/// Pieces of each side at the start.
pub(super) const PIECES: u32 = 12;

/// A state of a Saut du Chat game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SautDuChat {
    pub(super) men: BySide<Set>,
    pub(super) side: Side,
    pub(super) pending: Pending,
    over: Option<Outcome>,
    pub(super) rules: Rules,
}

impl SautDuChat {
    /// A position of these parts, judged.
    pub(super) fn new(rules: Rules, men: BySide<Set>, side: Side, pending: Pending) -> SautDuChat {
        let mut position = SautDuChat { men, side, pending, over: None, rules };
        position.over = position.judge();
        position
    }

    /// The position between turns with these men of First, who is to move, and of Second.
    pub fn between_turns(rules: Rules, own: Set, other: Set) -> SautDuChat {
        SautDuChat::new(rules, BySide::new(own, other), Side::First, Pending::Move)
    }

    /// The men of a side.
    pub fn men(&self, side: Side) -> Set {
        self.men[side]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn empty(&self) -> Set {
        Board::ALL & !(self.men[Side::First] | self.men[Side::Second])
    }

    /// Enemy pieces that can be leapt over.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn prey(&self) -> Set {
        self.rules.prey(self.men[!self.side])
    }

    /// Where some of `movers` can leap to, by direction.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn leaps(&self, movers: Set) -> [Set; 4] {
        leaps(movers, self.prey(), self.empty())
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn steps(&self) -> [Set; 4] {
        let (own, empty) = (self.men[self.side], self.empty());
        Direction::ALL.map(|way| way.shift::<Board>(own) & empty)
    }

    /// Whether the side to act can neither step nor leap.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn is_blocked(&self) -> bool {
        let own = self.men[self.side];
        !own.meets(Board::neighbours(self.empty())) && self.leaps(own) == [0; 4]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn judge(&self) -> Option<Outcome> {
        if self.men[Side::First] == 0 {
            return Some(Outcome::win(Side::Second, Kind::Total, Clause::SautEndTotal));
        }
        if self.men[Side::Second] == 0 {
            return Some(Outcome::win(Side::First, Kind::Total, Clause::SautEndTotal));
        }
        let lost = self.pending == Pending::Move && self.rules.blocked == Blocked::Lose && self.is_blocked();
        lost.then(|| Outcome::win(!self.side, Kind::Blocked, Clause::SautBlockedLose))
    }

    /// The square a leap passes over, if the move is one.
    pub(super) fn leapt_over(from: Square, to: Square) -> Option<Square> {
        let middle = |a: u8, b: u8| a.abs_diff(b).is_multiple_of(2).then_some(u8::midpoint(a, b));
        let is_leap = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank()) == 2;
        let over = Square::new(middle(from.file(), to.file())?, middle(from.rank(), to.rank())?);
        is_leap.then_some(over)
    }

    fn end_turn(&mut self) {
        self.side = !self.side;
        self.pending = Pending::Move;
    }
}

/// Where some of `movers` can leap to, by direction: over one of `prey`, onto the `empty` square behind it.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub fn leaps(movers: Set, prey: Set, empty: Set) -> [Set; 4] {
    Direction::ALL.map(|way| way.shift::<Board>(way.shift::<Board>(movers) & prey) & empty)
}

impl Position for SautDuChat {
    type Rules = Rules;
    type Actions = Actions;

    fn start(rules: Rules, _seed: u64) -> SautDuChat {
        // Turning the board half round reverses the bits of its squares.
        let second = FIRST_START.reverse_bits() >> (Set::BITS - Board::SQUARES);
        SautDuChat::new(rules, BySide::new(FIRST_START, second), Side::First, Pending::Move)
    }

    fn from_setup(rules: Rules, setup: &Setup) -> Result<SautDuChat, SetupError> {
        super::setup::position(rules, setup)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn dimensions(&self) -> (u8, u8) {
        (Board::FILES as u8, Board::RANKS as u8)
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
        let at = Board::bit(square);
        Side::BOTH.into_iter().find(|&side| self.men[side].meets(at)).map(Piece::Man)
    }

    fn hand(&self, _side: Side) -> u8 {
        0
    }

    fn count(&self, side: Side) -> u32 {
        self.men[side].count()
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn actions(&self) -> Actions {
        if self.over.is_some() {
            return Actions::new([0; 4], [0; 4], None);
        }
        if let Pending::Chain(square) = self.pending {
            // saut-du-chat.chain: leap on with the same piece, or stop.
            let leaps = self.leaps(Board::bit(square));
            return Actions::new([0; 4], leaps, Some(Action::End));
        }
        let (steps, leaps) = (self.steps(), self.leaps(self.men[self.side]));
        // saut-du-chat.blocked.pass
        let blocked = steps.iter().chain(&leaps).all(|set| *set == 0);
        Actions::new(steps, leaps, blocked.then_some(Action::Pass))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn sharp_actions(&self) -> Actions {
        let movers = match self.pending {
            _ if self.over.is_some() => 0,
            Pending::Chain(square) => Board::bit(square),
            _ => self.men[self.side],
        };
        Actions::new([0; 4], self.leaps(movers), None)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn took(&self, after: &SautDuChat) -> bool {
        self.men[!self.side] != after.men[!self.side]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn play(&mut self, action: Action) {
        match action {
            Action::Move { from, to } => {
                let us = self.side;
                let target = Board::bit(to);
                self.men[us] ^= Board::bit(from) | target;
                match SautDuChat::leapt_over(from, to) {
                    Some(over) => {
                        self.men[!us] &= !Board::bit(over);
                        if self.leaps(target) == [0; 4] {
                            self.end_turn();
                        } else {
                            self.pending = Pending::Chain(to);
                        }
                    }
                    None => self.end_turn(),
                }
            }
            Action::Pass | Action::End => self.end_turn(),
            _ => debug_assert!(false, "{action} is no action of Saut du Chat"),
        }
        self.over = self.judge();
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn captures(&self, action: Action) -> Vec<Square> {
        match action {
            Action::Move { from, to } => SautDuChat::leapt_over(from, to).into_iter().collect(),
            _ => vec![],
        }
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
            .state(self.side, self.pending, BySide::default())
            .finish()
    }
}
