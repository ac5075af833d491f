//! The description: `OpenAPI` 3.1 that tells of every route, every status and every type; and its page.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use axum::Router;
use khamsin_server::app::{Parts, app_of};
use khamsin_server::online::hub::Hub;
use khamsin_server::store::open::Place;
use serde_json::Value;

use crate::asking::{asked_of, get, request};

const DOCUMENT: &str = "/api/v1/openapi.json";

/// A server with everything it can have.
async fn whole_app() -> Router {
    let name = format!("described-{}.db", fresh_name());
    let place = Place::File(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name));
    app_of(Parts::with_games(Hub::new(place.open().await.unwrap())))
}

fn fresh_name() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

async fn document(app: &Router) -> Value {
    asked_of(app.clone(), request("GET", DOCUMENT, &[], "")).await.json()
}

/// Every path that the router knows. It has no list of them, but shows them when it is printed.
fn paths_of(app: &Router) -> BTreeSet<String> {
    let printed = format!("{app:?}");
    let quoted = printed.split('"').filter(|part| part.starts_with('/'));
    quoted.map(str::to_owned).collect()
}

/// The methods of a path, as the refusal of another one tells them.
async fn methods_of(app: &Router, path: &str) -> BTreeSet<String> {
    let path = path.replace("{id}", "x").replace("{number}", "1");
    let refused = asked_of(app.clone(), request("TRACE", &path, &[], "")).await;
    assert_eq!(refused.status, 405, "{path}");
    let allowed = refused.header("allow").split(',').map(str::trim);
    // What answers GET answers HEAD.
    allowed.filter(|&method| method != "HEAD").map(str::to_lowercase).collect()
}

/// Every operation: path, method, description.
fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .flat_map(|(path, item)| {
            item.as_object().unwrap().iter().map(move |(method, told)| (path.as_str(), method.as_str(), told))
        })
        .collect()
}

/// Every `$ref` below a value.
fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            found.extend(members.get("$ref").and_then(Value::as_str).map(str::to_owned));
            members.values().for_each(|member| references(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_route_is_described_and_nothing_else() {
    let app = whole_app().await;
    let document = document(&app).await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut described = BTreeMap::<String, BTreeSet<String>>::new();
    for (path, method, _) in operations(&document) {
        described.entry(path.to_owned()).or_default().insert(method.to_owned());
    }
    let mut routed = BTreeMap::new();
    for path in paths_of(&app).into_iter().filter(|path| path.starts_with("/api/v1/") && path != DOCUMENT) {
        let methods = methods_of(&app, &path).await;
        routed.insert(path, methods);
    }
    assert!(routed.len() > 25, "{routed:?}");
    assert_eq!(described, routed);
}

#[tokio::test]
async fn every_refusal_is_told_as_a_problem() {
    let document = document(&whole_app().await).await;
    for (path, method, told) in operations(&document) {
        let here = format!("{method} {path}");
        assert!(told["summary"].is_string() && told["tags"][0].is_string(), "{here}");
        let answers = told["responses"].as_object().unwrap();
        assert!(answers.keys().any(|status| ["200", "201", "101"].contains(&status.as_str())), "{here}");
        let mut expected = vec!["429", "503"];
        if told["requestBody"].is_object() {
            expected.extend(["400", "413", "415", "422"]);
            assert!(!told["requestBody"]["content"]["application/json"]["example"].is_null(), "{here}");
        }
        let parameters = told["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
        if parameters.iter().any(|one| one["in"] == "query") {
            expected.push("400");
        }
        if path.contains("{id}") {
            expected.push("404");
            let schema = &parameters.iter().find(|one| one["name"] == "id").unwrap()["schema"];
            assert!(
                ["#/components/schemas/GameId", "#/components/schemas/ClassId"]
                    .contains(&schema["$ref"].as_str().unwrap()),
                "{here}"
            );
        }
        for status in expected {
            assert!(answers.contains_key(status), "{here} {status}");
        }
        for (status, answer) in answers.iter().filter(|(status, _)| status.as_str() >= "400") {
            let problem = &answer["content"]["application/problem+json"]["schema"]["$ref"];
            assert_eq!(problem, "#/components/schemas/Problem", "{here} {status}");
        }
        for names in told["security"].as_array().into_iter().flatten() {
            for name in names.as_object().unwrap().keys() {
                assert!(document["components"]["securitySchemes"][name].is_object(), "{here} {name}");
            }
        }
    }
}

#[tokio::test]
async fn every_type_is_there() {
    let document = document(&whole_app().await).await;
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(!found.is_empty());
    for reference in &found {
        assert!(document.pointer(&reference[1..]).is_some(), "{reference}");
    }
    let schemas = &document["components"]["schemas"];
    assert_eq!(schemas["GameSpec"]["additionalProperties"], false);
    assert_eq!(schemas["GameId"]["pattern"], "^[2-9a-hjkmnp-z]{12}$");
    // What errors look like, not what the protocol calls a problem.
    for field in ["type", "title", "status", "detail", "code"] {
        assert!(schemas["Problem"]["required"].as_array().unwrap().iter().any(|one| one == field), "{field}");
    }
    for (name, schema) in schemas.as_object().unwrap() {
        let reference = format!("#/components/schemas/{name}");
        assert!(found.contains(&reference), "{name} is told and nowhere used");
        for (field, of) in schema["properties"].as_object().into_iter().flatten() {
            assert!(of.is_object(), "{name}.{field}");
        }
    }
}

#[tokio::test]
async fn the_page_keeps_to_the_policy() {
    let page = asked_of(whole_app().await, request("GET", "/api", &[], "")).await;
    assert!(page.header("content-type").starts_with("text/html"));
    let text = page.text();
    for forbidden in ["<script", "style=", "<style", "http://", "https://", " onclick"] {
        assert!(!text.contains(forbidden), "{forbidden}");
    }
    assert!(text.contains("POST /api/v1/analysis") && text.contains("id=\"type-GameSpec\""));
    assert!(text.contains("GET /api/v1/games/{id}/stream") && text.contains("Authorization: Bearer"));
    // Every name within the page is there once, and every link leads somewhere.
    let names: Vec<&str> = text.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    for link in text.split("href=\"#").skip(1) {
        let id = link.split('"').next().unwrap();
        assert!(names.contains(&id), "{id}");
    }
    let style = get("/api/page.css").await;
    assert!(style.header("content-type").starts_with("text/css"));
    assert!(style.text().contains("prefers-color-scheme: dark"));
}
