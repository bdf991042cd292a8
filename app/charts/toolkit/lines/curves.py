"""Curves and stacked areas as a picture of which only the new columns are painted again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QImage

from app.charts.toolkit import ink
from app.charts.toolkit.lines.raster import blend, cover_curve, fill_between
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

WIDTH = 2.0  # of a curve, logical pixels
THIN = 1.6  # of a curve of another run
DASH, GAP = 5, 4  # logical pixels of a dash and of the gap after it
STRIPE, STACK_STRIPE = 2, 1  # logical pixels of a stripe of the hatching: below zero, in a stack
EVERY = 5  # logical pixels from one stripe to the next
FLOOR, BAND = 26, 120  # opacity (0..255) of the area under a curve and of that to its lower curve
SIGNED = 80  # of the area between a difference and zero
FULL, STRIPED = 255, 120  # of a part of a stack, and of the stripes over a hatched one

Floats = npt.NDArray[np.float64]
Values = Callable[[Recording, npt.NDArray[np.int64]], Floats]  # (recording, edges (k+1,)) -> (k,)


@dataclass(frozen=True)
class Curve:
    """A curve, or a part of a stack; the area between it and its `lower` curve is filled.

    `measure` says where its values come from.
    """

    label: str
    colour: QColor
    values: Values
    lower: Values | None = None
    measure: str = ""
    hatched: bool = False


class Style(Enum):
    """Ways to paint curves."""

    PLAIN = "with the area under them"
    DASHED = "thin and dashed, nothing else"
    SIGNED = "with the area to zero, hatched below it"
    STACKED = "as areas that lie one on another, without lines"


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
        """Return the picture, without a copy."""
        return ink.picture(self._pixels, QImage.Format.Format_ARGB32_Premultiplied, self._ratio)

    def update(
        self,
        curves: Sequence[Curve],
        values: npt.NDArray[Any],
        scale: Scale,
        look: object,
        fresh: tuple[int, int],
        first: int,
    ) -> None:
        """Paint the columns `fresh` (from, to) of values, or all in another look.

        values: (curves, columns), or (2 * curves, columns) with the lower curves behind; of a stack: levels.
        first: number of the first column, counted from time 0, so that dashes and stripes keep their places.
        """
        begin, end = fresh
        if (look, scale) != self._look:
            self._look, self._ratio = (look, scale), scale.ratio
            begin, end = 0, values.shape[1]
            self._pixels = np.zeros((scale.height, end), np.uint32)
            self._cover = np.zeros((scale.height, end), np.uint8)
        if begin < end:
            line = {Style.DASHED: THIN, Style.STACKED: 0.0}.get(self._style, WIDTH) * scale.ratio
            around = int(line) + 2 if line else 0  # columns that a wide line reaches into
            part = max(begin - around, 0), min(end + around, values.shape[1])
            self._pixels[:, part[0] : part[1]] = 0
            ys = _heights(values.astype(np.float64), scale, line)
            number = np.arange(first, first + values.shape[1])
            if self._style == Style.STACKED:
                self._paint_stack(curves, ys, number, part)
            else:
                zero = float(_heights(np.zeros(1), scale, line)[0])
                for place, curve in enumerate(curves):
                    lower = ys[len(curves) + place] if curve.lower and len(ys) > len(curves) else None
                    self._paint_curve(curve, ys[place], lower, zero, number, part, line)

    def _paint_stack(
        self, curves: Sequence[Curve], ys: Floats, number: npt.NDArray[np.int64], part: tuple[int, int]
    ) -> None:
        out, panel = self._pixels, _rgb(current_theme().panel)
        striped = number % round(EVERY * self._ratio) < round(STACK_STRIPE * self._ratio)
        lower = np.full(ys.shape[1], float(out.shape[0]))
        for curve, upper in zip(curves, ys, strict=True):
            fill_between(upper, lower, *part, FULL, *_rgb(curve.colour), out)
            if curve.hatched:
                fill_between(np.where(striped, upper, np.nan), lower, *part, STRIPED, *panel, out)
            lower = upper

    def _paint_curve(
        self,
        curve: Curve,
        ys: Floats,
        lower: Floats | None,
        zero: float,
        number: npt.NDArray[np.int64],
        part: tuple[int, int],
        line: float,
    ) -> None:
        colour, out, ratio = _rgb(curve.colour), self._pixels, self._ratio
        if self._style == Style.DASHED:
            ys = np.where(number % round((DASH + GAP) * ratio) < round(DASH * ratio), ys, np.nan)
        elif self._style == Style.SIGNED:
            level = np.full(len(ys), zero)
            striped = np.where(number % round(EVERY * ratio) < round(STRIPE * ratio), ys, np.nan)
            fill_between(ys, level, *part, SIGNED, *colour, out)
            fill_between(level, striped, *part, SIGNED, *colour, out)
        else:
            fill_between(ys, np.full(len(ys), float(out.shape[0])), *part, FLOOR, *colour, out)
            if lower is not None:
                fill_between(ys, lower, *part, BAND, *colour, out)
        cover_curve(ys, line / 2 + 0.5, *part, self._cover)
        blend(self._cover, *part, *colour, out)


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _heights(values: Floats, scale: Scale, line: float) -> Floats:
    """Return values as pixels from the top; a line at the lower edge is not cut."""
    return np.asarray((scale.height - line / 2) * (1.0 - (values - scale.least) / (scale.top - scale.least)))
