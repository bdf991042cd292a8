"""The runs of the study as a matrix: links and workloads in rows, with and without IMMEDIATE in columns."""

from __future__ import annotations

from engine.studies.matrix import Gauge, Matrix, MatrixEntry, MatrixField
from engine.studies.probes import StudyRun
from engine.studies.relocation import runs

CASES = {  # runs with their own scenario
    "Java, one channel": runs.ONE[4],
    "Java, two channels straight": runs.TWO_STRAIGHT[8],
    "Java, two channels crossed": runs.TWO_CROSSED[8],
    "Java, two channels non-shared": runs.OWN_TWO[8],
    "Java, 3 x 3 connections": runs.THREE,
    "Java, four channels": runs.SHARED[4],
    "Java, seven channels optimized": runs.BEST_7,
    "Java, link of part II": runs.JAVA,
    "file system, cached": StudyRun("relocation-cached", name="cached"),
    "file system, direct": StudyRun("relocation-direct", name="direct"),
    "database": runs.OLTP,
}
BASE = "Java, link of part II"
FIELDS = (
    MatrixField(
        "case", "Link and workload", "case", "text", BASE, "{0}",
        "Part I: a Java guest over links of all kinds; part II: all workloads over one link",
        choices=tuple(CASES),
    ),
    MatrixField(
        "immediate", "IMMEDIATE", "timeline.2.immediate", "yes", "false", "IMMEDIATE YES",
        "One pass while the guest runs; then, the guest is stopped", no="IMMEDIATE NO",
    ),
)  # fmt: skip


def _entry(case: str, immediate: str) -> MatrixEntry:
    values = {"case": case, "immediate": immediate}
    shipped = CASES[case]
    if immediate == "false":
        return MatrixEntry(shipped, values)
    return MatrixEntry(
        StudyRun(shipped.scenario, (FIELDS[1].setting(immediate),)), values, "not in the study"
    )


MATRIX = Matrix(
    base=CASES[BASE].scenario,
    across="immediate",
    fields=FIELDS,
    entries=tuple(_entry(case, immediate) for case in CASES for immediate in ("false", "true")),
    gauges=(
        Gauge("Relocation", "relocation", "s", 1),
        Gauge("Quiesce", "quiesce", "s", 2),
        Gauge("Passes", "passes", "", 0),
        Gauge("Rate", "rate", "MB/s", 0),
    ),
    chief="case",
    bases={name: run.scenario for name, run in CASES.items()},
)
