"""Commands are found by walking the package; their declarations are their grammar and their help."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from engine.cp import commands
from engine.cp.command import COMMANDS, Command, all_commands, checked
from engine.cp.help import complete, help_text
from engine.cp.operands import Keyword, Operand
from engine.sim import Simulation
from tests.engine.cp.transcripts import scenario


def test_every_file_is_found() -> None:
    files = {one.function.__module__.rsplit(".", 1)[1] for one in all_commands()}
    assert files == {path.stem for path in Path(commands.__path__[0]).rglob("[a-z]*.py")}


def test_two_commands_with_one_name_are_refused() -> None:
    twice = Command("Query Time", "G", False, lambda call: None, "")
    with pytest.raises(ValueError, match="QUERY TIME is defined twice"):
        checked([*COMMANDS, twice])


@pytest.mark.parametrize("one", all_commands(), ids=lambda one: one.syntax)
def test_a_command_is_well_declared(one: Command) -> None:
    """Its operands have types, its first word is fixed, its help begins with one short sentence."""
    assert isinstance(one.words[0], Keyword)
    assert all(isinstance(operand, Operand) for operand in one.operands.values())
    assert {word for word in one.words if isinstance(word, str)} <= set(one.operands)
    title = inspect.getdoc(one.function).split("\n")[0]
    assert len(title) <= 110
    assert title.endswith((".", "?"))
    assert set(one.classes) <= set("ABCDEFG")


# Answers that stand in a source as they are here, word for word, and commands without an answer of their own.
_CERTAIN = {
    *("Query PROCessors", "Query Virtual STORage", "CPU cpus", "SEND user", "SEND CP user"),
    *("DEFine RESPool name CPU limit", "SET RESPool name CPU limit", "SCHedule USER user POOL name"),
}
_DOUBTS = r"\b([Nn]ot CP's|may differ from CP|not (certain|confirmed|modelled|in this model)|left out)\b"


@pytest.mark.parametrize("one", all_commands(), ids=lambda one: one.syntax)
def test_help_says_what_is_not_certain(one: Command) -> None:
    text = " ".join((inspect.getdoc(one.function) or "").split())
    assert bool(re.search(_DOUBTS, text)) == (one.syntax not in _CERTAIN)


@pytest.mark.parametrize(
    ("spelled", "takes", "leaves"),
    [
        ("Query", ["Q", "QU", "QUERY"], ["", "QUERIES", "X"]),
        ("INDicate", ["IND", "INDICATE"], ["I", "IN"]),
        ("STOP", ["STOP"], ["S", "STO", "STOPS"]),
    ],
)
def test_abbreviations(spelled: str, takes: list[str], leaves: list[str]) -> None:
    word = Keyword(spelled)
    assert all(word.takes(text) for text in takes)
    assert not any(word.takes(text) for text in leaves)


def test_completion() -> None:
    there = scenario()
    assert complete(there, "que") == ["QUERY"]
    assert "TIME" in complete(there, "q ")
    assert complete(there, "for db") == ["DB0001", "DB0002"]
    assert complete(there, "for db0001 cmd st") == ["STOP"]
    assert complete(there, "send cp db0001 q ti") == ["TIME", "TIMEZONES"]
    assert complete(Simulation(there), "stop ") == ["CPU"]
    assert complete(there, "stop cpu ") == ["ALL"]
    assert complete(there, "set share db0001 rel 100 limit") == ["LIMITHARD", "LIMITSOFT"]
    assert complete(there, "set quickdsp db0001 ") == ["OFF", "ON"]
    assert complete(there, "for db0001 cmd ipl 150 parm n") == ["NORESUME"]
    assert complete(there, "foo ") == []
    assert "BEGIN" in complete(there, "")
    assert "FOR" not in complete(there, "", "DB0001")
    assert complete(there, "", "NOBODY") == []


def test_help() -> None:
    text = help_text("stop")
    assert "STOP CPU ALL | n[-n] ..." in text
    assert "Privilege class: G" in text
    assert all(one.syntax in help_text() for one in all_commands())
    assert "no command" in help_text("nonsense")
    assert "SET SSI" in help_text("ssi")
    assert "Query SSI" in help_text("ssi")
    assert "Query Time" in help_text("q t")
    assert "Query Names" not in help_text("q t")
    assert help_text("indicate queues exp").startswith("INDicate Queues EXP\n")
    assert "SET SHARE" not in help_text("indicate queues exp")
