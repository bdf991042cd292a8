"""The runs of the study as a matrix: members in columns, the limit of the workload in rows."""

from __future__ import annotations

from engine.studies.matrix import Gauge, Matrix, MatrixBar, MatrixEntry, MatrixField
from engine.studies.probes import StudyRun
from engine.studies.ssi import runs

WORKLOADS = {
    "processor-bound": ("cpu", runs.CPU),
    "disk-bound": ("io", runs.IO),
    "short of memory": ("memory", runs.MEMORY),
    "256 GB per member": ("terabyte", runs.TERABYTE),
}
BASE = "processor-bound"
STATES = {  # runs of the first member alone, while members change their states
    "one member works; three are idle": runs.IDLE,
    "members 2 to 4 leave and join": runs.TRANSITIONS,
    "member 1 loses and regains its links": runs.LINKS,
}
THREE = "3"  # members that the study has not tried
FIELDS = (
    MatrixField(
        "workload", "Workload", "workload", "text", BASE, "{0}",
        "Limiting resource of Apache client and server sessions",
        choices=(*WORKLOADS, *STATES),
    ),
    MatrixField(
        "members", "Members", "members", "text", "1", "Members: {0}",
        "SSI cluster members, which divide the same processors, memory and guests",
        choices=("1", "2", "3", "4"),
    ),
    MatrixField(
        "share", "Client share", "sessions.web.client_share", "size", "", "{0} in clients",
        "Client share of the instructions, from 0 to 1; empty: one half", told=False,
    ),
    MatrixField(
        "rounds", "Exchanges", "sessions.web.rounds", "size", "", "{0} exchanges",
        "Between client and server in a transaction; empty: 8", told=False,
    ),
)  # fmt: skip


def _values(workload: str, members: int) -> dict[str, str]:
    return {"workload": workload, "members": str(members), "share": "", "rounds": ""}


def _entries() -> list[MatrixEntry]:
    found = [
        MatrixEntry(run, _values(workload, n), "untested prediction" if str(n) == THREE else "")
        for workload, (_, own) in WORKLOADS.items()
        for n, run in own.items()
    ]
    return found + [MatrixEntry(run, _values(state, 4)) for state, run in STATES.items()]


def _bases() -> dict[str, str]:
    """Return the scenario of each workload with each number of members, shipped or not."""
    found = {f"{name}, {n}": f"ssi-{id}-{n}" for name, (id, _) in WORKLOADS.items() for n in (1, 2, 3, 4)}
    return found | {f"{name}, 4": run.scenario for name, run in STATES.items()}


MATRIX = Matrix(
    base=StudyRun("ssi-cpu-1").scenario,
    across="members",
    fields=FIELDS,
    entries=tuple(_entries()),
    bars=(MatrixBar("Processors", "total_util_per_proc", "emulation", "cp", "spin"),),
    gauges=(
        Gauge("Transactions", "tx_per_s", "/s", 0),
        Gauge("Cycles/instruction", "cycles_per_instruction", "", 2),
        Gauge("Virtual I/Os", "virtual_io_rate", "/s", 0),
        Gauge("I/O response", "avg_response_time", "ms", 1),
    ),
    chief="workload",
    bases=_bases(),
)
