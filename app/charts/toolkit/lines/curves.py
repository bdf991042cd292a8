"""Curves and stacked areas as a picture in which only new columns are repainted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QImage

from app.charts.toolkit import brushes
from app.charts.toolkit.columns import TimeColumns
from app.charts.toolkit.figures import Totals
from app.charts.toolkit.lines.raster import paint_strokes
from app.charts.toolkit.value_axis import Scale
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

WIDTH = 2.0  # of a curve, logical pixels
THIN = 1.6  # of a curve of another run
WIDER = 1.7  # times these for the curve that is chosen
DASH, GAP = 5, 4  # logical pixels of a dash and of the gap after it
STRIPE, STACK_STRIPE = 2, 1  # logical pixels of a stripe of the hatching: below zero, in a stack
EVERY = 5  # logical pixels from one stripe to the next
FLOOR, BAND = 26, 120  # opacity (0..255) of the area under a curve and of that to its lower curve
SIGNED = 80  # of the area between a difference and zero
FULL, STRIPED = 255, 120  # of a part of a stack, and of the stripes over a hatched one

Floats = npt.NDArray[np.float64]
Fresh = tuple[int, int]
Stroke = tuple[Floats, Floats, tuple[int, int, int, int], float]  # see paint_strokes
Values = Callable[[Recording, npt.NDArray[np.int64]], Floats]  # (recording, edges (k+1,)) -> (k,)


@dataclass(frozen=True)
class Curve:
    """A curve or part of a stack; the area between it and its `lower` figure is filled.

    Its values are those of a figure, or those that `values` returns between edges.
    """

    label: str
    colour: QColor
    figure: Totals | None = None
    lower: Totals | None = None
    hatched: bool = False
    values: Values | None = None

    @property
    def source(self) -> str:
        """The source of the curve's values; "" = not known."""
        return self.figure.measure.source if self.figure is not None else ""


class Style(Enum):
    """The methods for painting curves."""

    PLAIN = "with the area under them"
    DASHED = "thin and dashed, nothing else"
    FINE = "thin, nothing else"
    SIGNED = "with the area to zero, hatched below it"
    STACKED = "as areas that lie one on another, without lines"


@dataclass(frozen=True)
class CurveLook:
    """Everything on which the pixels of a picture depend, in addition to its values; height is in device
    pixels.
    """

    scale: Scale
    height: int
    ratio: float
    grid: TimeColumns
    theme: str
    labels: tuple[str, ...]
    chosen: str = ""  # the curve that is painted last and wider


class CurvePicture:
    """The curves of a chart over a transparent background."""

    def __init__(self, style: Style = Style.PLAIN) -> None:
        self._style = style
        self._pixels = np.zeros((1, 1), np.uint32)
        self._cover = np.zeros((1, 1), np.uint8)
        self._ratio = 1.0
        self._look: CurveLook | None = None

    def image(self) -> QImage:
        """Return the picture without copying it."""
        return brushes.picture(self._pixels, QImage.Format.Format_ARGB32_Premultiplied, self._ratio)

    def update(
        self,
        curves: Sequence[Curve],
        values: npt.NDArray[Any],
        lower: Mapping[int, Any],
        look: CurveLook,
        fresh: Fresh,
    ) -> None:
        """Paint the columns `fresh` (from, to) of values (curves, columns), or all if the look has changed.

        values of a stack are levels. lower: values of the lower curves, by curve number.
        """
        begin, end = fresh
        if look != self._look:
            if self._look is None or self._pixels.shape != (look.height, values.shape[1]):
                self._pixels = np.zeros((look.height, values.shape[1]), np.uint32)
                self._cover = np.zeros((look.height, values.shape[1]), np.uint8)
            self._look, self._ratio, begin, end = look, look.ratio, 0, values.shape[1]
        if begin >= end:
            return
        line = {Style.DASHED: THIN, Style.FINE: THIN, Style.STACKED: 0.0}.get(self._style, WIDTH) * look.ratio
        around = int(WIDER * line) + 2 if line else 0  # columns that a wide line reaches into
        part = max(begin - around, 0), min(end + around, values.shape[1])
        self._pixels[:, part[0] : part[1]] = 0
        ys, first = _heights(values, look, line), look.grid.first
        number = np.arange(first, first + values.shape[1])
        if self._style == Style.STACKED:
            strokes = list(self._stack(curves, ys, number))
        else:
            zero = float(_heights(np.zeros(1), look, line)[0])
            order = sorted(enumerate(curves), key=lambda pair: pair[1].label == look.chosen)
            under = {row: _heights(some, look, line) for row, some in lower.items()}
            wide = {row: line * (WIDER if curve.label == look.chosen else 1.0) for row, curve in order}
            alone = len(curves) == 1
            strokes = [
                stroke
                for row, curve in order
                for stroke in self._lines(curve, ys[row], under.get(row), zero, number, wide[row], alone)
            ]
        uppers, lowers, looks, radii = zip(*strokes, strict=True) if strokes else ((), (), (), ())
        if strokes:
            given = (np.array(uppers), np.array(lowers), np.array(looks, np.int64), np.array(radii))
            paint_strokes(*given, *part, self._cover, self._pixels)

    def _stack(self, curves: Sequence[Curve], ys: Floats, number: npt.NDArray[np.int64]) -> Iterator[Stroke]:
        """Yield the areas of a stack, from the bottom up."""
        panel = _rgb(current_theme().panel)
        striped = number % round(EVERY * self._ratio) < round(STACK_STRIPE * self._ratio)
        lower = np.full(ys.shape[1], float(self._pixels.shape[0]))
        for curve, upper in zip(curves, ys, strict=True):
            yield upper, lower, (FULL, *_rgb(curve.colour)), 0.0
            if curve.hatched:
                yield np.where(striped, upper, np.nan), lower, (STRIPED, *panel), 0.0
            lower = upper

    def _lines(
        self,
        curve: Curve,
        ys: Floats,
        lower: Floats | None,
        zero: float,
        number: npt.NDArray[np.int64],
        line: float,
        alone: bool,
    ) -> Iterator[Stroke]:
        """Yield the areas at a curve, then the curve; areas below several curves would hide each other."""
        colour, ratio, radius = _rgb(curve.colour), self._ratio, line / 2 + 0.5
        if self._style == Style.DASHED:
            dashes = number % round((DASH + GAP) * ratio) < round(DASH * ratio)
            yield np.where(dashes, ys, np.nan), ys, (0, *colour), radius
        elif self._style == Style.FINE:
            yield ys, ys, (0, *colour), radius
        elif self._style == Style.SIGNED:
            level = np.full(len(ys), zero)
            striped = np.where(number % round(EVERY * ratio) < round(STRIPE * ratio), ys, np.nan)
            yield level, striped, (SIGNED, *colour), 0.0
            yield ys, level, (SIGNED, *colour), radius
        else:
            below = np.full(len(ys), float(self._pixels.shape[0])) if lower is None else lower
            yield ys, below, (BAND if lower is not None else FLOOR if alone else 0, *colour), radius


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _heights(values: npt.NDArray[Any], look: CurveLook, line: float) -> Floats:
    """Return values as pixels from the top; a line at the lower edge is not cut."""
    return np.asarray((look.height - line / 2) * (1.0 - look.scale.shares(values.astype(np.float64))))
