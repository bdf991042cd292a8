"""One chart as a file: a picture (PNG, SVG, PDF), or its time series as CSV."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.figures import RunningTotals, ShownCurve
from app.charts.toolkit.panes.chart import PaneChart
from app.files.svg import svg_file
from app.look import theme
from engine.atomic import atomic_write
from engine.exports.csv_files import cell
from engine.exports.tables import edges_of
from engine.kernel.units import SECOND
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.model.site_release import releases
from engine.spreadsheet import rows_text

PNG, SVG, PDF, CSV = KINDS = ("png", "svg", "pdf", "csv")
DOTS = 96  # an inch, of a logical pixel
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class ExportLook:
    """Options for a picture. ratio: for a PNG, device pixels per logical pixel; look: "light" or "dark"."""

    size: QSize
    ratio: float
    look: str


@dataclass(frozen=True)
class ExportColumn:
    """A time series of a chart: its heading with the unit, and a value for each interval between samples."""

    heading: str
    values: Floats


def save(chart: Chart, file: Path, look: ExportLook, span: tuple[int, int] | None) -> None:
    """Write a chart in the format given by the file extension. span: for a CSV, ns; None = the whole run.

    Raises OSError for a file that cannot be written, ValueError for another extension.
    """
    kind = file.suffix.lower().removeprefix(".")
    if kind not in KINDS:
        raise ValueError(
            say("{0}: choose a name that ends with {1}", file.name, ", ".join(f".{text}" for text in KINDS))
        )
    atomic_write(file, csv_text(chart, span) if kind == CSV else content(chart, kind, look))


def content(chart: Chart, kind: str, look: ExportLook) -> bytes:
    """Return a picture of the chart as a file of the given kind. Raises OSError when it is too large."""
    with theme.using(look.look):
        made = {PNG: _png, SVG: _svg, PDF: _pdf}[kind](chart, look)
    chart.forget()  # its cached content may be of the other theme
    return made


def picture(chart: Chart, look: ExportLook) -> QImage:
    """Return the chart as a picture."""
    with theme.using(look.look):
        made = chart.image(look.size, look.ratio)
    chart.forget()
    return made


def _png(chart: Chart, look: ExportLook) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not chart.image(look.size, look.ratio).save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(say("the picture is too large to create"))
    return bytes(buffer.data().data())


def _svg(chart: Chart, look: ExportLook) -> bytes:
    return svg(chart, look.size)


def svg(chart: Chart, size: QSize) -> bytes:
    """Return the chart as an SVG file of `size` logical pixels, with its curves as pictures."""
    whole = QRectF(0, 0, size.width(), size.height())
    return svg_file(size, chart.logicalDpiX(), lambda painter: chart.draw(painter, whole), chart.title)


def _pdf(chart: Chart, look: ExportLook) -> bytes:
    buffer, size = QBuffer(), look.size
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(chart.title)
    writer.setResolution(DOTS)  # a unit of the page is then a logical pixel
    writer.setPageSize(QPageSize(QSizeF(size.width() / DOTS, size.height() / DOTS), QPageSize.Unit.Inch))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    with QPainter(writer) as painter:
        whole = QRectF(0, 0, size.width(), size.height())
        painter.fillRect(whole, theme.current().window)
        chart.draw(painter, whole)
    return bytes(buffer.data().data())


# ---- time series


def has_series(chart: Chart) -> bool:
    """Return whether a chart shows values over time that can be written as numbers."""
    return chart.recording is not None and bool(_shown(chart))


def csv_text(chart: Chart, span: tuple[int, int] | None) -> str:
    """Return the time series of a chart: a row for each interval, and a column with one unit for each curve.

    A chart without time series is written as its table.
    """
    recording = chart.recording
    if recording is None or not has_series(chart):
        return rows_text(chart.table())
    edges = edges_of(recording, *(span or (0, int(recording.now))))
    columns = list(_columns(chart, recording, edges))
    marked = releases(recording.scenario.lpar)
    last = {"release": marked} if marked else {}
    heads = ["from (s)", "to (s)", *(column.heading for column in columns), *last]
    table = np.stack(
        [edges[:-1] / SECOND, edges[1:] / SECOND, *(column.values for column in columns)], axis=1
    )
    return rows_text([heads, *([*(cell(value) for value in row), *last.values()] for row in table.tolist())])


def _columns(chart: Chart, recording: Recording, edges: npt.NDArray[np.int64]) -> Iterator[ExportColumn]:
    if len(edges) < 2:
        edges = np.zeros(1, np.int64)
    shown = _shown(chart)
    values = RunningTotals([curve.figure for curve in shown]).values(recording, edges)
    for curve, row in zip(shown, values, strict=True):
        name = f"{curve.pane}: {curve.label}" if curve.pane and curve.pane != curve.label else curve.label
        yield ExportColumn(f"{name} ({curve.bare_unit})" if curve.unit else name, row)


def _shown(chart: Chart) -> Sequence[ShownCurve]:
    """Return the figures of a chart, including those that are switched off in panes."""
    return chart.figures(every=True) if isinstance(chart, PaneChart) else chart.figures()
