//! The web server inside Khamsin: `khamsin serve`.
//!
//! It gives out the browser app, which is part of the program, and answers a few questions over HTTP. Everything it says
//! to people comes from the catalogues in the language of the request. Handlers are a few lines:
//!
//! - `request`: what is read out of a request (the language);
//! - `response`: what an answer looks like (files with their caching, JSON, the page without the app);
//! - [`errors`]: what can go wrong; each error is a response, as `application/problem+json`;
//! - `assets`, `catalogue`: the domain: the files of the app, the rule sets;
//! - [`api`]: the HTTP interface under `/api/v1` and its description;
//! - [`security`]: the headers of every response, and who may open a socket; [`limits`]: how often and how long;
//! - [`operations`]: what whoever runs a server looks at: readiness, metrics, logs;
//! - [`app`]: which path goes to which handler;
//! - [`listen`]: ports and addresses; [`browser`]: opening one.
//!
//! Games between people are in [`online`], what is kept of them in [`store`], a class of pupils in [`class`]; [`archive`] takes
//! all of it out of a store and brings it back; [`qr`] draws codes.
//! [`load`] is the other side: many players at once, for measurements and tests.
#![forbid(unsafe_code)]

pub mod api;
pub mod app;
pub mod archive;
mod assets;
pub mod browser;
mod catalogue;
pub mod class;
pub mod errors;
pub mod limits;
pub mod listen;
pub mod load;
pub mod online;
pub mod operations;
pub mod qr;
mod request;
mod response;
pub mod security;
pub mod store;
mod words;
