//! Pages to read over any screen: help and rules.

use super::{App, Effect, Place, Wish};
use crate::view::page_end;

/// A page to read over any screen, and how far it is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// What it tells.
    pub topic: Topic,
    /// Lines scrolled off.
    pub scroll: u16,
}

/// What a page tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The keys of a place.
    Help(Place),
    /// The rules of the rule set at hand.
    Rules,
}

impl Page {
    /// A page from its beginning.
    pub const fn new(topic: Topic) -> Page {
        Page { topic, scroll: 0 }
    }
}

impl App {
    /// Turns or closes a page; the view keeps it from being scrolled too far.
    pub(super) fn read(&mut self, wish: Wish) {
        const PAGE: u16 = 10;
        let Some(page) = &mut self.page else { return };
        page.scroll = match wish {
            Wish::Up => page.scroll.saturating_sub(1),
            Wish::Down => page.scroll.saturating_add(1),
            Wish::PageUp => page.scroll.saturating_sub(PAGE),
            Wish::PageDown => page.scroll.saturating_add(PAGE),
            Wish::Start => 0,
            Wish::End => u16::MAX,
            _ => {
                self.page = None;
                return;
            }
        };
        let scroll = page.scroll;
        let end = page_end(self);
        self.page.iter_mut().for_each(|page| page.scroll = scroll.min(end));
    }

    /// Help for what is typed is that of the screen below.
    pub(super) fn help_here(&mut self) -> Vec<Effect> {
        self.page = Some(Page::new(Topic::Help(self.place())));
        Vec::new()
    }
}
