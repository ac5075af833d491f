//! Sets of one size up to symmetry: a table of canonical forms.

use khamsin_rules::grid::Grid;

use super::choose::choose;
use super::subsets::Ranked;
use super::symmetry::Symmetries;
use crate::cpu::Word;
use crate::memory::with_room;

/// How a set becomes canonical: the number of its orbit, the symmetry that does it, and whether the orbit has
/// symmetries of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code(u32);

const UNSEEN: Code = Code(u32::MAX);
const SYMMETRIC: u32 = 1 << 3;
const ORBIT_SHIFT: u32 = 4;

impl Code {
    /// The number of the orbit.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn orbit(self) -> u32 {
        self.0 >> ORBIT_SHIFT
    }

    /// The symmetry that makes the set canonical.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn symmetry(self) -> u32 {
        self.0 & (SYMMETRIC - 1)
    }

    /// Whether the canonical set has symmetries of its own.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn is_symmetric(self) -> bool {
        self.0 & SYMMETRIC != 0
    }
}

/// The orbits of the sets of one size: canonical is the set with the least word.
#[derive(Debug)]
pub struct Orbits<G: Grid<Bits: Ranked>> {
    ranks: <G::Bits as Ranked>::Ranks,
    codes: Vec<Code>,
    canonical: Vec<G::Bits>,
    /// The symmetries of each canonical set, as bits by their numbers.
    stabilisers: Vec<u8>,
}

impl<G: Grid<Bits: Ranked>> Orbits<G> {
    /// The orbits of the sets of `size` squares, one at least.
    pub fn new(size: u32, symmetries: &Symmetries<G>) -> Orbits<G> {
        let ranks = G::Bits::ranks(size);
        let count = choose(G::SQUARES, size) as usize;
        let mut codes = with_room(count);
        codes.resize(count, UNSEEN);
        let (mut canonical, mut stabilisers) = (Vec::new(), Vec::new());
        let mut set = first(size);
        for n in 0..count {
            if codes[n] == UNSEEN {
                let orbit = canonical.len() as u32;
                let images: Vec<G::Bits> =
                    (0..symmetries.len() as u32).map(|symmetry| symmetries.apply(symmetry, set)).collect();
                let own = (0..).zip(&images).filter(|(_, image)| **image == set);
                let stabiliser = own.fold(0_u8, |mask, (symmetry, _)| mask | 1 << symmetry);
                let flag = if stabiliser == 1 { 0 } else { SYMMETRIC };
                for (symmetry, image) in (0..).zip(images) {
                    let code = &mut codes[image.rank(&ranks) as usize];
                    if *code == UNSEEN {
                        *code = Code(orbit << ORBIT_SHIFT | flag | symmetries.inverse(symmetry));
                    }
                }
                canonical.push(set);
                stabilisers.push(stabiliser);
            }
            if n + 1 < count {
                set = set.next_of_its_size();
            }
        }
        Orbits { ranks, codes, canonical, stabilisers }
    }

    /// How many orbits there are.
    pub fn len(&self) -> usize {
        self.canonical.len()
    }

    /// Whether there are none; there always is one.
    pub fn is_empty(&self) -> bool {
        self.canonical.is_empty()
    }

    /// How a set of this size becomes canonical.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn code(&self, set: G::Bits) -> Code {
        self.codes[set.rank(&self.ranks) as usize]
    }

    /// The canonical set of an orbit.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn canonical(&self, orbit: u32) -> G::Bits {
        self.canonical[orbit as usize]
    }

    /// The symmetries of an orbit's canonical set other than the identity, as bits by their numbers.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn stabiliser(&self, orbit: u32) -> u32 {
        u32::from(self.stabilisers[orbit as usize]) & !1
    }
}

/// The set of the first `size` squares.
pub(super) fn first<W: Word>(size: u32) -> W {
    (0..size).fold(W::NONE, |set, at| set | W::bit(at))
}
