//! Unpacked blocks, so many bytes of them, shared by all tables and threads.
//!
//! A few shelves with a lock each; on a full shelf the block that was put there first leaves, unless it was used since:
//! then it gets a second chance.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::plane::Plane;

/// More than there will be threads at the same moment.
const SHELVES: usize = 32;

/// Which block it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    /// Which table, by the number it got from [`Cache::number`].
    pub table: u32,
    /// Which plane.
    pub plane: Plane,
    /// Which block of it.
    pub block: u32,
}

/// A cache of unpacked blocks.
#[derive(Debug)]
pub struct Cache {
    shelves: [Mutex<Shelf>; SHELVES],
    /// How many bytes a shelf may hold.
    room: usize,
    tables: AtomicU32,
}

#[derive(Debug, Default)]
struct Shelf {
    blocks: HashMap<Key, Block>,
    /// The blocks in the order in which they came.
    order: VecDeque<Key>,
    size: usize,
}

#[derive(Debug)]
struct Block {
    bytes: Arc<[u8]>,
    used: AtomicBool,
}

impl Cache {
    /// A cache of about so many bytes.
    pub fn new(bytes: usize) -> Cache {
        Cache { shelves: Default::default(), room: bytes / SHELVES, tables: AtomicU32::new(0) }
    }

    /// A number for a table that no other table has.
    pub(super) fn number(&self) -> u32 {
        self.tables.fetch_add(1, Ordering::Relaxed)
    }

    /// A block, unpacked if it is not there yet.
    pub(super) fn get<E>(
        &self,
        key: Key,
        unpack: impl FnOnce() -> Result<Vec<u8>, E>,
    ) -> Result<Arc<[u8]>, E> {
        if let Some(block) = self.shelf(key).blocks.get(&key) {
            block.used.store(true, Ordering::Relaxed);
            return Ok(Arc::clone(&block.bytes));
        }
        // Not under the lock: unpacking takes a while. Two threads may then unpack the same block, which does no harm.
        let bytes: Arc<[u8]> = unpack()?.into();
        self.shelf(key).put(key, Arc::clone(&bytes), self.room);
        Ok(bytes)
    }

    fn shelf(&self, key: Key) -> MutexGuard<'_, Shelf> {
        let plane = usize::from(key.plane == Plane::Distances);
        let number = key.block as usize * 2 + plane + key.table as usize * 7;
        // A shelf is whole after every step, also if a thread broke down while it held the lock.
        self.shelves[number % SHELVES].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    fn put(&mut self, key: Key, bytes: Arc<[u8]>, room: usize) {
        while self.size + bytes.len() > room {
            let Some(oldest) = self.order.pop_front() else { break };
            let again =
                self.blocks.get(&oldest).is_some_and(|block| block.used.swap(false, Ordering::Relaxed));
            if again {
                self.order.push_back(oldest);
            } else if let Some(block) = self.blocks.remove(&oldest) {
                self.size -= block.bytes.len();
            }
        }
        self.size += bytes.len();
        let block = Block { bytes, used: AtomicBool::new(false) };
        match self.blocks.insert(key, block) {
            Some(twice) => self.size -= twice.bytes.len(),
            None => self.order.push_back(key),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cache, Key, Plane, SHELVES};

    fn key(block: u32) -> Key {
        // Blocks of one shelf.
        Key { table: 0, plane: Plane::Values, block: block * SHELVES as u32 }
    }

    fn get(cache: &Cache, block: u32) -> bool {
        let mut unpacked = false;
        let bytes = cache.get(key(block), || {
            unpacked = true;
            Ok::<_, ()>(vec![block as u8; 10])
        });
        assert_eq!(bytes.expect("it is there")[0], block as u8);
        unpacked
    }

    #[test]
    fn keeps_what_is_used() {
        let cache = Cache::new(30 * SHELVES);
        assert!((0..3).all(|block| get(&cache, block)), "each is unpacked once");
        assert!((0..3).all(|block| !get(&cache, block)), "and then kept");
        assert!(get(&cache, 3), "a fourth takes the place of the first, for all were used alike");
        assert!(get(&cache, 0));
        assert!(!get(&cache, 3));
    }

    #[test]
    fn an_error_is_not_kept() {
        let cache = Cache::new(1000);
        assert_eq!(cache.get(key(1), || Err::<Vec<u8>, _>(7)), Err(7));
        assert!(get(&cache, 1));
    }
}
