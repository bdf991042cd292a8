"""A grid as the settings keep it; what cannot be understood counts as not kept."""

from __future__ import annotations

import json
from dataclasses import asdict

from engine.language import say
from engine.studies.sweeps.grid import MAX_CHANNELS, MAX_CONNECTIONS, Grid, Sweep, SweepError


def stored(grid: Grid) -> str:
    """Return a grid as the text to keep."""
    return json.dumps(asdict(grid))


def restored(sweep: Sweep, text: str) -> Grid | None:
    """Return the grid in a kept text; None when this study cannot sweep it."""
    try:
        parts = json.loads(text)
        grid = Grid(
            _numbers(parts["channels"], MAX_CHANNELS),
            _numbers(parts["connections"], MAX_CONNECTIONS),
            tuple(str(one) for one in parts["layouts"]),
            tuple(str(one) for one in parts["workloads"]),
            bool(parts["each"]),
            int(parts["seeds"]),
        )
        sweep.check(grid)
    except (ValueError, TypeError, KeyError, SweepError):
        return None
    return grid


def _numbers(values: object, most: int) -> tuple[int, ...]:
    if not isinstance(values, list) or not all(isinstance(one, int) and 1 <= one <= most for one in values):
        raise ValueError(say("{0}: expected whole numbers from 1 to {1}", values, most))
    return tuple(sorted(set(values)))
