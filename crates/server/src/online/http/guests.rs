//! Guests: a token for programs, and the name that somebody goes by.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Answer, UnknownGuest};
use crate::api::{Always, Asked, BodyRefusals, Fresh};
use crate::online::guest::{Caller, fitting};
use crate::online::hub::Hub;
use crate::online::id::{GuestKey, GuestSecret};
use crate::online::refused::Refused;
use crate::request::Reader;

/// A name to go by.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// At most 24 characters, none of them invisible; spaces around it are cut off.
    #[serde(default)]
    #[schema(example = "Ada")]
    pub name: Option<String>,
}

impl Named {
    /// The name as it is kept.
    fn fitting(&self) -> Result<Option<String>, Refused> {
        Ok(self.name.as_deref().map(fitting).transpose()?.flatten())
    }
}

/// A guest of one's own, for programs.
#[derive(Serialize, ToSchema)]
pub struct NewGuest {
    /// What to send as `Authorization: Bearer …`. It is told once.
    token: GuestSecret,
    /// The name.
    name: Option<String>,
}

/// What a guest is told of itself.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The name, if there is one.
    name: Option<String>,
}

/// Makes a guest and gives its token, for programs; browsers get a cookie.
#[utoipa::path(post, path = "/api/v1/guests", tag = "Guests",
    request_body(content = Named, example = json!({ "name": "Ada’s bot" })),
    responses((status = 201, description = "The guest", body = NewGuest), BodyRefusals, Always))]
pub async fn new_guest(
    State(hub): State<Arc<Hub>>,
    Asked { lang, ask: named }: Asked<Named>,
) -> Answer<(StatusCode, Fresh<NewGuest>)> {
    let made = async {
        let (name, token) = (named.fitting()?, GuestSecret::draw());
        let kept = hub.store().keep_guest(&token.key(), name.as_deref()).await;
        kept.map_err(|_| Refused::Unavailable)?;
        Ok((StatusCode::CREATED, Fresh(NewGuest { token, name })))
    };
    made.await.map_err(|refused: Refused| refused.told(lang))
}

/// Who asks.
#[utoipa::path(get, path = "/api/v1/me", tag = "Guests", security(("token" = []), ("cookie" = [])),
    responses((status = 200, description = "The guest", body = Me),
        UnknownGuest,
        Always))]
pub async fn me(State(hub): State<Arc<Hub>>, Reader(lang): Reader, caller: Caller) -> Answer<Fresh<Me>> {
    let told = async {
        let key = caller.required(&hub).await?;
        Ok(Fresh(Me { name: name_of(&hub, &key).await? }))
    };
    told.await.map_err(|refused: Refused| refused.told(lang))
}

/// Makes who asks a guest, with a cookie, for browsers; whoever is one already stays.
///
/// A browser that asks this before it makes or joins something sits there even if the answer to that is lost.
#[utoipa::path(post, path = "/api/v1/me", tag = "Guests", security((), ("token" = []), ("cookie" = [])),
    responses((status = 200, description = "The guest", body = Me,
            headers(("set-cookie" = String, description = "The guest"))),
        UnknownGuest,
        Always))]
pub async fn admit(State(hub): State<Arc<Hub>>, Reader(lang): Reader, caller: Caller) -> Answer<Response> {
    let admitted = async {
        let guest = caller.admitted(&hub, None).await?;
        let name = name_of(&hub, &guest.key).await?;
        Ok(guest.with_cookie(Fresh(Me { name })))
    };
    admitted.await.map_err(|refused: Refused| refused.told(lang))
}

/// Sets the name of who asks; null or nothing deletes it.
#[utoipa::path(put, path = "/api/v1/me", tag = "Guests", security(("token" = []), ("cookie" = [])),
    request_body(content = Named, example = json!({ "name": "Ada" })),
    responses((status = 200, description = "The guest", body = Me),
        UnknownGuest,
        BodyRefusals, Always))]
pub async fn rename(
    State(hub): State<Arc<Hub>>,
    caller: Caller,
    Asked { lang, ask: named }: Asked<Named>,
) -> Answer<Fresh<Me>> {
    let renamed = async {
        let key = caller.required(&hub).await?;
        let name = named.fitting()?;
        hub.store().rename_guest(&key, name.as_deref()).await.map_err(|_| Refused::Unavailable)?;
        hub.renamed(&key).await;
        Ok(Fresh(Me { name }))
    };
    renamed.await.map_err(|refused: Refused| refused.told(lang))
}

async fn name_of(hub: &Hub, key: &GuestKey) -> Result<Option<String>, Refused> {
    let guest = hub.store().guest(key).await.map_err(|_| Refused::Unavailable)?;
    Ok(guest.and_then(|guest| guest.name))
}
