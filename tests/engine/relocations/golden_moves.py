"""Golden trace of relocations: two guests over one link as text, each stage, pass and message.

`python -m tests.engine.relocations.golden_moves` writes it again; read the difference before you commit.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from engine.kernel.kinds import STATE_LABELS, VcpuState
from engine.kernel.units import MS
from engine.mechanisms.channels.connections import vary_device
from engine.mechanisms.multisystem import links_changed
from engine.recording.relocations import FINISH_LABELS, STAGE_LABELS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.state.relocation import Finish, MoveEntry, Stage
from tests.engine.relocations.pair import link, pair, writer
from tests.engine.small import group

PATH = Path(__file__).parents[2] / "golden" / "moves.txt"
UNTIL = 320 * MS
PULLED = 90 * MS
_COSTS = {  # of the relocation itself: other values in relocation_parameters.py leave the trace alone
    "walk_page": "10ns",
    "copy_page": "500ns",
    "message_cpu": "5us",
    "pass_min": 3,
    "pass_max": 16,
    "pass_ratio": 0.75,
    "throttle_ns": "50ms",
    "throttle_rate": 2000.0,
}


def scenario() -> Scenario:
    """Return a scenario: one guest with a swept heap goes, one with a few busy pages comes."""
    kinds = {"sweep": writer("sweep", 2048, 60_000.0), "calm": writer("skewed", 1024, 4000.0)}
    guests = {
        "go": group("sweep", 1, "GO", up=True),
        "come": group("calm", 1, "COM", up=True, system="B1", processors=2),
    }
    timeline = [
        {"at": "0s", "do": "load", "guests": ["go", "come"]},
        {"at": "50ms", "do": "relocate", "guests": ["go"], "to": "B1"},
        {"at": "60ms", "do": "relocate", "guests": ["come"], "to": "A1", "maxtotal": "1s"},
    ]
    return pair(kinds=kinds, guests=guests, timeline=timeline, parameters=_COSTS, **link(3, 2))


def text() -> str:
    """Return the events, one line each."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    sim = Simulation(scenario())
    yield "# Two guests pass each other on one link; a device is varied offline at 90 ms."
    yield "# Written by `python -m tests.engine.relocations.golden_moves`. Times in ms."
    pulled, told, trace = False, 0, 0
    while sim.now < UNTIL:
        if sim.now >= PULLED and not pulled:
            vary_device(sim.state.tables, np.int64(0), np.int64(0), np.int64(0))
            links_changed(sim.state.tables, sim.state.blocks)
            pulled = True
            yield f"{sim.now / 1e6:11.6f}  device D000 offline"
        sim.run(UNTIL, 1)
        moves = sim.recording().moves
        for row in moves[told:]:
            yield _told(sim, row)
        told = len(moves)
        rows = sim.recording().trace
        yield from (_state(sim, row) for row in rows[trace:] if row["time"] > 40 * MS)
        trace = len(rows)
    yield from _ending(sim)


def _told(sim: Simulation, row: Any) -> str:
    what = f"{row['time'] / 1e6:11.6f}  {sim.scenario.guests[row['guest']].label:4} "
    stage = STAGE_LABELS[Stage(int(row["stage"]))]
    if row["stage"] == Stage.ENDED:
        return f"{what} {stage}: {FINISH_LABELS[Finish(int(row['finish']))]}, {row['bytes']} bytes"
    told = MoveEntry(int(row["what"])).name.lower()
    return f"{what} {told}: {stage}, pass {row['passes']}: {row['sent']} of {row['listed']} pages"


def _state(sim: Simulation, row: Any) -> str:
    guest = sim.scenario.guests[int(sim.recording().vcpu_guest[row["vcpu"]])]
    return f"{row['time'] / 1e6:11.6f}  {guest.label:4} {STATE_LABELS[VcpuState(int(row['state']))]}"


def _ending(sim: Simulation) -> Iterator[str]:
    yield "# At the end: system, CPU time in guest code and in CP (ns), pages; link: bytes, starts"
    tables = sim.state.tables
    for g, guest in enumerate(sim.scenario.guests):
        system = int(np.argmax(tables["guest"]["here"][:, g]))
        u = tables["guest"][system, g]
        pages = " ".join(f"{name} {u[name]}" for name in "real dasd arrived wakes".split())
        yield f"{guest.label:4} {system} {u['emul_ns']} {u['cp_ns']} {pages}"
    row = tables["link"][0, 0]
    yield f"link {row['sent'].tolist()} {row['starts'].tolist()} {row['collisions']} collisions"
    yield f"# {sim.events} events"


def main() -> None:
    """Rewrite the trace."""
    PATH.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
