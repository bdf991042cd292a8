"""Dialogs and pages over the window: start page, site, editor, What if, Why, export, and the search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from app.frame.on_screen import uncover
from engine.language import filled

if TYPE_CHECKING:
    from app.explain.dialog import WhyDialog
    from app.export.run import Wish
    from app.lab.lab import Lab
    from app.run_sets.what_if.dialog import WhatIfDialog
    from app.scenarios.editor.opening import ScenarioEditors
    from app.site.dialog import SiteDialog
    from app.welcome.page import StartPage
    from app.widgets.findable import Findable


class LabDialogs(QObject):
    """Opens each dialog when it is wanted; its modules are imported then, so that the start stays short."""

    def __init__(self, lab: Lab) -> None:
        super().__init__(lab)
        self._lab = lab

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the commands of the window do, by name; lambdas leave out the state of an action."""
        return {
            "start-page": self.open_start_page,
            "read-site": lambda: self.read_site(),
            "what-if": self.ask_what_if,
            "why": lambda: self.ask_why(),
            "new-machine": lambda: self.editors.new(),
            "change-machine": lambda: self.editors.change_present(),
            "export": self.choose_export,
        }

    def open_start_page(self) -> StartPage:
        """Offer to learn, to watch or to build, and the files that were open last; return the page."""
        from app.lesson.store import WorkStore
        from app.welcome.page import StartPage

        lab, window = self._lab, self._lab.window
        files = [Path(name) for name in lab.settings.recent_files]
        page = StartPage(WorkStore(lab.settings.lessons), files, window)
        page.lesson_wanted.connect(lab.teaching.open_lesson)
        page.lessons_wanted.connect(lab.teaching.open)
        page.run_wanted.connect(lab.watch_first_study)
        page.scenarios_wanted.connect(window.header.choice.open_picker)
        page.drawing_wanted.connect(window.actions_by_id["new-drawing"].trigger)
        page.choosing_wanted.connect(lab.files.choose_file)
        page.file_wanted.connect(lambda path: lab.files.open_all([path]))
        page.show()
        return page

    def read_site(self, paths: Sequence[Path] = ()) -> SiteDialog:
        """Open the dialog that makes a scenario of the definitions of a site, with these files in it."""
        from app.site.dialog import SiteDialog

        dialog = SiteDialog(self._lab.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.wanted.connect(lambda path: self._lab.files.open(str(path)))
        dialog.add_files(paths)
        dialog.open()
        return dialog

    def ask_why(self, userid: str = "") -> WhyDialog | None:
        """Open the page that explains a guest at the machine's present moment."""
        from app.explain.dialog import WhyDialog

        session, views = self._lab.session, self._lab.views
        if session.scenario is None or views is None:
            return None
        dialog = WhyDialog(session, views.time_view, self._lab.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.timeline_wanted.connect(partial(self._show_timeline, dialog))
        dialog.choose(userid or views.time_view.guest)
        dialog.show()
        return dialog

    def _show_timeline(self, dialog: WhyDialog) -> None:
        card = self._lab.window.cards["timeline"]
        card.focus_body()
        uncover(card, dialog)

    def ask_what_if(self) -> WhatIfDialog | None:
        """Open the page that compares the present machine with changes of it."""
        from app.run_sets.what_if.dialog import WhatIfDialog

        if self._lab.session.scenario is None:
            return None
        dialog = WhatIfDialog(self._lab.session.scenario, self._lab.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    @cached_property
    def editors(self) -> ScenarioEditors:
        """Editors of scenarios."""
        from app.scenarios.editor.opening import ScenarioEditors

        lab = self._lab
        editors = ScenarioEditors(
            lab.session, lab.settings.machines, lab.files.open, lab.files.open_all, lab.window
        )
        editors.failed.connect(lab.window.header.banner.show_message)
        return editors

    def choose_export(self) -> None:
        """Ask for a folder and the kinds of files, and export the run."""
        from app.export.run_dialog import ExportDialog

        lab, recording = self._lab, self._lab.session.recording
        if lab.views is None or recording is None:
            return
        view = lab.views.time_view
        shown = max(view.start, 0), min(view.end, recording.now)
        whole = shown == (0, recording.now) or shown[0] >= shown[1]
        dialog = ExportDialog(lab.settings.export_folder, shown, whole, lab.window)
        dialog.wanted.connect(self.export)
        dialog.open()

    def export(self, wish: Wish) -> None:
        """Write the run as files: pictures of the open charts, figures, states."""
        from app.export.run import Export

        lab, recording = self._lab, self._lab.session.recording
        if lab.views is None or recording is None:
            return
        lab.settings.export_folder = str(wish.folder)
        export = Export(recording, wish, self)
        export.failed.connect(lab.window.header.banner.show_message)
        export.done.connect(lambda files: self._tell_exported(len(files), wish.folder))
        export.start(lab.views.charts.open())

    def _tell_exported(self, count: int, folder: Path) -> None:
        self._lab.tell(filled(self.tr("{0} {0:file was|files were} written to {1}"), count, folder))

    def find(self) -> Iterator[Findable]:
        """Yield what the search finds besides commands and panels."""
        from app.help.finding import find_measures, find_pages
        from app.help.words import find_words
        from app.window import finding

        lab, scenario = self._lab, self._lab.session.scenario
        yield from finding.find_scenarios(lab.session.entries, lab.files.open)
        if scenario is not None:
            yield from finding.find_lessons(lab.teaching.open_lesson)
            yield from finding.find_guests(scenario, self._go_to_guest)
        yield from find_measures(lab.window)
        yield from finding.find_settings(lab.time_travel.ask_setting)
        yield from find_words(lab.window.show_text)
        yield from find_pages(lab.window)

    def _go_to_guest(self, userid: str) -> None:
        if (views := self._lab.views) is not None:
            self._lab.window.cards["guests"].focus_body()
            views.show_moment()  # the table has no rows before it is seen
            views.guests.go_to(userid)
