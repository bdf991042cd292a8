"""Legend lines as controls: switches for curves, and a menu of the entries that do not fit."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from app.charts.toolkit.panes.numbers import LegendNumber
from app.charts.toolkit.zoom import on_widget
from app.look.theme import current as current_theme
from app.widgets.menus import empty


class LegendLine(QAbstractButton):
    """A control over a line that the chart paints; it shows only the focus and the pointer itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.pane = ""  # the id of its pane

    def put(self, box: QRectF) -> None:
        """Place the control over a line, in logical pixels of the chart."""
        self.setGeometry(on_widget(box.adjusted(-3, 0, 3, 0)))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame if the control has the focus, or a line if it is under the pointer."""
        theme = current_theme()
        if not self.hasFocus() and not self.underMouse():
            return  # a painter for nothing takes time too
        with QPainter(self) as painter:
            if self.hasFocus():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(theme.focus, 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
            else:
                painter.fillRect(QRectF(2, self.height() - 1, self.width() - 4, 1), theme.label)


class LegendRest(LegendLine):
    """The line that counts the entries that do not fit; clicking it opens a menu of these entries."""

    toggled_label = Signal(str)
    wanted = Signal(object)  # itself: the menu is to be opened

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.menu = QMenu(self)
        self.entries: Sequence[LegendNumber] = ()
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        self.wanted.emit(self)

    def open_menu(self, texts: Sequence[tuple[str, str]], hidden: Container[str]) -> None:
        """Open the menu: the entries with their values (of this run and of the other run), and check marks
        for those shown.
        """
        empty(self.menu)
        for number, entry in enumerate(self.entries):
            values = " · ".join(filter(None, texts[number])) if number < len(texts) else ""
            action = self.menu.addAction(f"{entry.label}\t{values}".strip())
            action.setEnabled(bool(entry.switch))
            action.setCheckable(bool(entry.switch))
            action.setChecked(bool(entry.switch) and entry.switch not in hidden)
            action.triggered.connect(partial(self._toggle, entry.switch))
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _toggle(self, label: str, *_: object) -> None:
        self.toggled_label.emit(label)


class LegendSwitch(LegendLine):
    """A control over an entry; clicking it hides its curve or shows it again."""

    toggled_label = Signal(str)
    pointed = Signal(str)  # its label, or "" no longer
    stepped = Signal(object, int)  # an arrow key: itself, down or up

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.label = ""
        self.clicked.connect(self._toggle)

    def _toggle(self) -> None:
        self.toggled_label.emit(self.label)

    def event(self, event: QEvent) -> bool:
        """Keep the switch's curve on top while the switch has the pointer or the focus."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed.emit(self.label)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit("")
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move to the next or previous entry with an arrow key."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step:
            self.stepped.emit(self, step)
        else:
            super().keyPressEvent(event)
