"""Which machine has written a session file: another one would run it otherwise."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from typing import Any

from engine.kernel.cache import fingerprint
from engine.language import say
from engine.scenario.files.error import shown
from engine.session_file.errors import SessionError

FORMAT = 1


@cache
def machine() -> str:
    """Return 16 hex digits that identify this version's machine."""
    return fingerprint()


@cache
def version() -> str:
    """Return the version of the program."""
    try:
        return installed("lparlab")
    except PackageNotFoundError:
        return "0"


def check_version(table: dict[str, Any], name: str) -> None:
    """Raise SessionError when the file is for another format or another machine."""
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
                "was saved with another version of the machine ({0}), which would run differently; open "
                "it with the version that wrote it",
                made_by,
            ),
        )
