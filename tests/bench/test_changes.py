"""What has become slower since the results before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from bench import __main__ as program
from bench import results
from bench.changes import compare, figures
from bench.report import Report, Target

SPEED, TIME = "speed against C", "start, CPU time"


def section(name: str, *targets: Target) -> str:
    """Return a section as a run writes it."""
    return results.section(name, results.Measured(Report("a title", (), targets), 0.0, 1.0))


def measured(speed: float, ms: float, name: str = "core") -> dict[str, str]:
    return {name: section(name, Target(SPEED, 2, speed), Target(TIME, 900, ms, at_least=False, unit=" ms"))}


@pytest.mark.parametrize(
    ("speed", "ms", "rows"),
    [
        (4.0, 1500.0, []),
        (3.81, 1574.0, []),  # by less than 5%
        (8.0, 750.0, []),  # better
        (3.79, 1500.0, [(f"core: {SPEED}", "4", "3.79", "5%")]),
        (4.0, 1575.0, [(f"core: {TIME}", "1,500 ms", "1,575 ms", "5%")]),
        (
            2.0,
            3000.0,
            [(f"core: {SPEED}", "4", "2", "50%"), (f"core: {TIME}", "1,500 ms", "3,000 ms", "100%")],
        ),
    ],
)
def test_what_is_worse_by_5_percent_is_listed(speed: float, ms: float, rows: list[tuple[str, ...]]) -> None:
    found = compare(measured(4.0, 1500.0), measured(speed, ms))
    assert [row for table in found.tables for row in table.rows] == rows
    assert "2 figures of targets were compared" in found.remarks[0]
    assert f": {len(rows)} are worse by at least 5%" in found.remarks[0]


@given(st.floats(1e-3, 1e7), st.floats(1e-3, 1e7))
def test_a_figure_is_read_as_it_was_written(speed: float, ms: float) -> None:
    found = figures(measured(speed, ms)["core"])
    assert found[SPEED].value == pytest.approx(speed, rel=0.006)
    assert found[TIME].value == pytest.approx(ms, rel=0.006)
    assert (found[SPEED].at_least, found[TIME].at_least) == (True, False)


def test_another_machine_is_not_compared() -> None:
    elsewhere = {"core": measured(4.0, 1.0)["core"].replace(results.hardware(), "Z80, 1 cores, CP/M z80")}
    found = compare(elsewhere, measured(1.0, 9.0))
    assert not found.tables
    assert found.remarks == ("Nothing was compared: no results of this machine were there for core.",)


def test_only_what_was_measured_before_and_now_is_compared() -> None:
    before = measured(4.0, 1500.0) | measured(9.0, 9.0, "data")
    found = compare(before, measured(4.0, 1500.0) | measured(1.0, 1.0, "start"))
    assert not found.tables
    assert found.remarks[-1] == "Not compared, since no results of this machine were there: start."


def test_a_figure_that_was_not_measured_is_not_compared() -> None:
    before = {"core": section("core", Target(SPEED, 2, None))}
    assert "0 figures" in compare(before, measured(1.0, 1.0)).remarks[0]


def test_the_c_core_shows_how_fast_the_machine_is() -> None:
    before, now = (
        {"core": measured(4.0, 1.0)["core"] + f"\n| C -O2 | {rate} (1..9) | 1.00 |"} for rate in (50, 40)
    )
    assert any("0.80 times its speed" in remark for remark in compare(before, now).remarks)


def test_the_section_is_the_first_of_the_file() -> None:
    parts = measured(4.0, 1.0) | {results.CHANGES: section(results.CHANGES)}
    text = results.merge("", parts, ["core"])
    assert list(results.sections(text)) == [results.CHANGES, "core"]


@pytest.mark.parametrize(("names", "listed"), [([], True), (["core"], False)], ids=["all", "one"])
def test_a_run_of_single_benchmarks_leaves_the_section_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: list[str], listed: bool
) -> None:
    for name in ("core", "study"):
        report = Report(name, (), (Target(SPEED, 2, 1.0),))
        module = SimpleNamespace(run=lambda quick, report=report: report)
        monkeypatch.setitem(sys.modules, f"bench.{name}", module)
    monkeypatch.setattr(program, "BENCHMARKS", {"core": "core", "study": "study"})
    monkeypatch.setattr(results, "RESULTS", tmp_path / "RESULTS.md")
    old = measured(4.0, 1.0) | {results.CHANGES: section(results.CHANGES)}
    results.write(old, ["core"])
    shown = CliRunner().invoke(program.main, names, catch_exceptions=False).output
    found = results.sections(results.read())
    assert f"core: {SPEED}" in shown
    assert (f"core: {SPEED}" in found[results.CHANGES]) == listed
    assert (found[results.CHANGES].strip() == old[results.CHANGES].strip()) != listed


def test_results_of_changed_files_are_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        author = {f"GIT_{who}_{what}": "a" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        subprocess.run(
            ["git", *arguments], cwd=tmp_path, env=os.environ | author, check=True, capture_output=True
        )

    folder = tmp_path / "bench"
    folder.mkdir()
    for file in ("RESULTS.md", "core.py"):
        (folder / file).write_text("old", encoding="utf-8")
    git("init")
    git("add", ".")
    git("commit", "-m", "Begin")
    monkeypatch.setattr(results, "RESULTS", folder / "RESULTS.md")
    (folder / "RESULTS.md").write_text("new", encoding="utf-8")
    plain = results.commit()
    (folder / "core.py").write_text("new", encoding="utf-8")
    assert results.commit() == f"{plain} and changes"
    assert plain.startswith("commit ")
