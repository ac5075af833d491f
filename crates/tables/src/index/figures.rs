//! The index of games with two kinds of figures: where they stand, and which of them are Pharaohs.
//!
//! The same scheme as for men, with one more factor: a set of figures, and the rank of the Pharaohs among them. The
//! board has no symmetry but its mirror image, because each side looks towards the other's row.

use std::sync::OnceLock;

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::Grid;

use super::choose::choose;
use super::orbits::first;
use super::subsets::{Ranked, Summed};
use super::symmetry::{Group, Symmetries};
use crate::cpu::{Asked, Cpu, Word};
use crate::slice::{Army, Slice};

/// The figures of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Figures {
    /// Where they stand.
    pub all: u64,
    /// Those that are Pharaohs.
    pub pharaohs: u64,
}

impl Figures {
    /// How many there are of each kind.
    pub fn army(self) -> Army {
        let pharaohs = self.pharaohs.count() as u8;
        Army { men: self.all.count() as u8 - pharaohs, pharaohs }
    }
}

/// All slices of figures on the board `G`; what a slice needs is made when it is first asked for.
#[derive(Debug)]
pub struct FigureIndex<G: Grid<Bits = u64>> {
    mirror: Symmetries<G>,
    ranks: Summed,
    /// By the number of men and of Pharaohs.
    orbits: Vec<[OnceLock<FigureOrbits>; PHARAOHS + 1]>,
    /// The sets of each size, by their rank.
    sets: Vec<OnceLock<Vec<u64>>>,
}

/// The most men of a side.
const MEN: usize = 4;
/// The most Pharaohs of a side.
const PHARAOHS: usize = 2;

/// The figures of one side up to the mirror image.
#[derive(Debug)]
struct FigureOrbits {
    /// By the rank of the figures: twice the number of the orbit, and one more if the mirror image is canonical.
    codes: Vec<u32>,
    canonical: Vec<Figures>,
}

impl<G: Grid<Bits = u64>> Default for FigureIndex<G> {
    fn default() -> Self {
        FigureIndex {
            mirror: Symmetries::new(Group::Mirror),
            ranks: u64::ranks(0),
            orbits: (0..=MEN).map(|_| Default::default()).collect(),
            sets: (0..=MEN + PHARAOHS).map(|_| OnceLock::new()).collect(),
        }
    }
}

impl<G: Grid<Bits = u64>> FigureIndex<G> {
    /// The figures seen in a mirror.
    pub fn mirrored(&self, figures: Figures) -> Figures {
        let image = |set| self.mirror.apply(1, set);
        Figures { all: image(figures.all), pharaohs: image(figures.pharaohs) }
    }

    /// A slice; each side has one figure at least.
    pub fn view(&self, slice: Slice) -> FigureView<'_, G> {
        let Army { men, pharaohs } = slice.other;
        let orbits = &self.orbits[men as usize][pharaohs as usize];
        let orbits = orbits.get_or_init(|| self.make_orbits(slice.other));
        let width = ways(slice.own, G::SQUARES - u32::from(slice.other.size())) as u32;
        FigureView { index: self, slice, orbits, width }
    }

    fn make_orbits(&self, army: Army) -> FigureOrbits {
        const UNSEEN: u32 = u32::MAX;
        let mut codes = vec![UNSEEN; ways(army, G::SQUARES) as usize];
        let mut canonical = Vec::new();
        for rank in 0..codes.len() {
            if codes[rank] == UNSEEN {
                let figures = self.unranked(army, rank);
                let code = 2 * canonical.len() as u32;
                codes[rank] = code;
                let image = self.rank(Asked, self.mirrored(figures)) as usize;
                if codes[image] == UNSEEN {
                    codes[image] = code + 1;
                }
                canonical.push(figures);
            }
        }
        FigureOrbits { codes, canonical }
    }

    /// The rank of figures among all of their army.
    fn rank<C: Cpu>(&self, cpu: C, figures: Figures) -> u32 {
        let kinds = choose(figures.all.count(), figures.pharaohs.count()) as u32;
        let which = figures.pharaohs.gather(cpu, figures.all);
        figures.all.rank(&self.ranks) * kinds + which.rank(&self.ranks)
    }

    /// The figures of a rank.
    fn unranked(&self, army: Army, rank: usize) -> Figures {
        let kinds = choose(army.size().into(), army.pharaohs.into()) as usize;
        let all = self.sets(army.size())[rank / kinds];
        let which = self.sets(army.pharaohs)[rank % kinds];
        Figures { all, pharaohs: which.scatter(Asked, all) }
    }

    /// The sets of a size, by their rank.
    fn sets(&self, size: u8) -> &[u64] {
        self.sets[size as usize].get_or_init(|| {
            let size = u32::from(size);
            let rest = (1..choose(G::SQUARES, size)).scan(first::<u64>(size), |set, _| {
                *set = set.next_of_its_size();
                Some(*set)
            });
            std::iter::once(first(size)).chain(rest).collect()
        })
    }
}

