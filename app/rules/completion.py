"""The list of words that may stand at the cursor, with unit and meaning."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QHeaderView, QTreeView, QWidget

from app.look.theme import fixed_font
from app.rules.words import Word

MAX_MEANING = 72  # characters of a meaning
MAX_ROWS = 12  # rows in sight
COLUMNS = (30, 11, 58)  # characters of word, unit and meaning at most


class Completion(QCompleter):
    """`offer` shows it; `activated` gives the word that was taken."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._choices: Sequence[Word] | None = None
        self._model = QStandardItemModel(self)
        self.list = QTreeView()
        self._set_up_list()
        self.setWidget(widget)
        self.setModel(self._model)
        self.setPopup(self.list)
        self.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setMaxVisibleItems(MAX_ROWS)

    def _set_up_list(self) -> None:
        view = self.list
        view.setObjectName("completions")
        view.setAccessibleName(self.tr("Completions"))
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setHeaderHidden(True)
        view.setAllColumnsShowFocus(True)
        view.setSelectionBehavior(QTreeView.SelectionBehavior.SelectRows)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setFont(fixed_font())

    @property
    def choosing(self) -> bool:
        """Is the list shown?"""
        return self.list.isVisible()

    def offer(self, choices: Sequence[Word], head: str, at: QRect) -> None:
        """Show those with the head in them at a place; nothing when it is the only one, or there is none."""
        if choices is not self._choices:
            self._fill(choices)
        self.setCompletionPrefix(head)
        count = self.completionCount()
        if not count or (count == 1 and self.currentCompletion() == head):
            self.list.hide()
            return
        at.setWidth(self._wide())
        self.complete(at)
        self.list.setCurrentIndex(self.completionModel().index(0, 0))

    def _fill(self, choices: Sequence[Word]) -> None:
        self._choices = choices
        self._model.removeRows(0, self._model.rowCount())  # PySide keeps the items of `clear`
        for choice in choices:
            row = [QStandardItem(text) for text in (choice.word, choice.unit, choice.meaning[:MAX_MEANING])]
            row[0].setToolTip(choice.meaning)
            row[0].setData(
                f"{choice.word}, {choice.unit}, {choice.meaning}", Qt.ItemDataRole.AccessibleTextRole
            )
            self._model.appendRow(row)

    def _wide(self) -> int:
        header, metrics = self.list.header(), self.list.fontMetrics()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        widths = []
        for column, most in enumerate(COLUMNS):
            texts = [self._model.item(row, column).text() for row in range(self._model.rowCount())]
            letters = min(max(map(len, texts), default=0), most) + 2
            widths.append(metrics.horizontalAdvance("m" * letters))
            header.resizeSection(column, widths[-1])
        return sum(widths) + self.list.verticalScrollBar().sizeHint().width() + 8
