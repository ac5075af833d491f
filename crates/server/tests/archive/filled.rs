//! A store with something of everything in it, and everything that is in a store.

use std::collections::BTreeMap;

use khamsin_protocol::nouns::Side as SideName;
use khamsin_rules::random::Random;
use khamsin_rules::{RuleSet, Side, Turn};
use khamsin_server::class::state::{Class, DAY, Placed, Plan, Pupil, Round, State};
use khamsin_server::online::event::{ClassPlace, ClockSpec, Event, Logged, Proposal};
use khamsin_server::online::founding::{self, SideChoice};
use khamsin_server::online::id::{ClassId, GameId, GuestKey, GuestSecret};
use khamsin_server::online::table::Table;
use khamsin_server::store::kept::{KeptClass, KeptEvent, KeptGuest};
use khamsin_server::store::presence::Presence;
use khamsin_server::store::{Append, Store};

/// More guests than are asked for at a time.
const GUESTS: usize = 1_100;

/// What is in a store besides who is connected, in a form that can be compared.
#[derive(PartialEq, Debug, Default)]
pub struct Contents {
    /// In the order in which they were created: id, and for each event when it was, what it was, who called it what.
    pub games: Vec<(GameId, Vec<String>)>,
    pub guests: Vec<KeptGuest>,
    pub classes: BTreeMap<String, String>,
    /// What is asked without reading logs.
    pub lobby: Vec<GameId>,
    pub flags: usize,
    pub open_classes: Vec<ClassId>,
}

/// Reads everything.
pub async fn contents(store: &dyn Store) -> Contents {
    // A copy holds nobody's presence: whoever waits in a game comes back to it.
    for game in store.all_games(None, 1_000).await.unwrap() {
        let guest = GuestSecret::draw().key();
        store.keep_presence(&[Presence { game, guest, until: i64::MAX, said: 1 }]).await.unwrap();
    }
    let mut all = Contents {
        lobby: store.lobby(0, 100).await.unwrap(),
        flags: store.flags_due(100).await.unwrap().len(),
        open_classes: store.open_classes(100).await.unwrap(),
        ..Contents::default()
    };
    let mut snapshot = store.snapshot().await.unwrap();
    for (_, id) in snapshot.games(0, u32::MAX >> 1).await.unwrap() {
        let told = |kept: KeptEvent| serde_json::to_string(&kept).unwrap();
        let log = snapshot.log(&id).await.unwrap().into_iter().map(told).collect();
        all.games.push((id, log));
    }
    all.guests = snapshot.guests(None, u32::MAX >> 1).await.unwrap();
    for id in snapshot.classes(None, 1_000).await.unwrap() {
        let class: KeptClass = snapshot.class(&id).await.unwrap().unwrap();
        all.classes.insert(id.to_string(), serde_json::to_string(&class).unwrap());
    }
    all
}

/// Fills a store: finished and unfinished games of several kinds, many guests, classes with names and without.
pub async fn fill(store: &dyn Store) {
    let (ada, ben) = (guest(store, Some("Ada \"L.\" سارة")).await, guest(store, Some("Ben")).await);
    for number in 0..GUESTS {
        let name = (number % 3 == 0).then(|| format!("Guest {number}"));
        guest(store, name.as_deref()).await;
    }
    for (number, set) in
        ["seti/beth", "pahtum/globe-joueur(neutral_setup=random)", "saut-du-chat/ludens-planet"]
            .into_iter()
            .enumerate()
    {
        let mut game = Played::begin(store, set, None, &ada).await;
        game.join(&ben).await;
        game.play(number as u64, usize::MAX).await;
        assert!(game.table.finished.is_some());
    }
    let clock = ClockSpec::Increment { base: 1_000, step: 0 };
    let mut timed = Played::begin(store, "seega/ludens-planet", Some(clock), &ada).await;
    timed.join(&ben).await;
    timed.play(3, 2).await;
    for end in [Event::Resigned { side: SideName::First }, Event::Flagged { side: SideName::Second }] {
        let mut ended = Played::begin(store, "seega/tabuleiro-42", None, &ada).await;
        ended.join(&ben).await;
        ended.play(4, 5).await;
        ended.end(end).await;
    }
    drawn(store, &ada, &ben).await;
    Played::begin(store, "seti/aleph", None, &ben).await;
    class(store, "6B", &[&ada, &ben]).await;
}

/// A game that both agree to call a draw, with a turn taken back on the way.
async fn drawn(store: &dyn Store, one: &GuestKey, two: &GuestKey) {
    let mut game = Played::begin(store, "seega/jeu-du-seega", None, one).await;
    game.join(two).await;
    game.play(5, 3).await;
    let (first, second) = (SideName::First, SideName::Second);
    game.says(vec![Event::Offer { side: first, what: Proposal::Takeback }], one).await;
    let accepted = Event::Accepted { side: second, what: Proposal::Takeback, next: None };
    game.says(vec![accepted, Event::Takeback { turns: 2 }], two).await;
    game.says(vec![Event::Offer { side: first, what: Proposal::Draw }], one).await;
    game.end(Event::Accepted { side: second, what: Proposal::Draw, next: None }).await;
}