/// In how many ways an army can stand on so many squares.
fn ways(army: Army, squares: u32) -> u64 {
    choose(squares, army.size().into()) * choose(army.size().into(), army.pharaohs.into())
}

/// One slice: its entries in blocks, one for each orbit of the other side's figures.
#[derive(Debug)]
pub struct FigureView<'a, G: Grid<Bits = u64>> {
    index: &'a FigureIndex<G>,
    slice: Slice,
    orbits: &'a FigureOrbits,
    width: u32,
}

impl<G: Grid<Bits = u64>> FigureView<'_, G> {
    /// How many blocks there are.
    pub fn blocks(&self) -> u32 {
        self.orbits.canonical.len() as u32
    }

    /// How many entries a block has.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The place of own figures in the block of canonical ones.
    fn place<C: Cpu>(&self, cpu: C, own: Figures, other: Figures) -> u32 {
        let free = G::ALL & !other.all;
        let gathered = Figures { all: own.all.gather(cpu, free), pharaohs: own.pharaohs.gather(cpu, free) };
        self.index.rank(cpu, gathered)
    }

    /// The number of a position, and how many symmetries leave it as it is.
    pub fn index<C: Cpu>(&self, cpu: C, own: Figures, other: Figures) -> (u32, u32) {
        let code = self.orbits.codes[self.index.rank(cpu, other) as usize];
        let canonical = self.orbits.canonical[code as usize / 2];
        let own = if code % 2 == 1 { self.index.mirrored(own) } else { own };
        let mut place = self.place(cpu, own, canonical);
        let mut fixing = 1;
        if self.index.mirrored(canonical) == canonical {
            let image = self.index.mirrored(own);
            fixing += u32::from(image == own);
            place = place.min(self.place(cpu, image, canonical));
        }
        (code / 2 * self.width + place, fixing)
    }

    /// The figures of an entry, the side to move first; none if it is invalid.
    pub fn figures<C: Cpu>(&self, cpu: C, index: u32) -> Option<(Figures, Figures)> {
        let other = self.orbits.canonical[(index / self.width) as usize];
        let free = G::ALL & !other.all;
        let gathered = self.index.unranked(self.slice.own, (index % self.width) as usize);
        let own =
            Figures { all: gathered.all.scatter(cpu, free), pharaohs: gathered.pharaohs.scatter(cpu, free) };
        (self.index(cpu, own, other).0 == index).then_some((own, other))
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::grid::Grid5x10;

    use super::FigureIndex;
    use crate::cpu::Portable;
    use crate::index::{Group, burnside};
    use crate::slice::{Army, Slice};

    #[test]
    fn numbers_and_positions_correspond() {
        let index = FigureIndex::<Grid5x10>::default();
        for (own, other) in
            [((1, 0), (1, 0)), ((0, 1), (1, 0)), ((1, 1), (1, 0)), ((1, 0), (1, 1)), ((2, 0), (0, 1))]
        {
            let army = |(men, pharaohs)| Army { men, pharaohs };
            let slice = Slice { own: army(own), other: army(other) };
            let view = index.view(slice);
            let mut valid = 0;
            for entry in 0..view.blocks() * view.width() {
                let Some((own, other)) = view.figures(Portable, entry) else { continue };
                valid += 1;
                assert_eq!(Slice { own: own.army(), other: other.army() }, slice);
                let mirrored = view.index(Portable, index.mirrored(own), index.mirrored(other));
                assert_eq!(mirrored.0, entry);
            }
            let kinds = [own.0, own.1, other.0, other.1];
            assert_eq!(valid, burnside::<Grid5x10>(Group::Mirror, &kinds), "{slice}");
        }
    }
}
