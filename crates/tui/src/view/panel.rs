//! What stands beside the board of a game: players, duty, news, moves, the clauses just used.

use khamsin_rules::series;
use khamsin_rules::{Action, AnyPosition, GameKind, Pending, Piece, Side};
use khamsin_text::layout;
use khamsin_text::walk::walk;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::text::{Styled, rows, wrapped, write};
use super::theme::{Paint, Theme};
use crate::app::{App, Desk, Note, Place, Question, Subject, Why};
use crate::table::{Player, Table};
use crate::tell;

/// The panel of a game.
pub struct Panel<'a> {
    /// The state.
    pub app: &'a App,
    /// The game.
    pub desk: &'a Desk,
    /// The looks.
    pub theme: Theme,
}

/// Rows for the duty and what is told.
const NEWS: u16 = 7;

impl Widget for &Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let texts = &self.app.texts;
        let set = self.desk.table.game().rule_set();
        let strong = self.theme.style(Paint::Title);
        let title = format!("{}  {}", texts.rule_set(set), changes(set));
        write(buffer, rows(area, 0, 1), &[(title, strong)]);
        for (row, side) in [1, 3].into_iter().zip(Side::BOTH) {
            self.player(rows(area, row, 2), buffer, side);
        }
        let told = rows(area, 5, NEWS);
        let used = write(buffer, rows(told, 0, 3), &self.duty(area.width));
        write(buffer, rows(told, used, NEWS), &self.news(area.width));
        let rest = rows(area, 5 + NEWS, area.height);
        // The clauses need more room than the last few moves.
        let moves = (rest.height * 2 / 5).max(3);
        self.moves(rows(rest, 0, moves), buffer);
        self.clauses(rows(rest, moves, rest.height.saturating_sub(moves)), buffer);
    }
}

fn changes(set: &khamsin_rules::RuleSet) -> String {
    let changes = set.changes();
    let all: Vec<String> = changes.iter().map(|(name, value)| format!("{name}={value}")).collect();
    all.join(" ")
}

impl Panel<'_> {
    /// A side: its sign, who plays it, its pieces, its time; a mark if it is to act.
    fn player(&self, area: Rect, buffer: &mut Buffer, side: Side) {
        let (texts, table) = (&self.app.texts, &self.desk.table);
        let game = table.game();
        let to_act = game.outcome().is_none() && game.side() == side;
        let mark = if to_act { '>' } else { ' ' };
        let sign = match game.rule_set().game() {
            GameKind::Seti => if side == Side::First { 'P' } else { 'p' }.to_string(),
            _ => self.app.glyphs.piece(Piece::Man(side)),
        };
        let who = match table.player(side) {
            Player::Person if table.is_shared() => String::new(),
            Player::Person => format!(" ({})", texts.plain("tui-you")),
            Player::Engine(level) => {
                format!(" ({} {})", texts.plain("tui-menu-level").to_lowercase(), level.number())
            }
        };
        let time = table.clock().map(|clock| tell::time(clock.left(side))).unwrap_or_default();
        let style = self.theme.style(Paint::Strong);
        buffer.set_stringn(area.x, area.y, format!("{mark} "), area.width.into(), style);
        let piece = self.theme.style(Paint::Piece(side));
        buffer.set_stringn(area.x + 2, area.y, &sign, area.width.into(), piece);
        let width = usize::from(area.width.saturating_sub(4));
        let style = if to_act { style } else { Style::default() };
        let name = format!("{}{who}  {time}", texts.side(side));
        buffer.set_stringn(area.x + 4, area.y, name, width, style);
        let facts = facts(self.app, table, side);
        buffer.set_stringn(area.x + 4, area.y + 1, facts, width, Style::default());
    }

    fn duty(&self, width: u16) -> Vec<Styled> {
        let strong = self.theme.style(Paint::Strong);
        wrapped(&duty(self.app, &self.desk.table), width, strong)
    }

    /// What is asked or typed, or what the last event has to say.
    fn news(&self, width: u16) -> Vec<Styled> {
        let (app, texts) = (self.app, &self.app.texts);
        let strong = self.theme.style(Paint::Strong);
        if let Some(prompt) = &app.prompt {
            let id = match prompt.subject {
                Subject::Move => "tui-type-move",
                Subject::Save => "tui-type-save",
                Subject::Open => "tui-type-open",
            };
            let mut lines = wrapped(&texts.plain(id), width, strong);
            lines.extend(wrapped(&format!("{}_", prompt.text), width, self.theme.style(Paint::Key)));
            return lines;
        }
        if let Some(question) = app.question {
            let text = match question {
                Question::Resign => texts.plain("tui-ask-resign"),
                Question::Leave => texts.plain("tui-ask-leave"),
                Question::Accept => {
                    let to = texts.side(!self.desk.table.game().side());
                    texts.text("tui-ask-accept", &vec![("side", to.into())])
                }
            };
            return wrapped(&format!("{text} ({})", texts.plain("tui-yes-no")), width, strong);
        }
        note(app, self.theme, width)
    }

    fn moves(&self, area: Rect, buffer: &mut Buffer) {
        heading(buffer, area, &self.app.texts.plain("tui-moves"), self.app, self.theme);
        let turns = walk(self.desk.table.game());
        let items: Vec<String> = turns.iter().map(|turn| turn.numbered(self.app.glyphs)).collect();
        let flowed = layout::flow(&items, "  ", area.width.into(), 0);
        let lines: Vec<Styled> = flowed.lines().map(|line| (line.to_owned(), Style::default())).collect();
        let room = usize::from(area.height.saturating_sub(1));
        write(buffer, rows(area, 1, area.height), &lines[lines.len().saturating_sub(room)..]);
    }

    fn clauses(&self, area: Rect, buffer: &mut Buffer) {
        let texts = &self.app.texts;
        heading(buffer, area, &texts.plain("tui-rules"), self.app, self.theme);
        let set = self.desk.table.game().rule_set();
        let mut lines = Vec::new();
        for clause in self.desk.table.clauses_used() {
            lines.extend(wrapped(&texts.title(clause), area.width, self.theme.style(Paint::Strong)));
            let told = texts.clause(clause, &set.args());
            lines.extend(wrapped(&told, area.width, Style::default()));
        }
        if lines.is_empty() {
            lines = wrapped(&texts.plain("tui-rules-none"), area.width, self.theme.style(Paint::Faint));
        }
        write(buffer, rows(area, 1, area.height), &lines);
    }
}

