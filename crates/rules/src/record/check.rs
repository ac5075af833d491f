//! What a record must be to be written down: the conditions under which printing and reading give it back.
//!
//! Reading never yields a record that breaks them; one put together by a program from other people's words may.

use std::collections::BTreeSet;

use super::error::{Reason, RecordError};
use super::tree::{Line, Place, Record, Tag};
use crate::action::Turn;

/// How deep variations may be nested.
///
/// A level takes four brackets of JSON, and JSON readers (`serde_json` among them) commonly stop at 128.
pub const MAX_DEPTH: usize = 30;

impl Record {
    /// Whether the record can be written so that it reads back the same.
    ///
    /// # Errors
    ///
    /// If a tag's name is not letters, digits and underscores, a tag is there twice or is `Result`, a tag value or a
    /// comment holds control characters (a comment may hold newlines and tabs), a turn has no notation, or a variation
    /// is empty or nested deeper than [`MAX_DEPTH`].
    pub fn check(&self) -> Result<(), RecordError> {
        let nowhere = Place::default();
        let mut seen = BTreeSet::new();
        for tag in &self.tags {
            let found = tag_name(&tag.name).and_then(|()| tag_value(&tag.value));
            found.and_then(|()| new_tag(&mut seen, &tag.name)).map_err(|fault| fault.at(nowhere))?;
        }
        comments(&self.intro).map_err(|fault| fault.at(nowhere))?;
        let mut open: Vec<(&Line, usize)> = vec![(&self.line, 0)];
        while let Some((line, depth)) = open.pop() {
            for node in &line.0 {
                let at = |fault: Fault| fault.at(node.place);
                turn(&node.turn).and_then(|()| comments(&node.comments)).map_err(at)?;
                for variation in &node.variations {
                    if depth == MAX_DEPTH {
                        return Err(RecordError::new(node.place, Reason::TooDeep, ""));
                    }
                    comments(&variation.intro).and_then(|()| some_turns(&variation.line)).map_err(at)?;
                    open.push((&variation.line, depth + 1));
                }
            }
        }
        Ok(())
    }
}

/// What is wrong, before it is known where.
pub(super) struct Fault<'a>(pub(super) Reason, pub(super) &'a str);

impl Fault<'_> {
    pub(super) fn at(&self, place: Place) -> RecordError {
        RecordError::new(place, self.0, self.1)
    }
}

pub(super) fn tag_name(name: &str) -> Result<(), Fault<'_>> {
    let good = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if good { Ok(()) } else { Err(Fault(Reason::TagSyntax, name)) }
}

pub(super) fn tag_value(value: &str) -> Result<(), Fault<'_>> {
    match value.find(char::is_control) {
        None => Ok(()),
        Some(at) => Err(Fault(Reason::ControlCharacter, &value[at..])),
    }
}

/// Whether a tag of this name may follow those seen: `Result` never may, the record has it already.
pub(super) fn new_tag<'a>(seen: &mut BTreeSet<String>, name: &'a str) -> Result<(), Fault<'a>> {
    let taken = name == Tag::RESULT || !seen.insert(name.to_owned());
    if taken { Err(Fault(Reason::DuplicateTag, name)) } else { Ok(()) }
}

pub(super) fn comments(comments: &[String]) -> Result<(), Fault<'_>> {
    match comments.iter().find_map(|comment| forbidden(comment)) {
        None => Ok(()),
        Some(from_there) => Err(Fault(Reason::ControlCharacter, from_there)),
    }
}

/// The comment from its first forbidden character on.
pub(super) fn forbidden(comment: &str) -> Option<&str> {
    comment.find(|c: char| c.is_control() && !matches!(c, '\n' | '\t')).map(|at| &comment[at..])
}

fn turn(turn: &Turn) -> Result<(), Fault<'static>> {
    let readable = turn.to_string().parse().is_ok_and(|read: Turn| read == *turn);
    if readable { Ok(()) } else { Err(Fault(Reason::BadTurn, "")) }
}

pub(super) fn some_turns(line: &Line) -> Result<(), Fault<'static>> {
    if line.0.is_empty() { Err(Fault(Reason::EmptyVariation, "")) } else { Ok(()) }
}
