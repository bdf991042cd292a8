"""lparlab limit and lparlab tables: what they print and write, and how they refuse bad input."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import app.commands.limit
import app.commands.tables
from app.command import main
from engine.studies.capacity_search import FoundCapacity, LimitError, SearchTrial, parse_until
from engine.studies.tables import tables_of

RUNS = ((600, 0.929), (637, 0.9991), (618, 0.9962), (609, 0.951), (613, 0.9901), (615, 0.9953), (614, 0.9948))


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


def made_up(until: str = "master=100%", seeds: int = 1) -> FoundCapacity:
    trials = [SearchTrial(number, (value,) * seeds) for number, value in RUNS]
    seen = tuple(range(1, seeds + 1))
    return FoundCapacity(
        "guests.linux.count", parse_until(until), seen, tuple(trials), trials[-1], trials[-2]
    )


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Lets the command find an answer without a search; what it was asked for."""
    calls: list[Any] = []

    def limit(name: str, settings: list[str], of: str, until: str, *rest: Any) -> FoundCapacity:
        calls.append((name, settings, of, until, *rest[:3]))
        for trial in made_up().trials:
            rest[-2](trial)
        return made_up(until, rest[2])

    monkeypatch.setattr(app.commands.limit, "find_limit", limit)
    monkeypatch.setattr(app.commands.limit, "warm_with_progress", lambda: None)
    return calls


def test_every_run_and_the_answer_are_printed(asked: list[Any]) -> None:
    result = lparlab("limit", "timers", "--of", "users", "--until", "master=100%")
    assert result.exit_code == 0, result.output
    own = ["until=30s", "phases.2.to=30s"]
    assert asked == [("timers-420-600", own, "users", "master=100%", None, None, 1)]
    lines = result.output.splitlines()
    rows = [line.split() for line in lines if line.split()[-1:] in (["yes"], ["no"])]
    assert [row[0] for row in rows] == [str(number) for number, _ in RUNS]
    assert [row[-1] for row in rows] == ["no", "yes", "yes", "no", "no", "yes", "no"]
    assert lines[-3:] == [
        "highest below: 614 (99.48%)",
        "lowest at or above: 615 (99.53%)",
        "published: 615 (timers.text.master_saturation_users); the simulated number differs by +0.0%",
    ]


def test_the_published_number_is_that_of_the_same_machine(asked: list[Any]) -> None:
    wanted = ("--of", "users", "--until", "master=100%")
    for settings, known in (
        (("timers", "--set", "lpar.release=4.2"), True),
        (("timers", "--set", "lpar.release=4.3"), False),
        (("timers-430-600", "--set", "lpar.release=4.2"), True),
        (("timers-420-600",), True),
        (("timers-420-600-patch",), False),
        (("timers", "--set", "lpar.processors=6"), False),
    ):
        output = lparlab("limit", *settings, *wanted).output
        assert ("published: 615" in output) == known, settings
    assert "published" not in lparlab("limit", "timers", "--of", "users", "--until", "master=90%").output


