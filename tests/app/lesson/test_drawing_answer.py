"""A drawing is made in the editor, its state is shown in the lesson, and the machine is built from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.lesson.boxes.do import DoBox
from app.topology.window import windows
from tests.app.lesson.conftest import SLOW, opened, settle

FOLDER = Path(__file__).parents[3] / "lessons" / "80_a_constrained_link"
SOLVED = (FOLDER / "solved.topology.json").read_bytes()


@pytest.fixture
def box(qtbot: QtBot, lab: Lab) -> Iterator[DoBox]:
    lessons = opened(qtbot, lab, FOLDER)
    player = lessons.player
    assert player is not None
    player.go(player.lesson.index("draw"))
    settle(qtbot, lessons)
    assert lessons.panel.page is not None
    assert isinstance(lessons.panel.page.box, DoBox)
    yield lessons.panel.page.box
    windows.close_all(ask=False)


def _file(lessons: Lessons) -> Path:
    assert lessons.player is not None
    file = lessons.player.drawing_builder.file
    assert file is not None
    return file


def test_the_editor_opens_the_students_own_file(qtbot: QtBot, lessons: Lessons, box: DoBox) -> None:
    assert box.drawing is not None
    assert "Nothing drawn yet" in box.drawing.state.text()
    assert box.main_button() is box.drawing.edit
    assert not box.tool.isEnabled()
    QTest.mouseClick(box.drawing.edit, Qt.MouseButton.LeftButton)
    (window,) = windows.windows()
    assert window.file == _file(lessons)
    assert _file(lessons).read_bytes() == (FOLDER / "link.topology.json").read_bytes()


def test_what_was_saved_is_built_and_reaches_the_goals(
    qtbot: QtBot, lab: Lab, lessons: Lessons, box: DoBox
) -> None:
    player = lessons.player
    assert player is not None
    assert box.drawing is not None
    _file(lessons).parent.mkdir(parents=True, exist_ok=True)
    _file(lessons).write_bytes(SOLVED)
    qtbot.waitUntil(lambda: "A run would use 16 connections on 4 channels" in box.drawing.state.text())
    assert box.main_button() is box.tool
    lab.session.set_speed(1000)
    QTest.mouseClick(box.tool, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: player.done, timeout=10 * SLOW)
    assert player.play.entry.commands[0] == "drawing: 16 connections on 4 channels"
    assert sum(one.count for link in lab.session.scenario.links.values() for one in link.connections) == 16


def test_what_is_wrong_with_a_drawing_is_said(qtbot: QtBot, lessons: Lessons, box: DoBox) -> None:
    assert box.drawing is not None
    _file(lessons).parent.mkdir(parents=True, exist_ok=True)
    _file(lessons).write_text("{}")
    qtbot.waitUntil(lambda: "it is not a drawing" in box.drawing.state.text())
    assert not box.tool.isEnabled()
