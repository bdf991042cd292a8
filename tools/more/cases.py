"""The runs behind the page, and the figures of each."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from engine.bands.points import Places, placed
from engine.bands.uncertain import UncertainValue, uncertain_values
from engine.ficon.drawing.best.bound import ADDRESS
from engine.kernel.units import PAGE_BYTES, PAGES_PER_GB, SECOND
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation
from engine.studies.probes import StudyRun
from engine.studies.relocation import layouts, runs
from engine.studies.relocation.figures import known, moved, rate, stopped, times
from engine.studies.run_view import Open, RunView
from engine.studies.timers.tables import figures

SEEDS = 3
GUESTS = (5, 6, 7, 8, 10)
WAYS = {3: 300, 9: 900, 16: 900}  # processors -> idle guests; the report's numbers of users are not at hand
FEW = 100  # idle guests that leave three processors room
LOCKS = ((3, FEW), *WAYS.items())
RELEASES = ("4.3", "4.4")
SHORT = ("until=13s", "phases.1.to=3s", "phases.2.from=3s", "phases.2.to=13s")
CHANNELS = (1, 2, 3, 4)
MOVES = {"Java": runs.JAVA, "database": runs.OLTP, "idle": runs.IDLE}
ADDED_TO = (6, 7)  # guests
LATER = ("until=8m", "phases.2.from=6m", "phases.2.to=8m")
ADDED = 180 * SECOND  # storage comes online
Values = dict[str, float]
Found = Mapping[tuple[object, ...], Values]  # by the name of the case


@dataclass(frozen=True)
class Case:
    """A scenario with settings, and the figures to take from its run."""

    scenario: str
    settings: tuple[str, ...]
    take: Callable[[RunView], Values]

    @cached_property
    def uncertain(self) -> tuple[UncertainValue, ...]:
        """The unpublished values of the scenario."""
        return uncertain_values(self.scenario, self.settings)

    def median(self) -> Values:
        """Return the median of each figure over the seeds."""
        scenario = load_scenario(self.scenario, self.settings)
        found = [self._run(scenario, scenario.seed + number) for number in range(SEEDS)]
        return {name: statistics.median(one[name] for one in found) for name in found[0]}

    def at(self, places: Places, number: int) -> Values | None:
        """Return the figures at a point, with the seed of that point; None if the run has none."""
        scenario = placed(self.scenario, self.settings, self.uncertain, places).scenario
        try:
            return self._run(scenario, scenario.seed + number)
        except Open:
            return None

    def _run(self, scenario: Scenario, seed: int) -> Values:
        machine = Simulation(scenario, seed)
        machine.run(scenario.until)
        return self.take(RunView(machine.recording()))


# ---- database guests that use more memory than there is


def _overcommitted(view: RunView) -> Values:
    """Return processors used by guests and by CP, and pages in memory and on DASD."""
    return _databases(view, view.phase("measure"))


def _databases(view: RunView, span: tuple[int, int]) -> Values:
    own = [guest.index for guest in view.guests("database guests")]
    used, guests, real, dasd = (
        view.together(f"guest.{name}", own, *span) for name in ("cpu", "emulation", "real", "dasd")
    )
    return {"guests": guests, "CP": used - guests, "real": real, "DASD": dasd, "used": used}


# ---- storage that comes online while the system is paging


def _upgraded(view: RunView) -> Values:
    """Return the databases' figures in the last two minutes, and paging just before and after the third
    minute.
    """
    found = _databases(view, view.phase("measure"))
    spans = {"before": (ADDED - 60 * SECOND, ADDED), "after": (ADDED + 10 * SECOND, ADDED + 70 * SECOND)}
    for when, span in spans.items():
        found[f"written {when}"] = view.over("system.page_out", None, *span)
        found[f"read {when}"] = view.over("system.page_reads", None, *span)
        found[f"available {when}"] = view.over("system.available", None, *span)
        found[f"DASD {when}"] = view.over("system.dasd_used", None, *span)
    return found


def _storage(guests: int, online: bool) -> Case:
    """Return guests on 96 GB, which are all there, or of which a guest that logs off frees 16."""
    own = [*LATER, "lpar.frames=96G", f"guests.db.count={guests}"]
    if online:
        held = 'label = "HLD", role = "storage not yet online", userids = ["HELD1"], reserved = "15900M"'
        own.append(f'guests.held={{kind="db", {held}, memory="15900M", processors=1, up=true}}')
        steps = ('at="0s", do="load", guests=["db"]', 'at="3m", do="logoff", guests=["held"]')
        own.append(f"timeline=[{', '.join(f'{{{step}}}' for step in steps)}]")
    return Case(OVERCOMMIT, tuple(own), _upgraded)


# ---- busy guests among idle ones, before and after timer requests have a lock of their own


def _busy_among(processors: int, idle: int, release: str) -> Case:
    """Return idle guests without the timer patch, and one busy guest for each processor."""
    busy = {"kind": "linux24", "label": "BSY", "role": "busy Linux guests", "userids": ["BUSY001"]}
    own = ", ".join(f"{name} = {json.dumps(value)}" for name, value in busy.items())
    rest = f'count = {processors}, memory = "64M", processors = 1, up = true, timer_patch = false'
    central = 16 if processors == 16 else 6.5  # report: GB; expanded storage 1 and 0.5 GB
    settings = (
        *SHORT,
        f"lpar.release={release}",
        f"lpar.processors={processors}",
        f"lpar.frames={round(central * PAGES_PER_GB)}p",
        f"lpar.xstor={'1G' if processors == 16 else '512M'}",
        f"guests.linux.count={idle}",
        f"guests.busy={{ {own}, {rest} }}",
        'timeline=[{at="0s", do="load", guests=["busy"]}]',
    )
    return Case("timers-430-600", settings, _locked)


def _locked(view: RunView) -> Values:
    """Return how much of the processors busy guests get, spins, and CP's time relative to that."""
    own, span = [guest.index for guest in view.guests("busy Linux guests")], view.phase("measure")
    done = view.together("guest.emulation", own, *span)
    found = figures(view)
    cp = found["cp_util_per_proc"] * view.scenario.lpar.processors / 100
    spins = {name: found[name] for name in ("spin_lock_rate", "pct_spin_time")}
    return {"done": done, "CP": cp / done} | spins


