//! Lines of text on the screen: wrapped, cut to their area, never beyond it.

use khamsin_text::layout;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

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
        buffer.set_stringn(area.x, row, line, area.width.into(), *style);
    }
    (lines.len() as u16).min(area.height)
}

/// A part of an area: so many rows from row `top` on, as far as it reaches.
pub(super) fn rows(area: Rect, top: u16, count: u16) -> Rect {
    let y = area.y.saturating_add(top).min(area.bottom());
    Rect::new(area.x, y, area.width, count.min(area.bottom() - y))
}
