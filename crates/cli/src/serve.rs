//! `khamsin serve`: the web app, on this machine or on the local network.

use std::io::{IsTerminal, stdout};
use std::sync::Arc;

use khamsin_server::app::Parts;
use khamsin_server::browser;
use khamsin_server::limits::{Before, Limits};
use khamsin_server::listen::{Port, Reach, Server, USUAL_PORT, asked_to_end};
use khamsin_server::online::hub::Hub;
use khamsin_server::operations::logs::{self, LogForm};
use khamsin_server::qr;
use tokio::runtime::Runtime;

use crate::args::{Log, Serve};
use crate::complaint;
use crate::front::Front;

/// Runs the command: until somebody ends it.
pub fn run(what: &Serve, front: &mut Front) -> anyhow::Result<()> {
    let port = what.port.map_or(Port::Usual, Port::Exactly);
    let reach = if what.lan { Reach::Network } else { Reach::Here };
    logs::start(match what.log {
        None => LogForm::Quiet,
        Some(Log::Human) => LogForm::Human,
        Some(Log::Json) => LogForm::Json,
    });
    let runtime = Runtime::new()?;
    let place = what.database.place().map_err(|error| complaint::of(&front.texts, &error))?;
    let store = runtime.block_on(place.open()).map_err(|error| complaint::of(&front.texts, &error))?;
    let bound = runtime.block_on(Server::bind(port, reach));
    let server = bound.map_err(|error| complaint::of(&front.texts, &error))?;
    let ended = runtime.block_on(async { asked_to_end() })?;
    announce(&server, port, reach, front)?;
    if what.open {
        browser::open(&server.address());
    }
    let hub = runtime.block_on(async { Hub::new(store) });
    runtime.block_on(server.run(parts(what, hub), ended))?;
    // A slow reader must not keep the program from ending.
    runtime.shutdown_background();
    Ok(())
}

/// What the server is made of, as the command line says.
fn parts(what: &Serve, hub: Arc<Hub>) -> Parts {
    let before = if what.behind_proxy { Before::Proxy } else { Before::Nobody };
    Parts {
        limits: Limits { before, ..Limits::default() },
        tables: what.place.found(),
        ..Parts::with_games(hub)
    }
}

fn announce(server: &Server, port: Port, reach: Reach, front: &mut Front) -> anyhow::Result<()> {
    if port == Port::Usual && server.port() != USUAL_PORT {
        front.line(&front.text("server-next-port", &vec![("value", USUAL_PORT.to_string().into())]))?;
    }
    front.line(&front.text("server-ready", &vec![("text", server.address().into())]))?;
    let others = server.network_addresses();
    if reach == Reach::Network && others.is_empty() {
        front.line(&front.plain("server-no-network"))?;
    }
    for address in &others {
        front.line(&front.text("server-network", &vec![("text", address.clone().into())]))?;
    }
    if let Some(address) = others.first().filter(|_| stdout().is_terminal()) {
        show_code(address, front)?;
    }
    front.line(&front.plain("server-end"))?;
    front.flush()
}

/// The first address as a code for phones to look at, where there is room for it. It is drawn and not written: languages
/// that run from right to left must not turn it.
fn show_code(address: &str, front: &mut Front) -> anyhow::Result<()> {
    let lines = qr::lines(address).unwrap_or_default();
    if lines.first().is_some_and(|line| line.chars().count() <= front.width) {
        front.bytes(format!("\n{}\n\n", lines.join("\n")).as_bytes())?;
    }
    Ok(())
}
