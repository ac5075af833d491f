//! The HTTP interface under `/api/v1`: what can be asked without a game in the database.
//!
//! Each handler asks [`khamsin_protocol`] and is described where it stands; the `OpenAPI` document is gathered from the
//! handlers, so it cannot tell of anything else. `read` is how requests are read, `desks` who answers them, `document`
//! and `page` how all of it is described. Other parts of the server add their own handlers in [`everything`].

mod analysis;
mod desks;
mod document;
mod exact;
mod page;
mod play;
mod read;
mod responses;
mod rulesets;

use std::sync::Arc;

use axum::Router;
use khamsin_tables::store::Folder;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use self::read::{Asked, MOST_BYTES, Queried};
pub use self::responses::{Always, Answers, BodyRefusals, Fresh, QueryRefusals};

use self::desks::Desks;

/// What the handlers need.
#[derive(Clone)]
pub struct Api {
    /// For what is answered at once.
    quick: Arc<Desks>,
    /// For searches, of which there are only as many as there are cores.
    searches: Arc<Desks>,
}

impl Api {
    /// With exact tables from a folder, if there is one.
    pub fn new(tables: Option<Folder>) -> Api {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Api {
            quick: Arc::new(Desks::new(2 * cores, tables.clone())),
            searches: Arc::new(Desks::new(cores, tables)),
        }
    }

    /// The same with as many places for searches: for tests.
    #[must_use]
    pub fn with_searches(self, places: usize, tables: Option<Folder>) -> Api {
        Api { searches: Arc::new(Desks::new(places, tables)), ..self }
    }
}

/// Everything under `/api`, and its description.
///
/// Handlers of games, series and classes are merged in here: a part of the server hands in an `OpenApiRouter` that has its
/// state already.
pub fn everything(api: Api, others: impl IntoIterator<Item = OpenApiRouter>) -> Router {
    let all = document::empty().merge(questions(api));
    let all = others.into_iter().fold(all, OpenApiRouter::merge);
    document::published(all)
}

/// The questions that need no game in the database.
fn questions(api: Api) -> OpenApiRouter {
    OpenApiRouter::new()
        .routes(routes!(rulesets::list))
        .routes(routes!(rulesets::detail))
        .routes(routes!(rulesets::levels))
        .routes(routes!(play::state))
        .routes(routes!(play::position))
        .routes(routes!(play::play))
        .routes(routes!(exact::exact))
        .routes(routes!(analysis::analysis))
        .with_state(api)
}
