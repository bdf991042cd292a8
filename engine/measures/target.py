"""Series that were measured on a real system, and the values of a run to which they correspond."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.measures import measures
from engine.measures.selectors import find_measure, members_of
from engine.scenario.scenario import Scenario


@dataclass(frozen=True)
class MeasuredTarget:
    """The value to which a measured series corresponds. of: a name in the form that `members_of` takes; ""
    for all, or the system.
    """

    measure: str
    of: str = ""

    def numbers(self, scenario: Scenario) -> list[int]:
        """Return the numbers of the members. Raises UnknownName."""
        return members_of(scenario, find_measure(self.measure), self.of or None)

    @property
    def title(self) -> str:
        """The measure and its owner."""
        title = measures()[self.measure].title
        return f"{title}, {self.of}" if self.of else title


@dataclass(frozen=True)
class Measured:
    """A series in the time of the run (ns) and the unit of its target."""

    name: str
    target: MeasuredTarget
    times: npt.NDArray[np.int64]
    values: npt.NDArray[np.float64]
