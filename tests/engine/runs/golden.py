"""Golden traces: one second of a small machine as text, every change of state and every stage of a pause.

`python -m tests.engine.runs.golden` writes them anew; look at the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.kernel.kinds import ACTIVITY_LABELS, PAUSE_LABELS, STATE_LABELS, Activity, Pause, VcpuState
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.cp import transcripts
from tests.engine.small import behaviour, group, kind, small, step

FOLDER = Path(__file__).parents[2] / "golden"
METHODS = ("suspend", "stop")
_TIERS = ["80ms", "400ms"]


def scenario(method: str) -> Scenario:
    """An application server (paused), a database (paused) and a busy guest with two virtual CPUs."""
    poll = {"poll": behaviour("3ms", "15ms", "timer", _TIERS), "load": behaviour("12ms", "9ms", "io", _TIERS)}
    idle = {
        "idle": behaviour("4ms", "60ms", "random", _TIERS),
        "load": behaviour("9ms", "15ms", "io", _TIERS),
    }
    both = {
        "boot": behaviour("9ms", "2ms", "io", _TIERS, growth=20_000),
        "suspend": behaviour("12ms", "6ms", "io", _TIERS),
        "restore": behaviour("12ms", "6ms", "io", _TIERS, store=[1.0, 1.0]),
    }
    pages = {"boot_pages": 600, "agent_pages": 600, "load_pages": 600, "traffic_per_minute": 900.0}
    return small(
        method,
        title=f"Two of three guests are paused by {method}",
        until="1s",
        lpar={"processors": 2, "frames": 1500, "below_2g": 500, "xstor": 1000},
        parameters={
            "minor_slice": "5ms",
            "test_idle": "30ms",
            "freeze_time": "25ms",
            "cost_command": "2ms",
            "image_rate": 50.0,
        },
        kinds={
            "was": kind("poll", activities=both | poll) | pages,
            "rdb": kind("idle", activities=both | idle) | pages,
        },
        guests={
            "was": group("was", 1, "WAS", memory="32M"),
            "rdb": group("rdb", 1, "RDB", memory="32M"),
            "busy": group("was", 1, "BUSY", processors=2),
        },
        timeline=[
            step("0s", "boot", "was", "rdb", "busy"),
            step("50ms", "load", "was", "rdb", "busy"),
            step("300ms", "unload", "was", "rdb"),
            step("400ms", "pause", "was", "rdb"),
            step("800ms", "resume", "was", "rdb"),
            step("950ms", "load", "was"),
        ],
    )


def trace_text(scenario: Scenario) -> str:
    """The trace of a run, one line for each change."""
    return "".join(f"{line}\n" for line in (*_heading(scenario), *_lines(scenario)))


def _heading(scenario: Scenario) -> Iterator[str]:
    yield f"# {scenario.title}: {len(scenario.guests)} guests on {scenario.lpar.processors} processors."
    yield "# Written by `python -m tests.engine.runs.golden`. Time in ms; guest/virtual CPU; what changes."


def _lines(scenario: Scenario) -> Iterator[str]:
    sim = Simulation(scenario)
    rows, doing = 0, [(Pause.RUNNING, Activity.OFF)] * len(scenario.guests)
    names = _names(scenario)
    while not sim.finished:
        sim.run(scenario.until, 1)
        trace = sim.recording().trace
        for row in trace[rows:]:
            yield f"{row['time'] / 1e6:11.6f}  {names[row['vcpu']]:8} {STATE_LABELS[VcpuState(row['state'])]}"
        rows = len(trace)
        yield from _changes(sim, doing)
    yield from _ending(sim)


def _names(scenario: Scenario) -> list[str]:
    return [f"{guest.label}/{v}" for guest in scenario.guests for v in range(guest.processors)]


def _changes(sim: Simulation, doing: list[tuple[Pause, Activity]]) -> Iterator[str]:
    """What guests do otherwise than before the last event."""
    table = sim.state.tables[0]["guest"]
    for g, guest in enumerate(sim.scenario.guests):
        now = Pause(table[g]["pause"]), Activity(table[g]["activity"])
        if now != doing[g]:
            text = f"{PAUSE_LABELS[now[0]]}, {ACTIVITY_LABELS[now[1]]}"
            yield f"{sim.now / 1e6:11.6f}  {guest.label:8} * {text}"
            doing[g] = now


def _ending(sim: Simulation) -> Iterator[str]:
    yield "# At the end, guest by guest: CPU time in guest code and in CP (ns), pages"
    for guest, u in zip(sim.scenario.guests, sim.state.tables[0]["guest"], strict=False):
        times = f"{u['emul_ns']} {u['cp_ns']}"
        pages = " ".join(f"{name} {u[name]}" for name in "real xstor both page_ins stolen wakes".split())
        yield f"{guest.label:8} {times}  {pages}"
    yield f"# {sim.events} events"


def path(method: str) -> Path:
    """The file that keeps the trace."""
    return FOLDER / f"trace-{method}.txt"


def main() -> None:
    """Write the traces anew, and the answers of CP."""
    FOLDER.mkdir(exist_ok=True)
    for method in METHODS:
        path(method).write_text(trace_text(scenario(method)), encoding="utf-8")
    transcripts.write()


if __name__ == "__main__":
    main()
