"""The sources of plotted series: the run, the comparison run, template runs, data files, ledgers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from app.plot.expression import at_times
from app.plot.measured import Recorded
from app.plot.series import Series, SeriesEntry, SeriesSource
from app.plot.template import DIFFERENCE, FILE, OTHER
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.model.site_release import releases

OWN = ""
LEDGERS = "published"
LIVE = (OWN, OTHER, DIFFERENCE)  # the sources whose values change as a run continues
REST = "residual "  # the run less the data of a file: before its name


def is_live(role: str) -> bool:
    """Return whether the values of a source change as a run continues."""
    return role in LIVE or role.startswith(REST)


class Sources:
    """The sources by role: OWN, OTHER, DIFFERENCE, or RUN or FILE with a name."""

    def __init__(self) -> None:
        self._runs: dict[str, SeriesSource] = {}
        self._made: dict[str, SeriesSource] = {}  # runs of a template, ended
        self._files: dict[str, SeriesSource] = {}
        self._ledgers: dict[str, SeriesSource] = {}
        self._rests: dict[str, SeriesSource] = {}
        self._own: Recorded | None = None

    def all(self) -> Mapping[str, SeriesSource]:
        """Return all sources by role, in tree order."""
        return {**self._runs, **self._made, **self._ledgers, **self._files, **self._rests}

    def at(self, number: int) -> tuple[str, SeriesSource] | None:
        """Return the role and source of a branch of the tree, by its number from the top."""
        found = list(self.all().items())
        return found[number] if number < len(found) else None

    def series(self, role: str, key: str) -> Series:
        """Return a series of a source. Raises LookupError when there is no such source or key."""
        source = self.all().get(role)
        if source is None:
            raise LookupError(say("{0}: not open; open it first", role or say("this run")))
        return source.series(key)

    def each(self, role: str, key: str) -> Iterator[str]:
        """Yield the key of each member for a key that ends with "/each"; yield any other key unchanged."""
        source = self.all().get(role)
        if isinstance(source, Recorded) and key.endswith("/each"):
            yield from source.each(key.removesuffix("/each"))
        else:
            yield key

    def name(self, role: str, key: str) -> str:
        """Return a key with names instead of numbers, so that it means the same in another run of the
        scenario.
        """
        source = self.all().get(role)
        return source.named(key) if isinstance(source, Recorded | RunDifference) else key

    def show_runs(self, own: Recorded | None, other: Recorded | None, difference: str) -> bool:
        """Use newer recordings; return whether the list of sources has changed."""
        before = {role: source.name for role, source in (self._runs | self._rests).items()}
        self._own = own
        self._find_rests()
        self._runs = {} if own is None else {OWN: own}
        if own is not None and other is not None:
            self._runs |= {OTHER: other, DIFFERENCE: RunDifference(own, other, difference)}
        return before != {role: source.name for role, source in (self._runs | self._rests).items()}

    def add_run(self, role: str, recording: SeriesSource) -> None:
        """Offer a run that a template has requested."""
        self._made[role] = recording

    def add_file(self, source: SeriesSource) -> None:
        """Offer the series of a data file."""
        self._files[FILE + source.name] = source
        self._find_rests()

    def _find_rests(self) -> None:
        """Offer the residuals between the run and each file with measured values of the run."""
        self._rests = {}
        for source in self._files.values() if self._own is not None else ():
            if isinstance(source, MeasuredSource) and any(True for _ in source.pairs()):
                assert self._own is not None
                self._rests[REST + source.name] = ResidualSource(self._own, source)

    def add_ledgers(self, source: SeriesSource) -> None:
        """Offer the published values."""
        self._ledgers[LEDGERS] = source


def recorded(recording: Recording | None, name: str) -> Recorded | None:
    """Return a recording as a source; its name indicates whether its site runs a release that is not
    simulated.
    """
    if recording is None:
        return None
    return Recorded(recording, ", ".join(filter(None, (name, releases(recording.scenario.lpar)))))


class RunDifference:
    """A Source: the first of two runs minus the second."""

    def __init__(self, first: Recorded, second: Recorded, name: str) -> None:
        self._first, self._second, self.name = first, second, name

    def entries(self) -> Sequence[SeriesEntry]:
        """Return the entries of the first run."""
        return self._first.entries()

    def named(self, key: str) -> str:
        """Return a key with names instead of numbers."""
        return self._first.named(key)

    def series(self, key: str) -> Series:
        """Return the difference at the times of the first run. Raises LookupError."""
        first = self._first.series(key)
        rest = first.values - at_times(self._second.series(key), first)
        return replace(first, values=rest, source=self.name)


class SourcePair(Protocol):
    """A series of a file, paired with the measure whose measured values it contains; this determines the
    key of the run's measure.
    """

    @property
    def key(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def run_key(self) -> str:
        """The key of the measure, in the form that a run accepts."""


@runtime_checkable
class MeasuredSource(SeriesSource, Protocol):
    """A Source in which some series are measured values of a run's measures."""

    def pairs(self) -> Iterator[Any]:
        """Yield the pairs."""

    def beside(self, pair: Any) -> Series:
        """Return the series of a pair in the unit of the run's measure."""


class ResidualSource:
    """A Source: the run minus the measured values of a file, at the times of those values."""

    def __init__(self, run: Recorded, file: MeasuredSource) -> None:
        self._run, self._file = run, file
        self.name = f"{run.name} − {file.name}"

    def entries(self) -> Sequence[SeriesEntry]:
        """Return a series for each pair."""
        return [SeriesEntry((pair.title,), pair.key, "") for pair in self._file.pairs()]

    def series(self, key: str) -> Series:
        """Return the residuals of a pair. Raises LookupError."""
        pair: SourcePair | None = next((pair for pair in self._file.pairs() if pair.key == key), None)
        if pair is None:
            raise LookupError(say("{0}: {1} has no measured values for this", key[:80], self._file.name))
        given = self._file.beside(pair)
        rest = at_times(self._run.series(pair.run_key), given) - given.values
        return Series(f"{given.name}, residual", given.unit, given.times, rest, self.name)
