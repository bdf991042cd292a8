"""Two runs of a lesson that begin with the same machine stay two runs, also after one of them was changed."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from tests.app.lesson.conftest import opened, settle

FOLDER = Path(__file__).parents[4] / "lessons" / "05_how_cp_schedules"


def branch_at(qtbot: QtBot, lab: Lab, lessons: Lessons, step: str) -> int:
    assert lessons.player is not None
    lessons.player.go(lessons.player.lesson.index(step))
    settle(qtbot, lessons)
    return lab.session.branches.active


def test_a_changed_machine_stays_in_its_own_run(qtbot: QtBot, lab: Lab) -> None:
    lessons = opened(qtbot, lab, FOLDER)
    before = branch_at(qtbot, lab, lessons, "three-lists")
    tried = branch_at(qtbot, lab, lessons, "shorter")
    assert lessons.player is not None
    assert tried != before
    assert lessons.player.starts.on_show
    assert branch_at(qtbot, lab, lessons, "deadlines") == before
    assert lessons.player.starts.on_show
    assert branch_at(qtbot, lab, lessons, "shorter") == tried
