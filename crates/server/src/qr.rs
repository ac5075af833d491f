//! QR codes: as a picture for pages, and as half blocks for the terminal.
//!
//! In the terminal a code is drawn with the paper as blocks and the ink as gaps, with a margin: on a dark background, as
//! most are, it is as printed; on a light one it is inverted, which readers on phones understand. No colour is needed.

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use qrcode::render::svg;
use qrcode::{Color, EcLevel, QrCode};
use serde::Deserialize;

use crate::api::Queried;
use crate::class::refused::ClassRefused;
use crate::errors::{Error, ErrorResponse};
use crate::online::refused::Refused;

/// The longest text, in letters.
const LONGEST: usize = 300;
/// How wide the margin is, in modules; the standard asks for four, readers are content with two.
const MARGIN: usize = 2;

/// What is to be encoded.
#[derive(Deserialize)]
pub struct Wanted {
    #[serde(default)]
    text: String,
}

/// The path of codes.
pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().route("/qr.svg", get(picture))
}

async fn picture(Queried { lang, ask: wanted }: Queried<Wanted>) -> Result<Response, ErrorResponse> {
    let drawn =
        svg(&wanted.text).ok_or_else(|| Error::from(Refused::from(ClassRefused::BadCode)).told(lang))?;
    // The same text is the same picture, for ever.
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=86400")];
    Ok((headers, drawn).into_response())
}

fn code(text: &str) -> Option<QrCode> {
    let fits = (1..=LONGEST).contains(&text.chars().count());
    QrCode::with_error_correction_level(text, EcLevel::M).ok().filter(|_| fits)
}

/// The code of a text as a picture; none if there is no text or too much of it.
pub fn svg(text: &str) -> Option<String> {
    let code = code(text)?;
    Some(code.render::<svg::Color>().min_dimensions(240, 240).quiet_zone(true).build())
}

/// The code of a text as lines for a terminal; none if there is no text or too much of it.
pub fn lines(text: &str) -> Option<Vec<String>> {
    let code = code(text)?;
    let width = code.width();
    let paper = |x: usize, y: usize| {
        let inside = (MARGIN..MARGIN + width).contains(&x) && (MARGIN..MARGIN + width).contains(&y);
        !inside || code[(x - MARGIN, y - MARGIN)] == Color::Light
    };
    let full = width + 2 * MARGIN;
    let block = |x: usize, y: usize| match (paper(x, y), y + 1 < full && paper(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    Some((0..full).step_by(2).map(|y| (0..full).map(|x| block(x, y)).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a picture of modules, as a phone would.
    fn read(dark: &dyn Fn(usize, usize) -> bool, size: usize) -> String {
        const SCALE: usize = 6;
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(size * SCALE, size * SCALE, |x, y| {
            if dark(x / SCALE, y / SCALE) { 0 } else { 255 }
        });
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        grids[0].decode().unwrap().1
    }

    #[test]
    fn what_the_terminal_shows_can_be_read() {
        for text in ["http://192.168.1.20:5050/", "http://10.0.0.7:5050/#class/k7m2x", &"ü".repeat(300)] {
            let lines: Vec<Vec<char>> =
                lines(text).unwrap().iter().map(|line| line.chars().collect()).collect();
            let size = lines[0].len();
            assert!(lines.iter().all(|line| line.len() == size));
            let dark = |x: usize, y: usize| match lines.get(y / 2).map(|line| line[x]) {
                Some('█') | None => false,
                Some('▀') => y % 2 == 1,
                Some('▄') => y.is_multiple_of(2),
                Some(_) => true,
            };
            assert_eq!(read(&dark, size), text);
        }
    }

    #[test]
    fn the_picture_shows_the_same_modules() {
        let text = "http://192.168.1.20:5050/#class/k7m2x";
        let picture = svg(text).unwrap();
        assert!(picture.starts_with("<?xml") && picture.contains("<svg") && !picture.contains("<script"));
        let squares = picture.matches('h').count();
        let dark = code(text).unwrap().to_colors().iter().filter(|&&color| color == Color::Dark).count();
        assert!(squares >= dark, "{squares} of {dark}");
    }

    #[test]
    fn too_much_and_nothing_are_no_codes() {
        assert!(svg(&"x".repeat(301)).is_none() && lines("").is_none());
    }
}
