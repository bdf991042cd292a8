"""What a student does with a keyboard: Tab, arrows, Enter, and the shortcuts of the window."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QInputDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.lesson.page import LessonPage
from tests.app.lesson.conftest import SLOW, settle

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


class Keys:
    """Presses keys; what has the focus must be in sight."""

    def __init__(self, qtbot: QtBot, lab: Lab) -> None:
        self.bot, self.lab = qtbot, lab

    @property
    def page(self) -> LessonPage:
        return self.lab.teaching.lessons.panel.page

    @property
    def box(self) -> Any:
        return self.page.box

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        if (
            QApplication.focusWidget() is None
        ):  # a dialog or a list was closed, and there is no window manager
            self.lab.window.activateWindow()
            self.bot.waitUntil(self.lab.window.isActiveWindow)
        QTest.keyClick(QApplication.focusWidget() or self.lab.window, key, modifier)
        QApplication.processEvents()

    def tab_to(self, widget: QWidget) -> None:
        """Tab on until it has the focus, round the window once at most."""
        target = widget
        while target.focusProxy() is not None:
            target = target.focusProxy()
        passed = []
        for _ in range(200):
            focus = QApplication.focusWidget()
            if focus is target and is_seen(target):
                return
            if focus is target:  # a step opens at the top of its text; Tab scrolls to what has the focus
                self.press(Key.Key_Tab, SHIFT)
                self.press(Key.Key_Tab)  # it may stop at a link of the text first
                continue
            passed.append(focus.accessibleName() or type(focus).__name__ if focus else "nothing")
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {widget.accessibleName()}; it goes over {set(passed)}")

    def enter(self, widget: QWidget) -> None:
        self.tab_to(widget)
        self.press(Key.Key_Return)

    def enter_and_sign(self, widget: QWidget, name: str) -> None:
        """Press Enter on what asks for a name, and type the name."""
        QTimer.singleShot(0, partial(self._sign, name))
        self.enter(widget)

    def _sign(self, name: str) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QInputDialog):  # it is still on its way
            QTimer.singleShot(10, partial(self._sign, name))
            return
        field = dialog.findChild(QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Key.Key_Return)

    def type(self, widget: QWidget, text: str) -> None:
        self.tab_to(widget)
        QTest.keyClicks(QApplication.focusWidget(), text)

    def overtype(self, widget: QWidget, text: str) -> None:
        """Replace what is in a field."""
        self.tab_to(widget)
        self.press(Key.Key_A, CTRL)
        QTest.keyClicks(QApplication.focusWidget(), text)

    def pick(self, box: QComboBox, row: int) -> None:
        """Open a list with F4, go to a row with the arrow keys, and press Enter."""
        self.tab_to(box)
        if box.currentIndex() == row:
            return
        self.press(Key.Key_F4)
        view = box.view()
        self.bot.waitUntil(view.isVisible)
        while view.currentIndex().row() != row:
            key = Key.Key_Down if view.currentIndex().row() < row else Key.Key_Up
            QTest.keyClick(view, key)
        QTest.keyClick(view, Key.Key_Return)
        QApplication.processEvents()
        assert box.currentIndex() == row

    def at(self, step: str) -> None:
        settle(self.bot, self.lab.teaching.lessons)
        assert self.lab.teaching.lessons.player.step.id == step
        QApplication.processEvents()

    def next(self) -> None:
        self.enter(self.page.next)

    def choose(self, name: str) -> None:
        """Go to an option with the arrow keys; each student sees them in another order."""
        self.tab_to(self.box.form)
        self.press(Key.Key_Space)
        for _ in self.box.form.options:
            if self.box.form.value() != name:
                self.press(Key.Key_Down)
        assert self.box.form.value() == name

    def run(self) -> None:
        self.enter(self.box.start)
        self.bot.waitUntil(lambda: self.lab.teaching.lessons.player.wait.reached, timeout=SLOW)
