"""Pictures and values of the board: PNG, SVG, PDF and CSV, each whole or not at all."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView

from app.plot.series import Series
from engine.atomic import atomic_write
from engine.kernel.units import SECOND

KINDS = (".png", ".svg", ".pdf", ".csv")
PNG_SCALE = 2  # pixels for each logical one
DOTS = 96  # an inch, of a logical pixel


def save(file: Path, view: QGraphicsView, curves: Sequence[Series]) -> None:
    """Write the picture, or the values when the name ends with .csv.

    Raises OSError for a file that cannot be written, ValueError for another ending.
    """
    if file.suffix.lower() not in KINDS:
        raise ValueError(f"{file.name}: choose a name that ends with {', '.join(KINDS)}")
    if file.suffix.lower() == ".csv":
        atomic_write(file, csv_text(curves))
        return
    writer = {".png": _png, ".svg": _svg, ".pdf": _pdf}[file.suffix.lower()]
    atomic_write(file, writer(view))


def picture(view: QGraphicsView, scale: int = PNG_SCALE) -> QImage:
    """Return the board as it is shown, with `scale` pixels for each logical one."""
    image = QImage(_size(view) * scale, QImage.Format.Format_RGB32)
    image.fill(view.backgroundBrush().color())
    painter = QPainter(image)
    view.scene().render(painter, QRectF(image.rect()), view.sceneRect())
    painter.end()
    return image


def csv_text(curves: Sequence[Series]) -> str:
    """Return the values of all series: a line for each time, in seconds, and a column for each series."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    heads = [f"{one.name} [{one.source}] ({one.unit})" if one.unit else one.name for one in curves]
    writer.writerow(["time_s", *heads])
    known = [dict(zip(one.times.tolist(), one.values.tolist(), strict=True)) for one in curves]
    for time in sorted({time for one in known for time in one}):
        values = (one.get(time, float("nan")) for one in known)
        writer.writerow([f"{time / SECOND:.9g}", *("" if v != v else f"{v:.9g}" for v in values)])
    return text.getvalue()


def _png(view: QGraphicsView) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture(view).save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError("the picture cannot be made: it is too large")
    return bytes(buffer.data().data())


def _svg(view: QGraphicsView) -> bytes:
    buffer, size = QBuffer(), _size(view)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), view.backgroundBrush())
    view.scene().render(painter, QRectF(0, 0, size.width(), size.height()), view.sceneRect())
    painter.end()
    return bytes(buffer.data().data())


def _pdf(view: QGraphicsView) -> bytes:
    buffer, size = QBuffer(), _size(view)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    inches = QSizeF(size.width() / DOTS, size.height() / DOTS)
    writer.setPageSize(QPageSize(inches, QPageSize.Unit.Inch))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    whole = QRectF(0, 0, writer.width(), writer.height())
    painter.fillRect(whole, view.backgroundBrush())
    view.scene().render(painter, whole, view.sceneRect())
    painter.end()
    return bytes(buffer.data().data())


def _size(view: QGraphicsView) -> QSize:
    return view.sceneRect().size().toSize()
