"""Buttons side by side, or in several lines if their texts need more room."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

GAP = 4  # px between buttons


class ButtonRow(QWidget):
    """Puts as many buttons into a line as fit, adjusting when its width or their texts change."""

    def __init__(self, buttons: Iterable[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = list(buttons)
        self._shown: list[QWidget] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return a width no larger than that of the widest button."""
        return QSize(max(self._widths(), default=0), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        shown = [button for button in self._buttons if not button.isHidden()]
        columns = next((n for n in range(len(shown), 1, -1) if self._width(n) <= self.width()), 1)
        if (columns, shown) == (self._columns, self._shown):
            return
        self._columns, self._shown = columns, shown
        for button in self._buttons:
            self._grid.removeWidget(button)
        for number, button in enumerate(shown):
            self._grid.addWidget(button, *divmod(number, columns))

    def _width(self, columns: int) -> int:
        """Return the width of lines with this number of buttons."""
        widths = self._widths()
        return sum(max(widths[column::columns]) for column in range(columns)) + GAP * (columns - 1)

    def _widths(self) -> list[int]:
        return [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
