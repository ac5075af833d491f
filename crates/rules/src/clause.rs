//! The clauses: every sentence of the rules as a thing with a name.
//!
//! A clause belongs to a game (`seega.place.centre`), so that rule sets can be compared by it; where a rule set has it
//! from is the [catalogue](crate::catalogue)'s business. A clause can *refuse* an action, can *end* a game, and
//! *fires* whenever it shapes what happens; the list below says which of the first two it may do.

use std::fmt;

use crate::ruleset::GameKind;

macro_rules! clauses {
    ($($game:ident { $($name:ident $id:literal $($flag:ident)*;)* })*) => {
        /// A clause of the rules of one game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Clause { $($(#[doc = concat!("`", $id, "`")] $name,)*)* }

        impl Clause {
            /// Every clause of every game, in the order in which a sheet would tell them.
            pub const ALL: &'static [Clause] = &[$($(Clause::$name,)*)*];

            /// The clause's name in texts, files and links.
            pub const fn id(self) -> &'static str {
                match self { $($(Clause::$name => $id,)*)* }
            }

            /// The game it belongs to.
            pub const fn game(self) -> GameKind {
                match self { $($(Clause::$name => GameKind::$game,)*)* }
            }

            const fn flags(self) -> &'static [&'static str] {
                match self { $($(Clause::$name => &[$(stringify!($flag)),*],)*)* }
            }
        }
    };
}

