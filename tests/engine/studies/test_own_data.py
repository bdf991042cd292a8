"""Measured series beside runs: what a run itself has exported agrees with it, something else does not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.exports.csv_files import write_csv
from engine.exports.tables import tables
from engine.kernel.units import SECOND
from engine.measured.data import DataError, Measurements
from engine.measured.reading import read
from engine.measures import measures
from engine.measures.selectors import UnknownName
from engine.measures.target import Measured, MeasuredTarget
from engine.recording.recorder import Recording
from engine.sim import Simulation
from engine.studies.own_data import (
    agreement,
    best_start,
    compare,
    measured,
    proposed,
    simulated,
    spans,
    target_of,
)
from tests.engine.small import small

REAL = "guest.real"


@pytest.fixture(scope="module")
def run() -> Recording:
    sim = Simulation(small("suspend"))
    sim.run(sim.scenario.until)
    return sim.recording()


@pytest.fixture
def exported(run: Recording, tmp_path: Path) -> Measurements:
    list(write_csv(tables(run), tmp_path))
    return read(tmp_path / "guests.csv")


def test_what_a_run_has_exported_agrees_with_it(run: Recording, exported: Measurements) -> None:
    found = proposed(exported, run.scenario)
    guests = run.scenario.guests
    assert {one.of for one in found.values()} == {guest.userid for guest in guests}
    for path, target in found.items():
        one = measured(exported, path, target)
        assert one.values.tolist() == pytest.approx(simulated(run, target)[1].tolist(), rel=1e-5, abs=1e-9)
        how = agreement(one, spans(one, run.scenario), run)
        assert np.isnan(how.difference) or how.difference == pytest.approx(
            0, abs=1e-3 * max(abs(one.values).max(), 1)
        )


def test_the_report_counts_series_as_published_values(run: Recording) -> None:
    times, values = simulated(run, MeasuredTarget(REAL))
    good = Measured("good", MeasuredTarget(REAL), times, values * 1.05)
    bad = Measured("bad", MeasuredTarget(REAL), times, values * 2)
    report, lines = compare([good, bad], run.scenario, 1)
    verdicts = {one.fact.id.partition(":")[0]: one.verdict for one in report.facts if one.fact.value}
    assert verdicts == {"good": "within", "bad": "outside"}
    assert report.summary()["predict"]["of"] == len(report.facts)
    for one in report.facts:
        if one.fact.value:
            assert one.simulated == pytest.approx(
                one.fact.value / (1.05 if "good" in one.fact.id else 2), rel=0.02
            )
    assert len(lines) == 2
    assert "root mean square" in lines[0]


def test_the_best_start_is_where_the_curves_agree(run: Recording) -> None:
    times, values = simulated(run, MeasuredTarget(REAL))
    assert values.std() > 0
    shifted = Measured("a", MeasuredTarget(REAL), times + 3 * SECOND, values * 0.5)
    found = best_start(shifted, run)
    assert found is not None
    assert found / SECOND == pytest.approx(-3, abs=0.2)


def test_units_are_those_of_the_measure() -> None:
    data = Measurements("a.csv", "table")
    data.extend(("mem",), np.arange(3) * SECOND, np.array([4.0, 8.0, 12.0]))
    data.units[("mem",)] = "KB"
    assert measured(data, ("mem",), MeasuredTarget(REAL)).values.tolist() == [1, 2, 3]
    assert measured(data, ("mem",), MeasuredTarget(REAL), unit="MB").values.tolist() == [1024, 2048, 3072]
    data.units[("mem",)] = "s"
    with pytest.raises(DataError, match=r"is in s; expected pages"):
        measured(data, ("mem",), MeasuredTarget(REAL))


def test_names_of_targets(run: Recording) -> None:
    assert target_of("guest.real / DB0001") == MeasuredTarget(REAL, "DB0001")
    assert target_of("system.page_rate").numbers(run.scenario) == [0]
    assert len(target_of(REAL).numbers(run.scenario)) == len(run.scenario.guests)
    with pytest.raises(UnknownName):
        target_of("guest.reel")
    with pytest.raises(UnknownName):
        target_of("guest.real/NOBODY").numbers(run.scenario)
    assert measures()[REAL].title in target_of(REAL).title


def test_a_series_outside_of_the_run_is_refused(run: Recording) -> None:
    late = Measured("late", MeasuredTarget(REAL), np.arange(5) * SECOND + run.now + 10**12, np.ones(5))
    with pytest.raises(DataError, match="no values between"):
        compare([late], run.scenario, 1)
