"""Undo, the clipboard, selecting, finding."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication, QImage

from app.frame.actions import Spec

if TYPE_CHECKING:
    from app.topology.editor import Editor
    from app.topology.messages import Messages
    from engine.ficon.drawing.model.drawing import Change

_tr = partial(QCoreApplication.translate, "DrawingEdit")
MIME = "application/x-lparlab-things"
MAX_BYTES = 64_000_000  # more is not one of ours


def put_on_clipboard(text: str) -> None:
    """Put the text of things on the clipboard, for this program and as plain text."""
    data = QMimeData()
    data.setData(MIME, QByteArray(text.encode()))
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)


def clipboard_text() -> str:
    """Return the text of things on the clipboard; "" = there are none."""
    data = QGuiApplication.clipboard().mimeData()
    if data is None or not data.hasFormat(MIME):
        return ""
    kept = data.data(MIME)
    return "" if kept.size() > MAX_BYTES else bytes(kept.data()).decode("utf-8", "replace")


# in the menu at the pointer
AT_POINTER = "properties connect cut copy paste duplicate delete group ungroup inside neighbours".split()
NEEDS_SELECTION = ("cut", "copy", "duplicate", "delete", "group", "inside", "neighbours", "properties")


def edit_specs() -> list[Spec]:
    """Return the actions in the order of the menu."""
    return [
        Spec("undo", "edit", _tr("&Undo"), ("Ctrl+Z",), "undo", _tr("Undoes the last change.")),
        Spec(
            "redo",
            "edit",
            _tr("&Redo"),
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            "redo",
            _tr("Repeats the change that was undone."),
        ),
        Spec("cut", "edit", _tr("Cu&t"), ("Ctrl+X",), "", _tr("Copies the selection and removes it.")),
        Spec(
            "copy",
            "edit",
            _tr("&Copy"),
            ("Ctrl+C",),
            "",
            _tr("Copies the selection for this window or another one."),
        ),
        Spec(
            "copy-picture",
            "edit",
            _tr("Copy as p&icture"),
            ("Ctrl+Shift+C",),
            "",
            _tr("Copies a picture of the whole drawing, for documents and mails."),
        ),
        Spec(
            "paste",
            "edit",
            _tr("&Paste"),
            ("Ctrl+V",),
            "",
            _tr("Inserts the copied things; names and numbers in use are replaced."),
        ),
        Spec(
            "duplicate",
            "edit",
            _tr("&Duplicate"),
            ("Ctrl+D",),
            "",
            _tr("Copies the selection beside itself, with new names and numbers."),
        ),
        Spec(
            "delete",
            "edit",
            _tr("De&lete"),
            ("Del", "Backspace"),
            "delete",
            _tr("Removes the selection and its contents."),
        ),
        Spec("select-all", "edit", _tr("Select &all"), ("Ctrl+A",)),
        Spec(
            "inside",
            "edit",
            _tr("Select c&ontents"),
            ("Ctrl+Down",),
            "",
            _tr("Selects the contents of the selected containers."),
        ),
        Spec(
            "neighbours",
            "edit",
            _tr("Select &neighbours"),
            ("Ctrl+Right",),
            "",
            _tr("Selects the things that the selection refers to, and those that refer to it."),
        ),
        Spec(
            "find",
            "edit",
            _tr("&Find…"),
            ("Ctrl+F",),
            "find",
            _tr("Finds things by name, number, CHPID or port; Enter goes to the next match."),
        ),
        Spec(
            "properties",
            "edit",
            _tr("Prop&erties"),
            ("Alt+Return",),
            "",
            _tr("Edits the properties of the selection."),
        ),
    ]


class EditActions:
    """What the actions of the edit menu do."""

    def __init__(self, editor: Editor, messages: Messages) -> None:
        self._editor, self._messages = editor, messages

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return the handler of each action, by its id."""
        editor = self._editor
        return {
            "undo": editor.undo,
            "redo": editor.redo,
            "cut": self.cut,
            "copy": self.copy,
            "copy-picture": self.copy_picture,
            "paste": self.paste,
            "duplicate": self.duplicate,
            "delete": self.delete,
            "select-all": lambda: editor.select(thing.id for thing in editor.drawing),
            "inside": self.select_inside,
            "neighbours": self.select_neighbours,
        }

    def copy(self) -> None:
        """Put what is selected on the clipboard."""
        from engine.ficon.drawing.copying import copy  # late: the start stays short

        editor = self._editor
        if editor.selection:
            put_on_clipboard(copy(editor.drawing, editor.selection))
            editor.told.emit(_tr("Copied: {0}").format(_counted(len(editor.selection))))

    def copy_picture(self) -> None:
        """Put a picture of the drawing on the clipboard: as lines (SVG), and as an image."""
        from app.topology.canvas.pictures.files import picture  # late: the start stays short

        editor = self._editor
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
        """Copy, and remove."""
        self.copy()
        self.delete()

    def paste(self) -> None:
        """Put in what is on the clipboard."""
        from engine.ficon.drawing.copying import paste  # late: the start stays short

        text, editor = clipboard_text(), self._editor
        if not text:
            editor.refused.emit(_tr("The clipboard has nothing from a drawing."), ())
            return
        editor.attempt(
            lambda: paste(
                editor.drawing, text, None, editor.selection[0] if len(editor.selection) == 1 else ""
            )
        )

    def duplicate(self) -> None:
        """Copy beside."""
        from engine.ficon.drawing.copying import duplicate  # late: the start stays short

        self._attempt(duplicate)

    def delete(self) -> None:
        """Remove what is selected."""
        from engine.ficon.drawing.changes.remove import remove  # late: the start stays short

        self._attempt(remove)

    def _attempt(self, operation: Callable[..., Change]) -> None:
        editor = self._editor
        if editor.selection:
            editor.attempt(lambda: operation(editor.drawing, editor.selection))

    def select_inside(self) -> None:
        """Select what the selected containers hold."""
        editor = self._editor
        found = [child.id for name in editor.selection for child in editor.drawing.children(name)]
        editor.select(found or editor.selection)

    def select_neighbours(self) -> None:
        """Select what the selected things name, and what names them."""
        from engine.ficon.drawing.model.kinds import refers  # late: the start stays short

        editor = self._editor
        drawing = editor.drawing
        named = [used for name in editor.selection for used in refers(drawing[name])]
        users = [user.id for name in editor.selection for user in drawing.users(name)]
        editor.select([*named, *users] or editor.selection)


def _counted(number: int) -> str:
    return _tr("1 thing") if number == 1 else _tr("{0} things").format(number)
