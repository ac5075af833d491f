//! One searching thread: what it counts, remembers and obeys.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use khamsin_rules::Action;

use super::ordering::Memory;
use super::path::Path;
use super::reductions::Reductions;
use super::table::Table;
use crate::clock::Clock;
use crate::contest::{Contest, Settlement};
use crate::limits::{Bounds, Stop};
use crate::oracle::Oracle;

/// How the search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// With reductions, pruning, extensions and quiescence: as strong as it can.
    #[default]
    Full,
    /// Without any of them: every line exactly as deep as asked. For comparison with plain minimax.
    Plain,
}

/// What is being searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// The value of the position.
    Value,
    /// How far away a victory is, so that no nearer one may be left out.
    Distance,
}

/// What a thread is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Reports; its nodes are limited, and when it is done, the search is.
    Reporter,
    /// Fills the table.
    Helper,
}

/// When to stop, as all threads of a search see it.
pub(super) struct Control<'a> {
    pub(super) stop: &'a Stop,
    pub(super) clock: &'a dyn Clock,
    pub(super) started: Duration,
    pub(super) bounds: Bounds,
    pub(super) nodes: Option<u64>,
    /// The thread that reports is done, so the others may go.
    pub(super) done: AtomicBool,
    /// What the other threads have counted.
    pub(super) others: AtomicU64,
}

impl Control<'_> {
    pub(super) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }

    fn is_over(&self) -> bool {
        self.stop.is_requested()
            || self.done.load(Ordering::Relaxed)
            || self.bounds.hard.is_some_and(|hard| self.elapsed() >= hard)
    }
}

/// Nodes between two looks at the clock: a fraction of a millisecond.
const PATIENCE: u64 = 1024;

/// One searching thread.
pub(super) struct Worker<'a, P: Contest> {
    pub(super) weights: &'a P::Weights,
    pub(super) table: &'a Table,
    pub(super) control: &'a Control<'a>,
    pub(super) reductions: &'a Reductions,
    pub(super) settlement: Settlement,
    pub(super) style: Style,
    /// Whether captured figures come back, so that any earlier position may.
    pub(super) captures_return: bool,
    /// Exact tables to look positions up in.
    pub(super) oracle: Option<&'a Oracle>,
    pub(super) path: Path,
    /// What the game so far adds to the keys in the table.
    pub(super) salt: u64,
    pub(super) memory: Memory,
    /// The best line from every ply on.
    pub(super) lines: Vec<Vec<Action>>,
    pub(super) nodes: u64,
    pub(super) deepest: u16,
    /// The search was broken off; whatever comes back now means nothing.
    pub(super) stopped: bool,
    /// Whether this thread may be broken off yet.
    pub(super) breakable: bool,
    pub(super) role: Role,
    pub(super) aim: Aim,
    /// The depth of the iteration, which bounds extensions.
    pub(super) root_depth: i32,
    next_look: u64,
}

impl<'a, P: Contest> Worker<'a, P> {
    #[expect(clippy::too_many_arguments, reason = "a thread is given everything it needs once")]
    pub(super) fn new(
        weights: &'a P::Weights,
        table: &'a Table,
        control: &'a Control<'a>,
        reductions: &'a Reductions,
        settlement: Settlement,
        style: Style,
        captures_return: bool,
        oracle: Option<&'a Oracle>,
        path: Path,
    ) -> Worker<'a, P> {
        let salt = path.salt();
        Worker {
            weights,
            table,
            control,
            reductions,
            settlement,
            style,
            captures_return,
            oracle,
            path,
            salt,
            memory: Memory::new(),
            lines: Vec::new(),
            nodes: 0,
            deepest: 0,
            stopped: false,
            breakable: false,
            role: Role::Reporter,
            aim: Aim::Value,
            root_depth: 1,
            next_look: 0,
        }
    }

    /// Counts a node, and looks up from time to time.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
    }

    #[cold]
    fn look(&mut self) {
        let left = match self.role {
            Role::Reporter => {
                let spent = self.nodes + self.control.others.load(Ordering::Relaxed);
                self.control.nodes.map_or(PATIENCE, |limit| limit.saturating_sub(spent))
            }
            Role::Helper => {
                self.control.others.fetch_add(PATIENCE, Ordering::Relaxed);
                PATIENCE
            }
        };
        self.next_look = self.nodes + left.clamp(1, PATIENCE);
        if self.breakable && (left == 0 || self.control.is_over()) {
            self.stopped = true;
        }
    }

    /// The line from a ply on.
    pub(super) fn line(&mut self, ply: usize) -> &mut Vec<Action> {
        if self.lines.len() <= ply {
            self.lines.resize_with(ply + 1, Vec::new);
        }
        &mut self.lines[ply]
    }

    /// Makes `action` and the line after it the line of a ply.
    pub(super) fn extend_line(&mut self, ply: usize, action: Action) {
        self.line(ply + 1);
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(action);
        head[ply].extend_from_slice(&tail[0]);
    }
}
