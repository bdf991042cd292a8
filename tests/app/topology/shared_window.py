"""A window of the editor that serves many tests of a file: before each it is as if it were new.

`test_shared_window.py` holds that it is. Tests that close it, or have files, open one of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QSpinBox,
    QSplitter,
    QTabWidget,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from app.frame.search import SearchDialog
from app.look import theme
from app.settings.settings import Settings
from app.topology.actions.view import SWITCHES
from app.topology.editor import LAYERS
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from tests.app.conftest import SERVES_A_FILE

SIZE = (1600, 900)


class Property(NamedTuple):
    """What a user can set at widgets of a kind: how it is read and set."""

    kind: type[QWidget]
    read: Callable[[Any], Any]
    write: Callable[[Any, Any], object]


PROPERTIES = (
    Property(QLineEdit, QLineEdit.text, QLineEdit.setText),
    Property(QComboBox, QComboBox.currentIndex, QComboBox.setCurrentIndex),
    Property(QSpinBox, QSpinBox.value, QSpinBox.setValue),
    Property(QTabWidget, QTabWidget.currentIndex, QTabWidget.setCurrentIndex),
    Property(QAbstractButton, QAbstractButton.isChecked, QAbstractButton.setChecked),
    Property(QHeaderView, QHeaderView.saveState, QHeaderView.restoreState),
    Property(QSplitter, QSplitter.saveState, QSplitter.restoreState),
    Property(QAbstractSlider, QAbstractSlider.value, QAbstractSlider.setValue),
    Property(QAbstractItemView, lambda view: _current(view), lambda view, place: _choose(view, place)),
)


class SharedWindow:
    """Opens a window, and puts it back to how it was then."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open()

    def _open(self) -> None:
        self.window = window = TopologyWindow(self._settings, None, windows.windows)
        window.setProperty(SERVES_A_FILE, True)
        complete = QEventLoop()
        window.completed.connect(complete.quit)
        window.show()
        complete.exec()
        self._theme = theme.current().name
        self._switches = {name: window.actions_by_id[name].isChecked() for name in SWITCHES}
        self._cards = [card for card in window.cards.values() if not card.isHidden()]
        self._values = [
            (widget, setting, setting.read(widget))
            for widget in window.findChildren(QWidget)
            for setting in PROPERTIES
            if isinstance(widget, setting.kind)
        ]

    def reset(self) -> TopologyWindow:
        """Put back what tests have done, and return the window."""
        end_dialogs(self.window)
        if theme.current().name != self._theme:
            self.window.switch_theme()
            self._renew()  # sizes differ a little after that
        if self.window.files.path is not None:
            self._renew()
        self._empty()
        self._put_back()
        self._show()
        return self.window

    def _renew(self) -> None:
        self.close()
        self._open()

    def _empty(self) -> None:
        """Begin a new drawing with nothing under way."""
        editor, hand = self.window.editor, self.window.canvas.interaction
        self.window.central.find_line.end()
        hand.cancel()
        hand.set_tool("select")
        editor.replace(UndoHistory(Drawing()))
        editor.show_layers(LAYERS)

    def _put_back(self) -> None:
        """Set what a user can set, and forget what is kept for the next start."""
        for name, on in self._switches.items():
            if self.window.actions_by_id[name].isChecked() != on:
                self.window.actions_by_id[name].trigger()
        self._settings.store.clear()
        for widget, setting, value in self._values:
            if isValid(widget) and setting.read(widget) != value:
                setting.write(widget, value)
        self.window.messages.dismiss()
        self.window.status.say("")

    def _show(self) -> None:
        window = self.window
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.resize(*SIZE)
        window.show()
        window.activateWindow()
        for card in self._cards:
            card.show()  # those that were closed: else their tabs come last
        window.reset_layout()
        QApplication.processEvents()
        window.canvas.setFocus()

    def close(self) -> None:
        """Close it without a question."""
        self.window.ask_before_closing = False
        self.window.close()
        self.window.deleteLater()


def _current(view: QAbstractItemView) -> tuple[int, int, int]:
    """Return row and column of the current item, and how many are selected."""
    current = view.currentIndex()
    return current.row(), current.column(), len(view.selectedIndexes())


def _choose(view: QAbstractItemView, place: tuple[int, int, int]) -> None:
    model = view.model()
    if model is not None:
        view.setCurrentIndex(model.index(*place[:2]))
        if not place[2]:
            view.clearSelection()


def end_dialogs(window: QWidget) -> None:
    """Close menus and windows of a window, and delete what is made anew when it is asked for again."""
    for shown in window.findChildren(QWidget):
        if shown.isWindow() and not isinstance(shown, QMenu):
            shown.close()
            if isinstance(shown, QDialog) and not isinstance(shown, SearchDialog):
                shown.deleteLater()
    QToolTip.hideText()
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
