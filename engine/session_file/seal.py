"""Format of a session file: the first lines, the last line with a checksum of everything before it, the
version, and errors.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from engine.kernel.cache import fingerprint
from engine.language import later, one_line, say
from engine.scenario.files.error import shown

SAVE_AGAIN = later("save the session again with the program that created it")


class SessionError(ValueError):
    """A session file cannot be used, and it has changed nothing; the text is for the user."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        super().__init__(one_line(f"{name}: {text}" if name else text))

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return SessionError, (self.name, self.text)


class SessionCancelled(Exception):
    """The user canceled opening a session."""


FORMAT = 1


@cache
def machine() -> str:
    """Return 16 hex digits that identify this version's machine."""
    return fingerprint()


@cache
def version() -> str:
    """Return the version of the program."""
    from importlib.metadata import PackageNotFoundError  # imported late: not needed at the start
    from importlib.metadata import version as installed

    try:
        return installed("lparlab")
    except PackageNotFoundError:
        return "0"


def check_version(table: dict[str, Any], name: str) -> None:
    """Raise SessionError if the file is for another format or another machine."""
    made_by = f"LPAR Lab {shown(table.get('version', '?'))}"
    if table.get("format") != FORMAT:
        raise SessionError(
            name,
            say(
                "format = {0}, written by {1}; expected format {2}: open it with the version that wrote it",
                shown(table.get("format", "?")),
                made_by,
                FORMAT,
            ),
        )
    if table.get("machine") != machine():
        raise SessionError(
            name,
            say(
                "was saved with another version of the machine ({0}), which behaves differently; open "
                "it with the version that wrote it",
                made_by,
            ),
        )


HEAD = "# A session of LPAR Lab: open it there. A file changed by hand is refused.\n"
CHECKSUM = "# checksum "


def sealed(text: str) -> str:
    """Return the text with the closing checksum line added."""
    return f"{text}{CHECKSUM}{_checksum(text)}\n"


def unsealed(text: str, name: str) -> str:
    """Return the text without its last line, whose checksum must match. Raises SessionError."""
    body, mark, checksum = text.rpartition(CHECKSUM)
    if not body.startswith(HEAD.partition(":")[0]) or not mark:
        why = say("is not a complete session file; open a file that LPAR Lab saved")
        raise SessionError(name, why)
    if _checksum(plain(body)) != checksum.strip():
        raise damaged(name, say("does not match its checksum"))
    return body


def damaged(name: str, how: str) -> SessionError:
    """Return the error for a file that differs from the saved one."""
    return SessionError(
        name, say("{0}: it is damaged or was edited; use a copy, or {1}", how, say(SAVE_AGAIN))
    )


def plain(text: str) -> str:
    """Return the text without characters that are not allowed in a file."""
    return text.encode("utf-8", "replace").decode()


def _checksum(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
