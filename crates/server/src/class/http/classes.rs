//! What everybody may ask: which classes there are, a new one, how one stands, to be let in.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State as Shared;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use khamsin_rules::ruleset::RuleSet;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Asking, NoSuchClass, first_name};
use crate::api::{Always, Asked, BodyRefusals, Fresh};
use crate::class::refused::ClassRefused;
use crate::class::state::{Class, Plan, State};
use crate::class::teaching;
use crate::class::view::{self, ClassView, ListedClass};
use crate::errors::Problem;
use crate::online::event::ClockSpec;
use crate::online::guest::{Caller, fitting};
use crate::online::http::{Answer, Named};
use crate::online::hub::Hub;
use crate::online::id::{ClassId, GuestSecret, draw_seed};
use crate::online::refused::Refused;
use crate::request::Reader;

/// How many classes the list shows.
const LISTED: u32 = 50;
/// After how many days names are deleted, if nobody says.
const USUAL_DAYS: u32 = 30;
const MOST_DAYS: u32 = 366;

/// What somebody asks for who makes a class.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewClass {
    /// What the teacher calls it: at most 24 characters.
    #[serde(default)]
    #[schema(example = "7b")]
    title: Option<String>,
    /// The rule set; without a revision, the newest.
    #[schema(example = "seega/ludens-planet")]
    ruleset: String,
    /// The clock of every game; there is none if it is left out.
    #[serde(default)]
    clock: Option<ClockSpec>,
    /// After how many days names are deleted; 30 if it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 366)]
    keep_days: Option<u32>,
}

impl NewClass {
    /// The rule set, the days and the title, if all of it fits.
    fn checked(&self) -> Result<(RuleSet, u32, Option<String>), Refused> {
        let set: RuleSet = self.ruleset.parse().map_err(|error| Refused::RuleSet(Box::new(error)))?;
        if self.clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(Refused::BadClock);
        }
        let keep_days = self.keep_days.unwrap_or(USUAL_DAYS);
        if !(1..=MOST_DAYS).contains(&keep_days) {
            return Err(ClassRefused::BadDays.into());
        }
        Ok((set, keep_days, self.title.as_deref().map(fitting).transpose()?.flatten()))
    }
}

/// Classes that can be joined.
#[derive(Serialize, ToSchema)]
pub struct Listing {
    /// The classes, the newest first.
    classes: Vec<ListedClass>,
}

/// Classes that can be joined, fifty at most.
#[utoipa::path(get, path = "/api/v1/classes", tag = "Classes",
    responses((status = 200, description = "The classes", body = Listing), Always))]
pub async fn list(Shared(hub): Shared<Arc<Hub>>, Reader(lang): Reader) -> Answer<Fresh<Listing>> {
    let listed = async {
        let mut classes = Vec::new();
        for id in hub.store().open_classes(LISTED).await.map_err(|_| Refused::Unavailable)? {
            classes.push(ListedClass::of(teaching::find(&hub, &id).await?));
        }
        Ok(Fresh(Listing { classes }))
    };
    listed.await.map_err(|refused: Refused| refused.told(lang))
}

/// Makes a class, of which who asks is the teacher; whoever is no guest yet becomes one.
#[utoipa::path(post, path = "/api/v1/classes", tag = "Classes",
    security((), ("token" = []), ("cookie" = [])),
    request_body(content = NewClass, example = json!({ "title": "7b", "ruleset": "seega/ludens-planet" })),
    responses((status = 201, description = "The class", body = ClassView,
            headers(("set-cookie" = String, description = "The guest, if it is new"))),
        BodyRefusals, Always))]
pub async fn create(
    Shared(hub): Shared<Arc<Hub>>,
    caller: Caller,
    Asked { lang, ask: asked }: Asked<NewClass>,
) -> Answer<Response> {
    let created = async {
        let (set, keep_days, title) = asked.checked()?;
        let guest = caller.admitted(&hub, None).await?;
        let plan = Plan {
            title,
            teacher: guest.key.clone(),
            ruleset: set.to_string(),
            clock: asked.clock,
            keep_days,
            state: State::Open,
            seed: draw_seed(),
            pupils: Vec::new(),
            rounds: Vec::new(),
        };
        let names = BTreeMap::new();
        let class = Class { id: ClassId::draw(), version: 0, created: hub.now(), plan, names };
        let class = teaching::found(&hub, class).await?;
        Ok((view::of(&hub, class, Some(&guest.key)).await?, guest))
    };
    let (view, guest) = created.await.map_err(|refused: Refused| refused.told(lang))?;
    Ok((StatusCode::CREATED, guest.with_cookie(Fresh(view))).into_response())
}

/// How a class stands, for who asks.
#[utoipa::path(get, path = "/api/v1/classes/{id}", tag = "Classes",
    security((), ("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class")),
    responses((status = 200, description = "The class", body = ClassView),
        NoSuchClass,
        Always))]
pub async fn show(asking: Asking) -> Answer<Fresh<ClassView>> {
    asking.told(teaching::find(&asking.hub, &asking.id)).await
}

/// Becomes a pupil; whoever is one already stays, whoever is no guest yet becomes one.
#[utoipa::path(post, path = "/api/v1/classes/{id}/join", tag = "Classes",
    security((), ("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class")),
    request_body(content = Named, example = json!({ "name": "Ada" })),
    responses((status = 200, description = "The class", body = ClassView,
            headers(("set-cookie" = String, description = "The guest, if it is new"))),
        (status = 403, description = "The teacher has removed this pupil", body = Problem,
            content_type = "application/problem+json"),
        NoSuchClass,
        (status = 409, description = "The name is taken, or the class is full or has ended", body = Problem,
            content_type = "application/problem+json"),
        BodyRefusals, Always))]
pub async fn join(asking: Asking, Asked { lang, ask: named }: Asked<Named>) -> Answer<Response> {
    let joined = async {
        let (hub, id, name) = (&asking.hub, &asking.id, first_name(&named)?);
        // Nobody becomes a guest, or gets a name, for a class that does not let them in.
        let mut tried = teaching::find(hub, id).await?;
        let known = asking.caller.key().filter(|key| tried.pupil_of(key).is_some());
        if known.is_none() {
            tried.join(&GuestSecret::draw().key(), &name)?;
        }
        let guest = asking.caller.admitted(hub, known.is_none().then_some(name.as_str())).await?;
        let class = teaching::change(hub, id, |class| class.join(&guest.key, &name)).await?;
        Ok((view::of(hub, class, Some(&guest.key)).await?, guest))
    };
    let (view, guest) = joined.await.map_err(|refused: Refused| refused.told(lang))?;
    Ok(guest.with_cookie(Fresh(view)))
}
