//! `khamsin show`: one position, drawn and explained.
//!
//! It shows the position alone: endless play, which belongs to a game's history, is left out.

use khamsin_rules::{AnyPosition, Game, GameKind, RuleSet, Side};
use serde_json::{Value, json};

use crate::args::Show;
use crate::board::{self, Glyphs};
use crate::front::{Format, Front};
use crate::style::Paint;
use crate::{actions, outcome, playout};

/// Runs the command.
pub fn run(what: &Show, front: &mut Front) -> anyhow::Result<()> {
    let game = front.start(&what.start, what.playout.unwrap_or(0))?;
    if let Some(seed) = what.playout {
        return playout::run(game, seed, what, front);
    }
    match what.format.get() {
        Format::Json => front.json(&json(&game)),
        Format::Text => {
            heading(front, game.rule_set())?;
            front.line("")?;
            describe(front, game.rule_set(), game.position(), what.glyphs.get())?;
            front.line("")?;
            status(front, &game, what.glyphs.get())
        }
    }
}

/// The rule set's title and id.
pub fn heading(front: &mut Front, set: &RuleSet) -> anyhow::Result<()> {
    let entry = set.entry();
    let title = front.title(&format!("ruleset-{}-{}", entry.game().id(), entry.name));
    let id = front.paint(Paint::Name, &set.to_string());
    front.line(&format!("{title}   {id}"))
}

/// The board, what its signs mean, and what is counted.
pub fn describe(
    front: &mut Front,
    set: &RuleSet,
    position: &AnyPosition,
    glyphs: Glyphs,
) -> anyhow::Result<()> {
    front.line(&board::draw(position, glyphs, front.style))?;
    front.line("")?;
    for line in board::legend(front, set, glyphs) {
        front.line(&line)?;
    }
    for line in counts(front, set, position) {
        front.line(&line)?;
    }
    Ok(())
}

/// What is on the board and in hand.
fn counts(front: &Front, set: &RuleSet, position: &AnyPosition) -> Vec<String> {
    let pair = |id: &str, first: u32, second: u32| {
        front.text(id, &vec![("first", first.into()), ("second", second.into())])
    };
    let hand = |side| position.hand(side).into();
    let (first, second) = (hand(Side::First), hand(Side::Second));
    let (in_hand, counted) = match set.game() {
        GameKind::Seega | GameKind::SautDuChat => ("cli-hand-pieces", "cli-count-pieces"),
        GameKind::Pahtum => ("cli-hand-neutrals", "cli-count-lines"),
        GameKind::Seti => ("cli-hand-ships", "cli-count-pieces"),
    };
    let mut lines = vec![pair(counted, position.count(Side::First), position.count(Side::Second))];
    if first + second > 0 {
        lines.push(pair(in_hand, first, second));
    }
    lines
}

/// Who is to do what, or how the game ended; the legal actions; the position as text.
fn status(front: &mut Front, game: &Game, glyphs: Glyphs) -> anyhow::Result<()> {
    let position = game.position();
    if let Some(end) = position.outcome() {
        front.paragraph(&front.texts.outcome(game.rule_set(), end).join(" "), 0)?;
    } else {
        let args = vec![
            ("turn", game.turn().into()),
            ("side", front.side(position.side()).into()),
            ("duty", front.texts.duty_of(position).into()),
        ];
        front.paragraph(&front.text("cli-duty", &args), 0)?;
        front.line("")?;
        for line in actions::lines(front, position, glyphs) {
            front.line(&line)?;
        }
    }
    front.line("")?;
    let text = front.paint(Paint::Name, &game.setup().to_string());
    front.line(&front.text("cli-position", &vec![("text", text.into())]))
}

/// A position for machines.
pub fn json(game: &Game) -> Value {
    let (set, position) = (game.rule_set(), game.position());
    let hand = Side::BOTH.map(|side| position.hand(side));
    let count = Side::BOTH.map(|side| position.count(side));
    json!({
        "ruleset": set.to_string(),
        "rules_hash": set.rules_hash(),
        "position": game.setup().to_string(),
        "side": position.side().to_string(),
        "pending": position.pending().to_string(),
        "hands": hand,
        "counts": count,
        "outcome": outcome::json(set, position.outcome()),
        "actions": actions::json(position),
    })
}
