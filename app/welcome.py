"""The start page: learn, watch or build, and the recently opened files. It is shown next to the run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app import language
from app.frame.files import may_exist
from app.frame.on_screen import move_onto_screen
from app.lesson.store import WorkStore
from app.look import theme
from app.widgets.elided import Scrolled
from app.widgets.looks import button
from lessons.format.load import LessonEntry, catalog

RECENT = 3  # files
TILE_WIDTH = 268  # minimum, px
TILE_LETTERS = 40  # in a line
SHORT_LINE = 24  # letters; shorter lines are hard to read
MARGIN = 100  # px beside and between the tiles
MAX_NAME = 560  # px of a file


class StartPage(QDialog):
    """Each signal is a user request; the page closes before the signal is emitted."""

    lesson_wanted = Signal(Path)  # its folder
    lessons_wanted = Signal()
    run_wanted = Signal()  # of the first study
    scenarios_wanted = Signal()
    drawing_wanted = Signal()
    choosing_wanted = Signal()  # of a file
    file_wanted = Signal(Path)

    def __init__(self, store: WorkStore, recent: Sequence[Path], parent: QWidget) -> None:
        """Create the page; store: the work on lessons. recent: recently opened files, newest first."""
        super().__init__(parent)
        self._over = parent
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Start page"))
        number, lesson = _next_lesson(store)
        self.learn = self._button(
            self._lesson_text(number), partial(self.lesson_wanted.emit, lesson.folder), True
        )
        self.watch = self._button(self.tr("Watch this study"), self.run_wanted.emit, True)
        self.build = self._button(self.tr("Draw a configuration"), self.drawing_wanted.emit, True)
        self._tiles = (self._learning(lesson), self._watching(), self._building())
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        column.addWidget(self._heading(self.tr("What do you want to do?"), 16.0))
        self._row, self._fitted = self._beside(), 0  # letter for whose width there is room, px
        column.addLayout(self._row)
        self.recent = self._add_recent(column, recent)
        column.addStretch(1)
        self.area = Scrolled(inside, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 18)
        whole.setSpacing(14)
        whole.addWidget(self.area, 1)
        whole.addLayout(self._foot())
        theme.notifier.changed.connect(self._follow_text)
        self.learn.setFocus()

    def _beside(self) -> QBoxLayout:
        tiles = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        tiles.setSpacing(12)
        for tile in self._tiles:
            tiles.addWidget(tile, 1)
        return tiles

    def _room(self) -> int:
        return min(self._over.width(), self.screen().availableSize().width()) - MARGIN

    def _letter(self) -> int:
        """Return the average letter width in the page's font on the screen, in px."""
        return QFontMetrics(theme.font()).averageCharWidth()

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()
        super().showEvent(event)

    def _follow_text(self, *_: object) -> None:
        """Adjust the layout to a new text size."""
        if self.isVisible() and self._letter() != self._fitted:
            self._fit()
            move_onto_screen(self)

    def _fit(self) -> None:
        """Put the tiles side by side, or one below the other if their lines would be too short to read."""
        self.ensurePolished()
        direction, self._fitted = QBoxLayout.Direction, self._letter()
        across = self._room() // 3 >= SHORT_LINE * self._fitted
        self._row.setDirection(direction.LeftToRight if across else direction.TopToBottom)
        wide = self._tile_width(3 if across else 1)
        for tile in self._tiles:  # the fonts are known now: reserve room for all lines
            tile.setMinimumWidth(wide)
            tile.setMinimumHeight(tile.heightForWidth(wide))
        self.area.updateGeometry()
        whole = self.layout()
        assert whole is not None
        whole.activate()  # now: the page must not become smaller than before
        self.resize(self.sizeHint())

    def _tile_width(self, across: int) -> int:
        """Return the width of a readable line, if the window has room for the tiles side by side."""
        return max(TILE_WIDTH, min(TILE_LETTERS * self._letter(), self._room() // across))

    def _lesson_text(self, number: int) -> str:
        return self.tr("Take lesson %1").replace("%1", str(number))

    def _learning(self, lesson: LessonEntry) -> QFrame:
        text = self.tr("%1 minutes. %2").replace("%1", str(lesson.minutes)).replace("%2", lesson.summary)
        every = self._button(self.tr("All lessons"), self.lessons_wanted.emit)
        return self._tile(self.tr("Learn: %1").replace("%1", lesson.title), text, self.learn, every)

    def _watching(self) -> QFrame:
        text = self.tr(
            "Eleven Linux guests share storage for eight; four are suspended and resumed. “What to "
            "watch” explains the run."
        )
        every = self._button(self.tr("All studies"), self.scenarios_wanted.emit)
        return self._tile(self.tr("Watch: pause under memory pressure"), text, self.watch, every)

    def _building(self) -> QFrame:
        text = self.tr(
            "Draw systems, channels and links. Broken rules are shown immediately, and guests "
            "are relocated over your links."
        )
        file = self._button(self.tr("Open a file…"), self.choosing_wanted.emit)
        return self._tile(self.tr("Build: a custom configuration"), text, self.build, file)

    def _tile(self, title: str, text: str, main: QPushButton, other: QPushButton) -> QFrame:
        tile = QFrame(self)
        tile.setObjectName("tile")
        inside = QVBoxLayout(tile)
        inside.setContentsMargins(14, 12, 14, 12)
        inside.setSpacing(8)
        inside.addWidget(self._heading(title, 11.0))
        inside.addWidget(QLabel(text, tile, wordWrap=True))
        inside.addStretch(1)
        inside.addWidget(main)
        inside.addWidget(other)
        return tile

    def _heading(self, text: str, points: float) -> QLabel:
        label = QLabel(text, self, wordWrap=True)
        label.setFont(theme.font(points, QFont.Weight.DemiBold))
        return label

    def _add_recent(self, whole: QVBoxLayout, recent: Sequence[Path]) -> list[QPushButton]:
        """Add a button for each file that still exists."""
        made: list[QPushButton] = []
        column = QVBoxLayout()
        column.setSpacing(6)
        whole.addLayout(column)
        for path in [path for path in recent if may_exist(path)][:RECENT]:
            if not made:
                column.addWidget(self._heading(self.tr("Open again"), 11.0))
            text = self.fontMetrics().elidedText(str(path), Qt.TextElideMode.ElideMiddle, MAX_NAME)
            made.append(self._button(text, partial(self.file_wanted.emit, path)))
            column.addWidget(made[-1], 0, Qt.AlignmentFlag.AlignLeft)
        return made

    def _foot(self) -> QHBoxLayout:
        line = QHBoxLayout()
        note = QLabel(self.tr("Shift+F1 or Help > Start page shows this page again."), self, wordWrap=True)
        note.setObjectName("caption")
        line.addWidget(note, 1)
        line.addWidget(self._button(self.tr("Close"), lambda: None))
        return line

    def _button(self, text: str, wish: Callable[[], object], main: bool = False) -> QPushButton:
        made = button(text.replace("&", "&&"), text, self, main)
        made.setAutoDefault(False)
        made.clicked.connect(partial(self._leave, wish))
        return made

    def _leave(self, wish: Callable[[], object], *_: object) -> None:
        self.close()
        wish()


def _next_lesson(store: WorkStore) -> tuple[int, LessonEntry]:
    """Return the first unfinished lesson with its number, or the first lesson when all are finished."""
    entries = list(enumerate(catalog(language=language.current()), start=1))
    works = {entry.id: store.work(entry.id) for _, entry in entries}
    left = (entry for entry in entries if (work := works[entry[1].id]) is None or not work.ended)
    return next(left, entries[0])
