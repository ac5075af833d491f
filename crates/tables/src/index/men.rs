//! The index of games whose pieces are all alike: a set of men of the side to move, and one of the other's.

use std::sync::OnceLock;

use khamsin_rules::grid::Grid;

use super::choose::choose;
use super::orbits::{Code, Orbits, first};
use super::subsets::Ranked;
use super::symmetry::{Group, Symmetries};
use crate::cpu::{Cpu, Word};

/// All slices of men on the board `G`; what a slice needs is made when it is first asked for.
#[derive(Debug)]
pub struct MenIndex<G: Grid<Bits: Ranked>> {
    symmetries: Symmetries<G>,
    sizes: Vec<Size<G>>,
}

/// What depends on the number of men of one side.
#[derive(Debug)]
struct Size<G: Grid<Bits: Ranked>> {
    orbits: OnceLock<Orbits<G>>,
    ranks: OnceLock<<G::Bits as Ranked>::Ranks>,
    /// The sets of this size on one square less than the board has, by their rank.
    sets: OnceLock<Vec<G::Bits>>,
}

impl<G: Grid<Bits: Ranked>> MenIndex<G> {
    /// The index of slices with at most so many men a side.
    pub fn new(most: u8) -> MenIndex<G> {
        let size = |_| Size { orbits: OnceLock::new(), ranks: OnceLock::new(), sets: OnceLock::new() };
        MenIndex { symmetries: Symmetries::new(Group::Square), sizes: (0..=most).map(size).collect() }
    }

    /// The symmetries of the board.
    pub fn symmetries(&self) -> &Symmetries<G> {
        &self.symmetries
    }

    /// The most men a side that it was made for.
    pub fn most(&self) -> u8 {
        self.sizes.len() as u8 - 1
    }

    /// The slice with so many men of the side to move, and of the other; each has one at least.
    pub fn view(&self, own: u8, other: u8) -> View<'_, G> {
        let sets = self.sizes[own as usize].sets.get_or_init(|| {
            let size = u32::from(own);
            let all = std::iter::successors(Some(first(size)), |set: &G::Bits| Some(set.next_of_its_size()));
            all.take(choose(G::SQUARES - 1, size) as usize).collect()
        });
        View { sets, ..self.finder(own, other) }
    }

    /// A slice whose positions are only asked for their numbers, which needs less memory.
    pub fn finder(&self, own: u8, other: u8) -> View<'_, G> {
        let (size, key) = (&self.sizes[own as usize], &self.sizes[other as usize]);
        let (own, other) = (u32::from(own), u32::from(other));
        View {
            symmetries: &self.symmetries,
            orbits: key.orbits.get_or_init(|| Orbits::new(other, &self.symmetries)),
            ranks: size.ranks.get_or_init(|| G::Bits::ranks(own)),
            sets: &[],
            width: choose(G::SQUARES - other, own) as u32,
        }
    }
}

/// One slice: its entries in blocks, one for each orbit of the other side's sets.
#[derive(Debug)]
pub struct View<'a, G: Grid<Bits: Ranked>> {
    symmetries: &'a Symmetries<G>,
    orbits: &'a Orbits<G>,
    ranks: &'a <G::Bits as Ranked>::Ranks,
    sets: &'a [G::Bits],
    width: u32,
}

impl<'a, G: Grid<Bits: Ranked>> View<'a, G> {
    /// The symmetries of the board.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn symmetries(&self) -> &'a Symmetries<G> {
        self.symmetries
    }

    /// The orbits of the other side's sets.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn orbits(&self) -> &'a Orbits<G> {
        self.orbits
    }

    /// How many entries a block has.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// How many entries there are.
    pub fn entries(&self) -> u64 {
        self.orbits.len() as u64 * u64::from(self.width)
    }

    /// The own men of an entry, by its block's canonical set and its place in the block.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn own<C: Cpu>(&self, cpu: C, canonical: G::Bits, place: u32) -> G::Bits {
        self.sets[place as usize].scatter(cpu, G::ALL & !canonical)
    }

    /// The place that own men would have in a block if it had no symmetries.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn place<C: Cpu>(&self, cpu: C, canonical: G::Bits, own: G::Bits) -> u32 {
        own.gather(cpu, G::ALL & !canonical).rank(self.ranks)
    }

    /// The place that own men have in a block with symmetries, and how many of these leave the men as they are.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn least_place<C: Cpu>(&self, cpu: C, orbit: u32, canonical: G::Bits, own: G::Bits) -> (u32, u32) {
        let mut least = self.place(cpu, canonical, own);
        let mut fixing = 1;
        let mut rest = self.orbits.stabiliser(orbit);
        while rest != 0 {
            let image = self.symmetries.apply(rest.trailing_zeros(), own);
            fixing += u32::from(image == own);
            least = least.min(self.place(cpu, canonical, image));
            rest &= rest - 1;
        }
        (least, fixing)
    }

    /// The number of a position whose other side's set becomes canonical by `code`.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn coded<C: Cpu>(&self, cpu: C, code: Code, own: G::Bits) -> u64 {
        let orbit = code.orbit();
        let canonical = self.orbits.canonical(orbit);
        let own = self.symmetries.apply(code.symmetry(), own);
        let place = if code.is_symmetric() {
            self.least_place(cpu, orbit, canonical, own).0
        } else {
            self.place(cpu, canonical, own)
        };
        u64::from(orbit) * u64::from(self.width) + u64::from(place)
    }

    /// The number of a position.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn index<C: Cpu>(&self, cpu: C, own: G::Bits, other: G::Bits) -> u64 {
        self.coded(cpu, self.orbits.code(other), own)
    }

    /// The sets of an entry, the side to move first; none if it is invalid.
    pub fn sets<C: Cpu>(&self, cpu: C, index: u64) -> Option<(G::Bits, G::Bits)> {
        let (orbit, place) = ((index / u64::from(self.width)) as u32, (index % u64::from(self.width)) as u32);
        let other = self.orbits.canonical(orbit);
        let own = self.own(cpu, other, place);
        let valid = self.orbits.stabiliser(orbit) == 0 || self.least_place(cpu, orbit, other, own).0 == place;
        valid.then_some((own, other))
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::grid::{Grid, Grid5, Grid7};

    use super::MenIndex;
    use crate::cpu::Portable;
    use crate::index::{Group, Ranked, burnside};

    /// Valid entries come back by their number in every symmetry, and there are as many as there should be.
    fn is_a_bijection<G: Grid<Bits: Ranked>>(own: u8, other: u8) {
        let index = MenIndex::<G>::new(own.max(other));
        let view = index.view(own, other);
        let mut valid = 0;
        for entry in 0..view.entries() {
            let Some((own, other)) = view.sets(Portable, entry) else { continue };
            valid += 1;
            for symmetry in 0..8 {
                let image = |set| index.symmetries().apply(symmetry, set);
                assert_eq!(view.index(Portable, image(own), image(other)), entry);
            }
        }
        assert_eq!(valid, burnside::<G>(Group::Square, &[own, other]), "({own}, {other})");
    }

    #[test]
    fn numbers_and_positions_correspond() {
        for (own, other) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (1, 4), (3, 2), (2, 3), (3, 3), (1, 5)] {
            is_a_bijection::<Grid5>(own, other);
        }
        for (own, other) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
            is_a_bijection::<Grid7>(own, other);
        }
    }
}
