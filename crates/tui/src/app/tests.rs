//! Whole games played by keys, and what the screens answer to wishes.

use khamsin_engine::Level;
use khamsin_rules::random::Random;
use khamsin_rules::{Action, Side};
use khamsin_text::Lang;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::*;
use crate::table::{Opponent, Settings, SideChoice};
use crate::terminal::Colours;
use crate::view::{areas, moves_end};
use crate::worker::{Finding, Task, Verdict};

const SIZE: Rect = Rect::new(0, 0, 80, 24);

/// A state, and the effects that nobody has looked at yet.
struct Driver {
    app: App,
    effects: Vec<Effect>,
}

impl Driver {
    fn new(set: &str, opponent: Opponent) -> Driver {
        let settings = Settings {
            set: set.parse().unwrap(),
            opponent,
            side: SideChoice::Chosen(Side::First),
            clock: None,
            seed: 7,
        };
        let start = Start {
            texts: Texts::new(Lang::En),
            glyphs: Glyphs::Unicode,
            colours: Colours::None,
            store: None,
            tables: None,
            settings,
            chosen: Chosen::Open,
            file: None,
        };
        let (app, effects) = App::new(start, None, SIZE);
        Driver { app, effects }
    }

    fn event(&mut self, event: Event) {
        self.effects.extend(self.app.update(event, Duration::ZERO));
    }

