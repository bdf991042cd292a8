"""A machine that students build themselves, by mouse and keyboard, and the solution on a copy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from tests.app.lesson.conftest import SLOW, opened, settle
from tests.lessons.play.dialled import write_dialled


@pytest.fixture
def box(qtbot: QtBot, lab: Lab, tmp_path: Path) -> Any:
    """The box of the step with dials."""
    lessons = opened(qtbot, lab, write_dialled(tmp_path / "dialled"))
    assert lessons.player is not None
    lessons.player.go(len(lessons.player.lesson.steps) - 1)
    settle(qtbot, lessons)
    return lessons.panel.page.box


def press(qtbot: QtBot, lessons: Lessons, button: QAbstractButton) -> None:
    assert button.isEnabled(), button.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, lessons)


def turn(box: Any, storage: int, guests: int) -> None:
    listed, number = box.dials.controls["storage"], box.dials.controls["guests"]
    assert isinstance(listed, QComboBox)
    assert isinstance(number, QSpinBox)
    listed.setFocus()
    for _ in range(storage):
        QTest.keyClick(listed, Qt.Key.Key_Down)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, str(guests))


def test_a_machine_is_built_runs_and_reaches_its_goals(
    qtbot: QtBot, lab: Lab, lessons: Lessons, box: Any
) -> None:
    turn(box, 1, 2)
    lab.session.set_speed(1000)
    press(qtbot, lessons, box.tool)
    player, session = lessons.player, lab.session
    assert player is not None
    assert [len(session.scenario.guests), session.scenario.lpar.frames] == [3, 20000]
    qtbot.waitUntil(lambda: player.done, timeout=SLOW)
    qtbot.waitUntil(lambda: "are met. Restart" in box.state.text(), timeout=SLOW)
    entry = player.play.entry
    assert entry.answer == {"storage": "much", "guests": 2}
    assert entry.commands == ["Storage: 20,000 frames; Guests: 2"]
    player.restart_step()
    settle(qtbot, lessons)
    again: Any = lessons.panel.page.box
    assert again.dials.value() == {"storage": "much", "guests": 2}
    assert len(session.scenario.guests) == 2
    assert session.time_travel.position == 0


def test_many_tries_leave_no_more_machines_than_a_session_keeps(
    qtbot: QtBot, lab: Lab, lessons: Lessons, box: Any
) -> None:
    said: list[str] = []
    assert lessons.player is not None
    lessons.player.said.connect(said.append)
    for _ in range(14):
        press(qtbot, lessons, box.tool)
    assert said == []
    assert box.dials.controls["guests"].value() == 1
    assert len(lab.session.branches.all) <= 13


def test_a_machine_that_cannot_be_is_refused_with_the_reason(
    qtbot: QtBot, lab: Lab, lessons: Lessons, box: Any
) -> None:
    said: list[str] = []
    assert lessons.player is not None
    lessons.player.said.connect(said.append)
    lessons.player.machine.build("small", ("lpar.frames=5p",), "Too small")
    settle(qtbot, lessons)
    assert "expected more than" in said[0]
    assert len(lab.session.scenario.guests) == 2


def test_the_solution_is_built_on_a_copy(qtbot: QtBot, lab: Lab, lessons: Lessons, box: Any) -> None:
    player, page, session = lessons.player, lessons.panel.page, lab.session
    assert player is not None
    own = session.branches.active
    while page.hints.more.isVisible() and not player.solution.on_copy:
        press(qtbot, lessons, page.hints.more)
    assert len(session.scenario.guests) == 5
    assert session.branches.active != own
    assert "Storage: 20,000 frames; Guests: 4" in player.solution.text()
    assert not box.tool.isEnabled()
    press(qtbot, lessons, page.hints.own)
    assert session.branches.active == own
    assert len([*session.scenario.guests]) == 2
    assert not player.done
