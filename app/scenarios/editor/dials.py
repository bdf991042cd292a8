"""Sliders for the most important values of a machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.widgets.pictured import SpokenSlider
from app.widgets.reach import make_accessible
from engine.kernel.units import PAGES_PER_GB, PAGES_PER_MB, parse_size, size_text
from engine.language import later, numeral, say, title_said
from engine.scenario.derived.cec import lpars
from engine.scenario.files.error import Key
from engine.scenario.files.quantities import exact_size_text, time_text
from engine.scenario.model.cec import MAX_WEIGHT
from engine.scenario.model.guests import called, members
from engine.scenario.scenario import Scenario

MOST = 10  # sliders
STEPS = 12  # of a slider to each side of the value at which it began
MOST_LPARS = 4  # with a slider for their weight
SPAN = 4.0  # it goes from a quarter of that value to four times it
PAUSE = 60  # ms after the last movement: keys repeat faster


_WRITERS: dict[str, Callable[[int], Any]] = {"count": int, "size": exact_size_text, "time": time_text}

_SIZES = {
    "storage": later("Central storage"),
    "frames": later("Frames"),
    "xstor": later("Expanded storage"),
}


@dataclass(frozen=True)
class EditorDial:
    """A value on a slider. kind: "count", "size" or "time"; value: pages of a size, ns of a time."""

    key: Key
    title: str
    kind: str
    value: float
    most: int = 0  # of a count; 0 = no limit

    def at(self, step: int) -> float:
        """Return the value at a step; 0 is the slider's original value, which might not be round."""
        if step == 0:
            return self.value
        value = self.value * float(SPAN ** (step / STEPS))
        if self.kind == "size":
            unit = PAGES_PER_GB if value >= 8 * PAGES_PER_GB else 16 * PAGES_PER_MB
            return max(unit, round(value / unit) * unit)
        if self.kind == "time":
            return max(1, round(value, 1 - len(str(int(value)))))  # two digits
        return max(1, min(round(value), self.most or round(value)))

    def written(self, step: int) -> Any:
        """Return the value at a step in the format of a scenario file."""
        value = int(self.at(step))
        return _WRITERS[self.kind](value)

    def shown(self, step: int) -> str:
        """Return the value at a step in readable form."""
        value = int(self.at(step))
        if self.kind == "size":
            return size_text(value)
        return numeral(value, ",") if self.kind == "count" else str(self.written(step))


def dials(scenario: Scenario, table: dict[str, Any]) -> list[EditorDial]:
    """Return the most important values: those of the LPAR, of users, of the largest guest groups, and of
    CP.
    """
    found = chain(_dials(scenario, table), _more(scenario))
    return [dial for dial in found if dial.value > 0][:MOST]


def _dials(scenario: Scenario, table: dict[str, Any]) -> Iterator[EditorDial]:
    lpar = table.get("lpar", {})
    yield EditorDial(("lpar", "processors"), say("Processors"), "count", scenario.lpar.processors)
    for key, title in _SIZES.items():
        if lpar.get(key):
            yield EditorDial(("lpar", key), say(title), "size", _pages(lpar[key]))
    yield EditorDial(("lpar", "volumes"), say("Paging volumes"), "count", scenario.lpar.volumes)
    for name, other in list(lpars(scenario).items())[:MOST_LPARS]:
        weight: Key = "cec", "lpars", name, "weight"
        yield EditorDial(weight, say("{0}: weight", name), "count", other.weight or 0, MAX_WEIGHT)
    for name, load in list(scenario.loads.items())[:2]:
        yield EditorDial(
            ("loads", name, "users"), say("{0}: users", title_said(load.title)), "count", load.users
        )
    for name in _largest(scenario)[:3]:
        group, label = scenario.groups[name], called(scenario.groups, name)
        yield EditorDial(("guests", name, "memory"), say("{0}: memory", label), "size", group.memory)
        yield EditorDial(("guests", name, "share"), say("{0}: share", label), "count", group.share)


