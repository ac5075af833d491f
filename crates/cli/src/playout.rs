//! `khamsin show --playout`: one random game to its end.
//!
//! Every action is drawn uniformly from the legal ones. Every game ends: by its own rules, or by the limit on turns
//! without a capture.

use khamsin_rules::Game;
use khamsin_rules::random::Random;
use serde_json::json;

use crate::args::Show;
use crate::board;
use crate::board::Glyphs;
use crate::front::{Format, Front};
use crate::walk::{Walked, walk};
use crate::{layout, outcome, show};

/// Plays a game on to its end and tells it.
pub fn run(mut game: Game, seed: u64, what: &Show, front: &mut Front) -> anyhow::Result<()> {
    play_out(&mut game, seed);
    let turns = walk(&game);
    match what.format.get() {
        Format::Json => front.json(&json!({
            "seed": seed,
            "record": game.record().to_json(),
            "turns": turns.iter().map(Walked::json).collect::<Vec<_>>(),
            "position": game.setup().to_string(),
            "outcome": outcome::json(game.rule_set(), game.outcome()),
        })),
        Format::Text => tell(front, &game, &turns, seed, what.glyphs.get()),
    }
}

fn play_out(game: &mut Game, seed: u64) {
    let mut random = Random::new(seed);
    while game.outcome().is_none() {
        let actions = game.legal_actions();
        let action = actions[random.below(actions.len())];
        game.play(action).expect("a listed action is legal");
    }
}

fn tell(front: &mut Front, game: &Game, turns: &[Walked], seed: u64, glyphs: Glyphs) -> anyhow::Result<()> {
    show::heading(front, game.rule_set())?;
    front.line(&front.text("cli-playout", &vec![("text", seed.to_string().into())]))?;
    front.line("")?;
    if let Ok(first) = Game::from_setup(*game.rule_set(), &game.first_setup()) {
        front.line(&board::draw(first.position(), glyphs, front.style))?;
        front.line("")?;
    }
    list(front, turns, glyphs)?;
    front.line("")?;
    show::describe(front, game.rule_set(), game.position(), glyphs)?;
    front.line("")?;
    end(front, game)
}

/// The turns, one behind the other.
pub fn list(front: &mut Front, turns: &[Walked], glyphs: Glyphs) -> anyhow::Result<()> {
    front.line(&front.text("cli-turns", &vec![("count", turns.len().into())]))?;
    let items: Vec<String> = turns.iter().map(|turn| turn.numbered(glyphs)).collect();
    let lines = layout::flow(&items, "  ", front.width, 2);
    if lines.is_empty() { Ok(()) } else { front.line(&lines) }
}

/// How the game ended.
pub fn end(front: &mut Front, game: &Game) -> anyhow::Result<()> {
    match game.outcome() {
        Some(ended) => {
            let sentences = front.texts.outcome(game.rule_set(), ended);
            front.paragraph(&sentences.join(" "), 0)
        }
        None => front.line(&(front.plain("cli-unfinished") + ".")),
    }
}
