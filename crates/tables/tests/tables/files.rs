//! Tables as files: what is written is read, and whatever is damaged is found.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use khamsin_rules::RuleSet;
use khamsin_rules::random::Random;
use khamsin_tables::format::{self, Bytes, Cache, Codec, Header, Table, TableError};
use khamsin_tables::{Alphabet, Entry, Slice, SolvedSlice, Value};

/// A folder of its own for each test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tables-files").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder is made");
    folder
}

fn rule_set(id: &str) -> RuleSet {
    id.parse().expect("the rule set exists")
}

fn alphabet(set: &RuleSet) -> Alphabet {
    Alphabet::new(set.rules().points().ranks())
}

/// Entries at random, often the same ones in a row; one in eight stands for no position.
fn entries(alphabet: Alphabet, count: usize, longest: usize, seed: u64) -> Vec<Option<Entry>> {
    let mut random = Random::new(seed);
    let values = alphabet.values();
    let mut entries = Vec::new();
    while entries.len() < count {
        let value = values[random.below(values.len())];
        let distance = (random.below(3) > 0).then(|| random.below(longest) as u16);
        let entry = (random.below(8) > 0).then_some(Entry { value, distance });
        entries.extend(std::iter::repeat_n(entry, random.below(20).min(count - entries.len())));
    }
    entries
}

fn write(path: &Path, set: &RuleSet, entries: &[Option<Entry>], codec: Codec, threads: usize) -> Header {
    let solved = SolvedSlice::from_entries(Slice::men(3, 2), entries.iter().copied());
    let threads = NonZeroUsize::new(threads).expect("there are threads");
    format::write(path, set, alphabet(set), &solved, codec, threads).expect("it is written")
}

fn open(path: &Path) -> Result<Table, TableError> {
    Table::open(Bytes::map(path).expect("it can be mapped"), Arc::new(Cache::new(1 << 20)))
}

fn held(bytes: Vec<u8>) -> Result<Table, TableError> {
    Table::open(Bytes::Held(bytes), Arc::new(Cache::new(1 << 20)))
}

#[test]
fn what_is_written_is_read() {
    let folder = folder("read");
    for (id, longest) in [
        ("seega/tabuleiro-42", 200),
        ("seega/ludens-planet", 900),
        ("seega/ludens-planet(points=5-2-2-0)", 3),
        ("saut-du-chat/ludens-planet", 254),
    ] {
        let set = rule_set(id);
        for (count, codec) in
            [(1, Codec::Zstd), (777, Codec::Plain), (65_536, Codec::Zstd), (150_000, Codec::Zstd)]
        {
            let entries = entries(alphabet(&set), count, longest, 7);
            let path = folder.join("3-2.table");
            let header = write(&path, &set, &entries, codec, 2);
            let table = open(&path).expect("it is whole");
            assert_eq!(table.header(), &header);
            assert_eq!(header.slice, Slice::men(3, 2));
            assert_eq!((&header.rule_set, &header.solve_hash), (&set.to_string(), &set.solve_hash()));
            table.check().expect("it is in order");
            let constant = header.counts.only_value().is_some();
            for (index, &entry) in entries.iter().enumerate() {
                let read = table.entry(index as u64).expect("no block is damaged");
                assert!(read == entry || entry.is_none() && constant, "{id}, entry {index}");
            }
            let blocks = 0..header.entries.div_ceil(format::BLOCK);
            let whole: Vec<_> =
                blocks.flat_map(|block| table.entries(block).expect("no block is damaged")).collect();
            assert!(constant || whole == entries, "{id}");
        }
    }
}

#[test]
fn bytes_alone_are_enough() {
    let set = rule_set("seega/tabuleiro-42");
    let path = folder("bytes").join("3-2.table");
    let entries = entries(alphabet(&set), 1000, 30, 1);
    write(&path, &set, &entries, Codec::Plain, 1);
    let table = held(fs::read(&path).expect("it is there")).expect("it is whole");
    assert_eq!(table.entry(17), Ok(entries[17]));
    assert_eq!(table.entry(1000), Ok(None), "beyond the end there are no positions");
}

#[test]
fn threads_do_not_change_a_byte() {
    let set = rule_set("seega/jeu-du-seega");
    let folder = folder("threads");
    let entries = entries(alphabet(&set), 3_000_000, 300, 3);
    let files: Vec<Vec<u8>> = [1, 2, 3]
        .map(|threads| {
            let path = folder.join(format!("{threads}.table"));
            write(&path, &set, &entries, Codec::Zstd, threads);
            fs::read(path).expect("it is there")
        })
        .into();
    assert!(files[0] == files[1] && files[1] == files[2]);
}

