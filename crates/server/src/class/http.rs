//! Classes over HTTP: what everybody may ask (`classes`), what its teacher does (`teacher`), and takes home (`files`).
//! Every change answers with the class as it is then.

mod classes;
mod files;
mod teacher;

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use khamsin_text::Lang;
use serde::Deserialize;
use utoipa::IntoResponses;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use self::teacher::TeacherRefusals;

use super::refused::ClassRefused;
use super::state::Class;
use super::teaching;
use super::view::{self, ClassView};
use crate::api::Fresh;
use crate::errors::{ErrorResponse, Problem};
use crate::online::guest::{Caller, fitting};
use crate::online::http::{Answer, Named};
use crate::online::hub::Hub;
use crate::online::id::ClassId;
use crate::online::refused::Refused;
use crate::request::Reader;

/// The paths of classes.
pub fn routes() -> OpenApiRouter<Arc<Hub>> {
    OpenApiRouter::new()
        .routes(routes!(classes::list, classes::create))
        .routes(routes!(classes::show))
        .routes(routes!(classes::join))
        .routes(routes!(teacher::pair))
        .routes(routes!(teacher::pause))
        .routes(routes!(teacher::resume))
        .routes(routes!(teacher::end))
        .routes(routes!(teacher::rename, teacher::remove))
        .routes(routes!(files::table))
        .routes(routes!(files::records))
}

/// The refusal of a request about a class that is not there.
#[derive(IntoResponses)]
pub enum NoSuchClass {
    /// There is no such class
    #[response(status = 404, content_type = "application/problem+json")]
    NotThere(Problem),
}

/// Who asks, about which class, in which language: what all handlers need.
struct Asking {
    hub: Arc<Hub>,
    caller: Caller,
    id: ClassId,
    lang: Lang,
}

impl FromRequestParts<Arc<Hub>> for Asking {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Asking, ErrorResponse> {
        #[derive(Deserialize)]
        struct InPath {
            id: ClassId,
        }
        let Reader(lang) = Reader::of(parts);
        let Ok(caller) = Caller::from_request_parts(parts, hub).await;
        let path = Path::<InPath>::from_request_parts(parts, hub).await;
        // What is no name of a class is an unknown one.
        let Path(InPath { id }) = path.map_err(|_| Refused::from(ClassRefused::NoClass).told(lang))?;
        Ok(Asking { hub: Arc::clone(hub), caller, id, lang })
    }
}

impl Asking {
    /// The class, if its teacher asks.
    async fn own(&self) -> Result<Class, Refused> {
        let Some(guest) = self.caller.key() else { return Err(ClassRefused::NotTeacher.into()) };
        teaching::find_own(&self.hub, &self.id, &guest).await
    }

    /// The class as it is then, told to who asks.
    async fn told(&self, then: impl Future<Output = Result<Class, Refused>>) -> Answer<Fresh<ClassView>> {
        let told = async { view::of(&self.hub, then.await?, self.caller.key().as_ref()).await };
        told.await.map(Fresh).map_err(|refused| refused.told(self.lang))
    }
}

/// The name that a pupil must have.
fn first_name(named: &Named) -> Result<String, Refused> {
    Ok(fitting(named.name.as_deref().unwrap_or_default())?.ok_or(ClassRefused::NoName)?)
}
