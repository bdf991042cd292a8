"""The results of a class for a learning platform: by mouse in the trainer's dialog, and by command."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.classroom.trainer.course_dialog import CourseDialog
from app.command import main
from lessons.report.report_file import report_text
from tests.lessons.report.report_samples import sample

CLASS = "Name,Email address\nAda,ada@example.org\nZoe,zoe@example.org\n"


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    folder = tmp_path / "reports"
    for name in ("Ada", "Eve"):
        (folder / name).mkdir(parents=True)
        (folder / name / "report.json").write_text(report_text(sample(name), {}))
    (folder / "report-x.json").write_text("{")
    (tmp_path / "class.csv").write_text(CLASS)
    return folder


@pytest.fixture
def dialog(qtbot: QtBot, reports: Path) -> Iterator[CourseDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = CourseDialog(reports, parent)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def rows(file: Path) -> list[list[str]]:
    return list(csv.reader(file.read_text("utf-8").splitlines()))


def test_grades_for_moodle_by_mouse(
    dialog: CourseDialog, reports: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = reports.parent / "moodle.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    QTest.keyClicks(dialog.students, str(reports.parent / "class.csv"))
    QTest.mouseClick(dialog.moodle, Qt.MouseButton.LeftButton)
    assert [row[0] for row in rows(file)] == ["Email address", "ada@example.org"]
    first, *notes = dialog.told.toPlainText().splitlines()
    assert first == f"1 student: written to {file}"
    assert "students in the class list are named Eve" in notes[0]
    assert notes[1] == "1 student of the class list has no grade"
    assert "report-x.json" in notes[2]


def test_packages_by_keyboard(dialog: CourseDialog, reports: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = reports.parent / "packages"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    dialog.cmi5.setFocus()
    QTest.keyClick(dialog.cmi5, Qt.Key.Key_Space)
    assert len(list(folder.glob("how-cp-schedules-*.zip"))) == 2
    assert dialog.told.toPlainText().startswith(f"2 packages: written to {folder}")


def test_what_cannot_be_read_is_said(dialog: CourseDialog, tmp_path: Path) -> None:
    none = tmp_path / "none"
    none.mkdir()
    (none / "report-y.json").write_text("{")
    dialog.folder.setText(str(none))
    QTest.mouseClick(dialog.moodle, Qt.MouseButton.LeftButton)
    assert "contains no report" in dialog.told.toPlainText()
    assert "report-y.json: " in dialog.told.toPlainText()
    dialog.students.setText(str(tmp_path / "none.csv"))
    QTest.mouseClick(dialog.moodle, Qt.MouseButton.LeftButton)
    assert "cannot be read" in dialog.told.toPlainText()
    assert "report-y.json" not in dialog.told.toPlainText()  # no folder was read
    dialog.students.clear()
    dialog.folder.setText(str(tmp_path / ("too long" * 40)))
    QTest.mouseClick(dialog.moodle, Qt.MouseButton.LeftButton)
    assert "contains no report" in dialog.told.toPlainText()
    dialog.folder.clear()
    assert not dialog.moodle.isEnabled()


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


def test_the_command_writes_both(reports: Path, tmp_path: Path) -> None:
    grades, packages, known = tmp_path / "m.csv", tmp_path / "p", tmp_path / "class.csv"
    result = lparlab("grade", reports, "--moodle", grades, "--students", known, "--cmi5", packages)
    assert result.exit_code == 0, result.stderr
    assert [row[0] for row in rows(grades)] == ["Email address", "ada@example.org"]
    assert "moodle: 1 student of the class list has no grade" in result.stderr
    assert len(list(packages.iterdir())) == 2
    lparlab("grade", reports, "--moodle", grades, "--identify", "username")
    assert [row[0] for row in rows(grades)] == ["Username", "Ada", "Eve"]


def test_options_that_do_nothing_are_refused(reports: Path, tmp_path: Path) -> None:
    result = lparlab("grade", reports, "--students", tmp_path / "class.csv")
    assert result.exit_code == 2
    assert "expected --moodle too" in result.stderr
    result = lparlab("grade", reports, "--identify", "id")
    assert result.exit_code == 2
    assert "--identify = id: expected --moodle too" in result.stderr
    result = lparlab("grade", reports, "--moodle", tmp_path / "m.csv", "--students", tmp_path / "none.csv")
    assert "--students" in result.stderr
    assert not (tmp_path / "m.csv").exists()
