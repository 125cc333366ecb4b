#!/bin/sh
# Starts a server of its own and asks it everything its description allows, and more.
# Usage: api-fuzz.sh SOFRA SCHEMATHESIS EXAMPLES
set -eu
sofra=$1 st=$2 examples=$3
folder=$(mktemp -d)
"$sofra" serve --unlimited --listen 127.0.0.1:0 --database "sqlite:$folder/sofra.db" >"$folder/said" &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
until grep -q http:// "$folder/said"; do sleep 0.1; kill -0 $server; done
door=$(sed -n 's/.*\(http:[^ ]*\).*/\1/p' "$folder/said" | head -n 1)
token=$(curl --silent --fail --json '{"name": "Fuzz"}' "$door/api/guests" | sed 's/.*"token":"\([^"]*\)".*/\1/')
curl --silent --fail --json '{"game": "connect-four", "seats": ["me", {"bot": "random"}]}' \
  --header "Authorization: Bearer $token" "$door/api/tables" >"$folder/table"
table=$(sed 's/.*"id":"\([^"]*\)".*/\1/' "$folder/table")
printf '[parameters]\n"path.id" = "%s"\n' "$table" >"$folder/known.toml"
: >"$folder/any.toml"
# Once at a table that exists, once at any. A stream never ends, and a guest who was forgotten can ask
# nothing more.
for config in known any; do
  "$st" --config-file "$folder/$config.toml" run "$door/api/openapi.json" --seed 1 \
    --header "Authorization: Bearer $token" --exclude-path-regex stream --exclude-operation-id forget \
    --phases examples,coverage,fuzzing --max-examples "$examples" --no-color \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance
done
