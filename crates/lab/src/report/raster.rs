//! A figure as pixels, for where drawings cannot go.
//!
//! Its letters come with the program (Noto Sans, under the Open Font License in `fonts/`), so that a figure is the same on
//! every machine.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

/// Latin and Arabic, as far as the texts need them.
const FONTS: [&[u8]; 2] =
    [include_bytes!("../../fonts/NotoSans.ttf"), include_bytes!("../../fonts/NotoSansArabic.ttf")];
/// The name of the first of them.
const FAMILY: &str = "Noto Sans";
/// Pixels for each unit of a drawing: sharp in print.
const SCALE: f32 = 2.0;

/// Draws figures.
pub struct Raster {
    options: Options<'static>,
}

impl Raster {
    /// With its letters ready.
    pub fn new() -> Raster {
        let mut fonts = Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        fonts.set_sans_serif_family(FAMILY);
        let options =
            Options { font_family: FAMILY.to_owned(), fontdb: Arc::new(fonts), ..Options::default() };
        Raster { options }
    }

    /// A drawing as PNG.
    ///
    /// # Panics
    /// If it is no drawing: they are all ours.
    pub fn png(&self, svg: &str) -> Vec<u8> {
        let tree = Tree::from_str(svg, &self.options).expect("a figure is a drawing");
        let size = tree.size();
        let pixels_of = |length: f32| (length * SCALE).ceil() as u32;
        let mut pixels =
            Pixmap::new(pixels_of(size.width()), pixels_of(size.height())).expect("a figure has an extent");
        resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
        pixels.encode_png().expect("pixels in memory can be packed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters of every language leave ink; without a font, text is silently left out. No figure shows less than nothing:
    /// the font has no minus.
    #[test]
    fn letters_are_drawn() {
        let raster = Raster::new();
        let drawn = |text: &str| {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="30"><text x="2" y="20" font-family="system-ui, sans-serif">{text}</text></svg>"#
            );
            raster.png(&svg)
        };
        let empty = drawn("");
        for text in ["A", "é", "ß", "ã", "–", "“", "%", "ع", "9"] {
            assert!(drawn(text) != empty, "{text}");
        }
        assert_ne!(drawn("ع"), drawn("م"));
        assert_eq!(drawn("p = 0.05"), drawn("p = 0.05"));
    }
}
