"""Imports the modules that the views need at the start, after the window is painted.

Modules without Qt are imported in the worker's thread. Those with Qt follow in the window's thread, one at a
time, because a class of Qt objects that another thread creates can end the process (see `idle_imports`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, Signal

from app.frame.later import CallsInTurn
from app.panels import specs
from app.run.worker.runner import not_loaded

WITHOUT_QT = (
    "numpy",
    "engine.scenario.scenario",
    "engine.recording.recorder",
    "engine.measures.target",
    "engine.measures.linux",
    "engine.explain.answer",
    "engine.spreadsheet",
    "engine.studies.ledger",
    "engine.scenario.model.site_release",
)
WITH_QT = (  # parts of the modules that the views import, so that no import takes long
    "app.charts.toolkit.header",
    "app.charts.toolkit.time_view",
    "app.charts.toolkit.chart",
    "app.charts.toolkit.time_chart",
    "app.window.views",
)


def import_plain() -> None:
    """Import the modules without Qt; for the worker's thread."""
    for name in WITHOUT_QT:
        import_module(name)


class ViewImports(QObject):
    """Imports the modules with Qt."""

    done = Signal()
    failed = Signal(str)  # a message; nothing more is imported

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._calls = CallsInTurn(self)
        self._calls.done.connect(self.done)

    def start(self, seen: Container[str]) -> None:
        """Import the views and those of their panels that are visible or that work while hidden."""
        self._calls.start(partial(self._load, load) for load in _loads(seen))

    def stop(self) -> None:
        """Import nothing more; the window closes."""
        self._calls.stop()

    def _load(self, load: Callable[[], object]) -> None:
        try:
            load()
        except Exception as error:  # whatever a damaged installation raises becomes a message
            self.stop()
            self.failed.emit(not_loaded(error))


def _loads(seen: Container[str]) -> Iterator[Callable[[], object]]:
    yield from (partial(import_module, name) for name in WITH_QT)
    yield from (spec.load for spec in specs.panels() if spec.factory and (spec.at_once or spec.id in seen))
