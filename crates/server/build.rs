//! Puts the built browser app (`web/dist`) into the program, if there is one.
//!
//! Nothing is built here: `make run` and `make web` do that. Without Node the folder is empty, and the server's page says
//! how to get the app. Files that end in `.br` are the compressed twins that the app's build wrote.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Cargo can watch a folder only if it is there. It is not part of the repository.
    let _ = fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed={}", dist.display());
    // The migrations are compiled in, and cargo does not notice by itself when one is added.
    println!("cargo::rerun-if-changed=migrations");

    let mut list = String::from("[\n");
    for path in files(&dist).into_iter().filter(|path| path.extension().is_none_or(|end| end != "br")) {
        let name = path.strip_prefix(&dist).expect("the files are in the folder").display().to_string();
        let name = name.replace('\\', "/");
        let content = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let tag = Sha256::digest(&content)[..8].iter().fold(String::new(), |mut tag, byte| {
            let _ = write!(tag, "{byte:02x}");
            tag
        });
        let path = path.display().to_string();
        let twin = format!("{path}.br");
        let brotli = if Path::new(&twin).exists() {
            format!("Some(include_bytes!({twin:?}))")
        } else {
            "None".to_owned()
        };
        let _ = writeln!(
            list,
            "Asset {{ name: {name:?}, tag: \"\\\"{tag}\\\"\", plain: include_bytes!({path:?}), brotli: {brotli} }},"
        );
    }
    list.push(']');
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("assets.rs"), list).expect("cargo's folder can be written to");
}

/// Every file below a folder, in a fixed order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}
