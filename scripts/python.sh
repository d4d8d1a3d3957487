#!/bin/sh
# Prints the command of a Python that can run Stammtisch: version 3.11 or newer, able to make environments.
# What is missing is installed where we may, else named in one line.
set -u

usable() {
  "$1" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
  for name in ${PYTHON:-} python3.14 python3.13 python3.12 python3.11 python3 python; do
    if command -v "$name" >/dev/null 2>&1 && usable "$name"; then
      command -v "$name"
      return 0
    fi
  done
  return 1
}

find_python && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  { apt-get update -q && apt-get install -q -y python3 python3-venv python3-dev gcc; } >&2
  find_python && exit 0
fi
echo "stammtisch: please install Python 3.11 or newer with its venv module (Debian: python3 python3-venv python3-dev gcc)" >&2
exit 1
