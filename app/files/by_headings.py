"""What was said of tables with the same headings, as the settings keep it: of the latest ones."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

MOST = 50  # tables
LARGEST = 64 * 1024  # characters of one


def fingerprint(headings: Iterable[str]) -> str:
    """Return what tables with the same headings have in common, in whatever order these stand."""
    return sha256("\n".join(sorted(set(headings))).encode()).hexdigest()[:16]


def recall(text: str, headings: Iterable[str]) -> Any:
    """Return what was kept for these headings; None for nothing, and for what is damaged."""
    return _known(text).get(fingerprint(headings))


def keep(text: str, headings: Iterable[str], said: object) -> str:
    """Return the text with what was said of a table; None forgets it. The oldest goes when there are many."""
    known = _known(text)
    known.pop(fingerprint(headings), None)
    if said is not None and len(json.dumps(said)) <= LARGEST:
        known[fingerprint(headings)] = said
    return json.dumps(dict(list(known.items())[-MOST:]))


def _known(text: str) -> dict[str, Any]:
    try:
        known = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}
