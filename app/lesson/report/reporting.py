"""Writes the report of a lesson from everything that the window has of it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.lesson.report.answers import answer_pictures
from app.lesson.report.charts import chart_pictures
from app.lesson.report.paper import write_report
from engine.recording.recorder import Recording
from lessons.format.lesson import Lesson
from lessons.play.work import Work
from lessons.report.made import report_of


def write(folder: Path, lesson: Lesson, work: Work, recordings: Mapping[str, Recording]) -> list[Path]:
    """The files written; `recordings`: run of the lesson -> its recording. Raises OSError."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # a second, when the runs are long
    try:
        report = report_of(lesson, work, recordings, _version())
        return write_report(folder, report, [*answer_pictures(lesson, report), *chart_pictures(recordings)])
    finally:
        QGuiApplication.restoreOverrideCursor()


def _version() -> str:
    try:
        return version("lparlab")
    except PackageNotFoundError:  # run from its sources without being installed
        return ""
