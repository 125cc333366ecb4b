#!/bin/sh
# Checks every file here with the program that reads it.
# Usage: check.sh KUBERNETES-VALIDATE
set -eu
validate=$1
cd "$(dirname "$0")"
haproxy -c -f haproxy/haproxy.cfg
docker-compose --file compose.yaml --profile watch config --quiet
promtool check config prometheus/prometheus.yml
"$validate" --strict kubernetes/sofra.yaml
# Units are checked as installed, with an instance name and a program that exists.
units=$(mktemp -d)
trap 'rm -rf "$units"' EXIT
for unit in systemd/*@.service; do
  sed 's|^ExecStart=/usr/local/bin/sofra|ExecStart=/bin/true|' "$unit" >"$units/$(basename "$unit" @.service)@8081.service"
done
systemd-analyze verify "$units"/*.service
echo 'every file for deploying can be read'
