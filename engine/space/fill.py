"""The paging space that a run fills, and the time when CP would abend because it is full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from engine.kernel.kinds import Status
from engine.kernel.units import MINUTE, clock_text, size_text
from engine.language import say
from engine.recording.recorder import Recording
from engine.runs.pool import run_to
from engine.scenario.scenario import Scenario
from engine.sim import Simulation, SimulationError
from engine.space.plan import SpacePlan

Notify = Callable[[float], None]
MOST = 400  # points of a curve, without its peak
_STEPS = 100  # of a run, after each of which progress is told
_LATE = 2  # the last half of a run says how use goes on
_GROWS = 0.001  # of the space: less growth in that half is none
_FAR = 10  # runs: a full space is foretold at most this far ahead


@dataclass(frozen=True)
class SpaceFill:
    """The part of a system's paging space that a run fills. times: ns; used: pages; ended: ns, the end of the
    run.

    error: the reason why the run ended early. abended: the reason was full paging space.
    """

    system: str
    space: int
    times: tuple[int, ...]
    used: tuple[int, ...]
    ended: int
    error: str = ""
    abended: bool = False

    @property
    def peak(self) -> int:
        """The maximum number of pages in use."""
        return max(self.used, default=0)

    @property
    def rate(self) -> float:
        """Pages per minute by which use grew in the second half of the run; 0 if it did not grow."""
        if len(self.used) < _LATE:
            return 0.0
        at = np.asarray(self.times, np.float64)
        late = at >= (at[0] + at[-1]) / _LATE
        used = np.asarray(self.used, np.float64)[late]
        if len(used) < _LATE or used[-1] - used[0] <= _GROWS * self.space:
            return 0.0
        return float(np.polyfit(at[late] / MINUTE, used, 1)[0])

    @property
    def full_at(self) -> int | None:
        """The time when the space is full if use continues to grow as in the second half, ns; None: not
        within the time of 10 runs.
        """
        if self.abended or not self.used or self.rate <= 0:
            return None
        at = self.ended + round((self.space - self.used[-1]) / self.rate * MINUTE)
        return at if at <= _FAR * max(1, self.ended) else None

    def as_json(self) -> dict[str, Any]:
        """Return a table that `fill_of_json` reads."""
        return asdict(self)


def fill_of_json(table: dict[str, Any]) -> SpaceFill:
    """Return the fill that `as_json` wrote."""
    return SpaceFill(**table | {"times": tuple(table["times"]), "used": tuple(table["used"])})


def fills(recording: Recording, error: str = "", full: Sequence[int] = ()) -> tuple[SpaceFill, ...]:
    """Return the space of each system that a run has filled so far. full: the systems that abended, by
    number.
    """
    free = recording.of_systems["dasd_free"].astype(np.int64) * recording.scenario.lpar.granule
    found = []
    for system in recording.systems:
        own, space = free[:, system.index], system.lpar.paging_space
        rows = np.append(np.linspace(0, len(own) - 1, min(MOST, len(own))).astype(int), own.argsort()[:1])
        rows = np.unique(rows)  # with the peak
        times = tuple(int(at) for at in recording.time[rows])
        used = tuple(int(space - pages) for pages in own[rows])
        abended = system.index in full
        found.append(SpaceFill(system.name, space, times, used, recording.now, error, abended))
    return tuple(found)


def simulated_fills(scenario: Scenario, notify: Notify = lambda share: None) -> tuple[SpaceFill, ...]:
    """Run a scenario to its end, or until CP abends, and return the space of each system that it fills.

    notify: receives the share of the run that is done.
    """
    simulation = Simulation(scenario)
    try:
        for step in range(1, _STEPS + 1):
            run_to(simulation, scenario.until * step // _STEPS)
            notify(step / _STEPS)
    except SimulationError as error:
        full = (simulation.state.tables["status"] == Status.PAGING_SPACE_FULL).nonzero()[0]
        return fills(simulation.recording(), str(error), full.tolist())
    return fills(simulation.recording())


def fill_in_words(fill: SpaceFill, storage: int) -> str:
    """Return a sentence about the space that the run filled, and the time when CP would abend. storage: of
    all guests, pages.
    """
    if fill.abended:
        return say(
            "CP abends at {0} with PGT004: the paging space of {1} is full.",
            clock_text(fill.ended),
            size_text(fill.space),
        )
    share = 100 * fill.peak / fill.space if fill.space else 0.0
    text = say(
        "At most {0} are in use until {1} ({2:.0f}%).", *(size_text(fill.peak), clock_text(fill.ended), share)
    )
    if fill.error:
        return f"{text} {fill.error}"
    if fill.full_at is None or fill.space >= storage:
        return text
    rest = say(
        "If use continues to grow by {0:,.0f} pages a minute, the space is full at {1}; CP then abends "
        "with PGT004 (derived).",
        fill.rate,
        clock_text(fill.full_at),
    )
    return f"{text} {rest}"


def outlook(plan: SpacePlan) -> str:
    """Return a sentence about whether the guests of a plan can make CP abend."""
    if plan.space >= plan.pageable:
        return say(
            "A run pages only the {0} of these guests, not the other items of the calculation: "
            "it cannot fill the space.",
            size_text(plan.pageable),
        )
    if plan.holds >= plan.pageable:
        return say(
            "Frames, expanded storage and paging space hold the {0} of all guests only in "
            "combination ({1}). CP might abend with PGT004 earlier, because some pages cannot "
            "leave real storage, and resident pages might keep their slots (KEEPSLOT, from z/VM "
            "6.3 on).",
            size_text(plan.pageable),
            size_text(plan.holds),
        )
    return say(
        "Guests have {0}, and frames, expanded storage and paging space hold {1}: CP abends with PGT004 "
        "before guests use more than that.",
        size_text(plan.pageable),
        size_text(plan.holds),
    )
