"""Fonts and small drawing helpers shared by all charts. Measuring text is expensive, so widths are cached."""

from __future__ import annotations

from functools import cache, lru_cache
from math import sqrt

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPaintDevice,
    QPainter,
    QPen,
    QPixmap,
    QStaticText,
)
from PySide6.QtWidgets import QWidget

from app.look.theme import equal_figures, paper_font

TILE = 6.0  # logical pixels of a tile of a hatching
DASH = 4.0  # logical pixels of a dash and of the gap after it
RISING = (Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.DiagCrossPattern)
FALLING = (Qt.BrushStyle.FDiagPattern, Qt.BrushStyle.DiagCrossPattern)
VECTOR_RATIO = 2.0  # of pictures inside a vector drawing
_WHERE = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
LEFT = int(Qt.AlignmentFlag.AlignLeft) | _WHERE
RIGHT = int(Qt.AlignmentFlag.AlignRight) | _WHERE
CENTRE = int(Qt.AlignmentFlag.AlignHCenter) | _WHERE
WRAP, ALIGN_RIGHT, ALIGN_CENTRE = (
    int(Qt.TextFlag.TextWordWrap),
    int(Qt.AlignmentFlag.AlignRight),
    int(Qt.AlignmentFlag.AlignHCenter),
)
WRAPPED = CENTRE | int(Qt.TextFlag.TextWordWrap)
_SIZES = {"title": 10.5, "text": 9.0, "small": 8.25}
_BOLD = {"title"}


@cache
def font(name: str) -> QFont:
    """Return a chart font at 100%: title, text or small. `zoom` enlarges it with the chart."""
    return equal_figures(_paper(name))


@cache
def _paper(name: str) -> QFont:
    """Return the font with digits that can be searched in a PDF."""
    return paper_font(_SIZES[name], QFont.Weight.DemiBold if name in _BOLD else QFont.Weight.Normal)


@lru_cache(8192)
def width(text: str, name: str = "small") -> float:
    """Return the width of a text in logical pixels."""
    return QFontMetricsF(font(name)).horizontalAdvance(text)


@cache
def height(name: str = "small") -> float:
    """Return the height of a line of text in logical pixels."""
    return QFontMetricsF(font(name)).height()


@lru_cache(4096)
def elide(text: str, room: float, name: str = "small", middle: bool = False) -> str:
    """Return the text shortened to fit with an ellipsis at its end or in its middle, or "" if fewer than four
    characters fit.
    """
    if width(text, name) <= room:
        return text
    where = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
    cut = QFontMetricsF(font(name)).elidedText(text, where, room)
    return cut if len(cut) > 3 else ""


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: QColor,
    name: str = "small",
    flags: int = LEFT,
    once: bool = False,
) -> None:
    """Write one line, or as many as needed with WRAPPED, centered in a box and not clipped.

    once: the text will soon be another, so that keeping its glyphs would take longer than writing it.
    """
    painter.setPen(colour)
    raster = is_raster(painter.device())
    if once or flags & WRAP or "\n" in text or not raster:
        painter.setFont(font(name) if raster else _paper(name))
        painter.drawText(box, flags, text)
        return
    across = box.width() - width(text, name) if flags & (ALIGN_RIGHT | ALIGN_CENTRE) else 0.0
    left = box.left() + (across / 2 if flags & ALIGN_CENTRE else across)
    painter.setFont(font(name))
    painter.drawStaticText(QPointF(left, box.center().y() - height(name) / 2), _laid_out(text, name))


