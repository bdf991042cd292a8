"""From a lesson that was played to the files of its report."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.lesson.browser_steps import page_steps
from app.lesson.report import answer_pictures, write
from app.look import theme
from engine.kernel.units import SECOND
from lessons.report.builder import report_of
from lessons.report.report_file import read_report
from tests.lessons.play.played import played


@pytest.mark.parametrize("worn", ["dark", "light"])
def test_drawn_answers_are_pictures_at_their_step(qapp: QApplication, worn: str) -> None:
    theme.apply(qapp, worn)
    lesson, work, recordings = played()
    pictures = answer_pictures(lesson, report_of(lesson, work, recordings))
    assert [picture.step for picture in pictures] == ["bars", "curve", "by-size"]
    for picture in pictures:
        image = QImage.fromData(picture.png).convertToFormat(QImage.Format.Format_RGB32)
        assert image.width() == 1400
        parts = np.frombuffer(image.constBits(), np.uint32)
        assert len(np.unique(parts)) > 30
        assert (parts == theme.THEMES["light"].panel.rgb()).mean() > 0.3
        margin = image.pixelColor(image.width() - 8, image.height() - 40)
        assert margin.rgb() == theme.THEMES["light"].panel.rgb()  # it fills the picture
        assert "this run" in picture.caption


def test_nothing_that_was_not_drawn_is_a_picture(qapp: QApplication) -> None:
    lesson, work, recordings = played()
    report = report_of(lesson, work, recordings)
    empty = report.model_copy(
        update={"steps": tuple(step.model_copy(update={"answer": None}) for step in report.steps)}
    )
    assert answer_pictures(lesson, empty) == []


def test_steps_on_the_page_of_a_run(qapp: QApplication) -> None:
    lesson, work, recordings = played()
    shown = next(iter(recordings.values()))
    score, steps = page_steps(lesson, work, recordings, shown)
    report = report_of(lesson, work, recordings)
    assert lesson.title in score
    assert len(steps) == len(lesson.steps)
    for step, made in zip(steps, report.steps, strict=True):
        assert made.title in step.title
        assert (f"You: {made.answer_text}" in step.lines) == bool(made.answer_text)
    assert any(line.startswith("This run: ") for step in steps for line in step.lines)


def test_an_open_step_on_the_page_says_no_answer(qapp: QApplication) -> None:
    lesson, work, recordings = played()
    work = work.model_copy(deep=True)
    for entry in work.steps.values():
        entry.state = "open"
    _, steps = page_steps(lesson, work, recordings, next(iter(recordings.values())))
    assert not any(step.lines for step in steps)


def test_a_step_has_its_moment_where_the_page_shows_its_run(qapp: QApplication) -> None:
    lesson, work, recordings = played()
    work = work.model_copy(deep=True)
    shown = next(iter(recordings.values()))
    first = lesson.steps[0].id
    work.steps[first].began_at = 3 * SECOND // 2
    names = dict.fromkeys({lesson.run_of(0), *recordings}, shown)
    assert page_steps(lesson, work, names, shown)[1][0].at == 1.5
    assert page_steps(lesson, work, {}, shown)[1][0].at is None


@pytest.mark.slow
def test_five_files_of_a_lesson(qapp: QApplication, tmp_path: Path) -> None:
    lesson, work, recordings = played()
    files = write(tmp_path, lesson, work, recordings)
    assert QApplication.overrideCursor() is None
    assert [path.name for path in files][-1] == "report.json"
    handed = read_report(files[-1])
    assert handed.untouched
    assert handed.report.complete
    page = files[0].read_text("utf-8")
    assert page.count("<img ") == 3 + 2 + 5  # drawn answers; memory in two phases; five more charts
    assert files[1].read_bytes().startswith(b"%PDF-")


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_told(qapp: QApplication, tmp_path: Path) -> None:
    lesson, work, recordings = played()
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        write(tmp_path / "file", lesson, work, recordings)
    assert QApplication.overrideCursor() is None
