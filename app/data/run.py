"""What of the run on screen a series of a file can be measured values of."""

from __future__ import annotations

from app.plot.measured import applicable, titles
from app.plot.series import Series
from engine.language import say
from engine.measures import measures
from engine.measures.measure import Measure
from engine.measures.selectors import UnknownName
from engine.measures.target import MeasuredTarget
from engine.recording.recorder import Recording
from engine.studies.own_data import simulated


class RunMeasures:
    """The measures of a run and their members. name: of its scenario, as the command line takes it."""

    def __init__(self, recording: Recording | None = None, name: str = "") -> None:
        self.recording, self.name = recording, name
        known = [] if recording is None else applicable(recording)
        self._titles = {measure.id: _title(measure) for measure in known}

    def measures(self) -> list[str]:
        """Return the titles of all measures that the run fills."""
        return list(self._titles.values())

    def title(self, id: str) -> str:
        """Return the title of a measure; its id when the run does not fill it."""
        return self._titles.get(id, id)

    def measure(self, text: str) -> str | None:
        """Return the id of the measure that a title or an id names; None for another text."""
        if text in self._titles:
            return text
        return next((id for id, title in self._titles.items() if title.casefold() == text.casefold()), None)

    def members(self, id: str) -> list[str]:
        """Return the names of those whose figure a measure is; none for the system."""
        return (
            [] if self.recording is None or id not in measures() else titles(self.recording, measures()[id])
        )

    def member(self, id: str, text: str) -> str | None:
        """Return a name of a member as the run has it; None when it has none of that name."""
        return next(
            (member for member in self.members(id) if member.casefold() == text.strip().casefold()), None
        )

    def series(self, target: MeasuredTarget) -> Series | None:
        """Return the values of the run; None when it has none."""
        if self.recording is None or len(self.recording.time) < 2:
            return None
        try:
            times, values = simulated(self.recording, target)
        except UnknownName:
            return None
        return Series(target.title, measures()[target.measure].unit, times, values, self.name)


def _title(measure: Measure) -> str:
    unit = f" ({measure.unit})" if measure.unit else ""
    return f"{measure.of.capitalize()}: {say(measure.title)}{unit}"
