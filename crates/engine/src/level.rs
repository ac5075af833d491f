//! Levels of play for people.
//!
//! A weak player sees less: not so far ahead, not every turn, and does not tell nearly equal turns apart. That is all a
//! level is made of, so that its mistakes look like a person's. None of it depends on how fast the machine is.

use khamsin_rules::GameKind;
use khamsin_rules::random::Random;

use crate::limits::Limits;
use crate::report::{Line, Report};

/// A level from 1, for a child's first game, to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// How many turns somebody who misjudges them considers.
const CONSIDERED: usize = 8;

/// As deep as the nodes allow.
const DEEP: u16 = 99;

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How far it looks ahead: turns while pieces move, stones while they are placed.
    pub depth: u16,
    /// How many actions it tries in its head before a turn.
    pub nodes: u64,
    /// How far off its judgement of a turn is, in hundredths of a piece.
    pub noise: u16,
    /// How many of a hundred turns it notices.
    pub attention: u8,
}

impl Skill {
    const fn new(depth: u16, nodes: u64, noise: u16, attention: u8) -> Skill {
        Skill { depth, nodes, noise, attention }
    }

    /// The limits of somebody who can do no more than this, whatever is allowed.
    pub(crate) fn limits(self, allowed: &Limits) -> Limits {
        // To confuse turns it has to look at several.
        let lines = if self.noise > 0 { CONSIDERED } else { 1 };
        Limits {
            depth: Some(allowed.depth.map_or(self.depth, |depth| depth.min(self.depth))),
            nodes: Some(allowed.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes))),
            time: allowed.time,
            lines: allowed.lines.max(lines),
        }
    }

    /// Takes a turn for the best that is not, by as much as the judgement is off.
    pub(crate) fn misjudge(self, report: &mut Report, seed: u64) {
        if self.noise == 0 {
            return;
        }
        let mut random = Random::new(seed);
        let seems = |line: &Line| {
            // The sum of two even draws: small errors are likelier than large ones.
            let error = random.below(usize::from(self.noise) + 1) + random.below(usize::from(self.noise) + 1);
            i32::from(line.score.get()) + error as i32
        };
        let seeming: Vec<i32> = report.lines.iter().map(seems).collect();
        let best = (0..seeming.len()).max_by_key(|&index| seeming[index]);
        if let Some(best) = best {
            report.lines[..=best].rotate_right(1);
        }
    }
}

/// How well an engine is to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strength {
    /// As well as it can.
    #[default]
    Full,
    /// As well as a level.
    Level(Level),
    /// As well as this, in every game.
    Skill(Skill),
}

impl Strength {
    /// What is known of it in numbers; nothing of the best there is.
    pub const fn skill(self, game: GameKind) -> Option<Skill> {
        match self {
            Strength::Full => None,
            Strength::Level(level) => Some(level.skill(game)),
            Strength::Skill(skill) => Some(skill),
        }
    }
}

impl From<Option<Level>> for Strength {
    fn from(level: Option<Level>) -> Strength {
        level.map_or(Strength::Full, Strength::Level)
    }
}

impl Level {
    /// The weakest level.
    pub const LOWEST: Level = Level(1);
    /// The strongest level.
    pub const HIGHEST: u8 = 8;

    /// The level of this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::HIGHEST { Some(Level(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it is capable of in a game.
    pub const fn skill(self, game: GameKind) -> Skill {
        let ladder = match game {
            GameKind::Seega => &SEEGA,
            GameKind::SautDuChat => &SAUT_DU_CHAT,
            GameKind::Pahtum => &PAHTUM,
            GameKind::Seti => &SETI,
        };
        ladder[self.0 as usize - 1]
    }
}

/// The levels of a game, the weakest first. The steps between them are measured: docs/levels.md.
type Ladder = [Skill; Level::HIGHEST as usize];

const SEEGA: Ladder = [
    Skill::new(1, 2_000, 300, 10),
    Skill::new(1, 2_000, 80, 35),
    Skill::new(2, 4_000, 60, 60),
    Skill::new(2, 4_000, 20, 95),
    Skill::new(3, 4_000, 20, 100),
    Skill::new(DEEP, 1_500, 0, 100),
    Skill::new(DEEP, 8_000, 0, 100),
    Skill::new(DEEP, 50_000, 0, 100),
];

const SAUT_DU_CHAT: Ladder = [
    Skill::new(1, 2_000, 200, 15),
    Skill::new(1, 2_000, 100, 35),
    Skill::new(2, 4_000, 120, 45),
    Skill::new(2, 4_000, 60, 60),
    Skill::new(3, 4_000, 60, 75),
    Skill::new(3, 4_000, 30, 90),
    Skill::new(4, 8_000, 10, 100),
    Skill::new(DEEP, 150_000, 0, 100),
];

/// Stones are counted, not turns: every second stone is the other's.
const PAHTUM: Ladder = [
    Skill::new(1, 2_000, 300, 10),
    Skill::new(1, 2_000, 200, 18),
    Skill::new(1, 2_000, 100, 35),
    Skill::new(1, 2_000, 50, 60),
    Skill::new(1, 2_000, 30, 90),
    Skill::new(2, 4_000, 30, 100),
    Skill::new(3, 4_000, 10, 100),
    Skill::new(DEEP, 4_000, 0, 100),
];

const SETI: Ladder = [
    Skill::new(1, 2_000, 250, 9),
    Skill::new(1, 2_000, 120, 25),
    Skill::new(1, 2_000, 50, 60),
    Skill::new(2, 4_000, 30, 90),
    Skill::new(3, 4_000, 20, 100),
    Skill::new(DEEP, 4_000, 0, 100),
    Skill::new(DEEP, 20_000, 0, 100),
    Skill::new(DEEP, 120_000, 0, 100),
];
