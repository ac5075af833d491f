//! Reads a catalogue: the part of Fluent's syntax that the catalogues use, and nothing that Fluent would not read.

use std::collections::HashMap;

use crate::pattern::{Element, Pattern};

/// The texts of a catalogue by id (`message` or `message.attribute`).
///
/// # Errors
/// The line that cannot be read, or the id that is there twice.
pub(crate) fn read(source: &str) -> Result<HashMap<String, Pattern>, String> {
    let mut texts = HashMap::new();
    let mut reader = Reader { rest: source, line: 1 };
    while reader.next_entry() {
        let message = reader.identifier()?;
        reader.equals()?;
        let value = reader.pattern()?;
        if !value.0.is_empty() {
            keep(&mut texts, &message, value)?;
        }
        while let Some(attribute) = reader.attribute()? {
            reader.equals()?;
            let value = reader.pattern()?;
            keep(&mut texts, &format!("{message}.{attribute}"), value)?;
        }
    }
    Ok(texts)
}

fn keep(texts: &mut HashMap<String, Pattern>, id: &str, value: Pattern) -> Result<(), String> {
    match texts.insert(id.to_owned(), value) {
        None => Ok(()),
        Some(_) => Err(format!("{id} is there twice")),
    }
}

/// What is left to read.
struct Reader<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Reader<'a> {
    /// Goes to the next message, past comments and empty lines; whether there is one.
    fn next_entry(&mut self) -> bool {
        loop {
            let line = self.rest.split('\n').next().unwrap_or_default();
            if !(line.trim().is_empty() || line.starts_with('#')) {
                return true;
            }
            if line.len() == self.rest.len() {
                return false;
            }
            self.skip(line.len() + 1);
        }
    }

    fn skip(&mut self, bytes: usize) -> &'a str {
        let (head, rest) = self.rest.split_at(bytes);
        self.line += head.matches('\n').count();
        self.rest = rest;
        head
    }

    fn fault<T>(&self, wanted: &str) -> Result<T, String> {
        Err(format!("line {}: {wanted} should stand there", self.line))
    }

    fn take(&mut self, token: &str, wanted: &str) -> Result<(), String> {
        if self.rest.starts_with(token) {
            self.skip(token.len());
            return Ok(());
        }
        self.fault(wanted)
    }

    fn spaces(&mut self) {
        self.skip(self.rest.len() - self.rest.trim_start_matches(' ').len());
    }

    fn blank(&mut self) {
        self.skip(self.rest.len() - self.rest.trim_start_matches([' ', '\n', '\r']).len());
    }

    fn identifier(&mut self) -> Result<String, String> {
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
        let name = &self.rest[..end.unwrap_or(self.rest.len())];
        if !name.starts_with(|c: char| c.is_ascii_alphanumeric()) {
            return self.fault("a name");
        }
        Ok(self.skip(name.len()).to_owned())
    }

    fn equals(&mut self) -> Result<(), String> {
        self.spaces();
        self.take("=", "=")?;
        self.spaces();
        Ok(())
    }

    /// The name of an attribute, if one follows on a line of its own.
    fn attribute(&mut self) -> Result<Option<String>, String> {
        let next = self.rest.trim_start_matches([' ', '\n', '\r']);
        let indented = self.rest[..self.rest.len() - next.len()].ends_with(' ');
        if !(indented && next.starts_with('.')) {
            return Ok(None);
        }
        self.blank();
        self.skip(1);
        self.identifier().map(Some)
    }

    /// A text, to the end of its last line.
    fn pattern(&mut self) -> Result<Pattern, String> {
        let mut elements = Vec::new();
        let mut text = String::new();
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            text.push_str(self.skip(end).trim_end_matches('\r'));
            match self.rest.bytes().next() {
                Some(b'{') => {
                    push_text(&mut elements, &mut text);
                    elements.push(self.placeable()?);
                }
                Some(b'\n') if self.goes_on() => {
                    let indent = self.rest.len() - self.rest.trim_start_matches([' ', '\n', '\r']).len();
                    let lines = self.skip(indent).matches('\n').count();
                    let begun = !(elements.is_empty() && text.is_empty());
                    text.truncate(text.trim_end_matches(' ').len());
                    text.extend((0..lines).filter(|_| begun).map(|_| '\n'));
                }
                _ => break,
            }
        }
        text.truncate(text.trim_end().len());
        push_text(&mut elements, &mut text);
        Ok(Pattern(elements))
    }

    /// Whether the next line that is not empty belongs to the same text.
    fn goes_on(&self) -> bool {
        let next = self.rest.trim_start_matches([' ', '\n', '\r']);
        let indented = self.rest[..self.rest.len() - next.len()].ends_with(' ');
        indented && !next.is_empty() && !next.starts_with(['.', '[', '*', '}'])
    }

    /// What stands between braces.
    fn placeable(&mut self) -> Result<Element, String> {
        self.skip(1);
        self.blank();
        let element = if self.rest.starts_with('$') {
            self.skip(1);
            let argument = self.identifier()?;
            self.blank();
            if self.rest.starts_with("->") { self.choice(argument)? } else { Element::Argument(argument) }
        } else if self.rest.starts_with('"') {
            Element::Literal(self.literal()?)
        } else {
            self.take("LATIN", "an argument, a literal or LATIN")?;
            self.blank();
            self.take("(", "(")?;
            self.blank();
            let text = self.literal()?;
            self.blank();
            self.take(")", ")")?;
            Element::Foreign(text)
        };
        self.blank();
        self.take("}", "}")?;
        Ok(element)
    }

    /// A literal between double quotes, without escapes.
    fn literal(&mut self) -> Result<String, String> {
        self.take("\"", "a double quote")?;
        match self.rest.find(['"', '\n', '\\']) {
            Some(end) if self.rest[end..].starts_with('"') => {
                let text = self.skip(end).to_owned();
                self.skip(1);
                Ok(text)
            }
            _ => self.fault("a double quote"),
        }
    }

    fn choice(&mut self, argument: String) -> Result<Element, String> {
        self.skip(2);
        let (mut variants, mut usual) = (Vec::new(), None);
        loop {
            self.blank();
            if self.rest.starts_with('*') {
                self.skip(1);
                usual = Some(variants.len());
            }
            if !self.rest.starts_with('[') {
                break;
            }
            self.skip(1);
            self.spaces();
            let key = self.identifier()?;
            self.spaces();
            self.take("]", "]")?;
            self.spaces();
            variants.push((key, self.pattern()?));
        }
        match usual {
            Some(usual) if usual < variants.len() => Ok(Element::Choice { argument, variants, usual }),
            _ => self.fault("a variant with a star"),
        }
    }
}

fn push_text(elements: &mut Vec<Element>, text: &mut String) {
    if !text.is_empty() {
        elements.push(Element::Text(std::mem::take(text)));
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn what_is_no_catalogue_is_refused() {
        for source in [
            "a",
            "a = { $b",
            "a = { b }",
            "a = { $b -> [one] x }",
            "a = }",
            "= x",
            "a = x\na = y",
            "a = { \"x }",
            "a = { $b -> *",
            "a = x\n y\n.b = z",
        ] {
            assert!(read(source).is_err(), "{source:?}");
        }
        assert_eq!(read("").map(|texts| texts.len()), Ok(0));
        assert_eq!(read("# a\n\na = x\n    .b = y\n    z\n").map(|texts| texts.len()), Ok(2));
    }
}
