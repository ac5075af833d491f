//! Several tests at once: Holm's correction (1979), which keeps the chance of any false alarm below 5 %.

/// The corrected probabilities, in the order of those that were given.
pub fn corrected(probabilities: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..probabilities.len()).collect();
    order.sort_by(|&one, &two| probabilities[one].total_cmp(&probabilities[two]));
    let mut corrected = vec![1.0; probabilities.len()];
    let mut least: f64 = 0.0;
    for (rank, &index) in order.iter().enumerate() {
        let tests_left = (probabilities.len() - rank) as f64;
        least = least.max((probabilities[index] * tests_left).min(1.0));
        corrected[index] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of "Holm–Bonferroni method" (Wikipedia): at 5 % the first and the last are rejected, the others not. By
    /// hand: 4 · 0.005, 3 · 0.01, 2 · 0.03, and 0.04 may not come out below the one before it; `statsmodels` says the same.
    #[test]
    fn agrees_with_a_worked_example() {
        let found = corrected(&[0.01, 0.04, 0.03, 0.005]);
        for (found, expected) in found.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
        }
    }

    #[test]
    fn nothing_is_more_than_certain() {
        assert_eq!(corrected(&[0.9, 0.8]), [1.0, 1.0]);
        assert!(corrected(&[]).is_empty());
    }
}
