//! Games whose pieces are all alike: Seega and Saut du Chat.

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Direction, Grid};
use khamsin_rules::outcome::Ranks;
use khamsin_rules::{Pending, Position, Side};

use super::Game;
use crate::cpu::Asked;
use crate::index::{Group, MenIndex, Ranked, burnside, choose};
use crate::slice::{Location, Pair, Slice};
use crate::value::{Alphabet, Value};

/// A set of squares of a game's board.
pub(crate) type Set<M> = <<M as Men>::Grid as Grid>::Bits;

/// What is particular to one game of men.
///
/// Two sets stand for a position between turns: the men of the side to move, `own`, and of the `other`.
pub trait Men: Copy + Send + Sync {
    /// Its board.
    type Grid: Grid<Bits: Ranked> + Send + Sync;
    /// Its positions, with all rules.
    type Position: Position + Send + Sync;

    /// The most men a side can have.
    fn most(&self) -> u8;

    /// The ranks of its victories.
    fn ranks(&self) -> Ranks;

    /// Whether endless play is decided by counting the men.
    fn counts_when_endless(&self) -> bool;

    /// The value that so many men of each side have wherever they stand, if the game is over by that.
    fn constant(&self, own: u8, other: u8) -> Option<Value>;

    /// The position between turns with these men, First to move.
    fn between_turns(&self, own: Set<Self>, other: Set<Self>) -> Self::Position;

    /// The men of a side.
    fn men(position: &Self::Position, side: Side) -> Set<Self>;

    /// How far a man can move without capturing, in squares.
    fn reach(&self) -> u32;

    /// The squares on which one of `own` captures by arriving with such a move.
    fn hot(&self, own: Set<Self>, other: Set<Self>) -> Set<Self>;

    /// Whether a side that can capture has to.
    fn must_capture(&self) -> bool;

    /// Adds the men after each capturing turn, still with the captor's first.
    fn captures(&self, own: Set<Self>, other: Set<Self>, found: &mut Vec<(Set<Self>, Set<Self>)>);

    /// Whether the game may be over by where the men stand, if these are the other's.
    fn may_be_over(&self, other: Set<Self>) -> bool;
}

/// Walks the empty squares that some men reach in a straight line, by direction and distance.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(crate) fn rays<G: Grid>(
    men: G::Bits,
    empty: G::Bits,
    reach: u32,
    mut visit: impl FnMut(Direction, u32, G::Bits),
) {
    // Written out, so that each direction is a constant.
    ray::<G>(Direction::North, men, empty, reach, &mut visit);
    ray::<G>(Direction::South, men, empty, reach, &mut visit);
    ray::<G>(Direction::East, men, empty, reach, &mut visit);
    ray::<G>(Direction::West, men, empty, reach, &mut visit);
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn ray<G: Grid>(
    way: Direction,
    men: G::Bits,
    empty: G::Bits,
    reach: u32,
    visit: &mut impl FnMut(Direction, u32, G::Bits),
) {
    let mut front = way.shift::<G>(men) & empty;
    visit(way, 1, front);
    for distance in 2..=reach {
        front = way.shift::<G>(front) & empty;
        visit(way, distance, front);
    }
}

/// A game of men with its positions numbered.
#[derive(Debug)]
pub struct MenGame<M: Men> {
    pub(crate) men: M,
    ranks: Ranks,
    pub(crate) index: MenIndex<M::Grid>,
}

impl<M: Men> MenGame<M> {
    /// A game under these rules.
    pub fn new(men: M) -> MenGame<M> {
        MenGame { men, ranks: men.ranks(), index: MenIndex::new(men.most()) }
    }
}

impl<M: Men> Game for MenGame<M> {
    type Position = M::Position;

    fn alphabet(&self) -> Alphabet {
        Alphabet::new(self.ranks)
    }

    fn pairs(&self, pieces: u8) -> Vec<Pair> {
        let most = self.men.most();
        let of_sum = |sum: u8| (sum.div_ceil(2)..sum).map(move |own| Slice::men(own, sum - own));
        (2..=pieces.min(2 * most))
            .flat_map(of_sum)
            .filter(|slice| slice.own.men <= most)
            .map(Pair::of)
            .collect()
    }

    fn exits(&self, slice: Slice) -> Vec<Slice> {
        let left = (1..slice.other.men).map(|left| Slice::men(left, slice.own.men));
        left.filter(|&slice| self.constant(slice).is_none()).collect()
    }

    fn constant(&self, slice: Slice) -> Option<Value> {
        self.men.constant(slice.own.men, slice.other.men)
    }

    fn endless(&self, slice: Slice) -> Value {
        if !self.men.counts_when_endless() {
            return Value::DRAW;
        }
        match slice.own.men.cmp(&slice.other.men) {
            std::cmp::Ordering::Greater => Value::win(self.ranks.grand),
            std::cmp::Ordering::Equal => Value::DRAW,
            std::cmp::Ordering::Less => Value::loss(self.ranks.grand),
        }
    }

    fn entries(&self, slice: Slice) -> u64 {
        if self.constant(slice).is_some() {
            return 0;
        }
        let (own, other) = (slice.own.men, slice.other.men);
        let blocks = burnside::<M::Grid>(Group::Square, &[other]);
        blocks * choose(M::Grid::SQUARES - u32::from(other), own.into())
    }

    fn positions(&self, slice: Slice) -> u64 {
        burnside::<M::Grid>(Group::Square, &[slice.own.men, slice.other.men])
    }

    fn locate(&self, position: &M::Position) -> Option<Location> {
        let side = position.side();
        let (own, other) = (M::men(position, side), M::men(position, !side));
        let slice = Slice::men(own.count() as u8, other.count() as u8);
        if position.pending() != Pending::Move || self.constant(slice).is_some() {
            return None;
        }
        let finder = self.index.finder(slice.own.men, slice.other.men);
        Some(Location { slice, index: finder.index(Asked, own, other) })
    }

    fn position(&self, location: Location) -> Option<M::Position> {
        let Location { slice, index } = location;
        let (own, other) = self.index.view(slice.own.men, slice.other.men).sets(Asked, index)?;
        Some(self.men.between_turns(own, other))
    }
}
