//! The files of the browser app, as `build.rs` found them.

/// A file of the app.
pub struct Asset {
    /// Its path below the root: `assets/index-Cm3yOvWk.js`.
    pub name: &'static str,
    /// Its entity tag, with its quotes.
    pub tag: &'static str,
    /// Its content.
    pub plain: &'static [u8],
    /// The same, compressed with brotli.
    pub brotli: Option<&'static [u8]>,
}

/// How long a browser may keep a file without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caching {
    /// Its name stands for its content: for ever.
    Immutable,
    /// It is asked for each time; its tag tells whether it is still the same.
    Revalidate,
}

static ASSETS: &[Asset] = &include!(concat!(env!("OUT_DIR"), "/assets.rs"));

impl Asset {
    /// The file with this path; the root is the app's page.
    pub fn find(path: &str) -> Option<&'static Asset> {
        let name = path.trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        ASSETS.iter().find(|asset| asset.name == name)
    }

    /// How long it may be kept: everything in `assets/` has its hash in its name.
    pub fn caching(&self) -> Caching {
        if self.name.starts_with("assets/") { Caching::Immutable } else { Caching::Revalidate }
    }

    /// What kind of file it is.
    pub fn content_type(&self) -> &'static str {
        let end = self.name.rsplit_once('.').map_or("", |(_, end)| end);
        match end {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            "json" => "application/json",
            "txt" => "text/plain; charset=utf-8",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        }
    }
}
