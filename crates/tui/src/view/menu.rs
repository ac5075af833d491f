//! The menu on the screen: rows, and beside them what the choice means.

use khamsin_engine::ladder;
use khamsin_rules::RuleSet;
use khamsin_text::numbers;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::areas::MENU_TOP;
use super::panel::note;
use super::text::{Styled, rows, wrapped, write};
use super::theme::{Paint, Theme};
use crate::app::{App, Menu, Row};
use crate::table::{Opponent, SideChoice, TimeControl};
use crate::tell;

/// The menu.
pub struct MenuView<'a> {
    /// The state.
    pub app: &'a App,
    /// The looks.
    pub theme: Theme,
}

impl Widget for &MenuView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (texts, menu) = (&self.app.texts, &self.app.menu);
        let title = texts.plain("tui-title");
        write(buffer, rows(area, 0, 1), &[(title, self.theme.style(Paint::Title))]);
        let rows_shown = menu.rows();
        let labels: Vec<String> = rows_shown.iter().map(|&row| self.label(row)).collect();
        let width =
            labels.iter().map(|label| khamsin_text::layout::length(label)).filter(|&width| width < 20).max();
        let width = width.unwrap_or(0) + 3;
        for ((index, &row), label) in (0..).zip(&rows_shown).zip(labels) {
            let here = row == menu.row;
            let mark = if here { "> " } else { "  " };
            let line = match self.value(row) {
                Some(value) => format!("{mark}{}< {value} >", khamsin_text::layout::pad(&label, width)),
                None => format!("{mark}{label}"),
            };
            let style = if here { self.theme.style(Paint::Row) } else { Style::default() };
            write(buffer, rows(area, MENU_TOP + index, 1), &[(line, style)]);
        }
        let top = MENU_TOP + rows_shown.len() as u16 + 1;
        let mut about = self.about(&menu.settings.set, area.width);
        about.push((String::new(), Style::default()));
        about.extend(note(self.app, self.theme, area.width));
        write(buffer, rows(area, top, area.height.saturating_sub(top + 1)), &about);
    }
}

impl MenuView<'_> {
    fn label(&self, row: Row) -> String {
        let texts = &self.app.texts;
        texts.plain(match row {
            Row::Resume => {
                let name = self.app.menu.left.as_ref().map_or_else(String::new, |(_, table)| {
                    let game = table.game();
                    let turn = texts.text("tui-turn-number", &vec![("turn", game.turn().into())]);
                    format!("{}, {turn}", texts.rule_set(game.rule_set()))
                });
                return texts.text("tui-menu-resume", &vec![("text", name.into())]);
            }
            Row::Game => "tui-menu-game",
            Row::Rules => "tui-menu-rules",
            Row::Opponent => "tui-menu-opponent",
            Row::Level => "tui-menu-level",
            Row::Side => "tui-menu-side",
            Row::Clock => "tui-menu-clock",
            Row::Start => "tui-menu-start",
            Row::Open => "tui-menu-open",
            Row::Quit => "tui-menu-quit",
        })
    }

    fn value(&self, row: Row) -> Option<String> {
        let (texts, Menu { settings, level, .. }) = (&self.app.texts, &self.app.menu);
        Some(match row {
            Row::Game => texts.plain(&format!("game-{}", settings.set.game().id())),
            Row::Rules => {
                let name = texts.rule_set(&settings.set);
                let changes: Vec<String> =
                    settings.set.changes().iter().map(|(name, value)| format!("{name}={value}")).collect();
                texts.list(&[vec![name], changes].concat())
            }
            Row::Opponent => texts.plain(match settings.opponent {
                Opponent::Person => "tui-menu-person",
                Opponent::Engine(_) => "tui-menu-computer",
            }),
            Row::Level => {
                let steps = ladder::steps_for(&settings.set);
                let count = ("count", level.number().into());
                match steps.iter().find(|step| step.level == *level) {
                    Some(step) => {
                        let share = numbers::decimal(texts.lang(), step.score, 0);
                        let share = texts.text("match-percent", &vec![("value", share.into())]);
                        texts.text("tui-menu-level-worth", &vec![count, ("share", share.into())])
                    }
                    None => texts.text("tui-menu-level-first", &vec![count]),
                }
            }
            Row::Side => match settings.side {
                SideChoice::Chosen(side) => texts.side(side),
                SideChoice::Lot => texts.plain("tui-menu-lot"),
            },
            Row::Clock => match settings.clock {
                None => texts.plain("tui-menu-no-clock"),
                Some(TimeControl { initial, increment }) => {
                    let minutes = initial.as_secs() / 60;
                    let args = vec![("count", minutes.into()), ("second", increment.as_secs().into())];
                    let id = if increment.is_zero() { "tui-menu-minutes" } else { "tui-menu-increment" };
                    texts.text(id, &args)
                }
            },
            Row::Resume | Row::Start | Row::Open | Row::Quit => return None,
        })
    }

    /// What the rule set is and where it comes from.
    fn about(&self, set: &RuleSet, width: u16) -> Vec<Styled> {
        let texts = &self.app.texts;
        let entry = set.entry();
        let mut lines =
            wrapped(&texts.plain(&format!("game-{}.summary", set.game().id())), width, Style::default());
        let summary = texts.plain(&format!("ruleset-{}-{}.summary", set.game().id(), entry.name));
        let summary = tell::pair(texts, &texts.rule_set(set), &format!("{summary}."));
        lines.push((String::new(), Style::default()));
        lines.extend(wrapped(&summary, width, self.theme.style(Paint::Strong)));
        let sheet = texts.plain(&khamsin_text::render::sheet_message(entry.sheet));
        let source = texts.text("tui-menu-source", &vec![("sheet", sheet.into())]);
        lines.extend(wrapped(&format!("{source} ({set})"), width, self.theme.style(Paint::Faint)));
        let changes: Vec<String> = set
            .changes()
            .iter()
            .map(|(name, value)| {
                format!("{} {value}", texts.plain(&format!("parameter-{}", name.replace('_', "-"))))
            })
            .collect();
        if !changes.is_empty() {
            let told = texts.text("tui-menu-changed", &vec![("text", texts.list(&changes).into())]);
            lines.extend(wrapped(&told, width, self.theme.style(Paint::Faint)));
        }
        lines
    }
}
