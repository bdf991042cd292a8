"""The worker: it owns the machines and runs them in slices, in a separate thread.

Commands arrive as queued calls of its slots and those of its parts, so the thread's event loop is the command
queue. `state.latest`, `playback.achieved` and similar names are plain attributes that the window polls;
signals are for rare events only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.run.worker.branch_state import BranchState, message
from app.run.worker.console_commands import ConsoleCommands
from app.run.worker.machines import Machines
from app.run.worker.playback import Playback
from app.run.worker.request_handler import RequestHandler

if TYPE_CHECKING:
    from engine.recording.detail import Detail  # the engine is imported late

_tr = partial(QCoreApplication.translate, "Worker")
MAX_ROWS = 400_000  # of a stretch that is recorded in detail


class Worker(QObject):
    """The parts of the worker. Move it to a QThread, then use it through signals only."""

    views_prepared = Signal()  # prepare_views is done
    prepared = Signal(object, bool)  # catalog entries; are the kernels compiled? The engine is imported
    looked = Signal(int, object)  # number of a look; engine.recording.detail.Detail, or why there is none

    def __init__(self, machines: Machines, prepare_views: Callable[[], None]) -> None:
        super().__init__()
        self._machines, self._prepare_views = machines, prepare_views
        self.state = BranchState(machines, self)
        self.playback = Playback(self.state, self)
        self.requests = RequestHandler(self.state, self.playback, self)
        self.console = ConsoleCommands(self.state, self)
        self.newest_look = 0  # number of the last request: earlier ones need no response

    @Slot()
    def prepare(self) -> None:
        """Import the engine; this is the first slot called in the worker's thread."""
        try:
            self._prepare_views()
            self.views_prepared.emit()
            self._machines.prepare()
            entries = self._machines.catalog()
            warm = self._machines.is_warm()
            from app.run.worker.slow_motion import SlowMotion  # it needs NumPy

            self.playback.slow = SlowMotion()
        except Exception as error:  # thread boundary: any error becomes a message
            self.state.failed.emit(not_loaded(error))
            return
        self.prepared.emit(entries, warm)

    @Slot(int, object, object)
    def look(self, number: int, start: int, end: int) -> None:
        """Run a time range again without affecting the run, and record every change; `looked` follows for
        the newest request.
        """
        machine = self.state.current
        if number < self.newest_look or machine is None:
            return
        found: Detail | str
        try:
            found = machine.closely(start, end, MAX_ROWS)
        except Exception as error:  # the run itself is as it was: this was done on a fork
            found = message(self.tr("Could not record this interval in detail"), error)
        self.looked.emit(number, found)

    @Slot()
    def end(self) -> None:
        """Stop permanently and leave the thread."""
        self.playback.end()
        self.requests.autosave.close()
        self.thread().quit()


def not_loaded(error: Exception) -> str:
    """Return the message of an error that an import at the start has raised."""
    if isinstance(error, ImportError):
        text = _tr("Part of LPAR Lab cannot be loaded. Reinstall LPAR Lab, and start it again. Reason")
    else:
        text = _tr("The machine could not be loaded")
    return message(text, error)
