//! Who asks: a guest is known by a secret in a cookie, or by the same as a bearer token. Only its hash is kept.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderValue, SET_COOKIE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use super::hub::Hub;
use super::id::{GuestKey, GuestSecret};
use super::refused::Refused;

/// The cookie's name.
pub const COOKIE_NAME: &str = "khamsin_guest";
/// How long a guest may stay away: 180 days.
pub const KEPT_FOR: i64 = 180 * 24 * 3_600 * 1_000;
/// Who comes again after so long is noted as seen; more often would be a write for nothing.
const SEEN_AGAIN: i64 = 24 * 3_600 * 1_000;
/// How long a name may be, in letters.
const LONGEST_NAME: usize = 24;

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Caller {
    secret: Option<GuestSecret>,
    brought: Brought,
    /// Whether the request came over https, as the proxy in front of us says.
    secure: bool,
}

/// How a secret came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brought {
    /// In a browser's cookie, or not at all.
    ByCookie,
    /// As a program's token.
    AsToken,
}

/// What a request brings along as a guest's secret, true or not.
pub fn brought(headers: &HeaderMap) -> Option<(&str, Brought)> {
    let header = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = header.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some((token, Brought::AsToken));
    }
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|list| list.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, value)| (value, Brought::ByCookie))
}

/// A guest who was let in just now, and the cookie to send along.
pub struct Admitted {
    /// Who it is.
    pub key: GuestKey,
    /// The cookie, for a browser: its days begin anew.
    pub cookie: Option<HeaderValue>,
}

impl Admitted {
    /// An answer to the guest, with the cookie if there is one.
    pub fn with_cookie(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().insert(SET_COOKIE, cookie);
        }
        response
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        let (text, brought) = brought(&parts.headers).unwrap_or(("", Brought::ByCookie));
        let proto = parts.headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
        Ok(Caller { secret: text.parse().ok(), brought, secure: proto == Some("https") })
    }
}

impl Caller {
    /// The key of the secret that was brought along, known to us or not.
    pub fn key(&self) -> Option<GuestKey> {
        self.secret.as_ref().map(GuestSecret::key)
    }

    /// The guest, who must be known and must not have expired, and is seen by this.
    ///
    /// # Errors
    /// If nobody is known by that secret, or has not been for too long.
    pub async fn required(&self, hub: &Hub) -> Result<GuestKey, Refused> {
        let key = self.key().ok_or(Refused::NoGuest)?;
        let guest =
            hub.store().guest(&key).await.map_err(|_| Refused::Unavailable)?.ok_or(Refused::NoGuest)?;
        let away = hub.now() - guest.seen;
        if away > KEPT_FOR {
            return Err(Refused::Expired);
        }
        if away > SEEN_AGAIN {
            hub.store().keep_guest(&key, None).await.map_err(|_| Refused::Unavailable)?;
        }
        Ok(key)
    }

    /// The guest; whoever is none yet, or has expired, becomes a new one. A program that brings a token is meant to be the guest of
    /// that token, and no other.
    ///
    /// # Errors
    /// If the name does not fit, the token is nobody's, or the store fails.
    pub async fn admitted(&self, hub: &Hub, name: Option<&str>) -> Result<Admitted, Refused> {
        let name = name.map(fitting).transpose()?.flatten();
        let known = match self.required(hub).await {
            Ok(_) => self.secret.clone(),
            Err(Refused::NoGuest | Refused::Expired) if self.brought == Brought::ByCookie => None,
            Err(refused) => return Err(refused),
        };
        let (is_known, is_program) = (known.is_some(), self.brought == Brought::AsToken);
        let secret = known.unwrap_or_else(GuestSecret::draw);
        let (key, cookie) = (secret.key(), (!is_program).then(|| self.cookie(&secret)));
        hub.store().keep_guest(&key, name.as_deref()).await.map_err(|_| Refused::Unavailable)?;
        if is_known && name.is_some() {
            hub.renamed(&key).await;
        }
        Ok(Admitted { key, cookie })
    }

    fn cookie(&self, secret: &GuestSecret) -> HeaderValue {
        let secure = if self.secure { "; Secure" } else { "" };
        let (value, age) = (secret.as_str(), KEPT_FOR / 1_000);
        let text = format!("{COOKIE_NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(text).expect("a secret is made of letters and digits")
    }
}

/// A name as it is kept: trimmed, none if nothing is left.
///
/// # Errors
/// If it is too long or would steer a terminal or a line of text.
pub fn fitting(name: &str) -> Result<Option<String>, Refused> {
    let name = name.trim();
    if name.chars().count() > LONGEST_NAME
        || name.chars().any(|letter| letter.is_control() || is_unseen(letter))
    {
        return Err(Refused::BadName);
    }
    Ok(Some(name.to_owned()).filter(|name| !name.is_empty()))
}

/// Marks that turn the direction of writing would turn what stands around a name, and with letters that nobody sees one could go
/// by the name of another.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_comes_as_a_token_or_in_a_cookie() {
        let mut headers = HeaderMap::new();
        assert_eq!(brought(&headers), None);
        headers.insert(COOKIE, HeaderValue::from_static("a=b; khamsin_guest=xyz"));
        assert_eq!(brought(&headers), Some(("xyz", Brought::ByCookie)));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer abc"));
        assert_eq!(brought(&headers), Some(("abc", Brought::AsToken)));
    }

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(fitting("  Ada "), Ok(Some("Ada".to_owned())));
        assert_eq!(fitting("   "), Ok(None));
        assert_eq!(fitting("<script>alert(1)</script"), Ok(Some("<script>alert(1)</script".to_owned())));
        assert_eq!(fitting(&"ا".repeat(24)).map(|name| name.is_some()), Ok(true));
        for name in ["a\u{7}b", "a\nb", "a\u{202e}b", "Ada\u{ad}", "\u{3164}", "\u{61c}Ada", &"x".repeat(25)]
        {
            assert_eq!(fitting(name), Err(Refused::BadName), "{name:?}");
        }
    }
}
