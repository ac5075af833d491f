//! Binomial coefficients: from a table where positions are numbered by the million, worked out where a page looks a few up.

/// The most squares that anybody chooses from: 9×9.
#[cfg(feature = "build")]
const MOST: usize = 81;
/// The most squares that anybody chooses.
#[cfg(feature = "build")]
const CHOSEN: usize = 25;

#[cfg(feature = "build")]
static TABLE: [[u64; CHOSEN + 1]; MOST + 1] = {
    let mut table = [[0_u64; CHOSEN + 1]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        table[n][0] = 1;
        let mut k = 1;
        while k <= CHOSEN && n > 0 {
            // What does not fit is never asked for.
            table[n][k] = table[n - 1][k - 1].saturating_add(table[n - 1][k]);
            k += 1;
        }
        n += 1;
    }
    table
};

/// In how many ways `k` squares can be chosen from `n`.
#[cfg(any(test, not(feature = "build")))]
fn worked_out(n: u32, k: u32) -> u64 {
    // After each step it is a binomial coefficient itself, so that it can be divided.
    (0..k).fold(1, |ways, chosen| ways * u64::from(n.saturating_sub(chosen)) / u64::from(chosen + 1))
}

/// In how many ways `k` squares can be chosen from `n`.
#[cfg(not(feature = "build"))]
pub fn choose(n: u32, k: u32) -> u64 {
    worked_out(n, k)
}

/// In how many ways `k` squares can be chosen from `n`.
#[cfg(feature = "build")]
#[inline(always)]
pub fn choose(n: u32, k: u32) -> u64 {
    TABLE[n as usize][k as usize]
}

#[cfg(all(test, feature = "build"))]
mod tests {
    use super::{choose, worked_out};

    #[test]
    fn both_ways_agree() {
        for n in 0..=50 {
            for k in 0..=10 {
                assert_eq!(worked_out(n, k), choose(n, k), "{k} of {n}");
            }
        }
    }
}
