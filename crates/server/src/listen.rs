//! Ports and addresses: where the server listens, what people type to reach it, and how it ends.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use khamsin_rules::message::{Args, Message};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::app::{Parts, app_of};
use crate::class::purge;
use crate::online::chores;

/// Khamsin is the Arabic word for fifty.
pub const USUAL_PORT: u16 = 5050;
/// How many ports are tried if nobody asked for one.
const TRIES: u16 = 20;
/// How long answers under way may take once the server is to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Which port to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Port {
    /// The usual one, or the next that is free.
    Usual,
    /// This one and no other; 0 is any that is free.
    Exactly(u16),
}

/// Who can reach the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This machine.
    Here,
    /// Everyone on the local network.
    Network,
}

/// Why the server cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// Another program has the port.
    #[error("port {port} is taken")]
    Taken {
        /// The port, or the first of those that were tried.
        port: u16,
    },
    /// The system refuses it.
    #[error("port {port} cannot be used: {reason}")]
    Refused {
        /// The port.
        port: u16,
        /// The system's words.
        reason: io::Error,
    },
}

impl Message for ListenError {
    fn id(&self) -> &'static str {
        match self {
            ListenError::Taken { .. } => "server-port-taken",
            ListenError::Refused { .. } => "server-port-refused",
        }
    }

    // Ports are names and not numbers: they have no thousands.
    fn args(&self) -> Args {
        match self {
            ListenError::Taken { port } => vec![("value", port.to_string().into())],
            ListenError::Refused { port, reason } => {
                vec![("value", port.to_string().into()), ("reason", reason.to_string().into())]
            }
        }
    }
}

/// A server that has its port.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes a port.
    ///
    /// # Errors
    /// If it is taken or refused.
    pub async fn bind(port: Port, reach: Reach) -> Result<Server, ListenError> {
        let ip = match reach {
            Reach::Here => Ipv4Addr::LOCALHOST,
            Reach::Network => Ipv4Addr::UNSPECIFIED,
        };
        let ports = match port {
            Port::Usual => USUAL_PORT..=USUAL_PORT + TRIES,
            Port::Exactly(port) => port..=port,
        };
        let first = *ports.start();
        for port in ports {
            let refused = |reason| ListenError::Refused { port, reason };
            match TcpListener::bind((ip, port)).await {
                Ok(listener) => {
                    let address = listener.local_addr().map_err(refused)?;
                    return Ok(Server { listener, address });
                }
                Err(error) if error.kind() == ErrorKind::AddrInUse => {}
                Err(error) => return Err(refused(error)),
            }
        }
        Err(ListenError::Taken { port: first })
    }

    /// The port it has.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The address on this machine.
    pub fn address(&self) -> String {
        web_address(Ipv4Addr::LOCALHOST, self.port())
    }

    /// The addresses under which others on the network reach it.
    pub fn network_addresses(&self) -> Vec<String> {
        if !self.address.ip().is_unspecified() {
            return Vec::new();
        }
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let reachable = interfaces.iter().filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local() => Some(ip),
            _ => None,
        });
        reachable.map(|ip| web_address(ip, self.port())).collect()
    }

    /// Answers until `end` comes; then sockets are told, and what is under way is finished, within a few seconds.
    ///
    /// # Errors
    /// If the system takes the port away.
    pub async fn run(self, parts: Parts, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let hub = parts.hub.clone();
        if let Some(hub) = &hub {
            chores::start(hub);
            purge::start(hub);
        }
        let (ending, ended) = oneshot::channel();
        let leaving = hub.clone();
        let end = async move {
            end.await;
            leaving.inspect(|hub| hub.leave());
            let _ = ending.send(());
        };
        let app = app_of(parts).into_make_service_with_connect_info::<SocketAddr>();
        let serving = axum::serve(self.listener, app).with_graceful_shutdown(end);
        let late = async move {
            // If the sender is gone, serving has ended by itself, and there is nothing to cut short.
            if ended.await.is_err() {
                std::future::pending::<()>().await;
            }
            sleep(PATIENCE).await;
        };
        let done = tokio::select! {
            done = serving => done,
            () = late => Ok(()),
        };
        if let Some(hub) = hub {
            hub.close().await;
        }
        done
    }
}

fn web_address(ip: Ipv4Addr, port: u16) -> String {
    format!("http://{ip}:{port}/")
}

/// Listens from now on whether somebody asks the program to end, with Ctrl-C or the system's own signal, and waits for it.
/// Whoever is asked before that ends at once: call it before anybody is told that the server is there.
///
/// # Errors
/// If the system does not let us hear of it.
#[cfg(unix)]
pub fn asked_to_end() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Listens from now on whether somebody asks the program to end, with Ctrl-C, and waits for it.
///
/// # Errors
/// If the system does not let us hear of it.
#[cfg(windows)]
pub fn asked_to_end() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
