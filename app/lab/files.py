"""The files that users open: scenarios, sessions, drawings, lessons, decks, site definitions,
measurements.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from app.files.save_dialog import FolderKind, begin_in
from app.frame.files import FileDrops, RecentMenu
from app.lab.runs import FIRST_SCENARIO, Runs
from app.lab.teaching import Teaching
from app.lab.time_travel import TimeTravelActions
from app.run.session import Session
from app.settings.settings import Settings
from app.time_travel.files.session_files import SUFFIX, whole_path
from app.topology.lab_actions import SUFFIX as DRAWING
from app.topology.lab_actions import DrawingActions
from app.window.files import FileKind, UnknownFileError, kind_of_file
from app.window.main_window import Window

if TYPE_CHECKING:
    from app.data.opening import DataFiles
    from app.data.run import DataSource, RunMeasures
    from app.lab.lessons import Lessons
    from app.window.views import Views


class LabFiles(QObject):
    """Opens each kind of file in the right place; files may also be dropped on the window."""

    sites_wanted = Signal(object)  # files with definitions of a site

    def __init__(
        self,
        session: Session,
        window: Window,
        settings: Settings,
        runs: Runs,
        teaching: Teaching,
        time_travel: TimeTravelActions,
        drawings: DrawingActions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._window, self._settings = session, window, settings
        self._runs, self._teaching, self._time_travel = runs, teaching, time_travel
        self._drawings = drawings
        self._views: Views | None = None
        window.header.choice.chosen.connect(self.open)
        time_travel.autosave.wanted.connect(lambda path: self.open(str(path)))
        FileDrops(window).dropped.connect(self.open_all)
        self.recent_menu = RecentMenu(
            lambda: settings.recent_files, lambda path: self.open_all([path]), window
        )
        window.header.menu["file"].insertMenu(window.actions_by_id["export"], self.recent_menu)

    def use_views(self, views: Views) -> None:
        """Show opened files in these views."""
        self._views = views
        views.context.open_asked.connect(self.open)

    def open(
        self,
        name: str,
        settings: Sequence[str] = (),
        seed: int | None = None,
        instead_of: int | None = None,
    ) -> None:
        """Open a scenario, a saved session or a drawing. A scenario plays if the previous scenario was
        playing.

        instead_of: the branch that is replaced by the scenario.
        """
        if name.endswith(DRAWING):
            self._drawings.open(name)
        else:
            self.once_free(partial(self._open_machine, name, settings, seed, instead_of))

    def _open_machine(
        self, name: str, settings: Sequence[str], seed: int | None, instead_of: int | None
    ) -> None:
        if name.endswith(SUFFIX):
            self._time_travel.open_session(Path(name))
        else:
            self._runs.open(whole_path(name), settings, seed, instead_of)

    def _refuse_in_lesson(self, lessons: Lessons, go_on: Callable[[], object]) -> None:
        """Show that the lesson is using the machine; offer to close the lesson and continue."""
        assert lessons.player is not None
        text = self.tr("The lesson “{0}” uses this machine. Close the lesson to open something else.")

        def leave() -> None:
            lessons.show_list()
            go_on()

        self._runs.show_scenario()
        title = lessons.player.lesson.title
        self._window.header.banner.show_message(
            text.format(title), error=False, remedy=self.tr("Close the lesson"), do=leave
        )

    def once_free(self, do: Callable[[], object]) -> None:
        """Call a function, or offer to close the lesson that is using the machine first."""
        lessons = self._teaching.lessons
        if lessons is not None and lessons.player is not None:
            self._refuse_in_lesson(lessons, do)
        else:
            do()

    def open_all(self, paths: Sequence[Path]) -> None:
        """Open scenarios, sessions, drawings, lessons and decks; all decks go into one drawing."""
        decks, sites = [], []
        for path in paths:
            try:
                kind = kind_of_file(path)
            except UnknownFileError as error:
                self._window.header.banner.show_message(str(error))
                continue
            if kind is FileKind.DECK:
                decks.append(path)
            elif kind is FileKind.SITE:
                sites.append(path)
            else:
                self._open_one(path, kind)
        if decks:
            self._drawings.import_decks(decks)
        if sites:
            self.sites_wanted.emit(sites)

    def _open_one(self, path: Path, kind: FileKind) -> None:
        if kind is FileKind.DATA:
            self._open_data(path)
        elif kind is FileKind.LESSON:
            folder = path if path.is_dir() else path.parent
            self._teaching.open_lesson(folder)
            self._settings.note_recent(folder)
        else:
            self.open(str(path))

    def choose_file(self) -> None:
        """Ask for a file and open it according to its kind."""
        title = self.tr("Open a file")
        kinds = self.tr("Scenarios, sessions, drawings, decks (*.toml *{0} *{1} *.iocp);;All files (*)")
        kinds = kinds.format(SUFFIX, DRAWING)
        name, _ = QFileDialog.getOpenFileName(self._window, title, begin_in(FolderKind.WORK), kinds)
        if name:
            self.open_all([Path(name)])

    def choose_data(self) -> None:
        """Ask for measurement files and open them."""
        kinds = self.tr(
            "Measurements (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather)"
            ";;All files (*)"
        )
        names, _ = QFileDialog.getOpenFileNames(self._window, self.tr("Open data"), "", kinds)
        for name in names:
            self._open_data(Path(name))

    def _open_data(self, file: Path) -> None:
        self.data.open(file)
        self._settings.note_recent(file)

    @cached_property
    def data(self) -> DataFiles:
        """Measurement files, which become sources of the plots."""
        from app.data.opening import DataFiles  # imported late: few runs need it

        files = DataFiles(self._settings, self._run_measures, self._window)
        files.failed.connect(self._window.header.banner.show_message)
        files.opened.connect(self._show_data)
        return files

    def _run_measures(self) -> RunMeasures:
        from app.data.run import RunMeasures  # imported late: few runs need it

        return RunMeasures(self._session.recording, self._session.name)

    def _show_data(self, source: DataSource) -> None:
        if self._views is not None:
            self._views.plots.add_source(source)
            self._views.show_measured(source.name, source.measured())
            self._window.open_panel("plot")
            self._window.say(self.tr("{0} is in the measure tree of the plots").format(source.name))

    def watch_first_study(self) -> None:
        """Play the first study with its guide next to it."""
        if self._session.name == FIRST_SCENARIO:
            self._watch()
            return
        self._runs.opened.connect(self._watch, Qt.ConnectionType.SingleShotConnection)
        if self._session.scenario is None:  # it opens when the simulator is compiled
            self._runs.first = FIRST_SCENARIO
        else:
            self.open(FIRST_SCENARIO)

    def _watch(self) -> None:
        if self._session.name == FIRST_SCENARIO:  # else it was refused, and something else was opened later
            self._session.play()
            self._window.show_panel("guide")
