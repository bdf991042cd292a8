"""Places of docks as text with a check: Qt crashes when it restores damaged ones."""

from __future__ import annotations

from base64 import b64decode, b64encode
from hashlib import sha256

from PySide6.QtCore import QByteArray


def sealed(state: QByteArray) -> str:
    """Return a state as text, for `unsealed`."""
    data = bytes(state.data())
    return f"{_check(data)}:{b64encode(data).decode()}"


def unsealed(text: object) -> QByteArray:
    """Return the state in a text; an empty one when the text is damaged."""
    check, _, coded = str(text).partition(":")
    try:
        data = b64decode(coded, validate=True)
    except ValueError:
        return QByteArray()
    return QByteArray(data) if _check(data) == check else QByteArray()


def _check(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]
