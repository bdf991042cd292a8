"""Experiments: what a file may say, rows in Parquet, going on after an interruption, and effects."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.cpuplugd.shipped import shipped
from engine.experiments.effects import SHARE, effects
from engine.experiments.experiment import (
    ERROR,
    KEY,
    POINT,
    SEED,
    Experiment,
    ExperimentError,
    load_experiment,
)
from engine.experiments.perform import perform
from engine.experiments.store import WHOLE, ResultStore, StoreError, table_of
from engine.runs.pool import Job, Pool, PoolAnswer, Threads, Work
from engine.runs.processes import Processes
from engine.runs.request import ResultRow, RunRequest, RunResult, key_of
from tests.engine.experiments.quick import TABLE, TOML, quick

pytest.importorskip("pyarrow")


class Here:
    """A pool that does jobs one by one in this thread, in any order, and counts them."""

    def __init__(self, seed: int = 0) -> None:
        self.seed, self.jobs = seed, 0

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        for place in random.Random(self.seed).sample(range(len(jobs)), len(jobs)):
            self.jobs += 1
            yield PoolAnswer(place, work(*jobs[place]))

    def close(self) -> None:
        pass


class Computed(Here):
    """Answers without a run: figures that follow from the settings."""

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        for place, (request,) in enumerate(jobs):
            self.jobs += 1
            numbers = dict(setting.split("=") for setting in request.settings)
            users = float(numbers["guests.linux.count"])
            hold = float(numbers["parameters.hold"].removesuffix("ns"))
            if users == 12 and hold == 6000:
                yield PoolAnswer(place, ResultRow(error="Paging space is full."))
            else:
                yield PoolAnswer(place, ResultRow({"busy": 10 * users + hold / 1000 + request.seed}))


@pytest.fixture
def whole() -> Experiment:
    return quick()


@pytest.mark.slow
def test_rows_are_the_same_in_any_order_and_pool_bit_for_bit(tmp_path: Path, whole: Experiment) -> None:
    files = []
    pools: list[Pool] = [Here(1), Here(2), Threads(), Processes(2)]
    for number, pool in enumerate(pools):
        perform(whole, pool, ResultStore(tmp_path / str(number), whole))
        pool.close()
        files.append((tmp_path / str(number) / WHOLE).read_bytes())
    assert len(set(files)) == 1


def test_what_is_done_is_not_done_again(tmp_path: Path, whole: Experiment) -> None:
    class Stopped(Exception):
        pass

    def stop(done: int, total: int, row: Any) -> None:
        if done == 5:
            raise Stopped

    first = Computed()
    with pytest.raises(Stopped):
        perform(whole, first, ResultStore(tmp_path, whole), stop)
    assert first.jobs == 5
    second, heard = Computed(), list[tuple[int, int]]()
    rows = perform(
        whole, second, ResultStore(tmp_path, whole), lambda done, total, row: heard.append((done, total))
    )
    assert second.jobs == 12 - 5
    assert heard[0] == (5, 12)
    assert heard[-1] == (12, 12)
    assert [path.name for path in tmp_path.iterdir()] == [WHOLE]
    assert rows == perform(whole, Computed(), None)
    third = Computed()
    assert perform(whole, third, ResultStore(tmp_path, whole)) == rows
    assert third.jobs == 0


def test_runs_with_a_rule_file_that_has_changed_have_other_keys(tmp_path: Path) -> None:
    rules, keys = tmp_path / "rules.conf", set()
    request = RunRequest("cpuplugd", RunResult(()), (f"guests.web1.cpuplugd={rules}",))
    for more in ("", "", "# changed\n"):
        rules.write_text(shipped()["interval-2"] + more, "utf-8")
        keys.add(key_of(request, "sources"))
    assert len(keys) == 2


def test_a_wider_experiment_does_only_what_is_new(tmp_path: Path, whole: Experiment) -> None:
    perform(whole, Computed(), ResultStore(tmp_path, whole))
    more, pool = quick(seeds=3), Computed()
    assert len(perform(more, pool, ResultStore(tmp_path, more))) == 18
    assert pool.jobs == 6


def test_a_run_that_fails_is_a_row_with_its_message(whole: Experiment) -> None:
    rows = perform(whole, Computed())
    failed = [row for row in rows if row[ERROR]]
    assert [(row["users"], row["hold"], row["busy"], row[ERROR]) for row in failed] == [
        (12.0, 6.0, None, "Paging space is full.")
    ] * 2
    real = quick(parameters=[{"key": "guests.linux.count", "name": "users", "values": [2, -1]}])
    assert ["guests.linux.count" in (row[ERROR] or "") for row in perform(real, Here())] == [True] * 2 + [
        False
    ] * 2


def test_units_are_in_the_file(whole: Experiment) -> None:
    schema = table_of(whole, perform(whole, Computed())).schema
    assert schema.names == ["point", "seed", "users", "hold", "busy", "error", "key"]
    assert schema.field("hold").metadata == {b"unit": b"us"}


def test_a_damaged_file_is_named(tmp_path: Path, whole: Experiment) -> None:
    (tmp_path / WHOLE).write_bytes(b"PAR1 is not all")
    with pytest.raises(StoreError, match=r"rows\.parquet: cannot be read as Parquet"):
        perform(whole, Computed(), ResultStore(tmp_path, whole))


def test_a_file_whose_column_has_no_name_in_utf_8_is_refused(tmp_path: Path) -> None:
    whole = quick()
    file = ResultStore(tmp_path, whole).finish([{POINT: 0, SEED: 1, ERROR: None, KEY: "a"}])
    file.write_bytes(file.read_bytes().replace(b"error", b"erro\xf2"))
    with pytest.raises(StoreError, match="cannot be read as Parquet") as raised:
        ResultStore(tmp_path, whole).known(["a"])
    assert str(raised.value).isprintable()


@pytest.mark.parametrize(
    "kind", ["grid", "one-at-a-time", "latin-hypercube", "sobol", "morris", "sobol-indices"]
)
def test_the_parameter_that_matters_has_the_larger_effect(kind: str) -> None:
    """Busy is 10 for each of 2 to 12 users, and 1 for each us of 4 to 6."""
    pytest.importorskip("SALib")
    made = quick({"kind": kind, "points": 40}, seeds=1)
    rows = perform(made, Computed())
    found = effects(made, made.points(), rows, "busy")
    assert [one.parameter for one in found.effects] == ["users", "hold"]
    first = found.effects[0]
    if found.unit == SHARE:
        assert first.high == pytest.approx(1.0, abs=0.1)
    else:
        assert first.high - first.low == pytest.approx(100, rel=0.1)
    assert found.used + found.dropped == len(made.points())


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"scenario": "no-such"}, "no such scenario"),
        ({"scenario": "../else/x.toml"}, "in the experiment folder"),
        ({"scenario": "/etc/passwd"}, "in the experiment folder"),
        ({"scenario": "README.md"}, "README.md"),  # of the folder where the tests run
        ({"seedz": 2}, "the nearest valid key is seeds"),
        ({"figures": [{"name": "x", "measure": "system.page_rat"}]}, "system.page_rate"),
        ({"figures": [{"name": "users", "measure": "system.page_rate"}]}, "expected different names for"),
        ({"parameters": [{"key": "lpar.xstor"}]}, "expected from and to"),
        ({"parameters": [{"key": "lpar.xstor", "from": "2G", "to": "1G"}]}, '"from" to be less than "to"'),
        ({"parameters": [{"key": "lpar.processors", "from": 1, "to": 10**400}]}, "lpar.processors"),
        ({"parameters": [{"key": "lpar.xstr", "from": "1G", "to": "2G"}]}, "lpar.xstr"),
        ({"targets": [{"figure": "bussy", "value": 1.0}]}, "the nearest valid name is busy"),
        ({"design": {"kind": "gird"}}, "design.kind"),
    ],
)
def test_what_is_wrong_is_said(more: dict[str, Any], said: str) -> None:
    with pytest.raises(ExperimentError, match=said.replace(".", r"\.")):
        quick(**{**TABLE, **more})


def test_what_is_wrong_is_said_in_one_printable_line() -> None:
    figure = {"name": "busy", "measure": "processor.busy", "of": "\u202e0"}
    with pytest.raises(ExperimentError, match=r"figures \(busy\): \"\\x202e0\"") as raised:
        quick(**{**TABLE, "figures": [figure]})
    assert str(raised.value).isprintable()


def test_a_file_is_read_as_its_table(tmp_path: Path) -> None:
    file = tmp_path / "quick.toml"
    file.write_text(TOML)
    assert [one.settings for one in (run.request for run in load_experiment(file).runs())] == [
        run.request.settings for run in quick().runs()
    ]
    file.write_text("scenario = [")
    with pytest.raises(ExperimentError, match=r"quick\.toml.*expected TOML"):
        load_experiment(file)
    with pytest.raises(ExperimentError, match="cannot be read"):
        load_experiment(tmp_path / "none.toml")
