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
        let column = keys.iter().map(|(names, _)| layout::length(names)).max().unwrap_or(0) + 2;
        let items: Vec<String> = keys.iter().map(|(names, does)| layout::pad(names, column) + does).collect();
        // Two columns, so that the help fits a small window together with the marks.
        let half = items.len().div_ceil(2);
        let left = items[..half].iter().map(|item| layout::length(item)).max().unwrap_or(0) + 3;
        for (index, item) in items[..half].iter().enumerate() {
            let right = items.get(half + index).map_or("", String::as_str);
            lines.push(((layout::pad(item, left) + right).trim_end().to_owned(), Style::default()));
        }
        if place == Place::Play {
            lines.push((String::new(), Style::default()));
            lines.extend(wrapped(&texts.plain("tui-help-intro"), width, Style::default()));
            lines.push((String::new(), Style::default()));
            lines.push((texts.plain("tui-help-marks"), self.theme.style(Paint::Strong)));
            let marks = self.marks();
            for pair in marks.chunks(2) {
                let text = |(sign, id): &(&str, &str)| format!("{}  {}", in_order(sign), texts.plain(id));
                let right = pair.get(1).map_or(String::new(), text);
                lines.push((layout::pad(&text(&pair[0]), 45) + &right, Style::default()));
            }
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

/// How far a page can be scrolled.
pub fn page_end(app: &App) -> u16 {
    let Some(page) = app.page else { return 0 };
    let theme = Theme::new(crate::terminal::Colours::None);
    let view = PageView { app, topic: page.topic, scroll: 0, theme };
    let area = rows(app.size, 0, app.size.height.saturating_sub(1));
    (view.lines(area.width).len() as u16).saturating_sub(area.height)
}
