"""The layouts that the user has named, as stored in the settings."""

from __future__ import annotations

import json
from collections.abc import Iterator

from PySide6.QtCore import QByteArray, QCoreApplication

from app.settings.fields import LAYOUT
from app.settings.settings import Settings
from app.settings.stored import sealed, unsealed
from engine.reading_notes import ReadingNote

MOST = 20  # layouts
NAME_LENGTH = 40  # letters
LARGEST = 64 * 1024  # bytes of one layout; the shipped ones take 3 kB


class LayoutError(Exception):
    """A layout that cannot be stored or shown; the message explains what to do."""


class NamedLayouts:
    """Layouts by name, in alphabetical order."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def names(self) -> list[str]:
        """Return all names, including those of damaged layouts."""
        return sorted(self._stored(), key=str.casefold)

    def state(self, name: str) -> QByteArray:
        """Return the dock places. Raises LayoutError when there is no such layout or it is damaged."""
        stored = self._stored()
        if name not in stored:
            raise LayoutError(_tr("Layout “{0}” does not exist.").format(name))
        state = unsealed(stored[name])
        if state.isEmpty():
            raise damaged(name)
        return state

    def save(self, name: str, state: QByteArray) -> str:
        """Save a layout, replacing any layout with that name; return the name as stored. Raises
        LayoutError.
        """
        name, stored = fitting(name), self._stored()
        if state.size() > LARGEST:
            raise LayoutError(_tr("This layout is too large to save. Close some panels first."))
        if name not in stored and len(stored) >= MOST:
            text = _tr("There are {0} layouts, the maximum. Delete a layout first.")
            raise LayoutError(text.format(len(stored)))
        self._keep({**stored, name: sealed(state)})
        return name

    def rename(self, name: str, to: str) -> str:
        """Rename a layout; return the new name as stored. Raises LayoutError when it is taken."""
        stored, to = self._stored(), fitting(to)
        if to != name and to in stored:
            raise LayoutError(_tr("A layout named “{0}” already exists. Choose another name.").format(to))
        if name in stored:
            if self.is_first(name):
                self._settings.first_layout = to
            self._keep({to if word == name else word: text for word, text in stored.items()})
        return to

    def is_first(self, name: str) -> bool:
        """Return True if the settings specify this layout for all studies."""
        return bool(name) and self._settings.first_layout == name

    def delete(self, name: str) -> None:
        """Delete a layout."""
        self._keep({word: text for word, text in self._stored().items() if word != name})

    @property
    def text(self) -> str:
        """All layouts as stored, for `put_text`."""
        return self._settings.named_layouts

    def put_text(self, text: str) -> None:
        """Replace all layouts with those of an earlier `text`."""
        self._settings.named_layouts = text

    def _stored(self) -> dict[str, str]:
        good = {name: text for name, text in self._all().items() if isinstance(text, str) and _fits(name)}
        return dict(list(good.items())[:MOST])

    def _all(self) -> dict[str, object]:
        text = self._settings.named_layouts
        if len(text) > 2 * MOST * LARGEST:
            return {}
        try:
            found = json.loads(text or "{}")
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def reading_notes(self) -> Iterator[ReadingNote]:
        """Yield the layouts that cannot be offered, and the initial layout if no layout has its name."""
        kept = self._stored()
        if len(self.text) > 2 * MOST * LARGEST:
            yield ReadingNote(_tr("layouts"), "left out", _tr("too large, so no named layouts are available"))
        if (first := self._settings.first_layout) and first not in kept:
            said = _tr("there is no layout “{0}”").format(first[:60])
            yield ReadingNote(_tr("settings"), "left out", said, LAYOUT.key)
        for name in self._all():
            if name not in kept:
                text = _tr("damaged, with a name that is not valid, or beyond the limit of {0}").format(MOST)
                yield ReadingNote(_tr("layouts"), "left out", text, name[:60])

    def _keep(self, layouts: dict[str, str]) -> None:
        self._settings.named_layouts = json.dumps(layouts)


def damaged(name: str) -> LayoutError:
    """Return the error for a layout that cannot be shown."""
    text = _tr(
        "The layout “{0}” is damaged, or another version of the program saved it. The panels stay where "
        "they are. Arrange them, and save the layout again under this name."
    )
    return LayoutError(text.format(name))


def fitting(name: str) -> str:
    """Return a name without surrounding spaces. Raises LayoutError when it is empty or too long."""
    name = " ".join(name.split())
    if not _fits(name):
        raise LayoutError(_tr("Enter a layout name of 1 to {0} characters.").format(NAME_LENGTH))
    return name


def _fits(name: str) -> bool:
    return 0 < len(name) <= NAME_LENGTH and name.isprintable()


def _tr(text: str) -> str:
    return QCoreApplication.translate("Layouts", text)
