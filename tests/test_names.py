"""Class names: each class of the program has a name of its own, so that a search finds one class."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLASS = re.compile(r"^\s*class (\w+)[(:\[]", re.MULTILINE)  # to parse all files takes seconds


def test_no_two_classes_have_the_same_name() -> None:
    files = [path for part in ("app", "engine", "lessons") for path in (ROOT / part).rglob("*.py")]
    names = Counter(name for path in files for name in CLASS.findall(path.read_text("utf-8")))
    assert names["Lab"] == 1
    assert {name for name, count in names.items() if count > 1} == set()
