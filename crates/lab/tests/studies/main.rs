//! Studies as they are run: the same files whatever the threads and interruptions, and no differences where none are.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use khamsin_engine::Stop;
use khamsin_lab::study::facts::Facts;
use khamsin_lab::study::folder::{Asked, Begin, Folder, FolderError};
use khamsin_lab::study::ladder::Ladder;
use khamsin_lab::study::measure::Measure;
use khamsin_lab::study::summary::Summary;
use khamsin_lab::study::{self, Question, Telling};
use khamsin_lab::{Match, Played, Standing, Study, report};
use khamsin_text::{Lang, Texts};

/// Every file that a finished run has to have alike.
const COMPARED: [&str; 7] = [
    "run.json",
    "summary.json",
    "report.html",
    "games.ndjson.zst",
    "games.pgn.zst",
    "figures/turns.svg",
    "figures/turns.png",
];
const TELLING: Telling = Telling { lang: Lang::En, tables: None };

fn a_study(sets: &[&str], games: u32, nodes: u64, seed: u64) -> Study {
    let sets = sets.iter().map(|set| set.parse().unwrap()).collect();
    Study::new(Question::Compare, sets, games, nodes, seed)
}

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("studies").join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// Runs a study in a folder until so many games are played; whether it came to its end.
fn run(study: &Study, path: &Path, threads: usize, begin: Begin, most: usize) -> bool {
    let matches = study.matches();
    let (mut folder, known) = Folder::open(path, &matches, begin).unwrap();
    let stop = Stop::new();
    let mut played = 0;
    let watch = &mut |arm: usize, game: &Played, _: &Standing| {
        played += 1;
        if played >= most {
            stop.request();
        }
        folder.add(arm, game)
    };
    let threads = NonZeroUsize::new(threads).unwrap();
    let Some(games) = study::play(&matches, known, threads, &stop, watch).unwrap() else {
        return false;
    };
    let summary = Summary::of(study, &games, Vec::new()).unwrap();
    let command = study.command(&TELLING);
    let files = report::study_files(study, &summary, &games, &command, &Texts::new(Lang::En)).unwrap();
    let asked = Asked { command: &command, matches: &matches, seed: study.seed };
    folder.finish(&asked, &games, &summary, &files).unwrap();
    true
}

fn assert_alike(one: &Path, two: &Path) {
    for name in COMPARED {
        assert!(fs::read(one.join(name)).unwrap() == fs::read(two.join(name)).unwrap(), "{name} differs");
    }
}

#[test]
fn the_same_files_whatever_the_threads_and_interruptions() {
    let study =
        a_study(&["saut-du-chat/ludens-planet", "saut-du-chat/ludens-planet(blocked=pass)"], 6, 40, 3);
    let [alone, together, resumed] = ["alone", "together", "resumed"].map(folder);
    assert!(run(&study, &alone, 1, Begin::Fresh, usize::MAX));
    assert!(run(&study, &together, 2, Begin::Fresh, usize::MAX));
    assert_alike(&alone, &together);

    assert!(!run(&study, &resumed, 2, Begin::Fresh, 3));
    assert!(!resumed.join("summary.json").exists());
    // A program that is killed leaves half a line.
    let journal = resumed.join("journal/1.ndjson");
    let mut text = fs::read_to_string(&journal).unwrap();
    text.truncate(text.trim_end().len() - 9);
    fs::write(&journal, text).unwrap();
    assert!(run(&study, &resumed, 1, Begin::Resume, usize::MAX));
    assert_alike(&alone, &resumed);

    // The page needs nothing else, and says nothing of when it was made.
    let page = fs::read_to_string(alone.join("report.html")).unwrap();
    assert!(page.len() < 2_000_000 && !page.contains("src=") && !page.contains("href="));
    let there = Folder::open(&alone, &study.matches(), Begin::Fresh);
    assert!(matches!(there, Err(FolderError::Occupied { .. })));
}

#[test]
fn a_game_does_not_depend_on_the_other_rule_sets() {
    let one = a_study(&["seti/beth", "seti/beth(edition=en)"], 2, 20, 1);
    let two = a_study(&["seti/beth(edition=en)", "seti/beth"], 2, 20, 1);
    assert_eq!(one.seed_of(0), two.seed_of(1));
    assert_ne!(one.seed_of(0), one.seed_of(1));
    let twice = a_study(&["seti/beth", "seti/beth"], 2, 20, 1);
    assert_ne!(twice.seed_of(0), twice.seed_of(1));
}