def test_json_has_every_run(asked: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "limit.json"
    wanted = ("limit", "timers", "--of", "users", "--until", "master=100%", "--low", "100", "--high", "900")
    assert lparlab(*wanted, "--seeds", "2", "--json", file).exit_code == 0
    answer = json.loads(file.read_text())
    assert asked[-1][4:] == (100, 900, 2)
    assert answer["runs"][0] == {"number": 600, "values": [0.929, 0.929], "median": 0.929}
    assert (answer["highest_below"], answer["lowest_reached"], answer["published"]) == (614, 615, 615)
    assert json.loads(lparlab(*wanted, "--json", "-").stdout)["of"] == "guests.linux.count"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("timer", "--of", "users", "--until", "master=100%"), "timer: no such scenario"),
        (("pause", "--of", "users", "--until", "master=100%"), "this study has no search"),
        (("timers", "--of", "users", "--until", "master=100%", "--seeds", "0"), "--seeds = 0"),
        (("timers", "--of", "users", "--until", "mistress=100%"), "no such measure"),
        (("timers", "--of", "users", "--until", "master"), "expected MEASURE=VALUE"),
        (("timers", "--of", "guests.linus.count", "--until", "master=100%"), "no whole number there"),
        (("timers", "--of", "users", "--until", "master=100%", "--low", "9", "--high", "9"), "not 9 and 9"),
        (("timers", "--of", "users", "--until", "master=100%", "--high", "1000000"), "guests.linux.count"),
        (("timers", "--of", "users", "--until", "master=100%", "--json", "."), "is a folder"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.commands.limit, "warm_with_progress", lambda: None)
    result = lparlab("limit", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert (result.stdout, len(result.stderr.splitlines())) == ("", 1)


def test_an_answer_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def limit(*arguments: Any) -> FoundCapacity:
        raise LimitError("master=100% is not reached up to 700: 98.0% there; expected another range")

    monkeypatch.setattr(app.commands.limit, "find_limit", limit)
    monkeypatch.setattr(app.commands.limit, "warm_with_progress", lambda: None)
    result = lparlab("limit", "timers", "--of", "users", "--until", "master=100%")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "not reached up to 700" in result.stderr


# ---- tables


@pytest.fixture
def simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run has what was published."""

    def values(study: str, seeds: int, cluster: str | None) -> Any:
        return {
            column.run: {row.quantity: row.published[place] for row in table.rows if not row.ratio}
            for table in tables_of(study)
            for place, column in enumerate(table.columns)
        }

    monkeypatch.setattr(app.commands.tables, "simulated", values)
    monkeypatch.setattr(app.commands.tables, "warm_with_progress", lambda: None)


@pytest.mark.usefixtures("simulated")
def test_tables_are_printed_as_in_the_study() -> None:
    result = lparlab("tables", "timers")
    assert result.exit_code == 0, result.output
    lines = [line.split() for line in result.output.splitlines()]
    assert ["Table", "1.", "Enhanced", "Timer", "Management:", "No", "Timer", "Patch"] in lines
    assert ["Linux", "Users", "600", "600", "900"] in lines
    assert ["Total", "Util/Proc,", "%", *("47.8 47.8 68.5 68.5 97.3 97.3".split())] in lines
    assert ["Total", "Util/Proc", *("1.000 1.000 1.433 1.433 2.036 2.036".split())] in lines
    assert sum(line == ["Ratios"] for line in lines) == 2


@pytest.mark.usefixtures("simulated")
def test_tables_as_csv_and_json(tmp_path: Path) -> None:
    files = tmp_path / "t.csv", tmp_path / "t.json"
    assert lparlab("tables", "timers", "--csv", files[0], "--json", files[1]).exit_code == 0
    lines = list(csv.reader(io.StringIO(files[0].read_text())))
    assert lines[1] == ["z/VM Version", "", "4.2.0", "", "", "4.3.0", "", "", "4.3.0", "", ""]
    assert ["Emul Util/User", "%", *(["0.021", "0.021", "within"] * 2), "0.028", "0.028", "within"] in lines
    answer = json.loads(files[1].read_text())
    assert [len(table["columns"]) for table in answer["tables"]] == [3, 4]
    row = answer["tables"][1]["rows"][0]
    assert row["published"] == row["simulated"] == [4.5, 4.6, 15.5, 13.8]
    assert answer["tables"][0]["columns"][2]["scenario"] == "timers-430-900"
    assert lparlab("tables", "timers", "--csv", "-").stdout == files[0].read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("timres",), "expected one of cpuplugd, relocation, ssi, timers; the nearest valid name is timers"),
        (("pause",), "expected one of cpuplugd, relocation, ssi, timers"),
        (("timers", "--seeds", "0"), "--seeds = 0: expected a whole number"),
        (("timers", "--csv", "no/such/x.csv"), "--csv"),
    ],
)
def test_bad_input_of_tables(arguments: tuple[str, ...], said: str) -> None:
    result = lparlab("tables", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
