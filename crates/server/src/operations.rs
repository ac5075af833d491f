//! What whoever runs a server looks at: whether it is ready, its numbers, its logs. `docs/operations.md` explains them.

pub mod logs;
pub mod metrics;
pub mod ready;
pub mod trace;
