"""The certainty of the effect of a change on a figure, over points of all uncertain values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.bands.band import BandCause, FigureBand, band, causes
from engine.bands.points import Places
from engine.language import say

SAME = 0.005  # of a figure: a smaller difference is none
HEADS = ("points", "of points", "change 5%", "change median", "change 95%", "holds", "counteracts it")


@dataclass(frozen=True)
class ChangeCertainty:
    """The effect of a change on a figure. own, changed: its bands; difference: at the same point.

    of: the number of points that were tried; the bands cover the points at which the machine has the figure
    both without and with the change. why: the reason why a machine did not run at one of the other points.
    holds: share of the points of the bands at which the difference has the direction of the median.
    overturned_by: the value with the largest effect on the difference, and whether more or less of it
    counteracts the change; None: no value has a clear effect.
    """

    change: str
    figure: str  # key in FIGURES
    own: FigureBand
    changed: FigureBand
    difference: FigureBand
    holds: float
    overturned_by: tuple[BandCause, str] | None
    of: int = 0
    why: str = ""

    @property
    def is_change(self) -> bool:
        """False if the median difference is negligible."""
        return abs(self.difference.median) > SAME * abs(self.own.median)

    @property
    def lacking(self) -> int:
        """The number of points without the figure."""
        return max(0, self.of - self.difference.count)

    def lacking_in_words(self) -> str:
        """Return a sentence about the points without the figure; "" if there are none."""
        if not self.lacking:
            return ""
        text = say("{0} of {1} combinations lack the figure", self.lacking, self.of)
        return say("{0}, for example because a machine cannot run: {1}", text, self.why) if self.why else text

    def as_json(self) -> dict[str, Any]:
        """Return a table that `certainty_of_json` reads."""
        return asdict(self)

    def cells(self) -> Iterator[str]:
        """Yield the cells of a table below HEADS."""
        yield str(self.difference.count)
        yield str(self.of)
        for value in (self.difference.low, self.difference.median, self.difference.high, self.holds):
            yield f"{value:.6g}"
        yield f"{self.overturned_by[1]} {self.overturned_by[0].key}" if self.overturned_by else ""


def certainty_of_json(table: Mapping[str, Any]) -> ChangeCertainty:
    """Return the certainty from a table that `as_json` wrote."""
    bands = {name: FigureBand(**table[name]) for name in ("own", "changed", "difference")}
    against = table["overturned_by"]
    found = (BandCause(**against[0]), against[1]) if against else None
    return ChangeCertainty(**{**table, **bands, "overturned_by": found})


def of_figure(
    change: str,
    key: str,
    before: Sequence[float],
    after: Sequence[float],
    points: Sequence[Places],
    of: int,
    why: str,
) -> ChangeCertainty:
    """Return the certainty of a change for a figure that has these values without and with the change, at
    these points.

    of, why: as in ChangeCertainty.
    """
    differences = [late - early for early, late in zip(before, after, strict=True)]
    difference = band(differences)
    up = difference.median > 0
    holds = sum((each > 0) == up and each != 0 for each in differences) / len(differences)
    found = next(iter(causes(points, differences)), None)
    against = (found, "less" if (found.correlation > 0) == up else "more") if found else None
    return ChangeCertainty(change, key, band(before), band(after), difference, holds, against, of, why)
