"""A report on paper: the page, the same page as PDF, and the files for the trainer, in one folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument

from app.files.pdf import printed
from app.lesson.report.pictures import answer_pictures, chart_pictures
from app.look import theme
from engine.atomic import atomic_write
from engine.recording.recorder import Recording
from lessons.format.lesson import Lesson
from lessons.play.work import StudentWork
from lessons.report.builder import report_of
from lessons.report.page import PAPER, html
from lessons.report.picture import Picture
from lessons.report.report import Report
from lessons.report.report_file import NAME, report_text
from lessons.report.results import csv_text
from lessons.report.statements import xapi_lines


def write_report(folder: Path, report: Report, charts: Sequence[Picture] = ()) -> list[Path]:
    """Write page, PDF, table, statements and the report with its checksum into a folder; return the files.

    report.json comes last and has the fingerprints of the others. Raises OSError.
    """
    files = {
        "report.html": html(report, charts).encode("utf-8"),
        "report.pdf": pdf(report, charts),
        "results.csv": csv_text(report).encode("utf-8-sig"),  # the mark tells spreadsheets that it is UTF-8
        "statements.jsonl": "".join(f"{line}\n" for line in xapi_lines(report)).encode("utf-8"),
    }
    files[NAME] = report_text(report, files).encode("utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        atomic_write(folder / name, content)
    return [folder / name for name in files]


def pdf(report: Report, charts: Sequence[Picture] = ()) -> bytes:
    """Return the page as PDF, A4, with page numbers. Only what is in the page itself is read."""
    with theme.using("light"):
        document = _Page()
        document.setDefaultFont(theme.paper_font(9))
        document.setHtml(html(report, charts, PAPER))
        return printed(document, report.title)


class _Page(QTextDocument):
    """A document that loads nothing from files or from the network: pictures are in the page itself."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load pictures that are embedded in their address, and nothing else."""
        address = name.toString() if isinstance(name, QUrl) else name
        return super().loadResource(kind, name) if address.startswith("data:image/png;base64,") else None


def write(folder: Path, lesson: Lesson, work: StudentWork, recordings: Mapping[str, Recording]) -> list[Path]:
    """Write the report; `recordings` maps runs to recordings. Return the files. Raises OSError."""
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
