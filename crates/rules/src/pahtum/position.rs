//! A Pahtum position.

use super::actions::Actions;
use super::rules::{NeutralSetup, Rules};
use super::score;
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::{Clause, ClauseSet};
use crate::grid::{Grid, Grid7};
use crate::hash::Key;
use crate::outcome::{Kind, Outcome};
use crate::pending::Pending;
use crate::piece::Piece;
use crate::position::{Illegal, Position};
use crate::random::Random;
use crate::setup::{Setup, SetupError};
use crate::side::{BySide, Side};
use crate::square::Square;

/// The board.
pub(super) type Board = Grid7;
/// A set of its squares.
pub(super) type Set = <Board as Grid>::Bits;

/// A state of a Pahtum game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pahtum {
    pub(super) men: BySide<Set>,
    pub(super) neutrals: Set,
    /// Neutrals still to place.
    pub(super) hands: BySide<u8>,
    pub(super) side: Side,
    pub(super) pending: Pending,
    over: Option<Outcome>,
    pub(super) rules: Rules,
}

impl Pahtum {
    /// A position of these parts, judged.
    pub(super) fn new(
        rules: Rules,
        men: BySide<Set>,
        neutrals: Set,
        hands: BySide<u8>,
        side: Side,
        pending: Pending,
    ) -> Pahtum {
        let mut position = Pahtum { men, neutrals, hands, side, pending, over: None, rules };
        position.over = position.judge();
        position
    }

    #[inline]
    pub(super) fn empty(&self) -> Set {
        Board::ALL & !(self.men[Side::First] | self.men[Side::Second] | self.neutrals)
    }

    /// The pieces of a side.
    pub fn men(&self, side: Side) -> Set {
        self.men[side]
    }

    /// The neutral pieces.
    pub fn neutrals(&self) -> Set {
        self.neutrals
    }

    /// The points of a side in rows and in columns.
    pub fn points(&self, side: Side) -> (u32, u32) {
        score::rows_and_columns(self.men[side])
    }

    #[inline]
    fn judge(&self) -> Option<Outcome> {
        if self.empty().any() {
            return None;
        }
        let outcome = Outcome::majority(self.men.map(score::points), Kind::Points, Clause::PahtumEndPoints);
        // pahtum.end.equal
        Some(if outcome.winner.is_none() { Outcome::draw(Clause::PahtumEndEqual) } else { outcome })
    }

    #[inline]
    fn place(&mut self, at: Square) {
        let us = self.side;
        let square = Board::bit(at);
        if self.pending == Pending::Neutral {
            // pahtum.neutrals.players: Second begins and so places the last one too.
            self.neutrals |= square;
            self.hands[us] -= 1;
            self.side = !us;
            if self.hands[!us] == 0 && self.hands[us] == 0 {
                self.side = Side::First;
                self.pending = Pending::Place(1);
            }
            return;
        }
        let opens = self.rules.pie && self.men[Side::First] | self.men[Side::Second] == 0;
        self.men[us] |= square;
        self.side = !us;
        self.pending = if opens { Pending::Pie } else { Pending::Place(1) };
    }
}

impl Position for Pahtum {
    type Rules = Rules;
    type Actions = Actions;

    fn start(rules: Rules, seed: u64) -> Pahtum {
        let count = rules.neutrals.0;
        let empty = BySide::default();
        match rules.neutral_setup {
            NeutralSetup::Players => {
                let hands = BySide::new(count / 2, count / 2 + 1);
                Pahtum::new(rules, empty, 0, hands, Side::Second, Pending::Neutral)
            }
            NeutralSetup::Random => {
                let mut random = Random::new(seed);
                let mut neutrals = 0;
                for _ in 0..count {
                    let free = Board::ALL & !neutrals;
                    neutrals |= Set::bit(free.nth(random.below(free.count() as usize) as u32));
                }
                Pahtum::new(rules, empty, neutrals, BySide::default(), Side::First, Pending::Place(1))
            }
        }
    }

    fn from_setup(rules: Rules, setup: &Setup) -> Result<Pahtum, SetupError> {
        super::setup::position(rules, setup)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn dimensions(&self) -> (u8, u8) {
        (Board::FILES as u8, Board::RANKS as u8)
    }

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn pending(&self) -> Pending {
        self.pending
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let at = Board::bit(square);
        if self.neutrals.meets(at) {
            return Some(Piece::Neutral);
        }
        Side::BOTH.into_iter().find(|&side| self.men[side].meets(at)).map(Piece::Man)
    }

    fn hand(&self, side: Side) -> u8 {
        self.hands[side]
    }

    fn count(&self, side: Side) -> u32 {
        score::points(self.men[side])
    }

    #[inline]
    fn actions(&self) -> Actions {
        Actions { squares: self.empty(), may_swap: self.pending == Pending::Pie }
    }

    #[inline]
    fn sharp_actions(&self) -> Actions {
        Actions { squares: 0, may_swap: false }
    }

    #[inline]
    fn took(&self, _after: &Pahtum) -> bool {
        false
    }

    #[inline]
    fn play(&mut self, action: Action) {
        match action {
            Action::Place(at) => self.place(at),
            Action::Swap => {
                // pahtum.pie: the piece changes hands, and First is to play.
                self.men = self.men.swapped();
                self.side = Side::First;
                self.pending = Pending::Place(1);
            }
            _ => debug_assert!(false, "{action} is no action of Pahtum"),
        }
        self.over = self.judge();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn captures(&self, _action: Action) -> Vec<Square> {
        vec![]
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
            .bits(self.neutrals)
            .state(self.side, self.pending, self.hands)
            .finish()
    }
}
