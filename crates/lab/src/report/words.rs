//! Sentences and numbers in the reader's language.

use khamsin_rules::message::Args;
use khamsin_text::{Texts, numbers};

use crate::study::measure::Scale;
use crate::study::summary::Range;

/// The texts of a report.
#[derive(Clone, Copy)]
pub struct Words<'a>(pub &'a Texts);

impl Words<'_> {
    /// A text with what it names.
    pub fn text(self, id: &str, args: &Args) -> String {
        self.0.text(id, args)
    }

    /// A text that names nothing.
    pub fn plain(self, id: &str) -> String {
        self.0.plain(id)
    }

    /// A number, with a minus sign where it needs one.
    pub fn number(self, value: f64, decimals: usize) -> String {
        numbers::decimal(self.0.lang(), value, decimals).replace('-', "−")
    }

    /// A share in percent.
    pub fn percent(self, share: f64, decimals: usize) -> String {
        self.text("match-percent", &vec![("value", self.number(100.0 * share, decimals).into())])
    }

    /// A count with its thousands apart.
    pub fn count(self, count: u64) -> String {
        numbers::grouped(self.0.lang(), count)
    }

    /// A figure as people read it.
    pub fn value(self, scale: Scale, value: f64) -> String {
        match scale {
            Scale::Share | Scale::Score => self.percent(value, 1),
            Scale::Mean => self.number(value, 2),
        }
    }

    /// An interval.
    pub fn interval(self, scale: Scale, range: Range) -> String {
        format!("{} – {}", self.value(scale, range.low), self.value(scale, range.high))
    }

    /// A probability; what is too small to be told is told so.
    pub fn probability(self, p: f64) -> String {
        if p < 0.001 { format!("< {}", self.number(0.001, 3)) } else { self.number(p, 3) }
    }
}
