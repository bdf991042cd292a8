"""File > Export: the drawing's texts, its connections as a table, and the picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from app.files.reading_notes import notes_on_files
from app.files.save_dialog import FolderKind, begin_in, refusal
from app.topology.editor import Editor
from engine.atomic import atomic_write
from engine.ficon.drawing.model.drawing import DrawingError

if TYPE_CHECKING:
    from app.topology.text.pages import DeckPage

PICTURES = ("svg", "pdf", "png")


def _text_of(page: DeckPage) -> str:
    return page.write().text


class ExportMenu(QMenu):
    """The menu, filled each time it is opened because a drawing has a text for each CEC and system."""

    told = Signal(str)
    failed = Signal(str)

    def __init__(
        self, editor: Editor, print_drawing: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.editor, self._print = editor, print_drawing
        self.setTitle(self.tr("&Export"))
        self.setAccessibleName(self.tr("Export"))
        self.aboutToShow.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """Add an action for each file that can currently be written."""
        self.clear()
        self._add_texts()
        self.addSeparator()
        self._add(self.tr("Connections as a table (CSV)…"), "connections.csv", self._connections)
        self.addSeparator()
        for kind in PICTURES:
            title = self.tr("Drawing as {0}…").format(kind.upper())
            self.addAction(title).triggered.connect(partial(self._save_picture, kind))
        self.addAction(self.tr("Page for any browser (HTML)…")).triggered.connect(self._save_page)
        self.addAction(self.tr("Pages with link tables…")).triggered.connect(self._print)

    def _add_texts(self) -> None:
        from app.topology.text.pages import pages  # what it imports is not needed for the first picture

        for page in pages(self.editor.drawing):
            name = page.title.lower().replace(" ", "-") + (".iocp" if page.key.startswith("iocp") else ".txt")
            self._add(self.tr("{0}…").format(page.title), name, partial(_text_of, page))

    def _add(self, title: str, name: str, make: Callable[[], str]) -> None:
        self.addAction(title).triggered.connect(partial(self._save, title, name, make))

    def _connections(self) -> str:
        from engine.ficon.drawing.decks.connections_csv import connections_csv  # imported late for speed

        return connections_csv(self.editor.drawing)

    def _save(self, title: str, name: str, make: Callable[[], str]) -> None:
        if path := self._ask(title, name):
            self._attempt(path, lambda: atomic_write(path, make()))

    def _save_picture(self, kind: str) -> None:
        path = self._ask(self.tr("Picture"), f"drawing.{kind}")
        if path is not None:
            self._attempt(path, lambda: self._draw(path, kind))

    def _save_page(self) -> None:
        path = self._ask(self.tr("Page for any browser"), "drawing.html")
        if path is not None:
            self._attempt(path, lambda: self._write_page(path))

    def _write_page(self, path: Path) -> None:
        from app.topology.browser_page import write_page  # imported late to keep the start fast

        write_page(self.editor.drawing, path, path.stem, self.editor.link, notes_on_files.reported)

    def _draw(self, path: Path, kind: str) -> None:
        from app.topology.canvas.pictures.files import write_picture  # imported late to keep the start fast

        write_picture(self.editor.drawing, path, kind, link=self.editor.link)

    def _ask(self, title: str, name: str) -> Path | None:
        chosen, _ = QFileDialog.getSaveFileName(self, title.rstrip("…"), begin_in(FolderKind.DECKS, name))
        return Path(chosen) if chosen else None

    def _attempt(self, path: Path, write: Callable[[], object]) -> None:
        """Write a file; report a failure in one sentence and leave no partial file."""
        try:
            if why := refusal(path):
                raise OSError(why)
            write()
        except (OSError, ValueError, DrawingError) as error:
            self.failed.emit(self.tr("Could not write {0}: {1}").format(path.name, error))
        else:
            self.told.emit(self.tr("Written: {0}").format(path))
