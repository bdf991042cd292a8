"""The measures of the displayed run for a series, and a file of measurements as a source of plots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from app.plot.measured import applicable, titles
from app.plot.series import Series, SeriesEntry
from engine.language import say
from engine.measured.data import Measurements, Path
from engine.measured.units import factor
from engine.measures import measures
from engine.measures.measure import Measure
from engine.measures.selectors import UnknownName
from engine.measures.target import Measured, MeasuredTarget
from engine.recording.recorder import Recording
from engine.studies.own_data import simulated

SEPARATOR = "\x1f"  # between the parts of a key; no name has it
ON_CHARTS = 200_000  # values of a series beside the curves of a chart
MOST = 5_000_000  # values of a series; of more only the least and the greatest of each stretch


@dataclass(frozen=True)
class SeriesChoice:
    """The name and unit of a series, whether it is used, and its measure."""

    name: str = ""  # "" = as the file names it
    unit: str = ""
    used: bool = True
    measure: str = ""  # id; "" = of none
    of: str = ""  # "" = of all, or of the system

    @property
    def target(self) -> MeasuredTarget | None:
        """The measure of the series."""
        return MeasuredTarget(self.measure, self.of) if self.measure in measures() else None


@dataclass(frozen=True)
class Mapped:
    """The user's answers for a file: choices by path, the offset of its times (ns), and its time zone."""

    choices: Mapping[Path, SeriesChoice] = field(default_factory=dict)
    shift: int = 0
    zone: str = ""


@dataclass(frozen=True)
class SeriesPair:
    """A series of a file and its measurement target. by: the factor from its unit to that of the measure."""

    key: str
    title: str
    target: MeasuredTarget
    by: float

    @property
    def run_key(self) -> str:
        """The key of the measure, as used by a run."""
        whole = "system" if measures()[self.target.measure].of == "system" else "All"
        return f"{self.target.measure}/{self.target.of or whole}"


class DataSource:
    """The series of a file, under the names given by the user."""

    def __init__(self, data: Measurements, mapped: Mapped) -> None:
        self._data, self._mapped = data, mapped

    @property
    def name(self) -> str:
        """The name of the file."""
        return self._data.name

    def entries(self) -> list[SeriesEntry]:
        """Return all used series."""
        return [self._entry(path) for path in self._data.paths() if self._choice(path).used]

    def _entry(self, path: Path) -> SeriesEntry:
        shown = (*path[:-1], self._choice(path).name or path[-1])
        return SeriesEntry(shown, SEPARATOR.join(path), self._unit(path), self._data.name)

    def _unit(self, path: Path) -> str:
        return self._choice(path).unit or self._data.units.get(path, "")

    def _choice(self, path: Path) -> SeriesChoice:
        return self._mapped.choices.get(path, SeriesChoice())

    def series(self, key: str) -> Series:
        """Return a series in the run's time. Raises LookupError for an unknown key."""
        path = tuple(key.split(SEPARATOR))
        if path not in self._data.paths():
            raise LookupError(say("{0}: {1} does not have this series", " / ".join(path), self.name))
        times, values = self._data.series(path, MOST)
        entry = self._entry(path)
        return Series(
            ", ".join(reversed(entry.path)), entry.unit, times + self._mapped.shift, values, self.name
        )

    def pairs(self) -> Iterator[SeriesPair]:
        """Yield the series that belong to a measure with a unit of the same kind."""
        for path in self._data.paths():
            choice = self._choice(path)
            if choice.used and (target := choice.target) is not None:
                by = factor(self._unit(path), measures()[target.measure].unit)
                if by is not None:
                    yield SeriesPair(SEPARATOR.join(path), " / ".join(self._entry(path).path), target, by)

    def measured(self) -> list[tuple[str, Measured]]:
        """Return the series shown with the curves of the live charts, each with the file's name."""
        found = []
        for pair in self.pairs():
            times, values = self._data.series(tuple(pair.key.split(SEPARATOR)), ON_CHARTS)
            item = Measured(pair.title, pair.target, times + self._mapped.shift, values * pair.by)
            found.append((self.name, item))
        return found

    def beside(self, pair: SeriesPair) -> Series:
        """Return the series of a pair in the run's time and the measure's unit."""
        own = self.series(pair.key)
        unit = measures()[pair.target.measure].unit
        return Series(own.name, unit, own.times, own.values * pair.by, own.source)


class RunMeasures:
    """The measures of a run and their members. name: the name of its scenario, as used on the command
    line.
    """

    def __init__(self, recording: Recording | None = None, name: str = "") -> None:
        self.recording, self.name = recording, name
        known = [] if recording is None else applicable(recording)
        self._titles = {measure.id: _title(measure) for measure in known}

    def measures(self) -> list[str]:
        """Return the titles of all measures that have values in the run."""
        return list(self._titles.values())

    def title(self, id: str) -> str:
        """Return the title of a measure, or its id when it has no values in the run."""
        return self._titles.get(id, id)

    def measure(self, text: str) -> str | None:
        """Return the id of the measure with a title or id, or None for any other text."""
        if text in self._titles:
            return text
        return next((id for id, title in self._titles.items() if title.casefold() == text.casefold()), None)

    def members(self, id: str) -> list[str]:
        """Return the member names of a measure, or none for the system."""
        return (
            [] if self.recording is None or id not in measures() else titles(self.recording, measures()[id])
        )

    def member(self, id: str, text: str) -> str | None:
        """Return a member's name as spelled in the run, or None if there is no such member."""
        return next(
            (member for member in self.members(id) if member.casefold() == text.strip().casefold()), None
        )

    def series(self, target: MeasuredTarget) -> Series | None:
        """Return the values of the run, or None when it has none."""
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
