//! What a teacher and pupils do to a class: read it, decide, write it; if somebody was faster, again.
//!
//! A round is written into the class before its games are made, with their names: whoever finds one missing afterwards
//! (because a server stopped in between) makes it, and it is the same game. Games are told what the teacher says
//! through the hub, as events in their logs; all of it can be said twice.

use khamsin_rules::ruleset::RuleSet;
use khamsin_rules::side::BySide;

use super::pairing;
use super::refused::ClassRefused;
use super::state::{Class, Placed, State};
use super::store::Saved;
use crate::online::event::{ClassPlace, Finished};
use crate::online::founding;
use crate::online::hub::{Decree, Hub};
use crate::online::id::{ClassId, GuestKey};
use crate::online::refused::Refused;
use crate::store::StoreError;

/// How often a change that came second is decided again.
const TRIES: usize = 20;

/// What happens to games that are running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Running {
    /// They are waited for.
    Wait,
    /// They end as draws.
    Stop,
}

/// A class.
///
/// # Errors
/// If there is none of this name.
pub async fn find(hub: &Hub, id: &ClassId) -> Result<Class, Refused> {
    Ok(hub.store().class(id).await.map_err(|error| failed(&error))?.ok_or(ClassRefused::NoClass)?)
}

/// A class, for its teacher.
///
/// # Errors
/// If there is none of this name, or it is another's.
pub async fn find_own(hub: &Hub, id: &ClassId, teacher: &GuestKey) -> Result<Class, Refused> {
    let class = find(hub, id).await?;
    if class.plan.teacher == *teacher { Ok(class) } else { Err(ClassRefused::NotTeacher.into()) }
}

/// Makes a class; a name that is taken is drawn anew.
///
/// # Errors
/// If the store fails.
pub async fn found(hub: &Hub, mut class: Class) -> Result<Class, Refused> {
    for _ in 0..TRIES {
        if hub.store().save_class(&class).await.map_err(|error| failed(&error))? == Saved::Yes {
            class.version = 1;
            return Ok(class);
        }
        class.id = ClassId::draw();
    }
    Err(Refused::Unavailable)
}

/// Changes a class as `decide` says, and tells every server; nothing is written if nothing changes.
///
/// # Errors
/// Why it cannot be; or if the store fails.
pub async fn change(
    hub: &Hub,
    id: &ClassId,
    decide: impl Fn(&mut Class) -> Result<(), ClassRefused> + Send,
) -> Result<Class, Refused> {
    for _ in 0..TRIES {
        let before = find(hub, id).await?;
        let mut class = before.clone();
        decide(&mut class)?;
        if class == before {
            return Ok(class);
        }
        if hub.store().save_class(&class).await.map_err(|error| failed(&error))? == Saved::Yes {
            class.version += 1;
            if let Err(error) = hub.store().say(&format!("class:{id}")).await {
                tracing::warn!(%error, class = %id, "other servers were not told of a change");
            }
            return Ok(class);
        }
    }
    tracing::error!(class = %id, "a change came second {TRIES} times");
    Err(Refused::Unavailable)
}

/// The next round. `seen` is the round that the teacher sees, if they said so: a second click pairs nobody twice.
///
/// # Errors
/// If games are running that are to be waited for, the class is paused or over, or has too few pupils.
pub async fn pair(hub: &Hub, class: &Class, running: Running, seen: Option<u32>) -> Result<Class, Refused> {
    let round = class.round();
    match class.plan.state {
        State::Ended => return Err(ClassRefused::Ended.into()),
        State::Paused => return Err(ClassRefused::Paused.into()),
        State::Open => {}
    }
    if seen.is_some_and(|seen| seen != round) {
        return Err(ClassRefused::OtherRound.into());
    }
    let set = rule_set(class)?;
    class.players(&set)?;
    let results = match running {
        Running::Stop => stopped(hub, class).await?,
        Running::Wait => results(hub, class).await?,
    };
    if results.iter().any(Option::is_none) {
        return Err(ClassRefused::Running.into());
    }
    let paired = change(hub, &class.id, |class| {
        // The results are those of the round that was looked at.
        if class.round() != round {
            return Err(ClassRefused::OtherRound);
        }
        if class.plan.state != State::Open {
            return Err(ClassRefused::Paused);
        }
        settle(class, &results);
        let players = class.players(&set)?;
        let pairing = pairing::pair(&players, class.plan.seed.wrapping_add(u64::from(round)));
        class.add_round(&pairing);
        Ok(())
    });
    let class = paired.await?;
    for game in last_games(&class) {
        make(hub, &class, game).await?;
    }
    Ok(class)
}

