"""The other run in the guests table: what a cell says of two guests with the same userid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.comparing import Compare, Other, guest_numbers, sample_at
from app.guests.columns import GuestColumn
from app.look.axis_text import signed
from app.run.moment import Moment

ALIKE = ("userid", "label", "role")  # what a guest is, rather than what it does
WIDER = 56  # px of a column with two numbers
DELTA = "Δ {0}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("GuestsTable", text)


@dataclass(frozen=True)
class GuestComparison:
    """The other run at the moment that is shown; None when it has not come that far."""

    other: Other
    moment: Moment | None
    numbers: Sequence[int]  # by our own guests: the number of the same guest there, -1 = none

    @classmethod
    def at(cls, other: Other, own: Moment) -> GuestComparison:
        """Return the other run at the time of our moment."""
        row = sample_at(other.recording, int(own.recording.time[own.row]))
        numbers = guest_numbers(own.recording.scenario, other.recording.scenario).tolist()
        return cls(other, None if row is None else Moment(other.recording, row), numbers)

    def values(self, column: GuestColumn) -> Sequence[Any]:
        """Return the other run's values of a column, for our guests; None = not known."""
        if self.moment is None:
            return [None] * len(self.numbers)
        theirs = column.values(self.moment)
        return [theirs[number] if number >= 0 else None for number in self.numbers]

    def text(self, column: GuestColumn, mine: Any, his: Any) -> str:
        """Return the text of a cell."""
        plain = column.text(mine)
        if column.id in ALIKE or self.other.mode == Compare.OVERLAY:
            return plain
        if self.other.difference and column.number:
            return "" if his is None else signed(mine - his, column.text(abs(mine - his)))
        other = "–" if his is None else column.text(his)
        return plain if other == plain and not column.number else f"{plain} | {other}"

    def order(self, column: GuestColumn, mine: Any, his: Any) -> Any:
        """Return the sort key of a cell."""
        if self.other.difference and column.number and column.id not in ALIKE:
            return float("-inf") if his is None else mine - his
        return mine

    def note(self, column: GuestColumn, mine: Any, his: Any) -> str:
        """Return the tool tip of a cell."""
        values = (self.other.own, mine), (self.other.name, his)
        return "\n".join(f"{name}: {'–' if value is None else column.text(value)}" for name, value in values)


def column_title(column: GuestColumn, other: Other | None) -> str:
    """Return the heading of a column."""
    return DELTA.format(column.title) if other and other.difference and column.number else column.title
