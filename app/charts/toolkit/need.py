"""Conditions on a scenario for a chart to have something to show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.scenario.scenario import Scenario


@dataclass(frozen=True)
class Need:
    """A condition on scenarios, and the text shown in place of a chart whose condition is not met."""

    met: Callable[[Scenario], bool]
    text: str
    of_both: bool = False  # a second run is compared only if its scenario meets the condition too

    def why_not(self) -> str:
        """Return the text, translated."""
        return QCoreApplication.translate("Chart", self.text)


ANY_SCENARIO = Need(lambda scenario: True, "Nothing is recorded yet. Start the run.")
