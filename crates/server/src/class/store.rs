//! What a class needs of a database; both stores keep it, and one suite of tests holds them to it.
//!
//! A class is written as a whole, by whoever has seen its last version: of two who write at once, the second is told so,
//! reads again and decides again.

use async_trait::async_trait;

use super::state::Class;
use crate::online::event::Millis;
use crate::online::id::{ClassId, GuestKey};
use crate::store::StoreError;

/// Whether a class was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saved {
    /// It was: it has the next version now.
    Yes,
    /// Somebody was faster, or there is a class of this name already.
    Stale,
}

/// What a database does for classes.
#[async_trait]
pub trait ClassStore: Send + Sync + 'static {
    /// A class.
    async fn class(&self, id: &ClassId) -> Result<Option<Class>, StoreError>;

    /// Writes a class whose version is the one that was seen, 0 for a new one; names that it does not have are deleted.
    async fn save_class(&self, class: &Class) -> Result<Saved, StoreError>;

    /// Classes that have not ended, newest first.
    async fn open_classes(&self, most: u32) -> Result<Vec<ClassId>, StoreError>;

    /// Classes that have names which were to be kept until before `now` only.
    async fn classes_to_forget(&self, now: Millis) -> Result<Vec<ClassId>, StoreError>;

    /// When guests were last seen; those who are unknown are left out.
    async fn seen(&self, guests: &[GuestKey]) -> Result<Vec<(GuestKey, Millis)>, StoreError>;
}
