"""A lesson with a step of every kind, on a machine of two small guests; tests write it and then spoil it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

MACHINE = (Path(__file__).parents[1] / "data" / "two-guests.toml").read_text()
TABLE = """\
format = 1
id = "example"
title = "An example"
study = "pause"
minutes = 10
summary = "A step of every kind."

[runs.small]
scenario = "machine.toml"
seed = "student"

[runs.stop]
scenario = "machine.toml"
settings = [
  "method=stop",
  "lpar.volumes=3",
]

[[steps]]
id = "intro"
kind = "read"
run = "small"
spotlight = { chart = "timeline", guest = "LNK00001" }

[[steps]]
id = "guess-pages"
kind = "predict"
form = "number"
measure = "guest.real"
of = "LNK00002"
at_time = "40s"
unit = "MB"
scale = 0.00390625
least = 0
most = 100
tolerance = 0.3
worked = "It has touched some 27 of its 32 MB."
way = "27"
wrong = { "takes all of its memory" = "64", "takes none" = "0" }
hints = [
  { on = "too-low", text = "It works: see `LNK00002`." },
  { on = "any", text = "Its memory is 32 MB." },
]

[[steps]]
id = "guess-state"
kind = "predict"
form = "choice"
at_time = "40s"

[[steps.options]]
id = "suspended"
text = "LNK00001 is **suspended**."
when = "LNK00001 suspended"
right = true

[[steps.options]]
id = "works"
text = "It works."
when = "LNK00001 running"
why = "It was told to suspend at 15 s."

[[steps]]
id = "guess-order"
kind = "predict"
form = "order"
measure = "guest.real"
at_time = "40s"
items = [
  { id = "LNK00001", title = "One" },
  { id = "LNK00002", title = "Two", of = "TWO" },
]

[[steps]]
id = "guess-bars"
kind = "predict"
form = "bars"
items = [{ id = "LNK00001", title = "One" }, { id = "LNK00002", title = "Two" }]
places = ["real", "xstor", "dasd"]
at_time = "40s"
most = 200000
facts = { "LNK00001.real" = "pause.f9.real.SOIW1" }

[[steps]]
id = "guess-curve"
kind = "predict"
form = "curve"
measure = "system.available"
from_time = "0s"
to_time = "40s"
most = 14000

[[steps]]
id = "watch"
kind = "watch"
until = "LNK00001 suspended"
speed = 10

[[steps]]
id = "run"
kind = "run"
until = "41s"

[[steps]]
id = "compare-pages"
kind = "compare"
predict = "guess-pages"

[[steps]]
id = "compare-state"
kind = "compare"
predict = "guess-state"

[[steps]]
id = "compare-order"
kind = "compare"
predict = "guess-order"

[[steps]]
id = "compare-bars"
kind = "compare"
predict = "guess-bars"

[[steps]]
id = "compare-curve"
kind = "compare"
predict = "guess-curve"

[[steps]]
id = "why"
kind = "explain"
form = "choice"
options = [
  { id = "log", text = "The log says so.", right = true },
  { id = "luck", text = "By luck.", why = "Nothing here is luck." },
]

[[steps]]
id = "say"
kind = "explain"
form = "text"
optional = true

[[steps]]
id = "bring-back"
kind = "do"
run = "stop"
at = "30s"
within = "15s"

[[steps.goals]]
condition = "LNK00001 not stopped"
for = "1s"
text = "LNK00001 works again"

[[steps.goals]]
measure = "system.available"
above = 0
keep = true
text = "There are frames all the time"

[[steps.solution]]
cp = "BEGIN"
as = "LNK00001"

[[steps.solution]]
run = "+2s"

[[steps.hints]]
on = "1"
text = "A stopped guest goes on with BEGIN."

[[steps]]
id = "end"
kind = "reflect"
"""
TEXT = """\
# An example

An introduction with a formula $a_1 < b$ and a table. A guest has touched 27 MB.

| a | b |
|---|---|
| 1 | 2 |

## To begin with {#intro}

Where [a page](glossary:frame) is: [frames](measure:guest.real), [published](fact:pause.t3.suspend.was).
Then [guess](#guess-pages). ![The machine](machine.png)
![A drawing](drawing.svg)
"""
SECTIONS = (
    "guess-pages guess-state guess-order guess-bars guess-curve watch run compare-pages compare-state "
    "compare-order compare-bars compare-curve why say bring-back end"
)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>\n'


def png(width: int = 1, height: int = 1) -> bytes:
    """A gray PNG of this size, as its header says."""
    rows = zlib.compress(b"\0" * 2)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", rows), (b"IEND", b"")]
    chunks = (struct.pack(">I", len(d)) + n + d + struct.pack(">I", zlib.crc32(n + d)) for n, d in parts)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def write(folder: Path, table: str = TABLE, text: str = "") -> Path:
    """The lesson's files in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    sections = "".join(f"\n## The step {id} {{#{id}}}\n\nSome text.\n" for id in SECTIONS.split())
    (folder / "lesson.toml").write_text(table)
    (folder / "lesson.md").write_text(text or TEXT + sections)
    (folder / "machine.toml").write_text(MACHINE)
    (folder / "machine.png").write_bytes(png())
    (folder / "drawing.svg").write_text(SVG)
    return folder


def changed(old: str, new: str) -> str:
    """The table with one change."""
    assert TABLE.count(old) >= 1, old
    return TABLE.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    """The line (from 1) in which a part first stands."""
    return text[: text.index(part)].count("\n") + 1
