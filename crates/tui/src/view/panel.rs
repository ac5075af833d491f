//! What stands beside the board of a game: players, duty, news, moves, the clauses just used.

use khamsin_rules::series;
use khamsin_rules::{Action, AnyPosition, Game, GameKind, Pending, Piece, Side};
use khamsin_text::walk::walk;
use khamsin_text::{Direction, Glyphs, layout};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::areas;
use super::text::{Styled, put, rows, wrapped, write};
use super::theme::{Paint, Theme};
use crate::app::{App, Desk, Note, Place, Question, Subject, Why};
use crate::table::{Player, Table};
use crate::tell;
use crate::terminal::Colours;

/// The panel of a game.
pub struct Panel<'a> {
    /// The state.
    pub app: &'a App,
    /// The game.
    pub desk: &'a Desk,
    /// The looks.
    pub theme: Theme,
}

/// Rows for the players.
const PLAYERS: u16 = 5;
/// Rows for the duty and what is told: fewer would make the lists jump, more are taken when needed.
const TOLD: u16 = 7;
/// The fewest rows of a list, its heading included.
const LIST: u16 = 3;

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
        let parts = self.parts(area);
        write(buffer, parts.told, &self.told(area.width));
        self.moves(parts.moves, buffer);
        self.clauses(parts.clauses, buffer);
    }
}

/// Where things stand in a panel, below the players.
struct Parts {
    told: Rect,
    moves: Rect,
    clauses: Rect,
}

/// The moves of a game in lines.
fn move_lines(game: &Game, glyphs: Glyphs, width: u16) -> Vec<Styled> {
    let items: Vec<String> = walk(game).iter().map(|turn| turn.numbered(glyphs)).collect();
    let flowed = layout::flow(&items, "  ", width.into(), 0);
    flowed.lines().map(|line| (line.to_owned(), Style::default())).collect()
}

/// How many lines of the moves are above those that are shown at the end of the list.
pub fn moves_end(app: &App) -> u16 {
    let Some(desk) = &app.desk else { return 0 };
    let panel = Panel { app, desk, theme: Theme::new(Colours::None) };
    let game = desk.table.game();
    let area = panel.parts(areas::game(app.size, game.position()).panel).moves;
    (move_lines(game, app.glyphs, area.width).len() as u16).saturating_sub(area.height.saturating_sub(1))
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
        let mark = match texts.lang().direction() {
            _ if !to_act => " ",
            Direction::LeftToRight => ">",
            Direction::RightToLeft => "<",
        };
        let sign = match game.rule_set().game() {
            GameKind::Seti => if side == Side::First { 'P' } else { 'p' }.to_string(),
            _ => self.app.glyphs.piece(Piece::Man(side)),
        };
        let who = match table.player(side) {
            Player::Person if table.is_shared() => String::new(),
            Player::Person => format!(" ({})", texts.plain("tui-you")),
            Player::Engine(level) => {
                format!(" ({})", texts.text("tui-level", &vec![("count", level.number().into())]))
            }
        };
        let time = table.clock().map(|clock| tell::time(clock.left(side))).unwrap_or_default();
        let style = self.theme.style(Paint::Strong);
        // The mark and the sign stand where the line begins.
        let (marks, rest) = match texts.lang().direction() {
            Direction::LeftToRight => ([0, 2], Rect { x: area.x + 4, ..area }),
            Direction::RightToLeft => ([area.width.saturating_sub(1), area.width.saturating_sub(3)], area),
        };
        let rest = Rect { width: area.width.saturating_sub(4), ..rest };
        buffer.set_string(area.x + marks[0], area.y, mark, style);
        buffer.set_string(area.x + marks[1], area.y, &sign, self.theme.style(Paint::Piece(side)));
        let style = if to_act { style } else { Style::default() };
        put(buffer, rest, &format!("{}{who}  {time}", texts.side(side)), style);
        put(buffer, rows(rest, 1, 1), &facts(self.app, table, side), Style::default());
    }

    /// The clauses need more room than the last few moves.
    fn parts(&self, area: Rect) -> Parts {
        let most = area.height.saturating_sub(PLAYERS + 2 * LIST);
        let told = (self.told(area.width).len() as u16).clamp(TOLD.min(most), most);
        let rest = rows(area, PLAYERS + told, area.height);
        let moves = (rest.height * 2 / 5).max(LIST);
        Parts {
            told: rows(area, PLAYERS, told),
            moves: rows(rest, 0, moves),
            clauses: rows(rest, moves, rest.height.saturating_sub(moves)),
        }
    }

    /// What is to be done, and what the last event has to say.
    fn told(&self, width: u16) -> Vec<Styled> {
        let mut lines = wrapped(&duty(self.app, &self.desk.table), width, self.theme.style(Paint::Strong));
        lines.extend(self.news(width));
        lines
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

    /// The last moves, or earlier ones if the reader scrolled back; arrows say that there are more.
    fn moves(&self, area: Rect, buffer: &mut Buffer) {
        let (app, desk) = (self.app, self.desk);
        let lines = move_lines(desk.table.game(), app.glyphs, area.width);
        let above = moves_end(app).saturating_sub(desk.back);
        let [up, down] = match app.glyphs {
            Glyphs::Unicode => ["↑", "↓"],
            Glyphs::Ascii => ["^", "v"],
        };
        let mut title = app.texts.plain("tui-moves");
        for (there, arrow) in [(above > 0, up), (desk.back > 0, down)] {
            if there {
                title = format!("{title} {arrow}");
            }
        }
        heading(buffer, area, &title, app, self.theme);
        write(buffer, rows(area, 1, area.height), &lines[usize::from(above).min(lines.len())..]);
    }

    fn clauses(&self, area: Rect, buffer: &mut Buffer) {
        let texts = &self.app.texts;
        heading(buffer, area, &texts.plain("tui-rules"), self.app, self.theme);
        let set = self.desk.table.game().rule_set();
        let mut lines = Vec::new();
        let room = usize::from(area.height.saturating_sub(1));
        for clause in self.desk.table.clauses_used() {
            // A title without a word of its clause tells nothing.
            if lines.len() + 2 > room {
                break;
            }
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
        Glyphs::Unicode => "─",
        Glyphs::Ascii => "-",
    };
    // The line is cut where the area ends.
    let text = format!("{} {text} {}", line.repeat(2), line.repeat(area.width.into()));
    put(buffer, area, &text, theme.style(Paint::Faint));
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
    texts.list(&facts)
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
