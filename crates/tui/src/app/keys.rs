//! Which key wishes for what.
//!
//! One table for all screens, so that no key can have two meanings; each screen says which wishes it grants. The line of
//! keys and the help are made from both.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left, or back.
    Left,
    /// To the right, or on.
    Right,
    /// Choose what the cursor is on.
    Choose,
    /// Stop or pass where that can be said, else choose.
    Say,
    /// Type a move or a name.
    Type,
    /// Take back.
    TakeBack,
    /// Ask for a hint.
    Hint,
    /// Offer to stop and count.
    Count,
    /// Offer a draw.
    Draw,
    /// Give up.
    Resign,
    /// Save.
    Save,
    /// Copy the position.
    Copy,
    /// Read the rules.
    Rules,
    /// Take over the first piece.
    Swap,
    /// Put or take a ship.
    Ship,
    /// Review the game.
    Review,
    /// Play again.
    Again,
    /// To the next mistake.
    NextMistake,
    /// To the mistake before.
    LastMistake,
    /// To the beginning.
    Start,
    /// To the end.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Give up the choice, or go back.
    Cancel,
    /// Leave.
    Leave,
    /// Help.
    Help,
}

/// Every wish, its keys, and how they are called; the first character key is the one that is shown.
pub const KEYS: [(Wish, &[KeyCode], &str); 30] = [
    (Wish::Up, &[KeyCode::Up, KeyCode::Char('k')], "↑ k"),
    (Wish::Down, &[KeyCode::Down, KeyCode::Char('j')], "↓ j"),
    (Wish::Left, &[KeyCode::Left, KeyCode::Char('h')], "← h"),
    (Wish::Right, &[KeyCode::Right, KeyCode::Char('l')], "→ l"),
    (Wish::Choose, &[KeyCode::Enter], "⏎"),
    (Wish::Say, &[KeyCode::Char(' ')], "␣"),
    (Wish::Type, &[KeyCode::Char('m'), KeyCode::Char(':')], "m :"),
    (Wish::TakeBack, &[KeyCode::Char('u'), KeyCode::Backspace], "u"),
    (Wish::Hint, &[KeyCode::Char('t')], "t"),
    (Wish::Count, &[KeyCode::Char('o')], "o"),
    (Wish::Draw, &[KeyCode::Char('d')], "d"),
    (Wish::Resign, &[KeyCode::Char('g')], "g"),
    (Wish::Save, &[KeyCode::Char('s')], "s"),
    (Wish::Copy, &[KeyCode::Char('c')], "c"),
    (Wish::Rules, &[KeyCode::Char('r')], "r"),
    (Wish::Swap, &[KeyCode::Char('x')], "x"),
    (Wish::Ship, &[KeyCode::Char('b')], "b"),
    (Wish::Review, &[KeyCode::Char('v')], "v"),
    (Wish::Again, &[KeyCode::Char('a')], "a"),
    (Wish::NextMistake, &[KeyCode::Char('.')], "."),
    (Wish::LastMistake, &[KeyCode::Char(',')], ","),
    (Wish::Start, &[KeyCode::Home], "⇱"),
    (Wish::End, &[KeyCode::End], "⇲"),
    (Wish::PageUp, &[KeyCode::PageUp], "⇞"),
    (Wish::PageDown, &[KeyCode::PageDown], "⇟"),
    (Wish::Yes, &[KeyCode::Char('y')], "y"),
    (Wish::No, &[KeyCode::Char('n')], "n"),
    (Wish::Cancel, &[KeyCode::Esc], "Esc"),
    (Wish::Leave, &[KeyCode::Char('q')], "q"),
    (Wish::Help, &[KeyCode::Char('?')], "?"),
];

/// Where a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The menu.
    Menu,
    /// A game.
    Play,
    /// A game that is over.
    Result,
    /// A review.
    Review,
    /// The saved games.
    Open,
    /// A page to read.
    Page,
    /// A question.
    Question,
}

impl Place {
    /// Every place.
    pub const ALL: [Place; 7] =
        [Place::Menu, Place::Play, Place::Result, Place::Review, Place::Open, Place::Page, Place::Question];

