//! How far a command is: how many games of how many.

use super::SPARSE;
use crate::front::Front;
use crate::status::Status;

/// What was shown, and when.
pub struct Progress<'a> {
    front: &'a Front,
    status: Status,
}

impl<'a> Progress<'a> {
    /// Nothing is shown yet.
    pub fn new(front: &'a Front) -> Progress<'a> {
        Progress { front, status: Status::new(SPARSE) }
    }

    /// Shows how far it is, if it is time.
    pub fn show(&mut self, done: u64, games: u64) {
        if self.status.is_due() {
            let args = vec![("done", done.into()), ("count", games.into())];
            self.status.write(self.front, &self.front.text("data-progress", &args));
        }
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        self.status.clear();
    }
}
