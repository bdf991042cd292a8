"""A scenario file that is being edited: its text with comments, its inherited values, and a history.

The text is a TOML document whose comments and order are preserved when values change. It may extend another
scenario: each value is then either its own or inherited, and removing its own value restores the inherited
one.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from engine.atomic import atomic_write
from engine.language import say
from engine.scenario.files.error import Key, ScenarioError, key_text, value_at
from engine.scenario.files.layers import Layers
from engine.scenario.files.toml_input import MAX_BYTES, decoded, parse_toml, read_toml
from engine.scenario.scenario import Scenario, load_layers, name_by_file

MAX_UNDO = 500
EXTENDS = "extends"
NOT_COMPARED = ("id", "title", "summary", "study")


@dataclass(frozen=True)
class ScenarioDifference:
    """A value that differs from that of the extended scenario. None: the value is absent on that side."""

    key: Key
    before: Any
    after: Any

    @property
    def name(self) -> str:
        """The key as users write it."""
        return key_text(self.key)


class ScenarioDocument:
    """`path` is the actual or intended path of the file: the program looks for rule files and extended files
    in its folder.
    """

    def __init__(self, text: str, path: Path) -> None:
        """Raises ScenarioError if the text is not a scenario file that can be edited."""
        self.path = path
        self._undone: list[str] = []
        self._done: list[str] = []
        self._own: dict[str, Any] = {}
        self._base: dict[str, Any] = {}
        self._take(text)

    @classmethod
    def changed(cls, base: str, title: str, path: Path) -> ScenarioDocument:
        """Return a new document that extends the shipped scenario with this id."""
        document = tomlkit.document()
        document.add(EXTENDS, f"id:{base}")
        document.add("id", path.stem)
        document.add("title", title[:100])
        return cls(tomlkit.dumps(document), path)

    @classmethod
    def opened(cls, path: Path) -> ScenarioDocument:
        """Return the document of a file. Raises ScenarioError."""
        read_toml(path, path.name)  # bounded, and TOML
        return cls(decoded(path.read_bytes()), path)

    # ---- what it says

    @property
    def text(self) -> str:
        """The text of the whole file."""
        return self._text

    @property
    def table(self) -> dict[str, Any]:
        """All values, including inherited ones; not to be modified."""
        return self._table

    @property
    def base(self) -> dict[str, Any]:
        """The inherited values; not to be modified."""
        return self._base

    def value(self, key: Key) -> Any:
        """Return a value, either the file's own or inherited; None if there is no value."""
        return value_at(self._table, key)

    def is_own(self, key: Key) -> bool:
        """Return whether the file itself has a value at this key."""
        return value_at(self._own, key) is not None

    def scenario(self) -> Scenario:
        """Return the checked scenario. Raises ScenarioError, which names the key and value."""
        layers = self._layers()
        name_by_file(layers, self.path)
        return load_layers(layers)

    def differences(self) -> list[ScenarioDifference]:
        """Return all values that differ from the inherited ones, in file order."""
        return _listed(self._base, self._table) if self._base else []

    def changes_since(self, table: dict[str, Any]) -> list[ScenarioDifference]:
        """Return all values that differ from those in `table`, an earlier state."""
        return _listed(table, self._table)

    # ---- changes, each of which can be undone

    def set(self, key: Key, value: Any) -> None:
        """Set the value of a key, creating missing tables and lists. Raises ScenarioError."""
        document = tomlkit.parse(self._text)
        place: Any = document
        for depth, part in enumerate(key[:-1]):
            place = self._step(place, key[: depth + 2], part)
        if isinstance(place, list) and key[-1] == len(place):
            place.append(_item(value))
        else:
            place[key[-1]] = _item(value)
        self._change(document)

    def remove(self, key: Key) -> None:
        """Remove a value from the file, which restores the inherited one. Does nothing if the file has no
        such value.
        """
        if not self.is_own(key) and not (len(key) > 1 and isinstance(key[-1], int)):
            return
        document = tomlkit.parse(self._text)
        place: Any = document
        for depth, part in enumerate(key[:-1]):
            place = self._step(place, key[: depth + 2], part)
        del place[key[-1]]
        self._change(document)

    def replace(self, text: str) -> None:
        """Replace the whole text. Raises ScenarioError if the new text is not TOML."""
        if text != self._text:
            before = self._text
            self._take(text)
            self._keep(before)

    def undo(self) -> bool:
        """Undo the latest change; return whether there was one."""
        return self._walk(self._done, self._undone)

    def redo(self) -> bool:
        """Redo the change that was last undone; return whether there was one."""
        return self._walk(self._undone, self._done)

    @property
    def can_undo(self) -> bool:
        """True if a change can be undone."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """True if a change can be redone."""
        return bool(self._undone)

    def save(self) -> None:
        """Write the file atomically: completely or not at all. Raises OSError."""
        atomic_write(self.path, self._text)

    # ---- inside

    def _step(self, place: Any, key: Key, part: str | int) -> Any:
        """Return the next table or list; an inherited list is copied, because a file replaces lists as a
        whole.

        key: the path up to and including the part after `part`, which shows whether a list or a table is
        needed.
        """
        if isinstance(place, dict) and part not in place:
            inherited = value_at(self._table, key[:-1])
            if isinstance(inherited, list):
                place[part] = _item(deepcopy(inherited))
            else:
                place[part] = tomlkit.aot() if isinstance(key[-1], int) else _new_table(place)
        return place[part]

    def _change(self, document: tomlkit.TOMLDocument) -> None:
        self.replace(tomlkit.dumps(document))

    def _keep(self, text: str) -> None:
        self._done = [*self._done, text][-MAX_UNDO:]
        self._undone.clear()

    def _walk(self, source: list[str], target: list[str]) -> bool:
        if not source:
            return False
        target.append(self._text)
        self._take(source.pop())
        return True

    def _take(self, text: str) -> None:
        """Parse a text. If it cannot be read, raises ScenarioError and leaves everything unchanged."""
        if len(text.encode()) > MAX_BYTES:
            raise ScenarioError(self.path.name, "", say("expected at most {0:,} bytes", MAX_BYTES))
        own = parse_toml(text, self.path.name)
        try:
            tomlkit.parse(text)
        except TOMLKitError as error:
            raise ScenarioError(self.path.name, "", f"expected TOML: {error}") from None
        base = self._below(own.get(EXTENDS))
        table = Layers(self.path, self.path.name, own=own).table
        self._text, self._own, self._base, self._table = text, own, base, table

    def _below(self, extends: Any) -> dict[str, Any]:
        """Return the values that a file inherits from this scenario; None: the file extends no scenario."""
        if extends is None:
            return {}
        if self._base and extends == self._own.get(EXTENDS):
            return self._base
        return Layers(self.path, self.path.name, own={EXTENDS: extends}).table

    def _layers(self) -> Layers:
        return Layers(self.path, self.path.name, own=self._own)


def _new_table(place: Any) -> Any:
    """Return an empty table: an inline table beside dotted keys, because a heading there would have the wrong
    path.
    """
    body = place.value.body if isinstance(place, Table) else ()
    dotted = any(key is not None and key.is_dotted() for key, _ in body)
    return tomlkit.inline_table() if dotted and place.is_super_table() else tomlkit.table()


def _item(value: Any) -> Any:
    """Return a value in the form that TOML uses: a list of tables as an array of tables, a small table
    inline.
    """
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        array = tomlkit.aot()
        for item in value:
            array.append(_item(item))
        return array
    if isinstance(value, dict):
        table = tomlkit.table()
        for key, item in value.items():
            table.add(key, _item(item))
        return table
    return tomlkit.item(value)


def _listed(before: dict[str, Any], after: dict[str, Any]) -> list[ScenarioDifference]:
    return [difference for difference in _differences(before, after) if difference.key[0] not in NOT_COMPARED]


def _differences(before: Any, after: Any, key: Key = ()) -> Iterator[ScenarioDifference]:
    if isinstance(before, dict) and isinstance(after, dict):
        for name in dict.fromkeys((*before, *after)):
            yield from _differences(before.get(name), after.get(name), (*key, name))
    elif isinstance(before, dict | None) and isinstance(after, dict):
        for name, value in after.items():
            yield from _differences(None, value, (*key, name))
    elif before != after:
        yield ScenarioDifference(key, before, after)
