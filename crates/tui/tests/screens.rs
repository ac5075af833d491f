//! Screens as buffers: every board and everything a side can owe, in colour and without, in both kinds of signs.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

use std::collections::BTreeSet;
use std::time::Duration;

use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::Random;
use khamsin_rules::{Action, Game, Pending, Record, RuleSet, Side, Square};
use khamsin_text::{Glyphs, Lang, Texts};
use khamsin_tui::app::{App, Event, Note, Place};
use khamsin_tui::table::{Opponent, Refused, Settings, SideChoice, Table};
use khamsin_tui::terminal::{Colours, seen};
use khamsin_tui::view::theme::Theme;
use khamsin_tui::view::{View, areas};
use khamsin_tui::{Chosen, Start, tell};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::widgets::Widget;

const SIZE: Rect = Rect::new(0, 0, 80, 24);

fn app(set: RuleSet, lang: Lang, glyphs: Glyphs) -> App {
    let opponent = Opponent::Person;
    let side = SideChoice::Chosen(Side::First);
    let start = Start {
        texts: Texts::new(lang),
        glyphs,
        colours: Colours::None,
        store: None,
        tables: None,
        settings: Settings { set, opponent, side, clock: None, seed: 0 },
        chosen: Chosen::Settings,
        file: None,
    };
    App::new(start, None, SIZE).0
}

/// The app with a game as it stands.
fn at(game: &Game, lang: Lang, glyphs: Glyphs) -> App {
    let mut app = app(*game.rule_set(), lang, glyphs);
    let mut table = Table::from_record(&Game::record(&before(game))).unwrap();
    for action in game.actions() {
        table.act(action, Duration::ZERO).unwrap();
    }
    app.desk.as_mut().unwrap().table = table;
    app.note = None;
    app
}

/// The game before its first action.
fn before(game: &Game) -> Game {
    let mut game = game.clone();
    while game.undo().is_some() {}
    game
}

fn drawn(app: &App, colours: Colours) -> Buffer {
    let mut buffer = Buffer::empty(app.size);
    View { app, theme: Theme::new(colours) }.render(app.size, &mut buffer);
    buffer
}

fn lines(buffer: &Buffer) -> Vec<String> {
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(|y| row(y).trim_end().to_owned()).collect()
}

fn text(buffer: &Buffer) -> String {
    lines(buffer).join("\n")
}

fn press(app: &mut App, code: KeyCode) {
    app.update(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)), Duration::ZERO);
}

/// A name for what is owed, finer than the phase: forced passes and removals are situations of their own.
fn situation(game: &Game) -> String {
    match (game.position().pending(), &game.legal_actions()[..]) {
        (_, [Action::Pass]) => "pass".to_owned(),
        (Pending::Move, [Action::Remove(_), ..]) => "remove".to_owned(),
        (Pending::Chain(_), actions) if actions.contains(&Action::End) => "chain, or stop".to_owned(),
        (Pending::Chain(_), _) => "chain".to_owned(),
        (pending, _) => pending.to_string(),
    }
}

/// One game for every situation of every rule set that random play comes to.
fn situations() -> Vec<(String, Game)> {
    let mut met: BTreeSet<(String, String)> = BTreeSet::new();
    let mut games = Vec::new();
    for set in rule_sets() {
        for seed in 0..12 {
            let (mut game, mut random) = (Game::new(set, seed), Random::new(seed));
            while game.outcome().is_none() {
                let situation = situation(&game);
                if met.insert((set.to_string(), situation.clone())) {
                    games.push((situation, game.clone()));
                }
                let actions = game.legal_actions();
                game.play(actions[random.below(actions.len())]).unwrap();
            }
            if met.insert((set.to_string(), "over".to_owned())) {
                games.push(("over".to_owned(), game));
            }
        }
    }
    games
}

/// What stands on each square can be read from the screen, with whatever signs.
fn check_pieces(app: &App, game: &Game, buffer: &Buffer) {
    let plan = areas::game(SIZE, game.position()).board;
    for square in game.setup().squares() {
        let cell = plan.square(square);
        let row = cell.y + cell.height / 2;
        let inside: String = (cell.x..cell.right()).map(|x| buffer[(x, row)].symbol()).collect();
        if let Some(piece) = game.position().piece(square) {
            let sign = app.glyphs.piece(piece);
            assert!(inside.contains(&sign), "{square} of {}: {inside:?} has no {sign}", game.rule_set());
        }
    }
}

