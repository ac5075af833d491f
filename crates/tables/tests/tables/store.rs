//! The tables of a rule set, made from what the oracle knows: whatever is asked of them is what the oracle says.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;

use khamsin_naive::Oracle;
use khamsin_rules::{AnyPosition, Pending, RuleSet, Setup};
use khamsin_tables::format::{self, Cache, Codec, TableError};
use khamsin_tables::game::AnyGame;
use khamsin_tables::store::{AnyTables, Folder};
use khamsin_tables::{Game, Location, Slice, SolvedSlice, dispatch_game};

use crate::files::folder;
use crate::oracle::{COMPARED, entry, position};

/// The slice as the oracle knows it.
fn solved(rule_set: &RuleSet, oracle: &mut Oracle, slice: Slice) -> SolvedSlice {
    let game = AnyGame::new(rule_set.rules()).expect("the game has tables");
    dispatch_game!(game, game => {
        let entries: Vec<_> = (0..game.entries(slice))
            .map(|index| {
                let position = game.position(Location { slice, index })?;
                Some(entry(rule_set, oracle, &position.into()))
            })
            .collect();
        SolvedSlice::from_entries(slice, entries.into_iter())
    })
}

/// Tables of up to three pieces.
fn tables(name: &str, rule_set: &RuleSet, oracle: &mut Oracle) -> AnyTables {
    let folder = Folder::new(folder(name));
    std::fs::create_dir_all(folder.of(rule_set)).expect("the folder is made");
    let cache = Arc::new(Cache::new(1 << 20));
    let tables = AnyTables::in_folder(rule_set, &folder, &cache).expect("the game has tables");
    for slice in tables.slices(3) {
        let solved = solved(rule_set, oracle, slice);
        let path = folder.file(rule_set, slice);
        format::write(&path, rule_set, tables.alphabet(), &solved, Codec::Zstd, NonZeroUsize::MIN)
            .expect("it is written");
    }
    tables
}

/// Every position of the oracle, those with a duty to unblock included, and every turn of each.
#[test]
fn whatever_is_asked_is_what_the_oracle_says() {
    for id in COMPARED {
        let set: RuleSet = id.parse().expect("the rule set exists");
        let mut oracle = Oracle::new(id).expect("the rule set exists");
        let tables = tables(&format!("store-{}", set.solve_hash()), &set, &mut oracle);
        let slices = [(1, 1), (1, 2), (2, 1)].map(|(mover, other)| khamsin_naive::Slice::men(mover, other));
        let states: Vec<_> = slices
            .into_iter()
            .flat_map(|slice| oracle.slice(slice).expect("it is solved").keys().copied().collect::<Vec<_>>())
            .collect();
        for state in states {
            let position = position(&set, &state);
            let known = entry(&set, &mut oracle, &position);
            assert_eq!(tables.probe(&position), Ok(Some(known)), "{id} {}", state.text());
            let turns = tables.turns(&position).expect("the tables are whole").expect("it is of this game");
            if position.outcome().is_none() {
                assert_eq!(turns.entry(), Some(known), "{id} {}: forward", state.text());
            }
        }
    }
}

#[test]
fn what_is_not_there_is_not_known() {
    let set: RuleSet = "seega/tabuleiro-42".parse().expect("the rule set exists");
    let mut oracle = Oracle::new(&set.to_string()).expect("the rule set exists");
    let tables = tables("store-none", &set, &mut oracle);
    let probe = |set: &RuleSet, text: &str| {
        let setup: Setup = text.parse().expect("a position");
        tables.probe(&AnyPosition::from_setup(set, &setup).expect("it can arise"))
    };
    assert_eq!(probe(&set, "5/5/5/MM3/mm3 1 move 0,0 0 1"), Ok(None), "four pieces");
    assert_eq!(probe(&set, "5/5/5/5/5 1 place:2 12,12 0 1"), Ok(None), "placing");
    let aleph: RuleSet = "seti/aleph".parse().expect("the rule set exists");
    let start = AnyPosition::start(&aleph, 0);
    assert_eq!(tables.probe(&start), Ok(None), "another game");
    assert!(AnyTables::given(&aleph, &Arc::new(Cache::new(0))).is_none());
}

/// What the browser does: no folder, bytes that were sent.
#[test]
fn tables_can_be_given_as_bytes() {
    let set: RuleSet = "saut-du-chat/ludens-planet".parse().expect("the rule set exists");
    let mut oracle = Oracle::new(&set.to_string()).expect("the rule set exists");
    let slice = Slice::men(1, 1);
    let path = folder("store-bytes").join("1-1.table");
    let given = AnyTables::given(&set, &Arc::new(Cache::new(1 << 20))).expect("the game has tables");
    let solved = solved(&set, &mut oracle, slice);
    format::write(&path, &set, given.alphabet(), &solved, Codec::Plain, NonZeroUsize::MIN).expect("written");
    let setup: Setup = "5/5/5/5/Mm3 1 move 0,0 0 1".parse().expect("a position");
    let leap = AnyPosition::from_setup(&set, &setup).expect("it can arise");
    assert_eq!(leap.pending(), Pending::Move);
    assert_eq!(given.probe(&leap), Ok(None));
    assert_eq!(given.take_in(std::fs::read(&path).expect("it is there")), Ok(slice));
    assert_eq!(given.probe(&leap), Ok(Some(entry(&set, &mut oracle, &leap))));
}

/// A table of other rules, or under another's name, is refused and named.
#[test]
fn a_table_in_the_wrong_place_is_refused() {
    let set: RuleSet = "seega/tabuleiro-42".parse().expect("the rule set exists");
    let mut oracle = Oracle::new(&set.to_string()).expect("the rule set exists");
    let folder = Folder::new(folder("store-wrong"));
    let open = |set: &RuleSet, slice| {
        let tables =
            AnyTables::in_folder(set, &folder, &Arc::new(Cache::new(1 << 20))).expect("it has tables");
        tables.table(slice).map(|table| table.is_some())
    };
    let write = |path: &Path, solved: &SolvedSlice, set: &RuleSet| {
        std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder is made");
        let alphabet = khamsin_tables::Alphabet::new(set.rules().points().ranks());
        format::write(path, set, alphabet, solved, Codec::Plain, NonZeroUsize::MIN).expect("written");
    };
    let (right, turned) = (Slice::men(2, 1), Slice::men(1, 2));
    let solved = solved(&set, &mut oracle, right);
    write(&folder.file(&set, turned), &solved, &set);
    let error = open(&set, turned).expect_err("it is another slice");
    assert_eq!(error.error, TableError::Slice { found: right, expected: turned });
    let other: RuleSet = "seega/tabuleiro-42(centre_safe=false)".parse().expect("the rule set exists");
    write(&folder.file(&other, right), &solved, &set);
    let error = open(&other, right).expect_err("it is of other rules");
    let (found, expected) = (set.solve_hash(), other.solve_hash());
    assert_eq!(
        (error.file, error.error),
        (folder.file(&other, right), TableError::Rules { found, expected })
    );
    assert_eq!(open(&other, turned), Ok(false));
}
