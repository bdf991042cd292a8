"""Template files: one per template, in the drawings folder, with the same text as copied elements."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.files.reading_notes import notes_on_files
from engine.atomic import atomic_write
from engine.ficon.drawing.copying import bundle
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.file.saving import MAX_BYTES, read_bytes
from engine.ficon.drawing.model.drawing import DrawingError
from engine.reading_notes import ReadingNote

SUFFIX = ".template.json"
NAME = re.compile(r"[^\W_][\w ().,+-]{0,38}[\w)+]|[^\W_]")  # valid as a file name on every system
MOST = 100  # templates
_DEVICES = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)  # no files on Windows


class OwnTemplates(QObject):
    """Template names and texts; every text is checked like one from an unknown source when it is read."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def names(self) -> list[str]:
        """Return the names in order, without files whose names are invalid."""
        try:
            found = sorted(path.name.removesuffix(SUFFIX) for path in self.folder.glob(f"*{SUFFIX}"))
        except OSError:
            return []
        names = sorted(filter(is_name, found), key=str.casefold)[:MOST]
        text = self.tr("its name is not valid, or there are more than {0} templates").format(MOST)
        left_out = (ReadingNote(f"{name}{SUFFIX}", "left out", text) for name in found if name not in names)
        notes_on_files.put(str(self.folder), left_out)
        return names

    def text(self, name: str) -> str:
        """Return the text of a template. Raises DrawingError when it is unusable."""
        try:
            text = read_bytes(self._file(name), MAX_BYTES).decode("utf-8", "replace")
        except FileError as error:
            raise DrawingError(str(error)) from None
        bundle.read(text, self._called(name))
        return text

    def save(self, name: str, text: str) -> None:
        """Write a template, replacing any template of the same name. Raises DrawingError, OSError."""
        self._check(name)
        if name not in self.names() and len(self.names()) >= MOST:
            raise DrawingError(self.tr("There are {0} templates: delete one first.").format(MOST))
        atomic_write(self._file(name), text, make_folder=True)
        self.changed.emit()

    def rename(self, name: str, new: str) -> None:
        """Rename a template. Raises DrawingError when the new name is taken, OSError."""
        self._check(new)
        if new.casefold() in map(str.casefold, self.names()) and new.casefold() != name.casefold():
            raise DrawingError(
                self.tr('A template named "{0}" already exists: choose another name.').format(new)
            )
        self._file(name).rename(self._file(new))
        self.changed.emit()

    def delete(self, name: str) -> None:
        """Delete a template; do nothing if no template has that name. Raises OSError."""
        self._file(name).unlink(missing_ok=True)
        self.changed.emit()

    def _check(self, name: str) -> None:
        if not is_name(name):
            text = self.tr('"{0}": expected a name of up to 40 letters, digits, blanks and ( ) . , + -')
            raise DrawingError(text.format(name[:50]))

    def _called(self, name: str) -> str:
        return self.tr("The template {0}").format(name)

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"


def is_name(text: str) -> bool:
    """Return whether a template may have this name."""
    return bool(NAME.fullmatch(text)) and not _DEVICES.fullmatch(text)


@cache
def own_templates(folder: Path) -> OwnTemplates:
    """Return the templates in a folder; all windows share them and are notified of changes."""
    return OwnTemplates(folder)