clauses! {
    Seega {
        SeegaBoard "seega.board" refuses;
        SeegaSides "seega.sides";
        SeegaPlaceTwo "seega.place.two" refuses;
        SeegaPlaceEmpty "seega.place.empty" refuses;
        SeegaPlaceCentre "seega.place.centre" refuses;
        SeegaPlaceHarmless "seega.place.harmless";
        SeegaPlaceCapture "seega.place.capture";
        SeegaPlaceEnd "seega.place.end" refuses;
        SeegaOpeningEdges "seega.opening.croisade-edges" refuses;
        SeegaOpeningInner "seega.opening.croisade-inner" refuses;
        SeegaOpeningCross "seega.opening.croisade-cross" refuses;
        SeegaStartLast "seega.start.last-placer";
        SeegaStartFirst "seega.start.first-placer";
        SeegaMoveOwn "seega.move.own" refuses;
        SeegaMoveEmpty "seega.move.empty" refuses;
        SeegaMoveStep "seega.move.step" refuses;
        SeegaMoveSlide "seega.move.slide" refuses;
        SeegaMoveCentre "seega.move.centre";
        SeegaCaptureCustody "seega.capture.custody";
        SeegaCaptureAutomatic "seega.capture.automatic";
        SeegaCaptureSeveral "seega.capture.several";
        SeegaCapturePair "seega.capture.pair";
        SeegaCaptureMover "seega.capture.mover";
        SeegaCaptureCentreSafe "seega.capture.centre-safe";
        SeegaCaptureCentreOpen "seega.capture.centre-open";
        SeegaCaptureCentreHelps "seega.capture.centre-helps";
        SeegaCaptureOptional "seega.capture.optional";
        SeegaCaptureMandatory "seega.capture.mandatory" refuses;
        SeegaChainNone "seega.chain.none" refuses;
        SeegaChainOptional "seega.chain.optional" refuses;
        SeegaChainMandatory "seega.chain.mandatory" refuses;
        SeegaChainSamePiece "seega.chain.same-piece" refuses;
        SeegaBlockedUnblock "seega.blocked.pass-unblock" refuses;
        SeegaBlockedRemove "seega.blocked.remove" refuses;
        SeegaBlockedPass "seega.blocked.pass" refuses;
        SeegaBlockedLose "seega.blocked.lose" refuses ends;
        SeegaRemoveCentre "seega.remove.centre" refuses;
        SeegaRemoveThenMove "seega.remove.then-move" refuses;
        SeegaUnblockDuty "seega.unblock.duty" refuses;
        SeegaUnblockLoss "seega.unblock.loss" ends;
        SeegaUnblockCount "seega.unblock.count" ends;
        SeegaEndTotal "seega.end.total" ends;
        SeegaEndBare "seega.end.bare" ends;
        SeegaBarrierCount "seega.barrier.count" ends;
        SeegaBarrierBuilder "seega.barrier.builder" ends;
        SeegaBarrierBoth "seega.barrier.both" ends;
        SeegaBarrierStraight "seega.barrier.straight";
        SeegaBarrierConnected "seega.barrier.connected";
        SeegaBarrierReserve "seega.barrier.reserve";
        SeegaEndlessRepetition "seega.endless.repetition" ends;
        SeegaEndlessQuiet "seega.endless.quiet" ends;
        SeegaEndlessCount "seega.endless.count";
        SeegaEndlessDraw "seega.endless.draw";
        SeegaAgreeCount "seega.agree.count" ends;
        SeegaAgreeDraw "seega.agree.draw" ends;
        SeegaCount "seega.count";
        SeegaResign "seega.resign" ends;
        SeegaPoints "seega.points";
    }
    SautDuChat {
        SautBoard "saut-du-chat.board" refuses;
        SautSides "saut-du-chat.sides";
        SautStart "saut-du-chat.start" refuses;
        SautFirst "saut-du-chat.first";
        SautMoveOwn "saut-du-chat.move.own" refuses;
        SautMoveEmpty "saut-du-chat.move.empty" refuses;
        SautMoveStep "saut-du-chat.move.step" refuses;
        SautLeap "saut-du-chat.leap" refuses;
        SautLeapOrthogonal "saut-du-chat.leap.orthogonal" refuses;
        SautLeapOptional "saut-du-chat.leap.optional";
        SautChain "saut-du-chat.chain" refuses;
        SautChainSamePiece "saut-du-chat.chain.same-piece" refuses;
        SautCentreOpen "saut-du-chat.centre.open";
        SautCentreSafe "saut-du-chat.centre.safe" refuses;
        SautBlockedLose "saut-du-chat.blocked.lose" refuses ends;
        SautBlockedPass "saut-du-chat.blocked.pass" refuses;
        SautEndTotal "saut-du-chat.end.total" ends;
        SautEndlessRepetition "saut-du-chat.endless.repetition" ends;
        SautEndlessQuiet "saut-du-chat.endless.quiet" ends;
        SautAgreeDraw "saut-du-chat.agree.draw" ends;
        SautResign "saut-du-chat.resign" ends;
        SautPoints "saut-du-chat.points";
    }
    Pahtum {
        PahtumBoard "pahtum.board" refuses;
        PahtumSides "pahtum.sides";
        PahtumNeutrals "pahtum.neutrals" refuses;
        PahtumNeutralsPlayers "pahtum.neutrals.players";
        PahtumNeutralsRandom "pahtum.neutrals.random";
        PahtumFirst "pahtum.first";
        PahtumPlaceOne "pahtum.place.one";
        PahtumPlaceEmpty "pahtum.place.empty" refuses;
        PahtumPlaceForGood "pahtum.place.for-good" refuses;
        PahtumPie "pahtum.pie" refuses;
        PahtumRun "pahtum.run";
        PahtumRunStraight "pahtum.run.straight";
        PahtumRunCrossing "pahtum.run.crossing";
        PahtumRunMaximal "pahtum.run.maximal";
        PahtumRunNeutral "pahtum.run.neutral";
        PahtumEndPoints "pahtum.end.points" ends;
        PahtumEndEqual "pahtum.end.equal" ends;
        PahtumAgreeDraw "pahtum.agree.draw" ends;
        PahtumResign "pahtum.resign" ends;
        PahtumPoints "pahtum.points";
    }
    Seti {
        SetiBoard "seti.board" refuses;
        SetiSides "seti.sides";
        SetiStart "seti.start";
        SetiStartSix "seti.start.six";
        SetiFirst "seti.first";
        SetiMoveOwn "seti.move.own" refuses;
        SetiMoveFree "seti.move.free" refuses;
        SetiPharaohEight "seti.pharaoh.eight" refuses;
        SetiPharaohFour "seti.pharaoh.four" refuses;
        SetiPriest "seti.priest" refuses;
        SetiPriestLeaps "seti.priest.leaps";
        SetiShipPut "seti.ship.put" refuses;
        SetiShipUnderOwn "seti.ship.under-own" refuses;
        SetiShipOne "seti.ship.one" refuses;
        SetiShipFarRow "seti.ship.far-row" refuses;
        SetiShipHome "seti.ship.home";
        SetiShipNoHome "seti.ship.no-home" refuses;
        SetiShipTake "seti.ship.take" refuses;
        SetiShipStays "seti.ship.stays" refuses;
        SetiShipAboard "seti.ship.aboard";
        SetiShipProtects "seti.ship.protects" refuses;
        SetiShipTaken "seti.ship.taken";
        SetiNoShips "seti.no-ships" refuses;
        SetiCapture "seti.capture";
        SetiCaptureOptional "seti.capture.optional";
        SetiCaptureTurns "seti.capture.turns-coat" refuses;
        SetiCaptureOut "seti.capture.out" refuses;
        SetiReenterRow "seti.reenter.row" refuses;
        SetiReenterSquare "seti.reenter.square" refuses;
        SetiReenterOverflow "seti.reenter.overflow" refuses;
        SetiBreakthrough "seti.breakthrough" ends;
        SetiBreakthroughReply "seti.breakthrough.reply";
        SetiEndNoFigures "seti.end.no-figures" ends;
        SetiEndNoTurn "seti.end.no-turn" ends;
        SetiEndlessRepetition "seti.endless.repetition" ends;
        SetiEndlessQuiet "seti.endless.quiet" ends;
        SetiAgreeDraw "seti.agree.draw" ends;
        SetiResign "seti.resign" ends;
        SetiPoints "seti.points";
    }
}

