//! A Seti position.

use super::actions::Actions;
use super::board::{Board, Set};
use super::rules::{Edition, Rules, Variant};
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::{Clause, ClauseSet};
use crate::hash::Key;
use crate::outcome::{Kind, Outcome};
use crate::pending::Pending;
use crate::piece::{Figure, Piece};
use crate::position::{Illegal, Position};
use crate::setup::{Setup, SetupError};
use crate::side::{BySide, Side};
use crate::square::Square;

/// Ships of each side at the start of Aleph.
pub(super) const SHIPS: u8 = 3;

/// A state of a Seti game on the board `G`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seti<G: Board> {
    pub(super) figures: BySide<Set>,
    /// Which of the figures are Pharaohs.
    pub(super) pharaohs: Set,
    /// Ships on the board, alone or under a figure of their side.
    pub(super) ships: BySide<Set>,
    /// Ships in hand.
    pub(super) hands: BySide<u8>,
    pub(super) side: Side,
    pub(super) pending: Pending,
    over: Option<Outcome>,
    pub(super) rules: Rules,
    pub(super) board: std::marker::PhantomData<G>,
}

/// What stands on the board.
#[derive(Clone, Copy, Default)]
pub(super) struct Men {
    pub(super) figures: BySide<Set>,
    pub(super) pharaohs: Set,
    pub(super) ships: BySide<Set>,
}

impl<G: Board> Seti<G> {
    /// A position of these parts, judged.
    pub(super) fn new(rules: Rules, men: Men, hands: BySide<u8>, side: Side, pending: Pending) -> Seti<G> {
        let Men { figures, pharaohs, ships } = men;
        let mut position = Seti {
            figures,
            pharaohs,
            ships,
            hands,
            side,
            pending,
            over: None,
            rules,
            board: std::marker::PhantomData,
        };
        position.over = position.judge();
        position
    }

    /// The position between turns with these figures of First, who is to move, and of Second, and no ships.
    pub fn between_turns(rules: Rules, own: Set, other: Set, pharaohs: Set) -> Seti<G> {
        let men = Men { figures: BySide::new(own, other), pharaohs, ..Men::default() };
        Seti::new(rules, men, BySide::default(), Side::First, Pending::Move)
    }

    /// The figures of a side.
    pub fn figures(&self, side: Side) -> Set {
        self.figures[side]
    }

    /// Which of the figures of both sides are Pharaohs.
    pub fn pharaohs(&self) -> Set {
        self.pharaohs
    }

    /// The ships of a side on the board.
    pub fn ships(&self, side: Side) -> Set {
        self.ships[side]
    }

    #[inline]
    pub(super) fn all_figures(&self) -> Set {
        self.figures[Side::First] | self.figures[Side::Second]
    }

    /// Figures of a side that stand on their own ship: `seti.ship.protects`.
    #[inline]
    pub fn protected(&self, side: Side) -> Set {
        self.figures[side] & self.ships[side]
    }

    /// Where the figure on a square could go on an empty board.
    #[inline]
    pub fn reach(&self, from: u32) -> Set {
        let from_bit = Set::bit(from);
        if !self.pharaohs.meets(from_bit) {
            return G::TWO[from as usize];
        }
        match self.rules.edition {
            Edition::De => G::EIGHT[from as usize],
            Edition::En => G::FOUR[from as usize],
        }
    }

    /// Squares onto which the side to act may move a figure.
    #[inline]
    pub(super) fn landing(&self) -> Set {
        !(self.figures[self.side] | self.protected(!self.side))
    }

    /// Squares on which the side to act may put a ship, if it has one: `seti.ship.*`.
    #[inline]
    pub(super) fn berths(&self) -> Set {
        let us = self.side;
        let mut forbidden =
            G::goal(us) | self.ships[Side::First] | self.ships[Side::Second] | self.figures[!us];
        if !self.rules.home_ships {
            forbidden |= G::home(us);
        }
        G::ALL & !forbidden
    }

    /// A side's figures that stand on the row they were to reach.
    #[inline]
    pub fn intruders(&self, side: Side) -> Set {
        self.figures[side] & G::goal(side)
    }

    fn has_turn(&self) -> bool {
        let us = self.side;
        let landing = self.landing();
        self.ships[us].any()
            || self.hands[us] > 0 && self.berths().any()
            || self.figures[us].indices().any(|from| self.reach(from).meets(landing))
    }

    #[inline]
    fn judge(&self) -> Option<Outcome> {
        if self.pending != Pending::Move {
            return None;
        }
        let (us, them) = (self.side, !self.side);
        if self.intruders(us).any() {
            return Some(Outcome::win(us, Kind::Breakthrough, Clause::SetiBreakthrough));
        }
        if self.figures[us].is_empty() {
            return Some(Outcome::win(them, Kind::Total, Clause::SetiEndNoFigures));
        }
        if self.figures[them].is_empty() {
            return Some(Outcome::win(us, Kind::Total, Clause::SetiEndNoFigures));
        }
        if self.has_turn() {
            return None;
        }
        Some(if self.intruders(them).any() {
            Outcome::win(them, Kind::Breakthrough, Clause::SetiBreakthrough)
        } else {
            Outcome::draw(Clause::SetiEndNoTurn)
        })
    }

    #[inline]
    fn end_turn(&mut self) {
        self.side = !self.side;
        self.pending = Pending::Move;
    }