/// Nothing but the header, however many positions there are.
#[test]
fn a_slice_that_is_over_takes_no_room() {
    let set = rule_set("seega/ludens-planet");
    let path = folder("constant").join("0-5.table");
    let lost = Value::ALL[0];
    let header = format::write_constant(&path, &set, alphabet(&set), Slice::men(0, 5), lost, 6_705)
        .expect("it is written");
    let table = open(&path).expect("it is whole");
    table.check().expect("it is in order");
    assert_eq!(table.entry(4000), Ok(Some(Entry { value: lost, distance: Some(0) })));
    assert_eq!(header.counts.of(lost), 6_705);
    assert!(header.length < 300, "{} bytes", header.length);
}

/// A slice in which the same holds for every position is as short, and its marks for no position are not missed.
#[test]
fn a_slice_of_one_value_takes_no_room() {
    let set = rule_set("seega/tabuleiro-42");
    let path = folder("same").join("3-2.table");
    let won = Entry { value: Value::ALL[6], distance: None };
    let entries: Vec<Option<Entry>> = (0..100_000).map(|n| (n % 9 > 0).then_some(won)).collect();
    let header = write(&path, &set, &entries, Codec::Zstd, 1);
    let table = open(&path).expect("it is whole");
    table.check().expect("it is in order");
    assert!(header.length < 300, "{} bytes", header.length);
    assert_eq!(table.entry(4), Ok(Some(won)));
}

/// Every single byte of a file matters, and so does its length.
#[test]
fn a_flipped_byte_anywhere_is_found() {
    let set = rule_set("seega/ludens-planet");
    let folder = folder("flipped");
    for codec in [Codec::Plain, Codec::Zstd] {
        let path = folder.join("3-2.table");
        write(&path, &set, &entries(alphabet(&set), 2000, 300, 5), codec, 1);
        let whole = fs::read(&path).expect("it is there");
        held(whole.clone()).and_then(|table| table.check()).expect("it is in order");
        for at in 0..whole.len() {
            for flip in [0x01, 0x80, 0xff] {
                let mut bytes = whole.clone();
                bytes[at] ^= flip;
                held(bytes).and_then(|table| table.check()).expect_err("a flipped byte is found");
            }
        }
        for length in 0..whole.len() {
            held(whole[..length].to_vec())
                .and_then(|table| table.check())
                .expect_err("a short file is found");
        }
        held([whole, vec![0]].concat()).expect_err("a long file is found");
    }
}

#[test]
fn errors_name_what_is_damaged() {
    let set = rule_set("seega/ludens-planet");
    let path = folder("named").join("3-2.table");
    let header = write(&path, &set, &entries(alphabet(&set), 70_000, 300, 5), Codec::Zstd, 1);
    let whole = fs::read(&path).expect("it is there");
    let error = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] ^= byte;
        held(bytes).and_then(|table| table.check()).expect_err("it is damaged")
    };
    assert_eq!(error(0, 1), TableError::Foreign);
    assert_eq!(error(8, 2), TableError::Version { found: 3 });
    assert_eq!(error(40, 1), TableError::Header);
    let directory = header.directory as usize;
    assert_eq!(error(directory, 1), TableError::Directory);
    let last = TableError::Block { plane: khamsin_tables::format::Plane::Distances, block: 1 };
    assert_eq!(error(directory - 1, 1), last);
    assert_eq!(held(Vec::new()).expect_err("an empty file is no table"), TableError::Foreign);
}

/// What a killed writer leaves is not a table, and does not stop the next one.
#[test]
fn a_failed_write_leaves_what_was_there() {
    let set = rule_set("seega/ludens-planet");
    let folder = folder("failed");
    let path = folder.join("3-2.table");
    let old = entries(alphabet(&set), 100, 9, 1);
    write(&path, &set, &old, Codec::Zstd, 1);
    // A folder stands where the file is made, so that it cannot be made.
    fs::create_dir(folder.join("3-2.part")).expect("the folder is made");
    let solved = SolvedSlice::from_entries(Slice::men(3, 2), entries(alphabet(&set), 90, 9, 2).into_iter());
    format::write(&path, &set, alphabet(&set), &solved, Codec::Zstd, NonZeroUsize::MIN)
        .expect_err("it cannot be written");
    let table = open(&path).expect("the old one is whole");
    table.check().expect("it is in order");
    assert_eq!(table.entry(99), Ok(old[99]));
    fs::remove_dir(folder.join("3-2.part")).expect("the folder is removed");
    fs::write(folder.join("3-2.part"), b"half of a table").expect("it is written");
    write(&path, &set, &old, Codec::Zstd, 1);
    assert!(!folder.join("3-2.part").exists());
}
