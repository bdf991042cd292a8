"""lparlab fault: deals a machine to a file, judges answers, and shows the solution to trainers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.version import program_version
from engine.faults.catalog import fault_kinds
from engine.faults.deal import case
from lessons.report.report_file import read_report
from tests.app.commands.test_command import good, lparlab

CASE = "hiperdispatch-2-0"  # its runs take a tenth of a second


@pytest.fixture(autouse=True)
def _no_case_was_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.mark.slow
def test_a_case_is_dealt_into_a_file_that_runs(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    text = good("fault", "deal", "hiperdispatch", "--difficulty", "2", "--number", "0", "-o", str(file))
    assert f"Case {CASE}" in text
    assert "The healthy machine has" in text
    assert case(CASE).cause not in text + file.read_text("utf-8")
    assert "Find the fault" in good("run", str(file), "--until", "20s")


def solution() -> tuple[str, ...]:
    dealt = case(CASE)
    repair = [part for line in dealt.repair for part in ("--repair", line)]
    return ("--cause", dealt.kind.id, "--place", dealt.place.name, *repair)


@pytest.mark.slow
def test_the_first_answer_counts_and_enters_the_class(tmp_path: Path) -> None:
    answer, file = ("fault", "answer", CASE, *solution()), tmp_path / "class" / "report-a.json"
    file.parent.mkdir()
    found = json.loads(good(*answer, "--hints", "1", "--json", "-"))
    assert (found["case"], found["restored"], found["points"]) == (CASE, True, 9)
    again = good(*answer, "--student", "Ada", "--report", str(file))
    assert "shown before, so this proof earns no points" in again
    assert "0 of 10 points" in again
    assert "Cause: right (0 points)" in again
    table = good("grade", str(file.parent), "--replay")
    assert table.splitlines()[1].split()[:3] == ["Ada", f"fault-{CASE}", "90%"]
    assert "9 of 10" in table
    assert read_report(file).report.version == program_version()
    file.write_text(file.read_text().replace('"points":9', '"points":10'))
    result = lparlab("grade", str(file.parent), "--replay")
    assert "1 changed manually" in result.stdout
    assert "has 10 points; the replay results in 9" in result.stderr


@pytest.mark.slow
def test_an_answer_after_the_solution_earns_nothing(tmp_path: Path) -> None:
    assert case(CASE).kind.id in good("fault", "solution", CASE)
    found = json.loads(good("fault", "answer", CASE, *solution(), "--json", "-"))
    assert (found["restored"], found["again"], found["points"]) == (True, True, 0)


@pytest.mark.slow
def test_a_wrong_answer_shows_what_was_right_and_exits_with_1() -> None:
    arguments = ("--cause", "excessuse", "--place", "system", "--repair", "lpar.processors=5")
    result = lparlab("fault", "answer", CASE, *arguments)
    assert result.exit_code == 1
    assert f"It was: {case(CASE).cause}" in result.stdout
    assert "0 of 10 points" in result.stdout


def test_all_causes_are_listed() -> None:
    text = good("fault", "list")
    assert all(kind.id in text for kind in fault_kinds())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("deal", "paging", "--difficulty", "1"), "no faults of difficulty 1"),
        (("deal", "pausing"), "expected one of any"),
        (("solution", "relocation"), "expected study, difficulty and number"),
        (("answer", CASE, "--cause", "x", "--place", "y", "--repair", "z"), "expected one of pool-capacity"),
        (
            ("answer", CASE, "--cause", "cap", "--place", "y", "--repair", "lpar.processors=x"),
            "expected a whole",
        ),
        (
            ("answer", CASE, "--cause", "cap", "--place", "y", "--repair", "z", "--student", "Ada"),
            "expected --report too",
        ),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], words: str) -> None:
    result = lparlab("fault", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert "It was" not in result.stdout
