#!/bin/sh
# Gathers what is given to others: the stripped program, completions, the manual pages, licences and checksums, in dist/.
# `make dist` builds the program first.
set -eu

program=${1:-target/release/khamsin}
out=dist

rm -rf "$out"
mkdir -p "$out/completions"
cp "$program" "$out/khamsin"
strip "$out/khamsin"
for shell in bash zsh fish; do
    "$program" completions "$shell" > "$out/completions/khamsin.$shell"
done
"$program" man --out "$out/man"
cp LICENSE-MIT LICENSE-APACHE README.md CHANGELOG.md "$out"
cd "$out"
find . -type f ! -name SHA256SUMS | sort | sed 's|^\./||' | xargs sha256sum > SHA256SUMS
echo "dist/ is ready: sha256sum --check SHA256SUMS"
