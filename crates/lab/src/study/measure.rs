//! What is measured of a game.

use khamsin_rules::GameKind;

/// How the values of games become a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// The share of games in which something happened.
    Share,
    /// The score, a draw being half a point.
    Score,
    /// The mean of a number.
    Mean,
}

macro_rules! measures {
    ($($(#[$doc:meta])* $name:ident $id:literal $scale:ident $games:expr;)*) => {
        /// Something that is measured of every game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum Measure { $($(#[$doc])* $name,)* }

        impl Measure {
            /// Every measure, in the order in which they are told.
            pub const ALL: &'static [Measure] = &[$(Measure::$name,)*];

            /// Its name in files and message ids.
            pub const fn id(self) -> &'static str {
                match self { $(Measure::$name => $id,)* }
            }

            /// How it becomes a figure.
            pub const fn scale(self) -> Scale {
                match self { $(Measure::$name => Scale::$scale,)* }
            }

            /// The games in which it can be something else than nothing.
            const fn games(self) -> &'static [GameKind] {
                match self { $(Measure::$name => $games,)* }
            }
        }
    };
}

const ALL: &[GameKind] = &GameKind::ALL;
const SEEGA: &[GameKind] = &[GameKind::Seega];
const BLOCKING: &[GameKind] = &[GameKind::Seega, GameKind::SautDuChat];
const MOVING: &[GameKind] = &[GameKind::Seega, GameKind::SautDuChat, GameKind::Seti];

measures! {
    /// The score of the side that begins.
    FirstScore "first-score" Score ALL;
    /// Drawn games.
    Draws "draws" Share ALL;
    /// Total victories.
    Total "total" Share MOVING;
    /// Grand victories.
    Grand "grand" Share SEEGA;
    /// Small victories.
    Small "small" Share SEEGA;
    /// Victories by blocking.
    Blocked "blocked" Share MOVING;
    /// Breakthroughs.
    Breakthrough "breakthrough" Share &[GameKind::Seti];
    /// Points on the sheet's ladder, of both sides together.
    LadderPoints "ladder-points" Mean SEEGA;
    /// How far the winner was ahead in points of lines.
    Margin "margin" Mean &[GameKind::Pahtum];
    /// Turns.
    Turns "turns" Mean ALL;
    /// Legal actions at a decision.
    Branching "branching" Mean ALL;
    /// Captured pieces.
    Captures "captures" Mean MOVING;
    /// Captures in a turn in which there are some.
    Chain "chain" Mean BLOCKING;
    /// The most captures in one turn.
    LongestChain "longest-chain" Mean BLOCKING;
    /// The turn of the first capture.
    FirstCapture "first-capture" Mean MOVING;
    /// How often the side that is ahead changed.
    LeadChanges "lead-changes" Mean ALL;
    /// Turns of a side that could not move.
    BlockedTurns "blocked-turns" Mean BLOCKING;
    /// Whether the side that opens the moving phase was blocked at once.
    StarterBlocked "starter-blocked" Share SEEGA;
    /// Whether the reply to it was blocked.
    ReplyBlocked "reply-blocked" Share SEEGA;
    /// Whether a side was blocked early in the moving phase.
    EarlyBlock "early-block" Share SEEGA;
    /// Games ended by a barrier.
    Barriers "barriers" Share SEEGA;
    /// Games ended by too long a time without a capture.
    QuietEnds "quiet-ends" Share MOVING;
    /// Games ended by repetition.
    Repetitions "repetitions" Share MOVING;
}

impl Measure {
    /// How many measures there are.
    pub const COUNT: usize = Measure::ALL.len();

    /// The measures that mean something in a game.
    pub fn of_game(game: GameKind) -> impl Iterator<Item = Measure> {
        Measure::ALL.iter().copied().filter(move |measure| measure.games().contains(&game))
    }
}
