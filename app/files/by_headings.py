"""The answers for tables with the same headings, as stored in the settings, for the most recent tables."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

MOST = 50  # tables
LARGEST = 64 * 1024  # characters of one


def fingerprint(headings: Iterable[str]) -> str:
    """Return a fingerprint shared by tables with the same headings, in any order."""
    return sha256("\n".join(sorted(set(headings))).encode()).hexdigest()[:16]


def recall(text: str, headings: Iterable[str]) -> Any:
    """Return the answers stored for these headings, or None if there are no answers or they are damaged."""
    return _known(text).get(fingerprint(headings))


def keep(text: str, headings: Iterable[str], said: object) -> str:
    """Return the text with a table's answers added; None removes them. If there are too many, the oldest
    answers are dropped.
    """
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