#[test]
fn every_board_and_situation_is_shown_whole_in_colour_and_without() {
    let all = situations();
    let names: BTreeSet<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    for name in [
        "place:2",
        "place:1",
        "neutral",
        "pie",
        "move",
        "pass",
        "remove",
        "freed",
        "unblock",
        "chain",
        "chain, or stop",
        "reenter:P",
        "reenter:H",
        "over",
    ] {
        let found = names.contains(name) || names.iter().any(|known| known.starts_with(name));
        assert!(found, "random play never came to {name}: {names:?}");
    }
    for (name, game) in &all {
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            let mut app = at(game, Lang::En, glyphs);
            if let Some(action) = game.legal_actions().first() {
                // The piece that could move is chosen, so that targets are marked.
                app.desk.as_mut().unwrap().cursor = action.squares().next().unwrap_or(Square::new(0, 0));
                if matches!(action, Action::Move { .. }) {
                    press(&mut app, KeyCode::Enter);
                }
            }
            let plain = drawn(&app, Colours::None);
            let context = format!("{} {name}\n{}", game.rule_set(), text(&plain));
            check_pieces(&app, game, &plain);
            let areas = areas::game(SIZE, game.position());
            assert!(areas.board.area.bottom() < SIZE.bottom() && areas.panel.width >= 36, "{context}");
            assert_eq!(app.place(), if name == "over" { Place::Result } else { Place::Play }, "{context}");
            if game.outcome().is_none() {
                assert!(text(&plain).contains('[') && text(&plain).contains("turn: "), "{context}");
            }
            if glyphs == Glyphs::Ascii {
                assert!(text(&plain).is_ascii(), "{context}");
            }
            for colours in [Colours::Sixteen, Colours::Many, Colours::True] {
                let coloured = drawn(&app, colours);
                assert_eq!(lines(&coloured), lines(&plain), "colours tell nothing by themselves");
                let used = coloured.content.iter().any(|cell| cell.fg != Color::Reset);
                assert!(used, "{context}");
            }
            let reset = |cell: &ratatui::buffer::Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
            assert!(plain.content.iter().all(reset), "no colour where none is wanted: {context}");
        }
    }
}

/// A desk of this position with the cursor on a square.
fn screen(set: &str, position: &str, cursor: &str) -> App {
    let game = Game::from_setup(set.parse().unwrap(), &position.parse().unwrap()).unwrap();
    let record = Record::parse(&game.record().to_string()).unwrap();
    let mut app = app(set.parse().unwrap(), Lang::En, Glyphs::Unicode);
    let desk = app.desk.as_mut().unwrap();
    desk.table = Table::from_record(&record).unwrap();
    desk.cursor = Square::parse(cursor).unwrap();
    app
}

