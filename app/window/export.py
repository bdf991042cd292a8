"""Writes charts into a folder: a picture and the values of each."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QSize

from app.charts.toolkit.chart import Chart
from engine.recording.recorder import Recording

SIZE = QSize(1200, 700)
RATIO = 2.0


def export_charts(charts: Iterable[Chart], recording: Recording, folder: Path) -> list[Path]:
    """Write ID.png and ID.csv for each chart that shows something of the scenario. Returns the files.

    A chart that is closed has not followed the run: it does now. Raises OSError when one cannot be written.
    """
    written = []
    for chart in charts:
        if not chart.fits(recording.scenario):
            continue
        if chart.recording is not recording:
            chart.set_recording(recording)
        picture, values = folder / f"{chart.id}.png", folder / f"{chart.id}.csv"
        if not chart.image(SIZE, RATIO).save(str(picture)):
            raise OSError(f"{picture} cannot be written; choose a folder that you may write to")
        with values.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(chart.table())
        written += [picture, values]
    return written
