//! The JSON API: the same views and choices that the pages show, for bots and other clients.

mod caller;
mod deeds;
mod error;
mod hint;
mod lobby;
mod people;
mod play;
mod shapes;
mod tables;

use axum::routing::{get, post};
use axum::{Json, Router};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

pub use error::ApiError;

use crate::app::App;

/// Everything under `/api`.
pub fn router() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(async || Json(ApiDoc::openapi())))
        .route("/games", get(lobby::games))
        .route("/guests", post(lobby::new_guest))
        .route("/me", get(lobby::me).delete(people::forget))
        .route("/me/data", get(people::data))
        .route("/lobby", get(lobby::lobby))
        .route("/tables", get(lobby::my_tables).post(lobby::create))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/stream", get(tables::stream))
        .route("/tables/{id}/journal", get(tables::journal))
        .route("/tables/{id}/talk", get(tables::talk).post(tables::say))
        .route("/tables/{id}/invite", get(tables::invite))
        .route("/tables/{id}/person", post(people::deal))
        .route("/tables/{id}/seats/{seat}", post(play::sit).delete(play::leave))
        .route("/tables/{id}/seats/{seat}/return", post(play::take_back))
        .route("/tables/{id}/seats/{seat}/hint", get(play::hint))
        .route("/tables/{id}/seats/{seat}/why", get(play::why))
        .route("/tables/{id}/seats/{seat}/bundles", get(play::bundles))
        .route("/tables/{id}/deeds", post(deeds::deed))
        .route("/tables/{id}/steps", post(play::step))
        .route("/tables/{id}/undo", post(play::undo))
        .route("/tables/{id}/undo/answer", post(play::answer_undo))
        .fallback(async || ApiError::not_found())
}

/// The description of the API.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sofra",
        description = "Tables for board games. Everything a page can show or do, a program can, too.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        lobby::games,
        lobby::new_guest,
        lobby::me,
        people::data,
        people::forget,
        lobby::lobby,
        lobby::my_tables,
        lobby::create,
        tables::show,
        tables::stream,
        tables::journal,
        tables::talk,
        tables::say,
        tables::invite,
        deeds::deed,
        people::deal,
        play::sit,
        play::leave,
        play::take_back,
        play::hint,
        play::why,
        play::bundles,
        play::step,
        play::undo,
        play::answer_undo
    ),
    components(schemas(shapes::LanguageCode)),
    modifiers(&Bearer)
)]
struct ApiDoc;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let mut scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        scheme.description = Some("The token that POST /api/guests gave".to_owned());
        let components = openapi.components.get_or_insert_with(Default::default);
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What clients rely on never changes by accident.
    #[test]
    fn the_description_is_as_it_was() {
        let mut described = serde_json::to_value(ApiDoc::openapi()).unwrap();
        described["info"]["version"] = "any".into();
        insta::assert_json_snapshot!(described);
    }

    #[test]
    fn the_guide_tells_every_request_and_every_field() {
        let guide = include_str!("../../../../docs/api.md");
        let guide: Vec<&str> = guide.split_whitespace().collect();
        let guide = guide.join(" ");
        let described = serde_json::to_value(ApiDoc::openapi()).unwrap();
        for (path, requests) in described["paths"].as_object().unwrap() {
            for method in requests.as_object().unwrap().keys() {
                let request = format!("{} {path}", method.to_uppercase());
                assert!(guide.contains(&request), "nothing about {request}");
            }
        }
        for (name, shape) in described["components"]["schemas"].as_object().unwrap() {
            for field in shape["properties"].as_object().into_iter().flat_map(|each| each.keys()) {
                let told = [format!("\"{field}\""), format!("`{field}`")];
                assert!(
                    told.iter().any(|told| guide.contains(told)),
                    "nothing about {name}.{field}"
                );
            }
        }
    }
}
