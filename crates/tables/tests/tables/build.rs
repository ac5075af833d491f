//! Building: whatever happens on the way, the same files in the end.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use khamsin_rules::grid::Grid5;
use khamsin_rules::{AnyRules, RuleSet};
use khamsin_tables::build::{BuildError, Builder, CheckError, Plan, Watcher, check};
use khamsin_tables::format::{Cache, Codec, TableError, WriteError};
use khamsin_tables::game::{AnyGame, MenGame, SeegaMen};
use khamsin_tables::solve::{Nobody, Observer, Progress, SolveError};
use khamsin_tables::store::{Folder, Tables};
use khamsin_tables::{Pair, Slice, dispatch_game};

use crate::files::folder;

type Seega5 = MenGame<SeegaMen<Grid5>>;

const PIECES: u8 = 4;

fn builder(name: &str, id: &str, threads: usize) -> Builder<Seega5> {
    let rule_set: RuleSet = id.parse().expect("the rule set exists");
    let AnyRules::Seega(rules) = rule_set.rules() else { panic!("{id} is not Seega") };
    let game = MenGame::new(SeegaMen::new(rules));
    let folder = Folder::new(folder(name));
    let tables = Tables::in_folder(game, rule_set, folder, Arc::new(Cache::new(1 << 20)));
    let threads = NonZeroUsize::new(threads).expect("there are threads");
    Builder { tables, threads, memory: 1 << 30, codec: Codec::Zstd }
}

/// Nobody watches.
struct Alone;

impl Observer for Alone {}
impl Watcher for Alone {}

fn build(builder: &Builder<Seega5>) -> Result<(), BuildError> {
    builder.build(&Plan::new(&builder.tables, PIECES), &Alone)
}

/// Every table by its name.
fn files(builder: &Builder<Seega5>) -> BTreeMap<String, Vec<u8>> {
    let file = builder.tables.file(Slice::men(1, 1));
    let folder = fs::read_dir(file.parent().expect("it is in a folder")).expect("the folder is there");
    folder
        .map(|file| file.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "table"))
        .map(|path| {
            let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
            (name, fs::read(path).expect("it can be read"))
        })
        .collect()
}

fn checked(builder: &Builder<Seega5>) {
    for step in Plan::new(&builder.tables, PIECES).steps {
        check(&builder.tables, step.pair, 2).unwrap_or_else(|error| panic!("{}: {error}", step.pair));
    }
}

#[test]
fn threads_and_repetition_change_nothing() {
    for id in ["seega/ludens-planet", "seega/jeu-du-seega"] {
        let one = builder("build-one", id, 1);
        let plan = Plan::new(&one.tables, PIECES);
        assert_eq!((plan.positions(), plan.slices()), (24_427, 6));
        assert_eq!(plan.remaining(), plan, "nothing is built yet");
        build(&one).expect("it is built");
        checked(&one);
        assert!(Plan::new(&one.tables, PIECES).remaining().steps.is_empty(), "all is built");
        let two = builder("build-two", id, 2);
        build(&two).expect("it is built");
        assert_eq!(files(&one), files(&two));
        build(&one).expect("there is nothing to do");
        assert_eq!(files(&one), files(&two));
    }
}

/// Stops after so many questions, for good.
struct Impatient(AtomicU32);

impl Observer for Impatient {
    fn progress(&self, _: Progress) {}

    fn is_cancelled(&self) -> bool {
        let left = self.0.load(Ordering::Relaxed).saturating_sub(1);
        self.0.store(left, Ordering::Relaxed);
        left == 0
    }
}
impl Watcher for Impatient {}

