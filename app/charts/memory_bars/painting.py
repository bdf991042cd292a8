"""Painting of the memory bars: positions, parts, totals and names, and the published bars behind them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import floor
from os.path import commonprefix
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.charts.toolkit import brushes
from app.charts.toolkit.bars import ChartBar
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.state_look import ghost_key, place_colour, place_hatch
from app.look.theme import current as current_theme
from engine.scenario.model.guests import alias

MIN_WIDTH = 2.0  # logical pixels of a bar; more guests than that share bars
MAX_WIDTH = 64.0
GAP = 0.24  # of the pitch, between two bars
HALF = 0.500001  # rounds up in spite of the last bit, so that neighbors meet
ROLE_GAP = 0.45  # of the pitch, between two roles
HATCH_FROM = 6.0  # width of a bar from which it has hatches
TOTALS_FROM = 34.0  # width of a bar from which its height is written over it
WING = 6.0  # px of a published bar at each side of the bar in front of it, at most

Floats = npt.NDArray[np.float64]


def lay_out(roles: Sequence[str], width: float, ratio: float) -> list[ChartBar]:
    """Return bars for all guests across `width` logical pixels, with their edges on device pixels."""
    if not roles or width < MIN_WIDTH:
        return []
    each = -(-len(roles) // max(int(width // MIN_WIDTH), 1))
    starts = list(range(0, len(roles), each))
    gaps, total = [], 0.0
    for number, guest in enumerate(starts):
        total += ROLE_GAP if number and roles[guest] != roles[starts[number - 1]] else 0.0
        gaps.append(total)
    pitch = width / (len(starts) + total)
    gap = min(pitch * GAP, 16.0) if pitch > 4 else 0.0
    wide = min(pitch - gap, MAX_WIDTH)
    bars = []
    for number, guest in enumerate(starts):
        middle = (number + gaps[number] + 0.5) * pitch
        left, right = (floor(x * ratio + HALF) / ratio for x in (middle - wide / 2, middle + wide / 2))
        bars.append(ChartBar(guest, min(guest + each, len(roles)), left, max(right, left + 1 / ratio)))
    return bars


def tails(userids: Sequence[str]) -> list[str]:
    """Return the distinctive endings of the userids, at least four characters long: LNK00102 -> 0102."""
    common, shortest = len(commonprefix(list(userids))), min(map(len, userids), default=0)
    first = max(min(common, shortest - 4), 0) if len(userids) > 1 else 0
    return [userid[first:] for userid in userids]


def draw_part(
    painter: QPainter,
    place: ChartPlaces,
    bars: Sequence[ChartBar],
    low: Floats,
    high: Floats,
    name: str,
    pale: bool = False,
) -> None:
    """Paint one place's pages in all bars; low and high (bars,): logical pixels above the axis."""
    left, bottom = place.plot.left(), place.plot.bottom()
    boxes = [
        QRectF(left + bar.left, bottom - b, bar.right - bar.left, b - a)
        for bar, a, b in zip(bars, low.tolist(), high.tolist(), strict=True)
        if b > a
    ]
    colour, hatch = place_colour(name, current_theme(), pale), place_hatch(name, current_theme())
    if hatch and boxes and boxes[0].width() >= HATCH_FROM:
        for box in boxes:
            brushes.hatched(painter, box, colour, hatch, place.ratio)
    elif boxes:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRects(boxes)


def draw_ghosts(
    painter: QPainter,
    place: ChartPlaces,
    bars: Sequence[ChartBar],
    pages: Mapping[int, Sequence[float]],
    top: float,
) -> None:
    """Paint the published bars (by guest number: the heights of their parts), slightly wider than this run's
    bars.
    """
    key, scale = ghost_key("", current_theme()), place.plot.height() / top
    assert key.hatch is not None
    gap = min((b.left - a.right for a, b in pairwise(bars)), default=2 * WING)
    wing = min(WING, max(gap / 2 - 1, 0.0))
    for bar in bars:
        low = 0.0
        for part in pages.get(bar.begin, ()) if bar.end == bar.begin + 1 else ():
            bottom, low = place.plot.bottom() - low * scale, low + part
            box = QRectF(place.plot.left() + bar.left - wing, bottom, bar.right - bar.left + 2 * wing, 0)
            box.setTop(place.plot.bottom() - low * scale)
            brushes.hatched(painter, box, key.colour, key.hatch, place.ratio)
            painter.setPen(QPen(current_theme().hatch, 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


def draw_totals(
    painter: QPainter,
    place: ChartPlaces,
    bars: Sequence[ChartBar],
    texts: Iterable[str],
    tops: Floats,
    backed: bool,
) -> None:
    """Write the sum of each bar above it, if it is known; tops (bars,): logical pixels above the axis.

    backed: write it on its own background, since there may be a hatch behind it.
    """
    if not bars or bars[0].right - bars[0].left < TOTALS_FROM:
        return
    left, bottom, colour = place.plot.left(), place.plot.bottom(), current_theme().label
    for bar, text, y in zip(bars, texts, tops.tolist(), strict=True):
        if not text:
            continue
        box = QRectF(left + bar.left - 8, bottom - y - 15, bar.right - bar.left + 16, 14)
        if backed:
            spare = (box.width() - brushes.width(text)) / 2 - 3
            painter.fillRect(box.adjusted(spare, 0, -spare, 0), current_theme().panel)
        brushes.write(painter, box, text, colour, flags=brushes.CENTRE)


def draw_names(
    painter: QPainter,
    place: ChartPlaces,
    bars: Sequence[ChartBar],
    guests: Sequence[Any],
    systems: Sequence[str] = (),
) -> None:
    """Write the userid endings and the labels that fit under the bars.

    systems: the system of each guest; if given, these names replace the labels.
    """
    theme, free = current_theme(), place.card.left() + 4
    whole = [guest.userid for guest in guests]
    labels = list(systems) or [alias(guest) for guest in guests]
    short = tails(whole) if any(labels) or crowded(bars, whole) else whole
    if crowded(bars, labels) and not crowded(bars, short):
        labels = [""] * len(labels)
    for bar in bars:
        label = labels[bar.begin]
        wide = max(brushes.width(short[bar.begin]), brushes.width(label)) + 4
        x = place.plot.left() + bar.middle - wide / 2
        if x < free or x + wide > place.card.right() - 2:
            continue
        free = x + wide + 4
        box = QRectF(x, place.plot.bottom() + 4, wide, 14)
        brushes.write(painter, box, short[bar.begin], theme.text, flags=brushes.CENTRE)
        brushes.write(painter, box.translated(0, 14), label, theme.label, flags=brushes.CENTRE)


def crowded(bars: Sequence[ChartBar], names: Sequence[str]) -> bool:
    """Return True if names under neighboring bars would touch."""
    pitch = min((b.middle - a.middle for a, b in pairwise(bars)), default=1e9)
    return max(brushes.width(names[bar.begin]) for bar in bars) + 8 > pitch