@lru_cache(4096)
def _laid_out(text: str, name: str) -> QStaticText:
    """Return a text with its glyphs already positioned, which takes most of the time of drawing it."""
    made = QStaticText(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    made.prepare(font=font(name))
    return made


def frame(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paint a rounded frame, 2 logical pixels wide, to point to something."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 4, 4)
    painter.restore()


def line(painter: QPainter, start: QPointF, end: QPointF, colour: QColor, dashed: bool = False) -> None:
    """Paint a sharp horizontal or vertical line, one logical pixel wide.

    This avoids a pen: with a pen, Qt takes milliseconds for a dashed line, and a millisecond for a line of
    tiles.
    """
    (x, y), (x_end, y_end) = start.toTuple(), end.toTuple()
    across = y == y_end
    if across:
        whole = QRectF(min(x, x_end), y - 0.5, abs(x_end - x), 1.0)
    else:
        whole = QRectF(x - 0.5, min(y, y_end), 1.0, abs(y_end - y))
    if not dashed:
        painter.fillRect(whole, colour)
        return
    if not is_raster(painter.device()):
        painter.setPen(QPen(colour, 1.0, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(start, end)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRects(_dashes(whole.left(), whole.top(), whole.width(), whole.height(), across))


@lru_cache(256)
def _dashes(left: float, top: float, wide: float, high: float, across: bool) -> list[QRectF]:
    """Return the dashes of a line, cached because making a hundred of them takes longer than painting."""
    long = wide if across else high
    steps = [step * 2 * DASH for step in range(int(long / (2 * DASH)) + 1)]
    ends = [(step, min(DASH, long - step)) for step in steps if step < long]
    if across:
        return [QRectF(left + at, top, size, 1) for at, size in ends]
    return [QRectF(left, top + at, 1, size) for at, size in ends]


def rounded(
    painter: QPainter, box: QRectF, radius: float, fill: QColor, outline: QColor | None = None
) -> None:
    """Paint a filled rectangle with rounded corners and, optionally, an outline."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setBrush(fill)
    painter.setPen(QPen(outline, 1.0) if outline else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5) if outline else box, radius, radius)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def faded(colour: QColor, alpha: float) -> QColor:
    """Return the color with an opacity of 0..1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def mixed(colour: QColor, ground: QColor, part: float) -> QColor:
    """Return a color blended into a background; opaque, since transparency makes Qt wake other threads."""
    return _mixed(colour.rgb(), ground.rgb(), part)


@lru_cache(256)
def _mixed(colour: int, ground: int, part: float) -> QColor:
    pairs = ((colour >> shift & 0xFF, ground >> shift & 0xFF) for shift in (16, 8, 0))
    return QColor(*(round(part * a + (1 - part) * b) for a, b in pairs))


def hatched(painter: QPainter, box: QRectF, ground: QColor, hatch: QBrush, ratio: float) -> None:
    """Fill a box with a hatch over a background color.

    It uses a small tile, since Qt takes about a millisecond to fill a box with one of its own patterns.
    """
    if not is_raster(painter.device()):
        painter.fillRect(box, ground)
        _draw_lines(painter, box, hatch)
        return
    tile = _tile(ground.rgb(), hatch.color().rgb(), hatch.style(), ratio)
    painter.drawTiledPixmap(box, tile, QPointF(box.left() % TILE, box.top() % TILE))


def _draw_lines(painter: QPainter, box: QRectF, hatch: QBrush) -> None:
    """Paint the lines of a hatch one by one, for devices that draw lines rather than pixels.

    They are cut at the edges of the box here, since an SVG file has no clipping.
    """
    painter.setPen(QPen(hatch.color(), 1.2))
    for i in range(1, int((box.width() + box.height()) / TILE) + 1):
        x = i * TILE  # where a line that falls to the left begins, at the top
        over, under = max(x - box.width(), 0.0), max(box.height() - x, 0.0)
        start, end = QPointF(x - over, over), QPointF(x - box.height() + under, box.height() - under)
        if hatch.style() in RISING:
            painter.drawLine(box.topLeft() + start, box.topLeft() + end)
        if hatch.style() in FALLING:
            mirrored = [QPointF(box.width() - point.x(), point.y()) for point in (start, end)]
            painter.drawLine(box.topLeft() + mirrored[0], box.topLeft() + mirrored[1])


@cache
def _tile(ground: int, lines: int, style: Qt.BrushStyle, ratio: float) -> QPixmap:
    """Return a tile with rising, falling or crossing lines that match those of adjacent tiles."""
    made = QPixmap(round(TILE * ratio), round(TILE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(QColor.fromRgb(ground))
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor.fromRgb(lines), 1.2))
        for shift in (-TILE, 0.0, TILE):
            if style in RISING:
                painter.drawLine(QPointF(shift - TILE, 2 * TILE), QPointF(shift + 2 * TILE, -TILE))
            if style in FALLING:
                painter.drawLine(QPointF(shift - TILE, -TILE), QPointF(shift + 2 * TILE, 2 * TILE))
            if style == Qt.BrushStyle.VerPattern:
                painter.drawLine(QPointF(shift + TILE / 2, 0), QPointF(shift + TILE / 2, TILE))
            if style == Qt.BrushStyle.Dense7Pattern:
                painter.drawPoint(QPointF(TILE / 2, TILE / 2))
    return made


def label(
    text: str, colour: QColor, ground: QColor | None, box: tuple[float, float], ratio: float
) -> QPixmap:
    """Return a text as a picture for caching: copying it is much faster than writing text.

    ground: None = transparent. box: total horizontal padding in logical pixels, and height.
    """
    room = QRectF(0, 0, round(width(text)) + box[0], box[1])
    made = QPixmap((room.size() * ratio).toSize())
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent if ground is None else ground)
    with QPainter(made) as painter:
        write(painter, room, text, colour, flags=CENTRE)
    return made


def picture(buffer: npt.NDArray[np.uint32], form: QImage.Format, ratio: float) -> QImage:
    """Return a picture that shows the pixels (height, width) of a buffer without copying them."""
    high, wide = buffer.shape
    made = QImage(buffer.data.cast("B"), wide, high, 4 * wide, form)
    made.setDevicePixelRatio(ratio)
    return made


def ratio_of(painter: QPainter) -> float:
    """Return the number of device pixels that a picture should have for each painter pixel."""
    device = painter.device()
    enlarged = sqrt(abs(painter.worldTransform().determinant()))
    return device.devicePixelRatioF() * enlarged if is_raster(device) else VECTOR_RATIO


def is_raster(device: QPaintDevice) -> bool:
    """Return True if a device consists of pixels: the screen or a picture, not SVG or PDF."""
    return isinstance(device, (QWidget, QPixmap, QImage))
