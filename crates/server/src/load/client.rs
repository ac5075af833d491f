//! A guest of a server: three requests over HTTP, and sockets.

use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::online::event::Version;

/// Why a request or a message has no answer.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server is not there, or went away.
    #[error("there is no connection: {0}")]
    Gone(String),
    /// The server said no.
    #[error("{status}: {detail}")]
    Refused {
        /// The status of its answer; 0 on a socket.
        status: u16,
        /// Its words.
        detail: String,
    },
    /// The server's answer is not what it promises.
    #[error("the answer cannot be read: {0}")]
    Unreadable(String),
}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> ClientError {
        ClientError::Gone(error.to_string())
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> ClientError {
        ClientError::Gone(error.to_string())
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        ClientError::Gone(error.to_string())
    }
}

/// A guest.
#[derive(Clone, Debug)]
pub struct Client {
    server: SocketAddr,
    /// The address to be counted under, which a server behind a proxy believes.
    from: Ipv4Addr,
    token: String,
}

impl Client {
    /// Becomes a guest of a server.
    ///
    /// # Errors
    /// If the server is not there or refuses.
    pub async fn new(server: SocketAddr, from: Ipv4Addr) -> Result<Client, ClientError> {
        let mut client = Client { server, from, token: String::new() };
        let told = client.post("/api/v1/guests", &json!({})).await?;
        client.token = text(&told["token"])?;
        Ok(client)
    }

    /// The same guest at another server.
    #[must_use]
    pub fn at(&self, server: SocketAddr) -> Client {
        Client { server, ..self.clone() }
    }

    /// Makes a game, and sits down as First.
    ///
    /// # Errors
    /// If the server is not there or refuses.
    pub async fn create(&self, ruleset: &str, seed: u64) -> Result<String, ClientError> {
        let asked = json!({ "ruleset": ruleset, "side": "first", "seed": seed.to_string() });
        text(&self.post("/api/v1/games", &asked).await?["id"])
    }

    /// Takes the free seat of a game.
    ///
    /// # Errors
    /// If the server is not there or refuses.
    pub async fn join(&self, game: &str) -> Result<(), ClientError> {
        self.post(&format!("/api/v1/games/{game}/join"), &json!({})).await.map(drop)
    }

    /// Opens a socket to a game, and reads where it stands.
    ///
    /// # Errors
    /// If the server is not there or refuses.
    pub async fn listen(&self, game: &str) -> Result<Socket, ClientError> {
        let address = format!("ws://{}/api/v1/games/{game}/socket", self.server);
        let mut request = address.into_client_request()?;
        let headers = request.headers_mut();
        let value = |text: String| text.parse().map_err(|_| ClientError::Unreadable(text));
        headers.insert("cookie", value(format!("khamsin_guest={}", self.token))?);
        headers.insert("x-forwarded-for", value(self.from.to_string())?);
        let (stream, _) = connect_async(request).await?;
        if let MaybeTlsStream::Plain(plain) = stream.get_ref() {
            plain.set_nodelay(true)?;
        }
        let mut socket = Socket { stream, version: 0 };
        while socket.version == 0 {
            socket.next().await?;
        }
        Ok(socket)
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, ClientError> {
        let stream = TokioIo::new(TcpStream::connect(self.server).await?);
        let (mut sender, connection) = http1::handshake(stream).await?;
        // It ends with the sender.
        tokio::spawn(connection);
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(HOST, self.server.to_string())
            .header(CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", self.from.to_string());
        let request = if self.token.is_empty() {
            request
        } else {
            request.header(AUTHORIZATION, format!("Bearer {}", self.token))
        };
        let request = request.body(Full::new(Bytes::from(body.to_string())));
        let request = request.map_err(|error| ClientError::Unreadable(error.to_string()))?;
        let response = sender.send_request(request).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await?.to_bytes();
        if status == StatusCode::OK || status == StatusCode::CREATED {
            serde_json::from_slice(&bytes).map_err(|error| ClientError::Unreadable(error.to_string()))
        } else {
            let detail = String::from_utf8_lossy(&bytes).into_owned();
            Err(ClientError::Refused { status: status.as_u16(), detail })
        }
    }
}

/// What a socket has told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// Where the game stands: its version.
    Table(Version),
    /// A wish is on the disk, as this version or earlier.
    Ack(String, Version),
    /// Something else.
    Other,
}

/// A connection to a game.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The game's version, as far as it was told.
    pub version: Version,
}

impl Socket {
    /// Sends a turn.
    ///
    /// # Errors
    /// If the server has gone away.
    pub async fn play(&mut self, turn: &str, ack: &str) -> Result<(), ClientError> {
        let said = json!({ "t": "do", "d": { "do": "turn", "turn": turn, "ack": ack } });
        Ok(self.stream.send(Message::Text(said.to_string().into())).await?)
    }

    /// The next message.
    ///
    /// # Errors
    /// If the server has gone away, or has refused a wish.
    pub async fn next(&mut self) -> Result<Told, ClientError> {
        loop {
            let message =
                self.stream.next().await.ok_or_else(|| ClientError::Gone("closed".to_owned()))??;
            match message {
                Message::Text(text) => return self.read(&text),
                Message::Close(frame) => return Err(ClientError::Gone(format!("closed: {frame:?}"))),
                _ => {}
            }
        }
    }

    /// Reads on until a version of the game is told.
    ///
    /// # Errors
    /// As [`Socket::next`].
    pub async fn reach(&mut self, version: Version) -> Result<(), ClientError> {
        while self.version < version {
            self.next().await?;
        }
        Ok(())
    }

    fn read(&mut self, text: &str) -> Result<Told, ClientError> {
        let message: Value =
            serde_json::from_str(text).map_err(|error| ClientError::Unreadable(error.to_string()))?;
        let version = message["v"].as_u64().unwrap_or_default() as Version;
        Ok(match message["t"].as_str() {
            Some("table") => {
                self.version = version;
                Told::Table(version)
            }
            Some("ack") => Told::Ack(message["d"]["ack"].as_str().unwrap_or_default().to_owned(), version),
            Some("refused") => {
                let detail = message["d"]["problem"]["detail"].to_string();
                return Err(ClientError::Refused { status: 0, detail });
            }
            _ => Told::Other,
        })
    }
}

fn text(value: &Value) -> Result<String, ClientError> {
    let text = value.as_str().ok_or_else(|| ClientError::Unreadable(value.to_string()))?;
    Ok(text.to_owned())
}
