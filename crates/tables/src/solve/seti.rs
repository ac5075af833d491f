//! Seti-Beth, ready for solving: opened by the rules' own actions, because its tables are small.

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Grid, Grid5x10};

use super::graph::{Graph, Solvable};
use super::slow;
use super::state::{Exit, undecided};
use crate::cpu::Cpu;
use crate::finished::Finished;
use crate::game::{BethGame, turned};
use crate::index::{FigureView, Figures};
use crate::slice::Slice;
use crate::solved::INVALID;

/// A slice of Seti-Beth.
pub struct BethGraph<'a> {
    game: &'a BethGame,
    finished: &'a Finished,
    slice: Slice,
    view: FigureView<'a, Grid5x10>,
    turned: FigureView<'a, Grid5x10>,
}

impl Solvable for BethGame {
    type Graph<'a> = BethGraph<'a>;

    fn graph<'a>(&'a self, slice: Slice, finished: &'a Finished) -> BethGraph<'a> {
        let (view, turned) = (self.index.view(slice), self.index.view(slice.turned()));
        BethGraph { game: self, finished, slice, view, turned }
    }
}

impl Graph for BethGraph<'_> {
    fn blocks(&self) -> u32 {
        self.view.blocks()
    }

    fn width(&self) -> u32 {
        self.view.width()
    }

    fn open<C: Cpu>(&self, cpu: C, block: u32, words: &mut [u16], mut duty: impl FnMut(u32)) {
        for (place, word) in (0..).zip(words) {
            let Some((own, other)) = self.view.figures(cpu, block * self.width() + place) else {
                *word = INVALID;
                continue;
            };
            let position = self.game.between_turns(own, other);
            let opening = slow::opening(self.game, self.finished, self.slice, &position);
            *word = opening.unwrap_or_else(|| {
                duty(place);
                undecided(Exit::NONE, 0)
            });
        }
    }

    fn undo<C: Cpu>(&self, cpu: C, block: u32, place: u32, mut take: impl FnMut(u32, u32)) {
        let Some((own, other)) = self.view.figures(cpu, block * self.width() + place) else { return };
        let position = self.game.between_turns(own, other);
        let empty = Grid5x10::ALL & !(own.all | other.all);
        let fixing = self.view.index(cpu, own, other).1;
        let mut found = Vec::new();
        for to in other.all.indices() {
            // Figures go back the ways they came.
            for from in (position.reach(to) & empty).indices() {
                let back = |set: u64| {
                    if set.meets(u64::bit(to)) { set ^ u64::bit(to) ^ u64::bit(from) } else { set }
                };
                let before = Figures { all: back(other.all), pharaohs: back(other.pharaohs) };
                found.push(self.turned.index(cpu, turned(before), turned(own)));
            }
        }
        // Turns of a symmetric position come in mirror images, which are not as many there as they are here.
        found.sort_unstable();
        for same in found.chunk_by(|a, b| a.0 == b.0) {
            take(same[0].0, same.len() as u32 * same[0].1 / fixing);
        }
    }
}
