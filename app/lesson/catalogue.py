"""The catalog: a path through all lessons, part by part, with the student's progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app import language
from app.lesson.standing import standing_text
from app.lesson.store import WorkStore
from app.look import theme
from app.widgets.elided import keep_upright
from app.widgets.looks import button
from app.widgets.reach import make_accessible, tab_through
from lessons.format.course import Course
from lessons.format.error import LessonError
from lessons.format.load import LessonEntry, catalog, searched_text
from lessons.play.work import StudentWork

LEFT, RIGHT = 16, 12  # px beside the list
EDGES = 28  # px of a button, beside its text


class LessonTile(QFrame):
    """A lesson: its number, title, one sentence, duration, prerequisites, and the student's progress."""

    chosen = Signal(object, bool)

    def __init__(
        self,
        entry: LessonEntry,
        work: StudentWork | None,
        needs: Sequence[str],
        parent: QWidget,
        by: str = "",
    ) -> None:
        """`needs`: the prerequisite lessons, as displayed to the user; `by`: the due date in a course."""
        super().__init__(parent)
        self.setObjectName("tile")
        self.entry, self._by = entry, by
        self.standing = work.standing if work is not None else None
        self.done = self.standing is not None and self.standing.done
        self.visited = not self.done and work is not None and work.ended
        self.begun = begun = work is not None and bool(work.started)
        mark = "✓  " if self.done else ""
        self.title = QLabel(f"{mark}{entry.number}  {entry.title}", self, wordWrap=True)
        self.title.setFont(theme.font(11.0, QFont.Weight.DemiBold))
        self.summary = QLabel(entry.summary.replace("`", ""), self, wordWrap=True)
        self.needs = QLabel(self.tr("First: {0}").format(", ".join(needs)), self, wordWrap=True)
        self.needs.setObjectName("caption")
        self.needs.setVisible(bool(needs))
        self.state = QLabel(self._state_text(begun), self, wordWrap=True)
        self.state.setObjectName("caption")
        self.go = self._go_button(begun)
        help_text = self.tr(
            "Starts the lesson over. Your work is set aside; repeated steps earn fewer points."
        )
        self.afresh = button(self.tr("Start over"), help_text, self)
        self.afresh.setAccessibleName(self.tr("Start over: {0}").format(entry.title))
        self.afresh.setVisible(begun)
        self.go.clicked.connect(lambda: self.chosen.emit(entry.folder, False))
        self.afresh.clicked.connect(lambda: self.chosen.emit(entry.folder, True))
        self._lay_out(work if begun else None)

    def _go_button(self, begun: bool) -> QPushButton:
        text = (
            self.tr("Review")
            if self.done or self.visited
            else self.tr("Continue")
            if begun
            else self.tr("Start")
        )
        made = button(text, self.entry.summary, self, main=False)
        made.setAccessibleName(f"{text}: {self.entry.title}")
        return made

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

    def _state_text(self, begun: bool) -> str:
        minutes = self.tr("{0} minutes").format(self.entry.minutes)
        if self._by:
            minutes = f"{minutes}  ·  {self.tr('by {0}').format(self._by)}"
        if not begun:
            return minutes
        state = self.tr("done") if self.done else self.tr("visited") if self.visited else self.tr("started")
        standing = standing_text(self.standing) if self.standing is not None else ""
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


Matches = Callable[[LessonTile, Sequence[str]], bool]


