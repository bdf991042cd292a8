"""The golden traces: a change of behavior shows as a difference of text."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.engine.runs.golden import METHODS, path, scenario, trace_text

_HINT = "The trace differs. If that is meant: `python -m tests.engine.runs.golden`, and read the difference."


@pytest.mark.parametrize("method", METHODS)
def test_trace_is_the_golden_one(method: str) -> None:
    golden, now = path(method).read_text(encoding="utf-8"), trace_text(scenario(method))
    lines = unified_diff(golden.splitlines(), now.splitlines(), path(method).name, "now", lineterm="")
    if golden != now:
        pytest.fail("\n".join([_HINT, *list(lines)[:80]]), pytrace=False)


@pytest.mark.parametrize("method", METHODS)
def test_golden_traces_show_what_they_are_for(method: str) -> None:
    text = path(method).read_text(encoding="utf-8")
    shown = {"suspend": ["freezing", "freeing", "writing", "suspended", "IPL", "reading", "simulation wait"]}
    for word in ["booting", "under load", "test idle", "dormant", *shown.get(method, ["stopped, polling"])]:
        assert word in text, word
