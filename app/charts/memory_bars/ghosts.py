"""Ghost bars: published bars that stand behind the memory bars, and the times at which they are shown.

The only published chart with values is figure 9 of the pause study, taken with STOP and BEGIN in the
middle of the warm-up. No guest is paused by then, so a run with suspend can be held against it as well.

They show by themselves around the moment that they were taken at. A switch on or off by hand holds
for the whole run.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.kernel.units import SECOND
from engine.scenario.scenario import Scenario
from engine.studies.ledger import load_ledger

AROUND = 30 * SECOND  # from the moment that was published; a second at the usual speed
STUDY = "Methods to pause a z/VM guest"
LEDGER = "pause"
FIGURE = "pause.f9"
MARK = "mid-warmup"


@dataclass(frozen=True)
class PublishedPages:
    """A published chart of pages in real storage and in XSTOR; pages in both count in both."""

    figure: str  # e.g. "figure 9"
    condition: str  # how it was taken, e.g. "STOP/BEGIN, warmup"
    at: int  # ns, the moment of a run that it belongs to
    pages: Mapping[int, tuple[float, float]]  # number of a guest: pages in real storage, in XSTOR

    @property
    def highest(self) -> float:
        """The height of the highest bar, pages."""
        return max(map(sum, self.pages.values()))


def published_pages(scenario: Scenario) -> PublishedPages | None:
    """Return the published chart that a scenario can be held against; None when there is none."""
    at = next((mark.at for mark in scenario.marks if mark.id == MARK), None)
    if at is None or scenario.study != STUDY:
        return None
    values = _values()
    pages = {
        number: (values["real", guest.label], values["xstor", guest.label])
        for number, guest in enumerate(scenario.guests)
        if ("real", guest.label) in values
    }
    return PublishedPages("figure 9", "STOP/BEGIN, warmup", at, pages) if pages else None


@lru_cache(maxsize=1)
def _values() -> dict[tuple[str, str], float]:
    """Return pages by place and label of a guest."""
    facts = [fact for fact in load_ledger(LEDGER).facts if fact.id.startswith(f"{FIGURE}.")]
    parts = [(fact.id.removeprefix(f"{FIGURE}.").split("."), fact.value) for fact in facts]
    return {(place, label): float(value) for (place, label), value in parts if label != "total"}


class Ghosts:
    """The published values for the scenario shown, and whether they are drawn."""

    def __init__(self) -> None:
        self.published: PublishedPages | None = None
        self._scenario: Any = None
        self._wanted: bool | None = None  # None: around the moment only

    def set_scenario(self, scenario: Scenario | None) -> None:
        """Another run: look for what is published, and forget what was wanted."""
        if scenario is not self._scenario:
            self._scenario, self._wanted = scenario, None
            self.published = None if scenario is None else published_pages(scenario)

    def want(self, shown: bool) -> None:
        """Draw them at any time of this run, or at none."""
        self._wanted = shown

    def near(self, time: int) -> bool:
        """Return True if a time (ns) is close to the published moment."""
        return self.published is not None and abs(time - self.published.at) <= AROUND

    def shown(self, time: int) -> bool:
        """Return True if the bars are drawn at this time (ns)."""
        if self.published is None or self._wanted is None:
            return self.near(time)
        return self._wanted
