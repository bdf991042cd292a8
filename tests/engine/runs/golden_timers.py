"""Golden trace of timers: 50 ms of three guests on two processors as text, all that the processors do.

`python -m tests.engine.runs.golden_timers` writes it anew; look at the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.kernel.kinds import DOING_LABELS, LOCK_LABELS, STATE_LABELS, Doing, Lock, VcpuState
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.processors.timed import linux, timed
from tests.engine.small import behaviour, group

PATH = Path(__file__).parents[2] / "golden" / "timers.txt"
RELEASES = ("4.2", "4.3")
_COSTS = {  # all of them, so that fitting costs anew leaves the trace alone
    "interrupt": "1us",
    "leave": "2us",
    "pop": "1us",
    "waking": "3us",
    "hold": "1200us",
    "hold_more": "200us",
    "hold_shared": 1.2,
    "shared": "9us",
    "before": "90us",
    "after": "80us",
    "steal": "20us",
    "dispatch_lock": 0.5,
    "master_share": 0.3,
    "master_wake": 0.2,
    "paging_lock": 0.5,
    "paging_hold": "5us",
    "fresh": "2us",
}


def scenario(release: str) -> Scenario:
    """Guests that tick every 10 ms and work every 20 ms; locks are held long, so that there is spinning."""
    idle = behaviour("300us", "20ms", "timer", ["8ms", "never"])
    return timed(
        release,
        title=f"Timers on z/VM {release}",
        until="50ms",
        kinds={"linux": linux(tick="10ms", tick_burst="60us", activities={"idle": idle})},
        guests={"lnx": group("linux", 3, "LNX", up=True)},
        parameters=_COSTS,
    )


def text() -> str:
    """Both releases, one after the other."""
    return "".join(f"{line}\n" for line in (*_heading(), *(line for name in RELEASES for line in _run(name))))


def _heading() -> Iterator[str]:
    yield "# Timers: 3 guests on 2 processors over 50 ms, looked at closely."
    yield "# Written by `python -m tests.engine.runs.golden_timers`. Time in ms, lengths in us."


def _run(release: str) -> Iterator[str]:
    sim = Simulation(scenario(release))
    sim.run(sim.scenario.until)
    detail = sim.closely(0, sim.now)
    yield f"## z/VM {release}"
    labels = [guest.label for guest in sim.scenario.guests]
    rows = [(int(row["start"]), f"CPU {row['cpu']}", _doing(row, labels)) for row in detail.processors]
    rows += [(int(at), labels[v], STATE_LABELS[VcpuState(code)]) for at, v, code in detail.trace]
    for at, who, what in sorted(rows):
        yield f"{at / 1e6:10.6f}  {who:6} {what}"
    yield from _ending(sim)


def _doing(row: object, labels: list[str]) -> str:
    start, end, _, doing, vcpu, n = row.tolist()  # type: ignore[attr-defined]
    who = f" of {labels[vcpu]}" if vcpu >= 0 else ""
    taken = f", {n} taken" if doing == Doing.POP or n > 0 else ""
    return f"{DOING_LABELS[Doing(doing)]}{who}{taken}  {(end - start) / 1e3:.3f}"


def _ending(sim: Simulation) -> Iterator[str]:
    s = sim.state.tables[0]
    yield "# At the end: locks, processors (guest code, CP, idle: us), requests"
    for lock, row in zip(Lock, s["lock"], strict=True):
        spun, held = (f"{row[name] / 1e3:.3f}" for name in ("spin_ns", "held_ns"))
        counts = f"{row['requests']} requests, {row['spins']} spins"
        yield f"{LOCK_LABELS[lock]}: {counts}, {spun} us spun, {held} us held"
    for c, cpu in enumerate(s["cpu"][: s["n_cpu"]]):
        times = " ".join(f"{cpu[name] / 1e3:.3f}" for name in ("emul_ns", "cp_ns", "idle_ns"))
        yield f"CPU {c}: {times}"
    names = "timer_requests timers_served timers_cancelled timer_interrupts pops late_ticks".split()
    yield ", ".join(f"{name.replace('_', ' ')} {s[name]}" for name in names)


def main() -> None:
    """Write the trace anew."""
    PATH.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
