//! A board in words, row by row.

use khamsin_rules::{Figure, GameKind, Piece, Side, Square};
use khamsin_text::Texts;

use crate::table::Table;
use crate::tell;

/// What stands where, from the top row down, then what is counted and in hand.
pub(super) fn lines(texts: &Texts, table: &Table) -> Vec<String> {
    let position = table.game().position();
    let (files, ranks) = position.dimensions();
    let mut lines = Vec::new();
    for rank in (0..ranks).rev() {
        let squares = (0..files).map(|file| Square::new(file, rank));
        let standing: Vec<String> = squares
            .filter_map(|square| {
                let piece = name(texts, position.piece(square)?);
                Some(texts.text("plain-piece", &vec![("square", square.into()), ("piece", piece.into())]))
            })
            .collect();
        let text = if standing.is_empty() { texts.plain("plain-empty") } else { texts.list(&standing) };
        lines.push(texts.text("plain-row", &vec![("row", (rank + 1).into()), ("text", text.into())]));
    }
    let pair = |id: &str, count: &dyn Fn(Side) -> u32| {
        let (first, second) = (count(Side::First), count(Side::Second));
        texts.text(id, &vec![("first", first.into()), ("second", second.into())])
    };
    let game = table.game().rule_set().game();
    let counted = if game == GameKind::Pahtum { "plain-lines" } else { "plain-count" };
    lines.push(pair(counted, &|side| position.count(side)));
    if Side::BOTH.iter().any(|&side| position.hand(side) > 0) {
        lines.push(pair("plain-hands", &|side| position.hand(side).into()));
    }
    lines.extend(clock(texts, table));
    lines
}

/// The time left, if it is counted.
pub(super) fn clock(texts: &Texts, table: &Table) -> Option<String> {
    let clock = table.clock()?;
    let [one, two] = Side::BOTH.map(|side| tell::time(clock.left(side)));
    Some(texts.text("plain-clock", &vec![("one", one.into()), ("two", two.into())]))
}

fn name(texts: &Texts, piece: Piece) -> String {
    let of = |id: &str, side: Side| texts.text(id, &vec![("side", texts.side(side).into())]);
    match piece {
        Piece::Man(side) => of("plain-man", side),
        Piece::Neutral => texts.plain("plain-neutral"),
        Piece::Ship(side) => of("plain-ship", side),
        Piece::Figure { side, figure, aboard } => {
            let figure = match figure {
                Figure::Pharaoh => of("plain-pharaoh", side),
                Figure::Priest => of("plain-priest", side),
            };
            if aboard { texts.text("plain-aboard", &vec![("text", figure.into())]) } else { figure }
        }
    }
}
