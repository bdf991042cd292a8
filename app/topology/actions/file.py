"""Files: new, open, save, bring in, give out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog

from app.files.folders import FolderKind, begin_in
from app.frame.actions import Spec
from app.topology.host import EditorHost


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawingFile", text)


class FileActions:
    """The file menu."""

    def __init__(self, host: EditorHost) -> None:
        self._host = host

    def specs(self) -> list[Spec]:
        """Return the actions in the order of the menu."""
        return [
            Spec(
                "new",
                "file",
                _tr("&New drawing"),
                ("Ctrl+N",),
                "",
                _tr("Opens another window with an empty drawing."),
            ),
            Spec(
                "open",
                "file",
                _tr("&Open drawing…"),
                ("Ctrl+O",),
                "open",
                _tr("Opens a drawing with its history, in this window if it is unused, else in another one."),
            ),
            Spec("save", "file", _tr("&Save"), ("Ctrl+S",), "save", _tr("Saves the drawing.")),
            Spec(
                "save-as",
                "file",
                _tr("Save &as…"),
                ("Ctrl+Shift+S",),
                "",
                _tr("Saves the drawing in another file, which becomes its file."),
            ),
            Spec(
                "import",
                "file",
                _tr("&Import IOCP…"),
                ("Ctrl+I",),
                "import",
                _tr(
                    "Imports the definitions of IOCP decks into the drawing, reports problems and "
                    "repairs, and asks for ports that a deck cannot state."
                ),
            ),
            Spec(
                "import-connections",
                "file",
                _tr("Import connections (CS&V)…"),
                ("Ctrl+Shift+I",),
                "",
                _tr(
                    "Imports FCTC connections from a table of a spreadsheet: what its columns say is chosen, "
                    "and lines that do not fit are named."
                ),
            ),
            Spec(
                "export",
                "file",
                _tr("&Export…"),
                ("Ctrl+E",),
                "export",
                _tr("Exports IOCP decks, SYSTEM CONFIG statements, a table of connections or a picture."),
            ),
            Spec(
                "print",
                "file",
                _tr("&Print…"),
                ("Ctrl+P",),
                "",
                _tr(
                    "Prints the drawing on one or several pages, with title block and legend, and its decks "
                    "with line numbers; a preview shows the pages."
                ),
            ),
            Spec(
                "differences",
                "file",
                _tr("&Differences…"),
                ("Ctrl+Shift+D",),
                "",
                _tr(
                    "Compares the drawing with its former state, another window, a drawing or IOCP decks: "
                    "table, marks in the picture, steps with commands, and a report."
                ),
            ),
            Spec(
                "title-block",
                "file",
                _tr("&Title block"),
                (),
                "",
                _tr("Edits the text in the corner of a printed drawing: title, owner, revision, date."),
            ),
            Spec("close", "file", _tr("&Close the window"), ("Ctrl+W",)),
            Spec("quit", "file", _tr("&Quit"), ("Ctrl+Q",)),
        ]

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return the handler of each action, by its id."""
        host = self._host
        return {
            "new": lambda: host.open_another(),
            "open": lambda: host.files.choose(),
            "save": lambda: host.files.save(),
            "save-as": lambda: host.files.save_as(),
            "print": self._print,
            "differences": self._differences,
            "import": lambda: host.dialogs.import_decks([]),
            "import-connections": self._import_connections,
            "export": host.dialogs.open_export,
            "title-block": self._title_block,
            "close": host.close,
            "quit": host.quit,
        }

    def _title_block(self) -> None:
        """Select it, and make it first if the drawing has none; its properties are then edited."""
        from engine.ficon.drawing.model.change import Draft  # late: the start stays short
        from engine.ficon.drawing.model.paper import TitleBlock

        editor = self._host.editor
        there = editor.drawing.of(TitleBlock)
        if not there:
            draft = Draft(editor.drawing, _tr("Add a title block"))
            made = draft.add(TitleBlock)
            editor.do(draft.done([made.id]))
        else:
            editor.show([there[0].id])
        self._host.edit_properties()

    def _import_connections(self) -> None:
        kinds = _tr("Tables (*.csv *.tsv *.txt);;All files (*)")
        parent = self._host.dialog_parent
        name, _ = QFileDialog.getOpenFileName(
            parent, _tr("Import connections"), begin_in(FolderKind.DECKS), kinds
        )
        if name:
            self._host.dialogs.import_connections(Path(name))

    def _print(self) -> None:
        from app.topology.printing.dialog import PrintDialog  # late: the start stays short
        from app.topology.printing.pages import print_of

        host = self._host
        name = host.files.path.name if host.files.path else _tr("New drawing")
        what = print_of(host.canvas.viewport.sheets.whole, name, host.editor.link, host.editor.layers)
        dialog = PrintDialog(what, name.split(".")[0], host.dialog_parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _differences(self) -> None:
        from app.topology.differences.dialog import DifferencesDialog  # late: the start stays short

        host = self._host
        for dialog in host.dialog_parent.findChildren(DifferencesDialog):
            if dialog.isVisible():  # one that closes is deleted a little later
                dialog.raise_()
                dialog.activateWindow()
                return
        dialog = DifferencesDialog(
            host.editor,
            host.canvas,
            host.dialog_parent,
            host.other_drawings(),
            lambda: host.files.path.name if host.files.path else "",
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
