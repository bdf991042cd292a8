"""A value that the program stores, declared once: its key, and how it is read and written; dock states
with a checksum.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar, overload

from PySide6.QtCore import QByteArray, QSettings

T = TypeVar("T")


def sealed(state: QByteArray) -> str:
    """Return a state as text that `unsealed` can read."""
    data = bytes(state.data())
    return f"{_check(data)}:{b64encode(data).decode()}"


def unsealed(text: object) -> QByteArray:
    """Return the state in a text, or an empty state if the text is damaged."""
    check, _, coded = str(text).partition(":")
    try:
        data = b64decode(coded, validate=True)
    except ValueError:
        return QByteArray()
    return QByteArray(data) if _check(data) == check else QByteArray()


def _check(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


class HasStore(Protocol):
    """An object with stored values as attributes."""

    store: QSettings


class Stored(Generic[T]):
    """An attribute that is stored under a key; `read` replaces an unreadable value with a default."""

    def __init__(
        self, key: str, read: Callable[[object], T], write: Callable[[T], object] = lambda value: value
    ) -> None:
        self.key, self._read, self._write = key, read, write

    @overload
    def __get__(self, owner: None, kind: type) -> Stored[T]: ...
    @overload
    def __get__(self, owner: HasStore, kind: type) -> T: ...
    def __get__(self, owner: HasStore | None, kind: type) -> Stored[T] | T:
        return self if owner is None else self._read(owner.store.value(self.key))

    def __set__(self, owner: HasStore, value: T) -> None:
        owner.store.setValue(self.key, self._write(value))


def text(stored: object) -> str:
    """Return a stored text, or "" if no text is stored."""
    return stored if isinstance(stored, str) else ""


def texts(stored: object) -> list[str]:
    """Return stored texts; Qt reads a list with one text as a plain text."""
    names = [stored] if isinstance(stored, str) else stored
    return [str(name) for name in names] if isinstance(names, list) else []


def json_text(stored: object) -> str:
    """Return a stored JSON text, or the text of an empty table if no text is stored."""
    return text(stored) or "{}"


def is_on(stored: object) -> bool:
    """Return whether a switch is on, which is its initial state."""
    return text(stored) != "off"


def on_or_off(on: bool) -> str:
    """Return a switch in its stored form."""
    return "on" if on else "off"


def octets(stored: object) -> QByteArray:
    """Return the stored bytes, or empty bytes if no bytes are stored."""
    return stored if isinstance(stored, QByteArray) else QByteArray()


def history(stored: object) -> dict[str, list[str]]:
    """Return the stored lines by the console at which they were typed."""
    try:
        lines = json.loads(text(stored) or "{}")
    except (ValueError, RecursionError):
        return {}
    whole = lines.items() if isinstance(lines, dict) else ()
    return {name: typed for name, typed in whole if _is_history(typed)}


def key_table(stored: object) -> dict[str, str]:
    """Return the stored keys by the id of their action."""
    try:
        table = json.loads(text(stored) or "{}")
    except (ValueError, RecursionError):
        return {}
    pairs = table.items() if isinstance(table, dict) else ()
    return {name: keys for name, keys in pairs if isinstance(keys, str)}


def _is_history(typed: Any) -> bool:
    return isinstance(typed, list) and all(isinstance(line, str) for line in typed)
