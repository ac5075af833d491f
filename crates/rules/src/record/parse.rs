//! From tokens to records.
//!
//! The open variations are a stack of frames on the heap, so that no input can exhaust the program's own stack. A
//! comment belongs to the turn before it; one before the first turn is the line's introduction.

use std::collections::BTreeSet;

use super::check;
use super::error::{Reason, RecordError};
use super::lexer::{Lexer, Token};
use super::tree::{GameResult, Line, Node, Place, Record, Tag, Variation};

impl Record {
    /// Reads one game.
    ///
    /// A game without a result at its end has that of its `Result` tag, or is unfinished.
    ///
    /// # Errors
    ///
    /// If the text is no record, holds no game, or holds more than one.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut games = read(text)?.into_iter();
        match (games.next(), games.next()) {
            (None, _) => Err(RecordError::new(Place { line: 1, column: 1 }, Reason::Empty, "")),
            (Some(_), Some((_, place))) => Err(RecordError::new(place, Reason::SecondGame, "")),
            (Some((record, _)), None) => Ok(record),
        }
    }

    /// Reads all games of a text, one behind the other.
    ///
    /// A game ends with its result, or where the tags of the next begin. A comment on the line of a result still
    /// belongs to the game that ended, and so does one after the last game.
    ///
    /// # Errors
    ///
    /// If the text is not a sequence of records.
    pub fn parse_all(text: &str) -> Result<Vec<Record>, RecordError> {
        Ok(read(text)?.into_iter().map(|(record, _)| record).collect())
    }

    /// Where a comment at the end of the game belongs.
    fn last_comments(&mut self) -> &mut Vec<String> {
        match self.line.0.last_mut() {
            Some(node) => &mut node.comments,
            None => &mut self.intro,
        }
    }
}

fn read(text: &str) -> Result<Vec<(Record, Place)>, RecordError> {
    let unix;
    let text = if text.contains('\r') {
        unix = text.replace("\r\n", "\n").replace('\r', "\n");
        &unix
    } else {
        text
    };
    let mut lexer = Lexer::new(text);
    let mut reader = Reader::default();
    while let Some((token, place)) = lexer.next()? {
        reader.take(token, place)?;
    }
    reader.finish()
}

/// A line under construction: the main line at the bottom of the stack, open variations above it.
#[derive(Default)]
struct Frame {
    opened: Place,
    intro: Vec<String>,
    nodes: Vec<Node>,
}

/// The game under construction.
#[derive(Default)]
struct Draft {
    begins: Option<Place>,
    tags: Vec<Tag>,
    seen: BTreeSet<String>,
    claimed: Option<GameResult>,
    main: Frame,
    open: Vec<Frame>,
}

#[derive(Default)]
struct Reader {
    games: Vec<(Record, Place)>,
    draft: Draft,
    /// A turn number that waits for its turn.
    number: Option<(String, Place)>,
    /// The line on which the last game's result stood.
    ended_on: Option<u32>,
}

impl Reader {
    fn take(&mut self, token: Token, place: Place) -> Result<(), RecordError> {
        if !matches!(token, Token::Comment(_) | Token::Turn(_)) {
            self.no_number_waits()?;
        }
        match token {
            Token::Comment(comment) => {
                self.comment(comment, place);
                Ok(())
            }
            Token::Turn(turn) => {
                self.number = None;
                self.draft.frame(place).nodes.push(Node { place, ..Node::new(turn) });
                Ok(())
            }
            Token::Number(digits) => {
                self.draft.frame(place);
                self.number = Some((digits, place));
                Ok(())
            }
            Token::Tag(tag) => {
                if !self.draft.main.nodes.is_empty() {
                    self.end_game(None)?;
                }
                self.draft.tag(tag, place)
            }
            Token::Nag(nag) => self.draft.nag(nag, place),
            Token::Open => self.draft.open(place),
            Token::Close => self.draft.close(place),
            Token::Result(result) => {
                self.draft.begins.get_or_insert(place);
                self.end_game(Some((result, place)))?;
                self.ended_on = Some(place.line);
                Ok(())
            }
        }
    }

