"""Dialogs and pages over the window: start page, site, editor, What-if, Why, export, and search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from app.files.reading_notes import notes_on_files
from app.frame.on_screen import uncover
from app.lab.files import LabFiles
from app.lab.teaching import Teaching
from app.lab.time_travel import TimeTravelActions
from app.run.session import Session
from app.settings.settings import Settings
from app.window.main_window import Window
from engine.language import filled

if TYPE_CHECKING:
    from app.explain.dialog import WhyDialog
    from app.export.page.runs import PageContent
    from app.export.run import Wish
    from app.relocation.evacuation_dialog import EvacuationDialog
    from app.run_sets.faults.dialog import FaultDialog
    from app.run_sets.what_if.dialog import WhatIfDialog
    from app.scenarios.editor.opening import ScenarioEditors
    from app.site.dialog import SiteDialog
    from app.storage.space_dialog import SpaceDialog
    from app.welcome import StartPage
    from app.widgets.popup_list import Findable
    from app.window.views import Views


class LabDialogs(QObject):
    """Opens each dialog on request; its modules are imported only then, to keep the start short."""

    def __init__(
        self,
        session: Session,
        window: Window,
        settings: Settings,
        files: LabFiles,
        teaching: Teaching,
        time_travel: TimeTravelActions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._window, self._settings = session, window, settings
        self._files, self._teaching, self._time_travel = files, teaching, time_travel
        self._views: Views | None = None
        self._faults: FaultDialog | None = None  # keeps its case while it is closed
        files.sites_wanted.connect(self.read_site)
        window.finders.append(self.find)

    def use_views(self, views: Views) -> None:
        """Explain and export the contents of these views."""
        self._views = views
        views.guests.why_wanted.connect(self.ask_why)

    def open_start_page(self) -> StartPage:
        """Offer to learn, to watch or to build, and list the recently opened files; return the page."""
        from app.lesson.store import WorkStore
        from app.welcome import StartPage

        files, settings, window = self._files, self._settings, self._window
        recent = [Path(name) for name in settings.recent_files]
        page = StartPage(WorkStore(settings.lessons), recent, window)
        page.lesson_wanted.connect(self._teaching.open_lesson)
        page.lessons_wanted.connect(self._teaching.open)
        page.run_wanted.connect(files.watch_first_study)
        page.scenarios_wanted.connect(window.header.choice.open_picker)
        page.drawing_wanted.connect(window.actions_by_id["new-drawing"].trigger)
        page.choosing_wanted.connect(files.choose_file)
        page.file_wanted.connect(lambda path: files.open_all([path]))
        page.show()
        return page

    def read_site(self, paths: Sequence[Path] = ()) -> SiteDialog:
        """Open the dialog that makes a scenario from a site's definitions, with these files in it."""
        from app.site.dialog import SiteDialog

        dialog = SiteDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wanted.connect(lambda path: self._files.open(str(path)))
        dialog.add_files(paths)
        dialog.open()
        return dialog

    def ask_why(self, userid: str = "") -> WhyDialog | None:
        """Open the page that explains a guest at the machine's current time."""
        from app.explain.dialog import WhyDialog

        session, views = self._session, self._views
        if session.scenario is None or views is None:
            return None
        dialog = WhyDialog(session, views.time_view, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.timeline_wanted.connect(partial(self._show_timeline, dialog))
        dialog.choose(userid or views.time_view.guest)
        dialog.show()
        return dialog

    def _show_timeline(self, dialog: WhyDialog) -> None:
        card = self._window.cards["timeline"]
        card.focus_body()
        uncover(card, dialog)

    def find_fault(self) -> None:
        """Open the page that creates a machine with a hidden fault and judges answers, in the state in which
        it was left.
        """
        self._files.once_free(self._show_faults)

    def _show_faults(self) -> None:
        from app.run_sets.faults.dialog import FaultDialog
        from lessons.report.fault import FaultResults

        if self._faults is None:
            results = FaultResults(Path(self._settings.store.fileName()).parent / "faults")
            self._faults = FaultDialog(Path(self._settings.lessons) / "faults", self._window, results)
            self._faults.wanted.connect(lambda path: self._files.open(str(path)))
        self._faults.show()
        self._faults.activateWindow()

    def ask_what_if(self) -> WhatIfDialog | None:
        """Open the page that compares the current machine with changed versions of it."""
        from app.run_sets.what_if.dialog import WhatIfDialog

        if self._session.scenario is None:
            return None
        dialog = WhatIfDialog(self._session.scenario, self._window, self._session.name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def plan_space(self) -> SpaceDialog | None:
        """Open the page that shows the paging space that the current machine needs, and the part of this
        space that its run fills.
        """
        from app.storage.space_dialog import SpaceDialog

        if self._session.scenario is None:
            return None
        dialog = SpaceDialog(self._session.scenario, self._session.recording, parent=self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def evacuate(self) -> EvacuationDialog | None:
        """Open the page that plans the evacuation of a member, from the current moment on if the run has
        begun.
        """
        from app.relocation.evacuation_dialog import EvacuationDialog

        session = self._session
        if session.scenario is None or len(session.scenario.systems) < 2:
            return None
        now = session.recording.at if session.recording is not None else 0
        scenario = session.scenario.model_copy(update={"seed": session.present_seed})
        dialog = EvacuationDialog(scenario, session.commands, now or None, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._ask_before_leaving(dialog)
        dialog.show()
        return dialog

    def _ask_before_leaving(self, dialog: EvacuationDialog) -> None:
        """Let the dialog ask before the window closes, and close it then without asking again."""
        window, may_discard, close = self._window, dialog.may_discard, dialog.accept

        def forget() -> None:
            window.before_closing.remove(may_discard)
            window.leaving.disconnect(close)

        window.before_closing.append(may_discard)
        window.leaving.connect(close)
        dialog.finished.connect(forget)

    @cached_property
    def editors(self) -> ScenarioEditors:
        """The scenario editors."""
        from app.scenarios.editor.opening import ScenarioEditors

        files, window = self._files, self._window
        editors = ScenarioEditors(self._session, self._settings.machines, files.open, files.open_all, window)
        editors.failed.connect(window.header.banner.show_message)
        window.before_closing.append(editors.may_close)
        return editors

    def choose_export(self) -> None:
        """Ask for a folder and the kinds of files to write, and export the run."""
        from app.export.run_dialog import ExportDialog

        recording = self._session.recording
        if self._views is None or recording is None:
            return
        view = self._views.time_view
        shown = max(view.start, 0), min(view.end, recording.now)
        whole = shown == (0, recording.now) or shown[0] >= shown[1]
        dialog = ExportDialog(self._settings.export_folder, shown, whole, self._window)
        dialog.wanted.connect(self.export)
        dialog.open()

    def export(self, wish: Wish) -> None:
        """Write the run as files: images of the open charts, values, and states."""
        from app.export.run import Export

        recording = self._session.recording
        if self._views is None or recording is None:
            return
        self._settings.export_folder = str(wish.folder)
        export = Export(recording, wish, self, self._page())
        export.failed.connect(self._window.header.banner.show_message)
        export.done.connect(lambda files: self._tell_exported(len(files), wish.folder))
        export.start(self._views.charts.open())

    def _page(self) -> PageContent:
        """Return the contents of a page: the run with its markers, the compared run, and the open lesson."""
        from app.export.page.numbers import PageRun
        from app.export.page.runs import PageContent

        assert self._views is not None
        markers = [tuple(self._time_travel.markers.all), ()]
        shown = zip(self._views.runs_shown(), markers, strict=False)
        annotations = self._time_travel.annotations.all
        runs = tuple(PageRun(*run, marked, annotations) for run, marked in shown)
        notes = tuple(notes_on_files.reported)
        if self._teaching.player is None:
            return PageContent(runs, notes=notes)
        from app.lesson.browser_steps import page_steps

        player = self._teaching.player
        score, steps = page_steps(player.lesson, player.play.work, player.notes.recordings, runs[0].recording)
        return PageContent(runs, steps, score, notes)

    def _tell_exported(self, count: int, folder: Path) -> None:
        self._window.say(filled(self.tr("{0} {0:file was|files were} written to {1}"), count, folder))

    def find(self) -> Iterator[Findable]:
        """Yield the search results other than commands and panels."""
        from app.help.finding import find_cp_commands, find_measures, find_pages
        from app.help.words import find_words
        from app.window import finding

        session, window = self._session, self._window
        yield from finding.find_scenarios(session.entries, self._files.open)
        if session.scenario is not None:
            yield from finding.find_lessons(self._teaching.open_lesson)
            yield from finding.find_guests(session.scenario, self._go_to_guest)
        yield from find_measures(window)
        yield from find_cp_commands(window)
        yield from finding.find_settings(self._time_travel.ask_setting)
        yield from find_words(window.show_text)
        yield from find_pages(window)

    def _go_to_guest(self, userid: str) -> None:
        if (views := self._views) is not None:
            self._window.cards["guests"].focus_body()
            views.show_moment()  # the table has no rows before it is visible
            views.guests.go_to(userid)


class FirstRuns(QObject):
    """One-time events: the start page at the first start, and the guide at the first run of a study."""

    def __init__(
        self, session: Session, window: Window, settings: Settings, dialogs: LabDialogs, newcomer: bool
    ) -> None:
        """newcomer: the start page is shown as soon as the first run is open, or the simulator is being
        compiled; the run waits behind it.
        """
        super().__init__(dialogs)
        self._session, self._window, self._settings = session, window, settings
        self._dialogs, self._newcomer = dialogs, newcomer
        self._page: StartPage | None = None

    def greet(self) -> None:
        """Show the one-time pages. Call this when a run is open."""
        session, scenario, settings = self._session, self._session.scenario, self._settings
        if scenario is None or self._window.arranging.in_lesson:
            return
        if scenario.study not in settings.studies_seen:
            settings.note_study(scenario.study)
            self._window.show_panel("guide")
        self.welcome()
        if self._page is not None:
            session.pause()  # who reads the page misses nothing

    def welcome(self) -> None:
        """Show the start page to a newcomer, once."""
        if self._newcomer:
            self._newcomer = False
            self._page = self._dialogs.open_start_page()
            self._page.finished.connect(self._leave_page)

    def _leave_page(self) -> None:
        self._page = None
        self._session.play()
