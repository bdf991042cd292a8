"""Nothing of the lessons is imported before somebody wants one: the window is painted first."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys
import app.lab, app.start
heavy = (
    "app.lesson.lessons",
    "app.lesson.page",
    "app.lesson.reading.reader",
    "lessons",
    "markdown_it",
    "ziamath",
)
print(*(name for name in sys.modules if name.startswith(heavy)))
"""


def test_the_window_comes_up_without_the_lessons() -> None:
    ended = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split() == []
