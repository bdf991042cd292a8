"""A layout that the search has tried, with its rates."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ficon.drawing.best.shapes import Pair


@dataclass(frozen=True)
class Candidate:
    """A layout that was tried. mbs: by sending end; forecast: the same, from capacity alone."""

    family: str
    order: tuple[Pair, ...]  # numbers of channels, by device number
    mbs: tuple[float, float]
    forecast: tuple[float, float]
    busy: tuple[dict[int, float], dict[int, float]]  # share of time in which each channel works: full at 1
    reasons: tuple[str, ...] = ()

    @property
    def mean(self) -> float:
        """The mean rate of both directions, MB/s."""
        return sum(self.mbs) / 2

    @property
    def channels(self) -> tuple[int, ...]:
        """The channels in use, in ascending order."""
        return tuple(sorted({number for pair in self.order for number in pair}))
