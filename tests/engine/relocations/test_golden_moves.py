"""The golden trace of relocations: a change of behavior shows as a difference of text."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.engine.relocations.golden_moves import PATH, text

_HINT = "The trace differs. If that is meant: `python -m tests.engine.relocations.golden_moves`, and read it."


def test_trace_is_the_golden_one() -> None:
    golden, now = PATH.read_text(encoding="utf-8"), text()
    lines = unified_diff(golden.splitlines(), now.splitlines(), PATH.name, "now", lineterm="")
    if golden != now:
        pytest.fail("\n".join([_HINT, *list(lines)[:80]]), pytrace=False)


def test_the_golden_trace_shows_what_it_is_for() -> None:
    shown = PATH.read_text(encoding="utf-8")
    for word in (
        "skeleton",
        "moving memory",
        "state and devices",
        "penultimate pass",
        "final pass",
        "completed",
    ):
        assert word in shown, word
