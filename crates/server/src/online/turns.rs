//! The turns of a game as they are written, and which of them a reader of an older version still has right.

use super::event::Version;

/// Turns, and how many of them there were since which version.
#[derive(Clone, Debug)]
pub struct Turns {
    texts: Vec<String>,
    /// One entry at the beginning, and one for each change.
    counts: Vec<(Version, usize)>,
}

impl Turns {
    /// No turn yet, at the version of a game's first event.
    pub fn none(version: Version) -> Turns {
        Turns { texts: Vec::new(), counts: vec![(version, 0)] }
    }

    /// As they are written.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// The version at which they last changed: a wish that has not seen it is about another position.
    pub fn changed(&self) -> Version {
        self.counts.last().map_or(0, |&(version, _)| version)
    }

    /// One more.
    pub fn add(&mut self, text: String, version: Version) {
        self.texts.push(text);
        self.counts.push((version, self.texts.len()));
    }

    /// Only the first of them are left.
    pub fn cut(&mut self, left: usize, version: Version) {
        self.texts.truncate(left);
        self.counts.push((version, self.texts.len()));
    }

    /// How many at the beginning are the same as at a version: none of them has been taken back since.
    pub fn same_since(&self, known: Version) -> usize {
        let later = self.counts.partition_point(|&(version, _)| version <= known);
        // A version before the first event is nobody's.
        let Some(then) = later.checked_sub(1) else { return 0 };
        self.counts[then..].iter().map(|&(_, count)| count).min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_keeps_what_was_not_taken_back() {
        let mut turns = Turns::none(1);
        for (text, version) in [("b2,d4", 4), ("a1,a2", 5), ("e1,e2", 6)] {
            turns.add(text.to_owned(), version);
        }
        assert_eq!([0, 1, 3, 4, 5, 6, 9].map(|known| turns.same_since(known)), [0, 0, 0, 1, 2, 3, 3]);
        turns.cut(1, 8);
        turns.add("a3,a4".to_owned(), 9);
        assert_eq!(turns.texts(), ["b2,d4", "a3,a4"]);
        assert_eq!(turns.changed(), 9);
        assert_eq!([3, 4, 5, 6, 7, 8, 9].map(|known| turns.same_since(known)), [0, 1, 1, 1, 1, 1, 2]);
    }
}
