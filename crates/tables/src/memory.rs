//! Room for large tables: entries are met at random, so pages should be large.

/// An empty vector with room for so many elements; large ones ask the system for huge pages.
pub(crate) fn with_room<T>(elements: usize) -> Vec<T> {
    let mut room = Vec::with_capacity(elements);
    ask_for_huge_pages(&mut room);
    room
}

/// Tables below this size fit the processor's own list of pages anyway.
#[cfg(all(target_os = "linux", feature = "build"))]
const LARGE: usize = 4 << 20;

#[cfg(all(target_os = "linux", feature = "build"))]
#[expect(unsafe_code, reason = "random access to large tables becomes half as fast again")]
fn ask_for_huge_pages<T>(room: &mut Vec<T>) {
    use rustix::mm::{Advice, madvise};
    const PAGE: usize = 4096;
    let bytes = room.capacity() * size_of::<T>();
    if bytes < LARGE {
        return;
    }
    let start = room.as_mut_ptr().cast::<u8>();
    let skipped = start.align_offset(PAGE);
    let (start, length) = (start.wrapping_add(skipped).cast(), (bytes - skipped) / PAGE * PAGE);
    // SAFETY: the pages lie within the vector's own memory, and the advice changes nothing that is in them.
    // A system without huge pages is only slower.
    let _ = unsafe { madvise(start, length, Advice::LinuxHugepage) };
}

#[cfg(not(all(target_os = "linux", feature = "build")))]
fn ask_for_huge_pages<T>(_room: &mut Vec<T>) {}
