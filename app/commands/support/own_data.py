"""verify --data: a file of measurements alongside a scenario, and the mapping of its series to measures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import click

from app.commands.support.caution import cautious
from app.commands.support.failure import Failure
from app.commands.support.options import Command, each_once, file_option
from app.commands.support.pools import counted_runs
from app.commands.support.progress import progress_bar, run_with_progress
from app.commands.support.reading_notes import print_notes
from engine.kernel.units import parse_time
from engine.measured.data import DataError, Measurements
from engine.measured.data import Path as Series
from engine.measured.reading import FileReading
from engine.measured.zones import UnknownZoneError, check_zone
from engine.measures.selectors import UnknownName
from engine.measures.target import Measured, MeasuredTarget
from engine.reading_notes import ReadingNote
from engine.scenario.files.error import nearest
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.studies.own_data import (
    assumed_unit,
    best_start,
    compare,
    measured,
    parse_interval,
    proposed,
    target_of,
)
from engine.studies.report import StudyReport

BEST = "best"
SHOWN = 12  # names of series in a message
_MAP = """Measure and subject of a series in the file, such as "eth0 / rxpck/s=guest.page_rate/LNX001". May be
repeated. Default: series with the name of a measure."""
_START = """Time in the run at which the file begins, such as 10m, or "best" for the time at which the curves
agree best. Default: for files with dates, the start of the run; otherwise the times in the file."""
_DATA = "Compare with measurements in FILE: CSV, sadf, vmstat, Parquet and other formats."
_TOLERANCE = "With --data: maximum deviation of a mean. Default: 10."
_UNIT = """Unit of a series, such as "free=MB", if the file has no unit or a wrong unit. May be repeated."""
_INTERVAL = "Sampling interval of a file without times, such as 5s."
_ZONE = (
    "Time zone, such as Europe/Berlin, for times in the file that do not specify a time zone. Default: UTC."
)


def data_options(command: Command) -> Command:
    """Add the options for the user's own measurements."""
    for part in (
        click.option("--tolerance", type=float, default=10.0, metavar="PERCENT", help=_TOLERANCE),
        click.option("--zone", default="UTC", metavar="NAME", help=_ZONE),
        click.option("--interval", metavar="TIME", help=_INTERVAL),
        click.option("--unit", "units", multiple=True, metavar="SERIES=UNIT", help=_UNIT),
        click.option("--start", metavar="TIME", help=_START),
        click.option("--map", "maps", multiple=True, metavar="SERIES=MEASURE[/OF]", help=_MAP),
        click.option("--scenario", metavar="NAME", help="The scenario with which --data is compared."),
        file_option("--data", _DATA),
    ):
        command = part(command)
    return command


