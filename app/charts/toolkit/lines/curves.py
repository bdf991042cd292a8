"""Curves as a picture of which only the new columns are painted again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QImage

from app.charts.toolkit import ink
from app.charts.toolkit.lines.curve_raster import blend, cover_curve, fill_between
from engine.recording.recorder import Recording

WIDTH = 2.0  # of a curve, logical pixels
THIN = 1.6  # of a curve of another run
DASH, GAP = 5, 4  # logical pixels of a dash and of the gap after it
STRIPE, EVERY = 2, 5  # logical pixels of a stripe of the hatching below zero, and from one to the next
FLOOR, BAND = 26, 120  # opacity (0..255) of the area under a curve and of that to its lower curve
SIGNED = 80  # of the area between a difference and zero

Floats = npt.NDArray[np.float64]
Values = Callable[[Recording, npt.NDArray[np.int64]], Floats]  # (recording, edges (k+1,)) -> (k,)


@dataclass(frozen=True)
class Series:
    """A curve; `lower` gives a second one below it, and the area between them is filled."""

    label: str
    colour: QColor
    values: Values
    lower: Values | None = None


class Style(Enum):
    """How curves are painted."""

    PLAIN = "with the area under them"
    DASHED = "thin and dashed, nothing else"
    SIGNED = "with the area to zero, hatched below it"


@dataclass(frozen=True)
class Scale:
    """Which values lie at the lower and the upper edge of a picture, and how large it is, device pixels."""

    least: float
    top: float
    height: int
    ratio: float


class CurvePicture:
    """The curves of a chart over a transparent ground."""

    def __init__(self, style: Style = Style.PLAIN) -> None:
        self._style = style
        self._pixels = np.zeros((1, 1), np.uint32)
        self._cover = np.zeros((1, 1), np.uint8)
        self._ratio = 1.0
        self._look: object = None

    def image(self) -> QImage:
        """The picture, without a copy."""
        return ink.picture(self._pixels, QImage.Format.Format_ARGB32_Premultiplied, self._ratio)

    def update(
        self,
        series: Sequence[Series],
        values: npt.NDArray[Any],
        scale: Scale,
        look: object,
        fresh: tuple[int, int],
        first: int,
    ) -> None:
        """Paint the columns `fresh` (from, to) of values (2 * series, columns), or all in another look.

        first: number of the first column, counted from time 0, so that dashes stay where they are.
        """
        begin, end = fresh
        if (look, scale) != self._look:
            self._look, self._ratio = (look, scale), scale.ratio
            begin, end = 0, values.shape[1]
            self._pixels = np.zeros((scale.height, end), np.uint32)
            self._cover = np.zeros((scale.height, end), np.uint8)
        if begin < end:
            line = (THIN if self._style == Style.DASHED else WIDTH) * scale.ratio
            around = int(line) + 2  # columns that a wide line reaches into
            begin, end = max(begin - around, 0), min(end + around, values.shape[1])
            self._pixels[:, begin:end] = 0
            ys = _heights(values.astype(np.float64), scale, line)
            number = np.arange(first, first + values.shape[1])
            for place, one in enumerate(series):
                part = ys[2 * place : 2 * place + 2]
                self._paint(one, part, begin, end, line, scale, number)

    def _paint(
        self,
        series: Series,
        ys: Floats,
        begin: int,
        end: int,
        line: float,
        scale: Scale,
        number: npt.NDArray[np.int64],
    ) -> None:
        colour = series.colour.red(), series.colour.green(), series.colour.blue()
        curve, out = ys[0], self._pixels
        if self._style == Style.DASHED:
            period = round((DASH + GAP) * scale.ratio)
            curve = np.where(number % period < round(DASH * scale.ratio), curve, np.nan)
        elif self._style == Style.SIGNED:
            zero = np.full(len(curve), float(_heights(np.zeros(1), scale, line)[0]))
            period = round(EVERY * scale.ratio)
            striped = np.where(number % period < round(STRIPE * scale.ratio), curve, np.nan)
            fill_between(curve, zero, begin, end, SIGNED, *colour, out)
            fill_between(zero, striped, begin, end, SIGNED, *colour, out)
        else:
            fill_between(curve, np.full(len(curve), float(out.shape[0])), begin, end, FLOOR, *colour, out)
            if series.lower:
                fill_between(curve, ys[1], begin, end, BAND, *colour, out)
        cover_curve(curve, line / 2 + 0.5, begin, end, self._cover)
        blend(self._cover, begin, end, *colour, out)


def _heights(values: Floats, scale: Scale, line: float) -> Floats:
    """Values -> pixels from the top; a line at the lower edge is not cut."""
    return (scale.height - line / 2) * (1.0 - (values - scale.least) / (scale.top - scale.least))
