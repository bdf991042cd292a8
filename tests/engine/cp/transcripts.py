"""Golden answers: what CP says to each command at one moment of a small machine, as a terminal shows it.

`python -m tests.engine.golden` writes them anew; look at the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.scenario import Scenario
from engine.sim import Simulation
from engine.units import MS
from tests.engine.small import TIMELINE, group, small, step

FOLDER = Path(__file__).parents[2] / "golden"
MOMENT = 460 * MS

# Each line is "userid: command"; without a userid MAINT gives it.
TRANSCRIPTS: dict[str, Sequence[str]] = {
    "query": [
        "query time",
        "APP0002: q t",
        "q names",
        "q userid",
        "q users",
        "q app0001",
        "q db0003",
    ],
    "indicate": ["indicate load", "DB0001: ind"],
    "pausing": [
        "for db0001 cmd stop cpu 0",
        "for db0001 cmd stop cpu 1",
        "q names",
        "send cp db0001 begin",
        "send cp db0002 stop cpu all",
        "DB0002: cpu 0 begin",
        "APP0001: stop",
        "stop",
    ],
    "errors": [
        "foo",
        "query",
        "query foo",
        "q time now",
        "set foo",
        "DB0001: set foo",
        "for db0001",
        "for db0001 cmd",
        "for nobody cmd stop",
        "send db0001 free",
        "for !!! cmd stop",
        "for maint cmd stop",
        "DB0001: for db0002 cmd stop",
        "DB0001: stop cpu x",
        "DB0001: stop cpu 1-0",
        "DB0001: stop cpu",
        "NOBODY: q time",
        "LATE0001: stop",
    ],
}


def scenario() -> Scenario:
    """The small machine with two virtual CPUs in each database guest, and a guest that is logged off."""
    guests = {
        "app": group("app", 2, "APP"),
        "db": group("db", 2, "DB", processors=2, userids=["DB0001", "DB0002"]),
        "late": group("db", 1, "LATE", userids=["LATE0001"]),
    }
    return small("suspend", guests=guests, timeline=[*TIMELINE, step("700ms", "boot", "late")])


def transcript(name: str) -> str:
    """Commands and answers as text."""
    sim = Simulation(scenario())
    sim.run(MOMENT)
    return "".join(f"{text}\n" for line in TRANSCRIPTS[name] for text in asked(sim, line))


def asked(sim: Simulation, line: str) -> list[str]:
    """A command and its answer."""
    userid, command = line.split(": ", 1) if ": " in line else ("MAINT", line)
    reply = sim.execute(command, userid)
    number = f"   [{reply.number}]" if reply.number else ""
    return [f"{userid}> {command}{number}", *reply.lines, ""]


def path(name: str) -> Path:
    """The file that keeps a transcript."""
    return FOLDER / f"cp-{name}.txt"


def write() -> None:
    """Write all transcripts anew."""
    for name in TRANSCRIPTS:
        path(name).write_text(transcript(name), encoding="utf-8")
