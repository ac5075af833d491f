//! A position as the regression sees it: its features, and how its game ended.

use khamsin_engine::evaluation::{Features, Noted};

/// One position of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The phase whose weights apply.
    pub section: usize,
    /// How full the board was, from 0 to 1.
    pub fullness: f32,
    /// The features that were present, by number, and how often.
    pub features: Vec<(u8, i16)>,
    /// What the game brought the side to act, from 0 to 1.
    pub result: f32,
    /// How much it counts.
    pub weight: f32,
}

impl Example {
    /// A position whose result is not known yet.
    pub fn new<P: Features>(position: &P) -> Example {
        let mut noted = Noted::default();
        position.tell(&mut noted);
        let (men, most) = position.fullness();
        let present = (0..).zip(noted.0).filter(|(_, count)| *count != 0);
        Example {
            section: position.section(),
            fullness: men as f32 / most as f32,
            features: present.map(|(feature, count)| (feature, count as i16)).collect(),
            result: 0.5,
            weight: 1.0,
        }
    }
}
