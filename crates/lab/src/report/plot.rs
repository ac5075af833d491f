//! A figure: one measure, a row for each rule set, a dot and the interval around it.

use std::fmt::Write;

use super::frame::escaped;
use super::words::Words;
use crate::study::measure::Scale;
use crate::study::summary::Range;

/// Pixels of a figure: its width, and the height of a row. Narrow enough to be read on a phone.
const WIDTH: f64 = 440.0;
const ROW: f64 = 36.0;
/// Room at the sides for half of the longest label of the axis, above for the title, below for the axis.
const SIDE: f64 = 26.0;
const HEAD: f64 = 34.0;
const AXIS: f64 = 30.0;

/// What a figure shows.
pub struct Plot {
    /// Its title.
    pub title: String,
    /// What its numbers are.
    pub scale: Scale,
    /// A label for each row, and what was measured there.
    pub rows: Vec<(String, Option<Range>)>,
}

impl Plot {
    /// The figure as SVG that needs nothing else.
    pub fn svg(&self, words: Words<'_>) -> String {
        let highest =
            self.rows.iter().filter_map(|(_, range)| *range).map(|range| range.high).fold(0.0, f64::max);
        let (ticks, decimals) = ticks(self.scale, highest);
        let most = ticks.last().copied().unwrap_or(1.0);
        let x = |value: f64| SIDE + (value / most).clamp(0.0, 1.0) * (WIDTH - 2.0 * SIDE);
        let bottom = HEAD + ROW * self.rows.len() as f64;
        let height = bottom + AXIS;
        let title = escaped(&self.title);
        // Numbers and ids run from left to right also on a page that does not.
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" aria-label="{title}" direction="ltr" font-family="system-ui, sans-serif" font-size="13" fill="#1c1917"><rect width="{WIDTH}" height="{height}" fill="#fff"/><text x="2" y="18" font-size="15" font-weight="600">{title}</text>"##
        );
        for tick in ticks {
            let at = x(tick);
            let label = escaped(&match self.scale {
                Scale::Share | Scale::Score => words.percent(tick, 0),
                Scale::Mean => words.number(tick, decimals),
            });
            let _ = write!(
                svg,
                r##"<path d="M{at:.1} {HEAD}V{bottom}" stroke="#d6d3d1"/><text x="{at:.1}" y="{:.1}" text-anchor="middle" fill="#57534e">{label}</text>"##,
                bottom + 18.0
            );
        }
        for (row, (label, range)) in self.rows.iter().enumerate() {
            let top = HEAD + ROW * row as f64;
            let label = escaped(label);
            // A white edge keeps the label readable where a line of the axis crosses it.
            let _ = write!(
                svg,
                r##"<text x="2" y="{:.1}" font-size="12" stroke="#fff" stroke-width="3" paint-order="stroke">{label}</text>"##,
                top + 13.0
            );
            let Some(range) = range else { continue };
            let (low, middle, high, y) = (x(range.low), x(range.value), x(range.high), top + 25.0);
            let _ = write!(
                svg,
                r##"<path d="M{low:.1} {y}H{high:.1}M{low:.1} {:.1}v8M{high:.1} {:.1}v8" stroke="#9a3412" stroke-width="2" fill="none"/><circle cx="{middle:.1}" cy="{y}" r="5" fill="#9a3412"/>"##,
                y - 4.0,
                y - 4.0
            );
        }
        svg + "</svg>"
    }
}

/// Round numbers from nothing to at least the highest value, and how many digits after the point they need.
fn ticks(scale: Scale, highest: f64) -> (Vec<f64>, usize) {
    if scale != Scale::Mean {
        return ([0.0, 0.25, 0.5, 0.75, 1.0].to_vec(), 0);
    }
    let highest = if highest > 0.0 { highest } else { 1.0 };
    let power = 10_f64.powf((highest / 4.0).log10().floor());
    let step =
        [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power).into_iter().find(|step| step * 4.0 >= highest);
    let step = step.unwrap_or(highest / 4.0);
    let decimals = (-step.log10().floor()).max(0.0) as usize;
    ((0..=4).map(|n| f64::from(n) * step).take_while(|tick| *tick < highest + step).collect(), decimals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_reach_far_enough() {
        for (highest, digits) in [(0.003, 3), (0.9, 1), (1.0, 1), (7.3, 0), (40.0, 0), (41.0, 0), (999.0, 0)]
        {
            let (ticks, decimals) = ticks(Scale::Mean, highest);
            assert!(ticks.last().is_some_and(|last| *last >= highest), "{highest}: {ticks:?}");
            assert!(ticks.len() >= 3, "{highest}: {ticks:?}");
            assert_eq!(decimals, digits, "{highest}: {ticks:?}");
        }
    }
}
