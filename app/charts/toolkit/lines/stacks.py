"""Stacked areas as a picture of which only the new columns are painted again."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QImage

from app.charts.toolkit import ink
from app.charts.toolkit.lines.curve_raster import fill_between
from app.charts.toolkit.lines.curves import Scale
from app.charts.toolkit.panes.panes import Curve
from app.look import theme

FULL, STRIPE = 255, 120  # opacity (0..255) of an area, and of the stripes over a hatched one
WIDE, EVERY = 1, 5  # logical pixels of a stripe, and from one to the next

Floats = npt.NDArray[np.float64]


class StackPicture:
    """The areas of a chart over a transparent ground."""

    def __init__(self) -> None:
        self._pixels = np.zeros((1, 1), np.uint32)
        self._ratio = 1.0
        self._look: object = None

    def image(self) -> QImage:
        """The picture, without a copy."""
        return ink.picture(self._pixels, QImage.Format.Format_ARGB32_Premultiplied, self._ratio)

    def update(
        self,
        curves: Sequence[Curve],
        levels: npt.NDArray[np.float32],
        scale: Scale,
        look: object,
        fresh: tuple[int, int],
        first: int,
    ) -> None:
        """Paint the columns `fresh` (from, to) of levels (curves, columns), or all in another look.

        first: number of the first column, counted from time 0, so that stripes stay where they are.
        """
        begin, end = fresh
        if (look, scale) != self._look:
            self._look, self._ratio = (look, scale), scale.ratio
            begin, end = 0, levels.shape[1]
            self._pixels = np.zeros((scale.height, end), np.uint32)
        if begin < end:
            self._pixels[:, begin:end] = 0
            number = np.arange(first, first + levels.shape[1])
            striped = number % round(EVERY * scale.ratio) < round(WIDE * scale.ratio)
            self._paint(curves, _heights(levels, scale), striped, begin, end)

    def _paint(
        self, curves: Sequence[Curve], ys: Floats, striped: npt.NDArray[np.bool_], begin: int, end: int
    ) -> None:
        worn, out = theme.current(), self._pixels
        lower = np.full(ys.shape[1], float(out.shape[0]))
        for curve, upper in zip(curves, ys, strict=True):
            fill_between(upper, lower, begin, end, FULL, *_rgb(curve.colour), out)
            if curve.hatched:
                stripes = np.where(striped, upper, np.nan)
                fill_between(stripes, lower, begin, end, STRIPE, *_rgb(worn.panel), out)
            lower = upper


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _heights(levels: npt.NDArray[np.float32], scale: Scale) -> Floats:
    """Values -> pixels from the top."""
    values = levels.astype(np.float64)
    return np.asarray(scale.height * (1.0 - (values - scale.least) / (scale.top - scale.least)))
