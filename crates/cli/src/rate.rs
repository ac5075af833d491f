//! How fast a search goes.

use khamsin_engine::Report;

/// Nodes in a second; the first of them may have taken no time that can be measured.
pub fn rate(report: &Report) -> u64 {
    let microseconds = report.elapsed.as_micros().max(1);
    u64::try_from(u128::from(report.nodes) * 1_000_000 / microseconds).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn no_time_at_all_is_no_division_by_it() {
        assert_eq!(rate(&Report { nodes: 5, ..Report::default() }), 5_000_000);
        let elapsed = Duration::from_millis(20);
        assert_eq!(rate(&Report { nodes: 1000, elapsed, ..Report::default() }), 50_000);
    }
}