    /// What can be wished for here, in groups, each with its text: the most important first.
    pub const fn wishes(self) -> &'static [(&'static [Wish], &'static str)] {
        use Wish::{
            Again, Cancel, Choose, Copy, Count, Down, Draw, End, Help, Hint, LastMistake, Leave, Left,
            NextMistake, No, PageDown, PageUp, Resign, Review, Right, Rules, Save, Say, Ship, Start, Swap,
            TakeBack, Type, Up, Yes,
        };
        match self {
            Place::Menu => &[
                (&[Help], "key-help"),
                (&[Leave], "key-leave"),
                (&[Choose, Say], "key-select"),
                (&[Up, Down], "key-move"),
                (&[Left, Right], "key-change"),
                (&[Rules], "key-rules"),
            ],
            Place::Play => &[
                (&[Help], "key-help"),
                (&[Leave], "key-leave"),
                (&[Choose], "key-select"),
                (&[Type], "key-type"),
                (&[TakeBack], "key-takeback"),
                (&[Hint], "key-hint"),
                (&[Rules], "key-rules"),
                (&[Up, Down, Left, Right], "key-move"),
                (&[Say], "key-say"),
                (&[Count], "key-count"),
                (&[Draw], "key-draw"),
                (&[Resign], "key-resign"),
                (&[Save], "key-save"),
                (&[Copy], "key-copy"),
                (&[PageUp, PageDown], "key-scroll-moves"),
                (&[Swap], "key-swap"),
                (&[Ship], "key-ship"),
                (&[Cancel], "key-back"),
            ],
            Place::Result => &[
                (&[Help], "key-help"),
                (&[Leave, Cancel], "key-leave"),
                (&[Again], "key-again"),
                (&[Review], "key-review"),
                (&[Save], "key-save"),
                (&[TakeBack], "key-takeback"),
                (&[Copy], "key-copy"),
                (&[Rules], "key-rules"),
                (&[PageUp, PageDown], "key-scroll-moves"),
            ],
            Place::Review => &[
                (&[Help], "key-help"),
                (&[Leave, Cancel], "key-back"),
                (&[Left, Right], "key-step"),
                (&[LastMistake, NextMistake], "key-mistakes"),
                (&[Copy], "key-copy"),
                (&[Start, End], "key-ends"),
                (&[Save], "key-save"),
                (&[Rules], "key-rules"),
            ],
            Place::Open => &[
                (&[Help], "key-help"),
                (&[Leave, Cancel], "key-back"),
                (&[Up, Down], "key-move"),
                (&[Choose, Say], "key-select"),
                (&[Type], "key-type-path"),
            ],
            Place::Page => &[
                (&[Up, Down, PageUp, PageDown, Start, End], "key-scroll"),
                (&[Leave, Cancel, Choose, Help], "key-back"),
            ],
            Place::Question => &[(&[Yes], "key-yes"), (&[No, Cancel], "key-no"), (&[Help], "key-help")],
        }
    }

    /// What a key wishes for here, if anything.
    pub fn wish(self, key: KeyEvent) -> Option<Wish> {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return None;
        }
        let (wish, ..) = KEYS.iter().find(|(_, keys, _)| keys.contains(&key.code))?;
        let granted = self.wishes().iter().any(|(wishes, _)| wishes.contains(wish));
        granted.then_some(*wish)
    }
}

/// How the keys of some wishes are called; in ASCII if need be.
pub fn names(wishes: &[Wish], glyphs: khamsin_text::Glyphs) -> String {
    let name = |wish: &Wish| {
        let (_, _, name) = KEYS.iter().find(|(known, ..)| known == wish).copied().unwrap_or((*wish, &[], ""));
        match (glyphs, wish) {
            (khamsin_text::Glyphs::Unicode, _) => name,
            (_, Wish::Up) => "k",
            (_, Wish::Down) => "j",
            (_, Wish::Left) => "h",
            (_, Wish::Right) => "l",
            (_, Wish::Choose) => "Enter",
            (_, Wish::Say) => "Space",
            (_, Wish::Start) => "Home",
            (_, Wish::End) => "End",
            (_, Wish::PageUp) => "PgUp",
            (_, Wish::PageDown) => "PgDn",
            _ => name,
        }
    };
    wishes.iter().map(name).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings() {
        let mut keys: Vec<KeyCode> = KEYS.iter().flat_map(|(_, keys, _)| keys.iter().copied()).collect();
        let count = keys.len();
        keys.sort_by_key(|key| format!("{key:?}"));
        keys.dedup();
        assert_eq!(keys.len(), count);
    }

    #[test]
    fn every_screen_has_help_and_grants_each_wish_once() {
        for place in Place::ALL {
            let mut wishes: Vec<Wish> =
                place.wishes().iter().flat_map(|(wishes, _)| wishes.iter().copied()).collect();
            assert!(wishes.contains(&Wish::Help), "{place:?}");
            let count = wishes.len();
            wishes.sort_by_key(|wish| format!("{wish:?}"));
            wishes.dedup();
            assert_eq!(wishes.len(), count, "{place:?}");
        }
    }

    #[test]
    fn every_wish_has_keys_and_some_place_grants_it() {
        for (wish, keys, name) in KEYS {
            assert!(!keys.is_empty() && !name.is_empty(), "{wish:?}");
            let granted = Place::ALL
                .iter()
                .any(|place| place.wishes().iter().any(|(wishes, _)| wishes.contains(&wish)));
            assert!(granted, "{wish:?}");
        }
    }
}
