"""The lessons in the catalog: a tile for each lesson, in the parts of the path."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app import language
from app.frame.docks import laid_out_once
from app.lesson.standing import standing_text
from app.look import theme
from app.widgets.looks import button
from lessons.format.error import LessonError
from lessons.format.load import LessonEntry, searched_text
from lessons.play.work import StudentWork

SPACING = 8  # px between tiles


@dataclass(frozen=True)
class ListedLesson:
    """A lesson with the student's work on it, the displayed prerequisites, and its due date in a course."""

    entry: LessonEntry
    work: StudentWork | None
    needs: str
    by: str

    @property
    def begun(self) -> bool:
        """True if the student has worked on it."""
        return self.work is not None and bool(self.work.started)

    @property
    def done(self) -> bool:
        """True if every step is done, and its mastery reached."""
        return self.work is not None and self.work.standing is not None and self.work.standing.done

    @property
    def visited(self) -> bool:
        """True if its steps have ended without being done."""
        return not self.done and self.work is not None and self.work.ended

    def has_number(self, words: Sequence[str]) -> bool:
        """Return True if the only word is the number of the lesson."""
        return list(words) == [str(self.entry.number)]

    def matches(self, words: Sequence[str]) -> bool:
        """Return True if the number, title or sentence contains all words."""
        text = f"{self.entry.number} {self.entry.title} {self.entry.summary}".casefold()
        return all(word in text for word in words)

    def text_matches(self, words: Sequence[str]) -> bool:
        """Return True if the text of the lesson contains all words."""
        return all(word in self._whole_text for word in words)

    @cached_property
    def _whole_text(self) -> str:
        try:
            return searched_text(self.entry.folder, language.current())
        except LessonError:  # the error is displayed when the lesson is opened
            return ""


class LessonTile(QFrame):
    """A lesson: its number, title, one sentence, duration, prerequisites, and the student's progress."""

    chosen = Signal(object, bool)

    def __init__(self, lesson: ListedLesson, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self.entry, self.begun, self._lesson = lesson.entry, lesson.begun, lesson
        entry = lesson.entry
        mark = "✓  " if lesson.done else ""
        self.title = QLabel(f"{mark}{entry.number}  {entry.title}", self, wordWrap=True)
        self.title.setFont(theme.font(11.0, QFont.Weight.DemiBold))
        self.summary = QLabel(entry.summary.replace("`", ""), self, wordWrap=True)
        self.needs = QLabel(self.tr("First: {0}").format(lesson.needs), self, wordWrap=True)
        self.needs.setObjectName("caption")
        self.needs.setVisible(bool(lesson.needs))
        self.state = QLabel(self._state_text(), self, wordWrap=True)
        self.state.setObjectName("caption")
        self.go = self._go_button()
        help_text = self.tr(
            "Starts the lesson over. Your work is set aside; repeated steps earn fewer points."
        )
        self.afresh = button(self.tr("Start over"), help_text, self)
        self.afresh.setAccessibleName(self.tr("Start over: {0}").format(entry.title))
        self.afresh.setVisible(self.begun)
        self.go.clicked.connect(lambda: self.chosen.emit(entry.folder, False))
        self.afresh.clicked.connect(lambda: self.chosen.emit(entry.folder, True))
        self._lay_out(lesson.work if self.begun else None)

    def _go_button(self) -> QPushButton:
        text = (
            self.tr("Review")
            if self._lesson.done or self._lesson.visited
            else self.tr("Continue")
            if self.begun
            else self.tr("Start")
        )
        made = button(text, self.entry.summary, self, main=False)
        made.setAccessibleName(f"{text}: {self.entry.title}")
        return made

    def _state_text(self) -> str:
        lesson, minutes = self._lesson, self.tr("{0} minutes").format(self.entry.minutes)
        if lesson.by:
            minutes = f"{minutes}  ·  {self.tr('by {0}').format(lesson.by)}"
        if lesson.work is None or not self.begun:
            return minutes
        done, visited = lesson.done, lesson.visited
        state = self.tr("done") if done else self.tr("visited") if visited else self.tr("started")
        standing = standing_text(lesson.work.standing) if lesson.work.standing is not None else ""
        return "  ·  ".join(filter(None, (minutes, state, standing)))

    def _lay_out(self, work: StudentWork | None) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 11, 14, 12)
        whole.setSpacing(5)
        whole.addWidget(self.title)
        whole.addWidget(self.summary)
        whole.addWidget(self.needs)
        if work is not None:
            whole.addWidget(self._bar(work))
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.state, 1)
        foot.addWidget(self.go, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(foot)
        whole.addWidget(self.afresh, 0, Qt.AlignmentFlag.AlignRight)  # below: large texts need the width

    def _bar(self, work: StudentWork) -> QProgressBar:
        bar = QProgressBar(self, textVisible=False)
        ended = sum(step.state in ("done", "skipped") for step in work.steps.values())
        bar.setRange(0, max(len(work.steps), 1))
        bar.setValue(ended)
        bar.setAccessibleName(self.tr("Progress in {0}").format(self.entry.title))
        return bar


Matches = Callable[[ListedLesson, Sequence[str]], bool]


class PathPart(QWidget):
    """A part of the path: its title, the share that is done, and its lessons; hidden until it has a tile."""

    def __init__(self, title: str, lessons: Sequence[ListedLesson], parent: QWidget) -> None:
        super().__init__(parent)
        self.lessons = lessons
        self.tiles: list[LessonTile] = []  # of the first lessons
        self._shown: Sequence[bool] = ()  # for each lesson
        self.title = QLabel(title, self)
        self.title.setFont(theme.font(11.0, QFont.Weight.DemiBold))
        self.state = QLabel(self._state_text(), self)
        self.state.setObjectName("caption")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 4)
        self._column.setSpacing(SPACING)
        for text in (self.title, self.state):
            text.setWordWrap(True)
            self._column.addWidget(text)
        self.hide()

    def _state_text(self) -> str:
        done = sum(lesson.done for lesson in self.lessons)
        minutes = sum(lesson.entry.minutes for lesson in self.lessons)
        whole = self.tr("{0} h {1} min").format(minutes // 60, f"{minutes % 60:02d}")
        return self.tr("{0} of {1} done  ·  {2}").format(done, len(self.lessons), whole)

    def matching(self, words: Sequence[str], matches: Matches) -> list[bool]:
        """Return for each lesson whether it matches the words; all do if the title contains the words."""
        title = self.title.text().casefold()
        whole = matches is ListedLesson.matches and all(word in title for word in words)
        return [whole or matches(lesson, words) for lesson in self.lessons]

    @property
    def missing(self) -> int:
        """Number of lessons to be shown that have no tile yet."""
        return sum(self._shown[len(self.tiles) :])

    def add_tiles(self, count: int) -> Sequence[LessonTile]:
        """Create and return the tiles of the next lessons."""
        begin = len(self.tiles)
        made = [LessonTile(lesson, self) for lesson in self.lessons[begin : begin + count]]
        self.tiles += made
        with laid_out_once(self._column):
            for tile in made:
                tile.hide()  # otherwise, Qt shows it later, even if it does not match the search
                self._column.addWidget(tile)
            self.show_lessons(self._shown)
        self._column.activate()
        return made

    def show_lessons(self, shown: Sequence[bool]) -> None:
        """Show these lessons, and the part if any lesson is shown."""
        self._shown = shown
        there = bool(self.tiles) and any(shown)
        for widget, wanted in zip((self, *self.tiles), (there, *shown), strict=False):
            if widget.isHidden() is wanted:  # Qt would style and lay out those without a window, too
                widget.setVisible(wanted)
