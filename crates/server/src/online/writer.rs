//! Group commit: whoever writes while the disk is busy shares the next commit.
//!
//! One task takes everything that has gathered and hands it to the store as one transaction. Nobody waits for company: an
//! append that comes alone is written alone, at once. An answer is given only after the commit.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::operations::metrics;
use crate::store::{Append, AppendError, Appended, Store, StoreError};

/// More would make the first of them wait for too long.
const MOST_AT_ONCE: usize = 256;
/// Writers that may wait before others are held up.
const QUEUE: usize = 4096;

type Answer = Result<Appended, AppendError>;

/// The one way to write to a store.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<(Append, oneshot::Sender<Answer>)>);

impl Writer {
    /// Starts the task that writes; it ends when the last writer is gone.
    pub fn start(store: Arc<dyn Store>) -> Writer {
        let (sender, mut receiver) = mpsc::channel::<(Append, oneshot::Sender<Answer>)>(QUEUE);
        tokio::spawn(async move {
            let mut gathered = Vec::with_capacity(MOST_AT_ONCE);
            while receiver.recv_many(&mut gathered, MOST_AT_ONCE).await > 0 {
                let (batch, waiting): (Vec<_>, Vec<_>) = gathered.drain(..).unzip();
                let events = batch.iter().map(|append| append.events.len() as u64).sum();
                let answers = store.append_all(batch).await;
                metrics::events(events);
                for (answer, waiter) in answers.into_iter().zip(waiting) {
                    // Who went away does not care; what was written stays written.
                    let _ = waiter.send(answer);
                }
            }
        });
        Writer(sender)
    }

    /// Writes, and answers when it is on the disk.
    ///
    /// # Errors
    /// As [`Store::append_all`].
    pub async fn append(&self, append: Append) -> Answer {
        let gone = || AppendError::Failed(StoreError("the writer has ended".to_owned()));
        let (sender, receiver) = oneshot::channel();
        self.0.send((append, sender)).await.map_err(|_| gone())?;
        receiver.await.map_err(|_| gone())?
    }
}
