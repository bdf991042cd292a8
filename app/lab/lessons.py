"""The lessons in the window: opens them in their card, saves the student's work, and writes the report."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLockFile, QObject, QPoint, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog

from app import language
from app.files.save_dialog import FolderKind, begin_in
from app.frame.docks import painted_later
from app.frame.later import later
from app.lab.lesson_layouts import Layouts
from app.lesson.lesson_panel import LessonPanel
from app.lesson.store import LessonInUse, WorkStore
from app.panels.specs import LESSON
from app.run.session import Session
from app.settings.settings import Settings
from app.topology.window import windows
from app.widgets.card import Card
from app.window.main_window import Window
from app.window.views import Views
from engine.atomic import atomic_write, complaint
from engine.language import filled
from lessons.format.course import load_course
from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.load import following, load_lesson
from lessons.play.work import MAX_NAME, StudentWork, new_work

if TYPE_CHECKING:
    from app.lab.time_travel import TimeTravelActions
    from app.lesson.page import LessonPage
    from app.lesson.playing.player import Player
    from lessons.play.play import Play


class Lessons(QObject):
    """Opens lessons in their card, saves the work and writes reports. Created when a lesson is first
    requested.
    """

    leaving = Signal()  # the lesson that is open is about to be closed
    waits = Signal(str)  # title of a lesson that opens when the simulator is compiled

    def __init__(
        self,
        window: Window,
        session: Session,
        views: Views,
        settings: Settings,
        time_travel: TimeTravelActions,
        parent: QObject,
    ) -> None:
        """Use `settings.lessons` as the folder for the student's work."""
        super().__init__(parent)
        self._window, self._views, self._session = window, views, session
        self._settings, self._time_travel = settings, time_travel
        self.store = WorkStore(settings.lessons)
        self._lock: QLockFile | None = None  # of the lesson that is open
        self.layouts = Layouts(window, settings)
        self.panel = LessonPanel(self.store)
        self.player: Player | None = None
        self._left: Play | None = None  # of the lesson that was open before
        self._waiting: tuple[Path, bool] | None = None  # arguments of `open`, to use when runs are possible
        self._changed = False  # there is work that is not on the disk
        self._card.set_body(self.panel)
        self._connect()
        self.panel.catalogue.student.setText(settings.student)
        self._open_course(settings.course)

    @property
    def _card(self) -> Card:
        return self._window.cards[LESSON]

    def _connect(self) -> None:
        catalogue = self.panel.catalogue
        catalogue.chosen.connect(self.open)
        catalogue.folder_wanted.connect(self.choose_folder)
        catalogue.named.connect(self._name_student)
        catalogue.course_wanted.connect(self.choose_course)
        self._views.framed.connect(self._frame)
        self._views.told.connect(self._look)
        self._session.files.saved.connect(self._on_saved)
        self._window.leaving.connect(self.layouts.keep)
        self._card.visibilityChanged.connect(self._look_whether_closed)

    def _name_student(self, name: str) -> None:
        self._settings.student = name

    # ---- opening

    def begin(self, folder: str) -> None:
        """Open the lesson in a folder; without a folder, or if the lesson cannot be opened, show the list
        of lessons.
        """
        if folder:
            self.open(Path(folder))
        if self.player is None:
            self.show_list()

    def show_list(self) -> None:
        """Show the list of lessons; save and close the open lesson."""
        self._end()
        try:
            self.panel.show_catalogue()
        except ValueError as error:  # LessonError: a shipped lesson is damaged
            self._say(str(error))

    def show_end(self) -> None:
        """Show the last page of the lesson: the points found, the points missed, and the next lesson."""
        if self.player is None:
            return
        player, here = self.player, self.panel.isAncestorOf(QApplication.focusWidget() or self._window)
        end = self.panel.show_end(player, following(player.lesson.folder.path, language.current()))
        end.list_wanted.connect(self.show_list)
        end.report_wanted.connect(self.choose_report)
        end.next_wanted.connect(self.open)
        end.back_wanted.connect(player.go)
        end.back_wanted.connect(self.panel.show_step)
        if here:
            end.focus_first()

    def choose_folder(self) -> None:
        """Ask for the folder of a lesson."""
        folder = QFileDialog.getExistingDirectory(
            self._window, self.tr("Open a lesson"), begin_in(FolderKind.WORK)
        )
        if folder:
            self.open(Path(folder))

    def choose_course(self) -> None:
        """Ask for a course file and show its lessons first, or close the open course."""
        file = ""
        if self.panel.catalogue.course is None:
            kinds = self.tr("Courses (*.toml)")
            file, _ = QFileDialog.getOpenFileName(
                self._window, self.tr("Open a course"), begin_in(FolderKind.WORK), kinds
            )
            if not file:
                return
        self._open_course(file)
        self.panel.catalogue.fill()

    def _open_course(self, file: str) -> None:
        """Use a course; if its file cannot be read, show an error and forget the file."""
        catalogue = self.panel.catalogue
        try:
            catalogue.course = load_course(Path(file), language.current()) if file else None
        except LessonError as error:
            self._say(self.tr("The course cannot be opened: {0}").format(error))
            catalogue.course = None
        self._settings.course = file if catalogue.course is not None else ""

    def open(self, folder: Path, afresh: bool = False) -> None:
        """Play the lesson in a folder from where it was left, or from the start if `afresh`."""
        try:
            lesson = load_lesson(folder, language.current())
        except ValueError as error:  # LessonError, with file and line
            self._say(str(error))
            return
        if self._session.scenario is None:
            self._open_later(lesson, afresh)
            return
        if not self._claim(lesson):
            return
        self._put_away()
        damaged = self.store.put_damaged_aside(lesson.id)
        earlier = self.store.work(lesson.id) if afresh else None
        if afresh:
            self.store.forget(lesson.id)
        self._settings.lesson = str(folder)
        self._settings.save()  # a crash must not forget it
        with painted_later(self._window):
            self._play(lesson, self.store.work(lesson.id) or self._new_work(lesson, earlier))
        if damaged:
            self._say(self.tr("Your work on this lesson was damaged. It is saved as {0}").format(damaged))

    def _open_later(self, lesson: Lesson, afresh: bool) -> None:
        self._waiting = (lesson.folder.path, afresh)
        self._settings.lesson = str(lesson.folder.path)
        self.waits.emit(lesson.title)

    @property
    def is_waiting(self) -> bool:
        """Return whether a lesson opens when the simulator is compiled."""
        return self._waiting is not None

    def open_waiting(self) -> bool:
        """Open the lesson that was requested while nothing could run; return whether there is such a
        lesson.
        """
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self._window.header.banner.dismiss()
            self.open(*waiting)
        return waiting is not None

    def _claim(self, lesson: Lesson) -> bool:
        """Reserve this lesson for this window; if another window has it, show a message and return False."""
        if self.player is not None and self.player.lesson.id == lesson.id:
            return True
        try:
            lock = self.store.lock(lesson.id)
        except LessonInUse:
            text = self.tr("The lesson “{0}” is open in another window. Close it there to continue here.")
            self._say(text.format(lesson.title))
            return False
        self._release()
        self._lock = lock
        return True

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
        self._lock = None

    def _new_work(self, lesson: Lesson, earlier: StudentWork | None) -> StudentWork:
        return new_work(lesson, self._settings.student, _now(), earlier)

    def _play(self, lesson: Lesson, work: StudentWork) -> None:
        from app.lesson.playing.player import Player  # imported late: the lesson list does not need it
        from lessons.play.play import Play

        self._session.pause()
        self._window.header.banner.dismiss()  # it may offer a way back to a run that is put aside
        player = self.player = Player(Play(lesson, work), self._session, self)
        page = self.panel.show_player(player)
        player.drawing_builder.folder = self.store.folder
        player.drawing_builder.editor_wanted.connect(lambda file: windows.open_window(self._settings, file))
        page.list_wanted.connect(self.show_list)
        page.report_wanted.connect(self.choose_report)
        page.end_wanted.connect(self.show_end)
        player.kept.connect(self._on_changed)
        player.kept.connect(self._reveal)
        player.step_changed.connect(self._reveal)
        player.pointed.connect(self._views.spotlight)
        player.zoomed.connect(self._views.look_at)
        player.console_wanted.connect(partial(self._window.open_panel, "console"))
        player.change_wanted.connect(self._time_travel.ask_fork)
        player.explained.connect(lambda title, text: page.explanation.show_text(title, text, _under(page)))
        player.said.connect(self._say)
        self.layouts.enter(lesson.id)
        player.machine.ask(self._time_travel.set_aside)  # does nothing when another lesson has done so
        if work.session:
            self._reopen(player, work.session)
        player.start()
        self._reveal()
        page.focus_first()

    def _reopen(self, player: Player, text: str) -> None:
        """Restore the machines to their state when the lesson was left."""
        file = self.store.session_file(player.lesson.id)
        try:
            atomic_write(file, text, make_folder=True)
        except OSError as error:
            self._say(complaint(error))
            return
        player.machine.reopen(file)

    def _look_whether_closed(self, visible: bool) -> None:
        """End the lesson if its card was closed; a card behind another tab does not count as closed."""
        if not visible and self.player is not None:
            later(self, self._end_if_closed)  # a change of the layout hides it for a moment

    def _end_if_closed(self) -> None:
        if self.player is None or not self._card.isHidden() or not self._window.isVisible():
            return
        title, folder = self.player.lesson.title, self.player.lesson.folder.path
        self.show_list()
        self._window.header.banner.show_message(
            self.tr("The lesson “{0}” is closed. Your work is saved.").format(title),
            error=False,
            remedy=self.tr("Continue the lesson"),
            do=lambda: self._continue(folder),
        )

    def _continue(self, folder: Path) -> None:
        self._window.open_panel(LESSON)
        self.open(folder)

    def _end(self) -> None:
        """End the open lesson, if any, and restore the session that was open before the lesson."""
        if self.player is not None:
            self._put_away()
            with painted_later(self._window):
                self.layouts.leave()
            self._session.branches.give_back()
        self._release()
        self._settings.lesson = str(self._waiting[0]) if self._waiting is not None else ""
        self._settings.save()

    def _put_away(self) -> None:
        """Save the open lesson, and close it."""
        if self.player is None:
            return
        self.leaving.emit()
        self.player.leave()
        self.keep()
        self._views.spotlight("", "")
        self._left = self.player.play
        self.player.blockSignals(True)  # its page must not look at the run that comes back
        self.player.deleteLater()
        self.player = None
        self._views.context.reveal(None)

    def _reveal(self) -> None:
        """Hide the guide and published values for as long as a prediction can be made."""
        if self.player is not None:
            self._views.context.reveal(self.player.play.revealed)

    # ---- clocks

    def _frame(self) -> None:
        if self.player is not None:
            self.player.frame()

    def _look(self) -> None:
        if self.player is not None:
            self.player.look()
            if self._changed:
                self.keep()

    # ---- keeping

    def _on_changed(self) -> None:
        self._changed = True

    def keep(self) -> None:
        """Write the work to disk, followed by the session of its runs."""
        player = self.player
        if player is None:
            return
        self._changed = False
        player.play.work.standing = player.standing.now()
        try:
            self.store.keep(player.play.work)
        except OSError as error:
            self._say(self.tr("Autosave failed: {0}").format(complaint(error)))
            return
        if player.starts.run and player.machine.settled:
            self._session.files.save(self.store.session_file(player.lesson.id))

    def _on_saved(self, path: Any) -> None:
        """Add the session that the worker has written to the work of its lesson, even if that lesson has
        ended.
        """
        plays = (self.player.play if self.player is not None else None), self._left
        for play in plays:
            if play is not None and Path(path) == self.store.session_file(play.lesson.id):
                self._take_session(play)
                return

    def _take_session(self, play: Play) -> None:
        try:
            play.work.session = self.store.session_file(play.lesson.id).read_text("utf-8")
            self.store.keep(play.work)
        except (OSError, ValueError):  # larger than a session may be: the next session may be smaller
            return

    def close(self) -> None:
        """Save everything before the window closes. Call this before the session is closed."""
        if self.player is not None:
            self.player.leave()
            self.keep()

    def closed(self) -> None:
        """Add the session that the worker wrote last to the work, and release the lesson."""
        if self.player is not None and self.store.session_file(self.player.lesson.id).is_file():
            self._take_session(self.player.play)
        self._release()

    # ---- the report

    def choose_report(self) -> None:
        """Ask for the student's name and a folder, and write the report into the folder."""
        if self.player is None or not self._sign(self.player.play.work):
            return
        folder = QFileDialog.getExistingDirectory(
            self._window, self.tr("Folder for the report"), begin_in(FolderKind.EXPORTS)
        )
        if folder:
            self.write_report(Path(folder))

    def _sign(self, work: StudentWork) -> bool:
        """Ask for the name to show in the report; return False if the student cancels. The runs stay
        unchanged.
        """
        name, wanted = QInputDialog.getText(
            self._window,
            self.tr("Report"),
            self.tr("Your name in the report"),
            text=work.signed or work.student or self._settings.student,
        )
        if wanted:
            work.signed = " ".join(name.split())[:MAX_NAME]
        return wanted

    def write_report(self, folder: Path) -> None:
        """Write the report of this lesson as pages, figures and data."""
        player = self.player
        if player is None:
            return
        player.finish()
        player.play.work.finished = _now()
        self.keep()
        from app.lesson.report import write  # imported late to keep the start fast

        try:
            files = write(folder, player.lesson, player.play.work, player.notes.recordings)
        except OSError as error:
            self._say(self.tr("Cannot write the report: {0}").format(error))
            return
        text = filled(self.tr("Saved {0} {0:file|files} of your report in {1}"), len(files), folder)
        self._window.header.banner.show_message(text, error=False)

    def _say(self, text: str) -> None:
        self._window.header.banner.show_message(text)


def _now() -> str:
    return datetime.now(UTC).astimezone().isoformat(timespec="seconds")


def _under(page: LessonPage) -> QPoint:
    return page.text.below_focus()
