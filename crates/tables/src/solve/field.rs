//! One slice while it is being solved: its words, and where to look for those of the current level.
//!
//! Levels are found by looking at all words, but only in stretches that are marked: whoever decides a position marks
//! its stretch for the next level. So a level with few positions costs little, and one with many costs no memory.

use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

use super::graph::Graph;
use crate::memory::with_room;

/// Entries that share a mark.
pub(super) const STRETCH: usize = 128;

/// A slice while it is being solved.
pub(super) struct Field<G> {
    pub(super) graph: G,
    pub(super) words: Vec<AtomicU16>,
    /// Stretches with positions of the current level, and of the next; which is which alternates.
    marks: [Vec<AtomicU8>; 2],
}

impl<G: Graph> Field<G> {
    /// A field with nothing in it.
    pub(super) fn new(graph: G) -> Field<G> {
        let entries = graph.blocks() as usize * graph.width() as usize;
        let marks = || (0..entries.div_ceil(STRETCH)).map(|_| AtomicU8::new(0)).collect();
        let mut words = with_room(entries);
        words.resize_with(entries, || AtomicU16::new(0));
        Field { graph, words, marks: [marks(), marks()] }
    }

    /// How many stretches there are.
    pub(super) fn stretches(&self) -> usize {
        self.marks[0].len()
    }

    /// The words of a stretch, and the number of the first.
    pub(super) fn stretch(&self, n: usize) -> (usize, &[AtomicU16]) {
        let start = n * STRETCH;
        (start, &self.words[start..self.words.len().min(start + STRETCH)])
    }

    /// Marks a position for its level.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn mark(&self, index: usize, level: u16) {
        self.marks[level as usize % 2][index / STRETCH].store(1, Relaxed);
    }

    /// Whether a stretch is marked for a level.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn is_marked(&self, stretch: usize, level: u16) -> bool {
        self.marks[level as usize % 2][stretch].load(Relaxed) != 0
    }

    /// Takes the marks of a level away.
    pub(super) fn unmark(&self, level: u16) {
        for mark in &self.marks[level as usize % 2] {
            mark.store(0, Relaxed);
        }
    }
}