impl Clause {
    /// Whether the clause can forbid an action: it then has a sentence for that.
    pub fn refuses(self) -> bool {
        self.flags().contains(&"refuses")
    }

    /// Whether the clause can end a game: it then has a sentence for that.
    pub fn ends(self) -> bool {
        self.flags().contains(&"ends")
    }

    /// The parameter whose value the clause's sentence tells, where one clause stands for all its values.
    pub(crate) fn figure(self) -> Option<&'static str> {
        match self {
            Clause::SeegaBoard => Some("size"),
            Clause::SeegaEndTotal => Some("lose_at"),
            Clause::SeegaPoints => Some("points"),
            Clause::SeegaEndlessQuiet | Clause::SautEndlessQuiet | Clause::SetiEndlessQuiet => {
                Some("quiet_limit")
            }
            _ => None,
        }
    }

    /// The clause with this name.
    pub fn from_id(id: &str) -> Option<Clause> {
        Clause::ALL.iter().copied().find(|clause| clause.id() == id)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClauseSet([u128; 2]);

impl ClauseSet {
    /// The empty set.
    pub const NONE: ClauseSet = ClauseSet([0; 2]);

    /// Adds a clause.
    pub fn insert(&mut self, clause: Clause) {
        self.0[clause as usize / 128] |= 1 << (clause as usize % 128);
    }

    /// Adds a clause if a condition holds.
    pub fn insert_if(&mut self, condition: bool, clause: Clause) {
        if condition {
            self.insert(clause);
        }
    }

    /// Whether the clause is in the set.
    pub fn contains(self, clause: Clause) -> bool {
        self.0[clause as usize / 128] >> (clause as usize % 128) & 1 == 1
    }

    /// The clauses of the set, in the order of a sheet.
    pub fn iter(self) -> impl Iterator<Item = Clause> {
        Clause::ALL.iter().copied().filter(move |&clause| self.contains(clause))
    }
}

impl FromIterator<Clause> for ClauseSet {
    fn from_iter<I: IntoIterator<Item = Clause>>(clauses: I) -> ClauseSet {
        let mut set = ClauseSet::NONE;
        clauses.into_iter().for_each(|clause| set.insert(clause));
        set
    }
}