/// The rows of the board alone.
fn board(app: &App) -> String {
    let desk = app.desk.as_ref().unwrap();
    let area = areas::game(SIZE, desk.table.game().position()).board.area;
    let buffer = drawn(app, Colours::None);
    let row = |y| (area.x..area.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (area.y..area.bottom()).map(|y| row(y).trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_chosen_piece_and_its_targets_are_marked_by_signs() {
    let mut app = screen("seti/aleph", "1ph/3/3/H2/3/3/1s1/h2/3/HP+S 1 move 1,2 4 9", "a1");
    press(&mut app, KeyCode::Enter);
    app.desk.as_mut().unwrap().cursor = Square::parse("c4").unwrap();
    let expected = "   ┌────┬────┬────┐
10 │    │ p  │ h  │
   ├────┼────┼────┤
 9 │    │    │    │
   ├────┼────┼────┤
 8 │    │    │    │
   ├────┼────┼────┤
 7 │ H  │    │    │
   ├────┼────┼────┤
 6 │    │    │    │
   ├────┼────┼────┤
 5 │    │    │    │
   ├────┼────┼────┤
 4 │    │ ▽  │[  ]│
   ├────┼────┼────┤
 3 │ h  │(  )│(  )│
   ├────┼────┼────┤
 2 │    │    │(  )│
   ├────┼────┼────┤
 1 │«H »│ P▼ │ ▼  │
   └────┴────┴────┘
     a    b    c";
    assert_eq!(board(&app), expected);
}

#[test]
fn the_last_turn_is_marked_by_signs() {
    let mut app = screen("seega/tabuleiro-42(size=7)", "7/7/1M1mM2/7/7/7/m6 1 move 0,0 3 90", "a7");
    let table = &mut app.desk.as_mut().unwrap().table;
    table.act("b5c5".parse().unwrap(), Duration::ZERO).unwrap();
    let shown = board(&app);
    let row = shown.lines().nth(5).unwrap();
    assert_eq!(row, " 5 │   │ : │▸●◂│ × │ ● │   │   │", "{shown}");
}

/// A long game: the list of moves shows its end, arrows say which way there is more, and its beginning can be seen.
#[test]
fn early_moves_can_be_scrolled_to() {
    let set: RuleSet = "seega/ludens-planet".parse().unwrap();
    let (mut game, mut random) = (Game::new(set, 0), Random::new(1));
    while game.outcome().is_none() {
        let actions = game.legal_actions();
        game.play(actions[random.below(actions.len())]).unwrap();
    }
    let mut app = at(&game, Lang::En, Glyphs::Unicode);
    let first = format!("1. {}", game.turns()[0].turn);
    assert!(panel(&app).contains("Moves ↑ ─") && !panel(&app).contains(&first), "{}", panel(&app));
    for _ in 0..100 {
        press(&mut app, KeyCode::PageUp);
    }
    assert!(panel(&app).contains("Moves ↓ ─") && panel(&app).contains(&first), "{}", panel(&app));
}

#[test]
fn a_small_window_gets_a_smaller_board_or_a_sentence() {
    let mut app = app("seega/tabuleiro-42(size=9)".parse().unwrap(), Lang::En, Glyphs::Unicode);
    app.update(Event::Resize(80, 16), Duration::ZERO);
    assert!(text(&drawn(&app, Colours::None)).contains("a  b  c"));
    app.update(Event::Resize(40, 10), Duration::ZERO);
    assert!(text(&drawn(&app, Colours::None)).contains("too small"));
    for (width, height) in [(1, 1), (2, 30), (300, 100), (80, 2)] {
        app.update(Event::Resize(width, height), Duration::ZERO);
        drawn(&app, Colours::True);
    }
}

/// A text as it stands on the screen.
fn shown(text: &str) -> String {
    seen(text).unwrap_or_else(|| text.to_owned())
}

/// The menu and the help of every place hold what they must, in every language, within the window.
#[test]
fn menus_and_pages_fit_in_every_language() {
    for lang in Lang::ALL {
        for set in rule_sets() {
            let mut app = app(set, lang, Glyphs::Unicode);
            press(&mut app, KeyCode::Char('?'));
            let mut help = text(&drawn(&app, Colours::None));
            press(&mut app, KeyCode::End);
            help += &text(&drawn(&app, Colours::None));
            let keys = Place::Play.wishes().iter().map(|&(_, id)| id);
            for id in keys.chain(["mark-cursor", "mark-target", "mark-place", "mark-centre"]) {
                let told = app.texts.plain(id);
                assert!(help.contains(&shown(&told)), "{lang} {told}: {help}");
            }
            press(&mut app, KeyCode::Esc);
            press(&mut app, KeyCode::Char('r'));
            press(&mut app, KeyCode::End);
            let rules = drawn(&app, Colours::None);
            assert!(text(&rules).len() > 200, "the last page of the rules is full:\n{}", text(&rules));
            press(&mut app, KeyCode::Esc);
            press(&mut app, KeyCode::Char('q'));
            press(&mut app, KeyCode::Char('y'));
            assert_eq!(app.place(), Place::Menu);
            let menu = text(&drawn(&app, Colours::None));
            let sheet = app.texts.plain(&khamsin_text::render::sheet_message(set.entry().sheet));
            for part in [sheet, app.texts.plain("tui-menu-start")] {
                assert!(menu.contains(&shown(&part)), "{part}: {menu}");
            }
        }
    }
}

/// Everything beside the board, as one line without rules drawn through it.
fn panel(app: &App) -> String {
    let area = areas::game(SIZE, app.desk.as_ref().unwrap().table.game().position()).panel;
    let buffer = drawn(app, Colours::None);
    let row = |y| (area.x..area.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    spaced(&(area.y..area.bottom()).map(row).collect::<Vec<_>>().join(" "))
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the rules answer to anything that can be tried and is not legal: each clause once.
fn refusals(game: &Game) -> Vec<Refused> {
    let mut tries = vec![Action::End, Action::Pass, Action::Swap];
    for square in game.setup().squares() {
        tries.extend([Action::Place(square), Action::Remove(square), Action::PutShip(square)]);
        tries.extend(game.setup().squares().map(|to| Action::Move { from: square, to }));
    }
    let mut clauses = BTreeSet::new();
    let illegal = tries.into_iter().filter_map(|action| game.position().check(action).err());
    illegal.filter(|illegal| clauses.insert(illegal.clause.id())).map(Refused::Illegal).collect()
}

/// At 80 by 24, no language is too long for what is told: the duty, why a try is refused, how the game ended.
#[test]
fn nothing_that_is_told_is_cut() {
    for (name, game) in situations() {
        let refusals = if game.outcome().is_none() { refusals(&game) } else { Vec::new() };
        for lang in [Lang::En, Lang::Fr, Lang::Pt, Lang::De] {
            let mut app = at(&game, lang, Glyphs::Unicode);
            let table = &app.desk.as_ref().unwrap().table;
            let refused = refusals.iter().map(|refused| tell::refused(&app.texts, table, refused));
            // The longest of them must fit.
            let told = match game.outcome() {
                Some(outcome) => Some(app.texts.outcome(game.rule_set(), outcome).join(" ")),
                None => refused.max_by_key(|text| text.chars().count()),
            };
            let told = told.expect("there is always something that is not legal");
            app.note = Some(Note::Refused(told.clone()));
            let panel = panel(&app);
            assert!(panel.contains(&spaced(&told)), "{lang} {} {name}: {told}\n{panel}", game.rule_set());
        }
    }
}
