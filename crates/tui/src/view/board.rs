//! A board on the screen.
//!
//! ```text
//!    ┌───┬───┬───┐
//!  3 │ ● │   │ ○ │      [●] the cursor     «●» the chosen piece    (●) ( ) what can be chosen next
//!    ├───┼───┼───┤      ▸●◂ moved last      :  left in the last turn    ×  captured in it
//!  2 │[·]│   │   │      !●! the hint       ‹●› the centre
//! ```
//!
//! Every mark is a sign of its own, so that nothing depends on colours.

use khamsin_rules::{Action, AnyPosition, Game, Piece, Side, Square};
use khamsin_text::Glyphs;
use khamsin_text::walk::walk;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::areas::{Plan, Scale};
use super::theme::{Paint, Theme};
use crate::app::Desk;

/// What is marked on a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// The cursor.
    pub cursor: Option<Square>,
    /// The piece that is to move.
    pub moving: Option<Square>,
    /// What can be chosen next.
    pub targets: Vec<Square>,
    /// Where the last turn arrived.
    pub arrived: Vec<Square>,
    /// What it left.
    pub left: Vec<Square>,
    /// What it captured.
    pub captured: Vec<Square>,
    /// What the hint names.
    pub hinted: Vec<Square>,
}

impl Marks {
    /// The marks of the last turn of a game.
    pub fn of_game(game: &Game) -> Marks {
        let mut marks = Marks::default();
        let turns = walk(game);
        for (action, captures) in turns.last().iter().flat_map(|turn| &turn.actions) {
            match *action {
                Action::Move { from, to } => {
                    marks.left.push(from);
                    marks.arrived.push(to);
                }
                action => marks.arrived.extend(action.squares()),
            }
            marks.captured.extend(captures);
        }
        marks
    }

    /// The marks for somebody who plays.
    pub fn of_desk(desk: &Desk) -> Marks {
        let person = desk.table.person_to_act().is_some();
        let of_game = Marks::of_game(desk.table.game());
        Marks {
            cursor: desk.table.game().outcome().is_none().then_some(desk.cursor),
            moving: desk.moving().filter(|_| person),
            targets: if person { desk.targets() } else { Vec::new() },
            hinted: desk.hinted(),
            ..of_game
        }
    }
}

/// A board to be drawn.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    /// What stands on it.
    pub position: &'a AnyPosition,
    /// What is marked.
    pub marks: Marks,
    /// Where.
    pub plan: Plan,
    /// With which signs.
    pub glyphs: Glyphs,
    /// With which looks.
    pub theme: Theme,
}

impl Widget for &Board<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        if self.plan.scale != Scale::Compact {
            self.draw_lines(buffer);
        }
        self.draw_coordinates(buffer);
        for square in self.position.setup(0, 1).squares() {
            self.draw_square(square, buffer);
        }
    }
}

