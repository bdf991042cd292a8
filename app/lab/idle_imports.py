"""Imports modules that users may need next while the window has little to do, so that a click need not wait.

Modules without Qt are imported in a thread. Those with Qt are imported in the window's thread, one at a time:
PySide looks up the classes of a window's objects without a lock, so that a class that another thread creates
in the meantime ends the process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from threading import Event, Thread

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QStyle

from app import language
from app.frame.later import CallsInTurn
from app.lab.lab import Lab
from app.panels import specs

WAIT = 1500  # ms after the first run is open: it is playing by then
PAUSE = 30  # ms between two modules
WITHOUT_QT = (
    "markdown_it",
    "networkx",
    "engine.ficon.drawing.model.drawing",
    "lessons.play.play",
    "lessons.format.course",
    "lessons.grading.submission",
    "engine.ficon.drawing.checks",
    "engine.ficon.drawing.differences",
    "engine.ficon.drawing.layout.boxes",
    "engine.ficon.drawing.changes.reparent",
    "engine.ficon.drawing.templates",
    "engine.ficon.drawing.journal",
    "engine.ficon.drawing.copying",
    "engine.ficon.drawing.running.machine",
    "engine.studies.report",
    "engine.studies.matrix",
    "engine.studies.sweeps",
    "engine.studies.relocation.sweep",
    "engine.experiments.effects",
    "engine.cpuplugd.lints.lint",
    "engine.cpuplugd.daemon.explain",
    "engine.runs.processes",
    "engine.measured.reading",
    "engine.studies.own_data",
    "engine.what_if.comparison",
    "engine.explain.questions",
    "engine.against.report",
    "engine.site.machine",
    "lessons.report.builder",
    "lessons.format.glossary",
)
FIRST = (  # of a lesson and the editor; those of panels are in their specs. Small ones go before large ones
    "app.lab.lessons",
    "app.lesson.reading.reader",
    "app.lesson.playing.player",
    "app.lesson.page",
    "app.topology.window.main_window",
    "app.topology.shapes.captions",
    "app.topology.editor",
    "app.topology.canvas.overlay",
    "app.topology.canvas.interaction",
    "app.topology.canvas.event_routing",
    "app.topology.canvas.still",
    "app.topology.canvas.canvas",
    "app.topology.files",
    "app.topology.renaming",
    "app.topology.panel_context",
    "app.topology.window.central_widget",
    "app.topology.actions.insert",
    "app.topology.link_menu",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtTest",
    "pyqtgraph",
)
THEN = (
    "app.data.opening",
    "app.help.window",
    "app.help.finding",
    "app.frame.search",
    "app.window.settings_dialog",
    "app.explain.dialog",
    "app.run_sets.what_if.dialog",
    "app.scenarios.editor.opening",
    "app.site.dialog",
    "app.export.run_dialog",
    "app.lesson.end_page",
)


class IdleImports(QObject):
    """Begins when the first run of a lab is open, and ends with its window."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self.done = False  # everything has been imported
        self._ended = Event()
        self._thread = Thread(target=self._import_plain, args=[language.current()], name="idle imports")
        self._with_qt = CallsInTurn(self, PAUSE)
        self._with_qt.done.connect(self._on_done)
        self._timer = QTimer(self, interval=WAIT)
        self._timer.timeout.connect(self._look)
        lab.opened.connect(self._timer.start, Qt.ConnectionType.SingleShotConnection)
        lab.window.closing.connect(self._end)

    def _look(self) -> None:
        """Start the thread, and import the modules with Qt once the thread has imported the modules without
        Qt.
        """
        if self._thread.ident is None:
            self._thread.start()
            self._timer.setInterval(PAUSE)
        if not self._thread.is_alive():
            self._timer.stop()
            self._with_qt.start(loads())

    def _on_done(self) -> None:
        self.done = True

    def _import_plain(self, spoken: str) -> None:
        for module in WITHOUT_QT:
            if self._ended.wait(PAUSE / 1000):
                return
            import_module(module)
        from engine.cp.command import all_commands  # imported late: already loaded by now

        all_commands()  # it imports those that no run has needed; the search lists all
        from lessons.format.glossary import found_in  # imported late: as above
        from lessons.format.load import catalog

        with suppress(ValueError):  # LessonError: a click shows it
            next(found_in("", spoken), None)  # its words and the list of lessons are kept
            catalog(language=spoken)

    def _end(self) -> None:
        """Wait for the module that is being imported; no other module follows."""
        self._ended.set()
        self._timer.stop()
        self._with_qt.stop()
        if self._thread.is_alive():
            self._thread.join()


def _read_icons() -> None:
    """Let Qt read the desktop's icons now, not when the first dialog opens: that takes 30 ms."""
    QApplication.style().standardIcon(QStyle.StandardPixmap.SP_DialogCloseButton)


def loads() -> Iterator[Callable[[], object]]:
    """Yield a function that imports each module with Qt, beginning with the modules that are needed most
    often.
    """
    yield _read_icons
    yield from (partial(import_module, name) for name in FIRST)
    yield from (spec.load for spec in specs.panels() if spec.factory)
    from app.topology.window.panels import panels  # imported late: already loaded by now

    yield from (spec.load for spec in panels() if spec.factory)
    yield from (partial(import_module, name) for name in THEN)
