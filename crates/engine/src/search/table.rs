//! The transposition table: what is known of positions met before, shared by all threads.
//!
//! Two atomic words an entry, and no lock: the first is the key mixed with the second, so that an entry torn by two
//! writers matches no key. Entries of earlier searches give way first.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use khamsin_rules::Action;

use super::packing::{ACTION_BITS, pack, unpack};
use crate::report::Bound;
use crate::score::Score;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The best action, if one was better than the rest.
    pub(crate) action: Option<Action>,
    /// The score, its turns counted from the position.
    pub(crate) score: Score,
    /// How the score relates to the value.
    pub(crate) bound: Bound,
    /// The depth it was searched to.
    pub(crate) depth: u8,
}

#[derive(Default)]
struct Slot {
    lock: AtomicU64,
    data: AtomicU64,
}

/// Entries that a key may be found in: one cache line of them.
const BUCKET: usize = 4;
/// Searches are told apart by so many bits.
const AGE_BITS: u32 = 6;

/// A table of fixed size.
pub(crate) struct Table {
    slots: Vec<Slot>,
    age: AtomicU8,
}

impl Table {
    /// A table of about so many megabytes.
    ///
    /// If the machine has no such memory, the table is as large as it allows.
    pub(crate) fn new(megabytes: usize) -> Table {
        let mut buckets = (megabytes.max(1) << 20) / (BUCKET * size_of::<Slot>());
        let mut slots = Vec::new();
        while slots.try_reserve_exact(buckets * BUCKET).is_err() && buckets > 1 {
            buckets /= 2;
        }
        slots.resize_with(buckets * BUCKET, Slot::default);
        Table { slots, age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot.lock.get_mut() = 0;
            *slot.data.get_mut() = 0;
        }
        *self.age.get_mut() = 0;
    }

    /// A new search begins: what is known from earlier ones may be overwritten.
    pub(crate) fn grow_older(&self) {
        let age = (self.age.load(Ordering::Relaxed) + 1) % (1 << AGE_BITS);
        self.age.store(age, Ordering::Relaxed);
    }

    /// How many of a thousand entries are of this search.
    pub(crate) fn full(&self) -> u16 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = &self.slots[..self.slots.len().min(1000)];
        let used = sample.iter().filter(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && age_of(data) == age
        });
        (used.count() * 1000 / sample.len()) as u16
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn bucket(&self, key: u64) -> &[Slot] {
        // The upper half of a product spreads keys over any number of buckets.
        let buckets = (self.slots.len() / BUCKET) as u64;
        let index = ((key as u128 * buckets as u128) >> 64) as usize;
        &self.slots[index * BUCKET..(index + 1) * BUCKET]
    }

    /// What is known of the position with this key.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.lock.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| read(data))
        })
    }

    /// Keeps what was found out.
    #[inline]
    pub(crate) fn keep(&self, key: u64, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let mut chosen = None;
        let mut least = i32::MAX;
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.lock.load(Ordering::Relaxed) ^ data == key {
                chosen = Some((slot, data));
                break;
            }
            let value = if data == 0 {
                i32::MIN
            } else {
                let years = age.wrapping_sub(age_of(data)) % (1 << AGE_BITS);
                i32::from(read(data).depth) - 8 * i32::from(years)
            };
            if value < least {
                least = value;
                chosen = Some((slot, 0));
            }
        }
        let Some((slot, old)) = chosen else { return };
        let mut entry = entry;
        if old != 0 {
            let known = read(old);
            // A shallower bound does not push out a deeper result of the same search.
            if entry.bound != Bound::Exact && entry.depth + 3 < known.depth && age_of(old) == age {
                return;
            }
            entry.action = entry.action.or(known.action);
        }
        let data = write(entry, age);
        slot.data.store(data, Ordering::Relaxed);
        slot.lock.store(key ^ data, Ordering::Relaxed);
    }
}

const SCORE_AT: u32 = ACTION_BITS;
const DEPTH_AT: u32 = SCORE_AT + 16;
const BOUND_AT: u32 = DEPTH_AT + 8;
const AGE_AT: u32 = BOUND_AT + 2;

fn write(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(pack(entry.action))
        | u64::from(entry.score.get() as u16) << SCORE_AT
        | u64::from(entry.depth) << DEPTH_AT
        | bound << BOUND_AT
        | u64::from(age) << AGE_AT
}

fn read(data: u64) -> Entry {
    Entry {
        action: unpack((data & ((1 << ACTION_BITS) - 1)) as u32),
        score: Score::from_number((data >> SCORE_AT) as u16 as i16),
        depth: (data >> DEPTH_AT) as u8,
        bound: match data >> BOUND_AT & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
    }
}

const fn age_of(data: u64) -> u8 {
    (data >> AGE_AT) as u8 & ((1 << AGE_BITS) - 1)
}

#[cfg(test)]
mod tests {
    use khamsin_rules::random::mix;

    use super::{Entry, Table};
    use crate::report::Bound;
    use crate::score::{Rank, Score};

    #[test]
    fn entries_come_back() {
        let table = Table::new(1);
        for n in 0..1000_u64 {
            let entry = Entry {
                action: "c3c4".parse().ok(),
                score: Score::loss(Rank::High, n as u16),
                bound: Bound::Lower,
                depth: (n % 60) as u8,
            };
            table.keep(mix(n), entry);
            assert_eq!(table.find(mix(n)), Some(entry));
            assert_eq!(table.find(mix(n + 1)), None);
        }
    }
}
