//! The cheapest way to put everybody into pairs: a minimum-cost perfect matching of a complete graph.
//!
//! This is Edmonds' blossom algorithm with weights, in the O(n³) form of Galil (ACM Computing Surveys 18, 1986): trees
//! grow from everybody who is still alone along edges whose price is covered by the labels of their ends; where two
//! branches of one tree meet, the odd cycle becomes a *blossom*, which is treated as one vertex until it has to be
//! opened again. It is exact: no order of the input can get it stuck, as a greedy pairing can get stuck.

mod blossom;

use blossom::{Edge, Label, Search};

/// What a pair costs, or all pairs together.
pub type Cost = i128;

/// Puts the numbers below `count` into pairs, so that the sum of the costs is the least there is; `count` must be even.
///
/// The answer is a list of pairs `(a, b)` with `a < b`, in the order of `a`, and depends on nothing but the costs.
pub fn cheapest_pairs(count: usize, cost: impl Fn(usize, usize) -> Cost) -> Vec<(usize, usize)> {
    debug_assert!(count.is_multiple_of(2), "an odd one cannot be in a pair");
    let all = || (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
    let dearest = all().map(|(a, b)| cost(a, b)).max().unwrap_or(0);
    // More than all pairs together can cost: one pair more is always worth it, so nobody stays alone.
    let prize = (dearest + 1) * (count as Cost / 2 + 1);
    let mut search = Search::new(count);
    for (a, b) in all() {
        search.set_worth(a + 1, b + 1, prize - cost(a, b));
    }
    search.run();
    (1..=count).filter(|&a| a < search.mate[a]).map(|a| (a - 1, search.mate[a] - 1)).collect()
}

impl Search {
    fn run(&mut self) {
        let most = self.worth.iter().flatten().copied().max().unwrap_or(0);
        self.dual[1..=self.count].fill(most);
        while self.grow_until_augmented() {}
    }

    /// Grows trees from everybody who is alone, until two of them find each other; false if nobody is alone.
    fn grow_until_augmented(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.slack.fill(0);
        self.queue.clear();
        for x in 1..=self.top {
            if self.is_outermost(x) && self.mate[x] == 0 {
                self.parent[x] = 0;
                self.label[x] = Label::Outer;
                self.enqueue(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.try_tight_edges() {
                return true;
            }
            let step = self.step();
            if step == Cost::MAX {
                return false;
            }
            self.relabel(step);
            if self.try_new_tight_edges() {
                return true;
            }
            for blossom in self.count + 1..=self.top {
                let spent = self.is_outermost(blossom)
                    && self.label[blossom] == Label::Inner
                    && self.dual[blossom] == 0;
                if spent {
                    self.open_blossom(blossom);
                }
            }
        }
    }

    fn try_tight_edges(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop_front() {
            if self.label[self.outermost[vertex]] == Label::Inner {
                continue;
            }
            for other in 1..=self.count {
                let Some(edge) = self.edge[vertex][other] else { continue };
                if self.outermost[vertex] == self.outermost[other] {
                    continue;
                }
                if self.excess(edge) > 0 {
                    self.note_slack(vertex, self.outermost[other]);
                } else if self.follow(edge) {
                    return true;
                }
            }
        }
        false
    }

    fn try_new_tight_edges(&mut self) -> bool {
        self.queue.clear();
        for x in 1..=self.top {
            let near = self.slack[x];
            if !self.is_outermost(x) || near == 0 || self.outermost[near] == x || self.gap(near, x) != 0 {
                continue;
            }
            let edge = self.edge_between(near, x);
            if self.follow(edge) {
                return true;
            }
        }
        false
    }

    /// How far the labels can move before something happens.
    fn step(&self) -> Cost {
        let blossoms = (self.count + 1..=self.top)
            .filter(|&x| self.is_outermost(x) && self.label[x] == Label::Inner)
            .map(|x| self.dual[x] / 2);
        let edges = (1..=self.top).filter(|&x| self.is_outermost(x) && self.slack[x] != 0).filter_map(|x| {
            let gap = self.gap(self.slack[x], x);
            match self.label[x] {
                Label::Free => Some(gap),
                Label::Outer => Some(gap / 2),
                Label::Inner => None,
            }
        });
        blossoms.chain(edges).min().unwrap_or(Cost::MAX)
    }

    fn relabel(&mut self, step: Cost) {
        for vertex in 1..=self.count {
            match self.label[self.outermost[vertex]] {
                Label::Outer => self.dual[vertex] -= step,
                Label::Inner => self.dual[vertex] += step,
                Label::Free => {}
            }
        }
        for blossom in self.count + 1..=self.top {
            match self.label[blossom] {
                Label::Outer if self.is_outermost(blossom) => self.dual[blossom] += 2 * step,
                Label::Inner if self.is_outermost(blossom) => self.dual[blossom] -= 2 * step,
                _ => {}
            }
        }
    }

    /// Goes along a covered edge from an outer vertex: a tree grows, a blossom closes, or two trees meet (true).
    fn follow(&mut self, edge: Edge) -> bool {
        let (a, b) = (self.outermost[edge.from], self.outermost[edge.to]);
        match self.label[b] {
            Label::Free => {
                self.parent[b] = edge.from;
                self.label[b] = Label::Inner;
                let next = self.outermost[self.mate[b]];
                (self.slack[b], self.slack[next]) = (0, 0);
                self.label[next] = Label::Outer;
                self.enqueue(next);
                false
            }
            Label::Inner => false,
            Label::Outer => match self.meeting(a, b) {
                0 => {
                    self.augment(a, b);
                    self.augment(b, a);
                    true
                }
                base => {
                    self.close_blossom(a, base, b);
                    false
                }
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::random::Random;

    use super::*;

    /// Every way to pair them, tried.
    fn least(free: &mut Vec<usize>, cost: &dyn Fn(usize, usize) -> Cost) -> Cost {
        let Some(one) = free.pop() else { return 0 };
        let mut best = Cost::MAX;
        for place in 0..free.len() {
            let other = free.remove(place);
            best = best.min(cost(one, other) + least(free, cost));
            free.insert(place, other);
        }
        free.push(one);
        best
    }

    #[test]
    fn nothing_is_cheaper() {
        let mut random = Random::new(1);
        for round in 0..3000 {
            let count = 2 * (1 + random.below(5));
            // Few different costs make many blossoms, many make deep ones.
            let most = [2, 5, 1000][round % 3];
            let table: Vec<Vec<Cost>> =
                (0..count).map(|_| (0..count).map(|_| random.below(most) as Cost).collect()).collect();
            let cost = |a: usize, b: usize| table[a.min(b)][a.max(b)];
            let pairs = cheapest_pairs(count, cost);
            let mut seen: Vec<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..count).collect::<Vec<_>>());
            let sum: Cost = pairs.iter().map(|&(a, b)| cost(a, b)).sum();
            assert_eq!(sum, least(&mut (0..count).collect(), &cost), "{table:?}");
        }
    }

    #[test]
    fn nobody_is_in_no_pair() {
        assert_eq!(cheapest_pairs(0, |_, _| 1), []);
        assert_eq!(cheapest_pairs(2, |_, _| 7), [(0, 1)]);
    }
}
