"""Class names: each class of the program has a name of its own, so that a search finds one class."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_no_two_classes_have_the_same_name() -> None:
    files = [path for part in ("app", "engine", "lessons") for path in (ROOT / part).rglob("*.py")]
    nodes = (node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert names["Lab"] == 1
    assert {name for name, count in names.items() if count > 1} == set()