def _more(scenario: Scenario) -> Iterator[EditorDial]:
    """Yield additional sliders for a machine with few groups: numbers, then CP times."""
    for name in _largest(scenario)[:2]:
        group, count = scenario.groups[name], members(scenario.groups, name)
        label = called(scenario.groups, name)
        if count > 1:
            yield EditorDial(("guests", name, "count"), say("{0}: guests", label), "count", count)
        title = say("{0}: virtual CPUs", label)
        yield EditorDial(("guests", name, "processors"), title, "count", group.processors)
    own = scenario.parameters
    if scenario.links:
        yield EditorDial(("parameters", "wire"), say("Chunk on the fiber"), "time", own.wire)
        yield EditorDial(("parameters", "copy_page"), say("Copying a page"), "time", own.copy_page)
    if scenario.lpar.locks:
        yield EditorDial(("parameters", "hold"), say("Scheduler lock held"), "time", own.hold)
    yield EditorDial(("parameters", "test_idle"), say("Test idle"), "time", own.test_idle)
    yield EditorDial(("parameters", "minor_slice"), say("Dispatch time slice"), "time", own.minor_slice)


def _exists(key: Key, scenario: Scenario, table: dict[str, Any]) -> bool:
    """Return whether this machine still has the value at a slider's key."""
    heading, name = key[:2]
    if heading == "lpar":
        return name in ("processors", "volumes") or bool(table.get("lpar", {}).get(name))
    if heading == "guests":
        return name in scenario.groups
    if heading == "cec":
        return key[2] in lpars(scenario)
    return heading != "loads" or name in scenario.loads


def _largest(scenario: Scenario) -> list[str]:
    """Return the guest groups, those with the most storage first."""
    groups = scenario.groups
    return sorted(groups, key=lambda text: -groups[text].memory * members(groups, text))


def _pages(value: Any) -> int:
    return parse_size(value) if isinstance(value, str) else int(value)


class Dials(QWidget):
    """The sliders. `moved` carries a key and its new value as soon as a slider rests for a moment."""

    moved = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dials: list[EditorDial] = []
        self.sliders: list[SpokenSlider] = []
        self._values: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._moved: dict[int, int] = {}
        self._rest = QTimer(self, interval=PAUSE, singleShot=True)
        self._rest.timeout.connect(self._tell)

    def show_dials(self, scenario: Scenario, table: dict[str, Any]) -> None:
        """Show the most important values. The current sliders stay as long as all their values exist,
        even if others become more important.
        """
        if self.dials and all(_exists(dial.key, scenario, table) for dial in self.dials):
            return
        found = dials(scenario, table)
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        self.dials, self.sliders, self._values = found, [], []
        for row, dial in enumerate(found):
            self._add(row, dial)
        self._grid.setRowStretch(len(found), 1)

    def _add(self, row: int, dial: EditorDial) -> None:
        label, value = QLabel(f"{dial.title}:", self), QLabel(dial.shown(0), self)
        slider = SpokenSlider(self)
        slider.setRange(-STEPS, STEPS)
        slider.setPageStep(3)
        make_accessible(slider, dial.title)
        slider.speak(dial.shown(0))
        label.setBuddy(slider)
        slider.valueChanged.connect(lambda step: self._move(row, step))
        self.sliders.append(slider)
        self._values.append(value)
        for column, widget in enumerate((label, slider, value)):
            self._grid.addWidget(widget, row, column)
        self._grid.setColumnStretch(1, 1)

    def _move(self, row: int, step: int) -> None:
        text = self.dials[row].shown(step)
        self._values[row].setText(text)
        self.sliders[row].speak(text)
        self._moved[row] = step
        self._rest.start()

    def _tell(self) -> None:
        moved, self._moved = self._moved, {}
        for row, step in moved.items():
            self.moved.emit(self.dials[row].key, self.dials[row].written(step))
