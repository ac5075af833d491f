//! Why a text is no record: where, what, and the words it is about.

use super::tree::Place;
use crate::action::excerpt;
use crate::message::{Args, Message};

/// A text that is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}: {text:?}")]
pub struct RecordError {
    /// Where it went wrong.
    pub place: Place,
    /// What went wrong.
    pub reason: Reason,
    /// The words it is about, cut to a readable length; empty where there are none.
    pub text: String,
}

impl RecordError {
    pub(super) fn new(place: Place, reason: Reason, text: &str) -> RecordError {
        RecordError { place, reason, text: harmless(&excerpt(text)) }
    }
}

/// The text without control characters: it will be shown in a terminal.
pub(super) fn harmless(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

impl Message for RecordError {
    fn id(&self) -> &'static str {
        self.reason.id()
    }

    fn args(&self) -> Args {
        vec![
            ("line", self.place.line.into()),
            ("column", self.place.column.into()),
            ("text", self.text.as_str().into()),
        ]
    }
}

macro_rules! reasons {
    ($($(#[doc = $doc:literal])* $reason:ident $id:literal $developer:literal)*) => {
        /// What can be wrong with a record.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
        pub enum Reason {
            $($(#[doc = $doc])* #[error($developer)] $reason,)*
        }

        impl Reason {
            /// Every reason, for those who must have a text for each.
            pub const ALL: &[Reason] = &[$(Reason::$reason),*];

            /// The id of its text in the catalogues.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Reason::$reason => $id,)*
                }
            }
        }
    };
}

reasons! {
    /// There is no game in the text.
    Empty "record-empty" "there is no game in it"
    /// One game was asked for, and a second begins here.
    SecondGame "record-second-game" "a second game begins here"
    /// A control character in a tag value, a comment or between the turns.
    ControlCharacter "record-control-character" "control characters are not allowed"
    /// A character that begins nothing.
    UnexpectedCharacter "record-unexpected-character" "nothing begins with this character"
    /// A `{` without its `}`.
    UnclosedComment "record-unclosed-comment" "the comment is not closed"
    /// A tag that is not `[Name "value"]`.
    TagSyntax "record-tag-syntax" "a tag is written [Name \"value\"]"
    /// A tag value without its closing quote.
    UnclosedTagValue "record-unclosed-tag-value" "the value is not closed on its line"
    /// A tag that is there already.
    DuplicateTag "record-duplicate-tag" "the tag is given twice"
    /// A `Result` tag that holds no result.
    BadResult "record-bad-result" "a result is 1-0, 0-1, 1/2-1/2 or *"
    /// The `Result` tag and the end of the movetext disagree.
    ResultContradiction "record-result-contradiction" "the Result tag says something else"
    /// A word that is no turn.
    BadTurn "record-bad-turn" "this is no turn"
    /// A word that begins like a turn number and does not end like one.
    BadNumber "record-bad-number" "a turn number is digits and dots"
    /// A turn number, and then no turn.
    NumberWithoutTurn "record-number-without-turn" "no turn follows the number"
    /// A glyph that is none.
    BadNag "record-bad-nag" "a glyph is $0 to $255 or ! ? !! ?? !? ?!"
    /// A glyph before the first turn of its line.
    StrayNag "record-stray-nag" "there is no turn before the glyph"
    /// A variation before the first turn of its line.
    StrayVariation "record-stray-variation" "there is no turn that the variation could replace"
    /// A variation without a turn.
    EmptyVariation "record-empty-variation" "the variation has no turn"
    /// A `(` without its `)`.
    UnclosedVariation "record-unclosed-variation" "the variation is not closed"
    /// A `)` without its `(`.
    UnopenedVariation "record-unopened-variation" "no variation is open"
    /// Variations nested deeper than [`MAX_DEPTH`](super::MAX_DEPTH).
    TooDeep "record-too-deep" "the variations are nested too deeply"
    /// JSON that does not follow the schema; the text says how.
    Json "record-json" "the JSON is not that of a record"
}
