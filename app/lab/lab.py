"""The lab: a window, a session and the views between them; starts them, and brings errors to the eye."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.frame.docks import is_seen
from app.lab.dialogs import LabDialogs
from app.lab.files import LabFiles
from app.lab.runs import FIRST_SCENARIO, Runs
from app.lab.teaching import Teaching
from app.lab.time_travel import TimeTravelActions
from app.lab.view_commands import ViewCommands
from app.lesson.recording.actions import RecorderActions
from app.look import theme
from app.panels import specs
from app.panels.specs import LESSON
from app.run.session import Session
from app.run.worker.machines import Machines
from app.settings.settings import Settings
from app.topology.lab_actions import DrawingActions
from app.topology.window import windows
from app.window.main_window import Window
from app.window.preparing import Preparing

if TYPE_CHECKING:
    from app.window.views import Views


class Lab(QObject):
    """Everything behind the window. `start` it after the window is on the screen."""

    interactive = Signal()  # the views are there
    opened = Signal()  # a run is there

    def __init__(
        self,
        settings: Settings,
        machines: Machines | None = None,
        scenario: str = "",
        compile_job: str = "compile",
    ) -> None:
        """`scenario` is opened first; "" is the one that was open last."""
        super().__init__()
        self.settings = settings
        self._seen: list[str] = []  # panels at the start
        self._machines = machines or Machines()
        self.session = Session(self._machines, self, self._import_views)
        self.time_travel = TimeTravelActions(self.session, settings, self)
        self.recording = RecorderActions(self.session, self)
        self.drawings = DrawingActions(
            settings.drawings,
            partial(windows.open_window, settings),
            partial(windows.import_decks, settings),
        )
        self.view, self.teaching, self.dialogs = ViewCommands(self), Teaching(self), LabDialogs(self)
        self.window = Window(settings, self._handlers())
        self.views: Views | None = None
        self._preparing = Preparing(self.window.header, compile_job, self._machines.first_is_ready, self)
        self.time_travel.attach(self.window)
        self.runs = Runs(self, scenario)
        self._connect_session()
        self.recording.attach(self.window)
        self.files = LabFiles(self)
        self._connect_controls()
        self.window.finders.append(self.dialogs.find)
        self.view.show_state()
        if settings.complaint:
            self.window.header.banner.show_message(settings.complaint)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "open": lambda: self.files.choose_file(),  # made after the window
            "open-data": lambda: self.files.choose_data(),
            "play": self.session.toggle,
            **self.dialogs.handlers(),
            **self.view.handlers(),
            **self.time_travel.handlers(),
            **self.recording.handlers(),
            **self.drawings.handlers(lambda: self.window),
            **self.teaching.handlers(),
        }

    def _connect_session(self) -> None:
        session = self.session
        session.views_prepared.connect(self._on_views_prepared)
        session.prepared.connect(self._on_prepared)
        session.began.connect(self.window.undo.stack.clear)  # its runs are others
        session.changed.connect(self.view.show_state)

    def _connect_controls(self) -> None:
        header = self.window.header
        header.choice.chosen.connect(self.files.open)
        header.transport.speed_chosen.connect(self.view.set_speed)
        header.transport.run_to.connect(self.session.run_to)
        self.time_travel.autosave.wanted.connect(lambda path: self.files.open(str(path)))
        self._preparing.ready.connect(self.runs.open_first)
        self._preparing.done.connect(self._on_compiled)
        self._preparing.told.connect(self.show_waiting)
        self.window.closing.connect(self.close)
        theme.notifier.changed.connect(self.view.show_state)

    @Slot()
    def start(self) -> None:
        """Import the engine in the worker's thread; the rest follows when that is done."""
        self.session.set_speed(self.settings.first_speed)
        self.session.set_slow_motion(self.settings.slow_motion)
        self._seen = [name for name, card in self.window.cards.items() if is_seen(card)]
        self.session.start()

    def _import_views(self) -> None:
        """Import what the views need at the start; in the worker's thread, after the window is painted."""
        import app.window.views  # noqa: F401  # late: the start stays short

        for spec in specs.panels():
            if spec.factory and (spec.at_once or spec.id in self._seen):
                spec.load()

    def _on_views_prepared(self) -> None:
        from app.window.views import Views  # imported already, by the worker

        window = self.window
        header = window.header
        self.views = views = Views(
            self.session,
            window.cards,
            header.transport,
            window.footer,
            self.time_travel.markers,
            self.settings,
            window.actions_by_id,
            self,
        )
        self.time_travel.populate(views)
        self.drawings.offer(header.banner)
        views.guests.why_wanted.connect(self.dialogs.ask_why)
        self._connect_panels(views)
        window.cards[LESSON].visibilityChanged.connect(self.teaching.furnish_soon)
        self.interactive.emit()

    def _connect_panels(self, views: Views) -> None:
        context = views.context
        context.open_asked.connect(self.files.open)
        context.failed.connect(self.window.header.banner.show_message)
        context.wrote.connect(self._tell_written)
        context.told.connect(self.tell)
        views.plots_opened.connect(partial(self.window.open_panel, "plot"))

    def watch_first_study(self) -> None:
        """Play the first study with its guide beside it."""
        if self.session.name == FIRST_SCENARIO:
            self._watch()
        else:
            self.opened.connect(self._watch, Qt.ConnectionType.SingleShotConnection)
            self.files.open(FIRST_SCENARIO)

    def _watch(self) -> None:
        if self.session.name == FIRST_SCENARIO:  # else it was refused, and something else was opened later
            self.session.play()
            self.window.show_panel("guide")

    def _on_prepared(self, warm: bool) -> None:
        self.window.header.choice.set_entries(self.session.entries)
        self.window.header.choice.show_coming(self.runs.first)
        if warm:
            self.runs.open_first()
        else:
            self._preparing.begin()

    def _on_compiled(self) -> None:
        """Open what could not run with the first set of kernels."""
        self._machines.refresh()
        if self.session.scenario is None or self.session.broken:
            self.runs.open_first()

    def show_waiting(self, text: str) -> None:
        """Show in the time charts what the window waits for; "" = nothing."""
        assert self.views is not None  # they come before the engine
        self.views.time_view.set_waiting(text)

    def tell(self, text: str) -> None:
        """Show a message that is no error."""
        self.window.header.banner.show_message(text, error=False)

    def _tell_written(self, file: str) -> None:
        self.tell(self.tr("{0} was written").format(file))

    def report(self, kind: type[BaseException], error: BaseException, where: Any) -> None:
        """Print an error of the window itself on the terminal and show it once; for sys.excepthook."""
        sys.__excepthook__(kind, error, where)
        banner = self.window.header.banner
        text = self.tr("Something went wrong in the window: {0}").format(str(error) or kind.__name__)
        if not banner.isVisible():
            banner.show_message(f"{text}\n\n{''.join(traceback.format_exception(error))}")

    def close(self) -> None:
        """End the worker and the compiler."""
        self.teaching.close_class()
        if self.views is not None:
            self.views.stop()
        self._preparing.stop()
        self.recording.close()
        if self.teaching.lessons is not None:
            self.teaching.lessons.close()
        self.session.close()
        self.time_travel.autosave.close()
        if self.teaching.lessons is not None:
            self.teaching.lessons.closed()
