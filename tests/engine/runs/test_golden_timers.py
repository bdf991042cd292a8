"""The golden trace of timers: a change of behavior shows as a difference of text."""

from __future__ import annotations

import re
from difflib import unified_diff

import pytest

from tests.engine.runs.golden_timers import PATH, text

_HINT = "The trace differs. If that is meant: python -m tests.engine.runs.golden_timers; read the difference."


def test_trace_is_the_golden_one() -> None:
    golden, now = PATH.read_text(encoding="utf-8"), text()
    if golden != now:
        lines = unified_diff(golden.splitlines(), now.splitlines(), PATH.name, "now", lineterm="")
        pytest.fail("\n".join([_HINT, *list(lines)[:80]]), pytrace=False)


@pytest.mark.parametrize("release", ["4.2", "4.3"])
def test_it_shows_what_it_is_for(release: str) -> None:
    part = PATH.read_text(encoding="utf-8").split(f"## z/VM {release}")[1].split("## z/VM")[0]
    for word in (
        "timer interrupt",
        "spinning",
        "taking due timers",
        "setting a timer",
        "guest code",
    ):
        assert word in part, word
    assert re.search(r"setting a timer of LNX\d, \d taken", part)
    interrupted = {line.split()[2] for line in part.splitlines() if "timer interrupt  " in line}
    assert interrupted == ({"0"} if release == "4.2" else {"0", "1"})
