//! What a process costs, as Linux counts it; elsewhere nothing is known.

use std::fs;
use std::time::Duration;

/// Ticks a second, in which Linux tells processor time: the same on every machine that Khamsin runs on.
const TICKS: u64 = 100;

/// How long a process has used processors.
pub fn processor_time(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name stands in parentheses and may hold anything; the fields behind it are numbers.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks(11)? + ticks(12)?) * 1_000 / TICKS))
}

/// The most memory that a process has had at once, in bytes.
pub fn most_memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// How long all processors of this machine have worked, whoever they worked for.
pub fn machine_time() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/stat").ok()?;
    let fields: Vec<u64> =
        stat.lines().next()?.split_whitespace().skip(1).filter_map(|field| field.parse().ok()).collect();
    // Everything but waiting: the fourth is idleness, the fifth waits for disks.
    let ticks: u64 = fields
        .iter()
        .take(8)
        .enumerate()
        .filter(|(place, _)| ![3, 4].contains(place))
        .map(|(_, ticks)| ticks)
        .sum();
    Some(Duration::from_millis(ticks * 1_000 / TICKS))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_used_something() {
        let own = std::process::id();
        let mut number = 1u64;
        while processor_time(own).expect("it runs") < Duration::from_millis(20) {
            number = std::hint::black_box(number.wrapping_mul(3));
        }
        assert!(most_memory(own).expect("it runs") > 1 << 20);
        assert!(machine_time().expect("it runs") >= processor_time(own).expect("it runs"));
        assert_eq!(processor_time(u32::MAX), None);
    }
}
