//! The engine with exact tables: it never gives away what it has, reaches what it is promised in time, and claims in
//! the search only what larger tables confirm.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use khamsin_engine::{Engine, Limits, Meaning, Options, Oracle, Purpose, Report, Stop, SystemClock};
use khamsin_rules::random::Random;
use khamsin_rules::{AnyPosition, Game, RuleSet};
use khamsin_tables::build::{Builder, Plan, Watcher};
use khamsin_tables::format::{Cache, Codec};
use khamsin_tables::game::AnyGame;
use khamsin_tables::solve::Observer;
use khamsin_tables::store::{AnyTables, Folder, Tables};
use khamsin_tables::{Entry, Game as _, Location, Value, dispatch_game};

/// Every Seega sheet on 5×5, and Saut du Chat.
const SETS: [&str; 5] = [
    "seega/globe-joueur(size=5)",
    "seega/jeu-du-seega",
    "seega/ludens-planet",
    "seega/tabuleiro-42",
    "saut-du-chat/ludens-planet",
];

struct Nobody;
impl Observer for Nobody {}
impl Watcher for Nobody {}

/// Tables of up to so many pieces, in a folder that is removed with them.
struct Library {
    set: RuleSet,
    /// The numbering of positions, which is slow to make.
    numbered: AnyGame,
    tables: Arc<AnyTables>,
    folder: PathBuf,
}

/// Tests run side by side, and each has tables of its own.
static NUMBER: AtomicU32 = AtomicU32::new(0);

