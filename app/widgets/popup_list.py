"""A popup with an input field and a result list, and the items that a search can find, with their ranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget
from rapidfuzz import fuzz
from rapidfuzz.utils import default_process

from app.widgets.word_fit import WordFit, fit, is_found

LISTED = 60  # at most
NEAR = 8  # number of items listed when nothing matches
NEAR_SCORE = 65.0  # of 100: less similar names are not listed
MARGIN = 20  # px between the popup and the edges of the widget below it
_STEERING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Findable(NamedTuple):
    """An item that a search can find by its kind, text and additional words; `do` opens it."""

    kind: str
    text: str
    do: Callable[[], object]
    keys: str = ""
    note: str = ""  # a sentence about it, which is searched too
    content: str = ""  # its content, which is searched and not shown
    do_at: Callable[[str], object] | None = None  # opens it at the words that were typed


def fitting(typed: str, things: Sequence[Findable]) -> list[Findable]:
    """Return the items that contain all typed words, best matches first.

    If some items contain them as whole words, items that contain them only inside other words are omitted.
    """
    words = typed.casefold().split()
    found = [(_rank(words, thing), thing) for thing in things if _contains(thing, words)]
    found.sort(key=lambda pair: pair[0], reverse=True)
    as_words = any(rank[0] for rank, _ in found)
    return [thing for rank, thing in found if rank[0] or rank[1] or not as_words][:LISTED]


def _contains(thing: Findable, words: list[str]) -> bool:
    text, name = _everything(thing), _name(thing)
    return all(is_found(word, text, name) for word in words)


def near(typed: str, things: Sequence[Findable]) -> list[Findable]:
    """Return the items, if any, with names that resemble the typed text, best matches first."""
    words = default_process(typed).split()
    scores = [(_likeness(words, default_process(thing.text).split()), thing) for thing in things]
    alike = sorted(
        (score for score in scores if score[0] >= NEAR_SCORE), key=lambda pair: pair[0], reverse=True
    )
    return [thing for _, thing in alike[:NEAR]]


def _rank(words: list[str], thing: Findable) -> tuple[bool, WordFit, WordFit, WordFit, float]:
    """Return a sort key: items with words only inside other words are last; names rank before notes, notes
    before content, whole words before beginnings, then similarity.
    """
    name = _name(thing)
    noted = f"{name} {thing.note.casefold()}"
    best = fit(words, _everything(thing), name)
    likeness = fuzz.ratio(" ".join(words), thing.text.casefold())
    return best > WordFit.INSIDE, fit(words, name, name), fit(words, noted, name), best, likeness


def _likeness(typed: list[str], name: list[str]) -> float:
    """Return how similar the typed words are to words of a name, from 0 to 100; long words have more
    weight.
    """
    best = [max((fuzz.ratio(word, text) for text in name), default=0.0) * len(word) for word in typed]
    return sum(best) / max(sum(map(len, typed)), 1)


def _name(thing: Findable) -> str:
    return f"{thing.kind} {thing.text}".casefold()


def _everything(thing: Findable) -> str:
    return f"{_name(thing)} {thing.note.casefold()} {thing.content.casefold()}"


class PopupList(QDialog):
    """`typed` emits the search text; `chosen` emits the item selected by a click or Enter. Esc closes the
    list.
    """

    typed = Signal(str)
    chosen = Signal(QTreeWidgetItem)

    def __init__(self, parent: QWidget, columns: int) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._over = parent
        self.setObjectName("palette")
        self.field = QLineEdit(self)
        self.list = QTreeWidget(self, columnCount=columns)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        self.field.textChanged.connect(self.typed)
        self.field.installEventFilter(self)
        self.list.itemActivated.connect(self.chosen)
        self.list.itemClicked.connect(self.chosen)

    def show_over(self, size: QSize, top: int, left: int | None = None) -> None:
        """Show the list in its parent, at px from its top and left (None: centered), with an empty field."""
        over = self._over
        width = min(size.width(), over.width() - 2 * MARGIN)
        height = min(size.height(), over.height() - 2 * MARGIN)
        middle = (over.width() - width) // 2
        x = middle if left is None else min(max(left, MARGIN), over.width() - width - MARGIN)
        y = min(top, over.height() - height - MARGIN)
        self.setGeometry(QRect(over.mapToGlobal(QPoint(x, y)), QSize(width, height)))
        self.field.clear()
        self.typed.emit("")
        self.show()
        self.field.setFocus()

    def show_under(self, box: QWidget, size: QSize) -> None:
        """Show the list below a box, or wherever there is room."""
        below = self._over.mapFromGlobal(box.mapToGlobal(QPoint(0, box.height())))
        self.show_over(size, below.y(), below.x())

    def say(self, text: str) -> None:
        """Add a line that cannot be selected."""
        item = QTreeWidgetItem(self.list, [text])
        item.setFirstColumnSpanned(True)
        item.setFlags(Qt.ItemFlag.NoItemFlags)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _STEERING:
                self.list.event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if (item := self.list.currentItem()) is not None:
                    self.chosen.emit(item)
                return True
        return False
