"""A run as pictures: each chart as a PNG. Charts that show one moment are drawn once for each phase."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.time_view import TimeView
from app.files.picture import write_png
from app.look import theme
from app.panels.charts import chart_kinds
from app.run.offscreen import application
from engine.measures.moments import periods
from engine.recording.recorder import Recording

SIZE = QSize(1200, 560)  # logical pixels
RATIO = 2.0
THEME = "light"  # pictures go into documents


def write_pictures(recording: Recording, folder: Path) -> list[Path]:
    """Write the charts to an existing folder and return the files. Raises OSError."""
    theme.apply(application(), THEME)
    view = TimeView()
    view.fit(recording.now)
    written: list[Path] = []
    for kind in (kind for kind in chart_kinds() if kind.fits(recording.scenario)):
        chart = kind(view)
        chart.set_recording(recording)
        written += (
            _moments(chart, view, folder) if chart.moment() else [_written(chart, folder / f"{chart.id}.png")]
        )
    return written


def _moments(chart: Chart, view: TimeView, folder: Path) -> list[Path]:
    """Write a chart for each phase at the moment when its pages are counted."""
    assert chart.recording is not None
    written = []
    for period in periods(chart.recording):
        view.set_cursor(period.counted_at)
        written.append(_written(chart, folder / f"{chart.id}-{period.id}.png"))
    view.set_cursor(None)
    return written


def _written(chart: Chart, path: Path) -> Path:
    write_png(chart.image(SIZE, RATIO), path)
    return path