fn played(study: &Study) -> Vec<Vec<Played>> {
    played_out(&study.matches())
}

fn played_out(matches: &[Match]) -> Vec<Vec<Played>> {
    let none = vec![Vec::new(); matches.len()];
    let watch = &mut |_: usize, _: &Played, _: &Standing| Ok::<(), std::io::Error>(());
    study::play(matches, none, NonZeroUsize::new(2).unwrap(), &Stop::new(), watch).unwrap().unwrap()
}

/// At 5 % one run in twenty would differ by chance; more than three in twenty has a probability of 1.6 %.
#[test]
fn a_rule_set_does_not_differ_from_itself() {
    let differing = (1..=20).filter(|&seed| {
        let study = a_study(&["pahtum/globe-joueur", "pahtum/globe-joueur"], 20, 2, seed);
        let summary = Summary::of(&study, &played(&study), Vec::new()).unwrap();
        !summary.comparisons[0].significant().is_empty()
    });
    assert!(differing.count() <= 3);
}

/// Every square is filled one by one: drawn neutrals leave 48 turns, or 36.
#[test]
fn what_must_differ_does() {
    let set = |neutrals: u32| format!("pahtum/globe-joueur(neutral_setup=random,neutrals={neutrals})");
    let study = a_study(&[&set(1), &set(13)], 20, 2, 1);
    let summary = Summary::of(&study, &played(&study), Vec::new()).unwrap();
    let turns = summary.comparisons[0].of(Measure::Turns).unwrap();
    assert!((turns.range.value + 12.0).abs() < f64::EPSILON, "{turns:?}");
    assert!(turns.p_corrected < 0.01, "{turns:?}");
}

#[test]
fn facts_are_those_of_the_game() {
    let study = a_study(&["seega/ludens-planet"], 4, 30, 2);
    for game in &played(&study)[0] {
        let facts = Facts::of(game, &study.sets[0]).unwrap();
        let whole = game.replay(&study.sets[0]).unwrap();
        assert_eq!(facts.get(Measure::Turns), Some(whole.turns().len() as f64));
        assert_eq!(
            facts.get(Measure::Draws),
            Some(f64::from(u8::from(whole.outcome().unwrap().winner.is_none())))
        );
        assert_eq!(facts.fired[&whole.outcome().unwrap().clause], 1);
    }
}

/// Level 3 sees far more than level 1, and every two levels play each other once.
#[test]
fn a_ladder_is_a_cross_table() {
    let levels = [1, 3].map(|level| khamsin_engine::Level::new(level).unwrap()).to_vec();
    let ladder = Ladder { levels, ..Ladder::new("saut-du-chat/ludens-planet".parse().unwrap(), 20, 1) };
    let games = played_out(&ladder.matches());
    let summary = ladder.summary(&games);
    let [one] = summary.encounters[..] else { panic!("two levels meet once") };
    assert_eq!((one.level, one.against, one.won + one.drawn + one.lost), (3, 1, 20));
    assert!(one.score.value > 0.6 && one.score.low <= one.score.value, "{one:?}");
    let mirrored = summary.score(1, 3).unwrap();
    assert!((mirrored.value + one.score.value - 1.0).abs() < 1e-9, "{mirrored:?}");
    assert_eq!(Ladder::new(ladder.set, 2, 1).pairs().len(), 28);

    let command = ladder.command(&TELLING);
    assert_eq!(command, "khamsin lab ladder 'saut-du-chat/ludens-planet@1' --games 20 --seed 1 --lang en");
    let files = report::ladder_files(&ladder, &summary, &games, &command, &Texts::new(Lang::En)).unwrap();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["report.html", "figures/steps.svg", "figures/steps.png"]);
}

/// Portuguese, German and Arabic fall back to English where they lack a text; nobody may meet an id.
#[test]
fn every_measure_has_a_name() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for measure in Measure::ALL {
            let id = format!("lab-measure-{}", measure.id());
            assert_ne!(texts.plain(&id), id);
        }
    }
}
