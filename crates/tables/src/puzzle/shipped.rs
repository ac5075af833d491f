//! The puzzles that ship with the program: a file of records for each rule set, plain text that anybody can read.
//!
//! `docs/tables.md` has the commands that made them.

/// The puzzles of one rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shipped {
    /// The rule set.
    pub rule_set: &'static str,
    /// The records, one behind the other, the easiest first.
    pub records: &'static str,
}

macro_rules! shipped {
    ($($rule_set:literal $file:literal)*) => {
        [$(Shipped { rule_set: $rule_set, records: include_str!(concat!("../../puzzles/", $file)) }),*]
    };
}

/// Every set that ships.
pub const SHIPPED: [Shipped; 5] = shipped! {
    "seega/globe-joueur@1(size=5)" "seega-globe-joueur-5x5.pgn"
    "seega/jeu-du-seega@1" "seega-jeu-du-seega.pgn"
    "seega/ludens-planet@1" "seega-ludens-planet.pgn"
    "seega/tabuleiro-42@1" "seega-tabuleiro-42.pgn"
    "saut-du-chat/ludens-planet@1" "saut-du-chat-ludens-planet.pgn"
};
