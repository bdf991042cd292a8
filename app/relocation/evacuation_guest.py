"""Fields of the selected guest of an evacuation: its target, its timeout and its position in the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from app.relocation.evacuation_fields import labeled, typed_time
from app.widgets.reach import make_accessible
from engine.evacuation.plan import EvacuationPlan, PlannedMove
from engine.scenario.files.quantities import time_text


class EvacuationGuest(QWidget):
    """`changed` carries the relocation of the selected guest with a different target or timeout."""

    changed = Signal(object)
    moved = Signal(int)  # -1: up, 1: down
    refused = Signal(str)  # the reason if a text is not a timeout

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._move: PlannedMove | None = None
        fields = [
            labeled(self.tr("Selected guest &goes to:"), QComboBox, self),
            labeled(self.tr("tim&eout:"), QLineEdit, self),
        ]
        self.target, self.timeout = (part for _, part in fields)
        make_accessible(self.target, self.tr("Target member of the selected guest"))
        make_accessible(self.timeout, self.tr("Timeout of the applications of the selected guest"))
        self.timeout.setMaximumWidth(12 * self.fontMetrics().averageCharWidth())
        self.up, self.down = QPushButton(self.tr("Move &up"), self), QPushButton(self.tr("Move &down"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (part for field in fields for part in field):
            row.addWidget(part)
        row.addStretch()
        for by, button in ((-1, self.up), (1, self.down)):
            button.setAutoDefault(False)  # Return in the timeout field moves nothing
            button.clicked.connect(lambda _=False, by=by: self.moved.emit(by))
            row.addWidget(button)
        self.target.activated.connect(self._redirect)
        self.timeout.editingFinished.connect(self._limit)
        self.show_guest(None, 0, ())

    def show_guest(self, plan: EvacuationPlan | None, row: int, targets: Sequence[str]) -> None:
        """Show the guest at a position of the plan. targets: the members to which it may go."""
        moves = plan.moves if plan else ()
        before, self._move = self._move, moves[row] if row < len(moves) else None
        self._show_targets(targets)
        same = before is not None and self._move is not None and before.userid == self._move.userid
        if not (same and self.timeout.hasFocus() and self.timeout.isModified()):  # it is being typed
            self._show_timeout()
        self.target.setEnabled(self.target.count() > 1)
        self.timeout.setEnabled(self._move is not None)
        self.up.setEnabled(self._move is not None and row > 0)
        self.down.setEnabled(self._move is not None and row < len(moves) - 1)

    def _show_targets(self, targets: Sequence[str]) -> None:
        """Show the members and the target; an open list stays as it is unless its members change."""
        if [self.target.itemText(place) for place in range(self.target.count())] != list(targets):
            self.target.clear()
            self.target.addItems(list(targets))
        if self._move is not None:
            self.target.setCurrentText(self._move.to)
        else:
            self.target.setCurrentIndex(0)

    def _show_timeout(self) -> None:
        self.timeout.setText(time_text(self._move.timeout) if self._move is not None else "")

    def _redirect(self) -> None:
        to = self.target.currentText()
        if self._move is not None and self._move.to != to:
            self.changed.emit(self._move.model_copy(update={"to": to}))

    def _limit(self) -> None:
        """Accept the timeout that was typed."""
        if self._move is None:
            return
        try:
            timeout = typed_time(self.timeout)
            if timeout <= 0:
                raise ValueError(self.tr("The timeout is 0; expected a time like 10s"))
        except ValueError as error:
            self._show_timeout()
            self.refused.emit(str(error))
            return
        self.timeout.setModified(False)  # it is no longer being typed
        if timeout != self._move.timeout:
            self.changed.emit(self._move.model_copy(update={"timeout": timeout, "typed": True}))
