"""A solution is graded from the lesson, and written into a folder, by mouse."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lesson.boxes.jobs import GradeBox
from lessons.grading.submission import read
from tests.app.lesson.conftest import opened, settle
from tests.lessons.grading.graded import write_graded

GRADED = 300_000  # ms: processes of its own, each of which loads the engine


def _box(qtbot: QtBot, lab: Lab, tmp_path: Path) -> GradeBox:
    """The box of the last step, with a machine that was built as the solution says."""
    lessons = opened(qtbot, lab, write_graded(tmp_path / "graded"))
    player = lessons.player
    assert player is not None
    player.play.work.step("house").answer = {"storage": "much", "guests": 4}
    player.go(player.lesson.index("worth"))
    settle(qtbot, lessons)
    assert lessons.panel.page is not None
    box = lessons.panel.page.box
    assert isinstance(box, GradeBox)
    return box


def test_the_solution_is_graded_and_the_table_is_shown(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    box = _box(qtbot, lab, tmp_path)
    lessons = lab.teaching.lessons
    assert lessons is not None
    player = lessons.player
    assert player is not None
    QTest.mouseClick(box.start, Qt.MouseButton.LeftButton)
    assert box.progress.isVisible()
    assert not box.start.isEnabled()
    qtbot.waitUntil(lambda: player.done, timeout=GRADED)
    qtbot.waitUntil(box.verdict.isVisible)
    said = box.verdict.text.accessibleName()
    assert "100 of 100 points" in said
    assert "Pages in real storage" in said
    assert player.play.work.step("worth").judged is not None
    assert not box.progress.isVisible()


def test_grading_that_died_is_told_in_a_sentence_and_grading_can_be_cancelled(
    qtbot: QtBot, lab: Lab, tmp_path: Path
) -> None:
    box = _box(qtbot, lab, tmp_path)
    lessons = lab.teaching.lessons
    assert lessons is not None
    assert lessons.player is not None
    lessons.player.grader.process.failed.emit(
        "It ended unexpectedly (exit code 1)\n\nTraceback (most recent call last)"
    )
    assert box.verdict.text.accessibleName() == "It ended unexpectedly (exit code 1)"
    QTest.mouseClick(box.start, Qt.MouseButton.LeftButton)
    QTest.mouseClick(box.progress.cancel, Qt.MouseButton.LeftButton)
    assert box.start.isEnabled()
    assert not box.progress.isVisible()
    assert not lessons.player.done


def test_the_solution_is_written_and_can_be_read(qtbot: QtBot, lab: Lab, tmp_path: Path) -> None:
    lessons = opened(qtbot, lab, Path(__file__).parents[3] / "lessons" / "81_a_constrained_site")
    player = lessons.player
    assert player is not None
    player.play.work.given = {"shop": ["1000000000 7 cp LNOLD1 STOP CPU ALL"]}
    player.play.go(player.lesson.index("grade"))
    player.step_changed.emit()
    assert lessons.panel.page is not None
    box = lessons.panel.page.box
    assert isinstance(box, GradeBox)
    box.write_into(tmp_path / "mine")
    assert read(player.lesson, tmp_path / "mine").orders["shop"][0].line == "STOP CPU ALL"
    assert "Saved 1 file of" in box.verdict.text.accessibleName()


def test_who_goes_on_while_it_is_graded_finds_the_grade_in_its_step(
    qtbot: QtBot, lab: Lab, tmp_path: Path
) -> None:
    box = _box(qtbot, lab, tmp_path)
    lessons = lab.teaching.lessons
    assert lessons is not None
    player, page = lessons.player, lessons.panel.page
    assert player is not None
    assert page is not None
    QTest.mouseClick(box.start, Qt.MouseButton.LeftButton)
    player.go(player.lesson.index("say"))
    settle(qtbot, lessons)
    player.go(player.lesson.index("worth"))
    assert isinstance(page.box, GradeBox)
    assert page.box.progress.isVisible()
    player.go(player.lesson.index("say"))
    qtbot.waitUntil(lambda: not player.grader.busy, timeout=GRADED)
    assert player.play.work.step("worth").state == "done"
    assert player.play.work.step("say").answer is None
