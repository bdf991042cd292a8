"""Moments that the user has marked, with titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

MAX_MARKERS = 1000
MAX_TITLE = 80  # letters of a title


class Marker(NamedTuple):
    """A marked moment."""

    at: int  # ns
    title: str


class Markers(QObject):
    """The markers of a session, in time order; two of them may be selected, to examine the range between
    them.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: tuple[Marker, ...] = ()
        self.chosen: tuple[Marker, ...] = ()

    @property
    def pair(self) -> tuple[int, int] | None:
        """The numbers of the two selected markers."""
        if len(self.chosen) != 2:
            return None
        first, last = (self.all.index(marker) for marker in self.chosen)
        return first, last

    def put(self, at: int, title: str = "") -> Marker:
        """Mark a time, ns; a marker that is already there stays."""
        old = next((marker for marker in self.all if marker.at == at), None)
        if old is not None or len(self.all) >= MAX_MARKERS:
            return old or self.all[-1]
        made = Marker(at, title[:MAX_TITLE] or self.tr("Marker {0}").format(self._free_number()))
        self.show([*self.all, made])
        return made

    def _free_number(self) -> int:
        titles = {marker.title for marker in self.all}
        return next(n for n in range(1, MAX_MARKERS + 2) if self.tr("Marker {0}").format(n) not in titles)

    def rename(self, at: int, title: str) -> None:
        """Change the title of the marker at this time."""
        title = title.strip()[:MAX_TITLE]
        self.show(Marker(at, title or marker.title) if marker.at == at else marker for marker in self.all)

    def remove(self, times: Iterable[int]) -> None:
        """Remove markers."""
        gone = set(times)
        self.show(marker for marker in self.all if marker.at not in gone)

    def show(self, markers: Iterable[tuple[int, str]]) -> None:
        """Show only these markers."""
        self.all = tuple(sorted(Marker(*marker) for marker in markers))[:MAX_MARKERS]
        self.chosen = tuple(marker for marker in self.chosen if marker in self.all)
        self.changed.emit()

    def choose(self, times: Iterable[int]) -> None:
        """Select up to two markers."""
        wanted = set(times)
        chosen = tuple(marker for marker in self.all if marker.at in wanted)
        chosen = chosen if len(chosen) <= 2 else ()
        if chosen != self.chosen:
            self.chosen = chosen
            self.changed.emit()

    def after(self, time: int) -> Marker | None:
        """Return the next marker or, after the last marker, the first marker."""
        return next((marker for marker in self.all if marker.at > time), self.all[0] if self.all else None)
