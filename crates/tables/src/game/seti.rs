//! Seti-Beth: two kinds of figures, and a board that is not the same from both ends.
//!
//! Positions are seen from the side to move, which sits at the first rank: a position of Second's is turned round.

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Grid, Grid5x10};
use khamsin_rules::outcome::Points;
use khamsin_rules::seti::{Edition, Rules, Seti, Variant};
use khamsin_rules::{Pending, Position, Side};

use super::Game;
use crate::cpu::Asked;
use crate::index::{FigureIndex, Figures, Group, burnside, choose};
use crate::slice::{Army, Location, Pair, Slice};
use crate::value::{Alphabet, Value};

type Board = Grid5x10;

/// Seti-Beth with its positions numbered.
#[derive(Debug)]
pub struct BethGame {
    rules: Rules,
    pub(crate) index: FigureIndex<Board>,
}

impl BethGame {
    /// Seti-Beth under these rules; none if they are Seti-Aleph's, whose figures never leave the game.
    pub fn new(rules: Rules) -> Option<BethGame> {
        (rules.variant == Variant::Beth).then(|| BethGame { rules, index: FigureIndex::default() })
    }

    /// The position between turns with these figures, First to move.
    pub(crate) fn between_turns(&self, own: Figures, other: Figures) -> Seti<Board> {
        Seti::between_turns(self.rules, own.all, other.all, own.pharaohs | other.pharaohs)
    }

    /// The armies that a side can be left with.
    fn armies(&self) -> impl Iterator<Item = Army> {
        let pharaohs = match self.rules.edition {
            Edition::De => 1,
            Edition::En => 2,
        };
        let some = (0..=4).flat_map(move |men| (0..=pharaohs).map(move |pharaohs| Army { men, pharaohs }));
        some.filter(|army| army.size() > 0)
    }
}

/// The figures seen from the other end of the board.
pub(crate) fn turned(figures: Figures) -> Figures {
    let turn = |set: u64| {
        (0..Board::RANKS).fold(0, |turned, rank| {
            let row = set >> (rank * Board::FILES) & ((1 << Board::FILES) - 1);
            turned | row << ((Board::RANKS - 1 - rank) * Board::FILES)
        })
    };
    Figures { all: turn(figures.all), pharaohs: turn(figures.pharaohs) }
}

impl Game for BethGame {
    type Position = Seti<Board>;

    fn alphabet(&self) -> Alphabet {
        Alphabet::new(Points::PLAIN.ranks())
    }

    fn pairs(&self, pieces: u8) -> Vec<Pair> {
        let slices = self.armies().flat_map(|own| self.armies().map(move |other| Slice { own, other }));
        let mut pairs: Vec<Pair> = slices
            .filter(|slice| slice.own >= slice.other && slice.pieces() <= pieces)
            .map(Pair::of)
            .collect();
        pairs.sort_by_key(|pair| pair.pieces());
        pairs
    }

    fn exits(&self, slice: Slice) -> Vec<Slice> {
        let Army { men, pharaohs } = slice.other;
        let without_man = men.checked_sub(1).map(|men| Army { men, pharaohs });
        let without_pharaoh = pharaohs.checked_sub(1).map(|pharaohs| Army { men, pharaohs });
        let left = without_man.into_iter().chain(without_pharaoh).filter(|army| army.size() > 0);
        left.map(|left| Slice { own: left, other: slice.own }).collect()
    }

    fn constant(&self, slice: Slice) -> Option<Value> {
        let rank = self.alphabet().ranks().total;
        match (slice.own.size(), slice.other.size()) {
            (0, _) => Some(Value::loss(rank)),
            (_, 0) => Some(Value::win(rank)),
            _ => None,
        }
    }

    fn endless(&self, _slice: Slice) -> Value {
        Value::DRAW
    }

    fn entries(&self, slice: Slice) -> u64 {
        if self.constant(slice).is_some() {
            return 0;
        }
        let Slice { own, other } = slice;
        let blocks = burnside::<Board>(Group::Mirror, &[other.men, other.pharaohs]);
        let places = choose(Board::SQUARES - u32::from(other.size()), own.size().into());
        blocks * places * choose(own.size().into(), own.pharaohs.into())
    }

    fn positions(&self, slice: Slice) -> u64 {
        let Slice { own, other } = slice;
        burnside::<Board>(Group::Mirror, &[own.men, own.pharaohs, other.men, other.pharaohs])
    }

    fn locate(&self, position: &Seti<Board>) -> Option<Location> {
        let side = position.side();
        let seen = |side: Side| {
            let all = position.figures(side);
            Figures { all, pharaohs: position.pharaohs() & all }
        };
        let (mut own, mut other) = (seen(side), seen(!side));
        let slice = Slice { own: own.army(), other: other.army() };
        if position.pending() != Pending::Move || own.all.is_empty() || other.all.is_empty() {
            return None;
        }
        if side == Side::Second {
            (own, other) = (turned(own), turned(other));
        }
        Some(Location { slice, index: self.index.view(slice).index(Asked, own, other).0.into() })
    }

    fn position(&self, location: Location) -> Option<Seti<Board>> {
        let (own, other) = self.index.view(location.slice).figures(Asked, location.index as u32)?;
        Some(self.between_turns(own, other))
    }
}
