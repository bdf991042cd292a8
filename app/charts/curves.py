"""Curves as a picture of which only the new columns are painted again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QImage

from app.charts import ink
from app.charts.curve_raster import blend, cover_curve, fill_between
from engine.recorder import Recording

WIDTH = 2.0  # of a curve, logical pixels
FLOOR, BAND = 26, 120  # opacity (0..255) of the area under a curve and of that to its lower curve

Floats = npt.NDArray[np.float64]
Values = Callable[[Recording, npt.NDArray[np.int64]], Floats]  # (recording, edges (k+1,)) -> (k,)


@dataclass(frozen=True)
class Series:
    """A curve; `lower` gives a second one below it, and the area between them is filled."""

    label: str
    colour: QColor
    values: Values
    lower: Values | None = None


class CurvePicture:
    """The curves of a chart over a transparent ground."""

    def __init__(self) -> None:
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
        top: float,
        height: int,
        ratio: float,
        look: object,
        fresh: tuple[int, int],
    ) -> None:
        """Paint the columns `fresh` (from, to) of values (2 * series, columns), or all in another look.

        top: value at the upper edge; height: of the picture, device pixels.
        """
        begin, end = fresh
        if (look, top, height, ratio) != self._look:
            self._look, self._ratio = (look, top, height, ratio), ratio
            begin, end = 0, values.shape[1]
            self._pixels = np.zeros((height, end), np.uint32)
            self._cover = np.zeros((height, end), np.uint8)
        if begin < end:
            line = WIDTH * ratio
            around = int(line) + 2  # columns that a wide line reaches into
            begin, end = max(begin - around, 0), min(end + around, values.shape[1])
            self._pixels[:, begin:end] = 0
            ys = (height - line / 2) * (1.0 - values.astype(np.float64) / top)
            for number, one in enumerate(series):
                self._paint(one, ys[2 * number], ys[2 * number + 1], begin, end, line)

    def _paint(self, series: Series, upper: Floats, lower: Floats, begin: int, end: int, line: float) -> None:
        colour = series.colour.red(), series.colour.green(), series.colour.blue()
        out, cover = self._pixels, self._cover
        floor = np.full(len(upper), float(out.shape[0]))
        fill_between(upper, floor, begin, end, FLOOR, *colour, out)
        if series.lower:
            fill_between(upper, lower, begin, end, BAND, *colour, out)
        cover_curve(upper, line / 2 + 0.5, begin, end, cover)
        blend(cover, begin, end, *colour, out)
