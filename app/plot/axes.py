"""The axes of all plots: round numbers or clock times in short form, with faint lines across the plot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from app.look import theme
from app.look.axis_text import short, time_step, time_text, value_ticks
from engine.kernel.units import SECOND
from engine.language import numeral

POINTS = 9.0  # size of the numbers
WIDE = 7  # digits that an axis at the side has room for: axes of plots below each other then line up
APART = 1.8  # heights of a number, from one number of an axis at the side to the next
BESIDE = 1.7  # widths of a number, from one number of an axis below to the next
THOUSAND = 1000
BETWEEN = 4.0  # px between two names
CLOCK = "0:00:00"
MORE = 9  # parts more, among which there is a step that gives two numbers
MARKS = (1.0, 2.0, 5.0)  # of a decade


def font() -> QFont:
    """Return the font for numbers and names along axes."""
    return theme.font(POINTS)


class PlotAxis(pyqtgraph.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """An axis of a plot. `clock`: seconds are shown as times. `names`: the axis is as wide as the names
    along it.
    """

    def __init__(self, side: str) -> None:
        self.clock = self.names = False
        self.title = ""
        self._digits, self._labelled = WIDE, True
        super().__init__(side, showValues=True, maxTickLevel=0, tickLength=0)
        self.apply_theme()

    def apply_theme(self) -> None:
        """Apply the colors and text size of the current theme."""
        self.setStyle(tickFont=font(), tickTextOffset=6, autoExpandTextSpace=True)
        self.setTextPen(theme.current().label)
        self.setPen(QPen(theme.current().axis, 0))
        self.enableAutoSIPrefix(False)
        self.setGrid(255)
        if self.orientation in ("left", "right"):
            room = QFontMetricsF(font()).horizontalAdvance("0" * self._digits)
            label = QFontMetricsF(font()).height() if self._labelled else 0
            self.setWidth(None if self.names else room + label)

    def narrow(self, digits: int) -> None:
        """Reserve no more room at the side than numbers with a few digits need; no name is shown there."""
        self._digits, self._labelled = digits, False
        self.apply_theme()

    def name(self, text: str) -> None:
        """Write the axis name next to the axis; "" removes the line."""
        self.title = text
        self._write(text)
        self.showLabel(bool(text))

    def _write(self, text: str) -> None:
        size = f"{POINTS * theme.text_scale():g}pt"
        self.setLabel(escape(text) or None, color=theme.current().label.name(), **{"font-size": size})

    def resizeEvent(self, ev: object = None) -> None:
        """Use an ellipsis to shorten a name that is longer than its axis, and show the full name in the
        tool tip.
        """
        if self.title:
            room = self.size().height() if self.orientation in ("left", "right") else self.size().width()
            shown = QFontMetricsF(font()).elidedText(
                self.title, Qt.TextElideMode.ElideMiddle, max(room, 40.0)
            )
            if shown != self.labelText:
                self._write(shown)
            self.label.setToolTip(self.title if shown != self.title else "")
        super().resizeEvent(ev)

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        """Return round values, as many as fit."""
        low, high = sorted((low, high))
        if not math.isfinite(high - low) or high <= low:
            return []
        most = max(int(size / self._apart()), 1)
        if self.logMode:
            return [(1.0, _decades(low, high, most))]
        if self.clock:
            step = time_step(round((high - low) * SECOND), most) / SECOND
            first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
            return [(step, [count * step for count in range(first, last + 1)])]
        more = (value_ticks(high, parts, low) for parts in range(most, most + MORE))
        found = next((ticks for ticks in more if len(ticks) > 1), [low, high])
        return [(found[1] - found[0], found)]

    def boundingRect(self) -> QRectF:
        """Return the bounding rectangle of the axis; the numbers at its ends may extend beyond the axis."""
        out = BETWEEN * 2
        return QRectF(super().boundingRect()).adjusted(-out, -out, out, out)

    def _apart(self) -> float:
        metrics = QFontMetricsF(font())
        if self.orientation in ("left", "right"):
            return APART * metrics.height()
        return BESIDE * metrics.horizontalAdvance(CLOCK if self.clock else "0" * 5)

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """Return the values as distinct texts."""
        if self.logMode:
            return [short(10.0**value) for value in values]
        if self.clock:
            step = max(round(spacing * SECOND), 1)
            return [f"{'−' * (value < 0)}{time_text(round(abs(value) * SECOND), step)}" for value in values]
        texts = [short(value) for value in values]
        if len(set(texts)) == len(texts):
            return texts
        digits = max(0, -math.floor(math.log10(spacing)))
        return [numeral(value, f",.{digits}f") for value in values]

    def drawPicture(self, painter: QPainter, axis: Any, lines: Any, texts: Any) -> None:
        """Draw all grid lines at once, in one color: overlapping transparent lines take 16 ms a frame."""
        painter.setPen(QPen(theme.current().grid, 0))
        if self.grid:
            painter.drawLines([QLineF(start, end) for _, start, end in lines])
        painter.setPen(self.pen())
        painter.drawLine(*axis[1:])
        painter.setFont(self.style["tickFont"])
        painter.setPen(self.textPen())
        for box, flags, text in self._fitted(texts):
            painter.drawText(QRectF(box), int(flags), text)

    def _fitted(self, texts: Any) -> list[tuple[Any, Any, str]]:
        """Return the texts, shortened so that they do not run into each other."""
        if self.orientation != "bottom" or len(texts) < 2:
            return list(texts)
        middles = [box.center().x() for box, _, _ in texts]
        room = min(abs(after - before) for before, after in pairwise(middles)) - BETWEEN
        fitted, metrics = [], QFontMetricsF(font())
        for box, flags, text in texts:
            narrow = QRectF(0, box.top(), room, box.height())
            narrow.moveCenter(box.center())
            cut = [metrics.elidedText(item, Qt.TextElideMode.ElideRight, room) for item in text.split("\n")]
            fitted.append((narrow, flags, "\n".join(cut)))
        return fitted


def exact(value: float) -> str:
    """Return a value with four significant digits, and a large value with separators: 0.125, 2,315."""
    return numeral(value, ",.0f") if abs(value) >= THOUSAND else numeral(value, ".4g")


def place(values: Any, log: bool) -> Any:
    """Return the positions of values along an axis: on a logarithmic axis, their logarithms; NaN for zero
    and below.
    """
    known = np.asarray(values, np.float64)
    if not log:
        return known
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(known > 0, np.log10(known), np.nan)


def _decades(low: float, high: float, most: int) -> list[float]:
    """Return logarithms of round values: powers of ten and, in a short range, also 2 and 5 times these."""
    whole = [float(power) for power in range(math.ceil(low - 1e-9), math.floor(high + 1e-9) + 1)]
    if len(whole) > 2:
        return whole[:: -(-len(whole) // most)]
    parts = [power + math.log10(n) for power in range(math.floor(low), math.ceil(high)) for n in MARKS]
    return [value for value in parts if low <= value <= high][:most]
