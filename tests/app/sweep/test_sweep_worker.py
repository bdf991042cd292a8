"""What a process says of real relocations."""

from __future__ import annotations

from dataclasses import asdict

from pytestqt.qtbot import QtBot

from app.matrix.jobs import Job, Key
from app.matrix.pool import Pool
from app.sweep.panel import MODULE
from app.sweep.worker import answers
from engine.studies.probes import Run
from engine.studies.sweeps.run import relocate

WAIT = 120_000  # ms: a process is started on a busy machine, and loads the kernels
SMALL = tuple(f"kinds.idle.{name}_pages=10M" for name in ("load", "agent", "boot"))
QUICK = Run("relocation-idle", SMALL)


def test_an_outcome_or_a_reason() -> None:
    (said,) = answers("relocation", QUICK.scenario, list(SMALL), 0)
    assert said == {"outcome": asdict(relocate(QUICK))}
    (said,) = answers("relocation", QUICK.scenario, ["links.main.connections=[]"], 0)
    assert "links.main.connections" in said["reason"]


def test_the_pool_relocates_in_processes(qtbot: QtBot) -> None:
    pool, said = Pool(module=MODULE), {}
    pool.said.connect(lambda job, what: said.update({job: what}))
    jobs = [Job("relocation", Key.of(QUICK), place) for place in range(3)]
    pool.add(jobs)
    qtbot.waitUntil(lambda: not pool.jobs, timeout=WAIT)
    assert said == {job: {"outcome": asdict(relocate(QUICK, job.place))} for job in jobs}
    assert pool.processes == []
