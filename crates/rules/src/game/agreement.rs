//! What the players settle between them: stopping to count, a draw, giving up.

use super::Game;
use crate::clause::Clause;
use crate::message::{Args, Message};
use crate::outcome::{Kind, Outcome};
use crate::ruleset::GameKind;
use crate::side::Side;

/// What one player offers the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    /// To stop and count the pieces.
    Count,
    /// To call it a draw.
    Draw,
}

/// Why an offer, an answer or a surrender was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OfferError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Only Seega counts pieces, and only once they move.
    #[error("there is nothing to count here")]
    NothingToCount,
    /// There is no offer of the other side.
    #[error("there is no offer to answer")]
    NoOffer,
    /// The same offer stands already.
    #[error("this offer stands already")]
    Standing,
}

impl Message for OfferError {
    fn id(&self) -> &'static str {
        match self {
            OfferError::Over => "offer-over",
            OfferError::NothingToCount => "offer-nothing-to-count",
            OfferError::NoOffer => "offer-none",
            OfferError::Standing => "offer-standing",
        }
    }

    fn args(&self) -> Args {
        vec![]
    }
}

impl Game {
    /// The offer that waits for an answer, and who made it.
    pub fn standing_offer(&self) -> Option<(Side, Offer)> {
        self.offer
    }

    /// Makes an offer; it stands until the other side answers or acts. Two equal offers are an agreement.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn offer(&mut self, by: Side, offer: Offer) -> Result<(), OfferError> {
        if self.outcome().is_some() {
            return Err(OfferError::Over);
        }
        let moving = self.now.pending().between_moves() || self.now.pending().follows_capture();
        if offer == Offer::Count && !(self.set.game() == GameKind::Seega && moving) {
            return Err(OfferError::NothingToCount);
        }
        match self.offer {
            Some((other, same)) if other == !by && same == offer => self.accept(by).map(|_| ()),
            Some((same, standing)) if same == by && standing == offer => Err(OfferError::Standing),
            _ => {
                self.offer = Some((by, offer));
                Ok(())
            }
        }
    }

    /// Accepts the other side's offer, which ends the game.
    ///
    /// # Errors
    /// If there is none, or the game is over.
    pub fn accept(&mut self, by: Side) -> Result<Outcome, OfferError> {
        if self.outcome().is_some() {
            return Err(OfferError::Over);
        }
        let (_, offer) = self.offer.filter(|&(other, _)| other == !by).ok_or(OfferError::NoOffer)?;
        let outcome = match (offer, self.set.game()) {
            // seega.agree.count, seega.count
            (Offer::Count, _) => self.counted(Clause::SeegaAgreeCount),
            (Offer::Draw, GameKind::Seega) => Outcome::draw(Clause::SeegaAgreeDraw),
            (Offer::Draw, GameKind::SautDuChat) => Outcome::draw(Clause::SautAgreeDraw),
            (Offer::Draw, GameKind::Pahtum) => Outcome::draw(Clause::PahtumAgreeDraw),
            (Offer::Draw, GameKind::Seti) => Outcome::draw(Clause::SetiAgreeDraw),
        };
        self.offer = None;
        self.ended = Some(outcome);
        Ok(outcome)
    }

    /// Declines the other side's offer.
    ///
    /// # Errors
    /// If there is none.
    pub fn decline(&mut self, by: Side) -> Result<(), OfferError> {
        self.offer.take_if(|(other, _)| *other == !by).map(|_| ()).ok_or(OfferError::NoOffer)
    }

    /// Gives the game up: resignation, flag fall and abandonment are alike a total victory of the other side.
    ///
    /// Clauses `*.resign`; which of the three it was is for whoever runs the clock to tell.
    ///
    /// # Errors
    /// If it is over already.
    pub fn surrender(&mut self, by: Side) -> Result<Outcome, OfferError> {
        if self.outcome().is_some() {
            return Err(OfferError::Over);
        }
        let clause = match self.set.game() {
            GameKind::Seega => Clause::SeegaResign,
            GameKind::SautDuChat => Clause::SautResign,
            GameKind::Pahtum => Clause::PahtumResign,
            GameKind::Seti => Clause::SetiResign,
        };
        let outcome = Outcome::win(!by, Kind::Total, clause);
        self.offer = None;
        self.ended = Some(outcome);
        Ok(outcome)
    }
}
