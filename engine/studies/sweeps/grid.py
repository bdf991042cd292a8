"""A sweep: one relocation for each point of a grid of channels, connections, layouts and workloads.

A study that can be swept has sweep.py in its folder, with SWEEP.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import NamedTuple

from engine.scenario.files.error import nearest
from engine.studies.probes import StudyRun

STUDIES = Path(__file__).parents[1]
MAX_CONNECTIONS = 16  # of a logical link
MAX_CHANNELS = 16  # one for each connection
MAX_POINTS = 600
MAX_SEEDS = 20
MAX_COMBINATIONS = 64
_PART = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?")


class SweepError(ValueError):
    """A grid that cannot be swept; the message states the error and the expected value."""


class SweepPoint(NamedTuple):
    """A place in the grid: `connections` as counted by the grid, `total` of the whole link."""

    workload: str
    layout: str
    channels: int
    connections: int
    total: int


class SweepLink(NamedTuple):
    """A link created by a layout: settings of a scenario, and its number of connections."""

    settings: tuple[str, ...]
    connections: int


@dataclass(frozen=True)
class SweepGrid:
    """The points to sweep. Non-shared channels are counted on each side.

    each: connections are those of each channel, at most 16 in total; otherwise those of the whole link.
    seeds: number of runs at each point; the seeds count up from the scenario's own. combinations: number of
    further runs at each point, over all unknown values.
    """

    channels: tuple[int, ...]
    connections: tuple[int, ...]
    layouts: tuple[str, ...]
    workloads: tuple[str, ...]
    each: bool = False
    seeds: int = 1
    combinations: int = 0

    @property
    def runs(self) -> int:
        """The runs of each point."""
        return self.seeds + self.combinations

    def places(self) -> Iterator[tuple[str, str, int, int]]:
        """Return workload, layout, channels and connections for every combination, including those that
        are impossible as a link.
        """
        return product(self.workloads, self.layouts, self.channels, self.connections)


Layout = Callable[
    [int, int, bool], SweepLink
]  # channels, connections, of each channel? ValueError: no such link


@dataclass(frozen=True)
class Preset:
    """A grid with a name."""

    title: str
    grid: SweepGrid


@dataclass(frozen=True)
class StudySweep:
    """The sweep of a study: runs of workloads, layouts of the link, and grids; the first grid is the default.

    aliases: alternative words for layouts and workloads.
    """

    study: str
    workloads: Mapping[str, StudyRun]
    layouts: Mapping[str, Layout]
    presets: tuple[Preset, ...]
    aliases: Mapping[str, str] = field(default_factory=dict)

    @property
    def usual(self) -> SweepGrid:
        """The default grid."""
        return self.presets[0].grid

    def check(self, grid: SweepGrid) -> None:
        """Raise SweepError if a name is unknown, or if there is nothing or too much to run."""
        for what, names, known in (
            ("layout", grid.layouts, self.layouts),
            ("workload", grid.workloads, self.workloads),
        ):
            for name in names:
                if name not in known:
                    raise SweepError(_unknown(what, name, tuple(known)))
        if not 1 <= grid.seeds <= MAX_SEEDS:
            raise SweepError(f"seeds = {grid.seeds}: expected a whole number from 1 to {MAX_SEEDS}")
        if not 0 <= grid.combinations <= MAX_COMBINATIONS:
            found, most = grid.combinations, MAX_COMBINATIONS
            raise SweepError(f"combinations = {found}: expected a whole number from 0 to {most}")
        points = self.points(grid)
        if not points:
            raise SweepError(self._nothing(grid))
        if (number := len(points) * grid.runs) > MAX_POINTS:
            few = "points, seeds or combinations" if grid.combinations else "points or seeds"
            raise SweepError(f"{number} runs: expected at most {MAX_POINTS}; use fewer {few}")

    def most_seeds(self, grid: SweepGrid) -> int:
        """Return the largest number of seeds with which the grid can be swept."""
        return min(MAX_SEEDS, MAX_POINTS // max(len(self.points(grid)), 1))

    def _nothing(self, grid: SweepGrid) -> str:
        reason = next(iter(self.left_out(grid)), "")
        if reason:
            return f"nothing to run: {reason}"
        return "nothing to run: expected at least one of channels, connections, layouts and workloads"

    def points(self, grid: SweepGrid) -> list[SweepPoint]:
        """Return the points of a grid that are possible as a link; each link is run once."""
        found: dict[tuple[str, str, int, int], SweepPoint] = {}
        for workload, layout, channels, connections in grid.places():
            link = self._link(layout, channels, connections, grid.each)
            if isinstance(link, SweepLink):
                point = SweepPoint(workload, layout, channels, connections, link.connections)
                found.setdefault((workload, layout, channels, link.connections), point)
        return sorted(found.values(), key=lambda point: _order(grid, point))

    def left_out(self, grid: SweepGrid) -> list[str]:
        """Return the reasons why some combinations are not points, each reason once."""
        places = grid.places()
        links = [self._link(layout, channels, count, grid.each) for _, layout, channels, count in places]
        return list(dict.fromkeys(link for link in links if isinstance(link, str)))

    def _link(self, layout: str, channels: int, connections: int, each: bool) -> SweepLink | str:
        try:
            return self.layouts[layout](channels, connections, each)
        except ValueError as error:
            return str(error)

    def run(self, grid: SweepGrid, point: SweepPoint) -> StudyRun:
        """Return the run for a point."""
        base = self.workloads[point.workload]
        link = self.layouts[point.layout](point.channels, point.connections, grid.each)
        return StudyRun(base.scenario, (*base.settings, *link.settings), base.name)


def _order(grid: SweepGrid, point: SweepPoint) -> tuple[int, ...]:
    """Return the sort key of a point: workload, channels, connections and layout as in the grid."""
    return (
        grid.workloads.index(point.workload),
        point.channels,
        point.connections,
        grid.layouts.index(point.layout),
    )


def swept() -> list[str]:
    """Return the studies that can be swept."""
    return sorted(path.parent.name for path in STUDIES.glob("*/sweep.py"))


@cache
def sweep_of(study: str) -> StudySweep:
    """Return the sweep of a study. Raises SweepError for a study without one."""
    if study not in swept():
        raise SweepError(_unknown("study", study, tuple(swept())))
    made: StudySweep = import_module(f"engine.studies.{study}.sweep").SWEEP
    return made


def numbers(text: str, most: int) -> tuple[int, ...]:
    """Return the whole numbers from 1 to `most` that a text like "1-4,8" lists, ascending, without
    repeats. Raises SweepError.
    """
    found: set[int] = set()
    for part in text.replace(" ", "").split(","):
        known = _PART.fullmatch(part)
        low, high = (int(known[1]), int(known[2] or known[1])) if known else (0, 0)
        if not 1 <= low <= high <= most:
            raise SweepError(f'"{text}": expected whole numbers from 1 to {most}, like 1-4 or 1,2,4')
        found.update(range(low, high + 1))
    return tuple(sorted(found))


def ranges(values: Sequence[int]) -> str:
    """Return numbers in the form that `numbers` reads: (1, 2, 3, 8) is "1-3,8"."""
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    parts = (f"{run[0]}-{run[-1]}" if len(run) > 2 else ",".join(map(str, run)) for run in runs)
    return ",".join(parts)


def names(text: str, aliases: Mapping[str, str]) -> tuple[str, ...]:
    """Return the comma-separated names, each once, with aliases replaced."""
    parts = (part.strip().lower() for part in text.split(","))
    return tuple(dict.fromkeys(aliases.get(part, part) for part in parts if part))


def _unknown(what: str, name: str, known: tuple[str, ...]) -> str:
    near = nearest(name, known)
    hint = f"; did you mean {near}?" if near else ""
    return f'no {what} "{name[:40]}"; expected one of {", ".join(known)}{hint}'
