"""Sliders for the values of a machine that matter most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSlider, QWidget

from app.widgets.reach import reachable
from engine.kernel.units import PAGES_PER_GB, PAGES_PER_MB, parse_size, size_text
from engine.scenario.files.error import Key
from engine.scenario.files.quantities import exact_size_text
from engine.scenario.model.guests import members
from engine.scenario.scenario import Scenario

MOST = 10  # sliders
STEPS = 12  # of a slider to each side of the value at which it began
SPAN = 4.0  # it goes from a quarter of that value to four times it
PAUSE = 120  # ms after the last movement


@dataclass(frozen=True)
class Dial:
    """A value on a slider. kind: "count", "size" or "number"; value: pages of a size."""

    key: Key
    title: str
    kind: str
    value: float

    def at(self, step: int) -> float:
        """Return the value at a step; 0 is where the slider began."""
        value = self.value * float(SPAN ** (step / STEPS))
        if self.kind == "size":
            unit = PAGES_PER_GB if value >= 8 * PAGES_PER_GB else 16 * PAGES_PER_MB
            return max(unit, round(value / unit) * unit)
        return max(1, round(value))

    def written(self, step: int) -> Any:
        """Return the value at a step as a scenario file has it."""
        value = int(self.at(step))
        return exact_size_text(value) if self.kind == "size" else value

    def shown(self, step: int) -> str:
        """Return the value at a step as people read it."""
        value = int(self.at(step))
        return size_text(value) if self.kind == "size" else str(value)


def dials(scenario: Scenario, table: dict[str, Any]) -> list[Dial]:
    """Return the values that matter most: of the LPAR, of users, and of the largest groups of guests."""
    return [one for one in _dials(scenario, table) if one.value > 0][:MOST]


def _dials(scenario: Scenario, table: dict[str, Any]) -> Iterator[Dial]:
    lpar = table.get("lpar", {})
    yield Dial(("lpar", "processors"), "Processors", "count", scenario.lpar.processors)
    for key, title in (("storage", "Central storage"), ("frames", "Frames"), ("xstor", "Expanded storage")):
        if lpar.get(key):
            yield Dial(("lpar", key), title, "size", _pages(lpar[key]))
    yield Dial(("lpar", "volumes"), "Paging volumes", "count", scenario.lpar.volumes)
    for name, load in list(scenario.loads.items())[:2]:
        yield Dial(("loads", name, "users"), f"{load.title}: users", "count", load.users)
    largest = sorted(scenario.groups, key=lambda one: -_storage(scenario, one))
    for name in largest[:3]:
        group = scenario.groups[name]
        yield Dial(("guests", name, "memory"), f"{group.label}: memory", "size", group.memory)
        yield Dial(("guests", name, "share"), f"{group.label}: share", "count", group.share)


def _storage(scenario: Scenario, name: str) -> int:
    return scenario.groups[name].memory * members(scenario.groups, name)


def _pages(value: Any) -> int:
    return parse_size(value) if isinstance(value, str) else int(value)


class Dials(QWidget):
    """`moved` has a key and its new value as soon as a slider rests for a moment."""

    moved = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dials: list[Dial] = []
        self.sliders: list[QSlider] = []
        self._values: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._moved: dict[int, int] = {}
        self._rest = QTimer(self, interval=PAUSE, singleShot=True)
        self._rest.timeout.connect(self._tell)

    def show_dials(self, found: list[Dial]) -> None:
        """Show these values; sliders that are there already stay where they are."""
        if [one.key for one in found] == [one.key for one in self.dials]:
            return
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        self.dials, self.sliders, self._values = found, [], []
        for row, dial in enumerate(found):
            self._add(row, dial)
        self._grid.setRowStretch(len(found), 1)

    def _add(self, row: int, dial: Dial) -> None:
        label, value = QLabel(f"{dial.title}:", self), QLabel(dial.shown(0), self)
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(-STEPS, STEPS)
        slider.setPageStep(3)
        reachable(slider, dial.title)
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
        self.sliders[row].setAccessibleDescription(text)
        self._moved[row] = step
        self._rest.start()

    def _tell(self) -> None:
        moved, self._moved = self._moved, {}
        for row, step in moved.items():
            self.moved.emit(self.dials[row].key, self.dials[row].written(step))
