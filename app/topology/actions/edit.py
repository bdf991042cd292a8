"""Undo, clipboard, selection, find."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication, QImage

from app.frame.actions import ActionSpec

if TYPE_CHECKING:
    from app.topology.editor import Editor
    from app.topology.messages import Messages
    from engine.ficon.drawing.model.drawing import Change

_tr = partial(QCoreApplication.translate, "DrawingEdit")
MIME = "application/x-lparlab-things"
MAX_BYTES = 64_000_000  # more is not one of ours


def put_on_clipboard(text: str) -> None:
    """Copy the text of elements to the clipboard, both in the program's format and as plain text."""
    data = QMimeData()
    data.setData(MIME, QByteArray(text.encode()))
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)


def clipboard_text() -> str:
    """Return the text of the elements on the clipboard, or "" if there are none."""
    data = QGuiApplication.clipboard().mimeData()
    if data is None or not data.hasFormat(MIME):
        return ""
    kept = data.data(MIME)
    return "" if kept.size() > MAX_BYTES else bytes(kept.data()).decode("utf-8", "replace")


# in the menu at the pointer
AT_POINTER = [
    *("rename", "properties", "connect", "cable-all", "cut", "copy", "paste", "duplicate", "delete"),
    *("group", "ungroup", "inside", "neighbours"),
]


def edit_actions(
    of: Callable[[], EditActions],
    find: Callable[[], object],
    edit_properties: Callable[[], object],
    rename: Callable[[], object],
) -> list[ActionSpec]:
    """Return the actions in menu order; of: returns the object whose methods most of them call."""
    return [
        ActionSpec(
            "undo",
            _tr("&Undo"),
            lambda: of().editor.undo(),
            ("Ctrl+Z",),
            "undo",
            _tr("Undoes the last change."),
            enabled=lambda: bool(of().editor.history.done),
        ),
        ActionSpec(
            "redo",
            _tr("&Redo"),
            lambda: of().editor.redo(),
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            "redo",
            _tr("Repeats the last undone change."),
            enabled=lambda: bool(of().editor.history.undone),
        ),
        ActionSpec(
            "cut",
            _tr("Cu&t"),
            lambda: of().cut(),
            ("Ctrl+X",),
            help=_tr("Copies the selection and removes it."),
            enabled=lambda: of().has_selection(),
        ),
        ActionSpec(
            "copy",
            _tr("&Copy"),
            lambda: of().copy(),
            ("Ctrl+C",),
            help=_tr("Copies the selection for this window or another window."),
            enabled=lambda: of().has_selection(),
        ),
        ActionSpec(
            "copy-picture",
            _tr("Copy as p&icture"),
            lambda: of().copy_picture(),
            ("Ctrl+Shift+C",),
            help=_tr("Copies an image of the whole drawing, for documents and email."),
        ),
        ActionSpec(
            "paste",
            _tr("&Paste"),
            lambda: of().paste(),
            ("Ctrl+V",),
            help=_tr("Inserts the copied elements; names and numbers in use are replaced."),
        ),
        ActionSpec(
            "duplicate",
            _tr("&Duplicate"),
            lambda: of().duplicate(),
            ("Ctrl+D",),
            help=_tr("Places a copy of the selection next to it, with new names and numbers."),
            enabled=lambda: of().has_selection(),
        ),
        ActionSpec(
            "delete",
            _tr("De&lete"),
            lambda: of().delete(),
            ("Del", "Backspace"),
            "delete",
            _tr("Removes the selection and its contents."),
            enabled=lambda: of().has_selection(),
        ),
        ActionSpec("select-all", _tr("Select &all"), lambda: of().select_all(), ("Ctrl+A",)),
        ActionSpec(
            "inside",
            _tr("Select c&ontents"),
            lambda: of().select_inside(),
            ("Ctrl+Down",),
            help=_tr("Selects the contents of the selected containers."),
            enabled=lambda: of().has_selection(),
        ),
        ActionSpec(
            "neighbours",
            _tr("Select &neighbors"),
            lambda: of().select_neighbours(),
            ("Ctrl+Right",),
            help=_tr("Selects the elements that the selection refers to, and the elements that refer to it."),
            enabled=lambda: of().has_selection(),
        ),
        ActionSpec(
            "find",
            _tr("&Find…"),
            find,
            ("Ctrl+F",),
            "find",
            _tr("Finds elements by name, number, CHPID or port; Enter goes to the next match."),
        ),
        ActionSpec(
            "rename",
            _tr("Rena&me"),
            rename,
            ("F2",),
            help=_tr("Edits the name or number of the selected element in place. Enter saves it."),
            enabled=lambda: of().has_selection(),
        ),
        ActionSpec(
            "properties",
            _tr("Prop&erties"),
            edit_properties,
            ("Alt+Return",),
            help=_tr("Edits the properties of the selection."),
            enabled=lambda: of().has_selection(),
        ),
    ]


