"""Opens another scenario next to the current run, and offers the way back."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.lab.teaching import Teaching
from app.lab.time_travel import TimeTravelActions
from app.language import scenario_text
from app.run.session import Session
from app.settings.settings import Settings
from app.time_travel.files.session_files import SUFFIX, whole_path
from app.window.layouts.kinds import kind_of
from app.window.main_window import Window

if TYPE_CHECKING:
    from app.window.views import Views

FIRST_SCENARIO = "pause-suspend"


class Runs(QObject):
    """Opens runs; the previously open run stays in the list of runs."""

    opened = Signal()  # a run is there

    def __init__(
        self,
        session: Session,
        window: Window,
        settings: Settings,
        time_travel: TimeTravelActions,
        teaching: Teaching,
        scenario: str,
        parent: QObject,
    ) -> None:
        """`scenario` is opened first; "" opens the scenario from the last session."""
        super().__init__(parent)
        self._session, self._window, self._settings = session, window, settings
        self._time_travel, self._teaching = time_travel, teaching
        self._views: Views | None = None
        self.first = whole_path(scenario) or settings.scenario or FIRST_SCENARIO
        self._play_when_open = True
        self._first = True
        self._left: int | None = None  # the branch that was left for the scenario that is being opened
        session.opened.connect(self._on_opened)
        session.refused.connect(self._on_refused)
        session.failed.connect(self._on_failed)

    def use_views(self, views: Views) -> None:
        """Use these views to show what the window is waiting for."""
        self._views = views

    def show_waiting(self, text: str) -> None:
        """Show in the time charts what the window is waiting for; "" = nothing."""
        assert self._views is not None  # they come before the engine
        self._views.time_view.set_waiting(text)

    def open_first(self) -> None:
        """Open the lab's first scenario or saved session."""
        session = self._session
        if self.first.endswith(SUFFIX):
            self._play_when_open = False
            session.open(FIRST_SCENARIO)  # something is there, whatever becomes of the file
            self._time_travel.open_session(Path(self.first))
        else:
            session.open(self.first)

    def open(self, name: str, settings: Sequence[str], seed: int | None, instead_of: int | None) -> None:
        """Open a scenario as another run. instead_of: the branch that is replaced by the run."""
        session = self._session
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
        """Offer to reopen the run that was left, if it is still in the list."""
        branches, window = self._session.branches, self._window
        left, self._left = branches.find(self._left), None
        if left is None or left.id == branches.active:
            return
        window.undo.add(
            self.tr("Open “{0}”").format(window.windowTitle().partition(" – ")[0]),
            partial(branches.select, left.id),
            partial(branches.select, branches.active),
        )
        text = self.tr("“{0}”, seed {1}, remains in the list of runs as “{2}”.")
        window.header.banner.show_message(
            text.format(scenario_text(left.scenario.title), left.seed, left.name),
            error=False,
            remedy=self.tr("Back to the run"),
            do=lambda: branches.select(left.id),
        )

    def show_scenario(self) -> None:
        """Show the name of the open scenario in the window header."""
        from engine.against.cautions import cautions, first_words  # imported late to keep the start fast

        session = self._session
        if session.scenario is not None:
            header, scenario = self._window.header, session.scenario
            first = first_words(scenario)
            header.choice.show_scenario(session.name, scenario, session.seed, first)
            header.caution.show_text(first, cautions(scenario))

    def _on_opened(self, scenario: Any) -> None:
        session, window = self._session, self._window
        window.arranging.show_kind(kind_of(scenario))
        self.show_scenario()
        window.header.transport.show_scenario(scenario)
        window.setWindowTitle(f"{scenario_text(scenario.title)} – LPAR Lab")
        if not window.arranging.in_lesson:
            self._keep_scenario(session.name)
        self.show_waiting("")
        self._first = False
        if self._teaching.resume():
            self._play_when_open = False
        if self._play_when_open:
            session.play()
        self._play_when_open = False
        self._offer_way_back()
        self.opened.emit()

    def _keep_scenario(self, name: str) -> None:
        """Save the open scenario for the next start, and its file among the recent files."""
        if name.endswith(".toml") and not os.path.isfile(name):
            return  # it is in a session file
        self._settings.scenario = name
        if os.path.isfile(name):
            self._settings.note_recent(Path(name))

    def _on_refused(self, message: str) -> None:
        self._window.header.banner.show_message(message)
        session, self._left = self._session, None
        if session.scenario is not None:
            self.show_scenario()
        elif self._first:  # the file that was open last time has gone
            self._first = False
            session.open(FIRST_SCENARIO)

    def _on_failed(self, message: str) -> None:
        session = self._session
        remedy = self.tr("Restart") if session.scenario is not None else ""
        self._window.header.banner.show_message(message, remedy=remedy, do=session.restart)