/// Stops clocks and turns, or lets them go on.
///
/// # Errors
/// If the class is over.
pub async fn set_paused(hub: &Hub, id: &ClassId, state: State) -> Result<Class, Refused> {
    let changed = change(hub, id, |class| {
        if class.has_ended() {
            return Err(ClassRefused::Ended);
        }
        class.plan.state = state;
        Ok(())
    });
    let class = changed.await?;
    decree(hub, &class, if state == State::Paused { Decree::Pause } else { Decree::Resume }).await?;
    Ok(class)
}

/// Ends a class; games that are running end as draws.
///
/// # Errors
/// If the store fails.
pub async fn end(hub: &Hub, id: &ClassId) -> Result<Class, Refused> {
    let set_ended = |class: &mut Class| {
        class.plan.state = State::Ended;
        Ok(())
    };
    let class = change(hub, id, set_ended).await?;
    let results = stopped(hub, &class).await?;
    let settled = |class: &mut Class| {
        settle(class, &results);
        Ok(())
    };
    change(hub, id, settled).await
}

/// Gives a pupil another name.
///
/// # Errors
/// If there is no such pupil, or another has the name.
pub async fn rename(hub: &Hub, id: &ClassId, number: u32, name: &str) -> Result<Class, Refused> {
    let renamed = change(hub, id, |class| {
        class.pupil(number)?;
        class.name_is_free(name, Some(number))?;
        class.names.insert(number, name.to_owned());
        Ok(())
    });
    let class = renamed.await?;
    let guest = &class.pupil(number)?.guest;
    hub.store().rename_guest(guest, Some(name)).await.map_err(|error| failed(&error))?;
    for game in last_games(&class).iter().filter(|game| game.side_of(number).is_some()) {
        hub.people_changed(&game.id).await;
    }
    Ok(class)
}

/// Removes a pupil, who loses a running game by abandoning it.
///
/// # Errors
/// If there is no such pupil.
pub async fn remove(hub: &Hub, id: &ClassId, number: u32) -> Result<Class, Refused> {
    let removed = change(hub, id, |class| {
        class.pupil(number)?;
        for pupil in class.plan.pupils.iter_mut().filter(|pupil| pupil.number == number) {
            pupil.removed = true;
        }
        Ok(())
    });
    let class = removed.await?;
    for game in last_games(&class) {
        if let Some(side) = game.side_of(number) {
            make(hub, &class, game).await?;
            hub.decree(&game.id, Decree::Abandon(side)).await?;
        }
    }
    Ok(class)
}

/// How the games of the last round ended, in their order; none where one is running.
///
/// # Errors
/// If the store fails.
pub async fn results(hub: &Hub, class: &Class) -> Result<Vec<Option<Finished>>, Refused> {
    let mut results = Vec::new();
    for game in last_games(class) {
        results.push(if let Some(result) = &game.result {
            Some(result.clone())
        } else {
            make(hub, class, game).await?;
            hub.table(&game.id).await?.finished
        });
    }
    Ok(results)
}

/// The rule set of a class.
///
/// # Errors
/// If this program does not know it any more.
pub fn rule_set(class: &Class) -> Result<RuleSet, Refused> {
    class.plan.ruleset.parse().map_err(|error| Refused::RuleSet(Box::new(error)))
}

/// Notes how the games of the last round ended.
pub fn settle(class: &mut Class, results: &[Option<Finished>]) {
    let games = class.plan.rounds.last_mut().map(|round| &mut round.games);
    for (game, result) in games.into_iter().flatten().zip(results) {
        game.result.clone_from(result);
    }
}

/// The games of the last round.
pub fn last_games(class: &Class) -> &[Placed] {
    class.plan.rounds.last().map_or(&[], |round| &round.games)
}

async fn stopped(hub: &Hub, class: &Class) -> Result<Vec<Option<Finished>>, Refused> {
    decree(hub, class, Decree::Stop).await?;
    results(hub, class).await
}

async fn decree(hub: &Hub, class: &Class, decree: Decree) -> Result<(), Refused> {
    for game in last_games(class).iter().filter(|game| game.result.is_none()) {
        make(hub, class, game).await?;
        hub.decree(&game.id, decree).await?;
    }
    Ok(())
}

/// Makes a game of the class if it is not there.
async fn make(hub: &Hub, class: &Class, game: &Placed) -> Result<(), Refused> {
    if !matches!(hub.table(&game.id).await, Err(Refused::NoGame)) {
        return Ok(());
    }
    let place = ClassPlace { id: class.id.clone(), round: class.round() };
    let seats = BySide::new(class.pupil(game.first)?.guest.clone(), class.pupil(game.second)?.guest.clone());
    let events = founding::of_class(&rule_set(class)?, class.plan.clock, place, seats);
    hub.found(&game.id, events).await?;
    match class.plan.state {
        State::Paused => hub.decree(&game.id, Decree::Pause).await.map(drop),
        State::Open | State::Ended => Ok(()),
    }
}

fn failed(error: &StoreError) -> Refused {
    tracing::error!(%error, "a class could not be read or written");
    Refused::Unavailable
}
