"""Ghost bars: which published bars stand behind the memory bars, and when they are shown.

They show by themselves around the moment that they were taken at. Whoever switches them on or off
decides for the whole run.
"""

from __future__ import annotations

from typing import Any

from app.charts.memory_bars.published import PublishedPages, published_pages
from engine.kernel.units import SECOND

AROUND = 30 * SECOND  # from the moment that was published; a second at the usual speed


class Ghosts:
    """What is published for the scenario that is shown, and whether it is drawn."""

    def __init__(self) -> None:
        self.published: PublishedPages | None = None
        self._scenario: Any = None
        self._wanted: bool | None = None  # None: around the moment only

    def set_scenario(self, scenario: Any) -> None:
        """Another run: look for what is published, and forget what was wanted."""
        if scenario is not self._scenario:
            self._scenario, self._wanted = scenario, None
            self.published = None if scenario is None else published_pages(scenario)

    def want(self, shown: bool) -> None:
        """Draw them at any time of this run, or at none."""
        self._wanted = shown

    def near(self, time: int) -> bool:
        """Is a time (ns) close to the moment that was published?"""
        return self.published is not None and abs(time - self.published.at) <= AROUND

    def shown(self, time: int) -> bool:
        """Are they drawn when the bars show this time (ns)?"""
        if self.published is None or self._wanted is None:
            return self.near(time)
        return self._wanted
