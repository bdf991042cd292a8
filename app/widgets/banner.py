"""A message that appears above the work and does not block it: what happened, details on demand, and one
action.

A caution, in contrast, stays visible as long as it holds.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.widgets.announce import announce
from app.widgets.note_label import parts_of
from app.widgets.reach import make_accessible

DETAILS_HEIGHT = (56, 150)
EDGE = 8  # px around a floating banner


class Banner(QFrame):
    """Hidden until `show_message`; Escape or its button dismisses it."""

    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._do: Callable[[], object] | None = None
        self._error = False
        self.symbol = QLabel(self)
        self.message = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details = QPlainTextEdit(self, readOnly=True)
        self.details.setMinimumHeight(DETAILS_HEIGHT[0])
        self.details.setMaximumHeight(DETAILS_HEIGHT[1])
        self.remedy = QPushButton(self)
        self.more = QPushButton(self.tr("Details"), self)
        self.close_button = QToolButton(self)
        self._name_controls()
        self._lay_out()
        self.hide()

    def _name_controls(self) -> None:
        self.more.setCheckable(True)
        make_accessible(self.more, self.tr("Show the message details"))
        make_accessible(self.remedy, self.tr("Remedy"), self.tr("A solution to the problem."))
        make_accessible(self.close_button, self.tr("Dismiss the message"))
        self.close_button.setToolTip(self.tr("Dismiss (Esc)"))
        self.close_button.setProperty("flat", True)
        self.details.setAccessibleName(self.tr("Message details"))
        self.details.setWhatsThis(self.tr("Full error details, for reading or copying."))
        self.details.setTabChangesFocus(True)
        self.more.toggled.connect(self.details.setVisible)
        self.remedy.clicked.connect(self._remedy)
        self.close_button.clicked.connect(self.dismiss)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.symbol)
        line.addWidget(self.message, 1)
        for button in (self.remedy, self.more, self.close_button):
            line.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 8, 10, 8)
        whole.addLayout(line)
        whole.addWidget(self.details)

    def show_message(
        self, text: str, error: bool = True, remedy: str = "", do: Callable[[], object] | None = None
    ) -> None:
        """Show the first paragraph, keeping the rest as details; a button named `remedy` calls `do`."""
        summary, details = parts_of(text)
        self._error = error
        self.setProperty("error", error)
        self.message.setText(summary)
        self.details.setPlainText(details)
        self.more.setChecked(False)
        self.more.setVisible(bool(details))
        self.details.hide()
        self._offer(remedy, do)
        self._dress()
        self.show()
        offer = self.tr("Button: {0}").format(remedy) if remedy else ""
        announce(self, f"{summary} {offer}".rstrip(), error)

    def _offer(self, remedy: str, do: Callable[[], object] | None) -> None:
        self._do = do
        self.remedy.setVisible(bool(remedy))
        self.remedy.setText(remedy)
        self.remedy.setAccessibleName(remedy)

    def _remedy(self) -> None:
        do = self._do
        self.dismiss()
        if do is not None:
            do()

    def dismiss(self) -> None:
        """Hide the message."""
        if not self.isHidden():  # not isVisible: the window around it may be shown only later
            self.hide()
            self.dismissed.emit()

    def refresh(self) -> None:
        """Redraw the message's icon, frame and close mark in the colors of the current theme."""
        self.close_button.setIcon(theme.icon("close"))
        self._dress()

    def _dress(self) -> None:
        look, error = theme.current(), self._error
        self.symbol.setPixmap(theme.icon("warning" if error else "info").pixmap(QSize(20, 20)))
        self.setStyleSheet(_frame((look.error if error else look.focus).name()))


class FloatingBanner(QObject):
    """Keeps a widget at the upper edge of another widget, at the same width."""

    def __init__(self, widget: QWidget, over: QWidget) -> None:
        super().__init__(widget)
        self._widget, self._over = widget, over
        shown = not widget.isHidden()
        widget.setParent(over)
        widget.setVisible(shown)
        for watched in (widget, over):
            watched.installEventFilter(self)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the surrounding widget, and the contents of the floating widget."""
        mine = watched is self._widget and event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest)
        if mine or watched is self._over and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        wide = max(self._over.width() - 2 * EDGE, 0)
        high = self._widget.heightForWidth(wide)
        high = high if high > 0 else self._widget.sizeHint().height()
        self._widget.setGeometry(EDGE, EDGE, wide, high)
        self._widget.raise_()


class Caution(QLabel):
    """A text that stays visible while a condition is not met; hidden until a text is set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setProperty("verdict", "open")
        self.hide()

    def show_text(self, text: str, more: str = "") -> None:
        """Show a text with `more` as its tooltip; "" hides it."""
        news = text not in ("", self.text())
        self.setText(text)
        self.setToolTip(more)
        self.setVisible(bool(text))
        if news:
            announce(self, more or text)


def _frame(colour: str) -> str:
    panel = theme.current().raised.name()
    return f"#banner {{ background: {panel}; border: none; border-left: 4px solid {colour}; }}"
