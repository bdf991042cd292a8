"""Painting of the memory bars: the parts, their totals and the names under them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app import theme
from app.charts import axis, ink
from app.charts.bars import Bar, tails
from app.charts.chart import Place
from app.charts.state_look import place_hatch

HATCH_FROM = 6.0  # width of a bar from which it has hatches
TOTALS_FROM = 34.0  # width of a bar from which its height is written over it

Floats = npt.NDArray[np.float64]


def draw_part(
    painter: QPainter, place: Place, bars: Sequence[Bar], low: Floats, high: Floats, name: str
) -> None:
    """One place of pages of all bars; low and high (bars,): logical pixels above the axis."""
    left, bottom = place.plot.left(), place.plot.bottom()
    boxes = [
        QRectF(left + bar.left, bottom - b, bar.right - bar.left, b - a)
        for bar, a, b in zip(bars, low.tolist(), high.tolist(), strict=True)
        if b > a
    ]
    colour, hatch = theme.current().places[name], place_hatch(name, theme.current())
    if hatch and boxes and boxes[0].width() >= HATCH_FROM:
        for box in boxes:
            ink.hatched(painter, box, colour, hatch, place.ratio)
    elif boxes:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRects(boxes)


def draw_totals(painter: QPainter, place: Place, bars: Sequence[Bar], totals: Floats, tops: Floats) -> None:
    """What each bar adds up to, above it; tops (bars,): logical pixels above the axis."""
    if not bars or bars[0].right - bars[0].left < TOTALS_FROM:
        return
    left, bottom, colour = place.plot.left(), place.plot.bottom(), theme.current().label
    for bar, total, y in zip(bars, totals.tolist(), tops.tolist(), strict=True):
        box = QRectF(left + bar.left - 8, bottom - y - 15, bar.right - bar.left + 16, 14)
        ink.write(painter, box, axis.short(total), colour, flags=ink.CENTRE)


def draw_names(painter: QPainter, place: Place, bars: Sequence[Bar], guests: Sequence[Any]) -> None:
    """The ends of the userids and the labels under the bars: as many as there is room for."""
    worn, free = theme.current(), place.card.left() + 4
    short, labels = tails([guest.userid for guest in guests]), [guest.label for guest in guests]
    if crowded(bars, labels) and not crowded(bars, short):
        labels = [""] * len(labels)
    for bar in bars:
        label = labels[bar.begin]
        wide = max(ink.width(short[bar.begin]), ink.width(label)) + 4
        x = place.plot.left() + bar.middle - wide / 2
        if x < free or x + wide > place.card.right() - 2:
            continue
        free = x + wide + 4
        box = QRectF(x, place.plot.bottom() + 4, wide, 14)
        ink.write(painter, box, short[bar.begin], worn.text, flags=ink.CENTRE)
        ink.write(painter, box.translated(0, 14), label, worn.label, flags=ink.CENTRE)


def crowded(bars: Sequence[Bar], names: Sequence[str]) -> bool:
    """Would names under neighbouring bars touch?"""
    pitch = min((b.middle - a.middle for a, b in pairwise(bars)), default=1e9)
    return max(ink.width(names[bar.begin]) for bar in bars) + 8 > pitch
