//! Games of men, ready for solving: set-wise and without branches on what cannot be predicted.

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Direction, Grid};
use khamsin_rules::{Action, ActionSet, Pending, Position, Side};

use super::graph::{Graph, Solvable};
use super::slow;
use super::state::{Exit, undecided, with_exit};
use crate::cpu::{Cpu, Word};
use crate::finished::Finished;
use crate::game::{Men, MenGame, rays};
use crate::index::View;
use crate::packed::Packed;
use crate::slice::Slice;
use crate::solved::{INVALID, word};
use crate::value::Value;

type Set<M> = <<M as Men>::Grid as Grid>::Bits;

/// A slice of a game of men.
pub struct MenGraph<'a, M: Men> {
    game: &'a MenGame<M>,
    slice: Slice,
    view: View<'a, M::Grid>,
    /// The slice that quiet turns lead from.
    turned: View<'a, M::Grid>,
    /// Where captures lead to, by how many men the other side has left.
    left: Vec<Left<'a, M>>,
    finished: &'a Finished,
}

/// The slice with so many men of the other side left, who is then to move.
enum Left<'a, M: Men> {
    Constant(u8),
    Table(View<'a, M::Grid>, &'a Packed),
}

impl<M: Men> Solvable for MenGame<M> {
    type Graph<'a>
        = MenGraph<'a, M>
    where
        M: 'a;

    fn graph<'a>(&'a self, slice: Slice, finished: &'a Finished) -> MenGraph<'a, M> {
        let (own, other) = (slice.own.men, slice.other.men);
        let left = |left: u8| {
            if let Some(value) = self.men.constant(left, own) {
                return Left::Constant(value.code());
            }
            let packed = finished.get(Slice::men(left, own)).expect("captures lead into finished slices");
            Left::Table(self.index.finder(left, own), packed)
        };
        MenGraph {
            game: self,
            slice,
            view: self.index.view(own, other),
            turned: self.index.finder(other, own),
            left: (0..other).map(left).collect(),
            finished,
        }
    }
}

/// Captures waiting to be looked up, so that their memory is on its way meanwhile.
struct Captures<M: Men> {
    /// The men after each capturing turn, the captor's first.
    found: Vec<(Set<M>, Set<M>)>,
    /// Whose they are: a place in the block, and where its captures end.
    places: Vec<(u32, usize)>,
    /// Where each is looked up: how many men are left, and the number of the entry.
    entries: Vec<(u32, u64)>,
}

/// Captures that are looked up together.
const BATCH: usize = 256;
/// Quiet turns that may have led to a position: from each empty square in at most four directions.
const MOST_TURNS: usize = 4 * 49;

