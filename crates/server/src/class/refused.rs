//! Why something about a class is not done. The class is as it was.

use axum::http::StatusCode;
use khamsin_rules::message::{Args, Message};

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClassRefused {
    /// There is no such class.
    #[error("there is no such class")]
    NoClass,
    /// There is no such pupil.
    #[error("there is no such pupil")]
    NoPupil,
    /// Only its teacher may do this.
    #[error("only the teacher may do this")]
    NotTeacher,
    /// The teacher has removed the pupil.
    #[error("the pupil was removed")]
    Removed,
    /// It is over.
    #[error("the class has ended")]
    Ended,
    /// It is paused.
    #[error("the class is paused")]
    Paused,
    /// It has as many pupils as it can have.
    #[error("the class is full")]
    Full,
    /// A pupil needs a name.
    #[error("there is no name")]
    NoName,
    /// Another pupil has this name.
    #[error("the name is taken")]
    NameTaken,
    /// Two are needed for a round.
    #[error("there are too few pupils")]
    TooFew,
    /// Games of the last round are not over.
    #[error("the round is running")]
    Running,
    /// There is another round by now.
    #[error("the round has changed")]
    OtherRound,
    /// Names are kept for one day at least, and a year at most.
    #[error("the days do not fit")]
    BadDays,
    /// A text is longer than a code can show.
    #[error("the text is too long for a code")]
    BadCode,
}

impl ClassRefused {
    /// What it is called among programs.
    pub const fn code(self) -> &'static str {
        match self {
            ClassRefused::NoClass => "no-class",
            ClassRefused::NoPupil => "no-pupil",
            ClassRefused::NotTeacher => "not-teacher",
            ClassRefused::Removed => "pupil-removed",
            ClassRefused::Ended => "class-ended",
            ClassRefused::Paused => "class-paused",
            ClassRefused::Full => "class-full",
            ClassRefused::NoName => "no-name",
            ClassRefused::NameTaken => "name-taken",
            ClassRefused::TooFew => "too-few-pupils",
            ClassRefused::Running => "round-running",
            ClassRefused::OtherRound => "other-round",
            ClassRefused::BadDays => "bad-days",
            ClassRefused::BadCode => "bad-qr-text",
        }
    }

    /// The status of the answer.
    pub const fn status(self) -> StatusCode {
        match self {
            ClassRefused::NoClass | ClassRefused::NoPupil => StatusCode::NOT_FOUND,
            ClassRefused::NotTeacher | ClassRefused::Removed => StatusCode::FORBIDDEN,
            ClassRefused::NoName | ClassRefused::BadDays | ClassRefused::BadCode => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ClassRefused::Ended
            | ClassRefused::Paused
            | ClassRefused::Full
            | ClassRefused::NameTaken
            | ClassRefused::TooFew
            | ClassRefused::Running
            | ClassRefused::OtherRound => StatusCode::CONFLICT,
        }
    }
}

impl Message for ClassRefused {
    fn id(&self) -> &'static str {
        match self {
            ClassRefused::NoClass => "server-class-none",
            ClassRefused::NoPupil => "server-class-no-pupil",
            ClassRefused::NotTeacher => "server-class-not-teacher",
            ClassRefused::Removed => "server-class-removed",
            ClassRefused::Ended => "server-class-ended",
            ClassRefused::Paused => "server-class-paused",
            ClassRefused::Full => "server-class-full",
            ClassRefused::NoName => "server-class-no-name",
            ClassRefused::NameTaken => "server-class-name-taken",
            ClassRefused::TooFew => "server-class-too-few",
            ClassRefused::Running => "server-class-running",
            ClassRefused::OtherRound => "server-class-other-round",
            ClassRefused::BadDays => "server-class-days",
            ClassRefused::BadCode => "server-qr-text",
        }
    }

    fn args(&self) -> Args {
        vec![]
    }
}
