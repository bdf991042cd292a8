"""Fields of an evacuation: member, targets, number of concurrent relocations, window and timeout."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from app.widgets.reach import make_accessible
from engine.evacuation.plan import TIMEOUT
from engine.evacuation.search import AT_ONCE, EvacuationWish
from engine.kernel.units import parse_time
from engine.scenario.derived.systems import systems
from engine.scenario.files.quantities import time_text
from engine.scenario.scenario import Scenario

WINDOW = "30m"
LETTERS = 8  # that are at least visible in a closed box: the name of a member
ACROSS = 3  # fields in a line


class EvacuationFields(QWidget):
    """`wish` is the plan that the fields request."""

    changed = Signal()
    submitted = Signal()  # by Return

    def __init__(self, scenario: Scenario, start: int, parent: QWidget | None = None) -> None:
        """start: the time when the window opens, ns."""
        super().__init__(parent)
        self._make()
        self._fill(scenario, start)
        self._connect()

    def _make(self) -> None:
        """Make the fields in reading order."""
        texts = (
            self.tr("&Member:"),
            self.tr("&To:"),
            self.tr("Co&ncurrent:"),
            self.tr("Window &opens at:"),
            self.tr("&Window:"),
            self.tr("T&imeout:"),
        )
        kinds = (QComboBox, QComboBox, QComboBox, QLineEdit, QLineEdit, QLineEdit)
        fields = [labeled(text, kind, self) for text, kind in zip(texts, kinds, strict=True)]
        self.member, self.to, self.at_once, self.at, self.window_time, self.timeout = (
            part for _, part in fields
        )
        self._lay_out(fields)
        about = self.tr("Application timeout: the longest stop that applications tolerate")
        make_accessible(self.timeout, self.tr("Application timeout"), about)
        self.timeout.setToolTip(about)
        self.enable = QCheckBox(self.tr("SET &VMRELOCATE ON if it is off"), self)

    def _lay_out(self, fields: list[tuple[QLabel, Any]]) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (label, part) in enumerate(fields):
            line, column = divmod(place, ACROSS)
            grid.addWidget(label, line, 2 * column)
            grid.addWidget(part, line, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)

    def _fill(self, scenario: Scenario, start: int) -> None:
        self.member.addItems([system.name for system in systems(scenario)])
        self.at.setText(time_text(start))
        self.window_time.setText(WINDOW)
        self.at_once.addItem(self.tr("try all"), None)
        for number in AT_ONCE:
            self.at_once.addItem(str(number), number)
        self.timeout.setPlaceholderText(self.tr("{0}, assumed").format(time_text(TIMEOUT)))
        self._offer_targets()

    def _connect(self) -> None:
        self.member.currentIndexChanged.connect(self._offer_targets)
        for box in (self.member, self.to, self.at_once):
            box.currentIndexChanged.connect(self.changed)
        for line in (self.at, self.window_time, self.timeout):
            line.textChanged.connect(self.changed)
            line.returnPressed.connect(self.submitted)
        self.enable.toggled.connect(self.changed)

    def _offer_targets(self) -> None:
        """Offer the members to which guests may be relocated."""
        names = [self.member.itemText(place) for place in range(self.member.count())]
        others = [name for name in names if name != self.member.currentText()]
        self.to.clear()
        if len(others) > 1:
            self.to.addItem(self.tr("try all"), None)
        for name in others:
            self.to.addItem(name, name)

    def wish(self) -> EvacuationWish:
        """Return the requested plan. Raises ValueError with the name of a field whose text is not a time."""
        typed = self.timeout.text().strip()
        return EvacuationWish(
            member=self.member.currentText(),
            at=typed_time(self.at),
            window=typed_time(self.window_time),
            at_once=self.at_once.currentData(),
            to=self.to.currentData(),
            timeouts={"": typed_time(self.timeout)} if typed else {},
            enable=self.enable.isChecked(),
        )


def labeled(text: str, kind: type[QWidget], parent: QWidget) -> tuple[QLabel, Any]:
    """Return a label and its control."""
    label, part = QLabel(text, parent), kind(parent)
    label.setBuddy(part)
    make_accessible(part, text.replace("&", "").rstrip(":"))
    if isinstance(part, QComboBox):
        part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        part.setMinimumContentsLength(LETTERS)
    return label, part


def typed_time(line: QLineEdit) -> int:
    """Return the time in a field, ns. Raises ValueError that names the field."""
    try:
        return parse_time(line.text())
    except ValueError as error:
        raise ValueError(f"{line.accessibleName()}: {error}") from None
