//! What is read out of a request.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use khamsin_text::Lang;

/// The reader's language: `?lang=fr`, or the first of the browser's languages that Khamsin speaks, or English.
pub struct Reader(pub Lang);

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        Ok(Reader::of(parts))
    }
}

impl Reader {
    /// Who reads the answer to a request.
    pub fn of(parts: &Parts) -> Reader {
        let query = parts.uri.query().unwrap_or_default();
        let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
        let header = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Reader(asked.or_else(|| preferred(header?)).unwrap_or_default())
    }
}

/// The language of an `Accept-Language` header that is liked best and spoken.
fn preferred(header: &str) -> Option<Lang> {
    let mut best: Option<(f32, Lang)> = None;
    for part in header.split(',') {
        let mut words = part.split(';').map(str::trim);
        let Some(lang) = words.next().and_then(|code| code.parse().ok()) else { continue };
        let weight = words.find_map(|word| word.strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
        if weight > best.map_or(0.0, |(most, _)| most) {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_liked_language_that_is_spoken_wins() {
        assert_eq!(preferred("fr-CA,fr;q=0.9,en;q=0.8"), Some(Lang::Fr));
        assert_eq!(preferred("ja, en;q=0.5, de;q=0.7"), Some(Lang::De));
        assert_eq!(preferred("ja, *;q=0.1"), None);
        assert_eq!(preferred("fr;q=0"), None);
        assert_eq!(preferred(";;q=x,,"), None);
    }
}
