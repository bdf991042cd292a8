"""A line may be as long as a million characters: no pattern tries each way to divide its blanks or digits."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.measured.reading import read
from tests.engine.measured import samples

MANY = 200_000  # of which a pattern that tries pairs of places needs hours
LINES = (
    "MemFree" + " " * MANY + "kB kB",
    "MemFree: 5" + " " * MANY + "of it",
    "x" * MANY,
    "a=1 " * (MANY // 4) + "!",
    "eth0:" + "1" * MANY + " of it",
    "2026-11-03 12:01:01 " + "x" * MANY,
)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:8].strip())
def test_a_long_line_is_passed_over_at_once(tmp_path: Path, line: str) -> None:
    file = tmp_path / "samples.txt"
    file.write_text(f"{samples.PROC}{line}\n")
    made = read(file)
    assert ("meminfo", "MemFree") in made.paths()
    assert made.bad.count


def test_a_heading_may_be_long(tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    rows = "2026-11-03 12:01:01;1.5;2\n2026-11-03 12:02:01;2.5;3\n"
    file.write_text(f"time;load{' ' * MANY}per cent;busy /s\n{rows}")
    assert len(read(file).paths()) == 2
