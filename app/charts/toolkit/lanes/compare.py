"""A second run in charts with lanes: below our own in each lane, or only where it differs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.comparing import Other, tr
from app.charts.toolkit.state_look import StateKey
from app.look import axis_text as axis
from app.look.theme import current as current_theme

Array = npt.NDArray[Any]
MIN_DIFFERENCE = 0.1  # of the time in a column that must differ to be shown as a difference
SHARE = {"overlay": 0.62, "side by side": 0.5, "difference": 0.62}  # of a lane for our own run


def legend(other: Other | None, differs: bool = False) -> list[StateKey]:
    """Return the keys of the two halves of a lane; differs: a difference shows only where they differ."""
    if other is None:
        return []
    shade, apart = current_theme().label, differs and other.difference
    name = tr("{0}, where it differs").format(other.name) if apart else other.name
    return [StateKey(other.own, shade, half="upper"), StateKey(name, shade, half="lower")]


def shares(own: Array, theirs: Array | None) -> Iterator[tuple[int, str, str]]:
    """Yield each kind in times (kinds,), the largest first, with its shares of ours and of theirs."""
    both = [np.asarray(own, np.float64), np.zeros(len(own)) if theirs is None else theirs.astype(np.float64)]
    mine, his = (time / max(float(time.sum()), 1.0) for time in both)
    for kind in np.argsort(-(mine + 1e-6 * his), kind="stable").tolist():
        if mine[kind] > 0 or his[kind] > 0:
            note = "" if theirs is None else axis.share(float(his[kind]))
            yield kind, axis.share(float(mine[kind])), note


def row_shares(time: Array, kinds: Sequence[int]) -> list[str]:
    """Return the shares of some kinds in times (kinds,) as texts; empty where nothing is known."""
    total = float(time.sum())
    return [axis.share(float(time[kind]) / total) if total else "" for kind in kinds]
