"""The sweep's benchmark: what it runs, and that the parts of a run are those of the run."""

from __future__ import annotations

import pytest

from bench.runs import sweep
from engine.studies.probes import StudyRun
from engine.studies.sweeps.table import relocate
from tests.systems import needs_posix

QUICK = StudyRun(
    "relocation-idle", tuple(f"kinds.idle.{name}_pages=10M" for name in ("load", "agent", "boot"))
)


def test_its_runs_are_all_different() -> None:
    jobs = sweep.jobs(sweep.RELOCATIONS)
    assert len(set(jobs)) == len(jobs) == sweep.RELOCATIONS
    assert len({run for run, _ in jobs}) > 40


def test_the_parts_are_those_of_the_run() -> None:
    found = sweep.parts(QUICK)
    assert found.simulated == relocate(QUICK).ended_at / 1e9
    assert min(found.load, found.build, found.run) > 0


@needs_posix("Windows does not add up the processor time of processes that have ended")
@pytest.mark.slow
def test_every_relocation_is_counted() -> None:
    wall, cpu, completed = sweep.sweeps([(QUICK, place) for place in range(3)], 1)
    assert completed == 3
    assert wall.median > 0
    assert cpu.median > 0
