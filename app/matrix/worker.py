"""Simulates runs in a process of its own: `python -m app.matrix.worker`.

Each line of its input asks for a run, as JSON: study, scenario, settings, place. Each line that it prints
says of the present one how far it is ({"share": 0.5}), what it has brought ({"figures": {...}}) or why it
brings nothing ({"reason": "..."}). It ends with the window: when its input is closed, it is gone.
"""

from __future__ import annotations

import json
import math
import os
import queue
import threading
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Any

from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import Simulation, SimulationError
from engine.studies.probes import Figures
from engine.studies.run_view import Open, Seen
from engine.studies.tables import figures_of

NICE = 12  # the window and its run come first
STEPS = 200  # parts of a run, after each of which it may say how far it is
APART = 0.1  # s between two words about that
CHUNK = 65_536


def main() -> None:
    """Do what is asked for until no more can come."""
    serve(answers)


def serve(work: Callable[..., Iterable[dict[str, Any]]]) -> None:
    """Answer each line of the input with what `work` says of it; never returns."""
    os.nice(NICE)
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    while True:
        for answer in work(**json.loads(asked.get())):
            print(json.dumps(answer), flush=True)  # noqa: T201


def _listen(asked: queue.SimpleQueue[str]) -> None:
    """Hand the lines of the input on; not by sys.stdin, whose lock would be held at the end."""
    rest = b""
    while chunk := os.read(0, CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            asked.put(line.decode())
    os._exit(0)


def answers(study: str, scenario: str, settings: list[str], place: int) -> Iterator[dict[str, Any]]:
    """What is said about one run."""
    try:
        loaded = load_scenario(scenario, settings)
        simulation = Simulation(loaded, loaded.seed + place)
        yield from _shares(simulation)
        yield {"figures": _finite(figures_of(study)(Seen(simulation.recording())))}
    except (ScenarioError, SimulationError, Open) as error:
        yield {"reason": str(error)}


def _shares(simulation: Simulation) -> Iterator[dict[str, float]]:
    until, said = simulation.scenario.until, monotonic()
    for step in range(1, STEPS + 1):
        simulation.run(until * step // STEPS)
        if monotonic() - said > APART:
            said = monotonic()
            yield {"share": step / STEPS}


def _finite(figures: Figures) -> Figures:
    """Without what never came to be, which JSON has no word for."""
    return {name: float(value) for name, value in figures.items() if math.isfinite(value)}


if __name__ == "__main__":
    main()
