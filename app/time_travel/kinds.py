"""Kinds of moments to step to: states, incidents, commands, event markers, and machine events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from app.widgets.menus import empty
from engine.conditions.states import SLOW
from engine.kernel.kinds import EVENT_LABELS, INCIDENT_LABELS, LEGEND, STATE_LABELS, EventKind, Incident
from engine.recording.recorder import Recording

Times = npt.NDArray[Any]
MAX_GUESTS = 60  # that a menu can list
OFTEN = (Incident.CPU_ON, Incident.CPU_OFF)  # they are found by their own names only


def _tr(text: str) -> str:
    return QCoreApplication.translate("Kinds", text)


def _of_engine(text: str) -> str:
    return QCoreApplication.translate("Engine", text) if text else ""


class Moments:
    """A search for moments that a subclass finds in the rows of a recording."""

    text: str

    def times(self, recording: Recording, first: int, last: int) -> Times:
        """Return the moments from `first` to `last` in ns, in ascending order."""
        raise NotImplementedError

    def next(self, recording: Recording, after: int) -> int | None:
        """Return the first moment after `after`."""
        found = self.times(recording, after + 1, recording.now)
        return int(found[0]) if len(found) else None

    def previous(self, recording: Recording, before: int) -> int | None:
        """Return the last moment before `before`."""
        found = self.times(recording, 0, before - 1)
        return int(found[-1]) if len(found) else None

    def why_not(self, recording: Recording, at: int) -> str:
        """Return the message that is shown if there is no such moment."""
        return _tr("none")


@dataclass(frozen=True)
class Listed(Moments):
    """Moments that are already known: commands, marks, markers."""

    text: str
    known: tuple[int, ...]

    def times(self, recording: Recording, first: int, last: int) -> Times:
        """Return the known moments in a time range."""
        return np.array(sorted(time for time in self.known if first <= time <= last), "i8")


@dataclass(frozen=True)
class Logged(Moments):
    """Log entries: of one kind, or all except frequent ones."""

    text: str
    what: int | None = None

    def times(self, recording: Recording, first: int, last: int) -> Times:
        """Return the times at which the entries were written."""
        rows = _between(recording.log, first, last)
        wanted = ~np.isin(rows["what"], OFTEN) if self.what is None else rows["what"] == self.what
        return np.asarray(rows["time"][wanted])


@dataclass(frozen=True)
class Traced(Moments):
    """Changes of scheduling state: to a given state, of a given guest, or both."""

    text: str
    state: int | None = None
    guest: int | None = None

    def told_by(self, recording: Recording) -> bool:
        """Return whether the trace contains all changes; otherwise they must be recorded in detail."""
        return not recording.thin or self.state in SLOW

    def times(self, recording: Recording, first: int, last: int) -> Times:
        """Return the times of the changes. Raises ValueError when the trace does not contain all of them."""
        if not self.told_by(recording):
            raise ValueError(_tr("{0}: this run does not record such changes").format(self.text))
        return self.among(recording.trace, recording, first, last)

    def among(self, rows: Times, recording: Recording, first: int, last: int) -> Times:
        """Return the times of the trace rows that match."""
        rows = _between(rows, first, last)
        wanted = np.ones(len(rows), bool)
        if self.state is not None:
            wanted &= rows["state"] == self.state
        if self.guest is not None:
            wanted &= (recording.vcpu_guest == self.guest)[rows["vcpu"]]
        return rows["time"][wanted]


def _between(rows: Times, first: int, last: int) -> Times:
    times = rows["time"]
    return rows[np.searchsorted(times, first, "left") : np.searchsorted(times, last, "right")]


@dataclass(frozen=True)
class EventChoice:
    """A menu entry."""

    id: str
    title: str


@dataclass(frozen=True)
class EventSubmenu:
    """The entries of a submenu."""

    title: str
    kinds: Sequence[EventChoice]


FIRST = "incident"  # chosen at the start


def plain() -> list[EventChoice]:
    """Return the entries of the top-level menu."""
    return [
        EventChoice(FIRST, _tr("Entry of the event log")),
        EventChoice("command", _tr("Command")),
        EventChoice("mark", _tr("Scenario phase or marker")),
        EventChoice("marker", _tr("My marker")),
    ]


def groups(scenario: Any) -> list[EventSubmenu]:
    """Return the submenus."""
    guests = scenario.guests[:MAX_GUESTS]
    return [
        EventSubmenu(
            _tr("Log"), [EventChoice(f"incident:{i.value}", _of_engine(INCIDENT_LABELS[i])) for i in Incident]
        ),
        EventSubmenu(
            _tr("Guest enters state"),
            [EventChoice(f"state:{s.value}", _of_engine(STATE_LABELS[s])) for s in LEGEND],
        ),
        EventSubmenu(
            _tr("Guest state changes"),
            [EventChoice(f"guest:{number}", guest.userid) for number, guest in enumerate(guests)],
        ),
        EventSubmenu(
            _tr("Machine event"),
            [
                EventChoice(f"event:{kind.value}", _of_engine(EVENT_LABELS[kind]))
                for kind in EventKind
                if kind
            ],
        ),
    ]


def kind_of(scenario: Any, kind_id: str) -> EventChoice:
    """Return the entry with this id and its group's title, or the first entry if no entry has the id."""
    for group in groups(scenario):
        for kind in group.kinds:
            if kind.id == kind_id:
                return EventChoice(kind.id, f"{group.title}: {kind.title}")
    return next((kind for kind in plain() if kind.id == kind_id), plain()[0])


def wanted(
    scenario: Any, kind: EventChoice, commands: Sequence[int], markers: Sequence[int]
) -> int | Moments:
    """Return the search target: a machine event (EventKind), or moments of a recording."""
    group, _, number = kind.id.partition(":")
    value = int(number) if number else None
    if group == "event":
        return int(number)
    if group == "incident":
        return Logged(kind.title, value)
    if group == "state":
        return Traced(kind.title, state=value)
    if group == "guest":
        return Traced(kind.title, guest=value)
    known = {"command": commands, "mark": marks(scenario), "marker": markers}[group]
    return Listed(kind.title, tuple(known))


def marks(scenario: Any) -> list[int]:
    """Return the times (ns) of phase starts and marks."""
    return sorted({phase.start for phase in scenario.phases} | {mark.at for mark in scenario.marks})


def fill_menu(menu: QMenu, scenario: Any, chosen: str, choose: Callable[[str], object]) -> None:
    """Fill the menu; choosing an entry calls `choose` with its id."""
    empty(menu)
    group = QActionGroup(menu)
    chosen = kind_of(scenario, chosen).id
    _add(menu, group, plain(), chosen)
    for part in groups(scenario):
        inside = QMenu(part.title, menu)
        menu.addMenu(inside)
        _add(inside, group, part.kinds, chosen)
    group.triggered.connect(lambda action: choose(action.data()))


def _add(menu: QMenu, group: QActionGroup, entries: Sequence[EventChoice], chosen: str) -> None:
    for entry in entries:
        action = menu.addAction(entry.title)
        action.setCheckable(True)
        action.setChecked(entry.id == chosen)
        action.setData(entry.id)
        group.addAction(action)
