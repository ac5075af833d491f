//! What the engine is asked at the moment: one question at a time, and answers to older ones are passed over.

use crate::worker::Ticket;

/// Why it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is its turn.
    Turn,
    /// The person wants a hint.
    Hint,
    /// The person made an offer.
    Offer,
    /// The whole game is reviewed.
    Review,
    /// One position of it is looked at.
    Lines,
}

/// The question that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    last: Ticket,
    why: Option<Why>,
    /// How deep it has looked.
    pub depth: u16,
    /// How many actions it has tried.
    pub nodes: u64,
}

impl Waiting {
    /// A ticket for a new question.
    pub fn ask(&mut self, why: Why) -> Ticket {
        *self = Waiting { last: Ticket(self.last.0 + 1), why: Some(why), depth: 0, nodes: 0 };
        self.last
    }

    /// Why the engine thinks; it may not.
    pub fn why(&self) -> Option<Why> {
        self.why
    }

    /// Whether an answer is to the question that waits.
    pub fn is_for(&self, ticket: Ticket) -> bool {
        self.why.is_some() && self.last == ticket
    }

    /// Nothing is waited for.
    pub fn clear(&mut self) {
        self.why = None;
    }
}
