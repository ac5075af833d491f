//! Positions opened by the rules' own actions: the few whose side to move is blocked, and games that are small enough.

use khamsin_rules::Position;

use super::state::{Exit, undecided};
use crate::finished::Finished;
use crate::game::Game;
use crate::slice::{Location, Slice};
use crate::solved::word;
use crate::turns::whole_turns;
use crate::value::Value;

/// The first word of a position; none if all that it can do is to leave a duty to the other side.
pub(super) fn opening<G: Game>(
    game: &G,
    finished: &Finished,
    slice: Slice,
    position: &G::Position,
) -> Option<u16> {
    let (side, alphabet) = (position.side(), game.alphabet());
    if let Some(outcome) = position.outcome() {
        return Some(word(Value::of(outcome, alphabet.ranks(), side), 0));
    }
    let (mut best, mut quiet, mut has_duty) = (Exit::NONE, 0, false);
    whole_turns(position, &mut |after: &G::Position| match (game.locate(after), after.outcome()) {
        (Some(Location { slice: to, .. }), _) if to == slice.turned() => quiet += 1,
        (_, Some(outcome)) => best = best.max(Exit::of(Value::of(outcome, alphabet.ranks(), side))),
        (Some(to), None) => {
            let values = finished.get(to.slice).expect("captures lead into finished slices");
            best = best.max(Exit::into_code(values.code(to.index)));
        }
        (None, None) => has_duty = true,
    });
    (!has_duty).then(|| undecided(best, quiet))
}
