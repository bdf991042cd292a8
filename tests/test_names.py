"""Names and folders: a search finds one class, and a folder is read at a glance."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 25  # files in a folder
CLASS = re.compile(r"^\s*class (\w+)[(:\[]", re.MULTILINE)  # to parse all files takes seconds


def test_no_two_classes_have_the_same_name() -> None:
    files = [path for part in ("app", "engine", "lessons") for path in (ROOT / part).rglob("*.py")]
    names = Counter(name for path in files for name in CLASS.findall(path.read_text("utf-8")))
    assert names["Lab"] == 1
    assert {name for name, count in names.items() if count > 1} == set()


def test_no_folder_has_more_files_than_one_reads_at_a_glance() -> None:
    files = [
        path for part in ("app", "engine", "lessons", "tests", "tools") for path in (ROOT / part).rglob("*")
    ]
    counts = Counter(
        path.parent.relative_to(ROOT) for path in files if path.is_file() and path.suffix != ".pyc"
    )
    assert counts[Path("engine")] > 0
    assert {folder: count for folder, count in counts.items() if count > MOST} == {}
