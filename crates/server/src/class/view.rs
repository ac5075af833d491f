//! A class as a reader is told it: what is kept, with the results of the running round read from its games.

use std::collections::HashSet;

use khamsin_protocol::nouns::{Both, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::refused::ClassRefused;
use super::state::{Class, State};
use super::teaching::{last_games, results, rule_set, settle};
use crate::online::event::{ClockSpec, Millis};
use crate::online::hub::Hub;
use crate::online::id::{ClassId, GameId, GuestKey};
use crate::online::refused::Refused;

/// For how long somebody who asked about the class counts as being here, in milliseconds.
const HERE_FOR: Millis = 30_000;
/// How often it is noted that somebody asked.
const NOTED_EVERY: Millis = 10_000;

/// A class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Class)]
pub struct ClassView {
    /// Its name, for the blackboard.
    id: ClassId,
    /// What the teacher calls it.
    title: Option<String>,
    /// The rule set, with its revision.
    ruleset: String,
    /// The clock of every game.
    clock: Option<ClockSpec>,
    /// Where it stands.
    state: State,
    /// The number of the last round; 0 before the first.
    round: u32,
    /// Whether the reader is its teacher.
    teacher: bool,
    /// The reader's number, for a pupil.
    you: Option<u32>,
    /// The reader's game in the last round.
    game: Option<GameId>,
    /// Whether the reader is left over in the last round.
    bye: bool,
    /// The pupils by number, each with a line of the table.
    pupils: Vec<PupilView>,
    /// Every game, the first first.
    games: Vec<GameView>,
    /// Who was left over.
    byes: Vec<ByeView>,
    /// Where pupils join, below the server's address.
    join: String,
    /// Grows with every change.
    v: u32,
}

/// A pupil, with a line of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Pupil)]
pub struct PupilView {
    /// The number, from 1, in the order of joining.
    number: u32,
    /// The name, until it is deleted.
    name: Option<String>,
    /// Whether they are connected.
    here: bool,
    /// Whether the teacher has removed them.
    removed: bool,
    /// Points of the sheet's ladder.
    points: u32,
    /// Games won.
    won: u32,
    /// Games drawn.
    drawn: u32,
    /// Games lost.
    lost: u32,
    /// How often they were left over.
    byes: u32,
    /// The place in the table; those who were removed have none.
    place: Option<u32>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = ClassGame)]
pub struct GameView {
    /// The round, from 1.
    round: u32,
    /// Which.
    id: GameId,
    /// The number of its First.
    first: u32,
    /// The number of its Second.
    second: u32,
    /// Whether it is over.
    over: bool,
    /// Who won, if anybody.
    winner: Option<Side>,
    /// What it brought, once it is over.
    points: Option<Both<u32>>,
}

/// A bye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Bye)]
pub struct ByeView {
    /// The round, from 1.
    round: u32,
    /// The pupil's number.
    pupil: u32,
}

/// A class in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ListedClass {
    /// Its name.
    id: ClassId,
    /// What the teacher calls it.
    title: Option<String>,
    /// How many pupils there are.
    pupils: usize,
    /// The rule set.
    ruleset: String,
}

impl ListedClass {
    /// What the list tells of a class.
    pub fn of(class: Class) -> ListedClass {
        let pupils = class.plan.pupils.iter().filter(|pupil| !pupil.removed).count();
        ListedClass { id: class.id, title: class.plan.title, pupils, ruleset: class.plan.ruleset }
    }
}

/// A class with everything that is known by now about how its games ended.
///
/// # Errors
/// If the store fails.
pub async fn up_to_date(hub: &Hub, mut class: Class) -> Result<Class, Refused> {
    let results = results(hub, &class).await?;
    settle(&mut class, &results);
    Ok(class)
}

/// What a reader is told of a class.
///
/// # Errors
/// If the store fails.
pub async fn of(hub: &Hub, class: Class, reader: Option<&GuestKey>) -> Result<ClassView, Refused> {
    let class = up_to_date(hub, class).await?;
    let here = here(hub, &class, reader).await?;
    let pupils = class.table(&rule_set(&class)?).into_iter().map(|line| {
        let pupil = class.pupil(line.number)?;
        Ok(PupilView {
            number: line.number,
            name: class.names.get(&line.number).cloned(),
            here: here.contains(&pupil.guest),
            removed: pupil.removed,
            points: line.points,
            won: line.won,
            drawn: line.drawn,
            lost: line.lost,
            byes: line.byes,
            place: line.place,
        })
    });
    let pupils = pupils.collect::<Result<Vec<PupilView>, ClassRefused>>()?;
    let games: Vec<GameView> = class.games().map(game).collect();
    let byes = (1..).zip(&class.plan.rounds);
    let byes = byes.filter_map(|(round, played)| Some(ByeView { round, pupil: played.bye? })).collect();
    let you = reader.and_then(|reader| class.pupil_of(reader)).filter(|pupil| !pupil.removed);
    let you = you.map(|pupil| pupil.number);
    let last = class.plan.rounds.last();
    // Results are news as well as what is written about the class; neither is ever taken back.
    let v = class.version + games.iter().filter(|game| game.over).count() as u32;
    Ok(ClassView {
        join: format!("/#class/{}", class.id),
        round: class.round(),
        teacher: reader == Some(&class.plan.teacher),
        game: you.and_then(|you| {
            Some(last_games(&class).iter().find(|game| game.side_of(you).is_some())?.id.clone())
        }),
        bye: you.is_some() && last.is_some_and(|round| round.bye == you),
        you,
        pupils,
        games,
        byes,
        v,
        id: class.id,
        title: class.plan.title,
        ruleset: class.plan.ruleset,
        clock: class.plan.clock,
        state: class.plan.state,
    })
}

fn game((round, game): (u32, &super::state::Placed)) -> GameView {
    let result = game.result.as_ref();
    GameView {
        round,
        id: game.id.clone(),
        first: game.first,
        second: game.second,
        over: result.is_some(),
        winner: result.and_then(|result| result.winner),
        points: result.map(|result| result.points),
    }
}

/// Who is here: at a game of the round, or looking at the class. The reader is noted as well, now and then.
async fn here(hub: &Hub, class: &Class, reader: Option<&GuestKey>) -> Result<HashSet<GuestKey>, Refused> {
    let (store, now) = (hub.store(), hub.now());
    let guests: Vec<GuestKey> = class.plan.pupils.iter().map(|pupil| pupil.guest.clone()).collect();
    let seen = store.seen(&guests).await.map_err(|_| Refused::Unavailable)?;
    let mut here: HashSet<GuestKey> =
        seen.iter().filter(|(_, seen)| now - seen < HERE_FOR).map(|(guest, _)| guest.clone()).collect();
    if let Some((guest, last)) = seen.iter().find(|(guest, _)| Some(guest) == reader) {
        here.insert(guest.clone());
        if now - last > NOTED_EVERY {
            store.keep_guest(guest, None).await.map_err(|_| Refused::Unavailable)?;
        }
    }
    for game in last_games(class).iter().filter(|game| game.result.is_none()) {
        let present = store.presence(&game.id).await.map_err(|_| Refused::Unavailable)?;
        here.extend(present.into_iter().filter(|one| one.until >= now).map(|one| one.guest));
    }
    Ok(here)
}
