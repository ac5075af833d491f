#!/bin/sh
# Makes sure that there is a Chromium for the browser tests: the one on the path, or Debian's, installed here.
# Ends with 0 if there is one, and with 1 and a sentence if there can be none.
has() { command -v "$1" >/dev/null 2>&1; }

if has chromium || has chromium-browser; then exit 0; fi
if ! has apt-get; then
    echo 'browser tests skipped: there is no chromium on the path, and no apt-get to install it with' >&2
    exit 1
fi
if [ "$(id -u)" -eq 0 ]; then sudo=''; elif has sudo && sudo -n true 2>/dev/null; then sudo='sudo -n'; else
    echo 'browser tests skipped: there is no chromium on the path, and installing it needs root' >&2
    exit 1
fi
echo 'installing chromium with apt-get, for the browser tests' >&2
if $sudo apt-get update -qq >/dev/null 2>&1 && $sudo apt-get install -y -qq chromium >/dev/null 2>&1 && has chromium; then
    exit 0
fi
echo 'browser tests skipped: apt-get could not install chromium' >&2
exit 1