impl Library {
    fn new(id: &str, pieces: u8) -> Library {
        let set: RuleSet = id.parse().expect("the rule set exists");
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("khamsin-engine-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let folder = Folder::new(&path);
        let cache = Arc::new(Cache::new(64 << 20));
        let game = AnyGame::new(set.rules()).expect("the game has tables");
        dispatch_game!(game, game => {
            let tables = Tables::in_folder(game, set, folder.clone(), Arc::clone(&cache));
            let threads = NonZeroUsize::new(2).expect("two threads");
            let builder = Builder { tables, threads, memory: 1 << 30, codec: Codec::Plain };
            builder.build(&Plan::new(&builder.tables, pieces), &Nobody).expect("it is built");
        });
        let tables = AnyTables::in_folder(&set, &folder, &cache).expect("the game has tables");
        let numbered = AnyGame::new(set.rules()).expect("the game has tables");
        Library { set, numbered, tables: Arc::new(tables), folder: path }
    }

    fn engine(&self, purpose: Purpose) -> Engine {
        let mut engine = Engine::new(Options { hash: 1, purpose, ..Options::default() });
        engine.set_oracle(Oracle::new(Arc::clone(&self.tables)));
        engine
    }

    /// A random position with so many pieces that is not over.
    fn draw(&self, pieces: u8, random: &mut Random) -> Game {
        let slices: Vec<_> =
            self.tables.slices(pieces).into_iter().filter(|slice| slice.pieces() == pieces).collect();
        loop {
            let slice = slices[random.below(slices.len())];
            let position: Option<AnyPosition> = dispatch_game!(&self.numbered, game => {
                let entries = game.entries(slice) as usize;
                let index = if entries == 0 { 0 } else { random.below(entries) as u64 };
                (entries > 0).then(|| game.position(Location { slice, index })).flatten().map(Into::into)
            });
            let game = position.map(|position| Game::from_setup(self.set, &position.setup(0, 1)));
            if let Some(Ok(game)) = game
                && game.outcome().is_none()
            {
                return game;
            }
        }
    }

    fn entry(&self, game: &Game) -> Entry {
        self.tables.probe(game.position()).expect("tables are whole").expect("the position is known")
    }

    /// What a game that may be over is worth to the side that moved last.
    fn value_after(&self, game: &Game, before: &Game) -> Value {
        match game.outcome() {
            Some(outcome) => Value::of(outcome, self.tables.alphabet().ranks(), before.side()),
            None if game.side() == before.side() => self.entry(game).value,
            None => -self.entry(game).value,
        }
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn search(engine: &mut Engine, game: &Game, nodes: u64) -> Report {
    engine.search(game, &Limits::nodes(nodes), &SystemClock::new(), &Stop::new(), &mut |_| {})
}

#[test]
fn no_turn_gives_value_away() {
    const PIECES: u8 = 6;
    const POSITIONS: usize = 2_000;
    for id in SETS {
        let library = Library::new(id, PIECES);
        let mut engine = library.engine(Purpose::Play);
        let mut random = Random::new(17);
        for number in 0..POSITIONS {
            let game = library.draw(3 + (number % 4) as u8, &mut random);
            let known = library.entry(&game);
            let report = search(&mut engine, &game, 300);
            let line = report.best().expect("the game is not over");
            let mut after = game.clone();
            after.play_turn(&line.turn).expect("the turn is legal");
            let place = format!("{id} {}: {} ({known:?})", game.setup(), line.turn);
            assert_eq!(library.value_after(&after, &game), known.value, "{place}");
            assert_eq!(line.known.map(|entry| entry.value), Some(known.value), "{place}");
        }
    }
}

/// The winner is the engine; the other plays what the tables hold to be the longest defence.
#[test]
fn victories_are_reached_in_time() {
    const PIECES: u8 = 6;
    const DRAWN: usize = 3_000;
    const GAMES: u32 = 60;
    for id in SETS {
        let library = Library::new(id, PIECES);
        let mut engine = library.engine(Purpose::Play);
        let mut random = Random::new(18);
        let (mut won, mut longest) = (0, 0);
        for _ in 0..DRAWN {
            let mut game = library.draw(PIECES - random.below(3) as u8, &mut random);
            let promised = library.entry(&game);
            let winner = game.side();
            // A victory by count alone has no distance, and nothing to convert.
            let Some(distance) = promised.distance.filter(|_| promised.value.is_win()) else { continue };
            longest = longest.max(distance);
            let place = format!("{id} {} {promised:?}", game.setup());
            let mut left = distance;
            while game.outcome().is_none() {
                assert!(left > 0, "{place}: no capture in time, {}", game.setup());
                let before = game.clone();
                let turn = if game.side() == winner {
                    search(&mut engine, &game, 300).best().expect("it is not over").turn.clone()
                } else {
                    let turns = library.tables.turns(game.position()).expect("tables are whole");
                    turns.expect("they know the game").rated[0].turn.clone()
                };
                game.play_turn(&turn).expect("the turn is legal");
                left -= 1;
                let took = game.quiet() == 0;
                if game.outcome().is_none() && took {
                    let entry = library.entry(&game);
                    let value = if game.side() == winner { entry.value } else { -entry.value };
                    assert_eq!(value, promised.value, "{place}: {} after {}", game.setup(), before.setup());
                    // Where the rest is a count, there is nothing more to reach.
                    match entry.distance {
                        Some(distance) => left = distance,
                        None => break,
                    }
                }
            }
            if let Some(outcome) = game.outcome() {
                let value = Value::of(outcome, library.tables.alphabet().ranks(), winner);
                assert_eq!(value, promised.value, "{place}");
            }
            won += 1;
            if won == GAMES {
                break;
            }
        }
        assert!(won >= GAMES / 4, "{id}: only {won} victories to reach");
        println!("{id}: {won} victories, the longest {longest} turns to the next capture");
    }
}

/// Small tables in the search, large ones to check it: what is called proved is so.
#[test]
fn proofs_through_tables_hold() {
    const KNOWN: u8 = 5;
    const POSITIONS: usize = 300;
    for id in SETS {
        let (small, large) = (Library::new(id, KNOWN), Library::new(id, KNOWN + 1));
        let mut engine = small.engine(Purpose::Analysis);
        let mut random = Random::new(19);
        let mut proofs = 0;
        for _ in 0..POSITIONS {
            let game = large.draw(KNOWN + 1, &mut random);
            let score = search(&mut engine, &game, 5_000).best().expect("it is not over").score;
            let known = large.entry(&game);
            let place = format!("{id} {}: {score:?}, {known:?}", game.setup());
            // Whoever wins may win more than the search has seen.
            match score.meaning() {
                Meaning::Win { rank, .. } => {
                    proofs += 1;
                    assert!(known.value >= Value::win(rank), "{place}");
                }
                Meaning::Loss { rank, .. } => {
                    proofs += 1;
                    assert!(known.value <= Value::loss(rank), "{place}");
                }
                Meaning::Points(_) | Meaning::Estimate(_) => {}
            }
        }
        assert!(proofs > POSITIONS / 20, "{id}: only {proofs} proofs");
        println!("{id}: {proofs} proofs hold");
    }
}
