//! The interface as a page to browse: the `OpenAPI` document as plain HTML, without a script and with one style sheet of
//! our own, so that it keeps to the strict policy and can be read offline, printed and heard.

use std::fmt::Write;

use serde_json::{Map, Value};

/// How the page looks, in the light and in the dark.
pub const CSS: &[u8] = include_bytes!("page.css");

/// The page of a document.
pub fn html(document: &Value) -> String {
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>Khamsin: HTTP interface</title>\n\
         <link rel=\"stylesheet\" href=\"/api/page.css\">\n</head>\n<body>\n\
         <a class=\"skip\" href=\"#chapter-0\">To the requests</a>\n<header>\n<h1>Khamsin: HTTP interface</h1>\n",
    );
    let _ = write!(
        page,
        "<p>{}</p>\n<p>For programs: <a href=\"/api/v1/openapi.json\">openapi.json</a> (OpenAPI {}).</p>\n</header>\n",
        prose(&document["info"]["description"]),
        escaped(text(&document["openapi"]))
    );
    let chapters = chapters(document);
    contents(&mut page, &chapters);
    page.push_str("<main>\n");
    for (number, chapter) in chapters.iter().enumerate() {
        let _ = write!(
            page,
            "<section id=\"chapter-{number}\" aria-labelledby=\"chapter-{number}-title\">\n\
             <h2 id=\"chapter-{number}-title\">{}</h2>\n<p>{}</p>\n",
            escaped(chapter.name),
            prose(chapter.about)
        );
        for (method, path, operation) in &chapter.operations {
            request(&mut page, method, path, operation);
        }
        page.push_str("</section>\n");
    }
    page.push_str(
        "<section id=\"types\" aria-labelledby=\"types-title\">\n<h2 id=\"types-title\">Types</h2>\n",
    );
    for (name, schema) in members(&document["components"]["schemas"]) {
        described(&mut page, name, schema);
    }
    page.push_str("</section>\n</main>\n</body>\n</html>\n");
    page
}

/// Requests about one thing.
struct Chapter<'a> {
    name: &'a str,
    about: &'a Value,
    /// Method, path, description.
    operations: Vec<(String, &'a str, &'a Value)>,
}

/// Every request, by what it is about.
fn chapters(document: &Value) -> Vec<Chapter<'_>> {
    let tags = document["tags"].as_array().map(Vec::as_slice).unwrap_or_default();
    let chapters = tags.iter().map(|tag| {
        let paths = members(&document["paths"]);
        let all = paths.flat_map(|(path, item)| {
            let methods = ["get", "post", "put", "delete"].into_iter();
            methods.filter_map(move |method| Some((method.to_uppercase(), path, item.get(method)?)))
        });
        let operations = all.filter(|(_, _, operation)| operation["tags"][0] == tag["name"]).collect();
        Chapter { name: text(&tag["name"]), about: &tag["description"], operations }
    });
    // A server without games has no requests about them.
    chapters.filter(|chapter| !chapter.operations.is_empty()).collect()
}

fn contents(page: &mut String, chapters: &[Chapter]) {
    page.push_str("<nav aria-label=\"Contents\">\n<ul>\n");
    for (number, chapter) in chapters.iter().enumerate() {
        let _ = writeln!(page, "<li><a href=\"#chapter-{number}\">{}</a>\n<ul>", escaped(chapter.name));
        for (method, path, _) in &chapter.operations {
            let (id, path) = (anchor(method, path), escaped(path));
            let _ = writeln!(page, "<li><a href=\"#{id}\"><code>{method} {path}</code></a></li>");
        }
        page.push_str("</ul></li>\n");
    }
    page.push_str("<li><a href=\"#types\">Types</a></li>\n</ul>\n</nav>\n");
}

