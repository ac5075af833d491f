//! Who answers: cores of the protocol, each with its texts, tables and engine, lent out one question at a time.
//!
//! Answers are computed on threads that may block, never more at once than there are desks. A quick question waits for a
//! desk; a search is told at once that there is none.

use std::sync::{Arc, Mutex, PoisonError};

use khamsin_engine::{Stop, SystemClock};
use khamsin_protocol::{Core, Event, Exchange, Host};
use khamsin_tables::store::Folder;
use khamsin_text::Lang;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use crate::errors::Error;

/// Desks, free and taken.
pub struct Desks {
    free: Arc<Semaphore>,
    idle: Mutex<Vec<Core>>,
    tables: Option<Folder>,
}

/// A desk that is taken, until this is dropped.
pub struct Seat {
    desks: Arc<Desks>,
    _permit: OwnedSemaphorePermit,
}

impl Desks {
    /// So many of them, with the tables of a folder.
    pub fn new(places: usize, tables: Option<Folder>) -> Desks {
        Desks { free: Arc::new(Semaphore::new(places)), idle: Mutex::default(), tables }
    }

    /// A desk, now or never.
    ///
    /// # Errors
    /// If all are taken.
    pub fn seat_now(self: &Arc<Desks>) -> Result<Seat, Error> {
        let permit = Arc::clone(&self.free).try_acquire_owned().map_err(|_| Error::Busy)?;
        Ok(Seat { desks: Arc::clone(self), _permit: permit })
    }

    /// Answers a question that takes no time, as soon as a desk is free.
    ///
    /// # Errors
    /// What the protocol says.
    pub async fn ask<E>(self: &Arc<Desks>, lang: Lang, ask: E) -> Result<E::Answer, Error>
    where
        E: Exchange<Answer: Send> + Send + 'static,
    {
        let permit = Arc::clone(&self.free).acquire_owned().await.map_err(|_| Error::Internal)?;
        let seat = Seat { desks: Arc::clone(self), _permit: permit };
        let answered = spawn_blocking(move || seat.answer(lang, &ask, &Stop::new(), &mut |_| {}));
        answered.await.unwrap_or(Err(Error::Internal))
    }

    fn core(&self) -> Core {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(|| match &self.tables {
            Some(folder) => Core::new().with_folder(folder.clone()),
            None => Core::new(),
        })
    }
}

impl Seat {
    /// Answers a question here and now, on a thread that may block.
    ///
    /// # Errors
    /// What the protocol says.
    pub fn answer<E: Exchange>(
        &self,
        lang: Lang,
        ask: &E,
        stop: &Stop,
        tell: &mut dyn FnMut(&Event),
    ) -> Result<E::Answer, Error> {
        let mut core = self.desks.core();
        let clock = SystemClock::new();
        let answered = core.ask(lang, ask, &mut Host { clock: &clock, stop, tell });
        // After a panic the core is not put back: nobody knows what state it is in.
        self.desks.idle.lock().unwrap_or_else(PoisonError::into_inner).push(core);
        answered.map_err(Error::from)
    }
}
