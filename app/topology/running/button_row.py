"""Buttons beside each other, or below each other where their texts have no room."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

_ROW, _COLUMN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class ButtonRow(QWidget):
    """Turns its buttons as it gets wider or narrower, and as their texts change."""

    def __init__(self, buttons: Iterable[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = list(buttons)
        self._line = QBoxLayout(_ROW, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        for button in self._buttons:
            self._line.addWidget(button)

    def minimumSizeHint(self) -> QSize:
        """Ask for no more width than the widest button."""
        return QSize(max(self._widths(), default=0), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)

    def _turn(self) -> None:
        wide = sum(self._widths()) + self._line.spacing() * (len(self._widths()) - 1)
        self._line.setDirection(_ROW if wide <= self.width() else _COLUMN)

    def _widths(self) -> list[int]:
        return [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
