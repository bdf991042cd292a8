"""The example with a machine that students build, and two figures that it is graded on."""

from __future__ import annotations

from pathlib import Path

from tests.lessons.example import TABLE, TEXT, write
from tests.lessons.play.dialled import STEP

FIGURES = """\

[[steps]]
id = "worth"
kind = "grade"

[[figures]]
id = "pages"
title = "Pages in use"
area = "throughput"
run = "small"
measure = "guest.pages"
from_time = "15s"
to_time = "20s"
better = "more"
points = 60

[[figures]]
id = "real"
title = "Pages in real storage"
area = "resources"
run = "small"
measure = "guest.real"
from_time = "15s"
to_time = "20s"
better = "more"
points = 40
"""


def write_graded(folder: Path) -> Path:
    """The lesson's files in this folder."""
    ids = "guess-pages guess-state guess-order guess-bars guess-curve watch run compare-pages compare-state "
    ids += "compare-order compare-bars compare-curve why say bring-back end house worth"
    sections = "".join(f"\n## The step {id} {{#{id}}}\n\nSome text.\n" for id in ids.split())
    return write(folder, TABLE + STEP + FIGURES, TEXT + sections)
