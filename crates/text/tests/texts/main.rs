//! The catalogues are complete, agree with each other and with the rules, and read as they should.

mod clauses;
mod errors;
mod ftl;
mod languages;
mod provenance;
mod readme;
mod refusals;
mod rulesets;
mod same;
