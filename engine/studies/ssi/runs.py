"""The runs that provide facts, claims and tables: shipped scenarios, by number of members."""

from __future__ import annotations

from engine.studies.probes import StudyRun

MEMBERS = (1, 2, 4)


def _runs(workload: str, *members: int) -> dict[int, StudyRun]:
    return {n: StudyRun(f"ssi-{workload}-{n}", name=f"{n} member{'s' * (n > 1)}") for n in members}


CPU = _runs("cpu", 1, 2, 3, 4)  # three members: not in the study
IO = _runs("io", 1, 2, 3, 4)
MEMORY = _runs("memory", 1, 2, 3, 4)
TERABYTE = _runs("terabyte", *MEMBERS)
IDLE = StudyRun("ssi-idle", name="no")
TRANSITIONS = StudyRun("ssi-transitions", name="leaving and joining")
LINKS = StudyRun("ssi-links", name="without links and back")
