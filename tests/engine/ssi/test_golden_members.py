"""A small cluster against its golden trace."""

from __future__ import annotations

from tests.engine.ssi.golden_members import PATH, text

_HINT = "It differs. If that is meant: `python -m tests.engine.ssi.golden_members`, and read the difference."


def test_a_cluster_does_what_the_golden_trace_tells() -> None:
    assert text() == PATH.read_text(encoding="utf-8"), _HINT
