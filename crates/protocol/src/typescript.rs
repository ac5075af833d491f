//! The protocol's types for TypeScript and as JSON schema, made from the Rust types.
//!
//! `UPDATE=1 cargo test -p khamsin-protocol typescript` writes `web/src/core/protocol.gen.ts` and
//! `docs/schema/protocol.schema.json`; without it the test fails if they are stale.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::desk::{Event, Exchange};
use crate::exchange::visit;
use crate::problem::Problem;

/// Somebody who wants the types of all questions.
pub(crate) trait Visitor {
    /// A question.
    fn exchange<E: Exchange<Answer: JsonSchema> + JsonSchema>(&mut self, name: &'static str);
}

/// A game record: `docs/schema/record.schema.json` says what its texts may hold.
#[derive(JsonSchema)]
#[schemars(rename = "GameRecord")]
#[expect(dead_code, reason = "it lends its shape to `khamsin_rules::Record`")]
pub(crate) struct RecordShape {
    /// Named facts about the game, in their order.
    #[schemars(default, skip_serializing_if = "Option::is_none")]
    tags: Option<Vec<RecordTagShape>>,
    /// Comments before the first turn.
    #[schemars(default, skip_serializing_if = "Option::is_none")]
    intro: Option<Vec<String>>,
    /// The turns that were played.
    line: Vec<RecordNodeShape>,
    /// How it ended.
    result: ResultShape,
}

/// How a record ends.
#[derive(JsonSchema)]
#[schemars(rename = "RecordResult")]
#[expect(dead_code, reason = "it lends its shape to `khamsin_rules::record::GameResult`")]
pub(crate) enum ResultShape {
    #[schemars(rename = "1-0")]
    First,
    #[schemars(rename = "0-1")]
    Second,
    #[schemars(rename = "1/2-1/2")]
    Draw,
    #[schemars(rename = "*")]
    Unfinished,
}

/// A named fact about a game: First, Second, Event, Date, or any other.
#[derive(JsonSchema)]
#[schemars(rename = "RecordTag")]
#[expect(dead_code, reason = "it lends its shape to `khamsin_rules::record::Tag`")]
pub(crate) struct RecordTagShape {
    /// ASCII letters, digits and underscores.
    name: String,
    /// Any text without control characters.
    value: String,
}

/// A turn and what is said about it.
#[derive(JsonSchema)]
#[schemars(rename = "RecordNode")]
#[expect(dead_code, reason = "it lends its shape to `khamsin_rules::record::Node`")]
pub(crate) struct RecordNodeShape {
    /// The actions of the turn.
    turn: Vec<String>,
    /// Numeric glyphs: 1 to 6 are `!` `?` `!!` `??` `!?` `?!`.
    #[schemars(default, skip_serializing_if = "Option::is_none")]
    nags: Option<Vec<u8>>,
    /// Comments after the turn.
    #[schemars(default, skip_serializing_if = "Option::is_none")]
    comments: Option<Vec<String>>,
    /// What might have been played instead.
    #[schemars(default, skip_serializing_if = "Option::is_none")]
    variations: Option<Vec<RecordVariationShape>>,
}

/// Another line, beginning in place of the turn it hangs from.
#[derive(JsonSchema)]
#[schemars(rename = "RecordVariation")]
#[expect(dead_code, reason = "it lends its shape to `khamsin_rules::record::Variation`")]
pub(crate) struct RecordVariationShape {
    /// Comments before its first turn.
    #[schemars(default, skip_serializing_if = "Option::is_none")]
    intro: Option<Vec<String>>,
    /// Its turns.
    line: Vec<RecordNodeShape>,
}

/// Gathers the schemas of questions and answers.
struct Gatherer {
    asks: SchemaGenerator,
    answers: SchemaGenerator,
    exchanges: Vec<(&'static str, Value, Value)>,
}

impl Visitor for Gatherer {
    fn exchange<E: Exchange<Answer: JsonSchema> + JsonSchema>(&mut self, name: &'static str) {
        let ask = self.asks.subschema_for::<E>().to_value();
        let answer = self.answers.subschema_for::<E::Answer>().to_value();
        self.exchanges.push((name, ask, answer));
    }
}

/// Everything that travels: the definitions by name, and the questions with their types.
struct Protocol {
    definitions: BTreeMap<String, Value>,
    exchanges: Vec<(&'static str, Value, Value)>,
}

fn protocol() -> Protocol {
    let settings = SchemaSettings::draft2020_12();
    let mut gatherer = Gatherer {
        asks: settings.clone().for_deserialize().into_generator(),
        answers: settings.for_serialize().into_generator(),
        exchanges: Vec::new(),
    };
    visit(&mut gatherer);
    gatherer.answers.subschema_for::<Problem>();
    gatherer.answers.subschema_for::<Event>();
    let mut definitions = BTreeMap::new();
    for (name, schema) in gatherer.asks.take_definitions(true) {
        definitions.insert(name, schema);
    }
    for (name, schema) in gatherer.answers.take_definitions(true) {
        // One name is one type, whichever way it travels.
        let asked = definitions.insert(name.clone(), schema.clone()).map(open);
        assert!(asked.is_none_or(|asked| asked == open(schema)), "{name} is not the same both ways");
    }
    Protocol { definitions, exchanges: gatherer.exchanges }
}

/// The schema without its word on fields that may be there or left out: an answer has all of them, and what a question
/// may leave out it may also say.
fn open(schema: Value) -> Value {
    match schema {
        Value::Object(object) => {
            let kept =
                object.into_iter().filter(|(name, _)| name != "additionalProperties" && name != "required");
            Value::Object(kept.map(|(name, value)| (name, open(value))).collect())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(open).collect()),
        other => other,
    }
}

/// A schema as a TypeScript type.
fn typescript(schema: &Value) -> String {
    let Some(object) = schema.as_object() else { return "unknown".to_owned() };
    if let Some(name) = object.get("$ref").and_then(Value::as_str) {
        return name.rsplit('/').next().unwrap_or_default().to_owned();
    }
    let literals = |values: &Vec<Value>| values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    if let Some(values) = object.get("enum").and_then(Value::as_array) {
        return literals(values);
    }
    if let Some(value) = object.get("const") {
        return value.to_string();
    }
    let several = object.get("oneOf").or(object.get("anyOf")).and_then(Value::as_array);
    if let Some(schemas) = several {
        return schemas.iter().map(typescript).collect::<Vec<_>>().join(" | ");
    }
    match object.get("type") {
        Some(Value::Array(types)) => {
            let one = |kind: &Value| {
                let mut object = object.clone();
                object.insert("type".to_owned(), kind.clone());
                typescript(&Value::Object(object))
            };
            types.iter().map(one).collect::<Vec<_>>().join(" | ")
        }
        Some(Value::String(kind)) => simple(kind, object),
        _ => "unknown".to_owned(),
    }
}

fn simple(kind: &str, object: &Map<String, Value>) -> String {
    match kind {
        "string" | "boolean" | "null" => kind.to_owned(),
        "integer" | "number" => "number".to_owned(),
        "array" => {
            let items = object.get("items").map_or_else(|| "unknown".to_owned(), typescript);
            if items.contains('|') { format!("({items})[]") } else { format!("{items}[]") }
        }
        _ => fields(object).unwrap_or_else(|| "Record<string, never>".to_owned()),
    }
}

/// The fields of an object between braces.
fn fields(object: &Map<String, Value>) -> Option<String> {
    let properties = object.get("properties")?.as_object()?;
    let required = object.get("required").and_then(Value::as_array);
    let is_required = |name: &str| required.is_some_and(|names| names.iter().any(|known| known == name));
    let mut text = "{\n".to_owned();
    for (name, schema) in properties {
        text += &documented(schema, "  ");
        let mark = if is_required(name) { "" } else { "?" };
        let _ = writeln!(text, "  {name}{mark}: {};", typescript(schema).replace('\n', "\n  "));
    }
    Some(text + "}")
}

fn documented(schema: &Value, indent: &str) -> String {
    let text = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    if text.is_empty() { String::new() } else { format!("{indent}/** {} */\n", text.replace('\n', " ")) }
}

/// A definition: an interface where it is an object, a type where it is not.
fn definition(name: &str, schema: &Value) -> String {
    let body = typescript(schema);
    let docs = documented(schema, "");
    // A choice with words about each of its values.
    if let Some(schemas) = schema.get("oneOf").and_then(Value::as_array) {
        let choice = |schema: &Value| format!("{}  | {}", documented(schema, "  "), typescript(schema));
        let choices: Vec<String> = schemas.iter().map(choice).collect();
        return format!("{docs}export type {name} =\n{};\n", choices.join("\n"));
    }
    if body.starts_with('{') {
        return format!("{docs}export interface {name} {body}\n");
    }
    format!("{docs}export type {name} = {body};\n")
}

fn file(protocol: &Protocol) -> String {
    let mut text = "\
/* eslint-disable */
// The questions and answers of crates/protocol. Written by `UPDATE=1 cargo test -p khamsin-protocol typescript`.

"
    .to_owned();
    for (name, schema) in &protocol.definitions {
        text += &definition(name, schema);
        text.push('\n');
    }
    text += "/** Every question by name: what it brings along, and what it is answered with. */\nexport interface Exchanges {\n";
    for (name, ask, answer) in &protocol.exchanges {
        let _ = writeln!(text, "  {name}: {{ ask: {}; answer: {} }};", typescript(ask), typescript(answer));
    }
    text + "}\n"
}

fn schema(protocol: &Protocol) -> String {
    let exchanges: Map<String, Value> = protocol
        .exchanges
        .iter()
        .map(|(name, ask, answer)| {
            let both = json!({ "type": "object", "properties": { "ask": ask, "answer": answer } });
            ((*name).to_owned(), both)
        })
        .collect();
    let whole = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Khamsin's protocol",
        "description": "Every question by name: what it brings along (ask), and what it is answered with (answer).",
        "type": "object",
        "properties": exchanges,
        "$defs": protocol.definitions,
    });
    serde_json::to_string_pretty(&whole).expect("a schema is JSON") + "\n"
}

#[test]
fn typescript_and_schema_are_fresh() {
    let protocol = protocol();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = [
        ("web/src/core/protocol.gen.ts", file(&protocol)),
        ("docs/schema/protocol.schema.json", schema(&protocol)),
    ];
    for (name, text) in files {
        let path = root.join(name);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder is made");
            std::fs::write(&path, &text).expect("it is written");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "{name} is stale: run UPDATE=1 cargo test -p khamsin-protocol typescript");
    }
}
