"""The file actions: new, open, save, import, export."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.frame.actions import ActionSpec

if TYPE_CHECKING:
    from app.topology.actions.file import FileActions

_tr = partial(QCoreApplication.translate, "DrawingFile")


def file_actions(
    of: Callable[[], FileActions],
    new: Callable[[], object],
    close: Callable[[], object],
    leave: Callable[[], object],
) -> list[ActionSpec]:
    """Return the actions in menu order; of: returns the object whose methods most of them call."""
    return [
        ActionSpec(
            "new",
            _tr("&New drawing"),
            new,
            ("Ctrl+N",),
            help=_tr("Opens another window with an empty drawing."),
        ),
        ActionSpec(
            "open",
            _tr("&Open drawing…"),
            lambda: of().files.choose(),
            ("Ctrl+O",),
            "open",
            _tr(
                "Opens a drawing with its history, in this window if it is unused, otherwise "
                "in another window."
            ),
        ),
        ActionSpec(
            "save", _tr("&Save"), lambda: of().files.save(), ("Ctrl+S",), "save", _tr("Saves the drawing.")
        ),
        ActionSpec(
            "save-as",
            _tr("Save &as…"),
            lambda: of().files.save_as(),
            ("Ctrl+Shift+S",),
            help=_tr("Saves the drawing to another file and continues with that file."),
        ),
        ActionSpec(
            "import",
            _tr("&Import IOCP…"),
            lambda: of().import_decks(),
            ("Ctrl+I",),
            "import",
            _tr(
                "Imports the definitions of IOCP decks into the drawing, reports problems and "
                "repairs, and asks for ports that a deck cannot specify."
            ),
        ),
        ActionSpec(
            "import-connections",
            _tr("I&mport connections (CSV)…"),
            lambda: of().import_connections(),
            ("Ctrl+Shift+I",),
            help=_tr(
                "Imports FCTC connections from a spreadsheet table: you select the content of its "
                "columns; lines that do not fit are listed."
            ),
        ),
        ActionSpec(
            "export",
            _tr("&Export…"),
            lambda: of().export(),
            ("Ctrl+E",),
            "export",
            _tr("Exports IOCP decks, SYSTEM CONFIG statements, a table of connections or a picture."),
        ),
        ActionSpec(
            "print",
            _tr("&Print…"),
            lambda: of().print(),
            ("Ctrl+P",),
            help=_tr(
                "Prints the drawing on one or more pages, with title block and legend, and its "
                "decks with line numbers; a preview shows the pages."
            ),
        ),
        ActionSpec(
            "differences",
            _tr("&Differences…"),
            lambda: of().compare(),
            ("Ctrl+Shift+D",),
            help=_tr(
                "Compares the drawing with an earlier state, another window, a drawing or IOCP "
                "decks. Shows a table, highlights in the drawing, steps with commands, and a "
                "report."
            ),
        ),
        ActionSpec(
            "versions",
            _tr("Sa&ved versions…"),
            lambda: of().show_versions(),
            help=_tr(
                "Saves the drawing as a version next to its file, lists the versions, and "
                "records which version is in production."
            ),
        ),
        ActionSpec(
            "reports",
            _tr("Confi&guration reports…"),
            lambda: of().report(),
            help=_tr(
                "Lists CTC connections with both control units, channels missing from LPARs after a "
                "reset, and single points of failure; saves them as CSV, HTML or PDF."
            ),
        ),
        ActionSpec(
            "title-block",
            _tr("&Title block"),
            lambda: of().edit_title_block(),
            help=_tr("Edits the text in the corner of a printed drawing: title, owner, revision, date."),
        ),
        ActionSpec("close", _tr("&Close the window"), close, ("Ctrl+W",)),
        ActionSpec("quit", _tr("&Quit"), leave, ("Ctrl+Q",), fixed=True),
    ]
