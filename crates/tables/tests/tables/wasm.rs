//! What looks up compiles for the browser.

use std::path::Path;
use std::process::Command;

#[test]
fn compiles_for_wasm() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let status = Command::new(env!("CARGO"))
        .current_dir(root)
        .args(["check", "--quiet", "--package", "khamsin-tables", "--no-default-features"])
        .args(["--target", "wasm32-unknown-unknown"])
        // A folder of its own: the outer cargo holds the lock of the usual one.
        .args(["--target-dir", "../../target/wasm-check"])
        .env("RUSTFLAGS", "--deny warnings")
        .status()
        .expect("cargo runs");
    assert!(status.success(), "khamsin-tables compiles for wasm32-unknown-unknown");
}
