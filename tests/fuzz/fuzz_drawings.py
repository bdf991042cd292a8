"""A fuzzer for files of drawings, journals and clipboards: damages good ones, and reads them.

    python -m tests.fuzz.fuzz_drawings [SECONDS [SEED]]

Bytes are damaged, and values of the JSON are put in place of others. What is read all the same is undone and
done again, written, laid out, copied, numbered and resolved. Whatever raises anything but the error that says
what is wrong is a crash. Says how many readings there were, how many were good, the longest, and each crash.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from engine.ficon.drawing.changes.arrange import lay_out
from engine.ficon.drawing.copying import copy, duplicate, paste
from engine.ficon.drawing.file import FileError, read_text, text
from engine.ficon.drawing.file.json_text import decoded
from engine.ficon.drawing.journal import Journal, look, recover
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.numbering import SCHEMES, preview
from tests.engine.ficon.drawing.any_drawing import grown, history, pair

ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1, 255, 10**9, 10**30, 0.5, 1e308, "", "cec1", "lpar1", "FF", "00", "C0", "21C0", "**",
    "*", "title", "group1", "x" * 3000, "\ud800", "\0", [], {}, [[]], {"a": []}, ["cec1"], ["lpar1", "lpar1"],
)  # fmt: skip
PIECES = (
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b",",
    b":",
    b"\\",
    b"\xff",
    b"\x00",
    b"\n",
    b"9" * 50,
    b"NaN",
    b"[" * 300,
)


def main(seconds: float = 60.0, seed: int = 1) -> int:
    """Damage and read drawings for a number of seconds; returns the number of crashes."""
    dice = Random(seed)
    with TemporaryDirectory() as folder:
        told = _Told(Path(folder))
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            told.round(dice)
        rate = told.readings / (time.monotonic() - start)
    sys.stdout.write(
        f"{told.readings} readings, {told.good} of them good, {rate:.0f} a second, "
        f"the longest {told.longest * 1000:.0f} ms, {told.crashes} crashes\n"
    )
    return told.crashes


class _Told:
    """Findings of the run."""

    def __init__(self, folder: Path) -> None:
        self.journal = folder / "a.journal"
        self.readings = self.good = self.crashes = 0
        self.longest = 0.0

    def round(self, dice: Random) -> None:
        """Try one drawing, damaged in several ways."""
        made = history(dice, size=20) if dice.random() < 0.8 else UndoHistory(pair())
        whole = text(made.drawing, made)
        kept = self._kept(made)
        for _ in range(10):
            self._one(lambda data: one_file(data), damaged(whole, dice))
            self._one(self._one_journal, damaged(kept, dice))
        try:
            clip = copy(made.drawing, [one.id for one in made.drawing if dice.random() < 0.5])
        except DrawingError:
            return
        for _ in range(10):
            self._one(lambda data: one_clip(made, data), damaged(clip, dice))

    def _kept(self, made: UndoHistory) -> str:
        self.journal.unlink(missing_ok=True)
        journal = Journal(self.journal)
        journal.begin(made)
        for step in (made.undo, made.redo):
            step()
            journal.note(made)
        made.do(grown(made.drawing, Random(1), 2).done())
        journal.note(made)
        journal.leave()
        return self.journal.read_text("utf-8")

    def _one_journal(self, data: bytes) -> None:
        self.journal.write_bytes(data)
        look(self.journal)
        recover(self.journal)

    def _one(self, read: Callable[[bytes], object], data: bytes) -> None:
        took = time.monotonic()
        try:
            read(data)
            self.good += 1
        except (FileError, DrawingError):
            pass  # says what is wrong
        except Exception:
            traceback.print_exc()
            sys.stdout.write(f"{data!r}\n")
            self.crashes += 1
        self.readings += 1
        self.longest = max(self.longest, time.monotonic() - took)


def one_file(data: bytes) -> None:
    """Read a file, and do all that can be done with what is in it."""
    read = read_text(decoded(data, "a"), "a").history
    again = read_text(text(read.drawing, read)).history
    assert (again.drawing, again.done, again.undone) == (read.drawing, read.done, read.undone)
    for step in (read.undo, read.redo):
        while step():
            pass
    drawing = read.drawing
    resolve(drawing)
    drawing.apply(lay_out(drawing))
    for _, scheme in SCHEMES:
        preview(drawing, scheme)
    if len(drawing):
        _try(lambda: drawing.apply(duplicate(drawing, [one.id for one in drawing])))
    read_text(text(drawing))


def one_clip(made: UndoHistory, data: bytes) -> None:
    """Paste what a clipboard holds."""
    made.do(paste(made.drawing, decoded(data, "a")))
    read_text(text(made.drawing, made))
    made.undo()


def _try(do: Callable[[], object]) -> None:
    try:
        do()
    except DrawingError:
        return  # there are no numbers left, say


def damaged(whole: str, dice: Random) -> bytes:
    """Return the text with other bytes, or with other values in its JSON."""
    first, newline, rest = whole.partition("\n")
    if dice.random() < 0.5:
        return _other_bytes(whole.encode(), dice)
    if first.startswith('{"format": "lparlab-topology-journal"'):
        lines = [first, *rest.splitlines()]
        place = dice.randrange(len(lines))
        lines[place] = _other_values(lines[place], dice)
        return "\n".join(lines).encode("utf-8", "replace") + b"\n"
    return _other_values(whole, dice).encode("utf-8", "replace")


def _other_bytes(data: bytes, dice: Random) -> bytes:
    for _ in range(dice.randint(1, 3)):
        at, gone = dice.randrange(len(data) + 1), dice.choice((0, 0, 1, 1, 5, 100))
        data = data[:at] + dice.choice(PIECES) * dice.randint(0, 1) + data[at + gone :]
    return data


def _other_values(whole: str, dice: Random) -> str:
    table = json.loads(whole)
    for _ in range(dice.randint(1, 4)):
        holders = [one for one in _holders(table) if one]
        if not holders:
            break
        holder = dice.choice(holders)
        key = dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        other = dice.choice(holders)
        values = list(other.values()) if isinstance(other, dict) else other
        match dice.randrange(4):
            case 0:
                holder[key] = deepcopy(dice.choice(ODD))
            case 1:
                holder[key] = json.loads(json.dumps(dice.choice(values)))
            case 2 if isinstance(holder, list):
                holder.insert(key, json.loads(json.dumps(holder[key])))
            case _:
                del holder[key]
    return json.dumps(table)


def _holders(table: Any) -> list[Any]:
    """Return all lists and tables in a table."""
    found, waiting = [], [table]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict | list):
            found.append(one)
            waiting += one.values() if isinstance(one, dict) else one
    return found


if __name__ == "__main__":
    sys.exit(main(*(kind(given) for kind, given in zip((float, int), sys.argv[1:], strict=False))) > 0)