class PathPart(QWidget):
    """A part of the path: its title, the share that is done, and its lessons."""

    def __init__(self, title: str, tiles: Sequence[LessonTile], parent: QWidget) -> None:
        super().__init__(parent)
        self.tiles = tiles
        self.title = QLabel(title, self)
        self.title.setFont(theme.font(11.0, QFont.Weight.DemiBold))
        self.state = QLabel(self._state_text(), self)
        self.state.setObjectName("caption")
        for text in (self.title, self.state):
            text.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 4)
        layout.setSpacing(8)
        for part in (self.title, self.state, *tiles):
            layout.addWidget(part)

    def _state_text(self) -> str:
        done, minutes = sum(tile.done for tile in self.tiles), sum(tile.entry.minutes for tile in self.tiles)
        whole = self.tr("{0} h {1} min").format(minutes // 60, f"{minutes % 60:02d}")
        return self.tr("{0} of {1} done  ·  {2}").format(done, len(self.tiles), whole)

    def matching(self, words: Sequence[str], matches: Matches) -> list[bool]:
        """Return for each lesson whether it matches the words; all do if the title contains the words."""
        title = self.title.text().casefold()
        whole = matches is LessonTile.matches and all(word in title for word in words)
        return [whole or matches(tile, words) for tile in self.tiles]

    def show_tiles(self, shown: Sequence[bool]) -> None:
        """Show these lessons, and the part if any lesson is shown."""
        for widget, wanted in zip((self, *self.tiles), (any(shown), *shown), strict=True):
            if widget.isHidden() is wanted:  # Qt would style and lay out those without a window, too
                widget.setVisible(wanted)


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
        self.tiles: list[LessonTile] = []
        self.parts: list[PathPart] = []
        self.student = self._make_student()
        self.onward = button("", self.tr("Opens the next lesson on the path."), self, main=True)
        self.onward.clicked.connect(self._go_on)
        self.search = QLineEdit(self, placeholderText=self.tr("Search the lessons"), clearButtonEnabled=True)
        make_accessible(
            self.search,
            self.tr("Search the lessons"),
            self.tr("Shows lessons with these words in their title or summary, or else in their text."),
        )
        self.search.textChanged.connect(self._filter)
        self.nothing = QLabel(self.tr("No lesson contains these words."), self, wordWrap=True)
        self.folder = button(self.tr("Open a folder…"), self.tr("Opens a lesson from its folder."), self)
        self.folder.clicked.connect(self.folder_wanted)
        self.course: Course | None = None  # whose lessons come first
        self.open_course = button("", self.tr("Shows the lessons of a course first, with their dates."), self)
        self.open_course.clicked.connect(self.course_wanted)

    def _make_student(self) -> QLineEdit:
        field = QLineEdit(self, placeholderText=self.tr("Your name for the report (optional)"))
        field.setMaxLength(80)
        help_text = self.tr("Appears in your report and slightly varies the numbers in your runs.")
        make_accessible(field, self.tr("Your name"), help_text)
        field.editingFinished.connect(lambda: self.named.emit(field.text().strip()))
        return field

    @property
    def next(self) -> LessonTile | None:
        """The lesson to continue: a lesson that was begun; otherwise, the first lesson that is neither done
        nor visited.
        """
        left = [tile for tile in self.tiles if not tile.done and not tile.visited]
        return next((tile for tile in left if tile.begun), None) or next(iter(left), None)

    def fill(self) -> None:
        """Reload the lessons and the student's work on them."""
        inside = QWidget(self.viewport())  # at once: a change of parent would style everything again
        inside.setObjectName("catalogue")
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(LEFT, 8, RIGHT, 16)
        layout.setSpacing(10)
        entries = catalog(language=language.current())
        self.parts = [
            self._make_part(title, chosen, entries, inside) for title, chosen in self._parts_of(entries)
        ]
        self.tiles = [tile for part in self.parts for tile in part.tiles]
        self._name_next()
        self.jump = self._make_jump(inside)
        text = self.tr("Open a course…") if self.course is None else self.tr("Close the course")
        self.open_course.setText(text)
        self.open_course.setAccessibleName(text)
        for widget in (self.student, self.onward, self.search, self.jump, self.nothing, *self.parts):
            layout.addWidget(widget)
        for made in (self.folder, self.open_course):
            layout.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        self._filter()
        self._replace(inside)

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
        """Return the combo box of parts. The box gets its parent immediately, since each later change of
        parent leaves another Qt delegate behind.
        """
        box = QComboBox(parent)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        box.addItems([part.title.text() for part in self.parts])
        make_accessible(box, self.tr("Go to a part"), self.tr("Scrolls to part of the path."))
        box.activated.connect(self._go_to)
        return box

    def _go_to(self, row: int) -> None:
        """Scroll so that a part begins at the top of the view."""
        self.verticalScrollBar().setValue(self.parts[row].y())

    def _make_part(
        self, title: str, entries: Sequence[LessonEntry], all_of_them: Sequence[LessonEntry], parent: QWidget
    ) -> PathPart:
        names = {entry.id: f"{entry.number} {entry.title}" for entry in all_of_them}
        tiles = []
        for entry in entries:
            needs = [names[id] for id in entry.needs if id in names]
            by = self.course.due(entry.id) if self.course is not None else None
            day = _day(by) if by is not None else ""
            tiles.append(LessonTile(entry, self._store.work(entry.id), needs, parent, day))
            tiles[-1].chosen.connect(self.chosen)
        return PathPart(title, tiles, parent)

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
        tile = self.next
        self.onward.setVisible(tile is not None)
        if tile is not None:
            verb = self.tr("Continue: {0}") if tile.begun else self.tr("Start: {0}")
            name = verb.format(f"{tile.entry.number} {tile.entry.title}")
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
        for way in (LessonTile.has_number, LessonTile.matches, LessonTile.text_matches):
            found = [part.matching(words, way) for part in self.parts]
            if any(map(any, found)):
                break
        for part, shown in zip(self.parts, found, strict=True):
            part.show_tiles(shown)
        self.nothing.setVisible(not any(map(any, found)))
        self.jump.setHidden(bool(words))  # the parts that it scrolls to may be hidden

    def _replace(self, inside: QWidget) -> None:
        old = self.takeWidget()
        self.setWidget(inside)
        if old is not None:
            old.deleteLater()
        order = [self.student, self.onward, self.search, self.jump]
        order += [control for tile in self.tiles for control in (tile.go, tile.afresh)]
        tab_through([*order, self.folder, self.open_course])

    def focus_first(self) -> None:
        """Focus the button for the lesson to continue."""
        (self.onward if self.next is not None else self.folder).setFocus(Qt.FocusReason.TabFocusReason)


def _day(of: date) -> str:
    """Return a date in the format of the user's language."""
    return QLocale().toString(QDate(of.year, of.month, of.day), QLocale.FormatType.ShortFormat)
