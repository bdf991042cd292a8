"""From a lesson that was played to the files of its report."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.lesson.report import answer_pictures, write
from app.look import theme
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
