//! Pages to read: help, and the rules clause by clause.

use khamsin_text::layout;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::text::{Styled, in_order, rows, wrapped, write};
use super::theme::{Paint, Theme};
use crate::app::{App, Place, Topic, names};

/// A page over a screen.
pub struct PageView<'a> {
    /// The state.
    pub app: &'a App,
    /// What it tells.
    pub topic: Topic,
    /// Lines scrolled off.
    pub scroll: u16,
    /// The looks.
    pub theme: Theme,
}

impl Widget for &PageView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.lines(area.width);
        let scroll = usize::from(self.scroll).min(lines.len());
        write(buffer, area, &lines[scroll..]);
    }
}

impl PageView<'_> {
    /// All its lines.
    pub(super) fn lines(&self, width: u16) -> Vec<Styled> {
        let width = width.saturating_sub(2);
        match self.topic {
            Topic::Help(place) => self.help(place, width),
            Topic::Rules => self.rules(width),
        }
    }

    fn title(&self, text: String) -> Vec<Styled> {
        vec![(text, self.theme.style(Paint::Title)), (String::new(), Style::default())]
    }

    fn help(&self, place: Place, width: u16) -> Vec<Styled> {
        let (texts, glyphs) = (&self.app.texts, self.app.glyphs);
        let mut lines = self.title(texts.plain("tui-help"));
        let keys: Vec<(String, String)> = place
            .wishes()
            .iter()
            .map(|(wishes, id)| (in_order(&names(wishes, glyphs)), texts.plain(id)))
            .collect();
        lines.extend(in_columns(&keys, width));
        if place == Place::Play {
            lines.push((String::new(), Style::default()));
            lines.extend(wrapped(&texts.plain("tui-help-intro"), width, Style::default()));
            lines.push((String::new(), Style::default()));
            lines.push((texts.plain("tui-help-marks"), self.theme.style(Paint::Strong)));
            let marks = self.marks().map(|(sign, id)| (in_order(sign), texts.plain(id)));
            lines.extend(in_columns(&marks, width));
        }
        lines
    }

    fn marks(&self) -> [(&'static str, &'static str); 9] {
        let unicode = self.app.glyphs == khamsin_text::Glyphs::Unicode;
        let either = |unicode_sign, ascii_sign| if unicode { unicode_sign } else { ascii_sign };
        [
            ("[ ]", "mark-cursor"),
            (either("« »", "< >"), "mark-selected"),
            ("( )", "mark-target"),
            (either(" · ", " . "), "mark-place"),
            (either("▸ ◂", "- -"), "mark-last"),
            (" : ", "mark-from"),
            (either(" × ", " x "), "mark-captured"),
            ("! !", "mark-hint"),
            (either("‹◇›", "{#}"), "mark-centre"),
        ]
    }

    fn rules(&self, width: u16) -> Vec<Styled> {
        let texts = &self.app.texts;
        let set = self.app.rule_set();
        let name = texts.rule_set(&set);
        let mut lines = self.title(texts.text("tui-rules-title", &vec![("name", name.into())]));
        for clause in set.clauses() {
            lines.push((texts.title(clause), self.theme.style(Paint::Strong)));
            lines.extend(wrapped(&texts.clause(clause, &set.args()), width, Style::default()));
            let source = texts.provenance(set.entry().sheet, &set.provenance(clause));
            lines.extend(wrapped(&source, width, self.theme.style(Paint::Faint)));
            lines.push((String::new(), Style::default()));
        }
        lines
    }
}

/// Signs and what they mean: in two columns where both fit, so that the help fits a small window, and else in one.
fn in_columns(items: &[(String, String)], width: u16) -> Vec<Styled> {
    let column = |items: &[(String, String)]| -> Vec<String> {
        let signs = items.iter().map(|(sign, _)| layout::length(sign)).max().unwrap_or(0) + 2;
        items.iter().map(|(sign, means)| layout::pad(sign, signs) + means).collect()
    };
    let widest = |column: &[String]| column.iter().map(|item| layout::length(item)).max().unwrap_or(0);
    let (left, right) = items.split_at(items.len().div_ceil(2));
    let (left, right) = (column(left), column(right));
    let start = widest(&left) + 3;
    if start + widest(&right) > usize::from(width) {
        return column(items).iter().flat_map(|item| wrapped(item, width, Style::default())).collect();
    }
    let beside = |index: usize| right.get(index).map_or("", String::as_str);
    let row =
        |(index, item): (usize, &String)| (layout::pad(item, start) + beside(index)).trim_end().to_owned();
    left.iter().enumerate().map(|item| (row(item), Style::default())).collect()
}

/// How far a page can be scrolled.
pub fn page_end(app: &App) -> u16 {
    let Some(page) = app.page else { return 0 };
    let theme = Theme::new(crate::terminal::Colours::None);
    let view = PageView { app, topic: page.topic, scroll: 0, theme };
    let area = rows(app.size, 0, app.size.height.saturating_sub(1));
    (view.lines(area.width).len() as u16).saturating_sub(area.height)
}
