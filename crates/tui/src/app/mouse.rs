//! What the mouse wishes for: the same as keys, where it points.

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{App, Effect, Place, Wish};
use crate::view::areas;

impl App {
    /// A click chooses, the wheel scrolls what there is to scroll.
    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        let place = self.place();
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(Position::new(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => self.wish(back(place)),
            MouseEventKind::ScrollDown => self.wish(on(place)),
            _ => Vec::new(),
        }
    }

    fn click(&mut self, at: Position) -> Vec<Effect> {
        match self.place() {
            Place::Page => {
                self.page = None;
                Vec::new()
            }
            Place::Menu => match areas::menu_row(self, at) {
                Some(row) => {
                    self.menu.row = row;
                    self.choose_row()
                }
                None => Vec::new(),
            },
            Place::Play => {
                let Some(desk) = &mut self.desk else { return Vec::new() };
                let plan = areas::game(self.size, desk.table.game().position()).board;
                match plan.square_at(at) {
                    Some(square) => {
                        desk.cursor = square;
                        self.game_wish(Wish::Choose)
                    }
                    None => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }
}

/// What turning the wheel away means.
const fn back(place: Place) -> Wish {
    match place {
        Place::Review => Wish::Left,
        Place::Play | Place::Result => Wish::PageUp,
        _ => Wish::Up,
    }
}

/// What turning the wheel near means.
const fn on(place: Place) -> Wish {
    match place {
        Place::Review => Wish::Right,
        Place::Play | Place::Result => Wish::PageDown,
        _ => Wish::Down,
    }
}
