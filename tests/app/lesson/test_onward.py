"""What leads on in a step: Enter gives an answer, and a step says when a part of it is below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from app.lab.lessons import Lessons
from app.lesson.boxes.answer import AnswerBox
from tests.app.lesson.conftest import settle


def _at(qtbot: QtBot, lessons: Lessons, step: str) -> None:
    lessons.player.go(lessons.player.lesson.index(step))
    settle(qtbot, lessons)


def _focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_enter_gives_an_answer_and_a_step_says_what_is_below(qtbot: QtBot, template: Lessons) -> None:
    page = template.panel.page
    _at(qtbot, template, "how-many")
    page.focus_first()
    QTest.keyClicks(_focus(), "1x")
    QTest.keyClick(_focus(), Qt.Key.Key_Return)  # no number: nothing is given, and what is missing is said
    assert template.player.play.entry.answer is None
    assert isinstance(page.box, AnswerBox)
    assert page.box.verdict.isVisible()
    QTest.keyClick(_focus(), Qt.Key.Key_Backspace)
    QTest.keyClicks(_focus(), "900")
    QTest.keyClick(_focus(), Qt.Key.Key_Enter)
    assert template.player.play.entry.answer == 1900
    QTest.keyClick(_focus(), Qt.Key.Key_Return)  # given: Enter does not give it twice
    assert template.player.play.entry.attempts == 1
    _at(qtbot, template, "what-is-a-frame")
    page.focus_first()
    QTest.keyClick(_focus(), Qt.Key.Key_Space)
    QTest.keyClick(_focus(), Qt.Key.Key_Return)
    assert template.player.play.entry.judged is not None
    _look_below(qtbot, template)


def _look_below(qtbot: QtBot, lessons: Lessons) -> None:
    page = lessons.panel.page
    bar = page.area.verticalScrollBar()
    for place in range(len(lessons.player.lesson.steps)):
        _at(qtbot, lessons, lessons.player.lesson.steps[place].id)
        qtbot.waitUntil(lambda: page.more.isVisible() == (bar.value() < bar.maximum()))
        qtbot.waitUntil(lambda: _is_at_the_end(bar, page.more))


def _is_at_the_end(bar: QScrollBar, more: QWidget) -> bool:
    bar.setValue(bar.maximum())  # it may grow when the note has gone
    return more.isHidden()