/// A heading over a part of a panel.
pub(super) fn heading(buffer: &mut Buffer, area: Rect, text: &str, app: &App, theme: Theme) {
    let line = match app.glyphs {
        khamsin_text::Glyphs::Unicode => "─",
        khamsin_text::Glyphs::Ascii => "-",
    };
    let text = format!("{} {text} ", line.repeat(2));
    let rest = usize::from(area.width).saturating_sub(layout::length(&text));
    write(buffer, rows(area, 0, 1), &[(text + &line.repeat(rest), theme.style(Paint::Faint))]);
}

/// What the last event has to say.
pub(super) fn note(app: &App, theme: Theme, width: u16) -> Vec<Styled> {
    match &app.note {
        None => Vec::new(),
        Some(Note::Said(text)) => wrapped(text, width, Style::default()),
        Some(Note::Refused(text)) => wrapped(&format!("! {text}"), width, theme.style(Paint::Refusal)),
    }
}

/// Pieces or points, captures and what is in hand.
fn facts(app: &App, table: &Table, side: Side) -> String {
    let (texts, game) = (&app.texts, table.game());
    let position = game.position();
    let count = |id: &str, count: u32| texts.text(id, &vec![("count", count.into())]);
    let mut facts = Vec::new();
    if game.rule_set().game() == GameKind::Pahtum {
        facts.push(count("tui-points", position.count(side)));
    } else {
        facts.push(count("tui-on-board", position.count(side)));
    }
    let taken = walk(game)
        .iter()
        .filter(|turn| turn.side == side)
        .flat_map(|turn| &turn.actions)
        .map(|(_, captures)| captures.len() as u32)
        .sum();
    if taken > 0 {
        facts.push(count("tui-captured", taken));
    }
    if position.hand(side) > 0 {
        facts.push(count("tui-in-hand", position.hand(side).into()));
    }
    facts.join(", ")
}

/// The points of the games played since the program was started.
fn score(app: &App, table: &Table) -> String {
    let texts = &app.texts;
    let (one, two) = if table.is_shared() {
        (texts.side(Side::First), texts.side(Side::Second))
    } else {
        (texts.plain("tui-you"), tell::player(texts, table.player(!table.person())))
    };
    let points = |player| app.series.score(player).points;
    let args = vec![
        ("one", one.into()),
        ("first", points(series::Player::One).into()),
        ("second", points(series::Player::Two).into()),
        ("two", two.into()),
    ];
    texts.text("tui-series", &vec![("text", texts.text("match-score", &args).into())])
}

/// What is to be done now, or who thinks about what.
pub(super) fn duty(app: &App, table: &Table) -> String {
    let (texts, game) = (&app.texts, table.game());
    if app.place() == Place::Result {
        return format!("{}. {}", texts.plain("result-over"), score(app, table));
    }
    match app.waiting.why() {
        Some(Why::Turn) => return tell::thinking(texts, game.side(), app.waiting.depth, app.waiting.nodes),
        Some(Why::Offer) => {
            let side = texts.side(!game.side());
            return texts.text("told-offer-thinking", &vec![("side", side.into())]);
        }
        _ => {}
    }
    let legal = game.legal_actions();
    let position = game.position();
    let own_words = match position.pending() {
        Pending::Place(left) if game.rule_set().game() == GameKind::Seega => {
            let args = vec![("done", (3 - left).into()), ("count", 2_u8.into())];
            Some(texts.text("tui-place-of", &args))
        }
        Pending::Chain(square) if legal.contains(&Action::End) => {
            Some(texts.text("tui-chain-space", &vec![("square", square.into())]))
        }
        Pending::Pie => Some(texts.plain("tui-pie")),
        Pending::Move if matches!(position, AnyPosition::SetiAleph(_)) => Some(texts.plain("tui-ships")),
        _ if legal == [Action::Pass] => Some(texts.plain("tui-pass-space")),
        _ => None,
    };
    let turn = match own_words {
        Some(duty) => tell::turn_to(texts, table, &duty),
        None => tell::turn(texts, table),
    };
    turn.unwrap_or_default()
}
