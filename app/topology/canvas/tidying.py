"""Lines of a large drawing are routed in the background, in steps between events."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from app.topology.canvas.viewport import Viewport
from engine.ficon.drawing.model.names import called

_tr = partial(QCoreApplication.translate, "Canvas")
SLICE = 0.006  # seconds of a frame for routing the lines of a large drawing


class Tidying(QObject):
    """Routes the lines of a canvas, and says which cables pass bends by."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._steps: Iterator[None] = iter(())
        self.idle = QTimer(self)
        self.idle.timeout.connect(self._tidy)
        self._passed: set[str] = set()  # cables that pass a bend by, which was said

    def begin(self) -> None:
        """Route the lines of a large drawing from now on; of a small one they are routed already."""
        if self._viewport.sheets.whole.large:
            self._steps = self._viewport.sheets.whole.tidying()
            self.idle.start(0)

    def _tidy(self) -> None:
        """Go on for a part of a frame; at the end paint the lines again."""
        until = perf_counter() + SLICE
        while perf_counter() < until:
            if next(self._steps, self.idle) is self.idle:
                self.idle.stop()
                self._viewport.show_scene(self._viewport.sheets.scene())
                self.tell_passed()
                return

    def tell_passed(self) -> None:
        """Say which cable passes a bend by, once."""
        passed, editor = set(self._viewport.sheets.whole.detours.passed_by), self._viewport.editor
        for name in sorted(passed - self._passed):
            text = _tr("No way leads to a bend of {0}: it lies in a gap between things, and is passed by")
            editor.told.emit(text.format(called(editor.drawing, name)))
        self._passed = passed
