"""The rules by themselves: one JSON list on standard output."""

from __future__ import annotations

import json
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py")]

from bench import challenge, schokoly  # noqa: E402

if __name__ == "__main__":
    print(json.dumps([*schokoly.rows(), *challenge.rows()]))
