"""The runs of the study as a matrix: rule sets in rows, processors in columns; figures relative to manual
sizing.
"""

from __future__ import annotations

from engine.studies.cpuplugd import runs
from engine.studies.matrix import RELATIVE, Gauge, Matrix, MatrixEntry, MatrixField
from engine.studies.probes import StudyRun

RULES = {  # by the name of the rule file: runs with their own scenario
    "manual": runs.MANUAL,
    "cpu-loadavg": runs.LOADAVG,
    "cpu-load": runs.LOAD,
    "memory-1": runs.RULES_1,
    "memory-2": runs.RULES_2,
    "memory-3": runs.RULES_3,
    "memory-4": runs.RULES_4,
    "memory-7": runs.RULES_7,
    "separate for each server": runs.SERVER,
    **{f"interval-{n}": StudyRun(f"cpuplugd-interval-{n}", name=f"{n} s") for n in (2, 3, 4, 5)},
}
BASE = "memory-4"
PROCESSORS = "8"
FIELDS = (
    MatrixField(
        "rules", "Rules", "guests.all.cpuplugd", "file", BASE, "{0}",
        "The name of a shipped cpuplugd rule file, or the path of a custom file",
        choices=tuple(RULES),
    ),
    MatrixField(
        "processors", "Processors", "lpar.processors", "whole", PROCESSORS, "{0} IFLs",
        "Real processors of the LPAR; 8 in the study", range=(1, 64),
    ),
)  # fmt: skip

MATRIX = Matrix(
    base=RULES[BASE].scenario,
    across="processors",
    fields=FIELDS,
    entries=tuple(MatrixEntry(run, {"rules": name, "processors": PROCESSORS}) for name, run in RULES.items()),
    gauges=(
        Gauge("TPS", f"tps{RELATIVE}", "%", 0),
        Gauge("CPU", f"cpu{RELATIVE}", "%", 0),
        Gauge("Linux", f"linux{RELATIVE}", "%", 0),
        Gauge("z/VM", f"zvm{RELATIVE}", "%", 0),
    ),
    chief="rules",
    bases={name: run.scenario for name, run in RULES.items()},
    relative=runs.MANUAL,
)
