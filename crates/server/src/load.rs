//! Many who play at once, from outside: what `khamsin bench server` measures with, and what tests put a server under.
//!
//! - [`client`]: a guest who asks over HTTP and plays on a socket, as a browser does;
//! - [`script`]: the turns of a game that is known beforehand, so that choosing them costs nothing while it is measured;
//! - [`measure`]: games at a fixed pace, and how long each turn took to reach both players;
//! - [`process`]: what a server costs, as the system counts it.

pub mod client;
pub mod measure;
pub mod process;
pub mod script;
