//! The nouns that questions and answers share: sides, pieces, actions, phases, ends.
//!
//! Squares are their names (`"c3"`), turns are their notation (`"b2,d4"`): what people read and type is what travels.

use khamsin_rules as rules;
use serde::{Deserialize, Serialize};

/// A side of the game; colours belong to the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side that acts first.
    First,
    /// The other side.
    Second,
}

impl From<rules::Side> for Side {
    fn from(side: rules::Side) -> Side {
        match side {
            rules::Side::First => Side::First,
            rules::Side::Second => Side::Second,
        }
    }
}

impl From<Side> for rules::Side {
    fn from(side: Side) -> rules::Side {
        match side {
            Side::First => rules::Side::First,
            Side::Second => rules::Side::Second,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    /// First's.
    pub first: T,
    /// Second's.
    pub second: T,
}

impl<T> Both<T> {
    /// The value of each side, as a function tells it.
    pub fn of(mut value: impl FnMut(rules::Side) -> T) -> Both<T> {
        Both { first: value(rules::Side::First), second: value(rules::Side::Second) }
    }
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// A man of Seega, Saut du Chat or Pahtum.
    Man,
    /// A neutral piece of Pahtum.
    Neutral,
    /// Seti's Pharaoh.
    Pharaoh,
    /// Seti's High Priest.
    Priest,
    /// A death-ship without a figure on it.
    Ship,
}

/// A piece on its square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The square: `c3`.
    pub square: String,
    /// What stands there.
    pub kind: PieceKind,
    /// Whose it is; a neutral piece is nobody's.
    pub side: Option<Side>,
    /// Whether the figure stands on a death-ship of its side.
    pub aboard: bool,
}

impl Standing {
    /// A piece of the rules on its square.
    pub fn new(square: rules::Square, piece: rules::Piece) -> Standing {
        let (kind, aboard) = match piece {
            rules::Piece::Man(_) => (PieceKind::Man, false),
            rules::Piece::Neutral => (PieceKind::Neutral, false),
            rules::Piece::Ship(_) => (PieceKind::Ship, false),
            rules::Piece::Figure { figure: rules::Figure::Pharaoh, aboard, .. } => {
                (PieceKind::Pharaoh, aboard)
            }
            rules::Piece::Figure { figure: rules::Figure::Priest, aboard, .. } => (PieceKind::Priest, aboard),
        };
        Standing { square: square.to_string(), kind, side: piece.side().map(Side::from), aboard }
    }

    /// The piece as the rules have it; none if it lacks a side, or has one too many.
    pub fn piece(&self) -> Option<rules::Piece> {
        let side = self.side.map(rules::Side::from);
        let figure = |figure| Some(rules::Piece::Figure { side: side?, figure, aboard: self.aboard });
        match self.kind {
            PieceKind::Man => side.map(rules::Piece::Man),
            PieceKind::Ship => side.map(rules::Piece::Ship),
            PieceKind::Pharaoh => figure(rules::Figure::Pharaoh),
            PieceKind::Priest => figure(rules::Figure::Priest),
            PieceKind::Neutral => side.is_none().then_some(rules::Piece::Neutral),
        }
    }
}

/// What an action does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Puts a piece or a neutral on `to`.
    Place,
    /// Moves a piece from `from` to `to`.
    Move,
    /// Takes the enemy piece on `to` off.
    Remove,
    /// Puts a death-ship on `to`.
    PutShip,
    /// Takes the death-ship on `to` back to hand.
    TakeShip,
    /// Sets the captured figure on `to`.
    Reenter,
    /// Takes over the first piece.
    Swap,
    /// The forced turn of a blocked side.
    Pass,
    /// Stops an optional chain of captures.
    End,
}

/// A legal action, ready for a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ActionTold {
    /// Its notation, as `play` and `check` take it: `c3c4`.
    pub text: String,
    /// What it does.
    pub kind: ActionKind,
    /// Where a moving piece stands; only with `move`.
    pub from: Option<String>,
    /// The square it is about; none with `swap`, `pass` and `end`.
    pub to: Option<String>,
    /// The squares of the enemy pieces that it takes.
    pub captures: Vec<String>,
}

