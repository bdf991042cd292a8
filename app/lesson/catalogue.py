"""The catalogue: lessons by study, with the state of each."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
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

from app.lesson.store import Store
from app.look import theme
from app.widgets.looks import button
from app.widgets.reach import reachable
from lessons.format.load import catalog

STUDIES = {"pause": "Pausing Linux guests"}


class Catalogue(QScrollArea):
    """A tile a lesson; `chosen` carries its folder, and whether it is to begin afresh."""

    chosen = Signal(object, bool)
    folder_wanted = Signal()
    named = Signal(str)  # the student's name

    def __init__(self, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tiles: list[Tile] = []
        self.student = QLineEdit(self, placeholderText=self.tr("Your name for the report (optional)"))
        self.student.setMaxLength(80)
        help_text = self.tr("Appears in your report and slightly varies the numbers in your runs.")
        reachable(self.student, self.tr("Your name"), help_text)
        self.student.editingFinished.connect(lambda: self.named.emit(self.student.text().strip()))
        self.folder = button(self.tr("Open a folder…"), self.tr("Opens a lesson from its own folder."), self)
        self.folder.clicked.connect(self.folder_wanted)

    def fill(self) -> None:
        """Read the lessons and the work on them again."""
        inside = QWidget()
        inside.setObjectName("catalogue")
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(16, 8, 12, 16)
        layout.setSpacing(10)
        self.tiles = []
        layout.addWidget(self.student)
        for study, entries in groupby(sorted(catalog(), key=_by_study), lambda entry: entry.study):
            layout.addWidget(self._heading(study))
            for entry in entries:
                self.tiles.append(Tile(entry, self._store.work(entry.id), inside))
                self.tiles[-1].chosen.connect(self.chosen)
                layout.addWidget(self.tiles[-1])
        layout.addWidget(self.folder, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        self._replace(inside)

    def _replace(self, inside: QWidget) -> None:
        old = self.takeWidget()
        self.setWidget(inside)
        if old is not None:
            old.deleteLater()
        before: QWidget = self.student
        for tile in self.tiles:
            for control in (tile.go, tile.afresh):
                QWidget.setTabOrder(before, control)
                before = control
        QWidget.setTabOrder(before, self.folder)

    def focus_first(self) -> None:
        """Give the focus to the first lesson that is not done."""
        tile = next((tile for tile in self.tiles if not tile.done), None)
        (tile.go if tile is not None else self.folder).setFocus(Qt.FocusReason.TabFocusReason)

    def _heading(self, study: str) -> QLabel:
        title = QLabel(STUDIES.get(study) or study.capitalize() or self.tr("z/VM"))
        title.setObjectName("caption")
        title.setFont(theme.font(9.0, QFont.Weight.DemiBold))
        return title


def _by_study(entry: Any) -> tuple[bool, str]:
    return entry.study != "", entry.study


class Tile(QFrame):
    """A lesson: title, one sentence, how long it takes, how far it was taken."""

    chosen = Signal(object, bool)

    def __init__(self, entry: Any, work: Any, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self.entry = entry
        self.done = work is not None and bool(work.finished)
        begun = work is not None and bool(work.started)
        self.title = QLabel(entry.title, self, wordWrap=True)
        self.title.setFont(theme.font(11.0, QFont.Weight.DemiBold))
        self.summary = QLabel(entry.summary, self, wordWrap=True)
        self.state = QLabel(self._state_text(work, begun), self)
        self.state.setObjectName("caption")
        self.go = self._go_button(begun)
        help_text = self.tr("Starts the lesson from the beginning; your previous work is set aside.")
        self.afresh = button(self.tr("Start over"), help_text, self)
        self.afresh.setAccessibleName(self.tr("Start over: {0}").format(entry.title))
        self.afresh.setVisible(begun)
        self.go.clicked.connect(lambda: self.chosen.emit(entry.folder, False))
        self.afresh.clicked.connect(lambda: self.chosen.emit(entry.folder, True))
        self._lay_out(work if begun else None)

    def _go_button(self, begun: bool) -> QPushButton:
        text = self.tr("Review") if self.done else self.tr("Go on") if begun else self.tr("Start")
        made = button(text, self.entry.summary, self, main=not self.done)
        made.setAccessibleName(f"{text}: {self.entry.title}")
        return made

    def _state_text(self, work: Any, begun: bool) -> str:
        minutes = self.tr("{0} minutes").format(self.entry.minutes)
        if self.done:
            return f"{minutes}  ·  ✓ {self.tr('done')}"
        return f"{minutes}  ·  {self.tr('begun')}" if begun else minutes

    def _lay_out(self, work: Any) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 11, 14, 12)
        whole.setSpacing(5)
        whole.addWidget(self.title)
        whole.addWidget(self.summary)
        if work is not None:
            whole.addWidget(self._bar(work))
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.state, 1)
        foot.addWidget(self.afresh)
        foot.addWidget(self.go)
        whole.addLayout(foot)

    def _bar(self, work: Any) -> QProgressBar:
        bar = QProgressBar(self, textVisible=False)
        ended = sum(step.state in ("done", "skipped") for step in work.steps.values())
        bar.setRange(0, max(len(work.steps), 1))
        bar.setValue(ended)
        bar.setAccessibleName(self.tr("Progress in {0}").format(self.entry.title))
        return bar
