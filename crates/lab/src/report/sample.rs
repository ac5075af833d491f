//! A game to step through: the board after every turn, one text for each square.

use std::fmt::Write;

use khamsin_rules::{AnyPosition, GameKind, RuleSet, Square};
use khamsin_text::Glyphs;
use serde_json::{Value, json};

use super::frame::{escaped, paragraph, section};
use super::words::Words;
use crate::played::{NotAGame, Played};

/// The side of a square, and the room for the names of files and ranks.
const SQUARE: u32 = 36;
const NAMES: u32 = 18;

/// A game of the study.
pub struct Sample {
    /// What it is, and how it ended.
    pub title: String,
    /// Files and ranks.
    board: (u8, u8),
    /// The turns as they are written.
    turns: Vec<String>,
    /// The boards, before the first turn and after each: the squares from the top left.
    boards: Vec<Vec<String>>,
}

impl Sample {
    /// A game, played again; `title` makes its title of how it ended.
    pub fn of(
        words: Words<'_>,
        set: &RuleSet,
        played: &Played,
        title: impl Fn(String) -> String,
    ) -> Result<Sample, NotAGame> {
        let whole = played.replay(set)?;
        let mut game = played.begun(set)?;
        let mut boards = vec![squares(game.position())];
        let mut turns = Vec::new();
        for played in whole.turns() {
            game.play_turn(&played.turn).expect("the whole game was replayed before");
            turns.push(played.turn.to_string());
            boards.push(squares(game.position()));
        }
        let ended = whole.outcome().map(|outcome| words.0.outcome(set, outcome)[..2].join(" "));
        let ended = ended.unwrap_or_else(|| played.result.to_string());
        Ok(Sample { title: title(ended), board: game.position().dimensions(), turns, boards })
    }

    /// What the page's script needs.
    pub fn data(&self) -> Value {
        let boards: Vec<String> = self.boards.iter().map(|squares| squares.join(",")).collect();
        json!({ "turns": self.turns, "boards": boards })
    }

    /// The board at the end of the game.
    fn drawn(&self, title: &str) -> String {
        let (files, ranks) = (u32::from(self.board.0), u32::from(self.board.1));
        let mut board = String::new();
        for (n, piece) in (0..).zip(self.boards.last().into_iter().flatten()) {
            let (x, y) = (n % files * SQUARE, n / files * SQUARE);
            let _ = write!(
                board,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\"/><text class=\"piece\" x=\"{}\" y=\"{}\">{piece}</text>",
                x + SQUARE / 2,
                y + SQUARE * 2 / 3
            );
        }
        let (width, height) = (files * SQUARE, ranks * SQUARE);
        for file in 0..files {
            let name = char::from(b'a' + file as u8);
            let x = file * SQUARE + SQUARE / 2;
            let _ =
                write!(board, "<text class=\"name\" x=\"{x}\" y=\"{}\">{name}</text>", height + NAMES - 4);
        }
        for rank in 0..ranks {
            let y = height - rank * SQUARE - SQUARE / 2 + 4;
            let _ = write!(board, "<text class=\"name\" x=\"-10\" y=\"{y}\">{}</text>", rank + 1);
        }
        let (width, height) = (width + NAMES + 2, height + NAMES + 2);
        format!(
            "<svg class=\"board\" role=\"img\" aria-label=\"{title}\" direction=\"ltr\" viewBox=\"-{NAMES} -1 {width} {height}\" width=\"{width}\">{board}</svg>\n"
        )
    }

    fn html(&self, words: Words<'_>, number: usize) -> String {
        let title = escaped(&self.title);
        let buttons = ["first", "back", "on", "last"].map(|step| {
            let name = escaped(&words.plain(&format!("lab-step-{step}")));
            format!("<button type=\"button\" data-step=\"{step}\">{name}</button>")
        });
        format!(
            "<article class=\"game\" data-game=\"{number}\">\n<h3>{title}</h3>\n{}<p class=\"steps\">{} <output aria-live=\"polite\">{}</output></p>\n\
             <details><summary>{}</summary><p class=\"turns\" dir=\"ltr\">{}</p></details>\n</article>\n",
            self.drawn(&title),
            buttons.join(" "),
            self.turns.len(),
            escaped(&words.text("lab-turns", &vec![("text", self.title.as_str().into())])),
            escaped(&self.turns.join(" "))
        )
    }
}

/// The part of a page with games to step through.
pub fn games(words: Words<'_>, game: GameKind, samples: &[Sample]) -> String {
    let legend = if game == GameKind::Seti { "lab-legend-seti" } else { "lab-legend-men" };
    let games = samples.iter().enumerate().map(|(number, sample)| sample.html(words, number));
    let content = paragraph(&words.plain("lab-games")) + &paragraph(&words.plain(legend));
    section(words, "lab-heading-games", &(content + &games.collect::<String>()))
}

fn squares(position: &AnyPosition) -> Vec<String> {
    let (files, ranks) = position.dimensions();
    let squares = (0..ranks).rev().flat_map(|rank| (0..files).map(move |file| Square::new(file, rank)));
    squares
        .map(|square| position.piece(square).map_or_else(String::new, |piece| Glyphs::Unicode.piece(piece)))
        .collect()
}
