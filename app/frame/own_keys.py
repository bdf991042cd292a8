"""The user's own keys of a window's actions. Keys that belong to another action, or that a keyboard cannot
type, are refused with a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QKeySequence

from app.files.reading_notes import notes_on_files
from app.frame import keyboards
from app.frame.actions import Actions, ViewKeys
from app.widgets.button import plain
from engine.reading_notes import ReadingNote

NAME = 60  # maximum letters of a stored value in a note
CONTROLS = tuple(
    "Tab Shift+Tab Return Enter Shift+Return Shift+Enter Esc Space Backspace Del Ins Home End PgUp PgDown "
    "Left Right Up Down Shift+Left Shift+Right Shift+Up Shift+Down Menu Shift+F10 Ctrl+Tab Ctrl+Shift+Tab "
    "Ctrl+C Ctrl+X Ctrl+V Ctrl+A Ctrl+Ins Shift+Ins Shift+Del Copy Cut Paste".split()
)  # of fields, lists and buttons
_tr = partial(QCoreApplication.translate, "CommandKeys")


class KeyStore(NamedTuple):
    """Where the keys of a kind of window are stored: by id of the action, "" for no key."""

    kind: str
    read: Callable[[], Mapping[str, str]]
    write: Callable[[Mapping[str, str]], object]


class _News(QObject):
    changed = Signal(str)  # the kind of window whose keys changed


_news = _News()


class CommandKeys(QObject):
    """The keys of a window's actions: the original keys, and the keys that the user has selected instead."""

    changed = Signal()

    def __init__(
        self, store: KeyStore, actions: Actions, view_keys: Callable[[], list[ViewKeys]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.actions, self._store, self._view_keys = actions, store, view_keys
        self.chosen: dict[str, str] = {}  # in use, by id
        _news.changed.connect(self._follow)

    def apply(self) -> None:
        """Give all actions their keys, and note stored keys that cannot be used; all actions must exist."""
        wanted = self._store.read()
        chosen = self._usable(wanted) if wanted else {}
        for name in {*chosen, *self.chosen}:
            keys = [chosen[name]] if name in chosen else self.originals(name)
            self.actions[name].setShortcuts([QKeySequence(key) for key in keys if key])
        self.chosen = chosen
        notes_on_files.put(f"keys {self._store.kind}", self._notes(wanted))
        self.changed.emit()

    def originals(self, name: str) -> list[str]:
        """Return the keys that an action has unless the user selects other keys."""
        return [keyboards.normal(key) for key in self.actions.spec(name).keys]

    def is_fixed(self, name: str) -> bool:
        """Return whether the keys of an action cannot be changed."""
        return self.actions.spec(name).fixed

    def choose(self, name: str, keys: str) -> str:
        """Assign a key to an action, or no key for "", in all windows of this kind; return why the key is
        refused.
        """
        complaint = self.complaint(name, keys)
        if not complaint:
            self._keep({**self._unknown(), **self.chosen, name: keys})
        return complaint

    def restore(self, name: str) -> str:
        """Restore the original keys of an action, or return the action that has them now."""
        rest = {other: keys for other, keys in self.chosen.items() if other != name}
        complaint = next(filter(None, (self._taken(name, key, rest) for key in self.originals(name))), "")
        if not complaint:
            self._keep({**self._unknown(), **rest})
        return complaint

    def restore_all(self) -> None:
        """Restore the original keys of all actions."""
        self._keep({})

    def complaint(self, name: str, keys: str) -> str:
        """Return why an action cannot have a key, or "" if it can."""
        if self.is_fixed(name):
            return _tr("This key cannot be changed: it works in all windows.")
        if not keys:
            return ""
        if keyboards.normal(keys) != keys:
            return _tr("{0} cannot be used as the key of a command.").format(keys[:NAME])
        return _untypable(keys) or self._taken(name, keys, self.chosen)

    def _taken(self, name: str, keys: str, chosen: Mapping[str, str]) -> str:
        """Return the item that already has a key, if these are the custom keys of the actions."""
        for what, key in self._in_use(name, chosen):
            if keyboards.clash(keys, key):
                return _tr("{0} already belongs to: {1}.").format(native(keys), what)
        if keys in self.originals(name):
            return ""
        for view in self._view_keys():
            if any(keyboards.clash(keys, keyboards.normal(key)) for key in view.keys):
                return _tr("{0} is in use: {1}.").format(native(keys), view.what)
        if keys in CONTROLS:
            return _tr("{0} moves between controls, or edits text.").format(native(keys))
        return ""

    def _in_use(self, name: str, chosen: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """Yield the texts and keys of all other actions."""
        for other, action in self.actions.items():
            if other != name:
                keys = [chosen[other]] if other in chosen else self.originals(other)
                yield from ((plain(action.text()), key) for key in keys if key)

    def _usable(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """Return the stored keys without those that are refused: no two actions have the same key."""
        chosen = {name: keys for name, keys in wanted.items() if name in self.actions}
        while True:
            refused = [name for name, keys in chosen.items() if self._is_refused(name, keys, chosen)]
            if not refused:
                return chosen
            for name in refused:
                del chosen[name]

    def _is_refused(self, name: str, keys: str, chosen: Mapping[str, str]) -> bool:
        if self.is_fixed(name) or (keys and keyboards.normal(keys) != keys):
            return True
        return bool(keys and (_untypable(keys) or self._taken(name, keys, chosen)))

    def _notes(self, wanted: Mapping[str, str]) -> Iterator[ReadingNote]:
        for name in sorted(wanted.keys() - self.chosen.keys()):
            known = name in self.actions
            why = self.complaint(name, wanted[name]) if known else _tr("there is no such command")
            said = why or _tr("another command has the same key")
            yield ReadingNote(_tr("settings"), "left out", said, f"{self._store.kind}: {name[:NAME]}")

    def _unknown(self) -> dict[str, str]:
        """Return the stored keys of actions that this version does not have."""
        return {name: keys for name, keys in self._store.read().items() if name not in self.actions}

    def _keep(self, chosen: Mapping[str, str]) -> None:
        self._store.write(chosen)
        _news.changed.emit(self._store.kind)

    def _follow(self, kind: str) -> None:
        if kind == self._store.kind:
            self.apply()


def native(keys: str) -> str:
    """Return keys as they are displayed on this system."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _untypable(keys: str) -> str:
    """Return why a key cannot be typed everywhere, or belongs to the desktop or to menus."""
    held, last = _parts(keys)
    if {"Ctrl", "Alt"} <= held:
        return _tr("{0}: many keyboards treat Ctrl+Alt as AltGr, which types other characters.").format(
            native(keys)
        )
    if "Meta" in held or keys in ("Alt+F4", "Alt+Tab"):
        return _tr("{0} belongs to the desktop.").format(native(keys))
    if held == {"Alt"} and len(last) == 1 and last.isalpha():
        return _tr("{0}: Alt with a letter opens a menu.").format(native(keys))
    boards = [keyboards.names()[name] for name in keyboards.need_altgr(keys)]
    if boards:
        return _tr("{0} needs AltGr on some keyboards: {1}.").format(native(keys), ", ".join(boards))
    return ""


def _parts(keys: str) -> tuple[set[str], str]:
    """Return the held modifier keys, and the last key."""
    last = "+" if keys.endswith("+") else keys.rpartition("+")[2]
    return set(keys[: len(keys) - len(last)].split("+")) - {""}, last
