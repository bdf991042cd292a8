"""The canvas of the topology editor: work a frame while things are dragged, and at zooming and panning.

`python -m bench.topology.canvas SCALE THINGS` measures in this process and prints JSON; `run` starts one
process a case, since Qt takes its scale from the environment.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.report import Report, Table, Target

if TYPE_CHECKING:
    from app.topology.canvas.canvas import Canvas

ROOT = Path(__file__).parents[2]
SIZE = (1600, 900)  # logical pixels
CASES = ((1, 500), (1, 5000), (2, 500), (2, 5000))  # scale, things
FRAMES = 120
DRAGS = ("drag an LPAR", "drag a channel", "drag a director", "drag a CEC", "drag a CEC, near", "drag all")
SCENES = (*DRAGS, "pan, near", "zoom", "run: flows on all cables")


def canvas_of(scale: float, things: int) -> tuple[Any, Canvas]:
    """Return a canvas with a large drawing, and the application."""
    os.environ.update(QT_SCALE_FACTOR=str(scale), QT_QPA_PLATFORM="offscreen")
    from PySide6.QtWidgets import QApplication

    from app.look import theme
    from app.topology.canvas.canvas import Canvas
    from app.topology.editor import Editor
    from engine.ficon.drawing.model.change import UndoHistory
    from tests.app.topology.large import large

    app = QApplication.instance() or QApplication([])
    theme.apply(app, "light")  # type: ignore[arg-type]
    editor = Editor()
    editor.replace(UndoHistory(large(things)))
    canvas = Canvas(editor)
    canvas.resize(*SIZE)
    canvas.show()
    QApplication.processEvents()
    return app, canvas


def scenes(canvas: Canvas) -> dict[str, Callable[[int], None]]:
    """Return the changes from frame to frame; called with the number of the frame, -1 at the end."""
    from PySide6.QtCore import QPointF

    from app.topology.canvas.gestures.move import MoveGesture
    from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Lpar

    def names(kind: Any) -> list[str]:
        return [one.id for one in canvas.editor.drawing.of(kind)]

    def drag(chosen: list[str], near: bool = False) -> Callable[[int], None]:
        def step(frame: int) -> None:
            if frame < 0:
                canvas.interaction.cancel()
                return
            if frame == 0:
                canvas.viewport.fit()
                if near:
                    canvas.viewport.zoom_to(1.0)
                    canvas.viewport.center_on(chosen[:1])
                canvas.editor.select(chosen)
                canvas.interaction.begin(MoveGesture(canvas.viewport, QPointF(800, 450), chosen))
            at = 120 * np.sin(frame / 12), 60 * np.sin(frame / 7)
            assert canvas.interaction.gesture is not None
            canvas.interaction.gesture.move(QPointF(800 + at[0], 450 + at[1]))

        return step

    def pan(frame: int) -> None:
        if frame == 0:
            canvas.viewport.zoom_to(1.0)
        canvas.viewport.pan_by(9, 5 if frame % 2 else -3)

    def zoom(frame: int) -> None:
        if frame == 0:
            canvas.viewport.fit()
        if frame >= 0:
            canvas.viewport.zoom_by(1.06 if frame < FRAMES // 2 else 1 / 1.06, QPointF(700, 400))

    def flows(frame: int) -> None:
        from app.topology.canvas.running import LinkFlow

        if frame == 0:
            canvas.viewport.fit()
            canvas.viewport.zoom_to(max(canvas.viewport.view.zoom, 0.5))
        moving = {name: LinkFlow(0.8, 0.5, "205 MB/s") for name in names(Cable)} if frame >= 0 else {}
        canvas.show_run({}, moving, frame / 3)

    lpars, channels, cecs = names(Lpar), names(Channel), names(Cec)
    everything = [*cecs, *names(Director)]
    steps = (
        drag(lpars[:1]),
        drag(channels[:1]),
        drag(names(Director)[:1]),
        drag(cecs[:1]),
        drag(cecs[:1], near=True),
        drag(everything),
        pan,
        zoom,
        flows,
    )
    return dict(zip(SCENES, steps, strict=True))


def measure(scale: float, things: int, frames: int = FRAMES) -> dict[str, dict[str, float]]:
    """Return median and 95th percentile of the work per frame, ms, by scene; and of a full rebuild."""
    app, canvas = canvas_of(scale, things)
    found = {}
    for name, step in scenes(canvas).items():
        times = 1000 * np.array([_frame(app, canvas, step, frame) for frame in range(frames)])[2:]
        step(-1)
        found[name] = {"work": float(np.median(times)), "p95": float(np.percentile(times, 95))}
    changes = [1000 * _change(canvas) for _ in range(5)]
    found["full rebuild"] = {"work": float(np.median(changes)), "p95": max(changes)}
    detours = [1000 * _detours(canvas, place) for place in range(5)]
    found["full rebuild, cables go round things"] = {"work": float(np.median(detours)), "p95": max(detours)}
    found |= _sheets(canvas)
    found["things"] = {
        "work": float(len(canvas.editor.drawing)),
        "p95": float(len(canvas.viewport.scene.shapes)),
    }
    canvas.close()
    return found


def _frame(app: Any, canvas: Any, step: Callable[[int], None], frame: int) -> float:
    """Return the seconds of CPU time for the pointer's action and for the painting."""
    began = time.thread_time()
    step(frame)
    app.processEvents()
    return time.thread_time() - began


