//! The clauses of Seti, Aleph and Beth: set-up and figures, ships, captures, breakthroughs, and the other ends.

mod breakthrough;
mod captures;
mod endless;
mod ends;
mod figures;
mod moored;
mod reentry;
mod ships;
mod start;

/// Seti-Aleph: 3×10, with death-ships. The German and the French text.
const ALEPH: &str = "seti/aleph";
/// The English text of Aleph.
const ALEPH_EN: &str = "seti/aleph(edition=en)";
/// Aleph without ships on one's own start row.
const NO_HOME: &str = "seti/aleph(home_ships=false)";
/// Seti-Beth: 5×10, without ships.
const BETH: &str = "seti/beth";
/// The English text of Beth: six figures each.
const BETH_EN: &str = "seti/beth(edition=en)";