#[test]
fn a_build_that_was_stopped_goes_on() {
    let whole = builder("build-whole", "seega/jeu-du-seega", 2);
    build(&whole).expect("it is built");
    let stopped = builder("build-stopped", "seega/jeu-du-seega", 1);
    let mut stops = 0;
    for patience in 2.. {
        let plan = Plan::new(&stopped.tables, PIECES);
        match stopped.build(&plan, &Impatient(AtomicU32::new(patience))) {
            Ok(()) => break,
            Err(BuildError::Solve(SolveError::Cancelled(_))) => stops += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(stops >= 3, "it was stopped {stops} times");
    assert_eq!(files(&whole), files(&stopped));
}

#[test]
fn damaged_files_are_found_and_built_again() {
    let builder = builder("build-damaged", "seega/tabuleiro-42", 2);
    build(&builder).expect("it is built");
    let whole = files(&builder);
    let path = builder.tables.file(Slice::men(2, 2));
    let pair = Pair::of(Slice::men(2, 2));
    let damage = |at: usize| {
        let mut bytes = fs::read(&path).expect("it is there");
        bytes[at] ^= 1;
        fs::write(&path, bytes).expect("it is written");
    };
    // A damaged block is only found by who reads it: the check.
    damage(500);
    let error = check(&builder.tables, pair, 1).expect_err("a block is damaged");
    assert!(
        matches!(&error, CheckError::Read(error) if matches!(error.error, TableError::Block { .. })),
        "{error}"
    );
    damage(500);
    // A damaged header is found at once.
    damage(30);
    build(&builder).expect("it is built again");
    assert_eq!(files(&builder), whole);
    fs::remove_file(&path).expect("it is removed");
    assert_eq!(check(&builder.tables, pair, 1), Err(CheckError::Missing(Slice::men(2, 2))));
    build(&builder).expect("it is built again");
    assert_eq!(files(&builder), whole);
}

/// Tables whose bytes are in order, and whose values are not.
#[test]
fn wrong_values_are_found() {
    let right = builder("build-right", "seega/tabuleiro-42", 1);
    build(&right).expect("it is built");
    let wrong = builder("build-wrong", "seega/tabuleiro-42(blocked=lose)", 1);
    build(&wrong).expect("it is built");
    // The same positions under other rules, but with the hash of these.
    let (slice, alphabet) = (Slice::men(2, 1), khamsin_tables::Game::alphabet(right.tables.game()));
    let values = khamsin_tables::solve::solve(
        wrong.tables.game(),
        Pair::of(slice),
        &khamsin_tables::Finished::new(),
        1,
        &Nobody,
    );
    for solved in values.expect("it is solved") {
        let path = right.tables.file(solved.slice());
        let set = right.tables.rule_set();
        khamsin_tables::format::write(&path, set, alphabet, &solved, Codec::Zstd, NonZeroUsize::MIN)
            .expect("it is written");
    }
    let error = check(&right.tables, Pair::of(slice), 1).expect_err("the values are wrong");
    assert!(matches!(error, CheckError::Entry(_)), "{error}");
}

/// All of the small slices: built, written, read back, and every entry checked by the rules.
#[test]
fn six_pieces_are_built_and_checked() {
    for id in [
        "seega/jeu-du-seega",
        "seega/ludens-planet",
        "seega/tabuleiro-42",
        "seega/globe-joueur(size=5)",
        "saut-du-chat/ludens-planet",
    ] {
        let set: RuleSet = id.parse().expect("the rule set exists");
        let folder = Folder::new(folder(&format!("build-six-{}", set.solve_hash())));
        let game = AnyGame::new(set.rules()).expect("the game has tables");
        dispatch_game!(game, game => {
            let tables = Tables::in_folder(game, set, folder, Arc::new(Cache::new(0)));
            let plan = Plan::new(&tables, 6);
            // SOLVER's count, to which the positions of one man each belong.
            assert_eq!(plan.positions(), 1_602_057, "{id}");
            let threads = NonZeroUsize::new(2).expect("two threads");
            let builder = Builder { tables, threads, memory: 1 << 30, codec: Codec::Zstd };
            builder.build(&plan, &Alone).expect("it is built");
            for step in &plan.steps {
                check(&builder.tables, step.pair, 2).unwrap_or_else(|error| panic!("{id} {}: {error}", step.pair));
            }
        });
    }
}

/// `/dev/full` takes nothing: a disk without room.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let builder = builder("build-full", "seega/tabuleiro-42", 1);
    builder.build(&Plan::new(&builder.tables, 3), &Alone).expect("three pieces are built");
    let before = files(&builder);
    let path = builder.tables.file(Slice::men(2, 2));
    std::os::unix::fs::symlink("/dev/full", path.with_extension("part")).expect("the link is made");
    assert_eq!(build(&builder), Err(BuildError::Write(WriteError::Full { path })));
    assert!(before.iter().all(|(name, bytes)| files(&builder).get(name) == Some(bytes)));
    build(&builder).expect("now there is room");
    checked(&builder);
}

#[test]
fn too_little_memory_is_told_and_nothing_is_lost() {
    let mut builder = builder("build-memory", "seega/tabuleiro-42", 1);
    let plan = Plan::new(&builder.tables, PIECES);
    builder.memory = plan.memory() - 1;
    let Err(BuildError::Memory { pair, needed, limit }) = build(&builder) else { panic!("it needs more") };
    assert_eq!((needed, limit), (plan.memory(), builder.memory));
    assert!(pair.pieces() == PIECES && files(&builder).contains_key("2-1.table"));
    builder.memory = plan.memory();
    build(&builder).expect("now it is enough");
    checked(&builder);
}

#[test]
fn a_folder_has_one_builder() {
    struct Intruder<'a>(&'a Builder<Seega5>);
    impl Observer for Intruder<'_> {}
    impl Watcher for Intruder<'_> {
        fn begins(&self, _: &khamsin_tables::build::Step) {
            let folder = self.0.tables.file(Slice::men(1, 1)).parent().map(Path::to_owned);
            let error = build(self.0).expect_err("somebody is building there");
            assert_eq!(Some(error), folder.map(|folder| BuildError::InUse { folder }));
        }
    }
    let one = builder("build-locked", "seega/tabuleiro-42", 1);
    one.build(&Plan::new(&one.tables, 3), &Intruder(&one)).expect("it is built");
    build(&one).expect("nobody is there any more");
}
