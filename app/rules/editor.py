"""The editor of a rule file: colors, line numbers, wavy underlines for problems, completion, help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QToolTip, QWhatsThis, QWidget

from app.language import CONTROL
from app.look import theme
from app.look.literal import literal
from app.look.theme import fixed_font
from app.rules.checking import RuleProblem
from app.rules.highlighting import Gutter, Highlighter, word_at, worst
from app.rules.words import Completion, CompletionPlace, meaning, place
from app.widgets.reach import make_accessible
from engine.cpuplugd.language.lines import MAX_FILE_BYTES
from engine.cpuplugd.language.messages import ERROR, WARNING

Key = Qt.Key
_POPUP_KEYS = (Key.Key_Return, Key.Key_Enter, Key.Key_Tab, Key.Key_Escape, Key.Key_Backtab)
MIN_TYPED = 2  # characters of a word after which its completions are shown
MAX_MARKED = 200  # problems with a wavy line


class RuleEdit(QPlainTextEdit):
    """A text editor in which `set_text` and `text` set and return the file; `show_problems` marks its
    problems.
    """

    save_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ruleEdit")
        self.variables: dict[str, str] = {}
        self._problems: Sequence[RuleProblem] = ()
        self._pointed: tuple[int, int, int] | None = None  # line, first column, end column
        self.setFont(fixed_font())
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.gutter = Gutter(self, self.shown_lines)
        self.highlighter = Highlighter(self.document())
        self.completion = Completion(self)
        self._connect()
        self._make_room()
        about = self.tr(
            "The cpuplugd rules. Ctrl+Space completes a name, and F1 explains it; F4 goes to "
            "the next finding, Ctrl+Enter runs with these rules, and Ctrl+S saves the rules to "
            "a file."
        )
        make_accessible(self, self.tr("cpuplugd rules"), about)
        self.removeEventFilter(self)

    def _connect(self) -> None:
        self.blockCountChanged.connect(self._make_room)
        self.gutter.chosen.connect(self.show_line)
        self.updateRequest.connect(self._scroll_gutter)
        self.cursorPositionChanged.connect(self._mark)
        self.completion.activated.connect(self._take)
        theme.notifier.changed.connect(self._apply_theme)

    # ---- text

    def text(self) -> str:
        """Return the file, with all its characters unchanged."""
        return self.document().toRawText().replace("\u2029", "\n")

    def set_text(self, text: str) -> None:
        """Show another file and clear the undo history."""
        self._pointed = None
        self.setPlainText(text)
        self.document().setModified(False)

    def put_text(self, text: str) -> None:
        """Replace the text, as an edit that can be undone."""
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def canInsertFromMimeData(self, source: object) -> bool:
        """Accept text only."""
        return bool(source.hasText())  # type: ignore[attr-defined]

    def insertFromMimeData(self, source: object) -> None:
        """Paste a text, up to the size limit for files."""
        text = str(source.text())  # type: ignore[attr-defined]
        room = MAX_FILE_BYTES - self.document().characterCount()
        self.textCursor().insertText(text[: max(room, 0)])
        self.ensureCursorVisible()

    # ---- places

    def cursor_at(self, line: int, column: int) -> QTextCursor:
        """Return a cursor at a line and a column, both from 1, or at the nearest possible position."""
        block = self.document().findBlockByNumber(min(max(line, 1), self.blockCount()) - 1)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + _units(block.text()[: max(column - 1, 0)]))
        return cursor

    def go(self, line: int, column: int) -> None:
        """Move the cursor to a line and column, and scroll to it."""
        self.setTextCursor(self.cursor_at(line, column))
        self.centerCursor()

    def show_line(self, line: int) -> None:
        """Select a line."""
        cursor = self.cursor_at(line, 1)
        cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        self.setTextCursor(cursor)
        self.setFocus()

    def point_at(self, line: int, column: int, end: int) -> None:
        """Highlight part of a line; columns count from 1, and `end` is just after the part. Line 0
        removes the highlight.
        """
        self._pointed = (line, column, end) if line else None
        if line:
            block = self.document().findBlockByNumber(line - 1)
            seen = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if not 0 <= seen.top() <= self.viewport().height() - seen.height():
                self.verticalScrollBar().setValue(max(line - 1 - self._page() // 2, 0))
        self._mark()

    def _page(self) -> int:
        return max(self.viewport().height() // max(self.fontMetrics().height(), 1), 1)

    def here(self) -> tuple[int, int]:
        """The line and column of the cursor, from 1."""
        cursor = self.textCursor()
        text = cursor.block().text()
        column = len(
            text.encode("utf-16-le", "surrogatepass")[: 2 * cursor.positionInBlock()].decode(
                "utf-16-le", "replace"
            )
        )
        return cursor.blockNumber() + 1, column + 1

    def shown_lines(self) -> Iterator[tuple[int, QRectF]]:
        """Yield the number and viewport rectangle of each visible line."""
        block, offset = self.firstVisibleBlock(), self.contentOffset()
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(offset)
            if box.top() > self.viewport().height():
                return
            yield block.blockNumber() + 1, box
            block = block.next()

    # ---- problems

    def show_problems(self, problems: Sequence[RuleProblem], variables: dict[str, str]) -> None:
        """Mark only these problems, and store the variables that the file defines."""
        self._problems, self.variables = problems, variables
        lines: dict[int, list[str]] = {}
        for problem in problems:
            lines.setdefault(problem.line, []).append(problem.severity)
        self.gutter.set_marks({line: worst(severities) for line, severities in lines.items()})
        self.highlighter.set_variables(frozenset(variables))
        self._mark()

    def _mark(self) -> None:
        look = theme.current()
        marks = [self._current_line()]
        if self._pointed:
            line, column, end = self._pointed
            found = QTextCharFormat()
            found.setBackground(look.accent)
            found.setForeground(look.on_accent)
            marks.append(self._selection(line, column, end, found))
        for problem in self._problems[:MAX_MARKED]:
            colour = {ERROR: look.error, WARNING: look.warning}.get(problem.severity, look.muted)
            marks.append(self._selection(problem.line, problem.column, 0, _wavy(colour)))
        self.setExtraSelections(marks)

    def _current_line(self) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        made.cursor = self.textCursor()
        made.cursor.clearSelection()
        made.format.setBackground(theme.current().raised)
        made.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        return made

    def _selection(self, line: int, column: int, end: int, how: QTextCharFormat) -> QTextEdit.ExtraSelection:
        """Return a selection of part of a line; end 0: a word, or a character where there is no word."""
        made = QTextEdit.ExtraSelection()
        cursor = self.cursor_at(line, column)
        block = cursor.block()
        last = self.cursor_at(line, end or max(_end_of_word(self._line(line), column), column + 1)).position()
        if last == cursor.position():  # at the end of a line: the character before it
            last = min(last + 1, block.position() + block.length() - 1)
            cursor.setPosition(max(min(cursor.position(), last - 1), block.position()))
        cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
        made.cursor, made.format = cursor, how
        return made

    def _line(self, line: int) -> str:
        return self.document().findBlockByNumber(line - 1).text()

    def problem_at(self, line: int, column: int) -> RuleProblem | None:
        """Return the problem that is marked at a position."""
        for problem in self._problems:
            end = max(_end_of_word(self._line(line), problem.column), problem.column + 1)
            if problem.line == line and problem.column <= column <= end:
                return problem
        return None

    # ---- help

    def help_at(self, line: int, column: int) -> str:
        """Return the help for a position: its problem, and the meaning of its word."""
        problem = self.problem_at(line, column)
        word = word_at(self._line(line), column - 1)
        texts = [" ".join(filter(None, (problem.what, problem.why, problem.fix)))] if problem else []
        return "\n\n".join(filter(None, (*texts, meaning(word, self.variables))))

    def _show_tip(self, event: QHelpEvent) -> None:
        pointed = self.cursorForPosition(event.pos())
        text = self.help_at(pointed.blockNumber() + 1, pointed.positionInBlock() + 1)
        QToolTip.showText(event.globalPos(), text, self)

    def explain(self) -> None:
        """Show the help for the cursor position, or else for the editor; called by F1."""
        text = self.help_at(*self.here()) or self.whatsThis()
        place = self.viewport().mapToGlobal(self.cursorRect().bottomLeft())
        QWhatsThis.showText(place, literal(text), self)

    # ---- keys

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        return super().event(event)

    def _is_own(self, event: QKeyEvent) -> bool:
        """Return whether the editor handles a key that is also a shortcut of the window."""
        if event.key() == Key.Key_Escape:
            return self.completion.choosing
        return event.matches(QKeySequence.StandardKey.Save) or event.key() in (Key.Key_F1, Key.Key_Space)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.completion.choosing and event.key() in _POPUP_KEYS:
            event.ignore()  # the list takes it from here
            return
        if event.matches(QKeySequence.StandardKey.Save):
            self.save_wanted.emit()
        elif event.key() == Key.Key_F1:
            self.explain()
        elif event.key() == Key.Key_Space and event.modifiers() == CONTROL:
            self.complete()
        elif event.key() in (Key.Key_Return, Key.Key_Enter) and event.modifiers():
            event.ignore()  # a shortcut of the panel
        else:
            super().keyPressEvent(event)
            self._look_for_words(event)

    def _look_for_words(self, event: QKeyEvent) -> None:
        """Show completions while a word is being typed."""
        typed = event.text()
        if not (typed and (typed.isalnum() or typed in "._")):
            self.completion.list.hide()
            if event.key() != Key.Key_Backspace or not self.completion.choosing:
                return
        found = self._place()
        if found and (len(found.head) >= MIN_TYPED or typed == "."):
            self._offer(found)
        else:
            self.completion.list.hide()

    # ---- completion

    def _place(self) -> CompletionPlace | None:
        line, column = self.here()
        return place(self._line(line), column - 1, self.variables)

    def complete(self) -> None:
        """Offer the words that are valid at the cursor."""
        found = self._place()
        if found:
            self._offer(found)

    def _offer(self, found: CompletionPlace) -> None:
        at = self.cursorRect()
        at.translate(self.gutter.width() - self.fontMetrics().horizontalAdvance(found.head), 0)
        self.completion.offer(found.choices, found.head, QRect(at))

    def _take(self, word: str) -> None:
        """Insert the selected word. A setting also gets its quotes."""
        found, cursor = self._place(), self.textCursor()
        if found is None:
            return
        cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, len(found.head))
        bare = (
            found.setting and not cursor.block().text()[cursor.positionInBlock() + len(found.head) :].strip()
        )
        cursor.insertText(f'{word}=""' if bare else word)
        if bare:
            cursor.movePosition(QTextCursor.MoveOperation.Left)
        self.setTextCursor(cursor)

    # ---- look

    def _make_room(self) -> None:
        self.setViewportMargins(self.gutter.wide(), 0, 0, 0)
        self._place_gutter()

    def _place_gutter(self) -> None:
        inside = self.contentsRect()
        self.gutter.setGeometry(inside.left(), inside.top(), self.gutter.wide(), inside.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_gutter()

    def _scroll_gutter(self, rect: QRect, by: int) -> None:
        if by:
            self.gutter.scroll(0, by)
        else:
            self.gutter.update(0, rect.y(), self.gutter.width(), rect.height())

    def _apply_theme(self) -> None:
        self.highlighter.apply_theme()
        self.gutter.update()
        self._mark()


def _units(text: str) -> int:
    """Return the number of positions that a text occupies in a Qt document."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _end_of_word(line: str, column: int) -> int:
    """Return the column, from 1, just after the name or number that begins at a column."""
    at = column - 1
    while at < len(line) and (line[at].isalnum() or line[at] in "._"):
        at += 1
    return at + 1


def _wavy(colour: QColor) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
    made.setUnderlineColor(colour)
    return made
