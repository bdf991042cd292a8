"""A seal on a text: recognises a report that was changed by hand.

The key is below for everybody to read, so the seal is no proof against somebody who reads it: it tells
an honest report from one that was edited, not from one that was forged. AUTHORING.md says so too.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

KEY = b"lparlab: a report as the program wrote it"
MEMBER = "seal"


def canonical(content: Any) -> str:
    """JSON in one way of writing. Raises ValueError for what is no number (NaN, infinity)."""
    return json.dumps(content, ensure_ascii=True, allow_nan=False, sort_keys=True, separators=(",", ":"))


def seal(text: str) -> str:
    """The JSON object in `text` in its one way of writing, with a seal in it. Raises ValueError."""
    content = json.loads(text)
    if not isinstance(content, dict) or MEMBER in content:
        raise ValueError(f'expected a JSON object without a member "{MEMBER}"')
    return canonical(content | {MEMBER: _mark(content)}) + "\n"


def sealed(text: str) -> bool:
    """Is this text, to the last character but blanks around it, one that `seal` wrote?"""
    try:
        content = json.loads(text)
        mark = content.pop(MEMBER) if isinstance(content, dict) else None
        if not isinstance(mark, str) or not mark.isascii():
            return False
        same = text.strip() == canonical(content | {MEMBER: mark})
        return same and hmac.compare_digest(mark, _mark(content))
    except (ValueError, KeyError, RecursionError):
        return False


def _mark(content: dict[str, Any]) -> str:
    return hmac.new(KEY, canonical(content).encode("ascii"), hashlib.sha256).hexdigest()


def fingerprint(data: bytes) -> str:
    """SHA-256 of another file of the report."""
    return hashlib.sha256(data).hexdigest()
