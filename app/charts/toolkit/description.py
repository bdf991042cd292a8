"""ChartDescription: the properties of a kind of chart, and the conditions that it needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from PySide6.QtCore import QCoreApplication

from engine.scenario.scenario import Scenario


@dataclass(frozen=True)
class Need:
    """A condition on scenarios, and the text shown in place of a chart whose condition is not met."""

    met: Callable[[Scenario], bool]
    text: str
    of_both: bool = False  # a second run is compared only if its scenario also meets the condition

    def why_not(self) -> str:
        """Return the translated text."""
        return QCoreApplication.translate("Chart", self.text)


ANY_SCENARIO = Need(lambda scenario: True, "Nothing is recorded yet. Start the run.")


@dataclass(frozen=True)
class ChartDescription:
    """A kind of chart: id is for settings, title for users; texts are English and translated where shown.

    measured: ids of the measures that it shows, each for all members together. hint: where to point to read a
    value, in a chart that is read below its axis.
    """

    id: str
    title: str
    _: KW_ONLY
    unit: str = ""
    hint: str = ""
    need: Need = ANY_SCENARIO
    measured: tuple[str, ...] = ()

    def fits(self, scenario: Scenario) -> bool:
        """Return True if a chart of this kind has something to show for a scenario."""
        return self.need.met(scenario)