impl Board<'_> {
    fn draw_lines(&self, buffer: &mut Buffer) {
        let style = self.theme.style(Paint::Grid);
        let (files, ranks) = self.position.dimensions();
        let (files, ranks) = (u16::from(files), u16::from(ranks));
        let (x, y) = self.plan.corner();
        let (across, down) = self.plan.pitch();
        for row in 0..=ranks * down {
            for column in 0..=files * across {
                let (on_row, on_column) = (row % down == 0, column % across == 0);
                let sign = match (on_row, on_column) {
                    (true, true) => self
                        .crossing((row == 0, row == ranks * down), (column == 0, column == files * across)),
                    (true, false) => self.either('─', '-'),
                    (false, true) => self.either('│', '|'),
                    (false, false) => continue,
                };
                put(buffer, x + column, y + row, sign, style);
            }
        }
    }

    /// The sign where lines meet, by whether it is at the top or bottom and at the left or right.
    fn crossing(&self, (top, bottom): (bool, bool), (left, right): (bool, bool)) -> char {
        if self.glyphs == Glyphs::Ascii {
            return '+';
        }
        match (top, bottom, left, right) {
            (true, _, true, _) => '┌',
            (true, _, _, true) => '┐',
            (true, ..) => '┬',
            (_, true, true, _) => '└',
            (_, true, _, true) => '┘',
            (_, true, ..) => '┴',
            (_, _, true, _) => '├',
            (_, _, _, true) => '┤',
            _ => '┼',
        }
    }

    fn either(&self, unicode: char, ascii: char) -> char {
        match self.glyphs {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }

    fn draw_coordinates(&self, buffer: &mut Buffer) {
        let style = self.theme.style(Paint::Faint);
        let (files, ranks) = self.position.dimensions();
        for rank in 0..ranks {
            let cell = self.plan.square(Square::new(0, rank));
            let text = format!("{:>2}", rank + 1);
            buffer.set_string(self.plan.area.x, cell.y + cell.height / 2, text, style);
        }
        let bottom = self.plan.area.y + self.plan.area.height - 1;
        for file in 0..files {
            let cell = self.plan.square(Square::new(file, 0));
            put(buffer, middle(cell), bottom, char::from(b'a' + file), style);
        }
    }

    fn draw_square(&self, square: Square, buffer: &mut Buffer) {
        let cell = self.plan.square(square);
        let piece = self.position.piece(square);
        let ground = self.theme.style(Paint::Board);
        for row in cell.y..cell.y + cell.height {
            for column in cell.x..cell.x + cell.width {
                put(buffer, column, row, ' ', ground);
            }
        }
        let (middle, row) = (middle(cell), cell.y + cell.height / 2);
        let mut style = ground;
        match piece {
            Some(piece) => {
                style = self.theme.style(paint(piece));
                for (column, sign) in (middle..).zip(self.glyphs.piece(piece).chars()) {
                    put(buffer, column, row, sign, style);
                }
            }
            None => put(buffer, middle, row, self.empty(square), ground),
        }
        let Some((left, right, paint)) = self.brackets(square) else { return };
        let marked = self.theme.style(paint);
        let wide = u16::from(cell.width.is_multiple_of(2));
        put(buffer, middle - 1, row, left, marked);
        put(buffer, middle + 1 + wide, row, right, marked);
        if paint == Paint::Cursor {
            let inner = Rect::new(middle - 1, row, 3 + wide, 1);
            buffer.set_style(inner, style.patch(marked));
        }
    }

    /// The sign of an empty square.
    fn empty(&self, square: Square) -> char {
        let marks = &self.marks;
        if marks.captured.contains(&square) {
            self.glyphs.capture()
        } else if marks.left.contains(&square) {
            ':'
        } else if marks.targets.contains(&square) && marks.moving.is_none() {
            if self.plan.scale == Scale::Compact { '+' } else { self.glyphs.empty() }
        } else if self.is_centre(square) {
            self.either('◇', '#')
        } else if self.plan.scale == Scale::Compact {
            self.glyphs.empty()
        } else {
            ' '
        }
    }

    /// The signs left and right of what stands on a square, and their looks: the most urgent ones.
    fn brackets(&self, square: Square) -> Option<(char, char, Paint)> {
        let marks = &self.marks;
        let occupied = self.position.piece(square).is_some();
        if marks.cursor == Some(square) {
            return Some(('[', ']', Paint::Cursor));
        }
        if marks.moving == Some(square) {
            return Some((self.either('«', '<'), self.either('»', '>'), Paint::Selected));
        }
        if marks.hinted.contains(&square) {
            return Some(('!', '!', Paint::Hint));
        }
        if marks.targets.contains(&square) && (marks.moving.is_some() || occupied) {
            return Some(('(', ')', Paint::Target));
        }
        if marks.arrived.contains(&square) && occupied {
            return Some((self.either('▸', '-'), self.either('◂', '-'), Paint::Last));
        }
        if self.is_centre(square) && occupied {
            return Some((self.either('‹', '{'), self.either('›', '}'), Paint::Board));
        }
        None
    }

    /// Whether it is the special middle square of Seega or Saut du Chat.
    fn is_centre(&self, square: Square) -> bool {
        use AnyPosition::{SautDuChat, Seega5, Seega7, Seega9};
        let (files, ranks) = self.position.dimensions();
        matches!(self.position, Seega5(_) | Seega7(_) | Seega9(_) | SautDuChat(_))
            && (square.file(), square.rank()) == (files / 2, ranks / 2)
    }
}

/// The column of a square that its piece stands in.
fn middle(cell: Rect) -> u16 {
    cell.x + (cell.width - 1) / 2
}

fn paint(piece: Piece) -> Paint {
    match piece.side() {
        Some(Side::First) => Paint::Piece(Side::First),
        Some(Side::Second) => Paint::Piece(Side::Second),
        None => Paint::Neutral,
    }
}

/// Puts a sign on the screen, if that place is on it.
fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(sign).set_style(style);
    }
}
