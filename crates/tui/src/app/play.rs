//! Wishes during a game, and what the engine answers.

use khamsin_rules::game::Offer;
use khamsin_rules::{Action, Turn};

use super::{App, Choice, Desk, Effect, Note, Prompt, Question, Row, Screen, Step, Subject, Way, Why, Wish};
use crate::table::{Answer, Refused, Table};
use crate::tell;
use crate::view::moves_end;
use crate::worker::{Finding, Task, Ticket, Verdict};

impl App {
    /// A wish during a game or after it.
    pub(super) fn game_wish(&mut self, wish: Wish) -> Vec<Effect> {
        let Some(desk) = &mut self.desk else { return Vec::new() };
        let over = desk.table.game().outcome().is_some();
        match wish {
            Wish::Up => desk.step(Step::Up),
            Wish::Down => desk.step(Step::Down),
            Wish::Left => desk.step(Step::Left),
            Wish::Right => desk.step(Step::Right),
            Wish::PageUp => self.scroll_moves(Way::Back),
            Wish::PageDown => self.scroll_moves(Way::On),
            Wish::Cancel if !over => desk.selected = None,
            Wish::Choose => return self.choose(),
            Wish::Say => return self.say(),
            Wish::Swap => return self.act(Action::Swap),
            Wish::Ship => return self.ship(),
            Wish::Type => self.prompt = Some(Prompt::new(Subject::Move)),
            Wish::Save => self.prompt = Some(Prompt::new(Subject::Save)),
            Wish::TakeBack => return self.take_back(),
            Wish::Hint => return self.ask_hint(),
            Wish::Count => return self.offer(Offer::Count),
            Wish::Draw => return self.offer(Offer::Draw),
            Wish::Resign => self.question = Some(Question::Resign),
            Wish::Copy => {
                let text = desk.table.game().setup().to_string();
                return self.copy(text);
            }
            Wish::Again => return self.begin(),
            Wish::Review => {
                let table = desk.table.clone();
                return self.study(table);
            }
            Wish::Leave | Wish::Cancel if over => return self.leave(),
            Wish::Leave => self.question = Some(Question::Leave),
            _ => {}
        }
        Vec::new()
    }

    /// Scrolls the list of moves by the few lines that are shown at once.
    fn scroll_moves(&mut self, way: Way) {
        const LINES: u16 = 3;
        let end = moves_end(self);
        let Some(desk) = &mut self.desk else { return };
        desk.back = match way {
            Way::Back => (desk.back + LINES).min(end),
            Way::On => desk.back.saturating_sub(LINES),
        };
    }

    /// The answer to a question.
    pub(super) fn answer(&mut self, wish: Wish) -> Vec<Effect> {
        let agreed = match wish {
            Wish::Yes => true,
            Wish::No | Wish::Cancel => false,
            _ => return Vec::new(),
        };
        match (self.question.take(), agreed) {
            (Some(Question::Resign), true) => self.resign(),
            (Some(Question::Leave), true) => self.leave(),
            (Some(Question::Accept), true) => self.on_table(Table::accept),
            (Some(Question::Accept), false) => self.on_table(Table::decline),
            _ => Vec::new(),
        }
    }

    /// Gives up, also while the engine thinks: its answer is not wanted any more.
    fn resign(&mut self) -> Vec<Effect> {
        self.waiting.clear();
        let mut effects = vec![Effect::Stop];
        effects.extend(self.on_table(Table::resign));
        effects
    }

    fn leave(&mut self) -> Vec<Effect> {
        let left = self.desk.take().filter(|desk| desk.table.game().outcome().is_none());
        // A game without an action is not worth going on with; the one that was left before still is.
        if let Some(mut desk) = left.filter(|desk| desk.table.game().actions().len() > 0) {
            desk.table.pause();
            self.menu.left = Some((None, desk.table));
            self.menu.row = Row::Resume;
        }
        self.screen = Screen::Menu;
        self.note = None;
        self.waiting.clear();
        vec![Effect::Stop]
    }

    fn choose(&mut self) -> Vec<Effect> {
        let Some(desk) = &mut self.desk else { return Vec::new() };
        match desk.choose() {
            Choice::Select(square) if desk.table.person_to_act().is_some() => {
                desk.selected = square;
                self.note = None;
                Vec::new()
            }
            Choice::Select(_) => self.refuse(&Refused::NotYourTurn),
            Choice::Act(action) => self.act(action),
        }
    }

    /// Space: stops or passes where that can be said, and chooses everywhere else.
    fn say(&mut self) -> Vec<Effect> {
        match self.desk.as_ref().and_then(Desk::word) {
            Some(word) => self.act(word),
            None => self.choose(),
        }
    }

    fn ship(&mut self) -> Vec<Effect> {
        let Some(desk) = &self.desk else { return Vec::new() };
        match desk.ship() {
            Some(action) => self.act(action),
            // The table says which clause forbids it.
            None => self.act(Action::PutShip(desk.cursor)),
        }
    }

    fn act(&mut self, action: Action) -> Vec<Effect> {
        self.act_all(&Turn(vec![action]))
    }

