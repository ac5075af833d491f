//! Work shared among threads, piece by piece.
//!
//! Which thread does which piece is left to chance; what comes of it is not: pieces write different entries, or the
//! same thing to the same entry.

use std::sync::atomic::{AtomicU64, Ordering};

/// Does `pieces` pieces of work on so many threads, each with a state of its own.
pub(crate) fn share<S: Default + Send>(
    threads: usize,
    pieces: u64,
    work: impl Fn(u64, &mut S) + Sync,
) -> Vec<S> {
    let next = AtomicU64::new(0);
    let toil = || {
        let mut state = S::default();
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                return state;
            }
            work(piece, &mut state);
        }
    };
    let helpers = threads.min(pieces.try_into().unwrap_or(usize::MAX)).saturating_sub(1);
    std::thread::scope(|scope| {
        let helping: Vec<_> = (0..helpers).map(|_| scope.spawn(toil)).collect();
        let mut states = vec![toil()];
        states.extend(helping.into_iter().map(|helper| helper.join().expect("a worker does not panic")));
        states
    })
}
