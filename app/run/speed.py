"""The speed of a run: the ratio of simulated time to real time, on a logarithmic scale with detents."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication

from engine.language import filled, numeral

MAX = math.inf  # as fast as possible
SLOWEST, FASTEST = 0.01, 1000.0
DETENTS = (0.01, 0.1, 1.0, 10.0, 60.0, 100.0, 1000.0, MAX)

_DECADE = 100  # slider positions for a factor of ten
_TOP = 500  # position of FASTEST
LAST = 575  # position of MAX; halfway between the two the slider changes over
_SNAP = 7  # positions around a detent that belong to it


def position(ratio: float) -> int:
    """Return the slider position (0 .. LAST) for a ratio; ratios outside the scale map to its ends."""
    if ratio > FASTEST:
        return LAST
    return round(_DECADE * math.log10(max(ratio, SLOWEST) / SLOWEST))


def ratio(place: int) -> float:
    """Return the ratio at a slider position: that of a detent if one is near, otherwise rounded to two
    digits.
    """
    if place > (_TOP + LAST) / 2:
        return MAX
    nearest = min(DETENTS, key=lambda detent: abs(position(detent) - place))
    if abs(position(nearest) - place) <= _SNAP:
        return nearest
    value = SLOWEST * 10 ** (min(place, _TOP) / _DECADE)
    return round(value, 1 - math.floor(math.log10(value)))


def next_detent(value: float, up: bool) -> float:
    """Return the detent above or below a ratio, or the last detent at the ends of the scale."""
    if up:
        return min((d for d in DETENTS if d > value), default=MAX)
    return max((d for d in DETENTS if d < value), default=SLOWEST)


def words(value: float) -> str:
    """Return a ratio in words for a screen reader: "60 simulated seconds a second"."""
    if value == MAX:
        return QCoreApplication.translate("Speed", "as fast as possible")
    said = QCoreApplication.translate("Speed", "{0} simulated {0:second|seconds} per second")
    return filled(said, round(value) if value >= 1 and value == round(value) else value)


def text(value: float) -> str:
    """Return a ratio in readable form: "60×", "0.5×", "max"."""
    if value == MAX:
        return QCoreApplication.translate("Speed", "max")
    if value >= 100:
        return f"{numeral(value, ',.0f')}×"
    return f"{numeral(value, '.2g')}×"
