"""The golden trace of web sessions."""

from __future__ import annotations

from tests.engine.web.golden_web import PATH, text


def test_the_trace_is_the_golden_one() -> None:
    assert text() == PATH.read_text(encoding="utf-8")
