"""The command input field: its history, completion and help by keys."""

from __future__ import annotations

import os.path
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QRect, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from app.console.output import plain
from app.look.theme import fixed_font

LINES = 100  # of a console that are kept
CONSOLES = 40  # whose histories are kept, those used last
POPUP_MARGIN = 8  # px left and right of a choice
MAX_LETTERS = 240  # letters of a line, as on CP's console
Key = Qt.Key
_OWN_KEYS = (Key.Key_F1, Key.Key_Escape)  # otherwise, they are shortcuts of the window
_POPUP_KEYS = (Key.Key_Return, Key.Key_Enter, Key.Key_Tab, Key.Key_Escape)


class LineHistory:
    """One console's lines, and the user's position when browsing them."""

    def __init__(self, lines: Sequence[str] = ()) -> None:
        self.lines = list(lines)[-LINES:]
        self._at = len(self.lines)
        self._draft = ""  # text in the field before the search began

    def add(self, line: str) -> None:
        """Add a submitted line; a line repeated immediately is added only once."""
        if self.lines[-1:] != [line]:
            self.lines = [*self.lines, line][-LINES:]
        self._at, self._draft = len(self.lines), ""

    def older(self, present: str) -> str:
        """Return the previous line; `present` is the text in the field."""
        if self._at == len(self.lines):
            self._draft = present
        return self._go(max(self._at - 1, 0))

    def newer(self, present: str) -> str:
        """Return the next line or, after the last line, the text that was originally in the field."""
        return present if self._at == len(self.lines) else self._go(self._at + 1)

    def _go(self, at: int) -> str:
        self._at = at
        return self.lines[at] if at < len(self.lines) else self._draft


class Histories:
    """The history of each console, by its key."""

    def __init__(self) -> None:
        self._histories: dict[str, LineHistory] = {}

    def __getitem__(self, key: str) -> LineHistory:
        """Return a console's history, which is empty for an unknown console."""
        return self._histories.setdefault(key, LineHistory())

    def add(self, key: str, line: str) -> None:
        """Add a line submitted at a console, which becomes the most recently used one."""
        history = self[key]
        history.add(line)
        self._histories[key] = self._histories.pop(key)

    def stored(self) -> dict[str, list[str]]:
        """Return the lines to keep until the next start."""
        used = [(key, history.lines) for key, history in self._histories.items() if history.lines]
        return dict(used[-CONSOLES:])

    def restore(self, stored: Mapping[str, Sequence[str]]) -> None:
        """Restore the lines returned by `stored`."""
        self._histories = {key: LineHistory(lines) for key, lines in stored.items()}


class CommandLine(QLineEdit):
    """Enter submits the line, Up and Down browse the history, Tab completes, and F1 explains."""

    entered = Signal(str)
    older = Signal()
    newer = Signal()
    help_wanted = Signal(str)  # the words up to the one at the cursor; "" if there are none

    def __init__(self, complete: Callable[[str], list[str]], parent: QWidget | None = None) -> None:
        """Create the field. `complete` returns possible replacements for the last word of a partial line."""
        super().__init__(parent)
        self.asks_by_mark = True  # "?" requests help; otherwise, it is a normal character
        self._complete = complete
        self.setFont(fixed_font())
        self.setMaxLength(MAX_LETTERS)
        self._choices = QStringListModel(self)
        self.popup = QListView()
        self._completer = self._make_completer()
        self.returnPressed.connect(self._enter)
        self.textEdited.connect(self._narrow)

    def _make_completer(self) -> QCompleter:
        made = QCompleter(self._choices, self)
        made.setWidget(self)
        made.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        made.setPopup(self.popup)
        self.popup.setObjectName("completions")
        self.popup.setFont(fixed_font())
        self.popup.setAccessibleName(self.tr("Completions"))
        made.activated.connect(self._take)
        return made

    @property
    def choosing(self) -> bool:
        """Whether the completions are shown."""
        return self.popup.isVisible()

    def show_line(self, line: str) -> None:
        """Put a line into the field for editing or submission."""
        self.setText(line)
        self.end(False)

    # ---- keys

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and self._is_own(event):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and self._handle(event):
                return True
        return super().event(event)

    def _is_own(self, event: QKeyEvent) -> bool:
        if event.key() == Key.Key_Escape:
            return bool(self.text()) or self.choosing
        return event.key() in _OWN_KEYS

    def _handle(self, event: QKeyEvent) -> bool:
        """Handle a key. Tab in an empty field moves to the next control."""
        key = event.key()
        if self.choosing and key in _POPUP_KEYS:
            event.ignore()  # the completer handles it from here
            return True
        if key == Key.Key_Tab and self.text():
            self.complete()
        elif key == Key.Key_F1 or (event.text() == "?" and self.asks_by_mark):
            self.help_wanted.emit(self.words())
        elif key == Key.Key_Escape and self.text():
            self.clear()
        elif key in (Key.Key_Up, Key.Key_Down):
            (self.older if key == Key.Key_Up else self.newer).emit()
        else:
            return False
        event.accept()
        return True

    def _enter(self) -> None:
        line = plain(self.text()).strip()  # pasted text may have several lines
        self.clear()
        if line:
            self.entered.emit(line)

    # ---- completion

    def _head(self) -> str:
        return self.text()[: self.cursorPosition()]

    def _last(self) -> str:
        """Return the word being typed, or "" after a blank."""
        return self._head().rpartition(" ")[2]

    def words(self) -> str:
        """Return the words up to the word at the cursor or just before it."""
        return self._head() + self.text()[self.cursorPosition() :].partition(" ")[0]

    def complete(self) -> None:
        """Complete as far as the result is unambiguous; show the choices when there are several."""
        found = self._complete(self._head())
        if len(found) == 1:
            self._take(found[0])
        elif found:
            common = os.path.commonprefix(found)
            if len(common) > len(self._last()):
                self._replace(common)
            self._offer(found)

    def _offer(self, found: list[str]) -> None:
        self._choices.setStringList(found)
        self._completer.complete(self._place())
        self.popup.setCurrentIndex(self._choices.index(0))

    def _place(self) -> QRect:
        """Return the position of the choices: at the word that they replace."""
        font, edge = self.fontMetrics(), 2 * POPUP_MARGIN + self.popup.verticalScrollBar().sizeHint().width()
        left = self.cursorRect().left() - font.horizontalAdvance(self._last()) - POPUP_MARGIN
        return QRect(max(left, 0), 0, self.popup.sizeHintForColumn(0) + edge, self.height())

    def _narrow(self) -> None:
        """Narrow the choices during typing while they are shown."""
        if self.choosing:
            found = self._complete(self._head())
            if found:
                self._offer(found)
            else:
                self.popup.hide()

    def _take(self, word: str) -> None:
        """Insert the choice, so that the next word can be typed immediately."""
        self._replace(word if self.text()[self.cursorPosition() :] else f"{word} ")

    def _replace(self, word: str) -> None:
        head, tail = self._head(), self.text()[self.cursorPosition() :]
        head = head[: len(head) - len(self._last())] + word
        self.setText(head + tail)
        self.setCursorPosition(len(head))
