"""First and last line of a session file: the format, and a checksum of all before."""

from __future__ import annotations

import hashlib

from engine.language import say
from engine.session_file.errors import SAVE_AGAIN, SessionError

HEAD = "# A session of LPAR Lab: open it there. A file changed by hand is refused.\n"
CHECKSUM = "# checksum "


def sealed(text: str) -> str:
    """Return the text with its last line."""
    return f"{text}{CHECKSUM}{_checksum(text)}\n"


def unsealed(text: str, name: str) -> str:
    """Return the text without its last line, which must match. Raises SessionError."""
    body, mark, checksum = text.rpartition(CHECKSUM)
    if not body.startswith(HEAD.partition(":")[0]) or not mark:
        why = say("is not a complete session file; open a file that LPAR Lab has saved")
        raise SessionError(name, why)
    if _checksum(plain(body)) != checksum.strip():
        raise damaged(name, say("does not match its checksum"))
    return body


def damaged(name: str, how: str) -> SessionError:
    """Return the error for a file that differs from what was saved."""
    return SessionError(
        name, say("{0}: it is damaged or was changed by hand; take a copy, or {1}", how, say(SAVE_AGAIN))
    )


def plain(text: str) -> str:
    """Return the text without characters that a file cannot hold."""
    return text.encode("utf-8", "replace").decode()


def _checksum(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