# ---- relocations


def _linked(view: RunView) -> Values:
    """Return the rate of the link, what the fiber of one channel carries (MB/s), and the guest's times."""
    p = view.scenario.parameters
    fiber = p.message_pages * (PAGE_BYTES + ADDRESS) / 1e6 / (p.message_chunks * p.wire / SECOND)
    return {"rate": rate(view), "fiber": fiber, **times(view)}


def _link(channels: int) -> Case:
    """Return the Java guest over channels of each system, with the recommended four connections each."""
    run = runs.over(layouts.non_shared(channels, layouts.ENOUGH * channels), "", "until=150s")
    return Case(run.scenario, run.settings, _linked)


def _quiesced(view: RunView) -> Values:
    """Return the number of passes, of those while the guest is stopped, and of those at the end."""
    move = moved(view)
    start, end = stopped(move)
    own = [start <= each.began and known(each.ended) <= end for each in move.passes]
    return {"passes": len(own), "stopped": sum(own), "last two": sum(own[-2:]), **times(view)}


def _move(run: StudyRun) -> Case:
    return Case(run.scenario, run.settings, _quiesced)


def _cases() -> Iterator[tuple[tuple[object, ...], Case]]:
    for n in GUESTS:
        yield ("memory", n), Case(OVERCOMMIT, (f"guests.db.count={n}",), _overcommitted)
    yield ("later", 6), Case(OVERCOMMIT, ("guests.db.count=6", *LATER), _overcommitted)
    for n in ADDED_TO:
        yield ("at IPL", n), _storage(n, online=False)
        yield ("online", n), _storage(n, online=True)
    for case in LOCKS:
        for release in RELEASES:
            yield ("lock", *case, release), _busy_among(*case, release)
    for channels in CHANNELS:
        yield ("link", channels), _link(channels)
    for name, run in MOVES.items():
        yield ("move", name), _move(run)


OVERCOMMIT = str(Path(__file__).parent / "overcommit.toml")
CASES = dict(_cases())
