//! `khamsin serve`: the web app, on this machine or on the local network.

use khamsin_server::browser;
use khamsin_server::listen::{Port, Reach, Server, USUAL_PORT, asked_to_end};
use tokio::runtime::Runtime;

use crate::args::Serve;
use crate::complaint;
use crate::front::Front;

/// Runs the command: until somebody ends it.
pub fn run(what: &Serve, front: &mut Front) -> anyhow::Result<()> {
    let port = what.port.map_or(Port::Usual, Port::Exactly);
    let reach = if what.lan { Reach::Network } else { Reach::Here };
    let runtime = Runtime::new()?;
    let bound = runtime.block_on(Server::bind(port, reach));
    let server = bound.map_err(|error| complaint::of(&front.texts, &error))?;
    announce(&server, port, reach, front)?;
    if what.open {
        browser::open(&server.address());
    }
    runtime.block_on(server.run(asked_to_end()))?;
    // A slow reader must not keep the program from ending.
    runtime.shutdown_background();
    Ok(())
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
    for address in others {
        front.line(&front.text("server-network", &vec![("text", address.into())]))?;
    }
    front.line(&front.plain("server-end"))?;
    front.flush()
}
