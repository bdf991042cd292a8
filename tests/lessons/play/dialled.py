"""The example with a machine that students build themselves: how many guests, and how much storage."""

from __future__ import annotations

from pathlib import Path

from tests.lessons.example import TABLE, TEXT, write

STEP = """\

[[steps]]
id = "house"
kind = "do"
run = "small"
at = "0:00:00"
allow = ["build"]
within = "20s"
dials = [
  { id = "storage", title = "Storage", options = [
    { id = "little", text = "12,000 frames" },
    { id = "much", text = "20,000 frames", settings = ["lpar.frames=20000p", "lpar.xstor=16M"] },
  ] },
  { id = "guests", title = "Guests", setting = "guests.two.count", least = 1, most = 4, start = 1 },
]
goals = [
  { condition = "guest.real > 8500 pages", text = "Much is in real storage" },
  { measure = "guest.pages", above = 10000, bonus = true, text = "Ten thousand pages are used" },
]
solution = [{ build = { storage = "much", guests = 4 } }, { run = "16s" }]
hints = [{ on = "1", text = "More guests have more pages." }]
"""


def write_dialled(folder: Path, table: str = TABLE + STEP) -> Path:
    """The lesson's files in this folder."""
    ids = "guess-pages guess-state guess-order guess-bars guess-curve watch run compare-pages compare-state "
    ids += "compare-order compare-bars compare-curve why say bring-back end house"
    sections = "".join(f"\n## The step {id} {{#{id}}}\n\nSome text.\n" for id in ids.split())
    return write(folder, table, TEXT + sections)
