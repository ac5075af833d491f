//! Names do not outlive a class for long: after the days that its teacher chose they are deleted, here and where the same
//! guest goes by the same name. Points and records stay, under numbers.

use std::sync::Arc;
use std::time::Duration;

use super::store::Saved;
use crate::online::chores::every;
use crate::online::hub::Hub;
use crate::store::{Store, StoreError};

/// How often it is looked whether names are to be deleted.
const EVERY: Duration = Duration::from_hours(24);
/// How often a class that changes meanwhile is looked at again; the next day is soon enough after that.
const TRIES: usize = 5;

/// Deletes names, each day; the task ends with the program.
pub fn start(hub: &Arc<Hub>) {
    tokio::spawn(every(EVERY, Arc::clone(hub), |hub| async move {
        match forget(&**hub.store()).await {
            Ok(0) => {}
            Ok(names) => tracing::info!(names, "names of pupils were deleted"),
            Err(error) => tracing::warn!(%error, "names of pupils were not deleted"),
        }
    }));
}

/// Deletes the names whose days are over, and tells how many there were.
///
/// # Errors
/// If the store fails; what was deleted until then stays deleted.
pub async fn forget(store: &dyn Store) -> Result<u64, StoreError> {
    let now = store.now().await?;
    let mut count = 0;
    for id in store.classes_to_forget(now).await? {
        for _ in 0..TRIES {
            let Some(mut class) = store.class(&id).await? else { break };
            let names = std::mem::take(&mut class.names);
            for pupil in &class.plan.pupils {
                let known = store.guest(&pupil.guest).await?.and_then(|guest| guest.name);
                if known.is_some() && known.as_ref() == names.get(&pupil.number) {
                    store.rename_guest(&pupil.guest, None).await?;
                }
            }
            if store.save_class(&class).await? == Saved::Yes {
                count += names.len() as u64;
                store.say(&format!("class:{id}")).await?;
                break;
            }
        }
    }
    Ok(count)
}
