"""Golden trace of a cluster: a shutdown, an IPL, a join, a link that is cut, a member that is lost, as text.

`python -m tests.engine.ssi.golden_members` writes it anew; look at the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.kernel.kinds import INCIDENT_LABELS, Incident
from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.state.member import MODE_LABELS, STATE_LABELS, MemberState, Mode
from tests.engine.small import step
from tests.engine.ssi.clusters import NAMES, at, cluster

PATH = Path(__file__).parents[2] / "golden" / "members.txt"
UNTIL = 1000 * MS


def scenario() -> Scenario:
    """SYSTEM02 is IPLed again, a guest logs on meanwhile; SYSTEM01 loses its links; SYSTEM03 crashes."""
    steps = [
        at("200ms", "reipl", "SYSTEM02"),
        step("210ms", "boot", "late0"),
        at("400ms", "deactivate", "SYSTEM01"),
        at("440ms", "activate", "SYSTEM01"),
        at("500ms", "crash", "SYSTEM03"),
        at("880ms", "ipl-system", "SYSTEM03"),
    ]
    return cluster(3, steps)


def text() -> str:
    """Return the events, one line each."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    sim = Simulation(scenario())
    sim.run(UNTIL)
    yield "# Three members: one is shut down and IPLed, one loses its links, one crashes and is IPLed."
    yield "# Written by `python -m tests.engine.ssi.golden_members`. Times in ms."
    for row in sim.recording().log:
        if row["time"] > 100 * MS:
            yield f"{row['time'] / 1e6:11.6f}  {_told(sim, row)}"
    for slot, row in enumerate(sim.state.tables["member"][0][:3]):
        counts = ", ".join(f"{name} {row[name]}" for name in ("joins", "leaves", "suspends"))
        yield f"# {NAMES[slot]}: {STATE_LABELS[MemberState(row['state'])]}; {counts}"


def _told(sim: Simulation, row: Any) -> str:
    what, value = Incident(row["what"]), int(row["value"])
    if what == Incident.MEMBER_STATE:
        viewer, member = NAMES[value // 256], NAMES[value // 16 % 16]
        return f"{viewer}: {member} is {STATE_LABELS[MemberState(value % 16)]}"
    if what == Incident.SSI_MODE:
        return f"{NAMES[value // 16]}: mode {MODE_LABELS[Mode(value % 16)]}"
    if row["guest"] >= 0:
        return f"{sim.scenario.guests[int(row['guest'])].userid}: {INCIDENT_LABELS[what]}"
    return f"{INCIDENT_LABELS[what]}: {value}"


def write() -> None:
    """Rewrite the trace."""
    PATH.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    write()
