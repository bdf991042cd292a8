"""The catalog: a path through all lessons, part by part, with the student's progress."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from app import language
from app.frame.later import CallsInTurn
from app.lesson.store import WorkStore
from app.lesson.tiles import SPACING, LessonTile, ListedLesson, PathPart
from app.widgets.elided import keep_upright
from app.widgets.looks import button
from app.widgets.reach import make_accessible, tab_through
from lessons.format.course import Course
from lessons.format.load import LessonEntry, catalog

LEFT, RIGHT = 16, 12  # px beside the list
EDGES = 28  # px of a button, beside its text
AT_ONCE = 8  # tiles, which fill the view; the window responds before the next ones


class Catalogue(QScrollArea):
    """The catalog, with one tile for each lesson; `chosen` carries the lesson's folder, and whether to begin
    from the start.
    """

    chosen = Signal(object, bool)
    folder_wanted = Signal()
    course_wanted = Signal()  # to be opened or closed
    named = Signal(str)  # the student's name

    def __init__(self, store: WorkStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        keep_upright(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._parts: list[PathPart] = []
        self._calls = CallsInTurn(self)  # that add the tiles
        self._room = QSpacerItem(0, 0)  # for missing tiles
        self.course: Course | None = None  # whose lessons come first
        self._inside = QWidget(self.viewport())  # a later change of parent would style everything again
        self._inside.setObjectName("catalogue")
        self._make_controls(self._inside)
        self._lay_out(self._inside)
        self.setWidget(self._inside)

    def _make_controls(self, inside: QWidget) -> None:
        self.student = self._make_student(inside)
        self.onward = button("", self.tr("Opens the next lesson on the path."), inside, main=True)
        self.onward.clicked.connect(self._go_on)
        search = self.tr("Search the lessons")
        self.search = QLineEdit(inside, placeholderText=search, clearButtonEnabled=True)
        make_accessible(
            self.search,
            search,
            self.tr("Shows lessons with these words in their title or summary, or else in their text."),
        )
        self.search.textChanged.connect(self._filter)
        self.jump = self._make_jump(inside)
        self.nothing = QLabel(self.tr("No lesson contains these words."), inside, wordWrap=True)
        self.folder = button(self.tr("Open a folder…"), self.tr("Opens a lesson from its folder."), inside)
        self.folder.clicked.connect(self.folder_wanted)
        help_text = self.tr("Shows the lessons of a course first, with their dates.")
        self.open_course = button("", help_text, inside)
        self.open_course.clicked.connect(self.course_wanted)

    def _lay_out(self, inside: QWidget) -> None:
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(LEFT, 8, RIGHT, 16)
        self._column.setSpacing(10)
        for widget in (self.student, self.onward, self.search, self.jump, self.nothing):
            self._column.addWidget(widget)
        self._column.addSpacerItem(self._room)
        for made in (self.folder, self.open_course):
            self._column.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)

    def _make_student(self, inside: QWidget) -> QLineEdit:
        field = QLineEdit(inside, placeholderText=self.tr("Your name for the report (optional)"))
        field.setMaxLength(80)
        help_text = self.tr("Appears in your report and slightly varies the numbers in your runs.")
        make_accessible(field, self.tr("Your name"), help_text)
        field.editingFinished.connect(lambda: self.named.emit(field.text().strip()))
        return field

    @property
    def parts(self) -> list[PathPart]:
        """The parts of the path with all their tiles."""
        self._calls.finish()
        return self._parts

    @property
    def tiles(self) -> list[LessonTile]:
        """The tiles of all lessons."""
        return [tile for part in self.parts for tile in part.tiles]

    @property
    def next(self) -> ListedLesson | None:
        """The lesson to continue: a lesson that was begun; otherwise, the first lesson that is neither done
        nor visited.
        """
        lessons = [lesson for part in self._parts for lesson in part.lessons]
        left = [lesson for lesson in lessons if not lesson.done and not lesson.visited]
        return next((lesson for lesson in left if lesson.begun), None) or next(iter(left), None)

    def fill(self) -> None:
        """Reload the lessons and the student's work on them; the window responds while tiles below the view
        are made.
        """
        entries = catalog(language=language.current())
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = [self._make_part(title, chosen, entries) for title, chosen in self._parts_of(entries)]
        for place, part in enumerate(self._parts, start=self._column.indexOf(self.nothing) + 1):
            self._column.insertWidget(place, part)
        self._name_next()
        self.jump.clear()
        self.jump.addItems([part.title.text() for part in self._parts])
        text = self.tr("Open a course…") if self.course is None else self.tr("Close the course")
        self.open_course.setText(text)
        self.open_course.setAccessibleName(text)
        self._filter()
        self.verticalScrollBar().setValue(0)
        count = sum(len(part.lessons) for part in self._parts)
        self._calls.start([self._add_tiles] * math.ceil(count / AT_ONCE))
        self._calls.next()  # now: these are in view

    def _add_tiles(self) -> None:
        """Create the next tiles, and let Tab reach them. A list that is scrolled to its end stays there."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum() > 0
        made: list[LessonTile] = []
        for part in self._parts:
            made += part.add_tiles(AT_ONCE - len(made))
        for tile in made:
            tile.chosen.connect(self.chosen)
        there = [tile for part in self._parts for tile in part.tiles]
        order = [self.student, self.onward, self.search, self.jump]
        order += [control for tile in there for control in (tile.go, tile.afresh)]
        tab_through([*order, self.folder, self.open_course])
        self._keep_room(there)
        if at_end:
            self._lay_out_now()
            bar.setValue(bar.maximum())

    def _keep_room(self, there: Sequence[LessonTile]) -> None:
        """Keep room for missing tiles, so that the scroll bar and the controls below them do not jump."""
        wide = self.viewport().width() - LEFT - RIGHT
        high = sum(tile.heightForWidth(wide) + SPACING for tile in there) / len(there)
        self._room.changeSize(0, round(high * sum(part.missing for part in self._parts)))
        self._column.invalidate()

    def _parts_of(self, entries: Sequence[LessonEntry]) -> list[tuple[str, list[LessonEntry]]]:
        """Return the titles and lessons of the parts; the course, whose title may be the same as that of
        a part, comes first.
        """
        parts: dict[str, list[LessonEntry]] = {}
        chosen = [] if self.course is None else [entry.id for entry, _ in self.course.lessons]
        for entry in entries:
            if entry.id not in chosen:
                parts.setdefault(self._part_title(entry), []).append(entry)
        if self.course is None:
            return list(parts.items())
        known = {entry.id: entry for entry in entries}
        return [(self.course.title, [known[id] for id in chosen]), *parts.items()]

    def _make_jump(self, parent: QWidget) -> QComboBox:
        box = QComboBox(parent)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        make_accessible(box, self.tr("Go to a part"), self.tr("Scrolls to part of the path."))
        box.activated.connect(self._go_to)
        return box

    def _go_to(self, row: int) -> None:
        """Scroll so that a part begins at the top of the view."""
        part = self.parts[row]
        self._lay_out_now()
        self.verticalScrollBar().setValue(part.y())

    def _lay_out_now(self) -> None:
        """Lay out tiles that were missing."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _make_part(
        self, title: str, entries: Sequence[LessonEntry], all_of_them: Sequence[LessonEntry]
    ) -> PathPart:
        names = {entry.id: f"{entry.number} {entry.title}" for entry in all_of_them}
        lessons = []
        for entry in entries:
            needs = ", ".join(names[id] for id in entry.needs if id in names)
            by = self.course.due(entry.id) if self.course is not None else None
            day = _day(by) if by is not None else ""
            lessons.append(ListedLesson(entry, self._store.work(entry.id), needs, day))
        return PathPart(title, lessons, self._inside)

    def _part_title(self, entry: LessonEntry) -> str:
        titles = {
            "pause": self.tr("Pausing Linux guests"),
            "timers": self.tr("Timers and locks"),
            "cpuplugd": self.tr("CPU and memory rules"),
            "relocation": self.tr("Live guest relocation"),
            "ssi": self.tr("z/VM clusters"),
            "": self.tr("Capstone"),
            "First steps": self.tr("First steps"),
            "Your own machine": self.tr("Custom machines"),
        }
        return titles.get(entry.part or entry.study) or entry.part or entry.study.capitalize()

    def _name_next(self) -> None:
        lesson = self.next
        self.onward.setVisible(lesson is not None)
        if lesson is not None:
            verb = self.tr("Continue: {0}") if lesson.begun else self.tr("Start: {0}")
            name = verb.format(f"{lesson.entry.number} {lesson.entry.title}")
            self.onward.setAccessibleName(name)
            self._fit_next()

    def _fit_next(self) -> None:
        """Shorten the name on the button for the next lesson to the available room; otherwise everything
        would shift to the left.
        """
        room = self.viewport().width() - LEFT - RIGHT - EDGES
        name, metrics = self.onward.accessibleName(), self.onward.fontMetrics()
        self.onward.setText(metrics.elidedText(name, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_next()

    def _go_on(self) -> None:
        if self.next is not None:
            self.chosen.emit(self.next.entry.folder, False)

    def _filter(self) -> None:
        """Show the lesson with this number; otherwise, lessons with the words, which may follow a number with
        a period; search texts only if no title or sentence matches, since most words occur in many texts.
        """
        words = [word.rstrip(".") for word in self.search.text().casefold().split()]
        found: list[list[bool]] = []
        for way in (ListedLesson.has_number, ListedLesson.matches, ListedLesson.text_matches):
            found = [part.matching(words, way) for part in self._parts]
            if any(map(any, found)):
                break
        for part, shown in zip(self._parts, found, strict=True):
            part.show_lessons(shown)
        self.nothing.setVisible(not any(map(any, found)))
        self.jump.setHidden(bool(words))  # the parts that it scrolls to may be hidden

    def focus_first(self) -> None:
        """Focus the button for the lesson to continue."""
        (self.onward if self.next is not None else self.folder).setFocus(Qt.FocusReason.TabFocusReason)


def _day(of: date) -> str:
    """Return a date in the format of the user's language."""
    return QLocale().toString(QDate(of.year, of.month, of.day), QLocale.FormatType.ShortFormat)
