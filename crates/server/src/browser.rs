//! Opens the reader's browser, where there is one.

use std::process::{Command, Stdio};

/// Asks the system to show an address. Where nobody can, nothing happens: the address was printed.
pub fn open(address: &str) {
    if !has_screen() {
        return;
    }
    let [program, arguments @ ..] = opener();
    let mut command = Command::new(program);
    command.args(arguments.iter().filter(|word| !word.is_empty())).arg(address);
    // The browser outlives its opener, and has nothing to say here.
    let _ = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// The system's own way to open an address.
const fn opener() -> [&'static str; 3] {
    if cfg!(target_os = "macos") {
        ["open", "", ""]
    } else if cfg!(windows) {
        // `start` alone is a word of the shell; this is the program behind it.
        ["rundll32", "url.dll,FileProtocolHandler", ""]
    } else {
        ["xdg-open", "", ""]
    }
}

/// Without a screen, `xdg-open` would show the page in the terminal that the server needs.
fn has_screen() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", windows)) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
