//! A game to step through: the board after every turn, one sign for each square.

use khamsin_rules::{AnyPosition, Piece, RuleSet, Side, Square};
use serde_json::{Value, json};

use crate::played::{NotAGame, Played};

/// A game of the study.
pub struct Sample {
    /// Its rule set.
    pub ruleset: String,
    /// Its number.
    pub game: u32,
    /// Its result, First's before Second's.
    pub result: String,
    /// Files and ranks.
    pub board: (u8, u8),
    /// The turns as they are written.
    pub turns: Vec<String>,
    /// The boards, before the first turn and after each: the signs of the squares from the top left.
    pub boards: Vec<Vec<char>>,
}

impl Sample {
    /// A game, played again.
    pub fn of(set: &RuleSet, played: &Played) -> Result<Sample, NotAGame> {
        let whole = played.replay(set)?;
        let mut game = played.begun(set)?;
        let mut boards = vec![signs(game.position())];
        let mut turns = Vec::new();
        for played in whole.turns() {
            game.play_turn(&played.turn).expect("the whole game was replayed before");
            turns.push(played.turn.to_string());
            boards.push(signs(game.position()));
        }
        Ok(Sample {
            ruleset: set.to_string(),
            game: played.game,
            result: played.result.to_string(),
            board: game.position().dimensions(),
            turns,
            boards,
        })
    }

    /// What the page's script needs.
    pub fn data(&self) -> Value {
        let boards: Vec<String> = self.boards.iter().map(|signs| signs.iter().collect()).collect();
        json!({ "turns": self.turns, "boards": boards })
    }
}

fn signs(position: &AnyPosition) -> Vec<char> {
    let (files, ranks) = position.dimensions();
    let squares = (0..ranks).rev().flat_map(|rank| (0..files).map(move |file| Square::new(file, rank)));
    squares.map(|square| position.piece(square).map_or(' ', sign)).collect()
}

fn sign(piece: Piece) -> char {
    match piece {
        Piece::Man(Side::First) => '●',
        Piece::Man(Side::Second) => '○',
        Piece::Neutral => '✕',
        Piece::Ship(Side::First) => '▲',
        Piece::Ship(Side::Second) => '△',
        Piece::Figure { .. } => piece.letter(),
    }
}