impl ActionTold {
    /// A legal action of a position.
    pub fn new(position: &rules::AnyPosition, action: rules::Action) -> ActionTold {
        use rules::Action;
        let kind = match action {
            Action::Place(_) => ActionKind::Place,
            Action::Move { .. } => ActionKind::Move,
            Action::Remove(_) => ActionKind::Remove,
            Action::PutShip(_) => ActionKind::PutShip,
            Action::TakeShip(_) => ActionKind::TakeShip,
            Action::Reenter(_) => ActionKind::Reenter,
            Action::Swap => ActionKind::Swap,
            Action::Pass => ActionKind::Pass,
            Action::End => ActionKind::End,
        };
        let from = if let Action::Move { from, .. } = action { Some(from.to_string()) } else { None };
        ActionTold {
            text: action.to_string(),
            kind,
            from,
            to: action.squares().last().map(|square| square.to_string()),
            captures: position.captures(action).iter().map(ToString::to_string).collect(),
        }
    }
}

/// What the side to act owes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Phase {
    /// Which duty it is.
    pub kind: PhaseKind,
    /// As a position text has it: `place:2`, `chain:c3`, `move`.
    pub text: String,
    /// How many pieces are left to place in this turn; only with `place`.
    pub left: Option<u8>,
    /// The piece that goes on capturing; only with `chain`.
    pub square: Option<String>,
    /// The figure to set on the board; only with `reenter`.
    pub figure: Option<PieceKind>,
}

/// Which duty the side to act has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PhaseKind {
    /// Place pieces.
    Place,
    /// Place a neutral piece.
    Neutral,
    /// Place a piece, or take the other's first one over.
    Pie,
    /// Take a turn.
    Move,
    /// Go on capturing.
    Chain,
    /// Free the blocked opponent.
    Unblock,
    /// Move, after an enemy piece was removed to make that possible.
    Freed,
    /// Set the captured figure on the board.
    Reenter,
}

impl From<rules::Pending> for Phase {
    fn from(pending: rules::Pending) -> Phase {
        use rules::Pending;
        let mut phase = Phase {
            kind: PhaseKind::Move,
            text: pending.to_string(),
            left: None,
            square: None,
            figure: None,
        };
        match pending {
            Pending::Place(left) => {
                phase.kind = PhaseKind::Place;
                phase.left = Some(left);
            }
            Pending::Neutral => phase.kind = PhaseKind::Neutral,
            Pending::Pie => phase.kind = PhaseKind::Pie,
            Pending::Move => {}
            Pending::Chain(square) => {
                phase.kind = PhaseKind::Chain;
                phase.square = Some(square.to_string());
            }
            Pending::Unblock => phase.kind = PhaseKind::Unblock,
            Pending::Freed => phase.kind = PhaseKind::Freed,
            Pending::Reenter(figure) => {
                phase.kind = PhaseKind::Reenter;
                phase.figure = Some(match figure {
                    rules::Figure::Pharaoh => PieceKind::Pharaoh,
                    rules::Figure::Priest => PieceKind::Priest,
                });
            }
        }
        phase
    }
}

/// The kind of a victory, or a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OutcomeKind {
    /// Every enemy piece is gone, or the other gave up.
    Total,
    /// More pieces when nothing can be captured any more.
    Grand,
    /// By a barrier.
    Small,
    /// Nobody won.
    Draw,
    /// More points (Pahtum).
    Points,
    /// An intruder stood on the enemy's start row and was not taken (Seti).
    Breakthrough,
    /// The other could not move.
    Blocked,
}

impl From<rules::Kind> for OutcomeKind {
    fn from(kind: rules::Kind) -> OutcomeKind {
        match kind {
            rules::Kind::Total => OutcomeKind::Total,
            rules::Kind::Grand => OutcomeKind::Grand,
            rules::Kind::Small => OutcomeKind::Small,
            rules::Kind::Draw => OutcomeKind::Draw,
            rules::Kind::Points => OutcomeKind::Points,
            rules::Kind::Breakthrough => OutcomeKind::Breakthrough,
            rules::Kind::Blocked => OutcomeKind::Blocked,
        }
    }
}

/// What one player offers the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To stop and count the pieces.
    Count,
    /// To call it a draw.
    Draw,
}

impl From<OfferKind> for rules::game::Offer {
    fn from(offer: OfferKind) -> rules::game::Offer {
        match offer {
            OfferKind::Count => rules::game::Offer::Count,
            OfferKind::Draw => rules::game::Offer::Draw,
        }
    }
}

impl From<rules::game::Offer> for OfferKind {
    fn from(offer: rules::game::Offer) -> OfferKind {
        match offer {
            rules::game::Offer::Count => OfferKind::Count,
            rules::game::Offer::Draw => OfferKind::Draw,
        }
    }
}
