"""Records a lesson: notes a trainer's actions in the lab, and writes them as steps at the end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from app.run.worker import requests as ask
from app.run.worker.request_handler import Request
from lessons.recording.machine import ActionLog, How, Looked, Noted, OpenedScenario, Ran, Typed

if TYPE_CHECKING:
    from app.run.session import Session
    from app.run.worker.console_commands import ConsoleAnswer


class LessonRecorder(QObject):
    """Listens to a session while it is recording. The position of the run is noted only when it matters."""

    changed = Signal()  # it began, ended, or something was noted
    written = Signal(object)  # Path of the lesson
    failed = Signal(str)  # why there is no lesson

    _done = Signal(object, str)  # from the thread that writes: the folder, or why not

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.taken: ActionLog | None = None  # None: nothing is being recorded
        self._typed: dict[int, Typed] = {}  # lines without a response, by their number
        self._condition = ""  # condition until which the run continues
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        session.opened.connect(self._on_opened)
        session.console.typed.connect(self._on_typed)
        session.console.answered.connect(self._on_answered)
        session.requests.asked.connect(self._on_asked)
        session.time_travel.reached.connect(self._on_reached)
        self._done.connect(self._on_done)

    @property
    def recording(self) -> bool:
        """True while a lesson is being recorded."""
        return self.taken is not None

    @property
    def position(self) -> int:
        """The position of the machine, ns."""
        active = self._session.branches.find(self._session.branches.active)
        return active.position if active is not None else 0

    def start(self) -> None:
        """Start recording; the lesson begins with the open run, at its current position."""
        self.taken = ActionLog()
        self._typed.clear()
        self._condition = ""
        if self._session.scenario is not None:
            self._on_opened(None)
            self._here()
        self.changed.emit()

    def note(self, text: str, chart: str = "", guest: str = "") -> None:
        """Save a text for the next step, and a panel to highlight."""
        if self.taken is None:
            return
        self._here()
        if chart:
            self.taken.add(Looked(chart, guest))
        if text.strip():
            self.taken.add(Noted(text.strip()))
        self.changed.emit()

    def cancel(self) -> None:
        """Discard the recording."""
        self.taken = None
        self.changed.emit()

    def stop(self, folder: Path, title: str) -> None:
        """Save the lesson into a new folder; `written` or `failed` follows. A failure loses nothing."""
        if self.taken is None:
            return
        self._here()
        self._pool.start(_Writing(folder, title, ActionLog(list(self.taken.actions)), self._done))

    def close(self) -> None:
        """Wait until any lesson being written is complete."""
        self._pool.waitForDone()

    # ---- what the trainer does

    def _here(self, condition: str = "") -> None:
        if self.taken is not None and self.taken.opened:
            self.taken.add(Ran(self.position, condition))

    def _on_opened(self, scenario: Any) -> None:
        session = self._session
        opened = OpenedScenario(session.name, tuple(session.settings), session.seed)
        if self.taken is not None and opened != self._last_opened():
            self.taken.add(opened)
            self.changed.emit()

    def _last_opened(self) -> OpenedScenario | None:
        actions = self.taken.actions if self.taken is not None else []
        return next((action for action in reversed(actions) if isinstance(action, OpenedScenario)), None)

    def _on_typed(self, number: int, userid: str, line: str, shell: bool) -> None:
        if self.taken is not None:
            self._typed[number] = Typed(0, userid, line, "shell" if shell else "cp")

    def _on_answered(self, number: int, answer: ConsoleAnswer) -> None:
        typed = self._typed.pop(number, None)
        if typed is not None and not answer.number:  # a rejected action is not a step
            self._went_on(answer.time)
            self._add_typed(answer.time, typed.userid, typed.line, typed.how)

    def _went_on(self, at: int) -> None:
        """Start a new step if the run continued and was stopped between commands."""
        last = self.taken.actions[-1] if self.taken is not None and self.taken.actions else None
        if self.taken is not None and isinstance(last, Typed) and last.at != at and not self._session.playing:
            self.taken.add(Ran(at))

    def _on_asked(self, request: Request) -> None:
        if self.taken is None:
            return
        self._condition = ""
        if isinstance(request, ask.Find) and isinstance(request.search, str) and request.forward:
            self._here()
            self._condition = request.search
        elif isinstance(request, ask.ChangeRequest):
            self._add_typed(self.position, "MAINT", request.setting, "change")
        elif isinstance(request, ask.Fork):
            if request.change:
                self._add_typed(self.position, "MAINT", request.change, "change")
            if request.command:
                userid, line, shell = request.command
                self._add_typed(self.position, userid, line, "shell" if shell else "cp")

    def _add_typed(self, at: int, userid: str, line: str, how: How) -> None:
        if self.taken is not None:
            self.taken.add(Typed(at, userid, line, how))
            self.changed.emit()

    def _on_reached(self, text: str) -> None:
        if self._condition:
            self._here(self._condition)
            self._condition = ""

    # ---- the end

    def _on_done(self, folder: Path | None, why: str) -> None:
        if folder is None:
            self.failed.emit(why)
            return
        self.taken = None
        self.changed.emit()
        self.written.emit(folder)


class _Writing(QRunnable):
    """Replays the recording and writes it as a lesson, in a separate thread."""

    def __init__(self, folder: Path, title: str, taken: ActionLog, done: Any) -> None:
        super().__init__()
        self._folder, self._title, self._taken, self._done = folder, title, taken, done

    def run(self) -> None:
        from lessons.recording.machine import RecordingError  # imported late to keep the start fast
        from lessons.recording.writing import write_lesson

        try:
            self._done.emit(write_lesson(self._folder, self._title, self._taken), "")
        except RecordingError as error:
            self._done.emit(None, str(error))
        except Exception as error:  # thread boundary: any error becomes a message
            self._done.emit(None, f"{type(error).__name__}: {error}")
