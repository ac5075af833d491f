//! The state of the search for a matching: trees, and the blossoms that odd cycles of them become.
//!
//! Vertices are numbered from 1, blossoms follow after the last vertex; 0 is nobody. A blossom knows its cycle from the
//! base on, which is the one part of it that is matched with something outside.

use std::collections::VecDeque;

use super::Cost;

/// The edge by which two vertices or blossoms are neighbours: its ends are vertices.
#[derive(Clone, Copy, Default)]
pub(super) struct Edge {
    pub from: usize,
    pub to: usize,
}

/// Where a vertex or blossom stands while trees grow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// In no tree.
    Free,
    /// An even number of edges from the root: its edges are tried.
    Outer,
    /// An odd number.
    Inner,
}

pub(super) struct Search {
    /// How many vertices there are.
    pub count: usize,
    /// The highest number in use, of a vertex or a blossom.
    pub top: usize,
    pub worth: Vec<Vec<Cost>>,
    pub edge: Vec<Vec<Option<Edge>>>,
    pub dual: Vec<Cost>,
    pub mate: Vec<usize>,
    /// For each vertex or blossom the outer vertex with the tightest edge to it.
    pub slack: Vec<usize>,
    /// The outermost blossom that something is in; itself if it is in none, 0 if it does not exist.
    pub outermost: Vec<usize>,
    pub parent: Vec<usize>,
    /// The cycle of a blossom, from its base on.
    pub cycle: Vec<Vec<usize>>,
    /// Which part of a blossom a vertex is in.
    pub part: Vec<Vec<usize>>,
    pub label: Vec<Label>,
    pub visited: Vec<u32>,
    pub visit: u32,
    pub queue: VecDeque<usize>,
}

impl Search {
    pub(super) fn new(count: usize) -> Search {
        // A blossom has at least three parts, so there are fewer of them than half the vertices; one in reserve.
        let size = count + count / 2 + 2;
        let mut part = vec![vec![0; count + 1]; size];
        for (vertex, row) in part.iter_mut().enumerate().take(count + 1) {
            row[vertex] = vertex;
        }
        let outermost = (0..size).map(|vertex| if vertex <= count { vertex } else { 0 }).collect();
        Search {
            count,
            top: count,
            worth: vec![vec![0; count + 1]; count + 1],
            edge: vec![vec![None; size]; size],
            dual: vec![0; size],
            mate: vec![0; size],
            slack: vec![0; size],
            outermost,
            parent: vec![0; size],
            cycle: vec![Vec::new(); size],
            part,
            label: vec![Label::Free; size],
            visited: vec![0; size],
            visit: 0,
            queue: VecDeque::new(),
        }
    }

    pub(super) fn set_worth(&mut self, a: usize, b: usize, worth: Cost) {
        (self.worth[a][b], self.worth[b][a]) = (worth, worth);
        self.edge[a][b] = Some(Edge { from: a, to: b });
        self.edge[b][a] = Some(Edge { from: b, to: a });
    }

    /// By how much the labels of an edge's ends still cover more than it is worth.
    pub(super) fn excess(&self, edge: Edge) -> Cost {
        self.dual[edge.from] + self.dual[edge.to] - 2 * self.worth[edge.from][edge.to]
    }

    /// The same for the edge between two vertices or blossoms; none is as good as infinite.
    pub(super) fn gap(&self, a: usize, b: usize) -> Cost {
        self.edge[a][b].map_or(Cost::MAX, |edge| self.excess(edge))
    }

    pub(super) fn is_outermost(&self, x: usize) -> bool {
        self.outermost[x] == x
    }

    pub(super) fn note_slack(&mut self, vertex: usize, x: usize) {
        if self.slack[x] == 0 || self.gap(vertex, x) < self.gap(self.slack[x], x) {
            self.slack[x] = vertex;
        }
    }

