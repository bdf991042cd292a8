"""A process that edits and saves a drawing until it is killed: for test_killed.py.

python -m tests.engine.ficon.drawing.files.edit_and_save FOLDER: forks a child for each line of stdin, and
tells its id; the child goes on from what it finds, as the window does after a crash. It appends to
FOLDER/told what it has done: "edit N TIME", "save N TIME" before a save, "saved N TIME" after it.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from engine.atomic import atomic_write
from engine.ficon.drawing.file import open_file, text
from engine.ficon.drawing.journal import Journal, recover, recoverable
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.paper import PaperNote

FILE, JOURNAL, TOLD = "a.topology.json", "a.journal", "told"
NOTES = 40  # so that a file takes some time to be written
SAVE_EVERY = 7


def number(history: UndoHistory) -> int:
    """How many edits there have been."""
    return int(history.drawing.get("note1", PaperNote).text)


def found(folder: Path) -> UndoHistory:
    """The drawing as it is offered after a crash."""
    kept = recoverable(folder)
    return recover(kept[0].path) if kept else open_file(folder / FILE).history


def first(folder: Path) -> None:
    """A file to begin with."""
    draft = Draft(Drawing(), "Make")
    for _ in range(NOTES):
        draft.add(PaperNote, text="0")
    atomic_write(folder / FILE, text(draft.now))


def go_on(folder: Path) -> None:
    """Edit and save, without end."""
    told = os.open(folder / TOLD, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def tell(word: str) -> None:
        os.write(told, f"{word} {number(history)} {time.monotonic()}\n".encode())

    kept = recoverable(folder)
    history, journal = found(folder), Journal(folder / JOURNAL)
    if kept:
        journal.begin_unsaved(history, str(folder / FILE), kept[0].file_digest)
    else:
        journal.begin(history, str(folder / FILE), (folder / FILE).read_text("utf-8"))
    while True:
        draft = Draft(history.drawing, "Count")
        draft.set("note1", text=str(number(history) + 1))
        history.do(draft.done())
        journal.note(history)
        tell("edit")
        if number(history) % SAVE_EVERY == 0:
            tell("save")
            written = text(history.drawing, history)
            journal.saving(written)
            atomic_write(folder / FILE, written)
            journal.begin(history, str(folder / FILE), written)
            tell("saved")


def main() -> None:
    """Fork a child for each line that comes in; wait for its end before the next one."""
    folder = Path(sys.argv[1])
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            go_on(folder)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
