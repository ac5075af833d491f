//! What happened at a table: for the fronts to tell.

use khamsin_rules::game::Offer;
use khamsin_rules::{Action, AnyPosition, Outcome, Pending, Piece, Side, Square};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A side acted.
    Acted(Acted),
    /// A person took back.
    TakenBack {
        /// How many actions, those of the engine included.
        count: usize,
    },
    /// A side made an offer.
    Offered {
        /// Who.
        by: Side,
        /// What.
        offer: Offer,
    },
    /// A side accepted an offer.
    Accepted {
        /// Who.
        by: Side,
        /// What.
        offer: Offer,
    },
    /// A side declined an offer.
    Declined {
        /// Who.
        by: Side,
        /// What.
        offer: Offer,
    },
    /// A side gave up.
    Resigned {
        /// Who.
        by: Side,
    },
    /// A side's time is up.
    FlagFell {
        /// Whose.
        by: Side,
    },
    /// The game is over.
    Ended(Outcome),
}

/// An action that was played, with what it takes to tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acted {
    /// Who acted.
    pub side: Side,
    /// What was done.
    pub action: Action,
    /// What it took off.
    pub captures: Vec<Square>,
    /// What moved.
    pub piece: Option<Piece>,
    /// What was owed.
    pub pending: Pending,
}

impl Acted {
    /// A legal action in the position before it.
    pub fn new(position: &AnyPosition, action: Action) -> Acted {
        // What is not legal captures nothing and is refused in a moment.
        let legal = position.check(action).is_ok();
        let captures = if legal { position.captures(action) } else { Vec::new() };
        let piece = match action {
            Action::Move { from, .. } if legal => position.piece(from),
            _ => None,
        };
        Acted { side: position.side(), action, captures, piece, pending: position.pending() }
    }
}
