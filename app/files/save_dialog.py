"""The folders in which file dialogs start, and the dialog that asks where to save and before overwriting."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from engine.atomic import complaint, is_written_through

_ENDING = re.compile(r"\*(\.[\w.]+)")


class FolderKind(StrEnum):
    """The kinds of file that dialogs ask for."""

    EXPORTS = "exports"  # pictures, tables and figures
    DECKS = "decks"  # IOCP decks and drawings
    WORK = "work"  # scenarios, sessions and lessons of one's own


_chosen: dict[FolderKind, str] = {}


def use(chosen: Mapping[FolderKind, str]) -> None:
    """Let dialogs start in these folders; "" is the system's default."""
    _chosen.clear()
    _chosen.update(chosen)


def begin_in(kind: FolderKind, name: str = "") -> str:
    """Return the path with which a dialog starts: a file name in the selected folder, if that folder
    exists.
    """
    folder = _chosen.get(kind, "")
    return str(Path(folder, name)) if folder and os.path.isdir(folder) else name


def typed_path(text: str) -> Path | None:
    """Return the path that a user typed, with `~` expanded, or None if it has no name or existing folder."""
    path = Path(os.path.expanduser(text.strip()))  # these functions of os never raise, unlike those of Path
    return path if path.name and os.path.isdir(path.absolute().parent) else None


def save_path(
    parent: QWidget | None,
    title: str,
    start: str,
    kinds: str,
    beside: Callable[[Path], Iterable[Path]] = lambda path: (),
) -> Path | None:
    """Ask for a file to write. A name without an extension gets that of the selected kind.

    kinds: filters in Qt's format, such as "CSV (*.csv)". beside: the files that are written along with this
    one. Return None if the user cancels or wants to keep an existing file, and for a pipe or a device.
    """
    name, kind = QFileDialog.getSaveFileName(parent, title, start, kinds)
    if not name:
        return None
    path = _with_ending(name, kind, kinds)
    if why := refusal(path):
        QMessageBox.warning(parent, title, why)
        return None
    unasked = [file for file in (path, *beside(path)) if file != Path(name) and os.path.exists(file)]
    return path if not unasked or _may_overwrite(parent, unasked) else None


def refusal(path: Path) -> str:
    """Return the reason why a window does not write to a name: it would wait for a pipe's reader; "" for a
    file.
    """
    try:
        through = is_written_through(path)
    except OSError as error:
        return complaint(error)
    text = _tr("{0} is a pipe or a device. Choose the name of a file.")
    return text.format(path.name) if through else ""


def _with_ending(name: str, kind: str, kinds: str) -> Path:
    endings = _ENDING.findall(kinds)
    if name.lower().endswith(tuple(Path(f"x{ending}").suffix for ending in endings)):
        return Path(name)
    if len(endings) > 1 and Path(name).suffix:
        return Path(name)  # the writer lists the file name extensions that it supports
    return Path(name + (_ENDING.findall(kind) or endings)[0])


def _may_overwrite(parent: QWidget | None, files: Sequence[Path]) -> bool:
    there = _tr("The file {0} already exists.").format(", ".join(file.name for file in files))
    buttons = QMessageBox.StandardButton
    asked = QMessageBox.question(parent, _tr("Overwrite the file?"), there, buttons.Save | buttons.Cancel)
    return asked == buttons.Save


def _tr(text: str) -> str:
    return QCoreApplication.translate("SaveDialog", text)
