//! The protocol from outside: as JSON, with everything that may come.

mod asked;
mod desk;
mod hostile;
mod rules;