def _change(canvas: Canvas) -> float:
    from app.topology.shapes.scene import CanvasScene

    began = time.thread_time()
    scene = CanvasScene(canvas.editor.drawing)
    assert scene.ways
    return time.thread_time() - began


def _detours(canvas: Canvas, place: int) -> float:
    """Return the seconds to rebuild a picture in which a director is above its CECs."""
    from app.topology.shapes.scene import CanvasScene
    from engine.ficon.drawing.changes.arrange import put
    from engine.ficon.drawing.model.drawing import Place

    drawing = canvas.editor.drawing.copy()
    above = Place(round(canvas.viewport.scene.bounds.right / 2), -300 - place)
    drawing.apply(put(drawing, {"director1": above}))
    began = time.thread_time()
    scene = CanvasScene(drawing)
    assert scene.ways
    return time.thread_time() - began


def _sheets(canvas: Canvas) -> dict[str, dict[str, float]]:
    """Return ms of what is done to the whole drawing at once: sheets, a layout, all routes."""
    from app.topology.canvas.sheets.sheets import OVERVIEW, WHOLE
    from app.topology.shapes.scene import CanvasScene
    from app.topology.shapes.tidy import laid_out

    drawing, names = canvas.editor.drawing, canvas.viewport.sheets.names()
    placed = drawing.copy()
    placed.apply(laid_out(placed))

    def to_and_fro(name: str) -> None:
        canvas.viewport.show_sheet(name)
        canvas.grab()
        canvas.viewport.show_sheet(WHOLE)

    works: dict[str, Callable[[], object]] = {
        "show the overview, and the whole drawing again": lambda: to_and_fro(OVERVIEW),
        "show a CEC's sheet, and the whole drawing again": lambda: to_and_fro(names[2]),
        "lay out, the map kept": lambda: laid_out(placed),
        "route all lines, in the background if they are many": CanvasScene(drawing).tidy_up,
    }
    return {name: _timed(work) for name, work in works.items()}


def _timed(work: Callable[[], object], rounds: int = 3) -> dict[str, float]:
    times = []
    for _ in range(rounds):
        began = time.thread_time()
        work()
        times.append(1000 * (time.thread_time() - began))
    return {"work": float(np.median(times)), "p95": max(times)}


def _in_process(scale: int, things: int) -> dict[str, dict[str, float]]:
    command = [sys.executable, "-m", "bench.topology.canvas", str(scale), str(things)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    return found


def run(quick: bool = False) -> Report:
    """Measure all cases; `quick`: only the first."""
    found = {case: _in_process(*case) for case in (CASES[:1] if quick else CASES)}
    columns = ("drag: canvas at 1600 x 900", "work a frame, ms", "p95, ms")
    rows = [
        (f"scale {scale}, {things:,} things: {scene}", f"{times['work']:.2f}", f"{times['p95']:.2f}")
        for (scale, things), measured in found.items()
        for scene, times in measured.items()
        if scene != "things"
    ]
    targets = [
        Target(f"drag at {things:,} things, work a frame", most, _dearest(found[1, things]), False, " ms")
        for things, most in ((500, 4.0), (5000, 16.0))
        if (1, things) in found
    ]
    return Report("the canvas of the topology editor", (Table(columns, tuple(rows)),), tuple(targets))


def _dearest(found: dict[str, dict[str, float]]) -> float:
    return max(found[name]["work"] for name in DRAGS)


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]), int(sys.argv[2]))))
