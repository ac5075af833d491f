//! The answer of a command: on standard output, unless that is where its file goes.

use std::path::Path;

use serde_json::Value;

use super::is_standard;
use crate::args::FormatArg;
use crate::complaint;
use crate::front::{Format, Front};

/// Answers with JSON or with a sentence; a pipe is not told in sentences what it carries.
pub fn tell(
    front: &mut Front,
    format: &FormatArg,
    file: &Path,
    json: &Value,
    sentence: &str,
) -> anyhow::Result<()> {
    match (format.get(), is_standard(file)) {
        (Format::Json, false) => front.json(json),
        (Format::Json, true) => {
            complaint::say(front, &json.to_string());
            Ok(())
        }
        (Format::Text, false) => front.line(&complaint::harmless(sentence)),
        (Format::Text, true) => Ok(()),
    }
}
