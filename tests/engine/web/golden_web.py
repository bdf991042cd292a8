"""Golden trace of web sessions: where each session is, event by event, as text.

`python -m tests.engine.web.golden_web` writes it anew; look at the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.state.web import At
from tests.engine.web.machines import guests, machine, packs, sessions

PATH = Path(__file__).parents[2] / "golden" / "web.txt"
UNTIL = 4 * MS
PLACES = {
    At.THINK: "thinks",
    At.CLIENT: "runs in",
    At.SERVER: "runs in",
    At.LOCK: "waits to read in",
    At.SHARED_VOLUME: "waits for",
    At.TRAVEL: "is on its way to",
}


def scenario() -> Scenario:
    """Return two systems with a server and a client each; each server has a session from either client."""
    return machine(
        2,
        lpar={"processors": 1, "mdc": "500p"},
        guests=guests(2, 2),
        sessions=sessions(across=True, think="200us", reads=2.5),
        packs=packs(2),
    )


def text() -> str:
    """Return the events, one line each."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    sim = Simulation(scenario())
    yield "# Sessions of two servers, each from a client of both systems; volumes PACK0 and PACK1."
    yield "# Written by `python -m tests.engine.web.golden_web`. Times in ms; r: round, f: reads of the file."
    before: list[str] = ["" for _ in range(int(sim.state.tables["n_session"][0]))]
    while sim.now < UNTIL:
        sim.run(UNTIL, 1)
        for i in range(len(before)):
            now = _session(sim, i)
            if now != before[i]:
                yield f"{sim.now / 1e6:9.6f}  session {i} {now}"
                before[i] = now
    yield from _ending(sim)


def _session(sim: Simulation, i: int) -> str:
    rows = sim.state.tables["session"][:, i]
    system = int(np.argmax(rows["at"] != At.ELSEWHERE))
    x = rows[system]
    at = At(int(x["at"]))
    return f"{PLACES[at]} {_where(sim, at, x)}, system {system}, r {x['round']}, f {x['done']}/{x['reads']}"


def _where(sim: Simulation, at: At, x: Any) -> str:
    if at == At.SHARED_VOLUME:
        return list(sim.scenario.packs)[int(x["shared_volume"])]
    guest = {At.CLIENT: "client", At.THINK: "client", At.TRAVEL: "to"}.get(at, "server")
    return sim.scenario.guests[int(x[guest])].label


def _ending(sim: Simulation) -> Iterator[str]:
    yield "# At the end: transactions, ns in them, virtual I/Os, those from the minidisk cache; each exposure"
    for system, s in enumerate(sim.state.tables):
        yield f"system {system} {s['tx']} {s['tx_ns']} {s['virtual_ios']} {s['mdc_hits']}"
        for name, p in zip(sim.scenario.packs, s["shared_volume"], strict=False):
            counted = " ".join(
                f"{what} {p[what]}" for what in "started ended wait_ns busy_ns queue_ns".split()
            )
            yield f"system {system} {name} {counted}"
    yield f"# {sim.events} events"


def main() -> None:
    """Rewrite the trace."""
    PATH.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
