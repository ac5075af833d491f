//! A line from the runner, taken apart.
//!
//! Words are separated by any white space, as UCI has it. An unknown command is no mistake: it is passed over.

use super::go::Go;

/// A command.
#[derive(PartialEq, Debug)]
pub enum Command<'a> {
    /// Introduce yourself.
    Ugi,
    /// Say when you are ready.
    IsReady,
    /// Another game begins.
    NewGame,
    /// Set an option.
    SetOption {
        /// Its name.
        name: String,
        /// Its value; empty if there is none.
        value: String,
    },
    /// Take this position.
    Position {
        /// Where the game began.
        start: Start,
        /// The turns since then.
        turns: Vec<&'a str>,
    },
    /// Think.
    Go(Go),
    /// Stop thinking.
    Stop,
    /// Tell about the position.
    Query(Question),
    /// End.
    Quit,
}

/// Where a game began.
#[derive(PartialEq, Debug)]
pub enum Start {
    /// As the rule set has it.
    Usual,
    /// At a position that is written down.
    Written(String),
}

/// What can be asked about a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Question {
    /// Whether the game is over.
    GameOver,
    /// Whether the first player is to act.
    FirstToAct,
    /// Who won.
    Result,
}

/// A line that is no command.
#[derive(PartialEq, Debug)]
pub enum Slip {
    /// Nobody here knows the command.
    Unknown,
    /// The command is known, but what follows it is not.
    Wrong(&'static str),
}

impl<'a> Command<'a> {
    /// The command of a line.
    pub fn read(line: &'a str) -> Result<Command<'a>, Slip> {
        let mut words = line.split_whitespace();
        match words.next().ok_or(Slip::Unknown)? {
            "ugi" => Ok(Command::Ugi),
            "isready" => Ok(Command::IsReady),
            "uginewgame" => Ok(Command::NewGame),
            "setoption" => set_option(words),
            "position" => position(words),
            "go" => Ok(Command::Go(Go::read(words))),
            "stop" => Ok(Command::Stop),
            "query" => match words.next() {
                Some("gameover") => Ok(Command::Query(Question::GameOver)),
                Some("p1turn") => Ok(Command::Query(Question::FirstToAct)),
                Some("result") => Ok(Command::Query(Question::Result)),
                _ => Err(Slip::Wrong("query: ask for gameover, p1turn or result")),
            },
            "quit" => Ok(Command::Quit),
            _ => Err(Slip::Unknown),
        }
    }
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command<'a>, Slip> {
    if words.next() != Some("name") {
        return Err(Slip::Wrong("setoption: write name, the option, value and what to set it to"));
    }
    let name: Vec<&str> = words.by_ref().take_while(|&word| word != "value").collect();
    let value: Vec<&str> = words.collect();
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command<'a>, Slip> {
    let start = match words.next() {
        Some("startpos") => {
            words.by_ref().find(|&word| word == "moves");
            Start::Usual
        }
        Some("fen") => {
            let fields: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
            Start::Written(fields.join(" "))
        }
        _ => return Err(Slip::Wrong("position: write startpos, or fen and the six fields")),
    };
    Ok(Command::Position { start, turns: words.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_with_and_without_turns() {
        let usual = |turns| Ok(Command::Position { start: Start::Usual, turns });
        assert_eq!(Command::read("position startpos"), usual(vec![]));
        assert_eq!(Command::read(" position\tstartpos  moves b2,d4 a1,a2\r"), usual(vec!["b2,d4", "a1,a2"]));
        let text = "5/5/5/5/5 1 place:2 12,12 0 1";
        let line = format!("position fen {text} moves b2,d4");
        let start = Start::Written(text.to_owned());
        assert_eq!(Command::read(&line), Ok(Command::Position { start, turns: vec!["b2,d4"] }));
        assert!(matches!(Command::read("position"), Err(Slip::Wrong(_))));
        assert!(matches!(Command::read("position here"), Err(Slip::Wrong(_))));
    }

    #[test]
    fn options_may_have_spaces_or_no_value() {
        let set = |name: &str, value: &str| {
            Ok(Command::SetOption { name: name.to_owned(), value: value.to_owned() })
        };
        assert_eq!(Command::read("setoption name Hash value 16"), set("Hash", "16"));
        assert_eq!(Command::read("setoption name TablePath value a dir/b"), set("TablePath", "a dir/b"));
        assert_eq!(Command::read("setoption name TablePath value"), set("TablePath", ""));
        assert_eq!(Command::read("setoption name Clear Hash"), set("Clear Hash", ""));
        assert!(matches!(Command::read("setoption Hash 16"), Err(Slip::Wrong(_))));
    }

    #[test]
    fn what_is_unknown_is_passed_over() {
        for line in ["", "   ", "uci", "UGI", "ponderhit", "debug on", "hello quit", "\u{0}\u{1b}[2J", "é"] {
            assert_eq!(Command::read(line), Err(Slip::Unknown), "{line:?}");
        }
    }
}
