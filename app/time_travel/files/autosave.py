"""Autosaves the session while it runs, and saves it before another session is opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.run.markers import Markers
from app.run.session import Session
from app.settings.settings import Settings
from app.time_travel.files.session_files import SessionFiles
from app.widgets.banner import Banner
from app.widgets.progress_line import ProgressLine
from engine.atomic import complaint, sweep

BESIDE = ("lessons", "rules", "drawings")  # other folders in which the program keeps files
PARTS = 100  # of the progress of an opening


class SessionAutosave(QObject):
    """The files of a session, and the messages about them."""

    wanted = Signal(object)  # Path of a session to be opened

    def __init__(self, session: Session, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.files = SessionFiles(settings.sessions)
        self._banner: Banner | None = None
        self._progress: ProgressLine | None = None
        self._started = self._opening = self._aside = False

    def attach(self, banner: Banner, progress: ProgressLine) -> None:
        """Connect to the places where messages are shown."""
        self._banner, self._progress = banner, progress
        self._session.files.opening.connect(self._show_opening)
        self._session.files.autosave_failed.connect(self._on_not_kept)
        self._session.began.connect(self._offer_aside)
        progress.cancelled.connect(self._cancel)

    def start(self) -> None:
        """Autosave the session from now on, and offer the sessions that crashes have left behind."""
        if self._started or self._banner is None:
            return
        self._started = True
        sweep([self.files.folder, *(self.files.folder.with_name(name) for name in BESIDE)])
        try:
            crashed = self.files.crashed()
            self._session.files.autosave_in(self.files.take())
        except OSError as error:
            self._on_not_kept(complaint(error))
            return
        if crashed:
            self._offer(self._banner, crashed)

    def _offer(self, banner: Banner, crashed: list[Path]) -> None:
        """Offer the session of a crashed program, or a choice if there are several."""
        if len(crashed) == 1:
            text = self.tr("The program did not close properly. Your session was saved.")
            remedy, do = self.tr("Open where you left off"), lambda: self.wanted.emit(crashed[0])
        else:
            text = self.tr("The program did not close properly. {0} sessions were saved.")
            remedy, do = self.tr("Choose a session"), lambda: self._choose(banner.window(), crashed)
        banner.show_message(text.format(len(crashed)), error=False, remedy=remedy, do=do)

    def _choose(self, window: QWidget, crashed: list[Path]) -> None:
        from app.time_travel.dialogs.crashed import CrashedDialog  # imported late: rarely needed

        dialog = CrashedDialog(crashed, window)
        dialog.wanted.connect(self.wanted)
        dialog.open()

    def close(self) -> None:
        """Keep the session as the last session; the worker has already ended."""
        try:
            self.files.close()
        except OSError:
            return  # what was kept stays where it is, and is offered at the next start

    def set_aside(self, markers: Markers) -> None:
        """Save this session before another session is opened, unless nothing ran in it."""
        session = self._session
        self._aside = self._started and session.time_travel.recorded > 0
        if self._aside:
            session.files.save(self.files.before, markers.all)

    def _offer_aside(self) -> None:
        if self._aside and self._banner is not None:
            self._banner.show_message(
                self.tr("Another session is now open. The previous session was saved."),
                error=False,
                remedy=self.tr("Open the previous session"),
                do=self._back,
            )
        self._aside = False

    def _back(self) -> None:
        before = self.files.before
        try:
            aside = before.replace(before.with_stem("again"))
        except OSError as error:
            self._on_not_kept(complaint(error))
            return
        self.wanted.emit(aside)

    def _show_opening(self, part: float) -> None:
        assert self._progress is not None
        if part >= 1.0:
            self._opening = False
            self._progress.finish()
            return
        if not self._opening:
            self._opening = True
            self._progress.begin(self.tr("Opening the session"))
        if part > 0:
            self._progress.show_progress(round(part * PARTS), PARTS)

    def _cancel(self) -> None:
        if self._opening:
            self._session.files.cancel_opening()

    def _on_not_kept(self, why: str) -> None:
        if self._banner is not None:
            text = self.tr("Autosave failed: {0}").format(why)
            self._banner.show_message(text)
