"""Figures of one run of the study: times, passes and pages of its relocation, and rates of its link.

Rates are those of the passes in which the guest still runs, from the first to the last sample in that time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.recording.relocations import Relocation, relocations
from engine.scenario.scenario import Guest
from engine.state.relocation import Finish, Stage
from engine.studies.probes import Figures
from engine.studies.relocation.layouts import SOURCE
from engine.studies.run_view import Open, RunView

K = 1024  # pages: the study's k
MB = 1e6  # bytes
LINK = "main"
SPANS = ("before", "passes", "quiesce", "after")  # of a relocation: spans that `stolen` distinguishes
Span = tuple[int, int]
Floats = npt.NDArray[np.float64]


# ---- the relocation


def moved(view: RunView, place: int = 0) -> Relocation:
    """Return a relocation of the run, which must have ended. Raises Open."""
    found = relocations(view.recording)
    if len(found) <= place:
        view.later("no relocation was asked for")
    move = found[place]
    if move.finish == Finish.NOT_YET:
        view.later("the relocation has not been completed")
    if move.finish != Finish.COMPLETED:
        raise Open(f"the relocation has not been completed: {Finish(move.finish).name}")
    return move


def relocation_s(move: Relocation) -> float:
    """Return the time from the command until the guest runs at the destination, s."""
    return move.relocation_ns / SECOND


def quiesce_s(move: Relocation) -> float:
    """Return the time during which the guest is stopped, s."""
    return move.quiesce_ns / SECOND


def sent(move: Relocation) -> list[int]:
    """Return the pages of each pass."""
    return [pass_.sent for pass_ in move.passes]


def live(move: Relocation) -> Span:
    """Return the time range during which pages are sent and the guest runs, ns."""
    return known(move.moving_at), known(move.quiesced_at)


def known(moment: int | None) -> int:
    """Return a moment if it has been reached. Raises Open."""
    if moment is None:
        raise Open("this was never reached")
    return moment


def stopped(move: Relocation) -> Span:
    """Return the time range during which the guest is stopped, ns."""
    return known(move.quiesced_at), known(move.resumed_at)


def copying_s(move: Relocation) -> float:
    """Return the time during which pages are sent and the guest is stopped, s."""
    kinds = (Stage.PENULTIMATE, Stage.FINAL)
    return sum(end - start for stage, start, end in move.stages if stage in kinds) / SECOND


def times(view: RunView) -> Figures:
    """Return the times of a relocation, s."""
    move = moved(view)
    return {"relocation": relocation_s(move), "quiesce": quiesce_s(move)}


# ---- the link


def inside(view: RunView, span: Span) -> tuple[int, int]:
    """Return the first and the last sample in a time range. Raises Open if they are the same."""
    view.need(span[1])
    found = np.flatnonzero((view.recording.time >= span[0]) & (view.recording.time <= span[1]))
    if len(found) < 2:
        raise Open("too few samples of that time")
    return int(found[0]), int(found[-1])


def gained(view: RunView, table: str, field: str, span: Span) -> Floats:
    """Return the gain of a counter per second: one row for each connection, channel or link."""
    first, last = inside(view, span)
    rows: Any = getattr(view.recording, table)[field]
    time = view.recording.time
    return np.asarray((rows[last] - rows[first]) / ((time[last] - time[first]) / SECOND), np.float64)


def devices(view: RunView) -> dict[int, tuple[str, str]]:
    """Return the channels of each connection by its device number, in the order of the tables."""
    numbers = {
        int(given.device, 16) + place: given.channels
        for given in view.scenario.links[LINK].connections
        for place in range(given.count)
    }
    return dict(sorted(numbers.items()))


def side(view: RunView, system: str = SOURCE) -> int:
    """Return the side of the link on which a system is."""
    return view.scenario.links[LINK].systems.index(system)


def starts(view: RunView) -> dict[int, float]:
    """Return the I/Os of each device per second, in both directions."""
    each = gained(view, "connections", "starts", live(moved(view))).sum(axis=1)
    return dict(zip(devices(view), each.tolist(), strict=True))


def channel_starts(view: RunView) -> dict[str, float]:
    """Return the I/Os per second by channel of the source."""
    found: dict[str, float] = {}
    for number, rate in starts(view).items():
        name = devices(view)[number][side(view)]
        found[name] = found.get(name, 0.0) + rate
    return found


def rate(view: RunView) -> float:
    """Return the sending rate of the source over the link, MB/s."""
    return float(gained(view, "links", "sent", live(moved(view)))[0, side(view)]) / MB


def carried(view: RunView, system: str = SOURCE) -> list[int]:
    """Return the device numbers on which a system has sent data by the end of its relocation, ascending."""
    moved(view)
    counts = view.recording.connections["starts"][-1][:, side(view, system)]
    return [number for number, count in zip(devices(view), counts, strict=True) if count]


# ---- guests


def steal(view: RunView, guest: Guest, span: Span) -> float:
    """Return the steal of a guest's virtual CPUs, %; only whole samples count."""
    first, last = inside(view, span)
    time = view.recording.time
    return view.over("guest.steal", guest, int(time[first]), int(time[last]))


def stolen(when: str, view: RunView) -> float:
    """Return the moving guest's steal, %: before the command, while sending, while stopped, or after."""
    move = moved(view)
    spans = {
        "before": (SECOND, move.asked_at),
        "passes": live(move),
        "quiesce": stopped(move),
        "after": (stopped(move)[1], stopped(move)[1] + 4 * SECOND),
    }
    return steal(view, view.scenario.guests[move.guest], spans[when])


def used(view: RunView, guests: list[Guest], span: Span) -> float:
    """Return the processors that the code of these guests uses."""
    rows = gained(view, "guests", "emul_ns", span)
    return float(rows[[guest.index for guest in guests]].sum()) / SECOND


def busy(view: RunView, system: str, span: Span) -> float:
    """Return the use of a system's processors: 1 = all are busy."""
    place = [system.name for system in view.recording.systems].index(system)
    idle = gained(view, "cpus", "idle_ns", span)[view.recording.cpu_system == place]
    return 1.0 - float(idle.mean()) / SECOND