    fn comment(&mut self, comment: String, place: Place) {
        match self.games.last_mut() {
            Some((ended, _)) if self.draft.begins.is_none() && self.ended_on == Some(place.line) => {
                ended.last_comments().push(comment);
            }
            _ => self.draft.comments(place).push(comment),
        }
    }

    fn no_number_waits(&mut self) -> Result<(), RecordError> {
        match self.number.take() {
            None => Ok(()),
            Some((digits, place)) => Err(RecordError::new(place, Reason::NumberWithoutTurn, &digits)),
        }
    }

    fn end_game(&mut self, result: Option<(GameResult, Place)>) -> Result<(), RecordError> {
        let draft = std::mem::take(&mut self.draft);
        if let Some(unclosed) = draft.open.last() {
            return Err(RecordError::new(unclosed.opened, Reason::UnclosedVariation, "("));
        }
        let result = match (result, draft.claimed) {
            (Some((played, place)), Some(claimed)) if played != claimed => {
                return Err(RecordError::new(place, Reason::ResultContradiction, played.text()));
            }
            (Some((played, _)), _) => played,
            (None, claimed) => claimed.unwrap_or_default(),
        };
        let Frame { intro, nodes, .. } = draft.main;
        let record = Record { tags: draft.tags, intro, line: Line(nodes), result };
        self.games.push((record, draft.begins.unwrap_or_default()));
        Ok(())
    }

    fn finish(mut self) -> Result<Vec<(Record, Place)>, RecordError> {
        self.no_number_waits()?;
        match self.games.last_mut() {
            Some((last, _)) if self.draft.is_comments_only() => {
                last.last_comments().append(&mut self.draft.main.intro);
            }
            _ if self.draft.begins.is_none() => {}
            _ => self.end_game(None)?,
        }
        Ok(self.games)
    }
}

impl Draft {
    /// The line that is being written, which something at `place` now goes on with.
    fn frame(&mut self, place: Place) -> &mut Frame {
        self.begins.get_or_insert(place);
        self.open.last_mut().unwrap_or(&mut self.main)
    }

    fn comments(&mut self, place: Place) -> &mut Vec<String> {
        let frame = self.frame(place);
        match frame.nodes.last_mut() {
            Some(node) => &mut node.comments,
            None => &mut frame.intro,
        }
    }

    fn is_comments_only(&self) -> bool {
        self.tags.is_empty() && self.claimed.is_none() && self.main.nodes.is_empty()
    }

    fn tag(&mut self, tag: Tag, place: Place) -> Result<(), RecordError> {
        self.begins.get_or_insert(place);
        if tag.name == Tag::RESULT && self.claimed.is_none() {
            let result = GameResult::read(&tag.value);
            self.claimed =
                Some(result.ok_or_else(|| RecordError::new(place, Reason::BadResult, &tag.value))?);
            return Ok(());
        }
        check::new_tag(&mut self.seen, &tag.name).map_err(|fault| fault.at(place))?;
        self.tags.push(tag);
        Ok(())
    }

    fn nag(&mut self, nag: u8, place: Place) -> Result<(), RecordError> {
        match self.frame(place).nodes.last_mut() {
            Some(node) => {
                node.nags.push(nag);
                Ok(())
            }
            None => Err(RecordError::new(place, Reason::StrayNag, &format!("${nag}"))),
        }
    }

    fn open(&mut self, place: Place) -> Result<(), RecordError> {
        if self.frame(place).nodes.is_empty() {
            return Err(RecordError::new(place, Reason::StrayVariation, "("));
        }
        if self.open.len() == check::MAX_DEPTH {
            return Err(RecordError::new(place, Reason::TooDeep, "("));
        }
        self.open.push(Frame { opened: place, ..Frame::default() });
        Ok(())
    }

    fn close(&mut self, place: Place) -> Result<(), RecordError> {
        let Some(Frame { opened, intro, nodes }) = self.open.pop() else {
            return Err(RecordError::new(place, Reason::UnopenedVariation, ")"));
        };
        let line = Line(nodes);
        check::some_turns(&line).map_err(|fault| fault.at(opened))?;
        if let Some(node) = self.frame(place).nodes.last_mut() {
            node.variations.push(Variation { intro, line });
        }
        Ok(())
    }
}
