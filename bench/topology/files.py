"""Files of the topology editor: a drawing of 5,000 device ranges with a history of 500 steps.

To open it is to read, check and build all of it, and to paint the picture once. The rest is what is done to
such a drawing as a whole: saving, a step in the journal, recovering, laying out, copying, numbering.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.report import Report, Table, Target
from engine.ficon.drawing.changes.arrange import lay_out
from engine.ficon.drawing.copying import copy, paste
from engine.ficon.drawing.file import open_file, read_text, save, text
from engine.ficon.drawing.file.json_text import parsed
from engine.ficon.drawing.file.models import SavedDrawing
from engine.ficon.drawing.journal import Journal, recover
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.definitions import UnitPath as UnitPath
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.numbering import Scheme, preview

DEVICES, STEPS, ROUNDS = 5_000, 500, 5
OPEN_MS, LAY_OUT_MS, JOURNAL_MS = 1000.0, 2000.0, 10.0
SIDES, UNITS, RANGES = "AB", 4, 20  # control units of a channel, ranges of a control unit


def site(devices: int = DEVICES) -> Drawing:
    """Return two CECs at one director, with at least this many device ranges."""
    draft = Draft(Drawing(), "Make")
    director = draft.add(Director, switch=0x21)
    numbers = count()
    for side in SIDES:
        cec = draft.add(Cec, name=side)
        css = draft.add(Css, cec=cec.id)
        lpars = [
            draft.add(Lpar, css=css.id, name=f"{side}{n}", mif=n + 1, system=f"{side}{n}").id
            for n in range(2)
        ]
        for place in range(-(-devices // (len(SIDES) * UNITS * RANGES))):
            channel = draft.add(Channel, cec=cec.id, chpid=place, switch=0x21)
            address = place + 0x80 * SIDES.index(side)
            draft.add(Cable, ends=(channel.id, draft.add(Port, director=director.id, address=address).id))
            path = UnitPath(css=0, channel=channel.id, link=f"{address ^ 0x80:02X}")
            for n in range(UNITS):
                unit = draft.add(
                    ControlUnit,
                    cec=cec.id,
                    number=place * UNITS + n,
                    paths=(path,),
                    cuadd=n % 2 + 1,
                    units=((0, 64),),
                )
                for k in range(RANGES):
                    draft.add(
                        DeviceRange,
                        number=next(numbers),
                        control_units=(unit.id,),
                        address=k,
                        barred=(lpars[n % 2],),
                    )
    return draft.now


def edited(devices: int = DEVICES, steps: int = STEPS) -> UndoHistory:
    """Return the drawing with a history: things that were moved and renumbered, some of it undone."""
    history = UndoHistory(site(devices))
    for step in range(steps):
        draft = Draft(history.drawing, "Move and renumber")
        name = f"device{step % devices + 1}"
        draft.place(name, Place(step, step))
        draft.set(name, number=0x8000 + step)
        history.do(draft.done())
    for _ in range(steps // 10):
        history.undo()
    return history


def timed(call: Callable[[], object], rounds: int) -> float:
    """Median of some calls, ms."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        call()
        times.append(1000 * (time.perf_counter() - began))
    return median(times)


def shown(file: Path, rounds: int) -> float:
    """Measure a file opened in an editor with a canvas, and painted; ms."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from app.look import theme
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor

    app = QApplication.instance() or QApplication([])
    theme.load_fonts()
    editor = Editor()
    canvas = Canvas(editor)
    canvas.resize(1600, 900)
    canvas.show()
    app.processEvents()

    def show() -> None:
        editor.replace(open_file(file).history)
        canvas.grab()

    took = timed(show, rounds)
    canvas.close()
    return took


def parts(folder: Path, history: UndoHistory, rounds: int) -> dict[str, float]:
    """Measure the operations on a drawing as a whole, ms."""
    file, drawing = folder / "site.topology.json", history.drawing
    written = save(file, history)
    clip = copy(drawing, ["cec1"])
    found = {
        "open: read, check, build": timed(partial(open_file, file), rounds),
        "  of that: JSON": timed(partial(parsed, written, ""), rounds),
        "  of that: every field checked": timed(
            partial(SavedDrawing.model_validate_json, written, strict=True), rounds
        ),
        "open and paint": shown(file, rounds),
        "save, with fsync": timed(partial(save, file, history), rounds),
        "  of that: the text": timed(partial(text, drawing, history), rounds),
        "copy half of it": timed(partial(copy, drawing, ["cec1"]), rounds),
        "paste that": timed(partial(paste, drawing, clip), rounds),
        "lay out": timed(partial(lay_out, drawing), rounds),
        "number scheme, preview": timed(partial(preview, drawing, Scheme("{n:4}")), rounds),
    }
    return found | _journal(folder, history, written)


def _journal(folder: Path, history: UndoHistory, written: str) -> dict[str, float]:
    journal = Journal(folder / "site.journal")
    journal.begin(history, "", written)
    times = []
    for step in range(50):
        draft = Draft(history.drawing, "Step")
        draft.set("cec1", name=f"S{step}")
        history.do(draft.done())
        times.append(timed(partial(journal.note, history), 1))
    journal.leave()
    return {
        "journal: the first step": times[0],
        "journal: another step": median(times[1:]),
        "recover 50 steps": timed(partial(recover, journal.path), 1),
    }


def run(quick: bool = False) -> Report:
    """Measure; `quick`: one round of a drawing of 500 ranges."""
    devices, rounds = (500, 1) if quick else (DEVICES, ROUNDS)
    history = edited(devices, 50 if quick else STEPS)
    lay_out(site(10))  # networkx is imported
    with TemporaryDirectory() as folder:
        found = parts(Path(folder), history, rounds)
        size = (Path(folder) / "site.topology.json").stat().st_size
    read = read_text(text(history.drawing, history)).history
    assert (read.drawing, read.done) == (history.drawing, history.done)
    columns = (f"{len(history.drawing):,} things, {len(history.done)} steps, {size / 1e6:.1f} MB", "ms")
    table = Table(columns, tuple((name, f"{value:.3g}") for name, value in found.items()))
    targets = (
        Target(
            f"open a file of {devices:,} device ranges, painted",
            OPEN_MS,
            found["open and paint"],
            False,
            " ms",
        ),
        Target("lay out", LAY_OUT_MS, found["lay out"], False, " ms"),
        Target("a step in the journal", JOURNAL_MS, found["journal: another step"], False, " ms"),
    )
    return Report("files of the topology editor", (table,), targets)
