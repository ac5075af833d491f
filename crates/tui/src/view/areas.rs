//! Where everything stands: used to draw, and to find what the mouse points at.

use khamsin_rules::{AnyPosition, Square};
use ratatui::layout::{Position, Rect};

use crate::app::{App, Row};

/// How large a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Lines between the squares, and room around the pieces.
    Large,
    /// Lines between the squares.
    Lined,
    /// No lines.
    Compact,
}

/// Where a board stands, and how large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How large.
    pub scale: Scale,
    /// Everything, coordinates included.
    pub area: Rect,
    /// Columns inside a square.
    pub width: u16,
    /// Rows inside a square.
    pub height: u16,
    files: u16,
    ranks: u16,
}

/// Columns for the numbers of the ranks.
const MARGIN: u16 = 3;
/// The narrowest panel beside a board.
const PANEL: u16 = 36;

impl Plan {
    /// A board of this scale at the top left of an area.
    fn new(scale: Scale, position: &AnyPosition, area: Rect) -> Plan {
        let (files, ranks) = position.dimensions();
        // A figure on its ship takes two columns.
        let ships = matches!(position, AnyPosition::SetiAleph(_));
        let (width, height) = match scale {
            Scale::Large => (5 + u16::from(ships), 3),
            Scale::Lined | Scale::Compact => (3 + u16::from(ships), 1),
        };
        let mut plan = Plan { scale, area, width, height, files: files.into(), ranks: ranks.into() };
        let columns = plan.files * plan.pitch().0 + plan.line() + MARGIN;
        let rows = plan.ranks * plan.pitch().1 + plan.line() + 1;
        plan.area = Rect::new(area.x, area.y, columns, rows);
        plan
    }

    /// How thick the lines between squares are.
    pub fn line(&self) -> u16 {
        u16::from(self.scale != Scale::Compact)
    }

    /// How far apart squares are.
    pub fn pitch(&self) -> (u16, u16) {
        (self.width + self.line(), self.height + self.line())
    }

    /// Where the lines begin.
    pub fn corner(&self) -> (u16, u16) {
        (self.area.x + MARGIN, self.area.y)
    }

    /// The inside of a square.
    pub fn square(&self, square: Square) -> Rect {
        let (x, y) = self.corner();
        let (across, down) = self.pitch();
        let row = self.ranks - 1 - u16::from(square.rank());
        let left = x + self.line() + u16::from(square.file()) * across;
        Rect::new(left, y + self.line() + row * down, self.width, self.height)
    }

    /// The square at a place of the screen.
    pub fn square_at(&self, at: Position) -> Option<Square> {
        let all = (0..self.ranks as u8)
            .flat_map(|rank| (0..self.files as u8).map(move |file| Square::new(file, rank)));
        all.into_iter().find(|&square| self.square(square).contains(at))
    }
}

/// The areas of a game or a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameAreas {
    /// The board.
    pub board: Plan,
    /// What stands beside it.
    pub panel: Rect,
    /// The line of keys.
    pub keys: Rect,
}

/// The areas of a game: the largest board that leaves room for the panel.
pub fn game(size: Rect, position: &AnyPosition) -> GameAreas {
    let height = size.height.saturating_sub(1);
    let fits = |plan: &Plan| plan.area.height <= height && plan.area.width + 1 + PANEL <= size.width;
    let plan = |scale| Plan::new(scale, position, size);
    let board = [Scale::Large, Scale::Lined].map(plan).into_iter().find(fits).unwrap_or(plan(Scale::Compact));
    let left = size.x + board.area.width + 1;
    let panel = Rect::new(left, size.y, size.width.saturating_sub(board.area.width + 1), height);
    GameAreas { board, panel, keys: keys(size) }
}

/// Whether a game can be shown at all.
pub fn fits(size: Rect, position: &AnyPosition) -> bool {
    let areas = game(size, position);
    areas.board.area.height < size.height && areas.panel.width >= PANEL
}

/// The least width and height for a board.
pub fn least(position: &AnyPosition) -> (u16, u16) {
    let plan = Plan::new(Scale::Compact, position, Rect::default());
    (plan.area.width + 1 + PANEL, plan.area.height.max(14) + 1)
}

/// The line of keys, at the bottom.
pub fn keys(size: Rect) -> Rect {
    Rect::new(size.x, size.y + size.height.saturating_sub(1), size.width, size.height.min(1))
}

/// Where the rows of the menu begin.
pub const MENU_TOP: u16 = 2;

/// The row of the menu at a place of the screen.
pub fn menu_row(app: &App, at: Position) -> Option<Row> {
    let index = at.y.checked_sub(app.size.y + MENU_TOP)?;
    app.menu.rows().get(usize::from(index)).copied()
}
