//! What things look like, in as many colours as there are.
//!
//! Colours only ever repeat what signs, brackets and words say. With many colours the board has a background of its own,
//! so that its pieces stand out on light and dark terminals alike; with few, the user's theme decides.

use khamsin_rules::Side;
use ratatui::style::{Color, Modifier, Style};

use crate::terminal::Colours;

/// What a thing is, and hence its looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// An empty square.
    Board,
    /// The lines of the board.
    Grid,
    /// A piece of a side.
    Piece(Side),
    /// A neutral piece.
    Neutral,
    /// The cursor.
    Cursor,
    /// The chosen piece.
    Selected,
    /// A square that can be chosen next.
    Target,
    /// A square of the last turn.
    Last,
    /// A square of the hint.
    Hint,
    /// A heading.
    Title,
    /// Something in the background.
    Faint,
    /// Words that matter.
    Strong,
    /// A try that was refused.
    Refusal,
    /// A key.
    Key,
    /// The row of a list that the cursor is on.
    Row,
}

/// The looks of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    colours: Colours,
}

impl Theme {
    /// Looks in so many colours.
    pub const fn new(colours: Colours) -> Theme {
        Theme { colours }
    }

    /// How a thing looks.
    pub fn style(self, paint: Paint) -> Style {
        let shape = Style::default().add_modifier(shape(paint));
        let Some(ink) = ink(paint) else { return shape };
        match self.colours {
            Colours::None => shape,
            Colours::Sixteen => shape.fg(ink.sixteen),
            Colours::Many => on_board(paint, shape.fg(Color::Indexed(ink.many)), Color::Indexed(235)),
            Colours::True => {
                let [r, g, b] = ink.all;
                on_board(paint, shape.fg(Color::Rgb(r, g, b)), Color::Rgb(38, 34, 30))
            }
        }
    }
}

/// A colour three times over.
struct Ink {
    sixteen: Color,
    many: u8,
    all: [u8; 3],
}

const fn ink(paint: Paint) -> Option<Ink> {
    let (sixteen, many, all) = match paint {
        Paint::Board => (Color::Reset, 250, [190, 184, 174]),
        Paint::Grid => (Color::DarkGray, 243, [124, 112, 96]),
        Paint::Piece(Side::First) => (Color::Yellow, 221, [255, 204, 92]),
        Paint::Piece(Side::Second) => (Color::Cyan, 117, [130, 212, 255]),
        Paint::Neutral => (Color::Reset, 252, [214, 208, 200]),
        Paint::Selected | Paint::Target => (Color::Green, 120, [140, 232, 140]),
        Paint::Last => (Color::Magenta, 183, [222, 176, 255]),
        Paint::Hint => (Color::LightRed, 216, [255, 176, 128]),
        Paint::Refusal => (Color::Red, 160, [204, 40, 40]),
        Paint::Cursor | Paint::Title | Paint::Faint | Paint::Strong | Paint::Key | Paint::Row => return None,
    };
    Some(Ink { sixteen, many, all })
}

/// The part of the looks that needs no colour.
const fn shape(paint: Paint) -> Modifier {
    match paint {
        Paint::Cursor | Paint::Row => Modifier::REVERSED,
        Paint::Piece(_) | Paint::Neutral | Paint::Title | Paint::Strong | Paint::Key | Paint::Hint => {
            Modifier::BOLD
        }
        Paint::Selected | Paint::Target => Modifier::BOLD,
        Paint::Faint => Modifier::DIM,
        Paint::Refusal => Modifier::BOLD,
        Paint::Board | Paint::Grid | Paint::Last => Modifier::empty(),
    }
}

fn on_board(paint: Paint, style: Style, ground: Color) -> Style {
    if paint == Paint::Refusal { style } else { style.bg(ground) }
}
