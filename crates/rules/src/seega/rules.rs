//! Seega's parameters, and what each sheet sets them to.

use super::barrier;
use crate::bits::Bits;
use crate::clause::Clause;
use crate::grid::Grid;
use crate::outcome::Points;
use crate::parameter::{QuietLimit, choice, parameters};

choice! {
    /// Squares along one side of the board.
    Size { /// 5×5, 12 pieces each.
        Five = "5", /// 7×7, 24 pieces each.
        Seven = "7", /// 9×9, 40 pieces each.
        Nine = "9", }
}
choice! {
    /// Which squares the first placements take.
    Opening { /// Any.
        Free = "free", /// The middles of the sides.
        CroisadeEdges = "croisade-edges", /// Around the centre.
        CroisadeInner = "croisade-inner", /// Both.
        CroisadeCross = "croisade-cross", }
}
choice! {
    /// Who opens the moving phase.
    Starter { /// Whoever placed last.
        LastPlacer = "last-placer", /// Whoever placed first.
        FirstPlacer = "first-placer", }
}
choice! {
    /// How far a piece moves.
    Reach { /// One square.
        Step = "step", /// As far as the line is free.
        Slide = "slide", }
}
choice! {
    /// Whether a capturing step must be played when there is one.
    Duty { /// No.
        Optional = "optional", /// Yes.
        Mandatory = "mandatory", }
}
choice! {
    /// Whether the capturing piece goes on capturing.
    Chain { /// No.
        None = "none", /// If its player likes.
        Optional = "optional", /// As long as it can.
        Mandatory = "mandatory", }
}
choice! {
    /// What happens to a side that cannot move.
    Blocked { /// It passes, and the other must unblock it.
        PassUnblock = "pass-unblock", /// It removes an enemy piece, and moves.
        Remove = "remove", /// It passes.
        Pass = "pass", /// It loses.
        Lose = "lose", }
}
choice! {
    /// What happens if the blocked side cannot be unblocked.
    CannotUnblock { /// It loses.
        Loss = "loss", /// The pieces are counted.
        Count = "count", }
}
choice! {
    /// What a barrier does.
    Barrier { /// Nothing.
        None = "none", /// Ends the game: more pieces win.
        Count = "count", /// Ends the game: its builder wins.
        Builder = "builder", /// Ends the game when both have one: more pieces win.
        Both = "both", }
}
choice! {
    /// What a barrier looks like.
    BarrierShape { /// A full row or column.
        Straight = "straight", /// A wall whose pieces touch, also by corners.
        Connected = "connected", }
}
choice! {
    /// How endless play ends.
    Endless { /// The pieces are counted.
        Count = "count", /// In a draw.
        Draw = "draw", }
}
choice! {
    /// With how few pieces a side has lost.
    LoseAt { /// None left.
        None = "0", /// One left.
        One = "1", }
}

parameters! {
    /// The rules of one Seega sheet: every cell of its column in the table of clauses.
    Rules {
        /// The board.
        size ("size"): Size,
        /// Whether sandwiches formed while placing capture.
        placement_captures ("placement_captures"): bool,
        /// Which squares the first placements take.
        opening ("opening"): Opening,
        /// Who opens the moving phase.
        starter ("starter"): Starter,
        /// How far a piece moves.
        reach ("move"): Reach,
        /// Whether a piece on the centre is safe.
        centre_safe ("centre_safe"): bool,
        /// Whether capturing is a duty.
        capture ("capture"): Duty,
        /// Whether captures chain.
        chain ("chain"): Chain,
        /// What happens to a blocked side.
        blocked ("blocked"): Blocked,
        /// What happens if it cannot be unblocked.
        cannot_unblock ("cannot_unblock"): CannotUnblock,
        /// What a barrier does.
        barrier ("barrier"): Barrier,
        /// What it looks like.
        barrier_shape ("barrier_shape"): BarrierShape,
        /// Whether it needs an own piece behind it.
        barrier_reserve ("barrier_reserve"): bool,
        /// How endless play ends.
        endless ("endless"): Endless,
        /// How many turns without a capture are endless play.
        quiet_limit ("quiet_limit"): QuietLimit,
        /// With how few pieces a side has lost.
        lose_at ("lose_at"): LoseAt,
        /// What a result is worth.
        points ("points"): Points,
    }
}

