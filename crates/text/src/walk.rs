//! A game turn by turn, with what each action captured and the position after it.

use khamsin_rules::{Action, AnyPosition, Game, Side, Square};

use crate::glyphs::Glyphs;

/// A turn that was played.
pub struct Walked {
    /// Its number.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// Its actions, and the squares each of them emptied of enemies.
    pub actions: Vec<(Action, Vec<Square>)>,
    /// The position after it.
    pub after: AnyPosition,
}

/// The turns of a game.
///
/// # Panics
/// Never: what a game has played was legal.
pub fn walk(game: &Game) -> Vec<Walked> {
    let first = game.first_setup();
    let Ok(mut position) = AnyPosition::from_setup(game.rule_set(), &first) else { return Vec::new() };
    let mut walked = Vec::new();
    for (number, played) in (first.turn..).zip(game.turns()) {
        let mut actions = Vec::new();
        for action in played.turn.0 {
            actions.push((action, position.captures(action)));
            position.play(action).expect("a played action was legal");
        }
        walked.push(Walked { number, side: played.side, actions, after: position });
    }
    walked
}

impl Walked {
    /// The turn in one word, captures included: `c3c4×d4,c4c5`.
    pub fn text(&self, glyphs: Glyphs) -> String {
        let one = |(action, captures): &(Action, Vec<Square>)| {
            // A removal names its square already.
            let taken = captures.iter().filter(|_| !matches!(action, Action::Remove(_)));
            let signs = taken.map(|square| format!("{}{square}", glyphs.capture()));
            std::iter::once(action.to_string()).chain(signs).collect::<Vec<_>>().concat()
        };
        self.actions.iter().map(one).collect::<Vec<_>>().join(",")
    }

    /// The turn with its number.
    pub fn numbered(&self, glyphs: Glyphs) -> String {
        format!("{}. {}", self.number, self.text(glyphs))
    }
}
