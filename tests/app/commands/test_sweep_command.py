"""lparlab sweep: what it prints and writes, and how it refuses bad input."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from click.testing import Result as Ended

import app.commands.sweep
from app.command import main
from app.jobs.tasks.registry import JobError
from engine.runs.pool import Pool
from engine.studies.probes import StudyRun
from engine.studies.sweeps.table import Result, SweepOutcome
from tests.app.run_sets.sweep.made_up import SWEEP, outcome

GRID = ("--channels", "1,2", "--connections", "2-3", "--layout", "plain,crossed")


def lparlab(*arguments: str | Path) -> Ended:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


def _result(run: StudyRun, place: int) -> Result:
    try:
        return SweepOutcome(**outcome(run.scenario, list(run.settings), place))
    except JobError as error:
        return str(error)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Lets the command find results without runs; what it was asked for."""
    calls: list[Any] = []

    def answers(pool: Pool, work: Any, runs: Sequence[tuple[StudyRun, int]], heard: Any) -> list[Result]:
        calls.append(list(runs))
        heard(len(runs), len(runs))
        return [_result(run, place) for run, place in runs]

    monkeypatch.setattr(app.commands.sweep, "all_answers", answers)
    monkeypatch.setattr(app.commands.sweep, "warm_with_progress", lambda: None)
    monkeypatch.setattr(app.commands.sweep, "sweep_of", lambda study: SWEEP)
    return calls


def test_a_row_for_each_point(asked: list[Any]) -> None:
    found = lparlab("sweep", "relocation", *GRID, "--jobs", "3")
    assert found.exit_code == 0, found.output
    rows = [line.split() for line in found.output.splitlines() if line.startswith("Quick")]
    assert [row[1:4] for row in rows] == [
        ["straight", "1", "2"], ["straight", "1", "3"], ["straight", "2", "2"],
        ["crossed", "2", "2"], ["straight", "2", "3"], ["crossed", "2", "3"],
    ]  # fmt: skip
    assert "left out: channels = 1" in found.output
    (runs,) = asked
    assert len(runs) == 6


def test_medians_and_ranges_over_seeds_and_why_there_is_no_result(asked: list[Any]) -> None:
    found = lparlab("sweep", "relocation", *GRID, "--seeds", "3", "--workload", "quick,fails,slow")
    assert found.exit_code == 0, found.output
    lines = found.output.splitlines()
    assert sum("Paging space is full." in line for line in lines) == 6
    assert any("not completed: MAXQUIESCE" in line for line in lines if line.startswith("Slow"))
    assert all("(" in line for line in lines if line.startswith("Quick"))


def test_csv_into_a_file_or_alone(asked: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "sweep.csv"
    assert lparlab("sweep", "relocation", *GRID, "--csv", file).exit_code == 0
    alone = lparlab("sweep", "relocation", *GRID, "--csv", "-")
    assert alone.output == file.read_text("utf-8")
    assert len(list(csv.DictReader(io.StringIO(alone.output)))) == 6


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--channels", "0"), '--channels = "0": expected whole numbers from 1 to 16'),
        (("--connections", "x"), '--connections = "x": expected whole numbers from 1 to 16'),
        (("--layout", "staright"), "did you mean straight?"),
        (("--workload", "quik"), "did you mean quick?"),
        (("--seeds", "0"), "seeds = 0"),
        (("--jobs", "0"), "--jobs = 0"),
        (("--layout", "crossed", "--channels", "1"), "nothing to run"),
        (("--csv", "/no/such/folder/file.csv"), "expected a file in an existing folder"),
    ],
)
def test_bad_input_is_refused_before_anything_runs(
    asked: list[Any], options: tuple[str, ...], said: str
) -> None:
    found = lparlab("sweep", "relocation", *options)
    assert found.exit_code == 2
    assert said in found.output
    assert asked == []


def test_a_study_without_links_is_refused() -> None:
    found = lparlab("sweep", "pause")
    assert found.exit_code == 2
    assert 'no study "pause"; expected one of relocation' in found.output
