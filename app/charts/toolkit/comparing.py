"""Compare: a second run in every chart, over the first one, beside it, or as the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.kept import number
from engine.scenario.scenario import Scenario

if TYPE_CHECKING:
    import numpy.typing as npt

    from engine.recording.recorder import Recording

tr = partial(QCoreApplication.translate, "Compare")
MAX_NAME = 22  # letters of a run's name in a chart


class Compare(StrEnum):
    """Ways to show the other run."""

    OVERLAY = "overlay"
    SIDE_BY_SIDE = "side by side"
    DIFFERENCE = "difference"


@dataclass(frozen=True)
class Other:
    """The run that a chart's own run is compared with, and the names of both."""

    recording: Recording
    name: str
    mode: Compare
    own: str

    @property
    def look(self) -> tuple[str, Compare, str, int]:
        """Parts of it that change the still parts of a chart."""
        return self.name, self.mode, self.own, number(self.recording.scenario)

    @property
    def beside(self) -> bool:
        """Side by side?"""
        return self.mode == Compare.SIDE_BY_SIDE

    @property
    def difference(self) -> bool:
        """As a difference?"""
        return self.mode == Compare.DIFFERENCE


def title(mode: Compare) -> str:
    """Return the name of a mode for users."""
    return {
        Compare.OVERLAY: tr("Overlay"),
        Compare.SIDE_BY_SIDE: tr("Side by side"),
        Compare.DIFFERENCE: tr("Difference"),
    }[mode]


def make_other(recording: Recording | None, name: str, mode: Compare, own: str) -> Other | None:
    """Return the other run with names that fit into a chart; None without a recording."""
    if recording is None:
        return None
    return Other(recording, _short(name or tr("other run")), Compare(mode), _short(own or tr("this run")))


def _short(name: str) -> str:
    return name if len(name) <= MAX_NAME else name[: MAX_NAME - 1].rstrip() + "…"


def guest_numbers(own: Scenario, other: Scenario) -> npt.NDArray[Any]:
    """Return (guests of own,): numbers of the same userids in another scenario, -1 = none."""
    import numpy as np  # late: the start stays short

    numbers = {guest.userid: number for number, guest in enumerate(other.guests)}
    return np.array([numbers.get(guest.userid, -1) for guest in own.guests], np.int64)


def sample_at(recording: Recording, time: int) -> int | None:
    """Return the last sample at or before a time (ns); None when the run has not come that far."""
    import numpy as np  # late: the start stays short

    if time > recording.now or not len(recording.time):
        return None
    return max(int(np.searchsorted(recording.time, time, side="right")) - 1, 0)


def with_theirs(own: Sequence[str], other: Other | None) -> list[str]:
    """Return heads of columns, and the same ones of the other run."""
    return [*own, *(f"{other.name}: {head}" for head in own if other)]


def heading(other: Other) -> str:
    """Return a line that says what a table shows of which run."""
    sentences = {
        Compare.OVERLAY: tr("{0}; the figures of {1} are in the tool tips"),
        Compare.SIDE_BY_SIDE: tr("{0} | {1}"),
        Compare.DIFFERENCE: tr("{0} less {1}"),
    }
    return sentences[other.mode].format(other.own, other.name)