class EditActions:
    """Implements the actions of the edit menu."""

    def __init__(self, editor: Editor, messages: Messages) -> None:
        self.editor, self._messages = editor, messages

    def has_selection(self) -> bool:
        """Return whether anything is selected."""
        return bool(self.editor.selection)

    def select_all(self) -> None:
        """Select everything in the drawing."""
        self.editor.select(thing.id for thing in self.editor.drawing)

    def copy(self) -> None:
        """Copy the selection to the clipboard."""
        from engine.ficon.drawing.copying import copy  # imported late to keep the start fast

        editor = self.editor
        if editor.selection:
            put_on_clipboard(copy(editor.drawing, editor.selection))
            editor.told.emit(_tr("Copied: {0}").format(_counted(len(editor.selection))))

    def copy_picture(self) -> None:
        """Copy a picture of the drawing to the clipboard, as vector graphics (SVG) and as an image."""
        from app.topology.canvas.pictures.files import picture  # imported late to keep the start fast

        editor = self.editor
        mime = QMimeData()
        try:
            image = QImage.fromData(picture(editor.drawing, "png", link=editor.link))
            mime.setData("image/svg+xml", picture(editor.drawing, "svg", link=editor.link))
        except ValueError as error:  # too large
            self._messages.refuse(str(error))
            return
        mime.setImageData(image)
        QGuiApplication.clipboard().setMimeData(mime)
        editor.told.emit(_tr("Copied: a picture of the drawing"))

    def cut(self) -> None:
        """Copy the selection, and remove it."""
        self.copy()
        self.delete()

    def paste(self) -> None:
        """Insert the contents of the clipboard."""
        from app.topology.shapes.placing.copies import cleared  # imported late to keep the start fast
        from engine.ficon.drawing.copying import paste

        text, editor = clipboard_text(), self.editor
        if not text:
            editor.refused.emit(_tr("The clipboard contains no drawing elements."), ())
            return
        inside = editor.selection[0] if len(editor.selection) == 1 else ""
        editor.attempt(lambda: cleared(editor.drawing, paste(editor.drawing, text, None, inside)))

    def duplicate(self) -> None:
        """Copy the selection to a clear place next to it, aligned with it."""
        from app.topology.shapes.placing.copies import cleared  # imported late to keep the start fast
        from engine.ficon.drawing.copying import duplicate

        self._attempt(lambda drawing, names: cleared(drawing, duplicate(drawing, names)))

    def delete(self) -> None:
        """Remove the selection."""
        from engine.ficon.drawing.changes.remove import remove  # imported late to keep the start fast

        self._attempt(remove)

    def _attempt(self, operation: Callable[..., Change]) -> None:
        editor = self.editor
        if editor.selection:
            editor.attempt(lambda: operation(editor.drawing, editor.selection))

    def select_inside(self) -> None:
        """Select the contents of the selected containers."""
        editor = self.editor
        found = [child.id for name in editor.selection for child in editor.drawing.children(name)]
        editor.select(found or editor.selection)

    def select_neighbours(self) -> None:
        """Select the elements to which the selection refers, and the elements that refer to the selection."""
        from engine.ficon.drawing.model.kinds import refers  # imported late to keep the start fast

        editor = self.editor
        drawing = editor.drawing
        named = [used for name in editor.selection for used in refers(drawing[name])]
        users = [user.id for name in editor.selection for user in drawing.users(name)]
        editor.select([*named, *users] or editor.selection)


def _counted(number: int) -> str:
    return _tr("1 element") if number == 1 else _tr("{0} elements").format(number)
