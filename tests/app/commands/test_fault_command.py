"""lparlab fault: deals a machine to a file, judges answers, and shows the solution to trainers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.faults.catalog import fault_kinds
from engine.faults.deal import case
from tests.app.commands.test_command import good, lparlab

CASE = "hiperdispatch-2-0"  # its runs take a tenth of a second


@pytest.mark.slow
def test_a_case_is_dealt_into_a_file_that_runs(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    text = good("fault", "deal", "hiperdispatch", "--difficulty", "2", "--number", "0", "-o", str(file))
    assert f"Case {CASE}" in text
    assert "The healthy machine has" in text
    assert case(CASE).cause not in text + file.read_text("utf-8")
    assert "Find the fault" in good("run", str(file), "--until", "20s")


@pytest.mark.slow
def test_the_solution_answers_its_case() -> None:
    dealt = case(CASE)
    assert dealt.kind.id in good("fault", "solution", CASE)
    repair = [part for line in dealt.repair for part in ("--repair", line)]
    named = ("--cause", dealt.kind.id, "--place", dealt.place.name, *repair)
    found = json.loads(good("fault", "answer", CASE, *named, "--hints", "1", "--json", "-"))
    assert (found["case"], found["restored"], found["points"]) == (CASE, True, 9)


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
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], words: str) -> None:
    result = lparlab("fault", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert "It was" not in result.stdout