/// The ladder that the Ludens Planet sheet prints.
const LADDER: Points = Points { total: 5, grand: 2, small: 1, draw: 0 };

impl Rules {
    /// The sheet of board 42: the plainest rules, and the base the others are told from.
    pub const TABULEIRO_42: Rules = Rules {
        size: Size::Five,
        placement_captures: false,
        opening: Opening::Free,
        starter: Starter::LastPlacer,
        reach: Reach::Step,
        centre_safe: true,
        capture: Duty::Optional,
        chain: Chain::None,
        blocked: Blocked::Pass,
        cannot_unblock: CannotUnblock::Count,
        barrier: Barrier::Both,
        barrier_shape: BarrierShape::Straight,
        barrier_reserve: false,
        endless: Endless::Draw,
        quiet_limit: Size::Five.quiet_limit(),
        lose_at: LoseAt::None,
        points: Points::PLAIN,
    };

    /// Le Globe Joueur.
    pub const GLOBE_JOUEUR: Rules = Rules {
        size: Size::Seven,
        quiet_limit: Size::Seven.quiet_limit(),
        blocked: Blocked::PassUnblock,
        cannot_unblock: CannotUnblock::Loss,
        barrier: Barrier::None,
        endless: Endless::Count,
        ..Rules::TABULEIRO_42
    };

    /// Jeu du Seega.
    pub const JEU_DU_SEEGA: Rules = Rules {
        capture: Duty::Mandatory,
        chain: Chain::Mandatory,
        blocked: Blocked::PassUnblock,
        barrier: Barrier::Count,
        endless: Endless::Count,
        points: LADDER,
        ..Rules::TABULEIRO_42
    };

    /// Ludens Planet.
    pub const LUDENS_PLANET: Rules = Rules {
        capture: Duty::Mandatory,
        chain: Chain::Optional,
        blocked: Blocked::Remove,
        barrier: Barrier::Builder,
        endless: Endless::Count,
        points: LADDER,
        ..Rules::TABULEIRO_42
    };

    /// The Tunisian board, as the Ludens Planet sheet mentions it.
    pub const KHARBGA: Rules =
        Rules { size: Size::Seven, quiet_limit: Size::Seven.quiet_limit(), ..Rules::LUDENS_PLANET };

