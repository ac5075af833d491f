//! What a teacher takes home, as files.

use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Asking, TeacherRefusals};
use crate::api::{Always, Queried, QueryRefusals};
use crate::class::export::{self, Names};
use crate::class::state::Class;
use crate::class::view;
use crate::online::http::Answer;
use crate::online::id::ClassId;
use crate::online::refused::Refused;

/// How something is to be exported.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// Whether numbers stand for names.
    #[serde(default)]
    #[param(required = false, example = true)]
    anonymous: bool,
}

/// The table of a class as CSV.
#[utoipa::path(get, path = "/api/v1/classes/{id}/table.csv", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class"), Wanted),
    responses((status = 200, description = "The table", body = String, content_type = "text/csv"),
        TeacherRefusals, QueryRefusals, Always))]
pub async fn table(asking: Asking, Queried { lang, ask: wanted }: Queried<Wanted>) -> Answer<Response> {
    let made = async {
        let class = view::up_to_date(&asking.hub, asking.own().await?).await?;
        Ok(file(&class, "csv", "text/csv; charset=utf-8", export::csv(&class, wanted.names())?))
    };
    made.await.map_err(|refused: Refused| refused.told(lang))
}

/// The records of a class's finished games as PGN.
#[utoipa::path(get, path = "/api/v1/classes/{id}/records.pgn", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class"), Wanted),
    responses((status = 200, description = "The records", body = String, content_type = "application/vnd.chess-pgn"),
        TeacherRefusals, QueryRefusals, Always))]
pub async fn records(asking: Asking, Queried { lang, ask: wanted }: Queried<Wanted>) -> Answer<Response> {
    let made = async {
        let class = view::up_to_date(&asking.hub, asking.own().await?).await?;
        let records = export::records(&asking.hub, &class, wanted.names()).await?;
        Ok(file(&class, "pgn", "application/vnd.chess-pgn; charset=utf-8", records))
    };
    made.await.map_err(|refused: Refused| refused.told(lang))
}

impl Wanted {
    fn names(&self) -> Names {
        if self.anonymous { Names::Hidden } else { Names::Told }
    }
}

fn file(class: &Class, ending: &str, kind: &'static str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"class-{}.{ending}\"", class.id);
    let kind = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-store")];
    (kind, [(CONTENT_DISPOSITION, disposition)], text).into_response()
}
