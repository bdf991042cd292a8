"""Geometry of the memory bars: which guests a bar stands for, and where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from os.path import commonprefix

from app.charts.toolkit.bars import ChartBar

MIN_WIDTH = 2.0  # logical pixels of a bar; more guests than that share bars
MAX_WIDTH = 64.0
GAP = 0.24  # of the pitch, between two bars
HALF = 0.500001  # rounds up in spite of the last bit, so that neighbours meet
ROLE_GAP = 0.45  # of the pitch, between two roles


def lay_out(roles: Sequence[str], width: float, ratio: float) -> list[ChartBar]:
    """Return bars for all guests over `width` logical pixels, their edges on device pixels."""
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
    """Return the distinctive ends of userids, four characters at least: LNK00102 -> 0102."""
    common, shortest = len(commonprefix(list(userids))), min(map(len, userids), default=0)
    first = max(min(common, shortest - 4), 0) if len(userids) > 1 else 0
    return [userid[first:] for userid in userids]
