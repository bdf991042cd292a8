"""What CP answers is what the golden transcripts show, and every command is in one of them."""

from __future__ import annotations

import pytest

from engine.cp.command import Command, all_commands, find
from tests.engine.cp.transcripts import TRANSCRIPTS, path, transcript

_HINT = "Answers differ. If that is meant: `python -m tests.engine.runs.golden`, and read the difference."


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_answers_are_the_golden_ones(name: str) -> None:
    assert transcript(name) == path(name).read_text(encoding="utf-8"), _HINT


def test_every_command_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()

    def noted(classes: str, tokens: list[str]) -> Command:
        found.add(find(classes, tokens).syntax)
        return find(classes, tokens)

    monkeypatch.setattr("engine.cp.command.find", noted)
    for name in TRANSCRIPTS:
        transcript(name)
    assert {one.syntax for one in all_commands()} - found == {"Help"}
