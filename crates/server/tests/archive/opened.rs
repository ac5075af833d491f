//! Who may open a database: many servers at once, visitors beside them, and nobody who does not know its tables.

use khamsin_rules::message::Message;
use khamsin_server::store::open::{OpenError, Place};
use khamsin_text::{Lang, Texts};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::filled::guest;
use crate::place::{both, file, path};

/// Runs a statement as somebody from outside.
async fn outside(place: &Place, statement: &'static str) {
    match place {
        Place::File(path) => {
            let mut connection =
                SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
        Place::Postgres(options) => {
            let mut connection = PgConnection::connect_with(options).await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
    }
}

/// The sentence says what to do, in the reader's language and without the words of a library.
fn told(error: &OpenError, id: &str) {
    assert_eq!(error.id(), id, "{error}");
    for lang in Lang::ALL {
        let said = Texts::new(lang).message(error);
        assert!(said != id && said.contains(':') && !said.contains("migration"), "{lang}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_servers_open_a_fresh_database_at_once() {
    let Some(address) = khamsin_postgres::fresh_database() else { return };
    let place: Place = address.parse().unwrap();
    let opened = futures_util::future::join_all((0..8).map(|_| place.open())).await;
    let stores: Vec<_> = opened.into_iter().map(Result::unwrap).collect();
    let ada = guest(&*stores[0], Some("Ada")).await;
    for store in stores {
        assert_eq!(store.guest(&ada).await.unwrap().unwrap().name.as_deref(), Some("Ada"));
        store.close().await;
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    for place in both() {
        place.open().await.unwrap().close().await;
        outside(
            &place,
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             SELECT 9999, 'moons', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
        told(&place.open().await.err().unwrap(), "database-newer");
        told(&place.visit().await.err().unwrap(), "database-newer");
        // Without the row it is as before: nothing was changed.
        outside(&place, "DELETE FROM _sqlx_migrations WHERE version = 9999").await;
        place.visit().await.unwrap().close().await;
        place.open().await.unwrap().close().await;
    }
}

#[tokio::test]
async fn a_visitor_does_not_bring_an_older_database_up_to_date() {
    for place in both() {
        place.open().await.unwrap().close().await;
        outside(&place, "DELETE FROM _sqlx_migrations WHERE version = 2").await;
        told(&place.visit().await.err().unwrap(), "database-older");
    }
}

#[tokio::test]
async fn where_there_is_nothing_a_visitor_makes_nothing() {
    let nowhere = file();
    told(&nowhere.visit().await.err().unwrap(), "database-nothing");
    let Place::File(name) = &nowhere else { unreachable!() };
    assert!(!name.exists());
    let other = path("db");
    std::fs::write(&other, "").unwrap();
    told(&Place::File(other.clone()).visit().await.err().unwrap(), "database-nothing");
    std::fs::write(&other, "this is a letter to my aunt, and no database at all").unwrap();
    told(&Place::File(other).visit().await.err().unwrap(), "database-file");
    if let Some(address) = khamsin_postgres::fresh_database() {
        told(&address.parse::<Place>().unwrap().visit().await.err().unwrap(), "database-nothing");
    }
}

#[tokio::test]
async fn visitors_come_beside_a_server_but_a_second_server_does_not() {
    let place = file();
    let server = place.open().await.unwrap();
    let ada = guest(&*server, Some("Ada")).await;
    told(&place.open().await.err().unwrap(), "database-in-use");
    let visitor = place.visit().await.unwrap();
    assert_eq!(visitor.guest(&ada).await.unwrap().unwrap().name.as_deref(), Some("Ada"));
    visitor.rename_guest(&ada, None).await.unwrap();
    visitor.close().await;
    assert_eq!(server.guest(&ada).await.unwrap().unwrap().name, None);
    told(&place.open().await.err().unwrap(), "database-in-use");
    server.close().await;
    place.open().await.unwrap().close().await;
}
