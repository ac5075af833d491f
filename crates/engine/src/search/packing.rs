//! Actions as numbers: for table entries, and for the ordering's slots.

use khamsin_rules::{Action, Square};

/// How many bits a packed action takes.
pub(super) const ACTION_BITS: u32 = 20;

const fn byte(square: Square) -> u32 {
    (square.rank() as u32) << 4 | square.file() as u32
}

const fn square(byte: u32) -> Square {
    Square::new((byte & 15) as u8, (byte >> 4 & 15) as u8)
}

/// An action as a number below 2²⁰; zero is none.
pub(super) const fn pack(action: Option<Action>) -> u32 {
    match action {
        None => 0,
        Some(Action::Place(at)) => 1 << 16 | byte(at),
        Some(Action::Move { from, to }) => 2 << 16 | byte(from) << 8 | byte(to),
        Some(Action::Remove(at)) => 3 << 16 | byte(at),
        Some(Action::PutShip(at)) => 4 << 16 | byte(at),
        Some(Action::TakeShip(at)) => 5 << 16 | byte(at),
        Some(Action::Reenter(at)) => 6 << 16 | byte(at),
        Some(Action::Swap) => 7 << 16,
        Some(Action::Pass) => 8 << 16,
        Some(Action::End) => 9 << 16,
    }
}

/// The action that a number stands for.
pub(super) const fn unpack(number: u32) -> Option<Action> {
    let at = square(number & 255);
    Some(match number >> 16 {
        1 => Action::Place(at),
        2 => Action::Move { from: square(number >> 8 & 255), to: at },
        3 => Action::Remove(at),
        4 => Action::PutShip(at),
        5 => Action::TakeShip(at),
        6 => Action::Reenter(at),
        7 => Action::Swap,
        8 => Action::Pass,
        9 => Action::End,
        _ => return None,
    })
}

/// How many slots the ordering keeps for each side.
pub(super) const SLOTS: usize = 8192;

/// The slot of an action. Moves that go to one square from different ones have different slots; a few that never
/// stand side by side share theirs.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) const fn slot(action: Action) -> usize {
    let number = match action {
        Action::Move { from, to } => byte(from) << 5 ^ byte(to),
        Action::Place(at) => 0x1D00 | byte(at),
        Action::Remove(at) => 0x1E00 | byte(at),
        Action::PutShip(at) => 0x1F00 | byte(at),
        Action::TakeShip(at) => 0x1B00 | byte(at),
        Action::Reenter(at) => 0x1C00 | byte(at),
        Action::Swap => 0x1FFD,
        Action::Pass => 0x1FFE,
        Action::End => 0x1FFF,
    };
    number as usize % SLOTS
}

#[cfg(test)]
mod tests {
    use khamsin_rules::Action;

    use super::{ACTION_BITS, pack, unpack};

    #[test]
    fn actions_come_back() {
        for text in ["a1", "i9", "e10", "c3c4", "a10c9", "xb2", "+c3", "-c3", "@b1", "swap", "pass", "end"] {
            let action: Action = text.parse().expect("an action");
            let number = pack(Some(action));
            assert!(number < 1 << ACTION_BITS);
            assert_eq!(unpack(number), Some(action));
        }
        assert_eq!(unpack(pack(None)), None);
    }
}
