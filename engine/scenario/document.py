"""A scenario file that is being edited: its text with comments, what it inherits, and a history.

The text is a TOML document whose comments and order stay when values change. It may extend another scenario:
then a value is its own or inherited, and removing its own value brings the inherited one back.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

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
    """A value that differs from the scenario below. None: there is none on that side."""

    key: Key
    before: Any
    after: Any

    @property
    def name(self) -> str:
        """The key as users write it."""
        return key_text(self.key)


class ScenarioDocument:
    """`path` is where the file is, or would be: rule files and extended files are looked for beside it."""

    def __init__(self, text: str, path: Path) -> None:
        """Raises ScenarioError when the text is no scenario file that can be edited."""
        self.path = path
        self._undone: list[str] = []
        self._done: list[str] = []
        self._own: dict[str, Any] = {}
        self._base: dict[str, Any] = {}
        self._take(text)

    @classmethod
    def changed(cls, base: str, title: str, path: Path) -> ScenarioDocument:
        """Return a new document that extends a shipped scenario, by its id."""
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
        """The whole file."""
        return self._text

    @property
    def table(self) -> dict[str, Any]:
        """All values, with those that are inherited; not to be changed."""
        return self._table

    @property
    def base(self) -> dict[str, Any]:
        """The inherited values; not to be changed."""
        return self._base

    def value(self, key: Key) -> Any:
        """Return a value, its own or an inherited one; None when there is none."""
        return value_at(self._table, key)

    def is_own(self, key: Key) -> bool:
        """Return whether the file itself has a value at this key."""
        return value_at(self._own, key) is not None

    def scenario(self) -> Scenario:
        """Return the checked scenario. Raises ScenarioError, which names key and value."""
        layers = self._layers()
        name_by_file(layers, self.path)
        return load_layers(layers)

    def differences(self) -> list[ScenarioDifference]:
        """Return all values that differ from what is inherited, in the order of the file."""
        return _listed(self._base, self._table) if self._base else []

    def changes_since(self, table: dict[str, Any]) -> list[ScenarioDifference]:
        """Return all values that differ from those that `table` had at another time."""
        return _listed(table, self._table)

    # ---- changes, each of which can be undone

    def set(self, key: Key, value: Any) -> None:
        """Give a key a value; tables and lists on the way are made. Raises ScenarioError."""
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
        """Remove a value of the file; an inherited one shows again. Does nothing when there is none."""
        if not self.is_own(key) and not (len(key) > 1 and isinstance(key[-1], int)):
            return
        document = tomlkit.parse(self._text)
        place: Any = document
        for depth, part in enumerate(key[:-1]):
            place = self._step(place, key[: depth + 2], part)
        del place[key[-1]]
        self._change(document)

    def replace(self, text: str) -> None:
        """Take another text as a whole. Raises ScenarioError when it is no TOML."""
        if text != self._text:
            before = self._text
            self._take(text)
            self._keep(before)

    def undo(self) -> bool:
        """Take the latest change back; return whether there was one."""
        return self._walk(self._done, self._undone)

    def redo(self) -> bool:
        """Make the change again that was taken back last; return whether there was one."""
        return self._walk(self._undone, self._done)

    @property
    def can_undo(self) -> bool:
        """True if a change can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """True if a change can be made again."""
        return bool(self._undone)

    def save(self) -> None:
        """Write the file, all of it or nothing. Raises OSError."""
        atomic_write(self.path, self._text)

    # ---- inside

    def _step(self, place: Any, key: Key, part: str | int) -> Any:
        """Return the next table or list; an inherited list is copied, as a file replaces lists whole.

        key: up to the one after `part`, which says whether a list or a table is wanted.
        """
        if isinstance(place, dict) and part not in place:
            inherited = value_at(self._table, key[:-1])
            if isinstance(inherited, list):
                place[part] = _item(deepcopy(inherited))
            else:
                place[part] = tomlkit.aot() if isinstance(key[-1], int) else tomlkit.table()
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
        """Read a text. Raises ScenarioError and leaves all as it was when it cannot be read."""
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
        """Return what a file inherits that extends this scenario; None: it extends none."""
        if extends is None:
            return {}
        if self._base and extends == self._own.get(EXTENDS):
            return self._base
        return Layers(self.path, self.path.name, own={EXTENDS: extends}).table

    def _layers(self) -> Layers:
        return Layers(self.path, self.path.name, own=self._own)


def _item(value: Any) -> Any:
    """Return a value as TOML writes it: a list of tables as such, a small table in one line."""
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
