"""The lab: a window, a session and the views between them; starts them, and brings errors to the eye."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from app.files.folders import Kind, begin_in
from app.frame.docks import is_seen
from app.frame.files import FileDrops, RecentMenu
from app.lesson.recording.actions import RecorderActions
from app.look import theme
from app.run import speed
from app.run.machines import EngineMachines, Machines
from app.run.session import Session
from app.time_travel.actions import TimeTravelActions
from app.time_travel.files.session_files import SUFFIX, whole_path
from app.topology.lab_actions import SUFFIX as DRAWING
from app.topology.lab_actions import DrawingActions
from app.topology.window import windows
from app.window.files import FileKind, UnknownFileError, kind_of_file
from app.window.main_window import Window
from app.window.panels import LESSON, kind_of
from app.window.preparing import Preparing
from app.window.settings import Settings

if TYPE_CHECKING:
    from app.classroom.classroom import Classroom
    from app.data.opening import DataFiles
    from app.data.run import RunMeasures
    from app.data.source import DataSource
    from app.explain.dialog import WhyDialog
    from app.export.run import Wish
    from app.lesson.lessons import Lessons
    from app.lesson.playing.player import Player
    from app.scenarios.editor.opening import ScenarioEditors
    from app.site.dialog import SiteDialog
    from app.welcome.page import StartPage
    from app.what_if.dialog import WhatIfDialog
    from app.widgets.findable import Findable
    from app.window.views import Views

FIRST_SCENARIO = "pause-suspend"


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
        self._scenario = whole_path(scenario) or settings.scenario or FIRST_SCENARIO
        self._seen: list[str] = []  # panels at the start
        self._machines = machines or EngineMachines()
        self.session = Session(self._machines, self, self._import_views)
        self.time_travel = TimeTravelActions(self.session, settings, self)
        self.recording = RecorderActions(self.session, self)
        self.drawings = DrawingActions(
            settings.drawings,
            partial(windows.open_window, settings),
            partial(windows.import_decks, settings),
        )
        self.window = Window(settings, self._handlers())
        self.views: Views | None = None
        self.lessons: Lessons | None = None  # made when a lesson is wanted
        self._preparing = Preparing(self.window.header, compile_job, self._machines.first_is_ready, self)
        self._play_when_open = True
        self._first = True
        self._present_at: str | None = None  # where students get their page; "" = nowhere; None = no class
        self._left: int | None = None  # the branch that was left for the scenario that is being opened
        self.time_travel.attach(self.window)
        self._connect_session()
        self.recording.attach(self.window)
        self._connect_controls()
        self._accept_files()
        self.window.finders.append(self._find)
        self._show_state()

    def _handlers(self) -> dict[str, Callable[[], object]]:
        session = self.session
        return {
            "open": self.choose_file,
            "start-page": self.open_start_page,
            "open-data": self.choose_data,
            "read-site": lambda: self.read_site(),  # without the state of the action
            "what-if": self.ask_what_if,
            "why": lambda: self.ask_why(),
            "new-machine": lambda: self.editors.new(),
            "change-machine": lambda: self.editors.change_present(),
            "export": self.choose_export,
            "play": session.toggle,
            "faster": self.faster,
            "slower": self.slower,
            "slow-motion": self.toggle_slow_motion,
            "fit": self.fit,
            "follow": self.follow,
            "ghosts": self.toggle_ghosts,
            "escape": self.escape,
            **self.time_travel.handlers(),
            **self.recording.handlers(),
            **self.drawings.handlers(lambda: self.window),
            "lesson": self.open_lessons,
            "lesson-next": lambda: self._in_lesson("next"),
            "lesson-back": lambda: self._in_lesson("back"),
            "lesson-again": lambda: self._in_lesson("restart_step"),
            "present": lambda: self.present(),
            "pack": lambda: self._with_lesson(lambda player: self.classroom.choose_pack(player)),
        }

    def _connect_session(self) -> None:
        session = self.session
        session.views_prepared.connect(self._on_views_prepared)
        session.prepared.connect(self._on_prepared)
        session.opened.connect(self._on_opened)
        session.began.connect(self.window.undo.stack.clear)  # its runs are others
        session.changed.connect(self._show_state)
        session.refused.connect(self._on_refused)
        session.failed.connect(self._on_failed)

    def _connect_controls(self) -> None:
        header = self.window.header
        header.choice.chosen.connect(self.open)
        header.transport.speed_chosen.connect(self.set_speed)
        header.transport.run_to.connect(self.session.run_to)
        self.time_travel.autosave.wanted.connect(lambda path: self.open(str(path)))
        self._preparing.ready.connect(self._on_warm)
        self._preparing.done.connect(self._on_compiled)
        self._preparing.told.connect(self._show_waiting)
        self.window.closing.connect(self.close)
        theme.notifier.changed.connect(self._show_state)

    def _accept_files(self) -> None:
        window = self.window
        FileDrops(window).dropped.connect(self.open_files)
        self.recent_menu = RecentMenu(
            lambda: self.settings.recent_files, lambda path: self.open_files([path]), window
        )
        window.header.menu["file"].insertMenu(window.actions_by_id["export"], self.recent_menu)

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
        from app.charts import MODULES, chart_kind

        for name in MODULES:
            if name in self._seen:
                chart_kind(name)

    def _on_views_prepared(self) -> None:
        from app.window.views import Views  # imported already, by the worker

        window = self.window
        header = window.header
        self.views = Views(
            self.session,
            window.cards,
            header.transport,
            window.footer,
            self.time_travel.markers,
            self.settings,
            window.actions_by_id,
            self,
        )
        self.time_travel.furnish(self.views)
        self.drawings.offer(header.banner)
        self.views.guests.why_wanted.connect(self.ask_why)
        panels = self.views.panels
        panels.open_asked.connect(self.open)
        panels.failed.connect(header.banner.show_message)
        panels.wrote.connect(self._tell_written)
        panels.told.connect(self._tell)
        panels.plots_asked.connect(self.window.open_plot)
        self.views.console.histories.restore(self.settings.console_history)
        self.views.console.history_changed.connect(self._keep_history)
        window.cards[LESSON].visibilityChanged.connect(self._furnish_lessons)
        self.interactive.emit()

    def open_lessons(self) -> None:
        """Show the lesson that is open, or the list of lessons."""
        self.window.open_lesson()
        self._furnish_lessons(True)

    def _furnish_lessons(self, visible: bool) -> None:
        """Fill the lesson's card when it is first seen; nothing of the lessons is imported before."""
        if not visible or self.lessons is not None or self.session.scenario is None:
            return
        from app.lesson.lessons import Lessons  # late: the start stays short

        folder = self.settings.lesson
        assert self.views is not None
        self.lessons = Lessons(
            self.window,
            self.session,
            self.views,
            self.settings,
            self.time_travel,
            self,
        )
        if folder:
            self.lessons.open(Path(folder))
        self.window.cards[LESSON].focus_body()
        if self._present_at is not None:
            address, self._present_at = self._present_at, None
            self.present(address)

    def _find(self) -> Iterator[Findable]:
        """Yield what the search finds besides commands and panels."""
        from app.help.finding import find_measures, find_pages  # late: nothing is searched at the start
        from app.help.words import find_words
        from app.window import finding

        scenario = self.session.scenario
        yield from finding.find_scenarios(self.session.entries, self.open)
        if scenario is not None:
            yield from finding.find_lessons(self._open_lesson)
            yield from finding.find_guests(scenario, self._go_to_guest)
        yield from find_measures(self.window)
        yield from finding.find_settings(self.time_travel.ask_setting)
        yield from find_words(self.window.show_text)
        yield from find_pages(self.window)

    def _go_to_guest(self, userid: str) -> None:
        if self.views is not None:
            self.window.cards["guests"].focus_body()
            self.views.show_moment()  # the table has no rows before it is seen
            self.views.guests.go_to(userid)

    def open_start_page(self) -> StartPage:
        """Offer to learn, to watch or to build, and the files that were open last; return the page."""
        from app.lesson.store import Store  # late: the start stays short
        from app.welcome.page import StartPage

        window = self.window
        page = StartPage(
            Store(self.settings.lessons), [Path(name) for name in self.settings.recent_files], window
        )
        page.lesson_wanted.connect(self._open_lesson)
        page.lessons_wanted.connect(self.open_lessons)
        page.run_wanted.connect(self._watch_first_study)
        page.scenarios_wanted.connect(window.header.choice.open_picker)
        page.drawing_wanted.connect(window.actions_by_id["new-drawing"].trigger)
        page.choosing_wanted.connect(self.choose_file)
        page.file_wanted.connect(lambda path: self.open_files([path]))
        page.show()
        return page

    def _watch_first_study(self) -> None:
        if self.session.name == FIRST_SCENARIO:
            self._watch()
        else:
            self.opened.connect(self._watch, Qt.ConnectionType.SingleShotConnection)
            self.open(FIRST_SCENARIO)

    def _watch(self) -> None:
        if self.session.name == FIRST_SCENARIO:  # else it was refused, and something else was opened later
            self.session.play()
            self.window.open_guide()

    @cached_property
    def classroom(self) -> Classroom:
        """The windows in which a lesson is presented to a class."""
        from app.classroom.classroom import Classroom  # late: few starts need it

        assert self.views is not None
        assert self.lessons is not None
        made = Classroom(self.window, self.views, self.time_travel.markers, self.settings, self)
        self.lessons.leaving.connect(made.end)
        return made

    def present(self, address: str = "") -> None:
        """Present the lesson that is open; serve the students' page at an address if there is one."""
        self._with_lesson(lambda player: self.classroom.present(player, address))

    def _with_lesson(self, do: Callable[[Player], object]) -> None:
        """Do something with the lesson that is open; without one, let the trainer choose."""
        if self.lessons is None or self.lessons.player is None:
            self.open_lessons()
        player = self.lessons.player if self.lessons is not None else None
        if player is not None:
            do(player)
        else:
            self._tell(self.tr("Choose a lesson first, then present it with F5."))

    def present_when_open(self, address: str = "") -> None:
        """Present the lesson with which the lab starts as soon as it is open."""
        self._present_at = address

    def _in_lesson(self, what: str) -> None:
        player = self.lessons.player if self.lessons is not None else None
        if player is not None:
            getattr(player, what)()

    def _keep_history(self) -> None:
        assert self.views is not None
        self.settings.console_history = self.views.console.histories.stored()

    def _on_prepared(self, warm: bool) -> None:
        self.window.header.choice.set_entries(self.session.entries)
        self.window.header.choice.show_coming(self._scenario)
        if warm:
            self._on_warm()
        else:
            self._preparing.begin()

    def _show_waiting(self, text: str) -> None:
        assert self.views is not None  # they come before the engine
        self.views.time_view.set_waiting(text)

    def _on_compiled(self) -> None:
        """Open what could not run with the first set of kernels."""
        self._machines.refresh()
        if self.session.scenario is None or self.session.broken:
            self._on_warm()

    def _on_warm(self) -> None:
        if self._scenario.endswith(SUFFIX):
            self._play_when_open = False
            self.session.open(FIRST_SCENARIO)  # something is there, whatever becomes of the file
            self.time_travel.open_session(Path(self._scenario))
        else:
            self.session.open(self._scenario)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open scenarios, sessions, drawings, lessons and decks; all decks go into one drawing."""
        decks, sites = [], []
        for path in paths:
            try:
                kind = kind_of_file(path)
            except UnknownFileError as error:
                self.window.header.banner.show_message(str(error))
                continue
            if kind is FileKind.DECK:
                decks.append(path)
            elif kind is FileKind.DATA:
                self._open_data(path)
            elif kind is FileKind.SITE:
                sites.append(path)
            elif kind is FileKind.LESSON:
                folder = path if path.is_dir() else path.parent
                self._open_lesson(folder)
                self.settings.note_recent(folder)
            else:
                self.open(str(path))
        if decks:
            self.drawings.import_decks(decks)
        if sites:
            self.read_site(sites)

    def read_site(self, paths: Sequence[Path] = ()) -> SiteDialog:
        """Open the dialog that makes a scenario of the definitions of a site, with these files in it."""
        from app.site.dialog import SiteDialog  # late: few runs need it

        dialog = SiteDialog(self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wanted.connect(lambda path: self.open(str(path)))
        dialog.add_files(paths)
        dialog.open()
        return dialog

    def ask_why(self, userid: str = "") -> WhyDialog | None:
        """Open the page that explains a guest at the machine's present moment."""
        from app.explain.dialog import WhyDialog  # late: few runs need it

        if self.session.scenario is None or self.views is None:
            return None
        dialog = WhyDialog(self.session, self.views.time_view, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.choose(userid or self.views.time_view.guest)
        dialog.show()
        return dialog

    def ask_what_if(self) -> WhatIfDialog | None:
        """Open the page that compares the present machine with changes of it."""
        from app.what_if.dialog import WhatIfDialog  # late: few runs need it

        if self.session.scenario is None:
            return None
        dialog = WhatIfDialog(self.session.scenario, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    @cached_property
    def editors(self) -> ScenarioEditors:
        """Editors of scenarios."""
        from app.scenarios.editor.opening import ScenarioEditors  # late: few runs need it

        editors = ScenarioEditors(self.session, self.settings.machines, self.open, self.window)
        editors.failed.connect(self.window.header.banner.show_message)
        return editors

    @cached_property
    def data_files(self) -> DataFiles:
        """Files of measurements, which become sources of the plots."""
        from app.data.opening import DataFiles  # late: few runs need it

        files = DataFiles(self.settings, self._run_measures, self.window)
        files.failed.connect(self.window.header.banner.show_message)
        files.opened.connect(self._show_data)
        return files

    def _run_measures(self) -> RunMeasures:
        from app.data.run import RunMeasures  # late: few runs need it

        return RunMeasures(self.session.recording, self.session.name)

    def _show_data(self, source: DataSource) -> None:
        if self.views is not None:
            self.views.panels.plot.add_source(source)
            self.views.show_measured(source.name, source.measured())
            self.window.open_plot()
            self._tell(self.tr("{0} is in the tree of the plots").format(source.name))

    def _open_lesson(self, folder: Path) -> None:
        self.open_lessons()
        if self.lessons is not None:
            self.lessons.open(folder)

    def open(
        self,
        name: str,
        settings: Sequence[str] = (),
        seed: int | None = None,
        instead_of: int | None = None,
    ) -> None:
        """Open a scenario, which plays when the one before it did, a saved session or a drawing.

        instead_of: the branch of a run that a scenario takes the place of.
        """
        if name.endswith(DRAWING):
            self.drawings.open(name)
        elif self.lessons is not None and self.lessons.player is not None:
            self._refuse_in_lesson(self.lessons, partial(self.open, name, settings, seed))
        elif name.endswith(SUFFIX):
            self.time_travel.open_session(Path(name))
        else:
            self._open_run(whole_path(name), settings, seed, instead_of)

    def _refuse_in_lesson(self, lessons: Lessons, go_on: Callable[[], object]) -> None:
        """Say that the lesson uses the machine; offer to close the lesson and go on."""
        assert lessons.player is not None
        text = self.tr("The lesson “{0}” uses this machine. Close the lesson to open something else.")

        def leave() -> None:
            lessons.show_list()
            go_on()

        self._show_scenario()
        title = lessons.player.lesson.title
        self.window.header.banner.show_message(
            text.format(title), error=False, remedy=self.tr("Close the lesson"), do=leave
        )

    def _open_run(self, name: str, settings: Sequence[str], seed: int | None, instead_of: int | None) -> None:
        """Open a scenario as another run; the one that is open stays in the list of runs."""
        session = self.session
        self._play_when_open = session.playing
        if session.scenario is None or not session.branches.all:
            session.open(name, settings, seed)
            return
        if (name, tuple(settings)) == (session.name, session.settings) and seed in (
            None,
            session.present_seed,
        ):
            session.restart()
            return
        self._left = session.branches.active if instead_of is None else None
        session.branches.open_run(name, settings, seed, instead_of)

    def _offer_way_back(self) -> None:
        """Offer the run that was left, when it is still in the list."""
        left, self._left = self.session.branches.find(self._left), None
        if left is None or left.id == self.session.branches.active:
            return
        branches = self.session.branches
        self.window.undo.add(
            self.tr("Open “{0}”").format(self.window.windowTitle().partition(" – ")[0]),
            partial(branches.select, left.id),
            partial(branches.select, branches.active),
        )
        text = self.tr("“{0}”, seed {1}, stays in the list of runs as “{2}”.")
        self.window.header.banner.show_message(
            text.format(left.scenario.title, left.seed, left.name),
            error=False,
            remedy=self.tr("Back to it"),
            do=lambda: self.session.branches.select(left.id),
        )

    def _show_scenario(self) -> None:
        session = self.session
        if session.scenario is not None:
            self.window.header.choice.show_scenario(session.name, session.scenario, session.seed)

    def _on_opened(self, scenario: Any) -> None:
        session, header = self.session, self.window.header
        self.window.show_kind(kind_of(scenario))
        self._show_scenario()
        header.transport.show_scenario(scenario)
        self.window.setWindowTitle(f"{scenario.title} – LPAR Lab")
        if not self.window.in_lesson:
            self._keep_scenario(session.name)
        self._show_waiting("")
        self._first = False
        self._resume_lesson()
        if self._play_when_open:
            session.play()
        self._play_when_open = False
        self._offer_way_back()
        self.opened.emit()

    def _keep_scenario(self, name: str) -> None:
        """Keep which scenario is open, for the next start, and its file among the recent ones."""
        if name.endswith(".toml") and not Path(name).is_file():
            return  # it is in a session file
        self.settings.scenario = name
        if (file := Path(name)).is_file():
            self.settings.note_recent(file)

    def _resume_lesson(self) -> None:
        """Reopen the lesson that was open when the window was closed, or the list when its card was."""
        card = self.window.cards[LESSON]
        if self.lessons is None and (self.settings.lesson or card.isVisible()):
            self._play_when_open = False
            card.show()
            self._furnish_lessons(True)

    def _on_refused(self, message: str) -> None:
        self.window.header.banner.show_message(message)
        session, self._left = self.session, None
        if session.scenario is not None:
            self._show_scenario()
        elif self._first:  # the file that was open last time has gone
            self._first = False
            session.open(FIRST_SCENARIO)

    def _on_failed(self, message: str) -> None:
        remedy = self.tr("Restart") if self.session.scenario is not None else ""
        self.window.header.banner.show_message(message, remedy=remedy, do=self.session.restart)

    def _show_state(self) -> None:
        session, transport = self.session, self.window.header.transport
        transport.show_playing(session.playing)
        transport.show_speed(session.speed, session.achieved, session.slowed)
        self.window.actions_by_id["slow-motion"].setChecked(self.settings.slow_motion)
        transport.slider.show_ratio(session.speed)
        for button in (transport.until, transport.kind):
            button.setEnabled(session.scenario is not None)
        self.window.actions_by_id["play"].setEnabled(session.scenario is not None)
        transport.play.setEnabled(session.scenario is not None)

    def set_speed(self, ratio: float) -> None:
        """Set the simulated time per real time; kept for the next start."""
        self.settings.speed = ratio
        self.session.set_speed(ratio)

    def toggle_slow_motion(self) -> None:
        """Switch slow motion while a guest is stopped on or off; kept for the next start."""
        self.settings.slow_motion = not self.settings.slow_motion
        self.session.set_slow_motion(self.settings.slow_motion)
        self._show_state()

    def faster(self) -> None:
        """Choose the next detent of the speed scale."""
        self.set_speed(speed.next_detent(self.session.speed, up=True))

    def slower(self) -> None:
        """Choose the detent before."""
        self.set_speed(speed.next_detent(self.session.speed, up=False))

    def fit(self) -> None:
        """Show the whole run in all time charts."""
        if self.views is not None and self.session.scenario is not None:
            self.views.time_view.fit(self.session.scenario.until)

    def follow(self) -> None:
        """Return to the latest; the charts move with the run."""
        if self.views is not None:
            self.views.cursor.leave()

    def toggle_ghosts(self) -> None:
        """Show or hide the published bars behind those of the guests."""
        if self.views is not None:
            self.views.toggle_ghosts()

    def escape(self) -> None:
        """Dismiss the message if there is one, take the window back from the class, or go to the latest."""
        banner = self.window.header.banner
        if banner.isVisible():
            banner.dismiss()
        elif self.window.class_screen.showing:
            self.window.toggle_class()
        else:
            self.follow()

    def choose_file(self) -> None:
        """Ask for a scenario, a saved session or a drawing and open it."""
        title = self.tr("Open a scenario, a session or a drawing")
        kinds = self.tr("Scenarios, sessions, drawings (*.toml *{0} *{1});;All files (*)")
        kinds = kinds.format(SUFFIX, DRAWING)
        name, _ = QFileDialog.getOpenFileName(self.window, title, begin_in(Kind.WORK), kinds)
        if name:
            self.open(name)

    def choose_data(self) -> None:
        """Ask for files of measurements and open them."""
        kinds = self.tr(
            "Measurements (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather)"
            ";;All files (*)"
        )
        names, _ = QFileDialog.getOpenFileNames(self.window, self.tr("Open data"), "", kinds)
        for name in names:
            self._open_data(Path(name))

    def _open_data(self, file: Path) -> None:
        self.data_files.open(file)
        self.settings.note_recent(file)

    def choose_export(self) -> None:
        """Ask for a folder and the kinds of files, and export the run."""
        from app.export.run_dialog import ExportDialog  # late: the start stays short

        recording = self.session.recording
        if self.views is None or recording is None:
            return
        view = self.views.time_view
        shown = max(view.start, 0), min(view.end, recording.now)
        whole = shown == (0, recording.now) or shown[0] >= shown[1]
        dialog = ExportDialog(self.settings.export_folder, shown, whole, self.window)
        dialog.wanted.connect(self.export)
        dialog.open()

    def export(self, wish: Wish) -> None:
        """Write the run as files: pictures of the open charts, figures, states."""
        from app.export.run import Export  # late: the start stays short

        recording = self.session.recording
        if self.views is None or recording is None:
            return
        self.settings.export_folder = str(wish.folder)
        export = Export(recording, wish, self)
        export.failed.connect(self.window.header.banner.show_message)
        export.done.connect(lambda files: self._tell_exported(len(files), wish.folder))
        export.start(self.views.charts.open())

    def _tell_exported(self, count: int, folder: Path) -> None:
        self._tell(self.tr("{0} files were written to {1}").format(count, folder))

    def _tell(self, text: str) -> None:
        self.window.header.banner.show_message(text, error=False)

    def _tell_written(self, file: str) -> None:
        self._tell(self.tr("{0} was written").format(file))

    def report(self, kind: type[BaseException], error: BaseException, where: Any) -> None:
        """Print an error of the window itself on the terminal and show it once; for sys.excepthook."""
        sys.__excepthook__(kind, error, where)
        banner = self.window.header.banner
        text = self.tr("Something went wrong in the window: {0}").format(str(error) or kind.__name__)
        if not banner.isVisible():
            banner.show_message(f"{text}\n\n{''.join(traceback.format_exception(error))}")

    def close(self) -> None:
        """End the worker and the compiler."""
        if "classroom" in vars(self):
            self.classroom.close()
        if self.views is not None:
            self.views.stop()
        self._preparing.stop()
        self.recording.close()
        if self.lessons is not None:
            self.lessons.close()
        self.session.close()
        self.time_travel.autosave.close()
        if self.lessons is not None:
            self.lessons.closed()
