//! Logs: lines on standard error, for people or as JSON. `KHAMSIN_LOG` says what is told (`info`, `khamsin_server=debug`);
//! without it, people read warnings only, and whoever chose a form on the command line reads every request.

use std::io::stderr;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// For people, warnings only.
    Quiet,
    /// For people.
    Human,
    /// One JSON object a line.
    Json,
}

/// The variable that says what is told.
pub const VARIABLE: &str = "KHAMSIN_LOG";

/// Starts logging; if somebody has done so already, it stays as it is.
pub fn start(form: LogForm) {
    let usual = if form == LogForm::Quiet { "warn" } else { "info" };
    let filter = EnvFilter::try_from_env(VARIABLE).unwrap_or_else(|_| EnvFilter::new(usual));
    let lines = fmt().with_env_filter(filter).with_writer(stderr);
    // A second start is refused, as in tests; the first goes on.
    let _ = match form {
        LogForm::Quiet | LogForm::Human => lines.compact().with_target(false).try_init(),
        LogForm::Json => {
            lines.json().flatten_event(true).with_current_span(true).with_span_list(false).try_init()
        }
    };
}
