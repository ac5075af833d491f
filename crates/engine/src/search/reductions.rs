//! How much less deeply late actions are searched.

/// Depths and numbers beyond this are reduced like this one.
const LAST: usize = 63;

/// Reductions by depth and by the number of the action in its order.
pub(crate) struct Reductions([[u8; LAST + 1]; LAST + 1]);

impl Reductions {
    /// The product of the logarithms, as good orderings allow: an action tried late is hardly ever the best.
    pub(crate) fn new() -> Reductions {
        let mut table = [[0; LAST + 1]; LAST + 1];
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (number, reduction) in row.iter_mut().enumerate().skip(1) {
                let logarithms = (depth as f64).ln() * (number as f64).ln();
                *reduction = (0.4 + logarithms / 2.0) as u8;
            }
        }
        Reductions(table)
    }

    /// By how much to reduce.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn get(&self, depth: i32, number: usize) -> i32 {
        self.0[(depth.max(0) as usize).min(LAST)][number.min(LAST)].into()
    }
}
