"""lparlab lesson grade: what a solution is worth, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from app.command import main
from tests.lessons.grading.graded import write_graded


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_graded(tmp_path_factory.mktemp("graded") / "lesson")


@pytest.mark.slow
def test_the_lessons_own_solution_has_all_points(lesson: Path, tmp_path: Path) -> None:
    file = tmp_path / "grade.json"
    done = CliRunner().invoke(main, ["lesson", "grade", str(lesson), "--seeds", "1", "--json", str(file)])
    assert done.exit_code == 0, done.output
    assert "100 of 100 points" in done.output
    told = json.loads(file.read_text())
    assert told["points"] == 100
    assert [one["id"] for one in told["figures"]] == ["pages", "real"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["no-such-lesson"], "LESSON = no-such-lesson"),
        (["pausing-one-guest"], "no [[figures]]"),
        (["put-right", "--seeds", "0"], "--seeds = 0"),
        (["put-right", "nowhere"], "SOLUTION"),
    ],
)
def test_what_cannot_be_graded_is_refused(words: list[str], why: str) -> None:
    done = CliRunner().invoke(main, ["lesson", "grade", *words])
    assert done.exit_code != 0
    assert why in done.output
