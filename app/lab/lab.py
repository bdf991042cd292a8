"""The lab: a window, a session and the views between them. This module starts them and reports errors."""

from __future__ import annotations

import sys
import traceback
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal, Slot

from app.files.reading_notes import notes_on_files
from app.frame.docks import is_seen
from app.lab.actions import LabParts, actions
from app.lab.dialogs import FirstRuns, LabDialogs
from app.lab.files import LabFiles
from app.lab.runs import Runs
from app.lab.teaching import Teaching
from app.lab.time_travel import TimeTravelActions
from app.lab.view_commands import ViewCommands
from app.lab.view_imports import ViewImports, import_plain
from app.lesson.recording.actions import RecorderActions
from app.run.session import Session
from app.run.worker.machines import Machines
from app.settings.decisions import reading_notes as settings_notes
from app.settings.settings import Settings
from app.topology.lab_actions import DrawingActions
from app.topology.window import windows
from app.window.layouts.store import NamedLayouts
from app.window.main_window import Window
from app.window.preparing import Preparing

if TYPE_CHECKING:
    from app.window.views import Views


class Lab(LabParts):
    """Everything behind the window. Call `start` after the window is on the screen."""

    interactive = Signal()  # the views are there
    opened = Signal()  # a run is there

    def __init__(
        self,
        settings: Settings,
        machines: Machines | None = None,
        scenario: str = "",
        compile_job: str = "compile",
    ) -> None:
        """`scenario` is opened first; "" opens the scenario from the last session."""
        super().__init__()
        self.settings = settings
        self._seen: set[str] = set()  # panels at the start
        self._warm: bool | None = None  # are the kernels compiled? None: the engine is not imported
        self._machines = machines or Machines()
        self.session = session = Session(self._machines, self, import_plain)
        self.recording = RecorderActions(session, self)
        self.drawings = DrawingActions(
            settings.drawings,
            partial(windows.open_window, settings),
            partial(windows.import_decks, settings),
        )
        self.window = window = Window(settings, partial(actions, self))
        self.views: Views | None = None
        self.view = ViewCommands(session, window, settings, self)
        self.time_travel = TimeTravelActions(session, window, settings, self)
        self.teaching = Teaching(session, window, settings, self.time_travel, self)
        self.runs = Runs(session, window, settings, self.time_travel, self.teaching, scenario, self)
        self.recording.attach(window)
        self.files = LabFiles(
            session, window, settings, self.runs, self.teaching, self.time_travel, self.drawings, self
        )
        self.dialogs = LabDialogs(
            session, window, settings, self.files, self.teaching, self.time_travel, self
        )
        self._imports = ViewImports(self)
        self._preparing = Preparing(window.header, compile_job, self._machines.first_is_ready, self)
        self._connect()
        window.actions_by_id.enable()
        notes_on_files.put("settings", settings_notes(settings))
        notes_on_files.put("layouts", NamedLayouts(settings).reading_notes())
        if settings.complaint:
            window.header.banner.show_message(settings.complaint)

    def _connect(self) -> None:
        session, window, preparing = self.session, self.window, self._preparing
        session.views_prepared.connect(partial(self._imports.start, self._seen))
        self._imports.failed.connect(self.window.header.banner.show_message)
        self._imports.done.connect(self._make_views)
        session.prepared.connect(self._on_prepared)
        session.began.connect(window.undo.stack.clear)  # it has other runs
        window.header.transport.run_to.connect(session.run_to)
        window.closing.connect(self.close)
        self.runs.opened.connect(self.opened)
        preparing.ready.connect(self.runs.open_first)
        preparing.done.connect(self._on_compiled)
        preparing.told.connect(self.runs.show_waiting)
        preparing.told.connect(self.teaching.wait_for_compiler, Qt.ConnectionType.SingleShotConnection)
        self.teaching.lesson_waits.connect(preparing.show_waiting_lesson)

    @Slot()
    def start(self) -> None:
        """Import the engine in the worker thread; the rest follows when that is done."""
        self.session.set_speed(self.settings.first_speed)
        self.session.set_slow_motion(self.settings.slow_motion)
        self._seen.update(name for name, card in self.window.cards.items() if is_seen(card))
        self.session.start()

    @Slot()
    def _make_views(self) -> None:
        from app.window.views import Views  # imported already

        window = self.window
        header = window.header
        self.views = views = Views(
            self.session,
            window.cards,
            header.transport,
            window.footer,
            self.time_travel.markers,
            self.time_travel.annotations,
            self.settings,
            window.actions_by_id,
            self,
        )
        for part in (self.view, self.time_travel, self.teaching, self.runs, self.files, self.dialogs):
            part.use_views(views)
        self.drawings.offer(header.banner)
        context, window = views.context, self.window
        context.failed.connect(window.header.banner.show_message)
        context.wrote.connect(self._tell_written)
        context.told.connect(window.say)
        views.plots_opened.connect(partial(window.open_panel, "plot"))
        self.interactive.emit()
        if self._warm is not None:
            self._begin(self._warm)

    def greet(self, newcomer: bool) -> None:
        """Show the one-time pages when a run opens; newcomer: include the start page."""
        first = FirstRuns(self.session, self.window, self.settings, self.dialogs, newcomer)
        self.opened.connect(first.greet)
        self._preparing.told.connect(first.welcome, Qt.ConnectionType.SingleShotConnection)

    def _on_prepared(self, warm: bool) -> None:
        self._warm = warm
        if self.views is not None:
            self._begin(warm)

    def _begin(self, warm: bool) -> None:
        """Open the first run, or compile the kernels for it; the views and the engine already exist."""
        self.window.header.choice.set_entries(self.session.entries)
        self.window.header.choice.show_coming(self.runs.first)
        if warm:
            self.runs.open_first()
        else:
            self._preparing.begin()

    def _on_compiled(self) -> None:
        """Load the new kernels, and open the first run if it could not be opened or simulated with the
        first set.
        """
        self._machines.refresh()
        if self.session.scenario is None or self.session.broken:
            self.runs.open_first()

    def _tell_written(self, file: str) -> None:
        self.window.say(self.tr("{0} was written").format(file))

    def report(self, kind: type[BaseException], error: BaseException, where: Any) -> None:
        """Print an error of the window itself on the terminal and show it once; for sys.excepthook."""
        sys.__excepthook__(kind, error, where)
        banner = self.window.header.banner
        text = self.tr("An error occurred in the window: {0}").format(str(error) or kind.__name__)
        if not banner.isVisible():
            banner.show_message(f"{text}\n\n{''.join(traceback.format_exception(error))}")

    def close(self) -> None:
        """End the worker and the compiler."""
        self.teaching.close_class()
        if self.views is not None:
            self.views.stop()
        self._imports.stop()
        self._preparing.stop()
        self.recording.close()
        if self.teaching.lessons is not None:
            self.teaching.lessons.close()
        self.session.close()
        self.time_travel.autosave.close()
        if self.teaching.lessons is not None:
            self.teaching.lessons.closed()
