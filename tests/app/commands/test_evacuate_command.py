"""lparlab evacuate: a scenario with several systems, the exit code when a guest stays, and odd options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tomli_w

from engine.scenario.saving import scenario_table
from tests.app.commands.test_command import SMALL, lparlab
from tests.engine.evacuation.cluster import cluster

SITE = sorted(str(path) for path in Path("tests/data/site").iterdir())


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("cluster") / "cluster.toml"
    path.write_text(tomli_w.dumps(scenario_table(cluster())), "utf-8")
    return str(path)


def test_all_guests_leave(file: str, tmp_path: Path) -> None:
    answer = tmp_path / "answer.json"
    result = lparlab(
        *("evacuate", file, "--member", "a1", "--at", "50ms", "--window", "1m", "--at-once", "1"),
        *("--to", "b1", "--timeout", "5s", "--timeout", "lrg0001=20s", "--json", str(answer)),
    )
    assert result.exit_code == 0, result.output
    assert "3 of 3 guests leave A1" in result.stdout
    assert "AT A1 CMD VMRELOCATE MOVE LRG0001 TO B1 MAXQUIESCE 20 SEC" in result.stdout
    assert "AT B1 CMD VMRELOCATE MOVE SML0001 TO A1 MAXQUIESCE 5 SEC" in result.stdout
    table = json.loads(answer.read_text("utf-8"))
    assert table["staying"] == []
    assert len(table["commands"]["away"]["1"]) == 3
    assert table["tried"][0]["found"]["moves"][0]["typed"]


def test_a_guest_that_stays_is_named_and_counts(file: str) -> None:
    result = lparlab(
        *("evacuate", file, "--member", "A1", "--at", "50ms", "--at-once", "1", "--to", "C1"),
        *("--set", "guests.large.relocatable=false", "--json", "-"),
    )
    assert result.exit_code == 1
    table = json.loads(result.stdout)
    assert [name for name, _ in table["staying"]] == ["LRG0001 (LRG)"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("{0}", "--member", "A4"), "A1, B1, C1"),
        (("{0}", "--member", "A1", "--to", "X"), "A1, B1, C1"),
        (("{0}", "--member", "A1", "--to", "A1"), "B1, C1"),
        (("{0}", "--member", "A1", "--window", "long"), "--window"),
        (("{0}", "--member", "A1", "--timeout", "LRG0001=x"), "--timeout"),
        (("{0}", "--member", "A1", "--timeout", "NOBODY=5s"), "NOBODY"),
        (("{0}", "--member", "A1", "--timeout", "5s", "--timeout", "6s"), "specified twice"),
        (("{0}", "--member", "A1", "--at", "2h"), "earlier time"),
        (("{0}", "--member", "A1", "--at-once", "99"), "from 1 to 8"),
        (("{0}", "--member", "A1", "--answer", "processors=4"), "files of a site"),
        ((SMALL, "--member", "A1"), "expected a cluster"),
        ((*SITE, "--member", "VMPRD1"), "IOCP decks"),
        ((*SITE, "--member", "VMPRD1", "--seed", "4"), "expected a scenario"),
    ],
)
def test_what_cannot_be_is_refused(file: str, arguments: tuple[str, ...], words: str) -> None:
    result = lparlab("evacuate", *(one.format(file) for one in arguments))
    assert result.exit_code == 2
    assert words in result.stderr


def test_what_is_left_out_of_a_site_is_told() -> None:
    result = lparlab("evacuate", *SITE, "--member", "VMPRD1")
    assert "user.direct, line 2: left out: GLOBALDEFS: " in result.stderr
    assert "lparlab site lists all of them" in result.stderr
