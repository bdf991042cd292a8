"""A value over several seeds."""

from __future__ import annotations

from dataclasses import dataclass

from engine.language import numeral, say


@dataclass(frozen=True)
class Range:
    """A value over seeds, or over parts of runs."""

    mean: float
    least: float
    most: float

    def apart_from(self, other: Range) -> bool:
        """Return whether the ranges of two machines do not overlap: then the difference is not due to
        chance.
        """
        return self.least > other.most or self.most < other.least

    @property
    def text(self) -> str:
        """The mean with its range, which is omitted if all seeds agree."""
        mean, least, most = (digits(value) for value in (self.mean, self.least, self.most))
        return mean if least == most else say("{0} ({1} to {2})", mean, least, most)


def digits(value: float) -> str:
    """Return a number with three significant digits."""
    return numeral(value, ",.0f" if abs(value) >= 100 else ".3g")
