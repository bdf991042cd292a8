"""The charts of a lesson's runs as pictures for its report, in the light theme for paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageWriter

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.time_view import TimeView
from app.language import scenario_text
from app.look import theme
from app.panels.charts import chart_kinds
from engine.kernel.units import clock_text
from engine.measures.moments import Period, periods
from engine.recording.recorder import Recording
from lessons.report.picture import Picture

SIZE = QSize(900, 400)  # logical pixels
RATIO = 2.0
MAX_PICTURES = 24  # pictures in a report


def chart_pictures(recordings: Mapping[str, Recording]) -> list[Picture]:
    """Return all charts of each run; charts of one moment once for each phase."""
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
            yield Picture(f"{before}{chart.title}", "", png(chart.image(SIZE, RATIO)))
        chart.deleteLater()


def _moments(chart: Chart, view: TimeView, recording: Recording, before: str) -> Iterator[Picture]:
    for period in periods(recording):
        view.set_cursor(period.counted_at)
        yield Picture(f"{before}{chart.title}", _when(period), png(chart.image(SIZE, RATIO)))
    view.set_cursor(None)


def _when(period: Period) -> str:
    return f"{scenario_text(period.title)}, {clock_text(period.counted_at)}"


def png(image: QImage) -> bytes:
    """Return an image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
