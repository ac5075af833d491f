//! A review on the screen: the value in words, a graph with mistakes by shape, the best play from here.

use khamsin_engine::review::{Grade, Judged, Opinion};
use khamsin_protocol::value;
use khamsin_rules::{Side, Turn};
use khamsin_text::Glyphs;
use khamsin_text::walk::walk;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::panel::{heading, note};
use super::text::{Styled, rows, wrapped, write};
use super::theme::{Paint, Theme};
use crate::app::{App, Study, Subject};
use crate::tell;

/// The panel of a review.
pub struct ReviewPanel<'a> {
    /// The state.
    pub app: &'a App,
    /// The game.
    pub study: &'a Study,
    /// The looks.
    pub theme: Theme,
}

/// Rows of the graph.
const GRAPH: u16 = 5;
/// How many turns of a line are shown.
const PLIES: usize = 6;

impl Widget for &ReviewPanel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let texts = &self.app.texts;
        let game = self.study.table.game();
        let title = tell::pair(texts, &texts.plain("tui-review"), &texts.rule_set(game.rule_set()));
        write(buffer, rows(area, 0, 1), &[(title, self.theme.style(Paint::Title))]);
        write(buffer, rows(area, 1, 7), &self.here(area.width));
        self.graph(rows(area, 8, GRAPH + 3), buffer);
        let lines = rows(area, 8 + GRAPH + 3, area.height);
        self.lines(lines, buffer);
    }
}

impl ReviewPanel<'_> {
    /// The turn that led here and what it was worth.
    fn here(&self, width: u16) -> Vec<Styled> {
        let (app, study, texts) = (self.app, self.study, &self.app.texts);
        let strong = self.theme.style(Paint::Strong);
        let mut lines = Vec::new();
        if let Some(prompt) = app.prompt.as_ref().filter(|prompt| prompt.subject == Subject::Save) {
            lines.extend(wrapped(
                &format!("{} {}_", texts.plain("tui-type-save"), prompt.text),
                width,
                strong,
            ));
        }
        lines.extend(note(app, self.theme, width));
        let turns = walk(study.table.game());
        match study.at.checked_sub(1).and_then(|index| turns.get(index)) {
            None => lines.extend(wrapped(&texts.plain("tui-review-start"), width, strong)),
            Some(turn) => {
                let sign = study.judged().and_then(Judged::grade).map_or("", Grade::sign);
                let args = vec![
                    ("turn", turn.number.into()),
                    ("side", texts.side(turn.side).into()),
                    ("text", format!("{} {sign}", turn.text(app.glyphs)).into()),
                ];
                lines.extend(wrapped(texts.text("cli-turn", &args).trim_end(), width, strong));
            }
        }
        if let Some(judged) = study.judged() {
            let after = match judged.ended {
                Some(outcome) => texts.outcome(study.table.game().rule_set(), outcome).join(" "),
                None => value::words(texts, study.table.game().rule_set(), judged.after),
            };
            lines.extend(wrapped(&after, width, Style::default()));
            if judged.grade().is_some() {
                let best = turns_text(&judged.best);
                let args = vec![
                    ("text", best.into()),
                    ("value", value::words(texts, study.table.game().rule_set(), judged.before).into()),
                ];
                lines.extend(wrapped(&texts.text("tui-review-best", &args), width, Style::default()));
            }
        }
        // An end that the players made is no turn's doing.
        if study.at == study.turns
            && study.judged().is_none_or(|judged| judged.ended.is_none())
            && let Some(outcome) = study.table.game().outcome()
        {
            let result = texts.outcome(study.table.game().rule_set(), outcome).join(" ");
            lines.extend(wrapped(&result, width, Style::default()));
        }
        if let (None, Some(progress)) = (&study.review, study.progress) {
            let args = vec![("done", progress.done.into()), ("count", progress.all.into())];
            lines.extend(wrapped(&texts.text("tui-reviewing", &args), width, self.theme.style(Paint::Faint)));
        }
        lines
    }

    /// First's chances, a column for each turn or several; below them the mistakes by shape, and where the reader is.
    fn graph(&self, area: Rect, buffer: &mut Buffer) {
        heading(buffer, area, &self.app.texts.plain("tui-review-graph"), self.app, self.theme);
        let Some(review) = &self.study.review else { return };
        let turns = self.study.turns.max(1);
        let columns = usize::from(area.width).min(turns);
        let first = self.study.table.game().first_setup().turn;
        let column_of = |at: usize| at * columns / turns;
        let bottom = area.y + GRAPH;
        for judged in &review.turns {
            let index = (judged.number - first) as usize;
            let x = area.x + column_of(index) as u16;
            let chance = judged.after.chance(Side::First);
            let style = self.theme.style(Paint::Piece(Side::First));
            for (height, y) in (0..GRAPH).zip((area.y + 1..=bottom).rev()) {
                let filled = chance * f64::from(GRAPH) - f64::from(height);
                buffer.set_string(x, y, bar(filled, self.app.glyphs), style);
            }
            if let Some(grade) = judged.grade() {
                buffer.set_string(x, bottom + 1, shape(grade), self.theme.style(Paint::Strong));
            }
        }
        if let Some(index) = self.study.at.checked_sub(1) {
            let x = area.x + column_of(index) as u16;
            buffer.set_string(x, bottom + 2, "^", self.theme.style(Paint::Strong));
        }
    }

    /// A value in few words; a proof is told from an opinion.
    fn value(&self, opinion: Opinion) -> String {
        let texts = &self.app.texts;
        let short = value::short(texts, opinion);
        if opinion.known().is_some() || opinion.score(Side::First).is_proved() {
            texts.text("tui-proved", &vec![("value", short.into())])
        } else {
            short
        }
    }

    fn lines(&self, area: Rect, buffer: &mut Buffer) {
        let (depth, variations) = &self.study.lines;
        if variations.is_empty() {
            return;
        }
        let texts = &self.app.texts;
        let title = texts.text("tui-review-lines", &vec![("depth", (*depth).into())]);
        heading(buffer, area, &title, self.app, self.theme);
        let mut lines = Vec::new();
        for variation in variations {
            let text = format!("{}  {}", self.value(variation.opinion), turns_text(&variation.turns));
            lines.extend(wrapped(&text, area.width, Style::default()));
        }
        write(buffer, rows(area, 1, area.height), &lines);
    }
}

fn turns_text(turns: &[Turn]) -> String {
    turns.iter().take(PLIES).map(Turn::to_string).collect::<Vec<_>>().join(" ")
}

/// A part of a bar that is filled by so much of a row.
fn bar(filled: f64, glyphs: Glyphs) -> &'static str {
    const EIGHTHS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
    match glyphs {
        Glyphs::Unicode => EIGHTHS[(filled.clamp(0.0, 1.0) * 8.0).round() as usize],
        Glyphs::Ascii if filled >= 0.5 => "#",
        Glyphs::Ascii => " ",
    }
}

/// A mistake's sign in one column.
const fn shape(grade: Grade) -> &'static str {
    match grade {
        Grade::Inaccuracy => "~",
        Grade::Mistake => "?",
        Grade::Blunder => "X",
    }
}