    /// Those of a side's men that can be captured: `seega.capture.centre-safe` spares the one on the centre.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn prey<G: Grid>(&self, men: G::Bits) -> G::Bits {
        let safe = if self.centre_safe { G::CENTRE } else { G::Bits::NONE };
        men & !safe
    }

    /// Whether `own` has a barrier against `enemy`, whatever it is worth; more enemies never make one.
    pub fn barrier_stands<G: Grid>(&self, own: G::Bits, enemy: G::Bits) -> bool {
        self.barrier != Barrier::None
            && barrier::stands::<G>(own, enemy, self.barrier_shape, self.barrier_reserve)
    }

    /// These rules with every parameter that has no effect set as in `other`.
    ///
    /// With a sheet as `other` it gives the form that is written; with one fixed sheet, the form that is hashed.
    #[must_use]
    pub fn idle_as(self, other: &Rules) -> Rules {
        let mut rules = self;
        if rules.blocked != Blocked::PassUnblock {
            rules.cannot_unblock = other.cannot_unblock;
        }
        if rules.barrier == Barrier::None {
            rules.barrier_shape = other.barrier_shape;
            rules.barrier_reserve = other.barrier_reserve;
        }
        rules
    }

    /// Whether a clause is in force under these rules.
    pub fn has(&self, clause: Clause) -> bool {
        use Clause as C;
        match clause {
            C::SeegaPlaceHarmless => !self.placement_captures,
            C::SeegaPlaceCapture => self.placement_captures,
            C::SeegaOpeningEdges => self.opening == Opening::CroisadeEdges,
            C::SeegaOpeningInner => self.opening == Opening::CroisadeInner,
            C::SeegaOpeningCross => self.opening == Opening::CroisadeCross,
            C::SeegaStartLast => self.starter == Starter::LastPlacer,
            C::SeegaStartFirst => self.starter == Starter::FirstPlacer,
            C::SeegaMoveStep => self.reach == Reach::Step,
            C::SeegaMoveSlide => self.reach == Reach::Slide,
            C::SeegaCaptureCentreSafe => self.centre_safe,
            C::SeegaCaptureCentreOpen => !self.centre_safe,
            C::SeegaCaptureOptional => self.capture == Duty::Optional,
            C::SeegaCaptureMandatory => self.capture == Duty::Mandatory,
            C::SeegaChainNone => self.chain == Chain::None,
            C::SeegaChainOptional => self.chain == Chain::Optional,
            C::SeegaChainMandatory => self.chain == Chain::Mandatory,
            C::SeegaChainSamePiece => self.chain != Chain::None,
            C::SeegaBlockedUnblock | C::SeegaUnblockDuty => self.blocked == Blocked::PassUnblock,
            C::SeegaBlockedRemove | C::SeegaRemoveThenMove => self.blocked == Blocked::Remove,
            C::SeegaRemoveCentre => self.blocked == Blocked::Remove && self.centre_safe,
            C::SeegaBlockedPass => self.blocked == Blocked::Pass,
            C::SeegaBlockedLose => self.blocked == Blocked::Lose,
            C::SeegaUnblockLoss => {
                self.blocked == Blocked::PassUnblock && self.cannot_unblock == CannotUnblock::Loss
            }
            C::SeegaUnblockCount => {
                self.blocked == Blocked::PassUnblock && self.cannot_unblock == CannotUnblock::Count
            }
            C::SeegaBarrierCount => self.barrier == Barrier::Count,
            C::SeegaBarrierBuilder => self.barrier == Barrier::Builder,
            C::SeegaBarrierBoth => self.barrier == Barrier::Both,
            C::SeegaBarrierStraight => {
                self.barrier != Barrier::None && self.barrier_shape == BarrierShape::Straight
            }
            C::SeegaBarrierConnected => {
                self.barrier != Barrier::None && self.barrier_shape == BarrierShape::Connected
            }
            C::SeegaBarrierReserve => self.barrier != Barrier::None && self.barrier_reserve,
            C::SeegaEndlessCount => self.endless == Endless::Count,
            C::SeegaEndlessDraw => self.endless == Endless::Draw,
            _ => clause.game() == crate::ruleset::GameKind::Seega,
        }
    }

    /// The clause that says whether and how captures chain.
    pub(super) fn chain_clause(&self) -> Clause {
        match self.chain {
            Chain::None => Clause::SeegaChainNone,
            Chain::Optional => Clause::SeegaChainOptional,
            Chain::Mandatory => Clause::SeegaChainMandatory,
        }
    }

    /// The clause that says what happens to a blocked side.
    pub(super) fn blocked_clause(&self) -> Clause {
        match self.blocked {
            Blocked::PassUnblock => Clause::SeegaBlockedUnblock,
            Blocked::Remove => Clause::SeegaBlockedRemove,
            Blocked::Pass => Clause::SeegaBlockedPass,
            Blocked::Lose => Clause::SeegaBlockedLose,
        }
    }

    /// The clause that says how a piece moves.
    pub(super) fn reach_clause(&self) -> Clause {
        match self.reach {
            Reach::Step => Clause::SeegaMoveStep,
            Reach::Slide => Clause::SeegaMoveSlide,
        }
    }
}

impl Size {
    /// Squares along one side.
    pub const fn squares(self) -> u8 {
        match self {
            Size::Five => 5,
            Size::Seven => 7,
            Size::Nine => 9,
        }
    }

    /// Pieces of each side.
    pub const fn pieces(self) -> u8 {
        self.squares() * self.squares() / 2
    }

    /// The quiet limit a sheet has on this board: larger boards need longer manoeuvres.
    pub const fn quiet_limit(self) -> QuietLimit {
        QuietLimit(match self {
            Size::Five => 200,
            Size::Seven => 300,
            Size::Nine => 400,
        })
    }
}

impl LoseAt {
    /// The number of pieces.
    pub const fn pieces(self) -> u32 {
        match self {
            LoseAt::None => 0,
            LoseAt::One => 1,
        }
    }
}
