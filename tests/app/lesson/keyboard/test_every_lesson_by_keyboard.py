"""Lessons by keyboard alone, with right answers and all solutions: a sample, or all with `make lessons`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from lessons.format.load import folders, load_lesson
from tests.app.lesson.conftest import settle
from tests.app.lesson.keyboard.right_answers import right_answers
from tests.app.lesson.keyboard.student import Student

ALL = os.environ.get("LPARLAB_LESSONS") == "all"
SAMPLE = ("02_", "05_", "72_")  # commands; parameters, curves and choices; a series
CHOSEN = [folder for folder in folders() if ALL or folder.name.startswith(SAMPLE)]


@pytest.mark.slow
@pytest.mark.timeout(1800)  # a lesson with several series takes minutes where other work runs beside it
@pytest.mark.parametrize("folder", CHOSEN, ids=lambda folder: folder.name)
def test_a_lesson_is_passed_by_keyboard_alone(
    qtbot: QtBot, lab: Lab, lessons: Lessons, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = right_answers(load_lesson(folder), "")
    lessons.open(folder)
    settle(qtbot, lessons)
    student = Student(qtbot, lab, answers, monkeypatch)
    student.play()
    student.write_report(tmp_path / "report")
    assert lessons.player is not None
    assert lessons.player.play.finished
