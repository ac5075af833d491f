//! A figure: one measure, a row for each rule set, a dot and the interval around it.

use std::fmt::Write;

use super::Teller;
use super::page::escaped;
use crate::study::measure::{Measure, Scale};

/// Pixels of a figure: its width, and the height of a row.
const WIDTH: f64 = 720.0;
const ROW: f64 = 34.0;
/// Room at the sides, above the rows, and for the axis below them.
const SIDE: f64 = 16.0;
const HEAD: f64 = 10.0;
const AXIS: f64 = 30.0;

/// The figure of a measure.
pub fn figure(teller: &Teller<'_>, measure: Measure) -> String {
    let figures: Vec<_> = teller.summary.arms.iter().map(|arm| arm.figure(measure)).collect();
    let highest = figures.iter().flatten().map(|figure| figure.high).fold(0.0, f64::max);
    let ticks = ticks(measure, highest);
    let most = ticks.last().copied().unwrap_or(1.0);
    let x = |value: f64| SIDE + (value / most).clamp(0.0, 1.0) * (WIDTH - 2.0 * SIDE);
    let bottom = HEAD + ROW * figures.len() as f64;
    let height = bottom + AXIS;
    let name = escaped(&teller.name(measure));
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" aria-label="{name}" font-family="system-ui, sans-serif" font-size="13" fill="#1c1917">"##
    );
    for tick in ticks {
        let (at, label) = (x(tick), escaped(&teller.value(measure, tick)));
        let _ = write!(
            svg,
            r##"<path d="M{at:.1} {HEAD}V{bottom}" stroke="#d6d3d1"/><text x="{at:.1}" y="{:.1}" text-anchor="middle" fill="#57534e">{label}</text>"##,
            bottom + 18.0
        );
    }
    for (arm, figure) in figures.iter().enumerate() {
        let top = HEAD + ROW * arm as f64;
        let label = escaped(&teller.label(arm));
        let _ = write!(svg, r#"<text x="{SIDE}" y="{:.1}" font-size="12">{label}</text>"#, top + 12.0);
        let Some(figure) = figure else { continue };
        let (low, middle, high, y) = (x(figure.low), x(figure.value), x(figure.high), top + 23.0);
        let _ = write!(
            svg,
            r##"<path d="M{low:.1} {y}H{high:.1}M{low:.1} {:.1}v8M{high:.1} {:.1}v8" stroke="#9a3412" stroke-width="2" fill="none"/><circle cx="{middle:.1}" cy="{y}" r="5" fill="#9a3412"/>"##,
            y - 4.0,
            y - 4.0
        );
    }
    svg + "</svg>"
}

/// Round numbers from nothing to at least the highest value.
fn ticks(measure: Measure, highest: f64) -> Vec<f64> {
    if measure.scale() != Scale::Mean {
        return [0.0, 0.25, 0.5, 0.75, 1.0].to_vec();
    }
    let highest = if highest > 0.0 { highest } else { 1.0 };
    let power = 10_f64.powf((highest / 4.0).log10().floor());
    let step =
        [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power).into_iter().find(|step| step * 4.0 >= highest);
    let step = step.unwrap_or(highest / 4.0);
    (0..=4).map(|n| f64::from(n) * step).take_while(|tick| *tick < highest + step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_reach_far_enough() {
        for highest in [0.003, 0.9, 1.0, 7.3, 40.0, 41.0, 999.0] {
            let ticks = ticks(Measure::Turns, highest);
            assert!(ticks.last().is_some_and(|last| *last >= highest), "{highest}: {ticks:?}");
            assert!(ticks.len() >= 3, "{highest}: {ticks:?}");
        }
    }
}