    #[inline]
    fn move_figure(&mut self, from: Square, to: Square) {
        let (us, them) = (self.side, !self.side);
        let (from, to) = (G::bit(from), G::bit(to));
        let captured = self.figures[them].meets(to);
        let captured_figure = if self.pharaohs.meets(to) { Figure::Pharaoh } else { Figure::Priest };
        let mover = if self.pharaohs.meets(from) { to } else { 0 };
        self.pharaohs = self.pharaohs & !(from | to) | mover;
        self.figures[us] ^= from | to;
        if captured {
            self.figures[them] ^= to;
            // seti.end.no-figures: no re-entry follows the last capture.
            if self.rules.variant == Variant::Aleph && self.figures[them].any() {
                self.pending = Pending::Reenter(captured_figure);
                return;
            }
        } else if self.ships[them].meets(to) {
            // seti.ship.taken
            self.ships[them] ^= to;
            self.hands[us] += 1;
        }
        self.end_turn();
    }
}

impl<G: Board> Position for Seti<G> {
    type Rules = Rules;
    type Actions = Actions<G>;

    fn start(rules: Rules, _seed: u64) -> Seti<G> {
        // The middle three squares of a row hold priest, Pharaoh, priest; the German Beth adds a priest at each end.
        let middle = |row: Set| G::middle(row);
        let beside = |row: Set| (G::east(middle(row)) | G::west(middle(row))) & row;
        let mut men = Men::default();
        for side in Side::BOTH {
            let rows = match (rules.variant, rules.edition) {
                (Variant::Beth, Edition::En) => 2,
                _ => 1,
            };
            for n in 0..rows {
                let row = G::row(side, n);
                men.pharaohs |= middle(row);
                men.figures[side] |= middle(row) | beside(row);
                if (rules.variant, rules.edition) == (Variant::Beth, Edition::De) {
                    men.figures[side] |= row;
                }
            }
        }
        let ships = match rules.variant {
            Variant::Aleph => SHIPS,
            Variant::Beth => 0,
        };
        Seti::new(rules, men, BySide::new(ships, ships), Side::First, Pending::Move)
    }

    fn from_setup(rules: Rules, setup: &Setup) -> Result<Seti<G>, SetupError> {
        super::setup::position(rules, setup)
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn dimensions(&self) -> (u8, u8) {
        (G::FILES as u8, G::RANKS as u8)
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
        let at = G::bit(square);
        let figure = if self.pharaohs.meets(at) { Figure::Pharaoh } else { Figure::Priest };
        Side::BOTH.into_iter().find_map(|side| {
            let aboard = self.ships[side].meets(at);
            if self.figures[side].meets(at) {
                Some(Piece::Figure { side, figure, aboard })
            } else {
                aboard.then_some(Piece::Ship(side))
            }
        })
    }

    fn hand(&self, side: Side) -> u8 {
        self.hands[side]
    }

    fn count(&self, side: Side) -> u32 {
        self.figures[side].count()
    }

    #[inline]
    fn actions(&self) -> Actions<G> {
        let mut actions = Actions::none();
        if self.over.is_some() {
            return actions;
        }
        if let Pending::Reenter(_) = self.pending {
            actions.reenter = self.reentries();
            return actions;
        }
        let us = self.side;
        let landing = self.landing();
        for from in self.figures[us].indices() {
            actions.push(from, self.reach(from) & landing);
        }
        actions.put = if self.hands[us] > 0 { self.berths() } else { 0 };
        actions.take = self.ships[us];
        actions
    }

    #[inline]
    fn sharp_actions(&self) -> Actions<G> {
        let mut actions = Actions::none();
        if self.over.is_some() || self.pending != Pending::Move {
            return actions;
        }
        let (us, them) = (self.side, !self.side);
        let sharp = self.landing() & (self.figures[them] | self.ships[them] | G::goal(us));
        for from in self.figures[us].indices() {
            actions.push(from, self.reach(from) & sharp);
        }
        actions
    }

    #[inline]
    fn took(&self, after: &Seti<G>) -> bool {
        let them = !self.side;
        self.figures[them] != after.figures[them] || self.ships[them] != after.ships[them]
    }

    #[inline]
    fn play(&mut self, action: Action) {
        let us = self.side;
        match action {
            Action::Move { from, to } => self.move_figure(from, to),
            Action::PutShip(at) => {
                self.ships[us] |= G::bit(at);
                self.hands[us] -= 1;
                self.end_turn();
            }
            Action::TakeShip(at) => {
                self.ships[us] ^= G::bit(at);
                self.hands[us] += 1;
                self.end_turn();
            }
            Action::Reenter(at) => {
                self.figures[us] |= G::bit(at);
                if self.pending == Pending::Reenter(Figure::Pharaoh) {
                    self.pharaohs |= G::bit(at);
                }
                self.end_turn();
            }
            _ => debug_assert!(false, "{action} is no action of Seti"),
        }
        self.over = self.judge();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn captures(&self, action: Action) -> Vec<Square> {
        match action {
            Action::Move { to, .. } => {
                let them = !self.side;
                let taken = (self.figures[them] | self.ships[them]).meets(G::bit(to));
                taken.then_some(to).into_iter().collect()
            }
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
            .bits(self.figures[Side::First])
            .bits(self.figures[Side::Second])
            .bits(self.pharaohs)
            .bits(self.ships[Side::First])
            .bits(self.ships[Side::Second])
            .state(self.side, self.pending, self.hands)
            .finish()
    }

    /// `seti.breakthrough.reply`: an intruder stands on the start row of the side to act.
    fn awaits_reply(&self) -> bool {
        self.pending == Pending::Move && self.intruders(!self.side).any()
    }
}
