//! Draws the state: widgets that read it and change nothing.
//!
//! A screen is a board beside a panel, a menu, a list or a page, and always a line of keys at the bottom. Everything is
//! laid out for 80 by 24 characters and takes what a larger window gives.

pub mod areas;
pub mod board;
mod menu;
mod page;
mod panel;
mod review;
mod text;
pub mod theme;

use khamsin_rules::AnyPosition;
use khamsin_text::{Direction, Glyphs, layout};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

pub use page::page_end;
pub use panel::moves_end;

use crate::app::{App, Saved, Screen, Subject, names};
use crate::terminal::fold;
use areas::keys;
use board::{Board, Marks};
use menu::MenuView;
use page::PageView;
use panel::{Panel, note};
use review::ReviewPanel;
use text::{put, rows, wrapped, write};
use theme::{Paint, Theme};

/// The whole screen.
pub struct View<'a> {
    /// What to draw.
    pub app: &'a App,
    /// With which looks.
    pub theme: Theme,
}

impl Widget for &View<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let app = self.app;
        if let Some(page) = app.page {
            let view = PageView { app, topic: page.topic, scroll: page.scroll, theme: self.theme };
            view.render(rows(area, 0, area.height.saturating_sub(1)), buffer);
        } else {
            match (app.screen, &app.desk, &app.study) {
                (Screen::Game, Some(desk), _) => {
                    let position = desk.table.game().position();
                    if self.draw_board(area, buffer, position, Marks::of_desk(desk)) {
                        let panel = areas::game(area, position).panel;
                        Panel { app, desk, theme: self.theme }.render(panel, buffer);
                    }
                }
                (Screen::Review, _, Some(study)) => {
                    let game = study.game();
                    if self.draw_board(area, buffer, game.position(), Marks::of_game(&game)) {
                        let panel = areas::game(area, game.position()).panel;
                        ReviewPanel { app, study, theme: self.theme }.render(panel, buffer);
                    }
                }
                (Screen::Open, ..) => self.draw_saved(area, buffer),
                _ => MenuView { app, theme: self.theme }.render(area, buffer),
            }
        }
        self.draw_keys(keys(area), buffer);
        if app.glyphs == Glyphs::Ascii {
            to_ascii(area, buffer);
        }
    }
}

/// Leaves nothing on the screen that an ASCII terminal cannot write.
fn to_ascii(area: Rect, buffer: &mut Buffer) {
    for at in area.intersection(buffer.area).positions() {
        if let Some(cell) = buffer.cell_mut(at)
            && let Some(sign) = cell.symbol().chars().next().filter(|sign| !sign.is_ascii())
        {
            cell.set_char(fold(sign));
        }
    }
}

impl View<'_> {
    /// Draws a board, if the window is large enough; says so if it is not.
    fn draw_board(&self, area: Rect, buffer: &mut Buffer, position: &AnyPosition, marks: Marks) -> bool {
        if !areas::fits(area, position) {
            let (width, height) = areas::least(position);
            let args = vec![("width", width.into()), ("count", height.into())];
            let text = self.app.texts.text("tui-too-small", &args);
            write(buffer, area, &wrapped(&text, area.width, Style::default()));
            return false;
        }
        let plan = areas::game(area, position).board;
        let board = Board { position, marks, plan, glyphs: self.app.glyphs, theme: self.theme };
        board.render(area, buffer);
        true
    }

    fn draw_saved(&self, area: Rect, buffer: &mut Buffer) {
        let texts = &self.app.texts;
        let mut lines = vec![(texts.plain("tui-open-title"), self.theme.style(Paint::Title))];
        let Saved { files, at } = &self.app.saved;
        if files.is_empty() {
            lines.extend(wrapped(&texts.plain("tui-open-none"), area.width, Style::default()));
        }
        let room = usize::from(area.height.saturating_sub(8)).max(1);
        let top = at.saturating_sub(room - 1);
        for (index, file) in files.iter().enumerate().skip(top).take(room) {
            let here = index == *at;
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let style = if here { self.theme.style(Paint::Row) } else { Style::default() };
            lines.push((format!("{} {name}", if here { '>' } else { ' ' }), style));
        }
        lines.push((String::new(), Style::default()));
        if let Some(prompt) = self.app.prompt.as_ref().filter(|prompt| prompt.subject == Subject::Open) {
            let text = format!("{} {}_", texts.plain("tui-type-open"), prompt.text);
            lines.extend(wrapped(&text, area.width, self.theme.style(Paint::Strong)));
        }
        lines.extend(note(self.app, self.theme, area.width));
        write(buffer, rows(area, 0, area.height.saturating_sub(1)), &lines);
    }

    /// The keys of this place, the most important first, as many as there is room for.
    fn draw_keys(&self, area: Rect, buffer: &mut Buffer) {
        const GAP: u16 = 2;
        let app = self.app;
        let direction = app.texts.lang().direction();
        let mut used = 0;
        for (wishes, id) in app.place().wishes() {
            let (key, does) = (names(wishes, app.glyphs), app.texts.plain(id));
            let [key_width, does_width] = [&key, &does].map(|text| layout::length(text) as u16);
            let width = key_width + 1 + does_width;
            if used + width > area.width {
                continue;
            }
            let (key_at, does_at) = match direction {
                Direction::LeftToRight => (area.x + used, area.x + used + key_width + 1),
                Direction::RightToLeft => (area.right() - used - key_width, area.right() - used - width),
            };
            buffer.set_string(key_at, area.y, &key, self.theme.style(Paint::Key));
            put(buffer, Rect::new(does_at, area.y, does_width, 1), &does, self.theme.style(Paint::Faint));
            used += width + GAP;
        }
    }
}
