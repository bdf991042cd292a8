"""Tasks of a pool on the cluster that the settings name: the same results, cancel, no scheduler."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.jobs.pool import ProcessPool
from tests.app.jobs.test_pool import ROOT, WAIT, heard, task
from tests.app.run_sets.matrix import short_job
from tests.app.run_sets.matrix.made_up import FIRST
from tests.app.run_sets.matrix.printed import FAILS, figures
from tests.systems import fails_under_wine

pytest.importorskip("distributed")
pytestmark = [pytest.mark.slow, fails_under_wine("Dask waits for two equal times of its clock")]
NOWHERE = "what://127.0.0.1:1"  # refused at once: Dask tries for 10 s whether a port is served


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[str], ProcessPool]]:
    """A pool of processes, while the settings name the scheduler at an address."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    made: list[ProcessPool] = []

    def make(address: str) -> ProcessPool:
        file = tmp_path / "lparlab" / "lparlab.conf"
        file.parent.mkdir()
        file.write_text(f"[dask]\naddress={address}\n", "utf-8")
        made.append(ProcessPool(short_job.JOB))
        return made[0]

    yield make
    for one in made:
        one.stop()
        assert one.processes == []


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    from tests.engine.runs.test_cluster import Started

    made = Started("--processes", "2", "--port", "0")
    yield made.address
    made.end()


def test_a_cluster_does_what_processes_do(
    qtbot: QtBot, pool: Callable[[str], ProcessPool], scheduler: str
) -> None:
    pool_of = pool(scheduler)
    last = heard(pool_of)
    tasks = [task(run.scenario, place=place) for run in FIRST for place in range(3)]
    fails, held = task(FAILS), task(FIRST[0].scenario, "lpar.frames=4998")
    with qtbot.waitSignal(pool_of.finished, timeout=WAIT):
        pool_of.add([*tasks, fails])
    assert last == {one: figures(one.key.scenario, (), one.place) for one in tasks} | {
        fails: "The master processor cannot keep up."
    }
    pool_of.add([held, tasks[0]])
    last.clear()
    with qtbot.waitSignal(pool_of.finished, timeout=WAIT):
        pool_of.cancel([held])
    assert last.keys() == {tasks[0]}


def test_a_scheduler_that_cannot_be_reached_is_the_reason_of_every_task(
    qtbot: QtBot, pool: Callable[[str], ProcessPool]
) -> None:
    pool_of = pool(NOWHERE)
    last = heard(pool_of)
    tasks = [task(run.scenario) for run in FIRST]
    with qtbot.waitSignal(pool_of.finished, timeout=WAIT):
        pool_of.add(tasks)
    assert all("127.0.0.1:1" in str(last[one]) for one in tasks)


def test_tasks_that_are_added_when_the_last_one_has_failed_are_sent_too(
    qtbot: QtBot, pool: Callable[[str], ProcessPool]
) -> None:
    pool_of = pool(NOWHERE)
    first, second = task(FIRST[0].scenario), task(FIRST[1].scenario)
    last = heard(pool_of)
    pool_of.failed.connect(lambda one, _: pool_of.add([second]) if one == first else None)
    pool_of.add([first])
    qtbot.waitUntil(lambda: second in last and not pool_of.tasks, timeout=WAIT)
    assert "127.0.0.1:1" in str(last[second])