impl<M: Men> MenGraph<'_, M> {
    /// The first word of a position, but for its captures, which are left to be looked up; none if it may be blocked.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn opening(&self, own: Set<M>, other: Set<M>, found: &mut Vec<(Set<M>, Set<M>)>) -> Option<u16> {
        let men = &self.game.men;
        let empty = M::Grid::ALL & !(own | other);
        let hot = men.hot(own, other);
        let (mut quiet, mut moves) = (0, Set::<M>::NONE);
        rays::<M::Grid>(own, empty, men.reach(), |_, _, targets| {
            moves |= targets;
            quiet += (targets & !hot).count();
        });
        if moves.is_empty() {
            return None;
        }
        let before = found.len();
        men.captures(own, other, found);
        if men.must_capture() && found.len() > before {
            quiet = 0;
        }
        Some(undecided(Exit::NONE, quiet))
    }

    /// Looks captures up, and tells the words of their places.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn look_up<C: Cpu>(&self, cpu: C, captures: &mut Captures<M>, words: &mut [u16]) {
        captures.entries.clear();
        for &(own, other) in &captures.found {
            let left = other.count();
            captures.entries.push(match &self.left[left as usize] {
                Left::Constant(_) => (left, 0),
                Left::Table(view, packed) => {
                    let index = view.index(cpu, other, own);
                    packed.prefetch(cpu, index);
                    (left, index)
                }
            });
        }
        let mut start = 0;
        for &(place, end) in &captures.places {
            let exits = captures.entries[start..end].iter().map(|&(left, index)| {
                Exit::into_code(match &self.left[left as usize] {
                    Left::Constant(code) => *code,
                    Left::Table(_, packed) => packed.code(index),
                })
            });
            let word = &mut words[place as usize];
            *word = with_exit(*word, exits.max().unwrap_or(Exit::NONE));
            start = end;
        }
        captures.found.clear();
        captures.places.clear();
    }

    /// The first word of a position whose side to move may be blocked, by the rules' own actions; none if all that it
    /// can do is to leave a duty to the other side.
    #[cold]
    #[inline(never)]
    fn opening_slowly(&self, own: Set<M>, other: Set<M>) -> Option<u16> {
        slow::opening(self.game, self.finished, self.slice, &self.game.men.between_turns(own, other))
    }

    /// The word of a position that is over by where the men stand.
    #[cold]
    #[inline(never)]
    fn over(&self, own: Set<M>, other: Set<M>) -> Option<u16> {
        let outcome = self.game.men.between_turns(own, other).outcome()?;
        Some(word(Value::of(outcome, &self.game.men.ranks(), Side::First), 0))
    }

    /// Whether these men, to move, can do nothing but pass, and no duty arises.
    #[cold]
    #[inline(never)]
    fn passes(&self, own: Set<M>, other: Set<M>) -> bool {
        let mut position = self.game.men.between_turns(own, other);
        let actions = position.actions();
        if actions.len() != 1 || actions.nth(0) != Action::Pass {
            return false;
        }
        position.play(Action::Pass);
        position.pending() == Pending::Move
    }

    /// Walks the other side's men as they stood before each of the quiet turns that may have led here.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn each_before(&self, own: Set<M>, other: Set<M>, mut visit: impl FnMut(Set<M>)) {
        let empty = M::Grid::ALL & !(own | other);
        // Whoever would have captured by arriving did not come by a quiet turn.
        let came = other & !self.game.men.hot(other, own);
        let reach = self.game.men.reach();
        let mut moves = [Set::<M>::NONE; 4];
        rays::<M::Grid>(came, empty, 1, |way, _, from| moves[way as usize] = from);
        if moves == [Set::<M>::NONE; 4] {
            if !M::Grid::neighbours(other).meets(empty) && self.passes(other, own) {
                visit(other);
            }
            return;
        }
        for distance in 1..=reach {
            Set::<M>::each_of_four(moves, |way, from| {
                let to = from.wrapping_sub(M::Grid::STRIDE[way % 4].wrapping_mul(distance));
                visit(other ^ Set::<M>::bit(from) ^ Set::<M>::bit(to));
            });
            if distance < reach {
                for way in Direction::ALL {
                    let front = &mut moves[way as usize];
                    *front = way.shift::<M::Grid>(*front) & empty;
                }
            }
        }
    }

    /// The same entries for a position whose side to move has symmetric men, and how many turns of each lead here: some
    /// are mirror images of others.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn undo_symmetric<C: Cpu>(
        &self,
        cpu: C,
        orbit: u32,
        own: Set<M>,
        other: Set<M>,
        mut take: impl FnMut(u32, u32),
    ) {
        let (_, fixing) = self.turned.least_place(cpu, orbit, own, other);
        let base = orbit * self.turned.width();
        let mut before = [Set::<M>::NONE; MOST_TURNS];
        let mut count = 0;
        self.each_before(own, other, |other| {
            // There is room: the remainder only spares the check.
            before[count % MOST_TURNS] = other;
            count += 1;
        });
        let mut found = Vec::new();
        for &other in &before[..count] {
            let (place, weight) = self.turned.least_place(cpu, orbit, own, other);
            if fixing == 1 {
                take(base + place, weight);
            } else {
                found.push((place, weight));
            }
        }
        // Turns of a symmetric position come in mirror images, which are not as many there as they are here.
        found.sort_unstable();
        for same in found.chunk_by(|a, b| a.0 == b.0) {
            let (place, weight) = same[0];
            take(base + place, same.len() as u32 * weight / fixing);
        }
    }
}

impl<M: Men> Graph for MenGraph<'_, M> {
    fn blocks(&self) -> u32 {
        self.view.orbits().len() as u32
    }

    fn width(&self) -> u32 {
        self.view.width()
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn open<C: Cpu>(&self, cpu: C, block: u32, words: &mut [u16], mut duty: impl FnMut(u32)) {
        let view = &self.view;
        let other = view.orbits().canonical(block);
        let is_symmetric = view.orbits().stabiliser(block) != 0;
        let may_be_over = self.game.men.may_be_over(other);
        let mut captures = Captures { found: Vec::new(), places: Vec::new(), entries: Vec::new() };
        for place in 0..view.width() {
            let own = view.own(cpu, other, place);
            if is_symmetric && view.least_place(cpu, block, other, own).0 != place {
                words[place as usize] = INVALID;
                continue;
            }
            if may_be_over && let Some(word) = self.over(own, other) {
                words[place as usize] = word;
                continue;
            }
            let before = captures.found.len();
            let opening = self.opening(own, other, &mut captures.found);
            words[place as usize] =
                opening.or_else(|| self.opening_slowly(own, other)).unwrap_or_else(|| {
                    duty(place);
                    undecided(Exit::NONE, 0)
                });
            if captures.found.len() > before {
                captures.places.push((place, captures.found.len()));
                if captures.found.len() >= BATCH {
                    self.look_up(cpu, &mut captures, words);
                }
            }
        }
        self.look_up(cpu, &mut captures, words);
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn undo<C: Cpu>(&self, cpu: C, block: u32, place: u32, mut take: impl FnMut(u32, u32)) {
        let other = self.view.orbits().canonical(block);
        let own = self.view.own(cpu, other, place);
        let code = self.turned.orbits().code(own);
        let own = self.turned.orbits().canonical(code.orbit());
        let other = self.view.symmetries().apply(code.symmetry(), other);
        if code.is_symmetric() {
            self.undo_symmetric(cpu, code.orbit(), own, other, take);
            return;
        }
        let base = code.orbit() * self.turned.width();
        self.each_before(own, other, |other| take(base + self.turned.place(cpu, own, other), 1));
    }
}
