//! The web server inside Khamsin: `khamsin serve`.
//!
//! It gives out the browser app, which is part of the program, and answers a few questions over HTTP. Everything it says
//! to people comes from the catalogues in the language of the request. Handlers are a few lines:
//!
//! - `request`: what is read out of a request (the language);
//! - `response`: what an answer looks like (files with their caching, JSON, the page without the app);
//! - [`errors`]: what can go wrong; each error is a response, as `application/problem+json`;
//! - `assets`, `catalogue`: the domain: the files of the app, the rule sets;
//! - `security`: the headers of every response;
//! - [`app`]: which path goes to which handler;
//! - [`listen`]: ports and addresses; [`browser`]: opening one.
//!
//! Games between people are not here yet: they get a domain module of their own beside `catalogue`, with routes in `app`.
#![forbid(unsafe_code)]

pub mod app;
mod assets;
pub mod browser;
mod catalogue;
pub mod errors;
pub mod listen;
mod request;
mod response;
mod security;
