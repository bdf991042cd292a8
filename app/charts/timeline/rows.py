"""Which guests the timeline shows: all, or some that follow one another."""

from __future__ import annotations

from dataclasses import dataclass

MIN_ROWS = 4


@dataclass(frozen=True)
class TimelineRows:
    """`count` guests from `first` on; all when count is 0."""

    first: int = 0
    count: int = 0

    def range(self, total: int) -> tuple[int, int]:
        """First guest and number of guests, of `total`."""
        return (self.first, self.count) if self.count else (0, total)

    def zoomed(self, factor: float, part: float, total: int) -> TimelineRows:
        """`factor` times as many; what is at `part` (0 top, 1 bottom) stays there."""
        first, count = self.range(total)
        fewer = max(round(count * factor), MIN_ROWS)
        return _rows(round(first + part * (count - fewer)), fewer, total)

    def paged(self, pages: int, total: int) -> TimelineRows:
        """Return as many guests, `pages` pages further down."""
        return _rows(self.first + pages * self.count, self.count, total) if self.count else self


def _rows(first: int, count: int, total: int) -> TimelineRows:
    if count >= total:
        return TimelineRows()
    return TimelineRows(min(max(first, 0), total - count), count)
