//! Khamsin in the browser: the protocol behind a raw message channel, without any generated glue.
//!
//! JavaScript allocates, writes a message, calls, reads the answer and frees it:
//!
//! ```text
//! const at = khamsin_allocate(bytes.length);        write the question there, as UTF-8
//! const answer = khamsin_answer(at, bytes.length);  takes the question, gives a message
//! const length = khamsin_length(answer);            how long it is
//! … read `length` bytes at khamsin_bytes(answer) …
//! khamsin_free(answer);
//! ```
//!
//! `khamsin_take_tables` does the same with a file of tables. While an answer is made the module calls its imports:
//! `khamsin.now()` for milliseconds, `khamsin.tell(at, length)` for events, and `khamsin.panicked(at, length)` with a
//! panic's message before the instance traps. After a trap the instance is not to be used again: the client starts another.
//!
//! One instance runs on one thread, so its state is a thread-local. This crate is the only one of the browser's side that
//! holds `unsafe`: reading memory that JavaScript wrote, and calling it.
#![cfg(target_arch = "wasm32")]
#![allow(unsafe_code, reason = "a message channel with JavaScript is memory that both sides write")]

use std::cell::RefCell;
use std::sync::Once;
use std::time::Duration;

use khamsin_engine::{Clock, Stop};
use khamsin_protocol::{Core, Event, Host};

mod imports {
    #[link(wasm_import_module = "khamsin")]
    unsafe extern "C" {
        /// Milliseconds since a moment that stays the same.
        pub(super) safe fn now() -> f64;
        /// Hands over an event as JSON; only during the call.
        pub(super) fn tell(at: *const u8, length: usize);
        /// Hands over the message of a panic; only during the call.
        pub(super) fn panicked(at: *const u8, length: usize);
    }
}

thread_local! {
    static CORE: RefCell<Core> = RefCell::new(Core::new());
}

/// The browser's clock.
struct BrowserClock;

impl Clock for BrowserClock {
    fn now(&self) -> Duration {
        // A clock that misbehaves must not stop a search.
        Duration::try_from_secs_f64(imports::now() / 1000.0).unwrap_or_default()
    }
}

/// Room for a message of so many bytes, to be written and handed to a call that takes it.
#[unsafe(no_mangle)]
pub extern "C" fn khamsin_allocate(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Answers a question, which it takes; the answer is to be freed.
///
/// # Safety
/// `at` must come from [`khamsin_allocate`] with the same length, and not have been taken before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn khamsin_answer(at: *mut u8, length: usize) -> *mut Vec<u8> {
    tell_of_panics();
    // SAFETY: as the caller promises.
    let question = unsafe { taken(at, length) };
    let question = String::from_utf8_lossy(&question);
    let mut tell = |event: &Event| {
        if let Ok(json) = serde_json::to_string(event) {
            // SAFETY: the bytes live until the call returns, and JavaScript copies them during it.
            unsafe { imports::tell(json.as_ptr(), json.len()) };
        }
    };
    let mut host = Host { clock: &BrowserClock, stop: &Stop::new(), tell: &mut tell };
    message(CORE.with_borrow_mut(|core| core.answer(&question, &mut host)))
}

/// Takes in a file of tables; says in JSON what is in it, to be freed.
///
/// # Safety
/// `at` must come from [`khamsin_allocate`] with the same length, and not have been taken before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn khamsin_take_tables(at: *mut u8, length: usize) -> *mut Vec<u8> {
    tell_of_panics();
    // SAFETY: as the caller promises.
    let bytes = unsafe { taken(at, length) };
    message(CORE.with_borrow_mut(|core| core.take_tables_json(bytes)))
}

/// Where the bytes of an answer are.
///
/// # Safety
/// `message` must be an answer that was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn khamsin_bytes(message: *const Vec<u8>) -> *const u8 {
    // SAFETY: as the caller promises.
    unsafe { &*message }.as_ptr()
}

/// How many bytes an answer has.
///
/// # Safety
/// `message` must be an answer that was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn khamsin_length(message: *const Vec<u8>) -> usize {
    // SAFETY: as the caller promises.
    unsafe { &*message }.len()
}

/// Frees an answer.
///
/// # Safety
/// `message` must be an answer that was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn khamsin_free(message: *mut Vec<u8>) {
    // SAFETY: as the caller promises.
    drop(unsafe { Box::from_raw(message) });
}

/// The bytes that JavaScript wrote.
///
/// # Safety
/// `at` must come from [`khamsin_allocate`] with the same length, and not have been taken before.
unsafe fn taken(at: *mut u8, length: usize) -> Vec<u8> {
    let slice = std::ptr::slice_from_raw_parts_mut(at, length);
    // SAFETY: the caller promises that this is the box that `khamsin_allocate` let go of.
    unsafe { Box::from_raw(slice) }.into_vec()
}

fn message(text: String) -> *mut Vec<u8> {
    Box::into_raw(Box::new(text.into_bytes()))
}

/// Lets JavaScript know why an instance traps.
fn tell_of_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(|info| {
            let text = info.to_string();
            // SAFETY: the bytes live until the call returns, and JavaScript copies them during it.
            unsafe { imports::panicked(text.as_ptr(), text.len()) };
        }));
    });
}
