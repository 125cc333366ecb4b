#!/bin/sh
# Puts axe-core from the npm registry where the accessibility tests look for it.
set -eu
version=4.14.0
target="$(dirname "$0")/../../target/axe-core"
mkdir -p "$target"
[ -f "$target/axe.min.js" ] && exit 0
archive="$(cd "$target" && npm pack --silent "axe-core@$version")"
tar -xzf "$target/$archive" -C "$target" --strip-components=1 package/axe.min.js
rm "$target/$archive"
