//! A finished slice in memory: sixteen bits an entry, its value in the upper three and its distance below.
//!
//! It is the very memory that the solver worked in, so handing a slice over costs nothing.

#[cfg(feature = "build")]
use crate::cpu::Cpu;
use crate::slice::Slice;
use crate::value::{Entry, Value};

/// Where the value starts in a word.
pub(crate) const VALUE_SHIFT: u32 = 13;
/// The distance's bits.
pub(crate) const DISTANCE: u16 = (1 << VALUE_SHIFT) - 1;
/// The distance that stands for none.
pub(crate) const NO_DISTANCE: u16 = DISTANCE;
/// The word of an entry that stands for no position: a mirror image of another one's.
pub(crate) const INVALID: u16 = u16::MAX;

/// The word of an entry.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(crate) const fn word(value: Value, distance: u16) -> u16 {
    (value.code() as u16) << VALUE_SHIFT | distance
}

/// A finished slice: the value and the distance of every entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvedSlice {
    slice: Slice,
    words: Vec<u16>,
}

impl SolvedSlice {
    /// A slice of these words, all of them finished.
    #[cfg(feature = "build")]
    pub(crate) fn new(slice: Slice, words: Vec<u16>) -> SolvedSlice {
        SolvedSlice { slice, words }
    }

    /// A slice of these entries, in the order of their numbers; none for a number that stands for no position.
    pub fn from_entries(slice: Slice, entries: impl Iterator<Item = Option<Entry>>) -> SolvedSlice {
        let words = entries.map(|entry| match entry {
            Some(Entry { value, distance }) => word(value, distance.unwrap_or(NO_DISTANCE)),
            None => INVALID,
        });
        SolvedSlice { slice, words: words.collect() }
    }

    /// Which slice it is.
    pub fn slice(&self) -> Slice {
        self.slice
    }

    /// How many entries it has, those that stand for no position included.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The entry with a number; none if it stands for no position.
    #[inline]
    pub fn entry(&self, index: u64) -> Option<Entry> {
        let word = self.words[index as usize];
        let value = Value::from_code((word >> VALUE_SHIFT) as u8)?;
        let distance = word & DISTANCE;
        Some(Entry { value, distance: (distance != NO_DISTANCE).then_some(distance) })
    }

    /// Asks for the memory of an entry that will be looked up soon.
    #[cfg(feature = "build")]
    #[inline]
    pub(crate) fn prefetch<C: Cpu>(&self, cpu: C, index: u64) {
        cpu.prefetch(&self.words, index as usize);
    }

    /// The code of an entry's value, below seven; seven if it stands for no position.
    #[inline]
    pub fn code(&self, index: u64) -> u8 {
        (self.words[index as usize] >> VALUE_SHIFT) as u8
    }

    /// Every entry in the order of their numbers.
    pub fn entries(&self) -> impl Iterator<Item = Option<Entry>> {
        (0..self.words.len() as u64).map(|index| self.entry(index))
    }
}
