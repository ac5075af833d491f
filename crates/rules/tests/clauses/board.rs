//! Drawn boards: a game set up from a drawing, played by a line of actions, and compared with another drawing.
//!
//! ```text
//! . . . . .     ranks from the top, cells apart; `.` is empty, `M` a man of First, `m` one of Second, `*` a neutral,
//! . m . . .     `P` a Pharaoh, `H` a High Priest, `S` a lone ship, `P+` `H+` a figure on its ship
//! ```

use khamsin_rules::{Action, Clause, ClauseSet, Game, Kind, RuleSet, Setup, Side};

/// A game on a drawn board. All of [`Game`]'s own methods are there too.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn(Game);

/// The rule set of this name.
pub fn rules(set: &str) -> RuleSet {
    set.parse().unwrap_or_else(|error| panic!("{set}: {error}"))
}

/// A new game of a rule set.
pub fn start(set: &str) -> Drawn {
    Drawn(Game::new(rules(set), 0))
}

/// A game that goes on from a drawing. `state` is the rest of the position text: side and phase (`1 move`), then, if
/// they matter, hands (`0,0`), quiet turns (`0`) and turn (one more than the quiet turns).
pub fn on(set: &str, drawing: &str, state: &str) -> Drawn {
    try_on(set, drawing, state).unwrap_or_else(|error| panic!("{error}"))
}

/// As [`on`], but a position that cannot arise is an answer: why it cannot.
pub fn try_on(set: &str, drawing: &str, state: &str) -> Result<Drawn, String> {
    let words: Vec<&str> = state.split(' ').collect();
    let hands = words.get(2).unwrap_or(&"0,0");
    let quiet = words.get(3).unwrap_or(&"0");
    let next: u32 = quiet.parse().map_or(1, |quiet: u32| quiet + 1);
    let turn = words.get(4).map_or_else(|| next.to_string(), ToString::to_string);
    let text = format!("{} {} {} {hands} {quiet} {turn}", board_text(drawing), words[0], words[1]);
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    Game::from_setup(rules(set), &setup).map(Drawn).map_err(|error| error.to_string())
}

/// The drawing as the board field of a position text.
fn board_text(drawing: &str) -> String {
    let rows = drawing.lines().map(str::trim).filter(|row| !row.is_empty());
    let texts = rows.map(|row| {
        let mut text = String::new();
        let mut gap = 0;
        for cell in row.split_whitespace() {
            if cell == "." {
                gap += 1;
                continue;
            }
            if gap > 0 {
                text += &gap.to_string();
                gap = 0;
            }
            text += cell;
        }
        if gap > 0 { text + &gap.to_string() } else { text }
    });
    texts.collect::<Vec<_>>().join("/")
}

/// The board as the drawing that would set it up.
fn draw(game: &Game) -> String {
    let text = game.setup().to_string();
    let board = text.split(' ').next().unwrap_or_default();
    let mut drawing = String::from("\n");
    for cell in board.chars() {
        match (cell, cell.to_digit(10)) {
            ('/', _) => drawing.push('\n'),
            ('+', _) => drawing.insert(drawing.len() - 1, '+'),
            (_, Some(gap)) => drawing += &". ".repeat(gap as usize),
            (letter, None) => drawing.extend([letter, ' ']),
        }
    }
    drawing
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl Drawn {
    /// Plays actions, apart by spaces or commas, and gives back the clauses that the last one fired.
    #[track_caller]
    pub fn play_all(&mut self, actions: &str) -> ClauseSet {
        let mut fired = ClauseSet::NONE;
        for text in actions.split([' ', ',', '\n']).filter(|text| !text.is_empty()) {
            fired = match self.0.play(action(text)) {
                Ok(fired) => fired,
                Err(illegal) => panic!("{illegal}, on{}", draw(&self.0)),
            };
        }
        fired
    }

    /// The clauses that a legal action would fire.
    #[track_caller]
    pub fn fired(&self, action: &str) -> ClauseSet {
        self.clone().play_all(action)
    }

    /// Whether a legal action would fire a clause.
    #[track_caller]
    pub fn fires(&self, action: &str, clause: Clause) -> bool {
        self.fired(action).contains(clause)
    }

    /// The clause that forbids an action; the game stays as it was.
    #[track_caller]
    pub fn refused(&self, text: &str) -> Clause {
        match self.0.clone().play(action(text)) {
            Err(illegal) => illegal.clause,
            Ok(_) => panic!("{text} is legal, on{}", draw(&self.0)),
        }
    }

    /// The squares a legal action takes enemy pieces from, a1 first: `b2 c3`.
    #[track_caller]
    pub fn captured(&self, text: &str) -> String {
        let legal = self.0.position().check(action(text));
        assert!(legal.is_ok(), "{text} is refused, on{}", draw(&self.0));
        words(self.0.position().captures(action(text)))
    }

    /// The legal actions in the order of the alphabet: `a1a2 a1b1`.
    pub fn legal(&self) -> String {
        let mut actions: Vec<String> = self.0.legal_actions().iter().map(ToString::to_string).collect();
        actions.sort();
        actions.join(" ")
    }

    /// Whether an action is legal.
    pub fn allows(&self, text: &str) -> bool {
        self.0.legal_actions().contains(&action(text))
    }

    /// The side to act and what it owes: `2 move`.
    pub fn state(&self) -> String {
        format!("{} {}", self.0.side(), self.0.position().pending())
    }

    /// The board is as drawn.
    #[track_caller]
    pub fn expect_board(&self, drawing: &str) {
        let text = self.0.setup().to_string();
        let board = text.split(' ').next().unwrap_or_default();
        assert_eq!(board, board_text(drawing), "the board is{}", draw(&self.0));
    }

    /// The game goes on.
    #[track_caller]
    pub fn expect_open(&self) {
        assert_eq!(self.0.outcome(), None, "on{}", draw(&self.0));
    }

    /// The game was won: by whom, how, by which clause, and what it brought First and Second.
    #[track_caller]
    pub fn expect_win(&self, winner: Side, kind: Kind, clause: Clause, points: [u32; 2]) {
        self.expect_end(Some(winner), kind, clause, points);
    }

    /// The game was drawn: by which clause, and what it brought First and Second.
    #[track_caller]
    pub fn expect_draw(&self, clause: Clause, points: [u32; 2]) {
        self.expect_end(None, Kind::Draw, clause, points);
    }

    #[track_caller]
    fn expect_end(&self, winner: Option<Side>, kind: Kind, clause: Clause, points: [u32; 2]) {
        let Some(outcome) = self.0.outcome() else { panic!("the game goes on, on{}", draw(&self.0)) };
        assert_eq!((outcome.winner, outcome.kind, outcome.clause), (winner, kind, clause));
        let brought = self.0.points().map(|points| Side::BOTH.map(|side| points[side]));
        assert_eq!(brought, Some(points), "the points of First and Second");
        assert_eq!(self.legal(), "", "nothing is legal in a game that is over");
    }
}

/// Things as words, apart by spaces.
pub fn words<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

impl std::ops::Deref for Drawn {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}

impl std::ops::DerefMut for Drawn {
    fn deref_mut(&mut self) -> &mut Game {
        &mut self.0
    }
}
