//! Lines of text on the screen: wrapped, cut to their area, never beyond it.
//!
//! A line that runs from right to left ends where its area does.

use khamsin_text::layout;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::terminal::seen;

/// A line and its looks.
pub(super) type Styled = (String, Style);

/// A text in lines of a width.
pub(super) fn wrapped(text: &str, width: u16, style: Style) -> Vec<Styled> {
    let lines = layout::wrap(text, width.into(), 0);
    lines.lines().map(|line| (line.to_owned(), style)).collect()
}

/// Writes lines from the top of an area, as many as it holds; how many there were room for.
pub(super) fn write(buffer: &mut Buffer, area: Rect, lines: &[Styled]) -> u16 {
    let area = area.intersection(buffer.area);
    for (row, (line, style)) in (area.y..area.bottom()).zip(lines) {
        put(buffer, Rect::new(area.x, row, area.width, 1), line, *style);
    }
    (lines.len() as u16).min(area.height)
}

/// Writes a line into the first row of an area.
pub(super) fn put(buffer: &mut Buffer, area: Rect, line: &str, style: Style) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let Some(seen) = seen(line) else {
        buffer.set_stringn(area.x, area.y, line, area.width.into(), style);
        return;
    };
    let (width, length) = (usize::from(area.width), layout::length(&seen));
    // What there is no room for is its end, which is at the left.
    let shown: String = seen.chars().skip(length.saturating_sub(width)).collect();
    let left = area.x + width.saturating_sub(length) as u16;
    buffer.set_stringn(left, area.y, shown, width, style);
}

/// Signs that keep their order also in a line that runs from right to left: `↑ k`.
pub(super) fn in_order(signs: &str) -> String {
    format!("\u{2066}{signs}\u{2069}")
}

/// A part of an area: so many rows from row `top` on, as far as it reaches.
pub(super) fn rows(area: Rect, top: u16, count: u16) -> Rect {
    let y = area.y.saturating_add(top).min(area.bottom());
    Rect::new(area.x, y, area.width, count.min(area.bottom() - y))
}
