#!/bin/sh
# Puts axe-core from the npm registry where the accessibility tests look for it.
set -eu
version=4.14.0
sum=20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878
target="$(dirname "$0")/../../target/axe-core"
file="$target/axe.min.js"
mkdir -p "$target"
is_there() { echo "$sum  $file" | sha256sum --check --status 2>/dev/null; }
is_there && exit 0
curl --fail --silent --show-error --location --retry 3 \
  "https://registry.npmjs.org/axe-core/-/axe-core-$version.tgz" --output "$file.tgz"
tar -xzf "$file.tgz" -O package/axe.min.js >"$file"
rm "$file.tgz"
is_there || { echo "fetch-axe.sh: $file is not what it should be" >&2; exit 1; }
