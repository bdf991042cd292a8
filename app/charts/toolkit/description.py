"""ChartDescription: what a kind of chart says of itself, before there is a chart of it."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from PySide6.QtCore import QCoreApplication

from app.charts.toolkit.need import ANY_SCENARIO, Need
from engine.scenario.scenario import Scenario


@dataclass(frozen=True)
class ChartDescription:
    """Id and title are its face to settings and to people; texts are in English, and translated where shown.

    measured: ids of the measures that it shows, of all together. hint: what to point at to read something, in
    a chart that is read below its axis.
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


def translated(text: str) -> str:
    """Return a text of a description in the language of the windows."""
    return QCoreApplication.translate("Charts", text) if text else ""
