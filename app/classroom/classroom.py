"""Presents the open lesson: opens both windows, connects them to the lab, and closes them again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from app import language
from app.classroom.expectations import Expectations
from app.classroom.keys import add_clicker, keys, may_end
from app.classroom.presentation import Presentation
from app.classroom.screen.mirror import shown_to_class
from app.classroom.screen.window import ClassWindow
from app.classroom.trainer.window import TrainerWindow
from app.classroom.vote.counts import rows
from app.classroom.vote.server import AddressError
from app.files.save_dialog import FolderKind, begin_in, save_path
from app.frame.files import take_drops
from app.frame.on_screen import screen_for
from app.jobs.process import Process
from app.jobs.work import work_list
from engine.atomic import atomic_write
from engine.spreadsheet import rows_text

if TYPE_CHECKING:
    from app.lesson.playing.player import Player
    from app.run.markers import Markers
    from app.settings.settings import Settings
    from app.window.main_window import Window
    from app.window.views import Views


class Classroom(QObject):
    """One presentation at a time. `present` starts a presentation or brings its windows to the front."""

    def __init__(
        self, window: Window, views: Views, markers: Markers, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._views, self._markers, self._settings = window, views, markers, settings
        self.presentation: Presentation | None = None
        self.class_window: ClassWindow | None = None
        self.trainer_window: TrainerWindow | None = None
        self._clicker: list[QShortcut] = []
        self._packing = Process("pack", self)
        self._packing.done.connect(self._tell_packed)
        self._packing.failed.connect(window.header.banner.show_message)
        window.before_closing.append(self.may_end)
        work_list.follow(self._packing, lambda: self.tr("Instructor guide"), self._packing.stop)

    def present(self, player: Player, address: str = "") -> None:
        """Present the lesson of a player; with an address, students get their page there."""
        if self.presentation is None:
            self._begin(player)
        if address and self.presentation is not None:
            try:
                self.presentation.serve(address)
            except AddressError as error:
                self._window.header.banner.show_message(str(error))
        for window in (self.class_window, self.trainer_window):
            if window is not None:
                window.show()
                window.raise_()
        if self.trainer_window is not None:
            self.trainer_window.activateWindow()

    def _begin(self, player: Player) -> None:
        expectations = Expectations(player.lesson, player.play.work.student, self)
        cards = self._window.cards
        of = Presentation(player, self._markers, shown_to_class(cards), expectations, self)
        self.presentation = of
        self.class_window = ClassWindow(of, cards, self._views.time_view, player.session)
        self.trainer_window = TrainerWindow(of, self.class_window, cards)
        for window in (self.class_window, self.trainer_window):
            take_drops(window, self._window)
        self.trainer_window.closed.connect(self.end)
        self.class_window.closed.connect(self.end)
        self.trainer_window.lab_wanted.connect(self._to_lab)
        self.trainer_window.pack_wanted.connect(lambda: self.choose_pack(player))
        of.panel_wanted.connect(self._open_panel)
        self._clicker = add_clicker(self._window, keys(of))
        self._place(self.class_window, self.trainer_window)
        of.clock.start()
        self._tell(player)
        of.changed.emit()  # the class sees the step immediately, not after the first answer
        expectations.begin()

    def _tell(self, player: Player) -> None:
        """Record in the student's report that the answers were available."""
        player.play.tell()
        player.kept.emit()

    def _place(self, class_window: ClassWindow, trainer_window: QWidget) -> None:
        """Fill the class screen if there is a second screen; the trainer's window goes over the lab."""
        own = self._window.screen()
        screen = screen_for(self._settings.class_screen, self._window)
        if screen is not own:
            class_window.setScreen(screen)
            class_window.setGeometry(screen.geometry())
            class_window.toggle_full_screen()
        room = own.availableGeometry()
        frame = QRect(room.topLeft(), trainer_window.size().boundedTo(room.size()))
        frame.moveCenter(room.center())
        trainer_window.setGeometry(frame)

    def _open_panel(self, name: str) -> None:
        """Open a panel in the lab, since a closed panel, or one behind a tab, is hidden from the class."""
        self._window.cards[name].show()
        self._window.cards[name].raise_()

    def _to_lab(self) -> None:
        self._window.raise_()
        self._window.activateWindow()

    def may_end(self) -> bool:
        """Ask before disconnecting students; return whether to continue."""
        return self.presentation is None or may_end(self.presentation, self._window)

    def end(self) -> None:
        """End the presentation; the windows ask before students are disconnected."""
        of, self.presentation = self.presentation, None
        if of is None:
            return
        of.close()
        self._keep_counts(of)
        for shortcut in self._clicker:
            shortcut.deleteLater()
        self._clicker = []
        for window in (self.class_window, self.trainer_window):
            if window is not None:
                window.hide()
                window.deleteLater()
        self.class_window = self.trainer_window = None
        of.deleteLater()
        of.expectations.deleteLater()

    def _keep_counts(self, of: Presentation) -> None:
        """Write the number of votes for each answer, without names, if votes were cast."""
        records = of.voting.records()
        if not records:
            return
        moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        file = self._settings.lessons / "votes" / f"{of.player.lesson.id}-{moment}.csv"
        banner = self._window.header.banner
        try:
            atomic_write(file, rows_text(rows(records), end="\r\n"), make_folder=True)
        except OSError as error:
            banner.show_message(self.tr("The vote counts cannot be written: {0}").format(error))
            return
        banner.show_message(self.tr("The vote counts are in {0}").format(file), error=False)

    # ---- the pack

    def choose_pack(self, player: Player) -> None:
        """Ask for a file and write the instructor guide of the lesson to it."""
        parent = self.trainer_window or self._window
        first = str(Path(begin_in(FolderKind.EXPORTS)) / f"{player.lesson.id}.pdf")
        if file := save_path(parent, self.tr("Instructor guide"), first, self.tr("PDF (*.pdf)")):
            self.write_pack(player, file)

    def write_pack(self, player: Player, file: Path) -> None:
        """Write the instructor guide in the background."""
        self._tell(player)
        self._packing.start(
            folder=str(player.lesson.folder.path),
            student=player.play.work.student,
            file=str(file),
            language=language.current(),
        )

    def _tell_packed(self, file: Any) -> None:
        text = self.tr("The instructor guide was written to {0}").format(file)
        self._window.header.banner.show_message(text, error=False)

    def close(self) -> None:
        """End everything because the lab is closing."""
        self.end()
        self._packing.stop()
