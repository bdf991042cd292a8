"""CSV and Parquet have all samples and the measures' own numbers."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from engine.exports.csv_files import cell, write_csv, write_parquet
from engine.exports.states import write_vcd
from engine.exports.tables import tables
from engine.exports.trace import write_trace
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.small import small


@pytest.fixture(scope="module")
def run() -> Recording:
    sim = Simulation(small("suspend"))
    sim.run(sim.scenario.until)
    return sim.recording()


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_guests_have_a_row_for_each_interval_and_the_numbers_of_the_measures(
    run: Recording, tmp_path: Path
) -> None:
    assert list(write_csv(tables(run), tmp_path))[-1] == 1.0
    found, guests = rows(tmp_path / "guests.csv"), run.scenario.guests
    assert len(found) == (len(run.time) - 1) * len(guests)
    measure = measures()["guest.real"]
    for guest in guests:
        own = [row for row in found if row["userid"] == guest.userid]
        values = [float(row["guest.real (pages)"]) for row in own]
        assert values == pytest.approx(measure.values(run, [guest.index], run.time).tolist(), rel=1e-5)
        assert [float(row["from (s)"]) for row in own] == pytest.approx((run.time[:-1] / SECOND).tolist())


def test_a_span_has_only_its_own_samples(run: Recording, tmp_path: Path) -> None:
    start, end = int(run.time[2]), int(run.time[7])
    list(write_csv(tables(run, start, end), tmp_path))
    found = rows(tmp_path / "system.csv")
    assert len(found) == 5
    assert (float(found[0]["from (s)"]), float(found[-1]["to (s)"])) == (start / SECOND, end / SECOND)


def test_a_span_between_two_samples_has_the_interval_around_it(run: Recording, tmp_path: Path) -> None:
    first, second = run.time[3], run.time[4]
    third = (second - first) // 3
    list(write_csv(tables(run, int(first + third), int(second - third)), tmp_path))
    (row,) = rows(tmp_path / "system.csv")
    assert float(row["from (s)"]) == pytest.approx(first / SECOND)
    assert float(row["to (s)"]) == pytest.approx(second / SECOND)


def test_parquet_has_the_same_tables_with_units(run: Recording, tmp_path: Path) -> None:
    list(write_csv(tables(run), tmp_path))
    assert list(write_parquet(tables(run), tmp_path))[-1] == 1.0
    for table in tables(run):
        read, plain = pq.read_table(tmp_path / f"{table.name}.parquet"), rows(tmp_path / f"{table.name}.csv")
        assert read.num_rows == len(plain)
        for column in table.columns:
            field = read.schema.field(column.name)
            assert (field.metadata or {}).get(b"unit", b"").decode() == column.unit
            given = [row[column.heading] for row in plain]
            values = read.column(column.name).to_pylist()
            if column.text:
                assert values == given
            else:
                numbers = [float(text) if text else np.nan for text in given]
                known = [np.nan if value is None else value for value in values]
                np.testing.assert_allclose(known, numbers, rtol=1e-5, atol=1e-12)


def test_clusters_have_members_and_packs() -> None:
    sim = Simulation(load_scenario("ssi-io-2"))
    sim.run(3 * SECOND)
    assert [table.name for table in tables(sim.recording())] == [
        "system",
        "guests",
        "phases",
        "members",
        "packs",
    ]


@pytest.mark.parametrize("write", [write_csv, write_parquet])
def test_a_cancelled_file_is_not_there(run: Recording, tmp_path: Path, write: object) -> None:
    assert callable(write)
    steps: Iterator[float] = write(tables(run)[1:2], tmp_path)
    next(steps)
    assert list(tmp_path.iterdir())
    steps.close()  # type: ignore[attr-defined]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (12345.65, "12345.65"),
        (1234.567, "1234.567"),
        (123_456_789_012.0, "123456789012"),
        (1 / 3, "0.333333"),
        (0.0, "0"),
        (float("nan"), ""),
    ],
)
def test_cells_keep_times_and_counts(value: float, text: str) -> None:
    assert cell(value) == text


def test_each_row_says_that_the_release_of_the_site_is_another_one(tmp_path: Path) -> None:
    scenario = small("suspend")
    lpar = scenario.lpar.model_copy(update={"site_release": "7.3"})
    sim = Simulation(scenario.model_copy(update={"lpar": lpar}))
    sim.run(SECOND)
    run, said = sim.recording(), f"{lpar.release} for a site on 7.3"
    list(write_csv(tables(run), tmp_path))
    list(write_parquet(tables(run), tmp_path))
    for name in ("system", "guests"):
        assert {row["release"] for row in rows(tmp_path / f"{name}.csv")} == {said}
        assert set(pq.read_table(tmp_path / f"{name}.parquet")["release"].to_pylist()) == {said}
    list(write_trace(run, tmp_path / "trace.json"))
    assert json.loads((tmp_path / "trace.json").read_text())["otherData"]["release"] == said
    list(write_vcd(run, tmp_path / "run.vcd"))
    assert said in (tmp_path / "run.vcd").read_text()
