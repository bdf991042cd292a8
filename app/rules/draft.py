"""Rules that are edited and in no file yet: kept against a crash, and until the next start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from engine.cpuplugd.language.lines import MAX_FILE_BYTES

_MAX_BYTES = 8 * MAX_FILE_BYTES


class Draft(NamedTuple):
    """A text, its title, and its file."""

    name: str
    path: str  # "" = it has none
    text: str


def read_draft(file: Path) -> Draft | None:
    """Return the draft that is kept; None when there is none, or it cannot be read."""
    try:
        with file.open("rb") as opened:
            found = json.loads(opened.read(_MAX_BYTES))
        draft = Draft(found["name"], found["path"], found["text"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return (
        draft if all(isinstance(part, str) for part in draft) and len(draft.text) <= MAX_FILE_BYTES else None
    )


def draft_text(draft: Draft) -> str:
    """Return a draft as the text of its file, which `read_draft` reads again."""
    return json.dumps(draft._asdict())
