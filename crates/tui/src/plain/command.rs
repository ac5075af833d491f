//! What a line means: a move, a command of the reader's language, or neither.

use khamsin_rules::Turn;
use khamsin_text::{Lang, Texts};

/// What can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    Moves,
    Board,
    Hint,
    Back,
    Count,
    Draw,
    Resign,
    Rules,
    AllRules,
    Position,
    Save,
    Review,
    Again,
    Quit,
}

/// What was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    Nothing,
    Turn(Turn),
    /// A command, and what follows it.
    Command(Command, String),
    Unknown(String),
}

impl Command {
    /// Every command, in the order of the help.
    pub(super) const ALL: [Command; 15] = [
        Command::Help,
        Command::Moves,
        Command::Board,
        Command::Hint,
        Command::Back,
        Command::Count,
        Command::Draw,
        Command::Resign,
        Command::Rules,
        Command::AllRules,
        Command::Position,
        Command::Save,
        Command::Review,
        Command::Again,
        Command::Quit,
    ];

    /// The id of its text.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Command::Help => "command-help",
            Command::Moves => "command-moves",
            Command::Board => "command-board",
            Command::Hint => "command-hint",
            Command::Back => "command-back",
            Command::Count => "command-count",
            Command::Draw => "command-draw",
            Command::Resign => "command-resign",
            Command::Rules => "command-rules",
            Command::AllRules => "command-all-rules",
            Command::Position => "command-position",
            Command::Save => "command-save",
            Command::Review => "command-review",
            Command::Again => "command-again",
            Command::Quit => "command-quit",
        }
    }

    /// Its words in a language; the first one is the one that is told.
    pub(super) fn words(self, texts: &Texts) -> Vec<String> {
        words(texts, self.id())
    }
}

fn words(texts: &Texts, id: &str) -> Vec<String> {
    texts.plain(id).split([',', '،']).map(|word| word.trim().to_owned()).collect()
}

/// Whether a word is one of those, in the reader's language or in English.
fn is_one_of(texts: &Texts, id: &str, word: &str) -> bool {
    let known = |texts: &Texts| words(texts, id).iter().any(|known| known == word);
    known(texts) || texts.lang() != Lang::En && known(&Texts::new(Lang::En))
}

/// Whether a line says yes.
pub(super) fn is_yes(texts: &Texts, line: &str) -> bool {
    is_one_of(texts, "plain-yes", &line.trim().to_lowercase())
}

/// What a line means. Commands come first: no move is a word.
pub(super) fn hear(texts: &Texts, line: &str) -> Heard {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if word.is_empty() {
        return Heard::Nothing;
    }
    let lower = word.to_lowercase();
    let command = Command::ALL.into_iter().find(|command| is_one_of(texts, command.id(), &lower));
    if let Some(command) = command {
        return Heard::Command(command, rest.trim().to_owned());
    }
    // A move may be typed with spaces, as "c3 c4" or "b2, d4".
    let turn = line.to_lowercase().replace(", ", ",");
    match turn.parse().or_else(|_| turn.replace(' ', "").parse()) {
        Ok(turn) => Heard::Turn(turn),
        Err(_) => Heard::Unknown(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_commands_and_the_rest_are_moves() {
        let texts = Texts::new(Lang::Fr);
        let heard = |line| hear(&texts, line);
        assert_eq!(heard("Aide\n"), Heard::Command(Command::Help, String::new()));
        assert_eq!(heard("help"), Heard::Command(Command::Help, String::new()));
        assert_eq!(heard("save my game.pgn"), Heard::Command(Command::Save, "my game.pgn".to_owned()));
        assert_eq!(heard("C3 c4"), Heard::Turn("c3c4".parse().unwrap()));
        assert_eq!(heard("b2, d4"), Heard::Turn("b2,d4".parse().unwrap()));
        assert_eq!(heard("end"), Heard::Turn("end".parse().unwrap()));
        assert_eq!(heard("bonjour"), Heard::Unknown("bonjour".to_owned()));
        assert_eq!(heard("  "), Heard::Nothing);
        assert!(is_yes(&texts, "Oui\n") && is_yes(&texts, "yes") && !is_yes(&texts, "non"));
    }

    /// A word that meant two things, or a move, could never be said.
    #[test]
    fn no_word_means_two_things() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let mut all: Vec<String> =
                Command::ALL.iter().flat_map(|command| command.words(&texts)).collect();
            all.sort();
            let count = all.len();
            all.dedup();
            assert_eq!(all.len(), count, "{lang}");
            assert!(all.iter().all(|word| word.parse::<Turn>().is_err()), "{lang}");
        }
    }
}
