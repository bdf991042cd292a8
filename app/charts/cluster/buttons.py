"""Buttons over the members of a cluster: a click, or Tab and Space, chooses one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.charts.toolkit.zoom import on_widget
from app.look.theme import current as current_theme
from app.widgets.reach import make_accessible


class MemberButton(QAbstractButton):
    """Lies over what the chart paints of a member; itself it shows the focus and the pointer only."""

    def __init__(self, parent: QWidget, text_of: Callable[[], str]) -> None:
        """Keep `text_of`, which returns the text of the member."""
        super().__init__(parent)
        self._text_of = text_of
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def event(self, event: QEvent) -> bool:
        """Make the texts of the button only when they are needed: they change all the time."""
        if event.type() in (QEvent.Type.ToolTip, QEvent.Type.FocusIn, QEvent.Type.Enter):
            text = self._text_of()
            self.setAccessibleDescription(text)
            self.setToolTip(f"{text}\n{self.whatsThis()}")
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame with the focus or under the pointer."""
        theme = current_theme()
        if not (self.hasFocus() or self.underMouse()):
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.focus if self.hasFocus() else theme.label, 2 if self.hasFocus() else 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)


class MemberButtons:
    """One for each member of the chart; they follow its boxes."""

    def __init__(self, chart: QWidget, choose: Callable[[int], None], text_of: Callable[[int], str]) -> None:
        self._chart, self._choose, self._text_of = chart, choose, text_of
        self.made: list[MemberButton] = []
        self._shown: object = None

    def arrange(self, boxes: Sequence[QRectF], names: Sequence[str]) -> None:
        """Put a button over each box."""
        places = [on_widget(box) for box in boxes]
        shown = tuple(names), places
        if shown == self._shown:
            return
        self._shown = shown
        while len(self.made) < len(boxes):
            number = len(self.made)
            made = MemberButton(self._chart, partial(self._text_of, number))
            made.clicked.connect(partial(self._choose, number))
            self.made.append(made)
        for button in self.made[len(boxes) :]:
            button.hide()
        for button, place, name in zip(self.made, places, names, strict=False):
            text = self._chart.tr("Show the console and the guests of {0}; click again for all guests")
            about = text.format(name)
            make_accessible(button, name, about)
            button.setGeometry(place)
            button.show()
            button.raise_()
