"""Buttons over the members of a cluster: a click, or Tab and Space, chooses one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app import theme
from app.widgets.reach import reachable


class MemberButton(QAbstractButton):
    """Lies over what the chart paints of a member; itself it shows the focus and the pointer only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A frame with the focus or under the pointer."""
        worn = theme.current()
        if not (self.hasFocus() or self.underMouse()):
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(worn.focus if self.hasFocus() else worn.label, 2 if self.hasFocus() else 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)


class MemberButtons:
    """One for each member of the chart; they follow its boxes."""

    def __init__(self, chart: QWidget, choose: Callable[[int], None]) -> None:
        self._chart, self._choose = chart, choose
        self.made: list[MemberButton] = []
        self._shown: object = None

    def arrange(self, boxes: Sequence[QRectF], names: Sequence[str]) -> None:
        """A button over each box."""
        shown = tuple(names), [(box.x(), box.y(), box.width(), box.height()) for box in boxes]
        if shown == self._shown:
            return
        self._shown = shown
        while len(self.made) < len(boxes):
            made = MemberButton(self._chart)
            made.clicked.connect(partial(self._choose, len(self.made)))
            self.made.append(made)
        for button in self.made[len(boxes) :]:
            button.hide()
        for button, box, name in zip(self.made, boxes, names, strict=False):
            about = self._chart.tr("Console and guests of {0}; once more: of all").format(name)
            reachable(button, name, about)
            button.setGeometry(box.toAlignedRect())
            button.show()
            button.raise_()

    def describe(self, texts: Sequence[str]) -> None:
        """What screen readers and tool tips say of each member now."""
        for button, text in zip(self.made, texts, strict=False):
            if button.accessibleDescription() != text:
                button.setAccessibleDescription(text)
                button.setToolTip(f"{text}\n{button.whatsThis()}")
