//! What this machine has to offer: free memory, room on a disk, threads.
//!
//! Only Linux tells its free memory in a file; elsewhere a modest amount is assumed, and `--memory` decides.

use std::num::NonZeroUsize;
use std::path::Path;
use std::{fs, thread};

/// What may be used where nobody tells how much is free.
const MODEST: u64 = 4_000_000_000;

/// Three quarters of the memory that is free.
pub fn memory() -> u64 {
    let free = fs::read_to_string("/proc/meminfo").ok().and_then(|text| available(&text));
    free.map_or(MODEST, |free| free / 4 * 3)
}

fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// The bytes that are free where a folder is, or would be made.
#[cfg(unix)]
pub fn room(folder: &Path) -> Option<u64> {
    let there = folder.ancestors().find(|folder| folder.exists())?;
    let there = if there.as_os_str().is_empty() { Path::new(".") } else { there };
    let disk = rustix::fs::statvfs(there).ok()?;
    Some(disk.f_bavail * disk.f_frsize)
}

#[cfg(not(unix))]
pub fn room(_folder: &Path) -> Option<u64> {
    None
}

/// So many threads as were asked for, or as there are processors.
pub fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

#[cfg(test)]
mod tests {
    use super::available;

    #[test]
    fn free_memory_is_read() {
        assert_eq!(available("MemTotal: 9 kB\nMemAvailable:     200 kB\n"), Some(204_800));
        assert_eq!(available("MemTotal: 9 kB\n"), None);
    }
}