    pub(super) fn find_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for vertex in 1..=self.count {
            let home = self.outermost[vertex];
            if self.edge[vertex][x].is_some() && home != x && self.label[home] == Label::Outer {
                self.note_slack(vertex, x);
            }
        }
    }

    pub(super) fn enqueue(&mut self, x: usize) {
        if x <= self.count {
            self.queue.push_back(x);
            return;
        }
        for part in self.cycle[x].clone() {
            self.enqueue(part);
        }
    }

    pub(super) fn put_into(&mut self, x: usize, blossom: usize) {
        self.outermost[x] = blossom;
        if x > self.count {
            for part in self.cycle[x].clone() {
                self.put_into(part, blossom);
            }
        }
    }

    /// How far a part is from the base, by the even way round, which the cycle is turned to follow.
    pub(super) fn even_way(&mut self, blossom: usize, part: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let place = cycle.iter().position(|&x| x == part).expect("the part is in its blossom");
        if place % 2 == 0 {
            return place;
        }
        cycle[1..].reverse();
        cycle.len() - place
    }

    pub(super) fn edge_between(&self, a: usize, b: usize) -> Edge {
        self.edge[a][b].expect("only neighbours are matched")
    }

    pub(super) fn pair(&mut self, a: usize, b: usize) {
        let edge = self.edge_between(a, b);
        self.mate[a] = edge.to;
        if a <= self.count {
            return;
        }
        let base = self.part[a][edge.from];
        let way = self.even_way(a, base);
        for place in 0..way {
            let (one, other) = (self.cycle[a][place], self.cycle[a][place ^ 1]);
            self.pair(one, other);
        }
        self.pair(base, b);
        self.cycle[a].rotate_left(way);
    }

    /// Exchanges matched and unmatched edges from here to the root.
    pub(super) fn augment(&mut self, mut a: usize, mut b: usize) {
        loop {
            let next = self.outermost[self.mate[a]];
            self.pair(a, b);
            if next == 0 {
                return;
            }
            let before = self.outermost[self.parent[next]];
            self.pair(next, before);
            (a, b) = (before, next);
        }
    }

    /// Where the ways of two outer blossoms to their roots meet; 0 if the roots are two.
    pub(super) fn meeting(&mut self, mut a: usize, mut b: usize) -> usize {
        self.visit += 1;
        while a != 0 || b != 0 {
            if a != 0 {
                if self.visited[a] == self.visit {
                    return a;
                }
                self.visited[a] = self.visit;
                a = self.outermost[self.mate[a]];
                if a != 0 {
                    a = self.outermost[self.parent[a]];
                }
            }
            (a, b) = (b, a);
        }
        0
    }

    pub(super) fn branch(&mut self, from: usize, base: usize, cycle: &mut Vec<usize>) {
        let mut x = from;
        while x != base {
            let inner = self.outermost[self.mate[x]];
            cycle.extend([x, inner]);
            self.enqueue(inner);
            x = self.outermost[self.parent[inner]];
        }
    }

    pub(super) fn close_blossom(&mut self, a: usize, base: usize, b: usize) {
        let free = (self.count + 1..=self.top).find(|&x| self.outermost[x] == 0);
        let blossom = free.unwrap_or(self.top + 1);
        self.top = self.top.max(blossom);
        self.dual[blossom] = 0;
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[base];
        let mut cycle = vec![base];
        self.branch(a, base, &mut cycle);
        cycle[1..].reverse();
        self.branch(b, base, &mut cycle);
        self.cycle[blossom].clone_from(&cycle);
        self.put_into(blossom, blossom);
        for x in 1..=self.top {
            (self.edge[blossom][x], self.edge[x][blossom]) = (None, None);
        }
        self.part[blossom].fill(0);
        for part in cycle {
            for x in 1..=self.top {
                if self.edge[part][x].is_some() && self.gap(part, x) < self.gap(blossom, x) {
                    self.edge[blossom][x] = self.edge[part][x];
                    self.edge[x][blossom] = self.edge[x][part];
                }
            }
            for vertex in 1..=self.count {
                if self.part[part][vertex] != 0 {
                    self.part[blossom][vertex] = part;
                }
            }
        }
        self.find_slack(blossom);
    }

    /// Opens an inner blossom whose label has come down to nothing.
    pub(super) fn open_blossom(&mut self, blossom: usize) {
        let cycle = self.cycle[blossom].clone();
        for &part in &cycle {
            self.put_into(part, part);
        }
        let entry = self.edge_between(blossom, self.parent[blossom]).from;
        let entry = self.part[blossom][entry];
        let way = self.even_way(blossom, entry);
        let cycle = self.cycle[blossom].clone();
        for pair in cycle[..way].chunks_exact(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.parent[inner] = self.edge_between(outer, inner).from;
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.slack[inner] = 0;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = self.parent[blossom];
        for &part in &cycle[way + 1..] {
            self.label[part] = Label::Free;
            self.find_slack(part);
        }
        self.outermost[blossom] = 0;
    }
}
