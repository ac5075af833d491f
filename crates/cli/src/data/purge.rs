//! `khamsin data purge`: names whose time is over are deleted.

use khamsin_server::class::purge::forget;
use khamsin_server::class::state::DAY;
use khamsin_server::store::{Store, StoreError};
use serde_json::json;
use tokio::runtime::Runtime;

use super::{args, failed, unopened};
use crate::front::{Format, Front};

/// How many names were deleted.
struct Purged {
    guests: u64,
    pupils: u64,
}

/// Runs the command.
pub fn run(what: &args::Purge, front: &mut Front) -> anyhow::Result<()> {
    let place = what.database.place().map_err(|error| unopened(front, &error))?;
    let purged = Runtime::new()?.block_on(async {
        let store = place.visit().await.map_err(|error| unopened(front, &error))?;
        let purged = purge(&*store, what.days).await;
        store.close().await;
        purged.map_err(|error| failed(front, &place.to_string(), error.into()))
    })?;
    let Purged { guests, pupils } = purged;
    match what.format.get() {
        Format::Json => front.json(&json!({ "days": what.days, "guests": guests, "pupils": pupils })),
        Format::Text => {
            let args = vec![("days", what.days.into()), ("guests", guests.into()), ("names", pupils.into())];
            front.line(&front.text("data-purged", &args))
        }
    }
}

/// Classes come first: a pupil's name goes with that of the guest who is called the same, and is counted once.
async fn purge(store: &dyn Store, days: u32) -> Result<Purged, StoreError> {
    let pupils = forget(store).await?;
    let before = store.now().await? - i64::from(days) * DAY;
    let guests = store.purge_names(before).await?;
    Ok(Purged { guests, pupils })
}
