"""The grade of cpuplugd's rules: points, goals, and runs with the grader's own seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cpuplugd.shipped import shipped
from engine.scenario.files.error import ScenarioError
from engine.studies.cpuplugd import grading
from engine.studies.cpuplugd.grading import RelativeRun, RuleGrade, figures, graded

ALL = dict.fromkeys(grading.SERVERS, "memory-7")


def of(*each: RelativeRun) -> RuleGrade:
    return RuleGrade(tuple(range(len(each))), each)


@pytest.mark.parametrize(
    ("tps", "linux", "zvm", "points", "goals"),
    [
        (96.0, 105.0, 90.0, 100, (True, True)),
        (101.0, 96.0, 102.0, 100, (True, True)),
        (94.0, 97.0, 99.0, 80, (False, True)),  # 2% of throughput are missing
        (97.0, 109.0, 100.0, 80, (True, False)),  # 4% too large in Linux
        (97.0, 97.0, 108.0, 85, (True, False)),  # 3% too large in z/VM
        (80.0, 150.0, 150.0, 0, (False, False)),
    ],
)
def test_points(tps: float, linux: float, zvm: float, points: int, goals: tuple[bool, bool]) -> None:
    grade = of(RelativeRun(tps, 99.0, linux, zvm))
    assert (grade.points, (grade.fast, grade.small)) == (points, goals)
    assert grade.as_json()["passed"] == all(goals)


def test_the_medians_count() -> None:
    grade = of(RelativeRun(90, 95, 100, 100), RelativeRun(97, 96, 101, 99), RelativeRun(98, 97, 130, 98))
    assert grade.median == RelativeRun(97, 96, 101, 99)
    assert grade.size == 101
    assert [run["seed"] for run in grade.as_json()["runs"]] == [0, 1, 2]


def test_each_kind_of_server_has_its_rules(tmp_path: Path) -> None:
    own = tmp_path / "own rules.conf"
    own.write_text(shipped()["memory-3"].replace("MemTotal/10", "MemTotal/14"))
    groups = graded(ALL | {"combo": str(own)}).groups
    named = {name: group.cpuplugd.name for name, group in groups.items() if group.cpuplugd}
    assert named == dict.fromkeys(groups, "memory-7") | {"combo1": "own rules", "combo2": "own rules"}
    assert all(group.processors == 4 for group in groups.values())


def test_rules_with_which_the_daemon_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "wrong.conf").write_text('UPDATE="0"\n')
    with pytest.raises(ScenarioError, match="update must be > 0"):
        graded(ALL | {"web": str(tmp_path / "wrong.conf")})


@pytest.mark.slow
def test_small_guests_are_found_small() -> None:
    """Rules 7 leave less than rules 2, with the same seed."""
    short = {"until": 8 * 60 * 10**9}
    small, large = (
        figures(graded(dict.fromkeys(grading.SERVERS, name)).model_copy(update=short), 1001)
        for name in ("memory-7", "memory-2")
    )
    assert small[2] < 0.8 * large[2]
    assert small[3] < large[3]
    assert 250 < small[0] < 450
