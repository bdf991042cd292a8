"""lparlab cpuplugd: recorded cases replayed, configurations checked, bad files refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.command import main
from tests.engine.cpuplugd import recorded


def lparlab(*arguments: str | Path) -> Result:
    given = ["cpuplugd", *(str(argument) for argument in arguments)]
    return CliRunner().invoke(main, given, prog_name="lparlab")


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    file = tmp_path / "cases.json"
    file.write_bytes(recorded.content())
    return file


def test_replay_of_all_cases(cases: Path, tmp_path: Path) -> None:
    result = lparlab("replay", cases, "--json", tmp_path / "out.json")
    assert (result.exit_code, result.stdout) == (0, "186 of 186 cases agree with the daemon\n")
    assert json.loads((tmp_path / "out.json").read_text()) == {"cases": 186, "agree": 186, "differ": []}


def test_a_difference_is_named_and_ends_with_1(tmp_path: Path) -> None:
    raw = recorded.raw()
    raw["cases"] = raw["cases"][:3]
    raw["cases"][1]["expect"]["intervals"][1]["cmm_after"] = 7
    (tmp_path / "cases.json").write_text(json.dumps(raw))
    result = lparlab("replay", tmp_path / "cases.json", "--json", "-")
    assert result.exit_code == 1
    answer = json.loads(result.stdout)
    (differ,) = answer.pop("differ")
    assert answer == {"cases": 3, "agree": 2}
    assert differ == {"id": "number-003", "where": "intervals[1].cmm_after", "expected": 7, "got": 1020}
    told = lparlab("replay", tmp_path / "cases.json").stdout.splitlines()
    assert told[0] == "number-003: intervals[1].cmm_after: expected 7, got 1020"


@pytest.mark.parametrize(
    ("content", "what"), [(b"", "expected JSON"), (b"[1]", "expected keys"), (b"\x00\xff", "expected JSON")]
)
@pytest.mark.parametrize("name", ["bad.json", "no such folder/bad.json"])
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, content: bytes, what: str, name: str) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    result = lparlab("replay", tmp_path / name)
    assert result.exit_code == 2
    assert result.stderr.startswith("lparlab: ")
    assert result.stderr.count("\n") == 1
    assert (what if name == "bad.json" else "cannot be read") in result.stderr


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is not a file" in lparlab("check", tmp_path).stderr
    assert lparlab("check", tmp_path).exit_code == 2


def test_check_of_a_shipped_file() -> None:
    result = lparlab("check", "memory-4", "--kernel", "old")
    assert result.exit_code == 0
    state = "CPUs 1 to 4, pool 0 to 1245184 pages, every 1 s, first decision after 3 readings"
    assert f"memory-4: {state}\n" in result.stdout
    assert "pages per tick" in result.stdout


def test_check_tells_where_it_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "wrong.conf"
    file.write_text('UPDATE="1"\nCPU_MIN="1"\nHOTPLUG = "user >= 5"\n')
    result = lparlab("check", file)
    assert result.exit_code == 1
    first, last = result.stdout.splitlines()
    assert first.startswith(
        "error: line 3, column 18: parsing error at hotplug, position: user>=5 (expected a number"
    )
    assert last.endswith("wrong.conf: the daemon does not start")


def test_check_as_json_with_facts(tmp_path: Path) -> None:
    result = lparlab(
        "check", "server-was", "--middleware", "websphere", "--vmrm-cmm", "--cpuset", "--lpar", "--json", "-"
    )
    answer = json.loads(result.stdout)
    assert answer["starts"]
    assert answer["memory"] is None
    assert "memory_disabled_lpar" in [one["code"] for one in answer["messages"]]
    assert {"websphere", "vmrm", "cpuset"} <= {one["code"] for one in answer["lint"]}


def test_more_cpus_online_than_present_are_refused() -> None:
    assert lparlab("check", "cpu-load", "--present", "2", "--online", "3").exit_code == 2


@pytest.mark.slow
def test_rules_are_graded(tmp_path: Path) -> None:
    """With one seed, and one file for the combos."""
    file = tmp_path / "grade.json"
    answer = lparlab("grade", "memory-7", "--combo", "memory-3", "--seeds", "1", "--json", str(file))
    assert answer.exit_code == 0, answer.output
    assert "of 100 points, 1 seed" in answer.output
    grade = json.loads(file.read_text())
    assert grade["rules"] == dict.fromkeys(("web", "was", "database"), "memory-7") | {"combo": "memory-3"}
    assert grade["goals"]["memory"]["reached"] == (grade["goals"]["memory"]["is"] <= 105)
    assert [run["seed"] for run in grade["runs"]] == [1001]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--web", "memory-4"], "--was: expected a rule file, or FILE for all kinds of servers"),
        (["memory-4", "--seeds", "0"], "--seeds = 0: expected a whole number from 1 to 100"),
        (["there-is-none.conf"], "there-is-none.conf: cannot be read"),
    ],
)
def test_what_cannot_be_graded(arguments: list[str], message: str) -> None:
    answer = lparlab("grade", *arguments)
    assert answer.exit_code == 2
    assert message in answer.output
