"""A file of measurements as a source of plots, beside the simulated run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.plot.series import Entry, Series
from engine.measured.data import Measurements, Path

SEPARATOR = "\x1f"  # between the parts of a key; no name has it


@dataclass(frozen=True)
class Choice:
    """What a series of a file is called, in which unit, and whether it is used."""

    name: str = ""  # "" = as the file names it
    unit: str = ""
    used: bool = True


@dataclass(frozen=True)
class Mapped:
    """What the user has said of a file: choices by path, and what to add to its times, ns."""

    choices: Mapping[Path, Choice] = field(default_factory=dict)
    shift: int = 0


class DataSource:
    """The series of a file, under the names that the user has given them."""

    def __init__(self, data: Measurements, mapped: Mapped) -> None:
        self._data, self._mapped = data, mapped

    @property
    def name(self) -> str:
        """The name of the file."""
        return self._data.name

    def entries(self) -> list[Entry]:
        """Return all series that are used."""
        return [self._entry(path) for path in self._data.paths() if self._choice(path).used]

    def _entry(self, path: Path) -> Entry:
        choice = self._choice(path)
        shown = (*path[:-1], choice.name or path[-1])
        return Entry(
            shown, SEPARATOR.join(path), choice.unit or self._data.units.get(path, ""), self._data.name
        )

    def _choice(self, path: Path) -> Choice:
        return self._mapped.choices.get(path, Choice())

    def series(self, key: str) -> Series:
        """Return a series in the run's time. Raises LookupError for another key."""
        path = tuple(key.split(SEPARATOR))
        if path not in self._data.paths():
            raise LookupError(f"{' / '.join(path)}: {self.name} has no such series")
        times, values = self._data.series(path)
        entry = self._entry(path)
        return Series(
            ", ".join(reversed(entry.path)), entry.unit, times + self._mapped.shift, values, self.name
        )
