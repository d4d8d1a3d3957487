#!/bin/sh
# Makes sure that there is a C compiler, if we may install one; without it the rules run interpreted, only slower.
set -u
command -v "${CC:-cc}" >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  { apt-get update -q && apt-get install -q -y gcc libc6-dev python3-dev; } >&2 && exit 0
fi
echo "stammtisch: no C compiler found; the rules will run interpreted (Debian: gcc python3-dev makes them ~25 times faster)" >&2
exit 0
