"""A report on paper: its images, the page, the same page as PDF, and the files for the trainer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QTextDocument

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.time_view import TimeView
from app.files.picture import png, printed
from app.language import scenario_text
from app.lesson.drawn.answer import DrawnAnswer
from app.lesson.drawn.bars_answer import BarsAnswer
from app.lesson.drawn.curve_answer import CurveAnswer
from app.lesson.forms.kinds import as_bars, series_bars
from app.look import theme
from app.panels.charts import chart_kinds
from app.version import program_version
from engine.atomic import atomic_write
from engine.kernel.units import clock_text
from engine.language import say
from engine.measures.moments import Period, periods
from engine.recording.recorder import Recording
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.judging import unit_of
from lessons.play.work import StudentWork
from lessons.report.builder import report_of
from lessons.report.page import PAPER, Picture, html
from lessons.report.report import Report, StepReport
from lessons.report.report_file import NAME, report_text
from lessons.report.results import csv_text, xapi_lines

CHART, ANSWER = QSize(900, 400), QSize(700, 300)  # logical pixels
RATIO = 2.0
MAX_PICTURES = 24  # charts in a report


def write_report(folder: Path, report: Report, charts: Sequence[Picture] = ()) -> list[Path]:
    """Write the page, PDF, table, statements and the report with its checksum into a folder; return the
    files.

    report.json is written last and contains the fingerprints of the other files. Raises OSError.
    """
    files = {
        "report.html": html(report, charts).encode("utf-8"),
        "report.pdf": pdf(report, charts),
        "results.csv": csv_text(report).encode("utf-8-sig"),  # the mark indicates UTF-8 to spreadsheets
        "statements.jsonl": "".join(f"{line}\n" for line in xapi_lines(report)).encode("utf-8"),
    }
    files[NAME] = report_text(report, files).encode("utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        atomic_write(folder / name, content)
    return [folder / name for name in files]


def pdf(report: Report, charts: Sequence[Picture] = ()) -> bytes:
    """Return the page as an A4 PDF with page numbers. Only the contents of the page itself are read."""
    with theme.using("light"):
        document = _Page()
        document.setDefaultFont(theme.paper_font(9))
        document.setHtml(html(report, charts, PAPER))
        return printed(document, report.title)


class _Page(QTextDocument):
    """A document that loads nothing from files or from the network: its images are embedded in the page."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load images that are embedded in their address, and nothing else."""
        address = name.toString() if isinstance(name, QUrl) else name
        return super().loadResource(kind, name) if address.startswith("data:image/png;base64,") else None


def write(folder: Path, lesson: Lesson, work: StudentWork, recordings: Mapping[str, Recording]) -> list[Path]:
    """Write the report; `recordings` maps runs to recordings. Return the files. Raises OSError."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # a second, when the runs are long
    try:
        report = report_of(lesson, work, recordings, program_version())
        return write_report(folder, report, [*answer_pictures(lesson, report), *chart_pictures(recordings)])
    finally:
        QGuiApplication.restoreOverrideCursor()


def chart_pictures(recordings: Mapping[str, Recording]) -> list[Picture]:
    """Return all charts of each run; charts of a single moment are included once for each phase."""
    several = len(recordings) > 1
    with theme.using("light"):
        pictures = [
            picture
            for name, recording in recordings.items()
            if len(recording.time) > 1
            for picture in _of_run(recording, f"{name}: " if several else "")
        ]
    return pictures[:MAX_PICTURES]


def _of_run(recording: Recording, before: str) -> Iterator[Picture]:
    view = TimeView()
    view.fit(recording.now)
    for kind in (kind for kind in chart_kinds() if kind.fits(recording.scenario)):
        chart = kind(view)
        chart.set_recording(recording)
        if chart.moment():
            yield from _moments(chart, view, recording, before)
        else:
            yield Picture(f"{before}{chart.title}", "", png(chart.image(CHART, RATIO)))
        chart.deleteLater()


def _moments(chart: Chart, view: TimeView, recording: Recording, before: str) -> Iterator[Picture]:
    for period in periods(recording):
        view.set_cursor(period.counted_at)
        yield Picture(f"{before}{chart.title}", _when(period), png(chart.image(CHART, RATIO)))
    view.set_cursor(None)


def _when(period: Period) -> str:
    return f"{scenario_text(period.title)}, {clock_text(period.counted_at)}"


def answer_pictures(lesson: Lesson, report: Report) -> list[Picture]:
    """Return an image for each bar chart and each curve that was drawn."""
    with theme.using("light"):
        return [
            Picture(made.title, _caption(made), _image(drawn), step=made.id)
            for made, drawn in _drawn(lesson, report)
        ]


def _drawn(lesson: Lesson, report: Report) -> Iterator[tuple[StepReport, DrawnAnswer]]:
    for step, made in zip(lesson.steps, report.steps, strict=True):
        if made.form == "bars" and made.answer:
            yield made, _bars(step, made)
        elif made.form == "series" and made.answer:
            yield made, _series(lesson, step, made)
        elif made.form == "curve" and made.answer:
            yield made, _curve(step, made)


def _bars(step: Step, made: StepReport) -> DrawnAnswer:
    drawn = BarsAnswer([(item.id, item.title) for item in step.items], step.places, step.most)
    drawn.set_value(made.answer)  # type: ignore[arg-type]  # as it was checked when it was given
    drawn.show_truth(made.truth, made.published)  # type: ignore[arg-type]
    return drawn


def _series(lesson: Lesson, step: Step, made: StepReport) -> DrawnAnswer:
    drawn = series_bars(lesson, step)
    drawn.set_value(as_bars(made.answer))
    drawn.show_truth(as_bars(made.truth), as_bars(made.published))
    return drawn


def _curve(step: Step, made: StepReport) -> DrawnAnswer:
    points: list[list[float]] = made.answer  # type: ignore[assignment]  # as above
    start, end = int(points[0][0]), int(points[-1][0])
    drawn = CurveAnswer(start, end, step.least, step.most, unit_of(step))
    drawn.set_value(points)
    drawn.show_truth(made.truth, None)  # type: ignore[arg-type]
    return drawn


def _image(drawn: DrawnAnswer) -> bytes:
    drawn.set_locked(True)
    drawn.canvas.setFixedSize(ANSWER)  # or its layout would choose
    image = QImage(ANSWER * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(theme.current().window)
    drawn.canvas.render(image)
    drawn.deleteLater()
    return png(image)


def _caption(made: StepReport) -> str:
    shown = [say("as drawn")]
    shown += [say("outlines or the dashed line: this run")] if made.truth else []
    shown += [say("diamonds: published")] if made.published else []
    return "; ".join(shown)
