//! Binomial coefficients.

/// The most squares that anybody chooses from: 9×9.
const MOST: usize = 81;
/// The most squares that anybody chooses.
const CHOSEN: usize = 25;

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
#[inline(always)]
pub fn choose(n: u32, k: u32) -> u64 {
    TABLE[n as usize][k as usize]
}
