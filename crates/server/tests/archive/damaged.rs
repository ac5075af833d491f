//! What is not as it was written is refused, and leaves the store empty.

use std::io::Write;

use khamsin_rules::message::Message;
use khamsin_server::archive::ArchiveError;
use khamsin_server::archive::reader::Reader;
use khamsin_server::online::id::GuestSecret;
use khamsin_text::{Lang, Texts};
use sha2::{Digest, Sha256};

use crate::filled::{Contents, Played, class, contents, guest};
use crate::moved::{packed, unpacked};
use crate::place::{both, file};

/// A small backup.
async fn small() -> Vec<u8> {
    let store = file().open().await.unwrap();
    let (ada, ben) = (guest(&*store, Some("Ada")).await, guest(&*store, Some("Ben")).await);
    let mut game = Played::begin(&*store, "seti/beth", None, &ada).await;
    game.join(&ben).await;
    game.play(1, 6).await;
    class(&*store, "6B", &[&ada, &ben]).await;
    packed(&*store).await
}

/// Compressed as backups are.
fn compressed(text: &str) -> Vec<u8> {
    zstd::encode_all(text.as_bytes(), 3).unwrap()
}

fn lines(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8(zstd::decode_all(bytes).unwrap()).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// Lines with an end that fits them, as somebody would write who wants to be believed.
fn sealed(lines: &[String]) -> Vec<u8> {
    let (end, lines) = lines.split_last().unwrap();
    let text = lines.join("\n") + "\n";
    let mut end: serde_json::Value = serde_json::from_str(end).unwrap();
    let digits: Vec<String> = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    end["end"]["sha256"] = digits.concat().into();
    compressed(&format!("{text}{end}\n"))
}

/// Refused on every store, with a sentence in every language; and nothing is left behind.
async fn refused(bytes: &[u8], id: &str) {
    for place in both() {
        let store = place.open().await.unwrap();
        let error = unpacked(bytes, &*store).await.unwrap_err();
        assert_eq!(error.id(), id, "{place}: {error}");
        for lang in Lang::ALL {
            let said = Texts::new(lang).message(&error);
            assert!(said != id && said.contains(':'), "{lang}: {said}");
        }
        assert_eq!(contents(&*store).await, Contents::default(), "{place}");
        // And it can still be written to at once.
        store.keep_guest(&GuestSecret::draw().key(), None).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_file_is_refused_wherever_it_was_cut() {
    let bytes = small().await;
    let store = file().open().await.unwrap();
    for length in 0..bytes.len() {
        let error = unpacked(&bytes[..length], &*store).await.unwrap_err();
        assert!(matches!(error, ArchiveError::Cut), "{length} of {}: {error}", bytes.len());
    }
    assert_eq!(contents(&*store).await, Contents::default());
    refused(&[], "data-cut").await;
    refused(&bytes[..bytes.len() / 2], "data-cut").await;
    // Cut between two lines, and compressed again.
    let whole = lines(&bytes);
    refused(&compressed(&format!("{}\n", whole[..whole.len() - 1].join("\n"))), "data-cut").await;
    assert!(unpacked(&bytes, &*store).await.is_ok(), "uncut it is good");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_bit_is_noticed_wherever_it_is() {
    let bytes = small().await;
    let whole = zstd::decode_all(&*bytes).unwrap();
    let mut harmless = 0;
    for bit in 0..8 * bytes.len() {
        let mut flipped = bytes.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        if Reader::new(&*flipped).and_then(|mut reader| reader.finish()).is_ok() {
            // The compression has a few bits that mean nothing, or only how much memory it may take.
            assert_eq!(zstd::decode_all(&*flipped).unwrap(), whole, "bit {bit}");
            harmless += 1;
        }
    }
    assert!(harmless < bytes.len() / 10, "{harmless} of {} bits", 8 * bytes.len());
    // Whatever comes of it, it is the file that is said to be wrong, and never a game in it.
    let mut store = file().open().await.unwrap();
    for bit in (0..8 * bytes.len()).step_by(61) {
        let mut flipped = bytes.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        if let Err(error) = unpacked(&flipped, &*store).await {
            let wrong =
                matches!(error, ArchiveError::Game { .. } | ArchiveError::Store(_) | ArchiveError::NotEmpty);
            assert!(!wrong, "bit {bit}: {error}");
        } else {
            // One of those that mean nothing; the next one needs an empty store.
            assert_eq!(zstd::decode_all(&*flipped).unwrap(), whole, "bit {bit}");
            store = file().open().await.unwrap();
        }
    }
    // A name, a turn and a guest that were changed under the compression.
    for (was, is) in [("Ben", "Bob"), ("\"turn\":\"", "\"turn\":\"z9"), ("\"joined\"", "\"jumped\"")] {
        let changed: Vec<String> = lines(&bytes).iter().map(|line| line.replace(was, is)).collect();
        assert_ne!(changed, lines(&bytes));
        refused(&compressed(&format!("{}\n", changed.join("\n"))), "data-damaged").await;
    }
    // Something that follows the end.
    let mut longer = bytes.clone();
    longer.write_all(&bytes).unwrap();
    refused(&longer, "data-damaged").await;
    // A line that is gone, with a checksum that fits.
    let mut fewer = lines(&bytes);
    fewer.remove(3);
    refused(&sealed(&fewer), "data-damaged").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_and_newer_files_are_refused() {
    refused(b"PGN, perhaps?", "data-foreign").await;
    refused(b"SQLite format 3\0", "data-foreign").await;
    refused(&compressed("{\"what\":\"else\"}\n"), "data-foreign").await;
    let head = r#"{"khamsin":{"format":2,"program":"9.9.9","at":0,"games":0,"moon":"full"}}"#;
    refused(&compressed(&format!("{head}\n{{\"star\":1}}\n")), "data-newer").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_no_game_is_refused() {
    let good = lines(&small().await);
    assert!(good[1].starts_with("{\"game\""));
    let changed = |change: &dyn Fn(&mut Vec<serde_json::Value>)| {
        let mut lines = good.clone();
        let mut game: serde_json::Value = serde_json::from_str(&lines[1]).unwrap();
        let log = game["game"]["log"].as_array_mut().unwrap();
        let before = log.len();
        change(log);
        let gone = before - log.len();
        lines[1] = game.to_string();
        let end = lines.last_mut().unwrap();
        let mut told: serde_json::Value = serde_json::from_str(end).unwrap();
        let events = told["end"]["counts"]["events"].as_u64().unwrap();
        told["end"]["counts"]["events"] = (events - gone as u64).into();
        *end = told.to_string();
        sealed(&lines)
    };
    let store = file().open().await.unwrap();
    assert!(unpacked(&changed(&|_| ()), &*store).await.is_ok(), "unchanged it is good");
    refused(&changed(&|log| drop(log.remove(4))), "data-broken-game").await;
    refused(&changed(&|log| drop(log.remove(0))), "data-broken-game").await;
    refused(&changed(&Vec::clear), "data-broken-game").await;
    refused(&changed(&|log| log[4]["event"]["turn"]["turn"] = "a1a5".into()), "data-broken-game").await;
    refused(&changed(&|log| log[0]["event"]["created"]["schema"] = 2.into()), "data-broken-game").await;
    refused(&changed(&|log| log[5]["event"] = serde_json::json!({"fly": {}})), "data-broken-game").await;
}
