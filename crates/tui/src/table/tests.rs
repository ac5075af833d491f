//! Wishes of players and what comes of them.

use std::time::Duration;

use khamsin_engine::Level;
use khamsin_rules::game::{Offer, OfferError};
use khamsin_rules::{Kind, Record, Side};

use super::*;

const START: Duration = Duration::ZERO;

fn settings(set: &str, opponent: Opponent) -> Settings {
    let side = SideChoice::Chosen(Side::First);
    Settings { set: set.parse().unwrap(), opponent, side, clock: None, seed: 0 }
}

fn level_one() -> Opponent {
    Opponent::Engine(Level::new(1).unwrap())
}

fn act(table: &mut Table, text: &str) -> Answer {
    table.act(text.parse().unwrap(), START)
}

#[test]
fn a_person_acts_and_the_engine_answers_whole_turns() {
    let mut table = Table::new(&settings("seega/ludens-planet", level_one()));
    assert_eq!(table.person_to_act(), Some(Side::First));
    act(&mut table, "b2").unwrap();
    assert!(
        matches!(act(&mut table, "c3"), Err(Refused::Illegal(illegal)) if illegal.clause.id() == "seega.place.centre")
    );
    act(&mut table, "d4").unwrap();
    assert!(table.engine_task().is_some());
    assert_eq!(act(&mut table, "a1"), Err(Refused::NotYourTurn));
    assert!(table.engine_turn(&"a1".parse().unwrap(), START).is_err(), "half a turn");
    assert_eq!(table.engine_turn(&"a1,a2".parse().unwrap(), START).unwrap().len(), 2);
}

#[test]
fn taking_back_goes_to_the_last_decision_of_a_person() {
    let mut table = Table::new(&settings("seega/ludens-planet", level_one()));
    assert_eq!(table.take_back(START), Err(Refused::NothingToTakeBack));
    act(&mut table, "b2").unwrap();
    act(&mut table, "d4").unwrap();
    table.engine_turn(&"a1,a2".parse().unwrap(), START).unwrap();
    assert_eq!(table.take_back(START), Ok(vec![News::TakenBack { count: 3 }]));
    assert_eq!(table.game().setup().to_string(), "5/5/5/1M3/5 1 place:1 11,12 0 1");
    assert_eq!(table.take_back(START), Ok(vec![News::TakenBack { count: 1 }]));
    assert_eq!(table.take_back(START), Err(Refused::NothingToTakeBack));
}

#[test]
fn half_a_turn_survives_being_kept() {
    let mut table = Table::new(&Settings {
        clock: Some(TimeControl::new(5, 3)),
        ..settings("seega/ludens-planet", level_one())
    });
    act(&mut table, "b2").unwrap();
    act(&mut table, "d4").unwrap();
    table.engine_turn(&"a1,a2".parse().unwrap(), START).unwrap();
    act(&mut table, "e5").unwrap();
    let text = table.record().to_string();
    let back = Table::from_record(&Record::parse(&text).unwrap()).unwrap();
    assert_eq!(back.game(), table.game());
    assert_eq!(back.player(Side::Second), table.player(Side::Second));
    assert_eq!(back.clock().unwrap().left(Side::First), Duration::from_secs(303));
    assert_eq!(back.clauses_used(), table.clauses_used());
    assert_eq!(back.record(), table.record());
}

#[test]
fn an_agreed_end_survives_being_kept() {
    let mut table = Table::new(&settings("seti/beth", Opponent::Person));
    act(&mut table, "c1c2").unwrap();
    table.offer(Offer::Draw).unwrap();
    assert_eq!(table.accept().unwrap().len(), 2);
    let back = Table::from_record(&Record::parse(&table.record().to_string()).unwrap()).unwrap();
    assert_eq!(back.game().outcome().map(|end| end.kind), Some(Kind::Draw));
}

#[test]
fn offers_need_something_to_offer_and_somebody_to_act() {
    let mut table = Table::new(&settings("seega/ludens-planet", level_one()));
    assert_eq!(table.offer(Offer::Count), Err(Refused::Offer(OfferError::NothingToCount)));
    table.offer(Offer::Draw).unwrap();
    assert_eq!(table.decline(), Ok(vec![News::Declined { by: Side::Second, offer: Offer::Draw }]));
    assert_eq!(table.accept(), Err(Refused::Offer(OfferError::NoOffer)));
    table.resign().unwrap();
    assert_eq!(table.game().outcome().and_then(|end| end.winner), Some(Side::Second));
    assert_eq!(table.offer(Offer::Draw), Err(Refused::Offer(OfferError::Over)));
}

#[test]
fn the_clock_takes_from_the_side_to_act_and_a_flag_falls() {
    let seconds = Duration::from_secs;
    let control = TimeControl { initial: seconds(10), increment: seconds(2) };
    let mut table = Table::new(&Settings { clock: Some(control), ..settings("seti/beth", Opponent::Person) });
    assert_eq!(table.tick(seconds(100)), vec![], "the clock starts when it is first told the time");
    table.act("c1c2".parse().unwrap(), seconds(104)).unwrap();
    let left = |table: &Table, side| table.clock().unwrap().left(side);
    assert_eq!(left(&table, Side::First), seconds(8));
    assert_eq!(table.tick(seconds(113)), vec![]);
    assert_eq!(left(&table, Side::Second), seconds(1));
    let news = table.tick(seconds(114));
    assert_eq!(news[0], News::FlagFell { by: Side::Second });
    assert_eq!(table.game().outcome().and_then(|end| end.winner), Some(Side::First));
    assert_eq!(table.tick(seconds(200)), vec![], "it stands once the game is over");
}

#[test]
fn the_lot_draws_a_side() {
    let lot = Settings { side: SideChoice::Lot, ..settings("seti/beth", level_one()) };
    let sides: Vec<Side> = (0..20).map(|seed| Table::new(&Settings { seed, ..lot }).person()).collect();
    assert!(sides.contains(&Side::First) && sides.contains(&Side::Second));
}
