//! From characters to tokens, each with its place.
//!
//! Words are read to their end before they are judged, so that an error quotes the whole word. Newlines have been made
//! `\n` by the caller; what other programs write is accepted where it can mean only one thing: `;` comments, `%`
//! lines, `1...b2`, `1. ... b2`, glyphs with or without a space before them.

use super::check;
use super::error::{Reason, RecordError};
use super::print::unescape;
use super::tree::{GameResult, Place, Tag};
use crate::action::Turn;

/// One element of a record's text.
#[derive(Debug)]
pub(super) enum Token {
    Tag(Tag),
    Comment(String),
    Number(String),
    Turn(Turn),
    Nag(u8),
    Open,
    Close,
    Result(GameResult),
}

/// Reads tokens off the head of a text.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
}

/// What ends a word.
fn ends_word(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '!' | '?' | '$' | '"')
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { rest: text.strip_prefix('\u{feff}').unwrap_or(text), place: Place { line: 1, column: 1 } }
    }

    /// The next token and where it begins, or nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<(Token, Place)>, RecordError> {
        self.skip_blanks();
        let place = self.place;
        let Some(head) = self.rest.chars().next() else { return Ok(None) };
        let token = match head {
            '[' => self.tag()?,
            '{' => self.braced()?,
            ';' => self.line_comment()?,
            '(' => self.single(Token::Open),
            ')' => self.single(Token::Close),
            '$' | '!' | '?' => self.nag()?,
            '0'..='9' | '*' => self.number_or_result()?,
            c if c.is_control() => return Err(self.error(Reason::ControlCharacter, self.rest)),
            c if ends_word(c) => {
                return Err(self.error(Reason::UnexpectedCharacter, c.encode_utf8(&mut [0; 4])));
            }
            _ => self.turn()?,
        };
        Ok(Some((token, place)))
    }

    fn error(&self, reason: Reason, text: &str) -> RecordError {
        RecordError::new(self.place, reason, text)
    }

    /// Takes `length` bytes off the head.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        self.place = self.place.after(taken);
        taken
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        self.take(length)
    }

    fn single(&mut self, token: Token) -> Token {
        self.take(1);
        token
    }

    fn skip_spaces(&mut self) {
        self.take_while(|c| c.is_whitespace() && (!c.is_control() || matches!(c, '\n' | '\t')));
    }

    /// Skips white space, and the lines that `%` in the first column hides from readers of PGN.
    fn skip_blanks(&mut self) {
        self.skip_spaces();
        while self.place.column == 1 && self.rest.starts_with('%') {
            self.take_while(|c| c != '\n');
            self.skip_spaces();
        }
    }

    fn tag(&mut self) -> Result<Token, RecordError> {
        let (place, text) = (self.place, self.rest);
        let wrong = || RecordError::new(place, Reason::TagSyntax, first_line(text));
        self.take(1);
        self.skip_spaces();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.skip_spaces();
        if check::tag_name(name).is_err() || !self.rest.starts_with('"') {
            return Err(wrong());
        }
        let value = self.tag_value()?;
        self.skip_spaces();
        if !self.rest.starts_with(']') {
            return Err(wrong());
        }
        self.take(1);
        Ok(Token::Tag(Tag { name: name.to_owned(), value }))
    }

    /// A quoted text, in which `\"` and `\\` stand for `"` and `\`, and any other backslash for itself.
    fn tag_value(&mut self) -> Result<String, RecordError> {
        let (place, text) = (self.place, self.rest);
        self.take(1);
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\') && !c.is_control()));
            match self.rest.chars().next() {
                None | Some('\n') => {
                    return Err(RecordError::new(place, Reason::UnclosedTagValue, first_line(text)));
                }
                Some('"') => {
                    self.take(1);
                    return Ok(value);
                }
                Some('\\') => {
                    self.take(1);
                    let escaped = self.rest.starts_with(['"', '\\']);
                    value.push_str(if escaped { self.take(1) } else { "\\" });
                }
                Some(_) => return Err(self.error(Reason::ControlCharacter, self.rest)),
            }
        }
    }

    fn braced(&mut self) -> Result<Token, RecordError> {
        let Some(end) = self.rest.find('}') else {
            return Err(self.error(Reason::UnclosedComment, first_line(self.rest)));
        };
        self.take(1);
        let comment = self.comment_text(end - 1)?;
        self.take(1);
        Ok(Token::Comment(unescape(comment)))
    }

    fn line_comment(&mut self) -> Result<Token, RecordError> {
        self.take(1);
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        Ok(Token::Comment(self.comment_text(end)?.to_owned()))
    }

    fn comment_text(&mut self, length: usize) -> Result<&'a str, RecordError> {
        let comment = &self.rest[..length];
        if let Some(from_there) = check::forbidden(comment) {
            self.take(length - from_there.len());
            return Err(self.error(Reason::ControlCharacter, from_there));
        }
        Ok(self.take(length))
    }

    fn nag(&mut self) -> Result<Token, RecordError> {
        const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
        let start = self.place;
        let (word, number) = if self.rest.starts_with('$') {
            self.take(1);
            let word = self.take_while(|c| !ends_word(c));
            // `parse` alone would accept a sign.
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            (word, if digits { word.parse().ok() } else { None })
        } else {
            let word = self.take_while(|c| matches!(c, '!' | '?'));
            (word, (1..).zip(SUFFIXES).find(|(_, suffix)| *suffix == word).map(|(number, _)| number))
        };
        number.map(Token::Nag).ok_or_else(|| RecordError::new(start, Reason::BadNag, word))
    }

    fn word(&self) -> &'a str {
        &self.rest[..self.rest.find(ends_word).unwrap_or(self.rest.len())]
    }

    fn number_or_result(&mut self) -> Result<Token, RecordError> {
        let word = self.word();
        if let Some(result) = GameResult::read(word) {
            self.take(word.len());
            return Ok(Token::Result(result));
        }
        let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        if after_digits.len() == word.len() || !(after_digits.is_empty() || after_digits.starts_with('.')) {
            return Err(self.error(Reason::BadNumber, word));
        }
        let digits = self.take(word.len() - after_digits.len());
        self.take_while(|c| c == '.');
        // Some programs write `1. ... b2`.
        let behind = self.rest.trim_start_matches(' ');
        if behind.starts_with('.') {
            self.take(self.rest.len() - behind.len());
            self.take_while(|c| c == '.');
        }
        Ok(Token::Number(digits.to_owned()))
    }

    fn turn(&mut self) -> Result<Token, RecordError> {
        let word = self.word();
        let turn = word.parse().map_err(|_| self.error(Reason::BadTurn, word))?;
        self.take(word.len());
        Ok(Token::Turn(turn))
    }
}

impl Place {
    /// The place behind this text, if the text begins here.
    fn after(self, text: &str) -> Place {
        let newlines = text.bytes().filter(|byte| *byte == b'\n').count() as u32;
        let last = text.rsplit('\n').next().unwrap_or_default().chars().count() as u32;
        if newlines == 0 {
            Place { line: self.line, column: self.column + last }
        } else {
            Place { line: self.line + newlines, column: last + 1 }
        }
    }
}
