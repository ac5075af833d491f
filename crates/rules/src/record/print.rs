//! From records to text, in one canonical form.
//!
//! Tags, an empty line, the movetext, the result. Lines are broken at 80 columns and only between tokens: a comment
//! stands as it is, however long. Turns are numbered singly, from 1, because who is to move is for the rules to say
//! (a side may move twice in a row); a variation goes on from the number of the turn it replaces.
//!
//! A comment in braces cannot hold `}`. It is written `&#125;`, and the `&` of a comment's own `&#` is written `&#38;`,
//! so that every comment comes back to the letter; whoever shows PGN as HTML shows it right. Only these two are read
//! back, and only within braces: a `;` comment is taken as it stands.

use std::fmt;

use super::tree::{Line, Record, Tag};

const WIDTH: usize = 80;
const BRACE: &str = "&#125;";
const AMPERSAND: &str = "&#38;";

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let roster = self.tags.iter().take_while(|tag| Tag::ROSTER.contains(&tag.name.as_str())).count();
        let (before, after) = self.tags.split_at(roster);
        let result = Tag { name: Tag::RESULT.to_owned(), value: self.result.text().to_owned() };
        let others = after.iter().filter(|tag| tag.name != Tag::RESULT);
        for tag in before.iter().chain([&result]).chain(others) {
            writeln!(f, "{tag}")?;
        }
        writeln!(f)?;
        let mut movetext = Wrapped { out: f, column: 0, glued: false };
        movetext.comments(&self.intro)?;
        movetext.line(&self.line, 1)?;
        movetext.token(self.result.text())?;
        writeln!(f)
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}

/// Movetext that breaks its lines between tokens.
struct Wrapped<'f, 'b> {
    out: &'f mut fmt::Formatter<'b>,
    column: usize,
    /// The next token needs no space before it.
    glued: bool,
}

impl Wrapped<'_, '_> {
    fn token(&mut self, token: &str) -> fmt::Result {
        let first = token.split('\n').next().unwrap_or_default().chars().count();
        let gap = if self.glued || self.column == 0 { "" } else { " " };
        if self.column > 0 && self.column + gap.len() + first > WIDTH {
            self.out.write_str("\n")?;
            self.column = 0;
        } else {
            self.out.write_str(gap)?;
            self.column += gap.len();
        }
        self.glued = false;
        self.out.write_str(token)?;
        self.column = match token.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + first,
        };
        Ok(())
    }

    fn comments(&mut self, comments: &[String]) -> fmt::Result {
        comments.iter().try_for_each(|comment| self.token(&format!("{{{}}}", escape(comment))))
    }

    fn line(&mut self, line: &Line, first_number: usize) -> fmt::Result {
        for (number, node) in (first_number..).zip(&line.0) {
            self.token(&format!("{number}."))?;
            self.token(&node.turn.to_string())?;
            node.nags.iter().try_for_each(|nag| self.token(&format!("${nag}")))?;
            self.comments(&node.comments)?;
            for variation in &node.variations {
                self.token("(")?;
                self.glued = true;
                self.comments(&variation.intro)?;
                self.line(&variation.line, number)?;
                self.glued = true;
                self.token(")")?;
            }
        }
        Ok(())
    }
}

/// A comment as it stands between braces.
fn escape(comment: &str) -> String {
    comment.replace("&#", &format!("{AMPERSAND}#")).replace('}', BRACE)
}

/// The comment that stands between braces.
pub(super) fn unescape(braced: &str) -> String {
    let mut comment = String::with_capacity(braced.len());
    let mut rest = braced;
    while let Some(at) = rest.find("&#") {
        let (before, entity) = rest.split_at(at);
        comment.push_str(before);
        let closes = entity.starts_with(BRACE);
        comment.push(if closes { '}' } else { '&' });
        let known = [BRACE, AMPERSAND].into_iter().find_map(|known| entity.strip_prefix(known));
        rest = known.unwrap_or(&entity[1..]);
    }
    comment.push_str(rest);
    comment
}
