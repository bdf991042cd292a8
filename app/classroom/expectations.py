"""Plays the lesson in advance in the background, so that the trainer knows the answers before the class."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.jobs.process import Process
from app.jobs.work import work_list
from app.widgets.note_label import sentence_of
from lessons.format.lesson import Lesson

LATER = 700  # ms


class Expectations(QObject):
    """`answers` contains the answers by step id as they become known; `changed` signals new answers."""

    changed = Signal()

    def __init__(self, lesson: Lesson, student: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lesson, self._student = lesson, student
        self.answers: dict[str, Any] = {}
        self.why_not = ""
        self._process = Process("expected", self)
        self._process.progress.connect(self._take)
        self._process.done.connect(lambda _: self.changed.emit())
        self._process.failed.connect(self._fail)
        self._later = QTimer(self, interval=LATER, singleShot=True)
        self._later.timeout.connect(self._begin)
        work_list.follow(self._process, self._title, self.stop)

    @property
    def busy(self) -> bool:
        """True until the lesson has been played."""
        return self._process.busy or self._later.isActive()

    def begin(self) -> None:
        """Play the lesson after both windows have been painted."""
        self._later.start()

    def _begin(self) -> None:
        self._process.start(folder=str(self._lesson.folder.path), student=self._student)

    def stop(self) -> None:
        """Stop playing; answers known so far are kept."""
        self._later.stop()
        self._process.stop()
        self.changed.emit()

    def _title(self) -> str:
        return self.tr("Expected answers of “{0}”").format(self._lesson.title)

    def _take(self, report: dict[str, Any]) -> None:
        self.answers |= report["answers"]
        self.changed.emit()

    def _fail(self, text: str) -> None:
        self.why_not = sentence_of(text)
        self.changed.emit()
