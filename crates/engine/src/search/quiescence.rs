//! Where depth is spent: only what upsets the balance is played on, until nothing does.

use super::node::At;
use super::worker::Worker;
use crate::contest::Contest;
use crate::evaluation::Glance;
use crate::score::Score;

/// Exchanges are followed for so many turns: on a full board every capture opens the way to others.
const DEEPEST: u16 = 6;
/// More than one capture brings, in hundredths of a piece: whoever is further behind does not get there by one.
const HOPE: i32 = 400;

impl<P: Contest> Worker<'_, P> {
    /// The value of a position once the dust has settled, for the side to act.
    pub(super) fn quiesce(
        &mut self,
        position: &P,
        at: At,
        mut alpha: Score,
        beta: Score,
        exchanges: u16,
    ) -> Score {
        if let Some(outcome) = position.outcome() {
            return self.settlement.score(outcome, position, at.turns);
        }
        self.deepest = self.deepest.max(at.turns);
        let forced = position.pending().follows_capture();
        let (mut best, begin, end);
        if forced {
            (begin, end) = self.memory.push_all(position, at.ply as usize, None);
            best = -Score::INFINITE;
        } else if position.is_broken_through() {
            // Whatever does not take the intruder loses at the end of this turn.
            best = self.settlement.broken_through(at.turns + 1);
            (begin, end) = self.memory.push_sharp(position);
        } else if position.must_capture() {
            (begin, end) = self.memory.push_sharp(position);
            best = if begin < end && exchanges < DEEPEST {
                -Score::INFINITE
            } else {
                Score::estimate(self.weights.worth(position))
            };
        } else {
            best = Score::estimate(self.weights.worth(position));
            if best >= beta {
                return best;
            }
            (begin, end) = self.memory.push_sharp(position);
        }
        let hopeless = !forced && !alpha.is_proved() && !best.is_proved() && best.plus(HOPE) <= alpha;
        if best >= beta || hopeless && best > -Score::INFINITE || (exchanges >= DEEPEST && !forced) {
            self.memory.drop_from(begin);
            return best;
        }
        alpha = alpha.max(best);
        for index in begin..end {
            let action = self.memory.at(index);
            let mut child = *position;
            child.play(action);
            self.count_node();
            if self.stopped {
                break;
            }
            let below = at.after(position, &child, action);
            let further = exchanges + u16::from(!forced);
            let score = if child.side() == position.side() {
                self.quiesce(&child, below, alpha, beta, further)
            } else {
                -self.quiesce(&child, below, -beta, -alpha, further)
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        self.memory.drop_from(begin);
        best
    }
}
