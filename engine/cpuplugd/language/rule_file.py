"""A rule file that anyone may have written: one that comes along, by its name, or a file, bounded in size."""

from __future__ import annotations

import stat
from pathlib import Path

from engine.cpuplugd.shipped import shipped
from engine.language import say

MAX_BYTES = 4 * 1024 * 1024  # what is above the reader's own limit gets the reader's error, with its line


class RuleFileError(ValueError):
    """A rule file that cannot be read; the text is one sentence."""


def load(name: str, folder: Path | None = None) -> bytes:
    """Return the content of a rule file; a relative path is one in `folder`. Raises RuleFileError."""
    if name in shipped():
        return shipped()[name].encode()
    try:
        return bounded(Path(name) if folder is None else folder / name, MAX_BYTES, name)
    except RuleFileError as error:
        raise RuleFileError(
            say("{0}; expected a rule file, or one of {1}", error, ", ".join(shipped()))
        ) from None


def bounded(path: Path, most: int, shown: str) -> bytes:
    """Return the content of a file of limited size. Raises RuleFileError, which names it as `shown`."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise RuleFileError(say("{0}: is not a file", shown))
        with path.open("rb") as file:
            content = file.read(most + 1)
    except RuleFileError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise RuleFileError(say("{0}: cannot be read ({1})", shown, reason)) from None
    if len(content) > most:
        raise RuleFileError(say("{0}: is larger than {1} bytes, the limit", shown, most))
    return content
