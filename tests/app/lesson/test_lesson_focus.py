"""Where the focus is when a lesson is begun, while it runs the machine, and when it is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.lesson.boxes.compare import CompareBox
from app.widgets.announce import announcer
from tests.app.lesson.conftest import SLOW, TEMPLATE, settle

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def test_a_lesson_with_other_panels_keeps_the_focus(
    qtbot: QtBot, open_lab: Callable[..., Lab], monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = open_lab(scenario="relocation-java")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(TEMPLATE))
    lab.teaching.open()
    folder = lab.teaching.lessons.panel.catalogue.folder
    folder.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(folder, Key.Key_Return)
    settle(qtbot, lab.teaching.lessons)
    qtbot.waitUntil(lambda: lab.window.arranging.kind == "usual", timeout=SLOW)
    page = lab.teaching.lessons.panel.page
    assert QApplication.focusWidget() is page.main_button()
    QTest.keyClick(page.lessons, Key.Key_Return)
    assert QApplication.focusWidget() is lab.teaching.lessons.panel.catalogue.onward


@pytest.mark.parametrize("clicked", [True, False])
def test_after_a_run_to_the_moment_the_focus_is_on_the_comparison(
    qtbot: QtBot, template: Lessons, clicked: bool
) -> None:
    player = template.player
    player.go(player.lesson.index("who-it-was"))
    settle(qtbot, template)
    template.panel.page.focus_first()
    box = comparison(template)
    QTest.mouseClick(box.go, LEFT) if clicked else QTest.keyClick(box.go, Key.Key_Return)
    assert QApplication.focusWidget() is box.go
    qtbot.waitUntil(box.go.isHidden, timeout=SLOW)
    assert QApplication.focusWidget() is box.table


def comparison(lessons: Lessons) -> CompareBox:
    assert lessons.panel.page is not None
    box = lessons.panel.page.box
    assert isinstance(box, CompareBox)
    return box


def test_a_comparison_waits_while_another_run_is_on_show(qtbot: QtBot, template: Lessons, lab: Lab) -> None:
    player = template.player
    player.go(player.lesson.index("who-it-was"))
    settle(qtbot, template)
    lab.session.branches.open_run("relocation-java", (), None)
    qtbot.waitUntil(lambda: lab.window.arranging.kind == "systems", timeout=SLOW)
    assert player.answers.compared().truth is None
    box = comparison(template)
    QTest.keyClick(box.go, Key.Key_Return)
    qtbot.waitUntil(box.go.isHidden, timeout=SLOW)
    assert lab.window.arranging.kind == "usual"


def test_another_step_is_told_when_the_focus_jumps_over_its_text(qtbot: QtBot, template: Lessons) -> None:
    player, page = template.player, template.panel.page
    assert page is not None
    page.focus_first()
    told: list[str] = []
    announcer.said.connect(told.append)
    player.go(player.lesson.index("who-it-was"))
    settle(qtbot, template)
    announcer.said.disconnect(told.append)
    assert f"{page.title.text()}. {page.text.accessibleDescription()}" in told
    assert len(page.text.accessibleDescription()) > len(page.title.text())
