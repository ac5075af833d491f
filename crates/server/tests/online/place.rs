//! Where tests keep their games: a new file or a new database for each, and a server on it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use khamsin_server::app::{Parts, app_of};
use khamsin_server::limits::{Limits, Measure};
use khamsin_server::listen::{Port, Reach, Server};
use khamsin_server::online::hub::Hub;
use khamsin_server::online::wish::GRACE;
use khamsin_server::store::Store;
use khamsin_server::store::open::Place;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A file that nobody has used before.
pub fn file() -> Place {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("online-{}-{}.db", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    Place::File(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name))
}

/// Both kinds of places; PostgreSQL's is left out where there is none.
pub fn both() -> Vec<Place> {
    let database = khamsin_postgres::fresh_database().map(|address| address.parse().unwrap());
    std::iter::once(file()).chain(database).collect()
}

/// A server of a test.
pub struct Site {
    pub address: String,
    pub app: Router,
    pub hub: Arc<Hub>,
    end: Option<oneshot::Sender<()>>,
    ended: JoinHandle<std::io::Result<()>>,
}

/// A server over a place; several may share a database.
pub async fn server(place: &Place) -> Site {
    server_with(place, GRACE).await
}

/// A server at which whoever is away has another time to come back, in milliseconds.
pub async fn server_with(place: &Place, grace: i64) -> Site {
    let store: Arc<dyn Store> = place.open().await.unwrap();
    let hub = Hub::with_grace(store, grace);
    let server = Server::bind(Port::Exactly(0), Reach::Here).await.unwrap();
    let address = server.address().trim_end_matches('/').to_owned();
    let plenty = Measure::new(100_000, 100_000);
    let limits = Limits { address: plenty, guest: plenty, ..Limits::default() };
    let parts = Parts { limits, ..Parts::with_games(Arc::clone(&hub)) };
    let app = app_of(parts.clone());
    let (end, asked) = oneshot::channel();
    let ended = tokio::spawn(server.run(parts, async move {
        let _: Result<(), _> = asked.await;
    }));
    Site { address, app, hub, end: Some(end), ended }
}

impl Site {
    /// Ends the server as Ctrl-C does, and waits for it.
    pub async fn end(mut self) {
        self.end.take().unwrap().send(()).unwrap();
        self.ended.await.unwrap().unwrap();
    }
}
