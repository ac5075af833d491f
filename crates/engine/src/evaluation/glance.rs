//! Weights made ready for use: one look at a position, one number.

use super::features::{Features, Sum};
use super::weights::Sections;

/// Weights in the form in which the search uses them.
pub(crate) trait Glance<P>: Send + Sync + 'static {
    /// Makes weights ready for use.
    fn prepare(sections: &Sections) -> Self;

    /// What a position is worth at a glance for the side to act, in hundredths of a piece.
    fn worth(&self, position: &P) -> i32;
}

/// The sum as it is written down: features are told one by one.
impl<P: Features> Glance<P> for Sections {
    fn prepare(sections: &Sections) -> Sections {
        sections.clone()
    }

    #[inline]
    fn worth(&self, position: &P) -> i32 {
        let mut sum = Sum::new(&self.0[position.section()]);
        position.tell(&mut sum);
        let (men, most) = position.fullness();
        sum.total().mixed(men, most)
    }
}
