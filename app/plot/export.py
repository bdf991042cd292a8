"""Images and values of the board: PNG, SVG, PDF and CSV, each written completely or not at all."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QGraphicsTextItem, QGraphicsView

from app.files.svg import svg_file
from app.look.theme import plain_figures
from app.plot.kinds.points import PointSet
from app.plot.plot import POINTS, Plot
from app.plot.series import Series
from engine.atomic import atomic_write
from engine.kernel.units import SECOND
from engine.language import say
from engine.spreadsheet import rows_text

KINDS = (".png", ".svg", ".pdf", ".csv")
PNG_SCALE = 2  # pixels for each logical one
DOTS = 96  # an inch, of a logical pixel


def save(file: Path, view: QGraphicsView, plots: Sequence[Plot]) -> list[Path]:
    """Write the image, or the values if the name ends with .csv; return the files.

    Raises OSError for a file that cannot be written, ValueError for another ending.
    """
    if file.suffix.lower() not in KINDS:
        raise ValueError(say("{0}: choose a name that ends with {1}", file.name, ", ".join(KINDS)))
    if file.suffix.lower() == ".csv":
        return _save_values(file, plots)
    writer = {".png": _png, ".svg": _svg, ".pdf": _pdf}[file.suffix.lower()]
    atomic_write(file, writer(view))
    return [file]


def beside(file: Path, plots: Sequence[Plot]) -> list[Path]:
    """Return the file for the runs' point values when series are also saved; [] if there is no such file."""
    series = any(plot.curves for plot in plots)
    figures = any(plot.points for plot in plots if plot.kind == POINTS)
    both = series and figures and file.suffix.lower() == ".csv"
    return [file.with_name(f"{file.stem}-figures{file.suffix}")] if both else []


def _save_values(file: Path, plots: Sequence[Plot]) -> list[Path]:
    """Write series and the runs' point values into separate files, as their columns differ."""
    series, figures = csv_text(plots), figures_text(plots)
    others = next(iter(beside(file, plots)), file)
    found = [(file, series), (others, figures)]
    written = [(path, text) for path, text in found if text] or [(file, "time_s\n")]
    for path, text in written:
        atomic_write(path, text)
    return [path for path, _ in written]


def picture(view: QGraphicsView, scale: int = PNG_SCALE) -> QImage:
    """Return the board as shown, with `scale` pixels for each logical pixel."""
    size = _size(view)
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)  # otherwise, dots, whose size is in pixels, are too small
    image.fill(view.backgroundBrush().color())
    painter = QPainter(image)
    view.scene().render(painter, QRectF(0, 0, size.width(), size.height()), view.sceneRect())
    painter.end()
    return image


def csv_text(plots: Sequence[Plot]) -> str:
    """Return a line for each time, in seconds, with a column for each series; "" if there are no series."""
    curves = [curve for plot in plots for curve in plot.curves]
    return _table(["time_s", *map(_heading, curves)], _rows(curves)) if curves else ""


def figures_text(plots: Sequence[Plot]) -> str:
    """Return a line for each point of the runs' values; "" if there are no points."""
    points = [(plot.unit, point) for plot in plots if plot.kind == POINTS for point in plot.points]
    heads = ["series", "x", "simulated", "published", "minimum", "maximum", "unit"]
    return _table(heads, _point_rows(points)) if points else ""


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return rows_text([heads, *rows])


def _heading(series: Series) -> str:
    name = f"{series.name} [{series.source}]"
    return f"{name} ({series.unit})" if series.unit else name


def _rows(curves: Sequence[Series]) -> Iterator[list[str]]:
    """Yield the values at each time; empty where a series has no value."""
    times = np.unique(np.concatenate([np.zeros(0, np.int64), *(curve.times for curve in curves)]))
    table = np.full((len(times), len(curves)), np.nan)
    for column, series in enumerate(curves):
        table[np.searchsorted(times, series.times), column] = series.values
    for time, values in zip(times.tolist(), table, strict=True):
        yield [f"{time / SECOND:.9g}", *map(_number, values)]


def _point_rows(points: Sequence[tuple[str, PointSet]]) -> Iterator[list[str]]:
    for unit, point_set in points:
        for x, value, fact in zip(point_set.xs, point_set.values, point_set.published, strict=True):
            known = ("", "", "") if fact is None else tuple(map(_number, (fact.value, fact.low, fact.high)))
            yield [point_set.title, str(x), _number(value), *known, unit]


def _number(value: float) -> str:
    return f"{value:.9g}" if math.isfinite(value) else ""


def _png(view: QGraphicsView) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture(view).save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(say("the picture is too large to create"))
    return bytes(buffer.data().data())


def _svg(view: QGraphicsView) -> bytes:
    size, resolution = _size(view), view.logicalDpiX()  # otherwise, axes are not as large as they measure
    whole = QRectF(0, 0, size.width(), size.height())
    return svg_file(size, resolution, lambda painter: _draw_shapes(painter, whole, view))


def _pdf(view: QGraphicsView) -> bytes:
    buffer, size = QBuffer(), _size(view)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS)  # as on the screen; otherwise, lines and dots are too small
    inches = QSizeF(size.width() / DOTS, size.height() / DOTS)
    writer.setPageSize(QPageSize(inches, QPageSize.Unit.Inch))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    with QPainter(writer) as painter:
        _draw_shapes(painter, QRectF(0, 0, writer.width(), writer.height()), view)
    return bytes(buffer.data().data())


def _draw_shapes(painter: QPainter, whole: QRectF, view: QGraphicsView) -> None:
    """Draw the board with dots as shapes; on the screen, dots are copied from one image of all dots."""
    parts = [item for item in view.scene().items() if hasattr(item, "setExportMode")]
    for part in parts:
        part.setExportMode(True, {"antialias": True, "resolutionScale": 1.0})
    with _searchable(view):
        painter.fillRect(whole, view.backgroundBrush())
        view.scene().render(painter, whole, view.sceneRect())
    for part in parts:
        part.setExportMode(False)


@contextmanager
def _searchable(view: QGraphicsView) -> Iterator[None]:
    """Write all texts with plain digits while the context is active."""
    items = view.scene().items()
    axes = [(item, item.style["tickFont"]) for item in items if isinstance(item, pyqtgraph.AxisItem)]
    axes = [(axis, font) for axis, font in axes if font is not None]  # others write nothing
    texts = [(item, item.font()) for item in items if isinstance(item, QGraphicsTextItem)]
    _write(axes, texts, plain_figures)
    try:
        yield
    finally:
        _write(axes, texts, QFont)


def _write(
    axes: list[tuple[Any, QFont]],
    texts: list[tuple[QGraphicsTextItem, QFont]],
    made: Callable[[QFont], QFont],
) -> None:
    for axis, font in axes:
        axis.style["tickFont"] = made(font)
        axis.picture = None  # it is drawn again
    for text, font in texts:
        text.setFont(made(font))


def _size(view: QGraphicsView) -> QSize:
    return view.sceneRect().size().toSize()
