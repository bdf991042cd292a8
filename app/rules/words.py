"""The words of a rule file, with unit and meaning: for help, and to list the words that are valid at a
position.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QHeaderView, QTreeView, QWidget

from app.look.theme import fixed_font
from engine.cpuplugd.language.names import COUNTERS, KEYWORDS
from engine.state.rule_names import KnownName

_HEAD = re.compile(rf"(?:({'|'.join(COUNTERS)})\.)?(\w*)$", re.ASCII)
_MAX_VALUE = 60  # characters of a variable's value
MAX_MEANING = 72  # characters of a meaning
MAX_ROWS = 12  # visible rows
COLUMNS = (30, 11, 58)  # characters of word, unit and meaning at most


class Word(NamedTuple):
    """A word, its unit and its meaning."""

    word: str
    unit: str
    meaning: str


class CompletionPlace(NamedTuple):
    """A completion position: the characters typed so far, and the words that may follow."""

    head: str
    choices: tuple[Word, ...]
    setting: bool = False  # is it the name of a setting?


def _tr(text: str) -> str:
    return QCoreApplication.translate("Rules", text)


def settings() -> tuple[Word, ...]:
    """Return the names that the daemon accepts to the left of =, in the order of use."""
    condition, pages, cpus = _tr("condition"), _tr("pages"), _tr("CPUs")
    return (
        Word("UPDATE", "s", _tr("time between two readings")),
        Word("CPU_MIN", cpus, _tr("minimum number of online CPUs")),
        Word("CPU_MAX", cpus, _tr("maximum number of online CPUs; 0 = all present CPUs")),
        Word("HOTPLUG", condition, _tr("if true, one CPU is brought online")),
        Word("HOTUNPLUG", condition, _tr("if true and HOTPLUG is false, one CPU is taken offline")),
        Word("CMM_MIN", pages, _tr("minimum size of the cmm pool (pages taken from Linux)")),
        Word("CMM_MAX", pages, _tr("maximum size of the cmm pool (pages taken from Linux)")),
        Word("CMM_INC", pages, _tr("amount by which the pool grows when MEMUNPLUG is true")),
        Word("CMM_DEC", pages, _tr("amount by which the pool shrinks when MEMPLUG is true; default CMM_INC")),
        Word("MEMPLUG", condition, _tr("if true, pages are returned to Linux")),
        Word("MEMUNPLUG", condition, _tr("if true and MEMPLUG is false, pages are taken from Linux")),
    )


def counters() -> tuple[Word, ...]:
    """Return the three families of counters."""
    return (
        Word("meminfo.", "kB", _tr("memory, as in /proc/meminfo")),
        Word("vmstat.", "", _tr("memory counters since IPL, as in /proc/vmstat")),
        Word("cpustat.", _tr("ticks"), _tr("CPU counters since IPL, as in /proc/stat")),
    )


def place(line: str, column: int, variables: Mapping[str, str]) -> CompletionPlace | None:
    """Return the completion position at a column (from 0) of a line; None where nothing can be completed."""
    before = line[:column]
    if before.startswith("#"):
        return None
    if "=" not in before:
        return CompletionPlace(before.strip(), settings(), setting=True)
    if before.count('"') < 1 or line[column:].strip().startswith("#"):
        return None
    found = _HEAD.search(before)
    assert found
    if found[1]:
        return CompletionPlace(found[2], _usable(COUNTERS[found[1]]))
    if found[2][:1].isdigit():
        return None
    return CompletionPlace(found[2], (*_of_file(variables), *_usable(KEYWORDS), *counters()))


def _usable(names: tuple[KnownName, ...]) -> tuple[Word, ...]:
    """Return the names that a rule can use: those without digits or parentheses."""
    return tuple(
        Word(name.name, name.unit, name.meaning) for name in names if name.name.replace("_", "").isalpha()
    )


def _of_file(variables: Mapping[str, str]) -> tuple[Word, ...]:
    return tuple(Word(name, "", value[:_MAX_VALUE]) for name, value in variables.items())


def meaning(word: str, variables: Mapping[str, str]) -> str:
    """Return the meaning of a word, with its unit; "" when it is unknown."""
    if word in variables:
        return f"{word} = {variables[word]}"
    kind, dot, name = word.partition(".")
    known = COUNTERS.get(kind, ()) if dot else KEYWORDS
    for choice in (*_usable(known), *(() if dot else settings())):
        if choice.word == (name if dot else word):
            return f"{word} ({choice.unit}): {choice.meaning}"
    return ""


class Completion(QCompleter):
    """The completion list. `offer` shows it; `activated` carries the accepted word."""

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
        """Whether the list is visible."""
        return self.list.isVisible()

    def offer(self, choices: Sequence[Word], head: str, at: QRect) -> None:
        """Show the choices that contain the typed head at a position; show nothing if there are no choices,
        or if the only choice is already typed.
        """
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