fn request(page: &mut String, method: &str, path: &str, operation: &Value) {
    let _ = write!(
        page,
        "<article id=\"{}\">\n<h3><code>{method} {}</code></h3>\n<p>{}</p>\n",
        anchor(method, path),
        escaped(path),
        prose(&operation["summary"])
    );
    if operation["description"].is_string() {
        let _ = writeln!(page, "<p>{}</p>", prose(&operation["description"]));
    }
    if let Some(ways) = operation["security"].as_array() {
        let anybody = ways.iter().any(|way| way.as_object().is_some_and(Map::is_empty));
        let who = if anybody { "anybody; a guest is known by" } else { "a guest, known by" };
        let _ = writeln!(page, "<p>For {who} token or cookie.</p>");
    }
    let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
    if !parameters.is_empty() {
        page.push_str("<h4>Parameters</h4>\n<dl>\n");
        for one in parameters {
            let optional = if one["required"] == true { "" } else { " <em>optional</em>" };
            let (name, kind) = (escaped(text(&one["name"])), shape(&one["schema"]));
            let about = prose(&one["description"]);
            let _ = writeln!(page, "<dt><code>{name}</code> {kind}{optional}</dt><dd>{about}</dd>");
        }
        page.push_str("</dl>\n");
    }
    for (kind, content) in members(&operation["requestBody"]["content"]) {
        let _ = writeln!(
            page,
            "<h4>Body</h4>\n<p>{} as <code>{}</code></p>",
            shape(&content["schema"]),
            escaped(kind)
        );
        if !content["example"].is_null() {
            let _ = writeln!(page, "<pre><code>{}</code></pre>", escaped(&content["example"].to_string()));
        }
    }
    page.push_str("<h4>Answers</h4>\n<dl>\n");
    for (status, answer) in members(&operation["responses"]) {
        let contents = members(&answer["content"]).map(|(kind, content)| {
            format!("{} as <code>{}</code>", shape(&content["schema"]), escaped(kind))
        });
        let contents: Vec<String> = contents.collect();
        let _ = writeln!(
            page,
            "<dt><code>{}</code> {}</dt><dd>{}</dd>",
            escaped(status),
            contents.join(", "),
            prose(&answer["description"])
        );
    }
    page.push_str("</dl>\n</article>\n");
}

/// A type with its fields, or with what it can be.
fn described(page: &mut String, name: &str, schema: &Value) {
    let name = escaped(name);
    let _ = writeln!(page, "<article id=\"type-{name}\">\n<h3><code>{name}</code></h3>");
    let _ = writeln!(page, "<p>{}</p>", prose(&schema["description"]));
    let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
    let fields: Vec<_> = members(&schema["properties"]).collect();
    if fields.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", shape(&Value::Object(without_description(schema))));
    } else {
        page.push_str("<dl>\n");
        for (field, of) in fields {
            let optional = if required.iter().any(|one| one == field) { "" } else { " <em>optional</em>" };
            let (field, kind, about) = (escaped(field), shape(of), prose(about(of)));
            let _ = writeln!(page, "<dt><code>{field}</code> {kind}{optional}</dt><dd>{about}</dd>");
        }
        page.push_str("</dl>\n");
    }
    page.push_str("</article>\n");
}

/// What is said of a field; of one that may be null, it is said of what it is otherwise.
fn about(field: &Value) -> &Value {
    let others = field["oneOf"].as_array().into_iter().flatten().map(|one| &one["description"]);
    std::iter::once(&field["description"]).chain(others).find(|said| said.is_string()).unwrap_or(&Value::Null)
}

fn without_description(schema: &Value) -> Map<String, Value> {
    let mut map = schema.as_object().cloned().unwrap_or_default();
    map.remove("description");
    map
}

/// What a value looks like, in a few words.
fn shape(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#type-{name}\">{name}</a>");
    }
    for (word, between) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")] {
        if let Some(many) = schema[word].as_array() {
            return many.iter().map(shape).collect::<Vec<_>>().join(between);
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        let words = words.iter().map(|word| format!("<code>{}</code>", escaped(text(word))));
        return words.collect::<Vec<_>>().join(", ");
    }
    match &schema["type"] {
        Value::String(kind) if kind == "array" => format!("list of {}", shape(&schema["items"])),
        Value::String(kind) if kind == "object" && schema["properties"].is_object() => {
            let fields = members(&schema["properties"])
                .map(|(field, of)| format!("<code>{}</code>: {}", escaped(field), shape(of)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        Value::Array(kinds) if kinds.iter().any(|kind| kind == "array") => {
            format!("list of {}, or null", shape(&schema["items"]))
        }
        Value::String(kind) => format!("{}{}", escaped(kind), bounds(schema)),
        Value::Array(kinds) => kinds.iter().map(|kind| escaped(text(kind))).collect::<Vec<_>>().join(" or "),
        _ => "anything".to_owned(),
    }
}

/// The bounds of a number, or what a text is made of.
fn bounds(schema: &Value) -> String {
    match (&schema["pattern"], &schema["minimum"], &schema["maximum"]) {
        (Value::String(pattern), ..) => format!(" like <code>{}</code>", escaped(pattern)),
        (_, Value::Number(least), Value::Number(most)) => format!(" from {least} to {most}"),
        (_, Value::Number(least), _) => format!(" from {least}"),
        _ => String::new(),
    }
}

fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

fn anchor(method: &str, path: &str) -> String {
    let path: String =
        path.chars().map(|char| if char.is_ascii_alphanumeric() { char } else { '-' }).collect();
    format!("{}{path}", method.to_lowercase())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A description: what stands between backticks is code.
fn prose(value: &Value) -> String {
    let parts = text(value).split('`').enumerate();
    let marked =
        parts.map(
            |(place, part)| {
                if place % 2 == 1 { format!("<code>{}</code>", escaped(part)) } else { escaped(part) }
            },
        );
    marked.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