/// A guest who is known to the store.
pub async fn guest(store: &dyn Store, name: Option<&str>) -> GuestKey {
    let key = GuestSecret::draw().key();
    store.keep_guest(&key, name).await.unwrap();
    key
}

/// A class of a year ago whose names are still there, with one finished game; its pupils are called `Pupil 1` and so on.
pub async fn class(store: &dyn Store, title: &str, pupils: &[&GuestKey]) -> ClassId {
    let id = ClassId::draw();
    let set: RuleSet = "seti/beth".parse().unwrap();
    let place = ClassPlace { id: id.clone(), round: 1 };
    let seats = khamsin_rules::side::BySide::new(pupils[0].clone(), pupils[1].clone());
    let mut game = Played::new(store, founding::of_class(&set, None, place, seats)).await;
    game.play(9, usize::MAX).await;
    let numbered = || pupils.iter().zip(1..);
    let pupil =
        |(guest, number): (&&GuestKey, u32)| Pupil { number, guest: (*guest).clone(), removed: false };
    let played =
        Placed { id: game.table.id.clone(), first: 1, second: 2, result: game.table.finished.clone() };
    let plan = Plan {
        title: Some(title.to_owned()),
        teacher: GuestSecret::draw().key(),
        ruleset: set.to_string(),
        clock: None,
        keep_days: 30,
        state: State::Open,
        seed: 7,
        pupils: numbered().map(pupil).collect(),
        rounds: vec![Round { games: vec![played], bye: None }],
    };
    let names = numbered().map(|(_, number)| (number, format!("Pupil {number}"))).collect();
    let created = store.now().await.unwrap() - 365 * DAY;
    store.save_class(&Class { id: id.clone(), version: 0, created, plan, names }).await.unwrap();
    id
}

/// A game that is being written.
pub struct Played<'a> {
    store: &'a dyn Store,
    pub table: Table,
}

impl<'a> Played<'a> {
    /// A game that waits for a second player; its maker is First.
    pub async fn begin(
        store: &'a dyn Store,
        set: &str,
        clock: Option<ClockSpec>,
        maker: &GuestKey,
    ) -> Played<'a> {
        let set = set.parse().unwrap();
        Played::new(store, founding::asked_for(&set, SideChoice::First, clock, true, Some(7), None, maker))
            .await
    }

    async fn new(store: &'a dyn Store, events: Vec<Event>) -> Played<'a> {
        let id = GameId::draw();
        let logged = |(event, version): (&Event, u32)| Logged { version, at: 0, event: event.clone() };
        let log: Vec<Logged> = events.iter().zip(1..).map(logged).collect();
        let table = Table::open(id.clone(), &log).unwrap().unwrap();
        let summary = table.summary();
        let append = Append { game: id.clone(), seen: 0, events, ack: None, summary };
        store.append_all(vec![append]).await.remove(0).unwrap();
        let log = store.events(&id, 0).await.unwrap();
        Played { store, table: Table::open(id, &log).unwrap().unwrap() }
    }

    pub async fn join(&mut self, guest: &GuestKey) {
        self.says(vec![Event::Joined { side: SideName::Second, guest: guest.clone() }], guest).await;
    }

    /// Plays so many turns at random, or to the end.
    pub async fn play(&mut self, seed: u64, most: usize) {
        let mut random = Random::new(seed);
        for _ in 0..most {
            let mut game = self.table.game.clone();
            let (number, side) = (game.turn(), game.side());
            let mut actions = Vec::new();
            while game.turn() == number && game.outcome().is_none() {
                let legal = game.legal_actions();
                actions.push(legal[random.below(legal.len())]);
                game.play(*actions.last().unwrap()).unwrap();
            }
            let mover = self.table.seats[side].clone().unwrap();
            let turn = Event::Turn { side: side.into(), turn: Turn(actions).to_string() };
            if game.outcome().is_some() {
                return self.end(turn).await;
            }
            self.says(vec![turn], &mover).await;
        }
    }

    /// Lets something happen that ends the game.
    pub async fn end(&mut self, event: Event) {
        let mut after = self.table.clone();
        after.apply(&Logged { version: after.version + 1, at: after.at, event: event.clone() }).unwrap();
        let guest = self.table.seats[Side::First].clone().unwrap();
        self.says(vec![event, Event::Finished(after.result().unwrap())], &guest).await;
    }

    /// Writes events under an ack id.
    pub async fn says(&mut self, events: Vec<Event>, guest: &GuestKey) {
        let (game, seen) = (self.table.id.clone(), self.table.version);
        let mut after = self.table.clone();
        for (event, version) in events.iter().zip(seen + 1..) {
            after.apply(&Logged { version, at: after.at, event: event.clone() }).unwrap();
        }
        let ack = Some((guest.clone(), format!("ack-{seen}").parse().unwrap()));
        let append = Append { game: game.clone(), seen, events, ack, summary: after.summary() };
        self.store.append_all(vec![append]).await.remove(0).unwrap();
        for logged in self.store.events(&game, seen).await.unwrap() {
            self.table.apply(&logged).unwrap();
        }
    }
}
