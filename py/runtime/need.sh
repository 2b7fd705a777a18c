#!/bin/sh
# Says in one line what this machine lacks, or prints the Python that will be used.
set -eu

fail() { printf 'chocobox: %s\n' "$1" >&2; exit 1; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

python=
for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
  if command -v "$name" >/dev/null 2>&1 && new_enough "$name"; then python=$name; break; fi
done
[ -n "$python" ] || fail "needs Python 3.11 or newer, and found none (on Debian: apt install python3 python3-venv)"
if [ ! -x .venv/bin/python ]; then
  "$python" -c 'import ensurepip, venv' 2>/dev/null ||
    fail "needs Python's venv module (on Debian: apt install python3-venv)"
fi

command -v node >/dev/null 2>&1 || fail "needs Node 20.19 or newer, and found none (see https://nodejs.org)"
node -e '
  const [major, minor] = process.versions.node.split(".").map(Number);
  process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
' || fail "needs Node 20.19, 22.12 or newer, and found $(node --version) (see https://nodejs.org)"
command -v npm >/dev/null 2>&1 || fail "needs npm beside Node, and found none (on Debian: apt install npm)"

printf '%s\n' "$python"
