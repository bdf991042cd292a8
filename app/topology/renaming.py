"""Names are edited in place: Enter keeps the entry, Escape discards it, and Tab moves to more fields."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFormLayout, QFrame, QLabel, QLineEdit, QWidget

from app.topology.canvas.canvas import Canvas
from app.topology.editor import Editor
from app.topology.inspector.fields import common_rows
from app.topology.inspector.forms import UnreadableError
from app.topology.inspector.spec import PropertyRow
from app.widgets.reach import make_accessible
from engine.ficon.drawing.changes.set_fields import set_in
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import called

_tr = partial(QCoreApplication.translate, "Renaming")
Key = Qt.Key
ENTER, TAB = (Key.Key_Return, Key.Key_Enter), (Key.Key_Tab, Key.Key_Backtab)
FIELDS = {
    "cec": ("name",), "lpar": ("name", "system"), "director": ("name", "switch"), "storage": ("name",),
    "cluster": ("name",), "group": ("name",), "channel": ("chpid",), "card": ("slot",), "css": ("number",),
    "port": ("address",), "unit": ("number",), "device": ("number",), "note": ("text",),
}  # fmt: skip  # identifying fields of each kind
LEAST = 168  # px of a field
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class Renaming(QObject):
    """Opens fields over the canvas, one at a time."""

    def __init__(self, editor: Editor, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._editor, self._canvas = editor, canvas
        self.field: NameField | None = None
        canvas.interaction.rename_asked.connect(self.begin)

    def begin(self, name: str = "") -> None:
        """Rename an element, or the selected element for ""; for an element without a name, edit its
        properties instead.
        """
        name = name or next(iter(self._editor.selection), "")
        thing = self._editor.drawing.find(name)
        if thing is None:
            self._editor.told.emit(_tr("Select an element to rename"))
            return
        rows = [] if "\n" in getattr(thing, "text", "") else self._rows(thing)
        if not rows or name not in self._canvas.viewport.scene.shapes:
            self._canvas.interaction.edit_asked.emit(name)
            return
        self._editor.select((name,))
        self.field = NameField(self._editor, self._canvas, name, rows)

    def _rows(self, thing: Thing) -> list[PropertyRow]:
        rows = {row.key: row for row in common_rows(self._editor.drawing, [thing])}
        keys = FIELDS.get(getattr(thing, "kind", ""), ())
        return [rows[key] for key in keys if key in rows]


class NameField(QFrame):
    """lines: fields for the name and related values; an LPAR's system follows its name if both were the
    same.
    """

    def __init__(self, editor: Editor, canvas: Canvas, name: str, rows: list[PropertyRow]) -> None:
        super().__init__(canvas)
        self._editor, self._canvas, self._name, self._rows = editor, canvas, name, rows
        self._closed = False
        self.setObjectName("nameField")
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.lines = [QLineEdit(row.form.text(row.get(editor.drawing[name])), self) for row in rows]
        self.error = QLabel("", self, wordWrap=True)
        self.error.setProperty("verdict", "wrong")
        self.error.hide()
        self._lay_out()
        if len(self.lines) > 1 and self.lines[0].text() == self.lines[1].text():
            self.lines[0].textEdited.connect(lambda text: self.lines[1].setText(text.upper()))
        canvas.viewport.moved.connect(self._place)
        canvas.viewport.scene_changed.connect(self.leave)
        QApplication.instance().focusChanged.connect(self._follow_focus)  # type: ignore[union-attr]
        self._place()
        self.show()
        self.lines[0].setFocus()
        self.lines[0].selectAll()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(4, 4, 4, 4)
        form.setSpacing(4)
        for row, line in zip(self._rows, self.lines, strict=True):
            make_accessible(line, row.title, row.spec.meaning)
            line.installEventFilter(self)
            form.addRow(row.title, line) if len(self.lines) > 1 else form.addRow(line)
        form.addRow(self.error)

    def _place(self) -> None:
        """Place the field over the element, within the canvas."""
        shape = self._canvas.viewport.scene.shapes.get(self._name)
        if shape is None:
            self.leave()
            return
        frame = self._canvas.viewport.view.frame(shape.core)
        self.setFixedWidth(round(max(frame.width, LEAST + (72 if len(self.lines) > 1 else 0))))
        self.adjustSize()
        x = min(max(round(frame.left), 0), self._canvas.width() - self.width())
        y = min(max(round(frame.top), 0), self._canvas.height() - self.height())
        self.move(max(x, 0), max(y, 0))

    # ---- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys before the canvas and the shortcuts."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            return self._claim(event)
        return event.type() == QEvent.Type.KeyPress and self._press(event)

    def _claim(self, event: QKeyEvent) -> bool:
        """Claim a key that is not a command before it becomes a window shortcut."""
        if not event.modifiers() & COMMANDS:
            event.accept()
            return True
        return False

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() in ENTER:
            self.keep()
        elif event.key() == Key.Key_Escape:
            self.leave()
        elif event.key() in TAB:
            self._go(-1 if event.key() == Key.Key_Backtab else 1)
        else:
            return False
        return True

    def _go(self, by: int) -> None:
        """Go to the next field, or keep the entries after the last field."""
        at = next((place for place, line in enumerate(self.lines) if line.hasFocus()), 0) + by
        if at >= len(self.lines):
            self.keep()
        elif at >= 0:
            self.lines[at].setFocus(Qt.FocusReason.TabFocusReason)
            self.lines[at].selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept all keys, so that none reaches the canvas below."""
        event.accept()

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Keep the name when the focus moves elsewhere in the window; discard an impossible name."""
        if new is not None and not self.isAncestorOf(new) and not self._closed and not self.keep():
            self._editor.refused.emit(self.error.text(), (self._name,))
            self.leave(back=False)

    # ---- the end

    def keep(self) -> bool:
        """Apply the entries and close; if they are impossible, report the reason and return False."""
        try:
            change = self._change()
        except DrawingError as error:
            return self._refuse(str(error))
        self.leave()
        return not change or self._editor.do(change)

    def _change(self) -> Change:
        drawing = self._editor.drawing
        draft = Draft(drawing, _tr("Rename {0}").format(called(drawing, self._name)))
        for row, line in zip(self._rows, self.lines, strict=True):
            try:
                value = row.form.value(line.text())
            except UnreadableError as error:
                expected = _tr("Expected: {0}").format(row.expected) if row.expected else ""
                raise DrawingError(". ".join(filter(None, (str(error), expected)))) from None
            if value != row.get(drawing[self._name]):
                set_in(draft, self._name, **row.put(draft.now[self._name], value))
        return draft.done([self._name])

    def _refuse(self, reason: str) -> bool:
        self.error.setText(reason)
        self.error.show()
        self._place()
        return False

    def leave(self, *_: object, back: bool = True) -> None:
        """Close without a change, and return the focus to the drawing."""
        if self._closed:
            return
        had_focus, self._closed = any(line.hasFocus() for line in self.lines), True
        QApplication.instance().focusChanged.disconnect(self._follow_focus)  # type: ignore[union-attr]
        self.hide()
        if had_focus and back:
            self._canvas.setFocus()
        self.deleteLater()
