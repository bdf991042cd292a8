"""Reports of benchmarks, and the file that keeps them."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench import results
from bench.__main__ import BENCHMARKS
from bench.report import Report, Table, Target, figure
from bench.rounds import Spread, interleave, seconds

TABLE = Table(("candidate", "ms"), (("ours", "1.5"), ("theirs", "3.0")))


def report(title: str, *targets: Target) -> Report:
    return Report(title, (TABLE,), targets, ("A remark.",))


def test_a_table_in_markdown() -> None:
    assert TABLE.markdown() == "| candidate | ms |\n| --- | --: |\n| ours | 1.5 |\n| theirs | 3.0 |"


@pytest.mark.parametrize(
    ("target", "met", "row"),
    [
        (Target("speed", 0.8, 0.95), True, ("speed", "at least 0.8", "0.95", "yes")),
        (Target("speed", 0.8, 0.79), False, ("speed", "at least 0.8", "0.79", "NO")),
        (Target("start", 400, 1234.5, False, " ms"), False, ("start", "at most 400 ms", "1,234 ms", "NO")),
        (Target("start", 400, 400.0, False, " ms"), True, ("start", "at most 400 ms", "400 ms", "yes")),
        (Target("against C", 0.8, None), False, ("against C", "at least 0.8", "-", "not measured")),
    ],
)
def test_targets(target: Target, met: bool, row: tuple[str, ...]) -> None:
    assert (target.met, target.row()) == (met, row)


def test_figures_keep_three_digits_or_all_before_the_point() -> None:
    assert [figure(value) for value in (0.01234, 5.678, 99.94, 123456.7)] == [
        "0.0123",
        "5.68",
        "99.9",
        "123,457",
    ]


def test_targets_are_shown_and_kept() -> None:
    full = report("all", Target("speed", 2, 3))
    shown = StringIO()
    full.show(Console(width=80, file=shown))
    assert all(text in shown.getvalue() for text in ("theirs", "at least 2", "yes", "A remark."))
    assert "| speed | at least 2 | 3 | yes |" in full.markdown()


def put(name: str, written: Report, path: Path, load: float = 0.1) -> None:
    """Write a section into the file."""
    measured = results.Measured(written, load, 61.0)
    results.write({name: results.section(name, measured)}, ["core", "study"], path)


def test_a_run_replaces_its_section_only(tmp_path: Path) -> None:
    path = tmp_path / "RESULTS.md"
    put("study", report("first title"), path)
    put("core", report("core title"), path)
    put("study", report("second title"), path, load=2.5)
    text = path.read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings == ["# Benchmark results", "## core: core title", "## study: second title"]
    assert "load average before: 2.5" in text
    put("study", report("second title"), path, load=2.5)
    assert path.read_text(encoding="utf-8") == text


def test_the_file_names_the_commit_the_machine_and_no_folder(tmp_path: Path) -> None:
    path = tmp_path / "RESULTS.md"
    put("core", report("t"), path)
    text = path.read_text(encoding="utf-8")
    assert f", {results.commit()}, {results.machine()}; load average before: 0.1; took 61 s\n" in text
    assert "cores" in text
    assert "numba" in text
    assert str(Path.home()) not in text
    assert str(tmp_path) not in text


def test_rounds_are_interleaved() -> None:
    calls: list[str] = []

    def job(name: str) -> float:
        calls.append(name)
        return float(len(calls))

    found = interleave(3, {"a": lambda: job("a"), "b": lambda: job("b")})
    assert calls == ["a", "b"] * 3
    assert found == {"a": Spread((1.0, 3.0, 5.0)), "b": Spread((2.0, 4.0, 6.0))}


def test_spread() -> None:
    spread = Spread((2.0, 8.0, 4.0))
    assert spread.text(".1f") == "4.0 (2.0..8.0)"
    assert spread.per(Spread((1.0, 2.0, 4.0))).values == (2.0, 4.0, 1.0)


def test_seconds() -> None:
    assert 0.0 <= seconds(lambda: None) < 0.1


def test_the_readme_has_a_row_for_every_benchmark() -> None:
    text = Path(results.__file__).with_name("README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| (\w+) \| .+ \|$", text, re.MULTILINE) == ["Name", *BENCHMARKS]


def test_every_benchmark_has_its_module() -> None:
    folder = Path(results.__file__).parent
    for module in BENCHMARKS.values():
        file = (folder / module.replace(".", "/")).with_suffix(".py")
        assert "def run(quick: bool" in file.read_text(encoding="utf-8")
