//! A core to ask.

use khamsin_engine::{Stop, SystemClock};
use khamsin_protocol::{Core, Host};
use serde_json::{Value, json};

/// Asks a question as it travels.
pub fn ask_text(core: &mut Core, question: &str) -> Value {
    let mut host = Host { clock: &SystemClock::new(), stop: &Stop::new(), tell: &mut |_| {} };
    serde_json::from_str(&core.answer(question, &mut host)).expect("an answer is JSON")
}

/// Asks a question; whatever is wrong is told in a sentence.
pub fn ask(core: &mut Core, name: &str, with: &Value) -> Result<Value, Value> {
    let mut reply = ask_text(core, &json!({ "lang": "en", "ask": name, "with": with }).to_string());
    let reply = reply.as_object_mut().expect("a reply is an object");
    assert_eq!(reply.len(), 1, "an answer or an error");
    if let Some(answer) = reply.remove("answer") {
        return Ok(answer);
    }
    let error = reply.remove("error").expect("an answer or an error");
    let text = error["text"].as_str().expect("an error has a sentence");
    assert!(text.contains(' ') && !text.contains('{'), "{text}");
    Err(error)
}

/// Asks a question that has an answer.
pub fn answer(core: &mut Core, name: &str, with: &Value) -> Value {
    ask(core, name, with).unwrap_or_else(|error| panic!("{name} {with}: {error}"))
}
