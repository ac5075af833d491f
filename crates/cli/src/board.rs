//! A board as text.
//!
//! A cell is three columns: brackets mark the centre of Seega and Saut du Chat, whatever stands on it, and a death-ship
//! stands right of the figure it carries. What the signs themselves say, [`Glyphs`] tells.
//!
//! ```text
//!      a  b  c  d  e
//!  5   ●  ·  ·  ○  ·   5
//!  …
//!  3   ·  · [●] ·  ·   3
//! ```

use khamsin_rules::{AnyPosition, Figure, GameKind, Piece, RuleSet, Side, Square};
pub use khamsin_text::Glyphs;

use crate::front::Front;
use crate::style::{Paint, Style};

/// The board with its coordinates, rank by rank from the top.
pub fn draw(position: &AnyPosition, glyphs: Glyphs, style: Style) -> String {
    let (files, ranks) = position.dimensions();
    let letters: String = (0..files).flat_map(|file| [' ', char::from(b'a' + file), ' ']).collect();
    let letters = style.paint(Paint::Faint, format!("    {letters}").trim_end());
    let mut lines = vec![letters.clone()];
    for rank in (0..ranks).rev() {
        let cells: String =
            (0..files).map(|file| cell(position, Square::new(file, rank), glyphs, style)).collect();
        let left = style.paint(Paint::Faint, &format!("{:>3} ", rank + 1));
        let right = style.paint(Paint::Faint, &format!("{:>3}", rank + 1));
        lines.push(format!("{left}{cells}{right}"));
    }
    lines.push(letters);
    lines.join("\n")
}

/// The three columns of one square.
fn cell(position: &AnyPosition, square: Square, glyphs: Glyphs, style: Style) -> String {
    let content = position.piece(square);
    let signs = content.map_or_else(|| glyphs.empty().into(), |piece| glyphs.piece(piece));
    let paint = match content.and_then(Piece::side) {
        Some(side) => paint_of(side),
        None if content.is_some() => Paint::Title,
        None => Paint::Faint,
    };
    let painted = style.paint(paint, &signs);
    if has_centre(position) && is_centre(position, square) {
        return format!("[{painted}]");
    }
    let space = if signs.chars().count() > 1 { "" } else { " " };
    format!(" {painted}{space}")
}

fn paint_of(side: Side) -> Paint {
    match side {
        Side::First => Paint::First,
        Side::Second => Paint::Second,
    }
}

/// Whether the centre is a special square of the game.
fn has_centre(position: &AnyPosition) -> bool {
    use AnyPosition::{SautDuChat, Seega5, Seega7, Seega9};
    matches!(position, Seega5(_) | Seega7(_) | Seega9(_) | SautDuChat(_))
}

fn is_centre(position: &AnyPosition, square: Square) -> bool {
    let (files, ranks) = position.dimensions();
    (square.file(), square.rank()) == (files / 2, ranks / 2)
}

/// What the signs mean.
pub fn legend(front: &Front, set: &RuleSet, glyphs: Glyphs) -> Vec<String> {
    let painted = |side: Side, sign: String| front.paint(paint_of(side), &sign);
    let man = |side: Side| format!("{} {}", painted(side, glyphs.man(side).into()), front.side(side));
    let men = Side::BOTH.map(man).join("   ");
    match set.game() {
        GameKind::Seega | GameKind::SautDuChat => {
            let centre = front.text("cli-legend-centre", &vec![("mark", "[ ]".into())]);
            vec![format!("{men}   {centre}")]
        }
        GameKind::Pahtum => {
            let mark = front.paint(Paint::Title, &glyphs.neutral().to_string());
            vec![format!("{men}   {}", front.text("cli-legend-neutral", &vec![("mark", mark.into())]))]
        }
        GameKind::Seti => {
            let figures = front.plain("cli-legend-figures");
            if set.rules().dimensions().0 != 3 {
                return vec![figures];
            }
            let ship = |side: Side| {
                let mark = painted(side, glyphs.ship(side).into());
                front.text("cli-legend-ship", &vec![("mark", mark.into()), ("side", front.side(side).into())])
            };
            let pharaoh = Piece::Figure { side: Side::First, figure: Figure::Pharaoh, aboard: true };
            let mark = painted(Side::First, glyphs.piece(pharaoh));
            let aboard = front.text("cli-legend-aboard", &vec![("mark", mark.into())]);
            vec![figures, format!("{}   {aboard}", Side::BOTH.map(ship).join("   "))]
        }
    }
}