@dataclass(frozen=True)
class OwnData:
    """The options as given."""

    data: Path | None
    scenario: str | None
    maps: tuple[str, ...]
    units: tuple[str, ...]
    interval: str | None
    start: str | None
    zone: str
    tolerance: float

    @classmethod
    def options(cls) -> list[str]:
        """Return the names of the options."""
        return [field.name for field in fields(cls)]

    def check(self, studies: Sequence[str]) -> None:
        """Raise Failure for options that cannot be combined."""
        if self.data is None:
            for name in ("scenario", "maps", "units", "interval", "start"):
                if getattr(self, name):
                    raise Failure(f"--{name.removesuffix('s')}: expected --data FILE too")
            return
        if studies:
            text = "expected a study or --data, not both; --scenario specifies the scenario for --data"
            raise Failure(f'"{studies[0][:40]}": {text}')
        if not self.scenario:
            raise Failure("--data: expected --scenario NAME too; `lparlab scenarios` lists them")
        if not 0 <= self.tolerance <= 1000:
            raise Failure(f"--tolerance = {self.tolerance:g}: expected a percentage from 0 to 1000")

    def compared(
        self, seeds: int, cluster: str | None = None
    ) -> tuple[list[StudyReport], list[str], list[ReadingNote]]:
        """Return the report, a line for each series, and the assumptions about the file. Raises Failure."""
        assert self.scenario is not None
        scenario = cautious(self.scenario, (), Path("-"))
        try:
            data = self._read()
            series = self._series(data, scenario)
            with counted_runs(cluster, scenario.id) as (pool, notify):
                report, lines = compare(series, scenario, seeds, self.tolerance / 100, notify, pool)
            notes = [*self._assumed(data, scenario), *data.reading_notes()]
        except (DataError, UnknownName, UnknownZoneError) as error:
            raise Failure(str(error)) from None
        print_notes(notes, "--json FILE lists all of them")
        return [report], lines, notes

    def _read(self) -> Measurements:
        assert self.data is not None
        zone = check_zone(self.zone)
        reading = FileReading(self.data)
        with progress_bar() as progress:
            task = progress.add_task(self.data.name, total=1.0)
            for share in reading:
                progress.update(task, completed=share)
        reading.data.zone = zone
        units = (_pair(reading.data, text, "--unit") for text in self.units)
        reading.data.units |= each_once("--unit", units, "once for each series")
        self._take_interval(reading.data)
        return reading.data

    def _take_interval(self, data: Measurements) -> None:
        if self.interval is None:
            return
        if not data.counted:
            raise Failure(f"--interval: {data.name} already has times; leave the option out")
        try:
            data.interval = parse_interval(self.interval)
        except ValueError:
            raise Failure(f'--interval = "{self.interval[:40]}": expected a time like 5, 5s or 1m') from None

    def _series(self, data: Measurements, scenario: Scenario) -> list[Measured]:
        targets = self._targets(data, scenario)
        if not targets:
            raise Failure(
                f'--map: expected a series and a measure, like --map "{_names(data)[0]}=system.page_rate"; '
                f"{_listed(data)}"
            )
        made = [measured(data, path, target) for path, target in targets.items()]
        shift = self._shift(data, made[0], scenario)
        return [measured(data, path, target, shift) for path, target in targets.items()]

    def _targets(self, data: Measurements, scenario: Scenario) -> dict[Series, MeasuredTarget]:
        mapped = (_mapped(data, text, scenario) for text in self.maps)
        return each_once("--map", mapped, "once for each series") or proposed(data, scenario)

    def _assumed(self, data: Measurements, scenario: Scenario) -> Iterator[ReadingNote]:
        """Yield the assumed units."""
        for path, target in self._targets(data, scenario).items():
            if unit := assumed_unit(data, path, target):
                name = " / ".join(path)
                text = f'the file has no unit, so {unit} is assumed; to change it, use --unit "{name}=MB"'
                yield ReadingNote(data.name, "assumed", text, name)

    def _shift(self, data: Measurements, item: Measured, scenario: Scenario) -> int:
        span = data.span() or (0, 0)
        if self.start == BEST:
            simulation = Simulation(scenario)
            run_with_progress(simulation, scenario.until)
            if (found := best_start(item, simulation.recording())) is None:
                raise Failure(f"--start = best: {item.name} has too few values, or its values never change")
            return found
        if self.start is None:
            return -span[0] if data.dated else 0
        try:
            return parse_time(self.start) - span[0]
        except ValueError:
            raise Failure(
                f'--start = "{self.start[:40]}": expected a time like 0:10:00 or 90s, or best'
            ) from None


def _mapped(data: Measurements, text: str, scenario: Scenario) -> tuple[Series, MeasuredTarget]:
    """Return a series and its target. Raises Failure."""
    path, name = _pair(data, text, "--map")
    try:
        target = target_of(name)
        target.numbers(scenario)
    except UnknownName as error:
        raise Failure(f'--map "{text[:60]}": {error}') from None
    return path, target


def _pair(data: Measurements, text: str, option: str) -> tuple[Series, str]:
    """Return a series, given by its name or heading with unit, and its assigned value. Raises Failure."""
    name, equals, said = text.rpartition("=")
    if not equals:
        wanted = "SERIES=MEASURE or SERIES=MEASURE/OF" if option == "--map" else "SERIES=UNIT"
        raise Failure(f'{option} "{text[:60]}": expected {wanted}')
    name = " / ".join(part.strip() for part in name.split(" / "))
    paths = data.paths()
    whole = [path for path in paths if name in _called(data, path)]
    found = whole or [path for path in paths if name in _called(data, path[-1:], path)]
    if len(found) != 1:
        near = nearest(name, _names(data))
        hint = f"; the nearest match is {near}" if near else ""
        raise Failure(
            f'{option} "{name[:60]}": {len(found) or "no"} series with this name{hint}; {_listed(data)}'
        )
    return found[0], said.strip()


def _called(data: Measurements, shown: Series, path: Series | None = None) -> tuple[str, ...]:
    """Return the possible names of a series: its path or part of it, with or without its unit as in a
    heading.
    """
    name, unit = " / ".join(shown), data.units.get(path or shown, "")
    return name, f"{name} ({unit})", f"{name} [{unit}]"


def _names(data: Measurements) -> list[str]:
    return [" / ".join(path) for path in data.paths()]


def _listed(data: Measurements) -> str:
    names = _names(data)
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return f"the file has {', '.join(names[:SHOWN])}{more}"