    fn press(&mut self, code: KeyCode) {
        self.event(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    fn keys(&mut self, keys: &str) {
        keys.chars().for_each(|key| self.press(KeyCode::Char(key)));
    }

    fn type_move(&mut self, text: &str) {
        self.keys(":");
        self.keys(text);
        self.press(KeyCode::Enter);
    }

    fn desk(&self) -> &Desk {
        self.app.desk.as_ref().expect("a game is on")
    }

    fn note(&self) -> &str {
        match self.app.note.as_ref().expect("something was said") {
            Note::Said(text) | Note::Refused(text) => text,
        }
    }

    /// Moves the cursor to a square by arrows and letters.
    fn go_to(&mut self, square: khamsin_rules::Square) {
        while self.desk().cursor.file() < square.file() {
            self.press(KeyCode::Right);
        }
        while self.desk().cursor.file() > square.file() {
            self.keys("h");
        }
        while self.desk().cursor.rank() < square.rank() {
            self.keys("k");
        }
        while self.desk().cursor.rank() > square.rank() {
            self.press(KeyCode::Down);
        }
    }

    /// Plays an action by keys alone: cursor, Enter, space, and the letters for ships and the pie rule.
    fn play(&mut self, action: Action) {
        match action {
            Action::Place(at) | Action::Remove(at) | Action::Reenter(at) => {
                self.go_to(at);
                self.press(KeyCode::Enter);
            }
            Action::Move { from, to } => {
                if self.desk().moving() != Some(from) {
                    self.go_to(from);
                    self.press(KeyCode::Enter);
                }
                self.go_to(to);
                self.press(KeyCode::Enter);
            }
            Action::PutShip(at) | Action::TakeShip(at) => {
                self.go_to(at);
                self.keys("b");
            }
            Action::Swap => self.keys("x"),
            Action::Pass | Action::End => self.keys(" "),
        }
    }

    /// Answers the questions to the engine by a random legal turn.
    fn answer_engine(&mut self, random: &mut Random) {
        // The last to place moves first: the engine may be asked twice in a row.
        while let Some(effect) = self.effects.pop() {
            let Effect::Ask(ticket, Task::Turn { game, .. }) = effect else { continue };
            let (mut after, number) = (game.clone(), game.turn());
            let mut turn = khamsin_rules::Turn::default();
            while after.turn() == number && after.outcome().is_none() {
                let legal = after.legal_actions();
                let action = legal[random.below(legal.len())];
                after.play(action).unwrap();
                turn.0.push(action);
            }
            self.event(Event::Found(ticket, Finding::Turn(turn)));
        }
    }
}

fn level(number: u8) -> Opponent {
    Opponent::Engine(Level::new(number).unwrap())
}

/// Every rule set: menu, then random legal actions by keys until the result; every action must do what it says.
#[test]
fn whole_games_are_played_by_keys() {
    for set in khamsin_rules::catalogue::rule_sets() {
        for opponent in [Opponent::Person, level(1)] {
            let mut driver = Driver::new(&set.to_string(), opponent);
            let mut random = Random::new(11);
            driver.press(KeyCode::Enter);
            assert_eq!(driver.app.place(), Place::Play, "{set}");
            driver.answer_engine(&mut random);
            while driver.desk().table.game().outcome().is_none() {
                let game = driver.desk().table.game();
                let legal = game.legal_actions();
                let action = legal[random.below(legal.len())];
                let mut expected = game.clone();
                expected.play(action).unwrap();
                driver.play(action);
                let played = driver.desk().table.game();
                assert!(played == &expected, "{set}: {action}: {}", driver.note());
                driver.answer_engine(&mut random);
            }
            assert_eq!(driver.app.place(), Place::Result, "{set}");
            assert_eq!(driver.app.series.games(), 1);
            driver.keys("v");
            assert_eq!(driver.app.place(), Place::Review, "{set}");
        }
    }
}

#[test]
fn an_illegal_try_names_its_clause_and_changes_nothing() {
    let mut driver = Driver::new("seega/ludens-planet", level(1));
    driver.press(KeyCode::Enter);
    driver.press(KeyCode::Enter);
    assert!(driver.note().contains("centre"), "{}", driver.note());
    assert_eq!(driver.desk().table.game().actions().len(), 0);
    driver.type_move("nonsense");
    assert!(driver.note().contains("nonsense"));
}

#[test]
fn taking_back_stops_the_engine_and_its_late_answer_is_passed_over() {
    let mut driver = Driver::new("seega/ludens-planet", level(1));
    driver.press(KeyCode::Enter);
    driver.type_move("b2,d4");
    let asked = driver.effects.iter().rev().find_map(|effect| match effect {
        Effect::Ask(ticket, Task::Turn { .. }) => Some(*ticket),
        _ => None,
    });
    driver.keys("u");
    assert!(matches!(driver.effects.last(), Some(Effect::Keep(_))));
    assert!(driver.effects.iter().any(|effect| matches!(effect, Effect::Stop)));
    let before = driver.desk().table.game().clone();
    driver.event(Event::Found(asked.unwrap(), Finding::Turn("a1,a2".parse().unwrap())));
    assert_eq!(driver.desk().table.game(), &before);
}

#[test]
fn offers_are_asked_and_answered() {
    let mut driver = Driver::new("seti/beth", Opponent::Person);
    driver.press(KeyCode::Enter);
    driver.keys("o");
    assert!(driver.note().contains("count"), "there is nothing to count in Seti: {}", driver.note());
    driver.keys("d");
    assert_eq!(driver.app.place(), Place::Question);
    driver.keys("n");
    assert!(driver.desk().table.game().standing_offer().is_none());
    driver.keys("d");
    driver.keys("y");
    assert_eq!(driver.app.place(), Place::Result);

    let mut driver = Driver::new("seti/beth", level(2));
    driver.press(KeyCode::Enter);
    driver.keys("d");
    let Some(Effect::Ask(ticket, Task::Offer { to, .. })) = driver.effects.pop() else {
        panic!("the engine is asked");
    };
    assert_eq!(to, Side::Second);
    driver.event(Event::Found(ticket, Finding::Offer(Verdict::Accept)));
    assert_eq!(driver.app.place(), Place::Result);
}

#[test]
fn giving_up_and_leaving_ask_first_and_a_left_game_can_be_taken_up() {
    let mut driver = Driver::new("saut-du-chat/ludens-planet", Opponent::Person);
    driver.press(KeyCode::Enter);
    driver.type_move("c2c3");
    driver.keys("q");
    driver.keys("y");
    assert_eq!(driver.app.menu.row, Row::Resume);
    driver.press(KeyCode::Enter);
    assert_eq!(driver.desk().table.game().turn(), 2);
    driver.keys("g");
    driver.keys("n");
    assert_eq!(driver.app.place(), Place::Play);
    driver.keys("g");
    driver.keys("y");
    assert_eq!(driver.app.place(), Place::Result);
    driver.keys("u");
    assert_eq!(driver.app.place(), Place::Play, "the end can be taken back");
}

#[test]
fn giving_up_while_the_engine_thinks_ends_its_thought() {
    let mut driver = Driver::new("seti/beth", level(8));
    driver.press(KeyCode::Enter);
    driver.type_move("c1c2");
    let Some(Effect::Ask(ticket, Task::Turn { .. })) = driver.effects.pop() else {
        panic!("the engine thinks");
    };
    driver.keys("g");
    driver.keys("y");
    assert!(driver.effects.iter().any(|effect| matches!(effect, Effect::Stop)));
    let told = driver.note().to_owned();
    driver.event(Event::Found(ticket, Finding::Turn("c10c9".parse().unwrap())));
    assert_eq!((driver.app.place(), driver.note()), (Place::Result, told.as_str()));
}

/// There and back: the moves scroll to the first one and no further, and a new move shows the end again.
#[test]
fn the_list_of_moves_scrolls() {
    let mut driver = Driver::new("seega/kharbga", Opponent::Person);
    driver.press(KeyCode::Enter);
    for _ in 0..40 {
        driver.play(driver.desk().table.game().legal_actions()[0]);
    }
    let end = moves_end(&driver.app);
    assert!(end > 0, "there are more moves than lines");
    for _ in 0..20 {
        driver.press(KeyCode::PageUp);
    }
    assert_eq!(driver.desk().back, end);
    let wheel = |kind| MouseEvent { kind, column: 70, row: 15, modifiers: KeyModifiers::NONE };
    driver.event(Event::Mouse(wheel(MouseEventKind::ScrollDown)));
    assert!(driver.desk().back < end);
    driver.keys("u");
    assert_eq!(driver.desk().back, 0);
}

#[test]
fn help_opens_and_closes_everywhere() {
    let mut driver = Driver::new("seti/aleph", Opponent::Person);
    let check = |driver: &mut Driver| {
        let place = driver.app.place();
        driver.keys("?");
        assert_eq!(driver.app.place(), Place::Page, "{place:?}");
        driver.press(KeyCode::End);
        driver.press(KeyCode::Esc);
        assert_eq!(driver.app.place(), place);
    };
    check(&mut driver);
    driver.press(KeyCode::Enter);
    check(&mut driver);
    driver.keys("g");
    check(&mut driver);
    driver.keys("y");
    check(&mut driver);
    driver.type_move("b1b2");
    driver.keys("q");
    driver.app.menu.row = Row::Open;
    driver.press(KeyCode::Enter);
    check(&mut driver);
}

#[test]
fn the_mouse_chooses_squares_and_rows() {
    let mut driver = Driver::new("seega/ludens-planet", Opponent::Person);
    let click = |driver: &mut Driver, column, row| {
        let kind = MouseEventKind::Down(MouseButton::Left);
        driver.event(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    };
    let row = driver.app.menu.rows().iter().position(|&row| row == Row::Start).unwrap() as u16;
    click(&mut driver, 3, areas::MENU_TOP + row);
    assert_eq!(driver.app.place(), Place::Play);
    let plan = areas::game(SIZE, driver.desk().table.game().position()).board;
    let cell = plan.square(khamsin_rules::Square::new(1, 3));
    click(&mut driver, cell.x, cell.y);
    assert_eq!(driver.desk().table.game().actions().next().unwrap().to_string(), "b4");
}

#[test]
fn a_fallen_flag_ends_the_game_by_ticks() {
    let mut driver = Driver::new("seti/beth", Opponent::Person);
    driver.app.menu.settings.clock = Some(crate::table::TimeControl::new(1, 0));
    driver.press(KeyCode::Enter);
    assert!(driver.app.clock_runs());
    driver.app.update(Event::Tick, Duration::from_secs(5));
    driver.app.update(Event::Tick, Duration::from_secs(66));
    assert_eq!(driver.app.place(), Place::Result);
    assert!(!driver.app.clock_runs());
    assert_eq!(driver.app.series.games(), 1);
}

#[test]
fn a_saved_game_is_opened_and_reviewed_to_its_mistakes() {
    let mut driver = Driver::new("seti/beth", Opponent::Person);
    driver.press(KeyCode::Enter);
    for turn in ["c1c2", "c10c9", "c2c3"] {
        driver.type_move(turn);
    }
    driver.keys("s");
    driver.keys("my.pgn");
    driver.press(KeyCode::Enter);
    let Some(Effect::Save(Some(file), table)) = driver.effects.pop() else { panic!("it is saved") };
    assert_eq!(file, PathBuf::from("my.pgn"));
    driver.keys("g");
    driver.keys("y");
    driver.keys("v");
    let Some(Effect::Ask(ticket, Task::Review(game))) = driver.effects.pop() else {
        panic!("it is reviewed")
    };
    let mut engine = khamsin_engine::Engine::new(khamsin_engine::Options { hash: 1, ..Default::default() });
    let review = khamsin_engine::review::review(
        &game,
        &mut engine,
        &khamsin_engine::Limits::depth(1),
        &khamsin_engine::SystemClock::new(),
        &khamsin_engine::Stop::new(),
        &mut |_| {},
    );
    driver.event(Event::Found(ticket, Finding::Review(review)));
    driver.press(KeyCode::Home);
    assert_eq!(driver.app.study.as_ref().unwrap().at, 0);
    driver.keys("l");
    let study = driver.app.study.as_ref().unwrap();
    assert_eq!((study.at, study.game().turn()), (1, 2));
    assert!(study.judged().is_some());
    driver.event(Event::Done(Done::Opened(Ok(table))));
    assert_eq!(driver.app.place(), Place::Play, "an unfinished game goes on");
}