    /// A person's actions.
    pub(super) fn act_all(&mut self, turn: &Turn) -> Vec<Effect> {
        let now = self.now;
        self.on_table(|table| table.act_all(turn, now))
    }

    fn take_back(&mut self) -> Vec<Effect> {
        let now = self.now;
        self.waiting.clear();
        let mut effects = vec![Effect::Stop];
        effects.extend(self.on_table(|table| table.take_back(now)));
        effects
    }

    fn offer(&mut self, offer: Offer) -> Vec<Effect> {
        let mut effects = self.on_table(|table| table.offer(offer));
        let Some(desk) = &self.desk else { return effects };
        let Some((by, standing)) =
            desk.table.game().standing_offer().filter(|(_, standing)| *standing == offer)
        else {
            return effects;
        };
        if desk.table.is_shared() {
            self.question = Some(Question::Accept);
        } else {
            let task = Task::Offer { game: desk.table.game().clone(), to: !by, offer: standing };
            effects.push(Effect::Ask(self.waiting.ask(Why::Offer), task));
        }
        effects
    }

    fn ask_hint(&mut self) -> Vec<Effect> {
        let Some(desk) = &mut self.desk else { return Vec::new() };
        if desk.table.person_to_act().is_none() {
            return self.refuse(&Refused::NotYourTurn);
        }
        desk.hint = None;
        let task = Task::Hint(desk.table.game().clone());
        self.note = Some(Note::Said(self.texts.plain("told-hint-thinking")));
        vec![Effect::Ask(self.waiting.ask(Why::Hint), task)]
    }

    /// Does something at the table, tells what came of it, and keeps the game.
    fn on_table(&mut self, deed: impl FnOnce(&mut Table) -> Answer) -> Vec<Effect> {
        let Some(desk) = &mut self.desk else { return Vec::new() };
        let was_over = desk.table.game().outcome().is_some();
        match deed(&mut desk.table) {
            Err(refused) => self.refuse(&refused),
            Ok(news) => {
                (desk.selected, desk.hint, desk.back) = (None, None, 0);
                let sentences = tell::news(&self.texts, &desk.table, &news);
                let mut effects = vec![Effect::Keep(Box::new(desk.table.clone()))];
                let is_over = desk.table.game().outcome().is_some();
                self.note = Some(Note::Said(sentences.join(" ")));
                if is_over && !was_over {
                    self.count_result();
                }
                effects.extend(self.let_engine_play());
                effects
            }
        }
    }

    fn refuse(&mut self, refused: &Refused) -> Vec<Effect> {
        if let Some(desk) = &self.desk {
            self.note = Some(Note::Refused(tell::refused(&self.texts, &desk.table, refused)));
        }
        Vec::new()
    }

    /// Asks the engine for its turn, if it has one.
    pub(super) fn let_engine_play(&mut self) -> Vec<Effect> {
        let task = self.desk.as_ref().and_then(|desk| desk.table.engine_task());
        task.map(|task| Effect::Ask(self.waiting.ask(Why::Turn), task)).into_iter().collect()
    }

    /// A second passed.
    pub(super) fn tick(&mut self) -> Vec<Effect> {
        let now = self.now;
        let Some(desk) = &mut self.desk else { return Vec::new() };
        let news = desk.table.tick(now);
        if news.is_empty() {
            return Vec::new();
        }
        self.waiting.clear();
        self.question = None;
        self.prompt = None;
        let mut effects = vec![Effect::Stop];
        effects.extend(self.on_table(|_| Ok(news)));
        self.count_result();
        effects
    }

    /// What the engine found, if it is still asked for.
    pub(super) fn found(&mut self, ticket: Ticket, finding: Finding) -> Vec<Effect> {
        if !self.waiting.is_for(ticket) {
            return Vec::new();
        }
        match finding {
            Finding::Thinking { depth, nodes } => {
                (self.waiting.depth, self.waiting.nodes) = (depth, nodes);
                Vec::new()
            }
            Finding::Reviewing(progress) => {
                self.study.iter_mut().for_each(|study| study.progress = Some(progress));
                Vec::new()
            }
            Finding::Lines { depth, lines } => {
                // The last report of a search comes twice; the question stays open for deeper ones.
                self.study.iter_mut().for_each(|study| study.lines = (depth, lines.clone()));
                Vec::new()
            }
            answer => {
                self.waiting.clear();
                self.answered(answer)
            }
        }
    }

    fn answered(&mut self, finding: Finding) -> Vec<Effect> {
        let now = self.now;
        match finding {
            Finding::Turn(turn) => self.on_table(|table| table.engine_turn(&turn, now)),
            Finding::Offer(Verdict::Accept) => self.on_table(Table::accept),
            Finding::Offer(Verdict::Decline) => self.on_table(Table::decline),
            Finding::Hint(Some(hint)) => {
                if let Some(desk) = &mut self.desk {
                    let set = desk.table.game().rule_set();
                    self.note = Some(Note::Said(tell::hint(&self.texts, set, &hint)));
                    desk.hint = hint.turns.first().cloned();
                }
                Vec::new()
            }
            Finding::Review(review) => {
                self.study.iter_mut().for_each(|study| study.review = Some(review.clone()));
                self.look()
            }
            _ => Vec::new(),
        }
    }
}
