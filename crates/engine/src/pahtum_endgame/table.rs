//! What is already known about positions, by the key of their future.
//!
//! Bounds are kept as distances from the board's base, so positions that differ only in points already made, or in
//! who holds squares that no longer matter, share an entry. Keys come from the lines themselves and not from the root:
//! what one call has found, the next one may use.

/// Bounds for the margin of the side to act, and the square that was best.
#[derive(Clone, Copy, Default)]
pub(super) struct Entry {
    key: u64,
    pub(super) lower: i16,
    pub(super) upper: i16,
    pub(super) best: u8,
    /// How many squares mattered: about how much work the entry saves.
    live: u8,
    age: u8,
}

/// Entries that share a cache line.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

/// A root with so many empty squares makes do with one bucket; each square more doubles them.
///
/// A small table stays in the processor's caches. With 20 empty squares and so 2¹⁴ buckets, a MiB, the timing families
/// take three quarters of the time that they take with 2¹⁸, though the hardest place a twentieth more stones; with 2¹²
/// those place a quarter more.
const SQUARES_FOR_ONE: usize = 6;

/// A table of a fixed size, of which small roots use a part.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// How many buckets are in use, a power of two, less one.
    mask: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes, but of one bucket at least.
    pub(super) fn new(bytes: usize) -> Table {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let count = 1 << count.ilog2();
        Table { buckets: vec![Bucket::default(); count], mask: count - 1, age: 0 }
    }

    /// Begins a call for a root with so many empty squares: what earlier ones left is the first to be replaced.
    ///
    /// If the root is known, an earlier call has worked on it: then what that one found is kept within reach.
    pub(super) fn begin(&mut self, root: u64, empty: usize) {
        self.age = self.age.wrapping_add(1);
        if self.find(root).is_none() {
            let fitting = 1 << empty.saturating_sub(SQUARES_FOR_ONE);
            self.mask = self.buckets.len().min(fitting) - 1;
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn bucket(&self, key: u64) -> usize {
        key as usize & self.mask
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        self.buckets[self.bucket(key)].0.iter().find(|entry| entry.key == key).copied()
    }

    /// Stores bounds in the place of the entry that saves least.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn store(&mut self, key: u64, (lower, upper): (i32, i32), best: u8, live: usize) {
        let age = self.age;
        let worth = |entry: &Entry| (entry.key != key, entry.age == age, entry.live);
        let at = self.bucket(key);
        if let Some(entry) = self.buckets[at].0.iter_mut().min_by_key(|entry| worth(entry)) {
            *entry = Entry { key, lower: lower as i16, upper: upper as i16, best, live: live as u8, age };
        }
    }
}
