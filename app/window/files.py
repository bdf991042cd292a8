"""Files that the lab opens; their kind depends on their name and content."""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.time_travel.files.session_files import SUFFIX as SESSION
from app.topology.lab_actions import SUFFIX as DRAWING

LESSON_TABLE = "lesson.toml"
PACKED = (".gz", ".bz2", ".xz")
DATA = (".csv", ".tsv", ".json", ".parquet", ".arrow", ".feather", ".log", *PACKED)  # measurements


class FileKind(Enum):
    """The kind of contents of a file or folder."""

    SCENARIO = "scenario"
    SESSION = "session"
    DRAWING = "drawing"
    LESSON = "lesson"
    DECK = "deck"
    DATA = "data"
    SITE = "site"


class UnknownFileError(Exception):
    """A file that the lab cannot open; the message explains why, and what it can open."""


def kind_of_file(path: Path) -> FileKind:
    """Return the kind of a file or folder. Raises UnknownFileError."""
    if os.path.isdir(path):
        if os.path.isfile(path / LESSON_TABLE):
            return FileKind.LESSON
        raise UnknownFileError(_refusal(path, _tr("The folder does not contain {0}.").format(LESSON_TABLE)))
    if path.name == LESSON_TABLE:
        return FileKind.LESSON
    for suffix, kind in (
        (DRAWING, FileKind.DRAWING),
        (SESSION, FileKind.SESSION),
        (".toml", FileKind.SCENARIO),
    ):
        if path.name.endswith(suffix):
            return kind
    return _deck(path)


def _deck(path: Path) -> FileKind:
    from engine.ficon.iocp.cards.source import DeckFileError, load  # imported late: few files need it

    if path.suffix.lower() in DATA:
        return FileKind.DATA
    try:
        load(path)
    except DeckFileError as error:
        definitions = _site_kind(path) in ("directory", "configuration")
        return FileKind.SITE if definitions else _data(path, str(error))
    return FileKind.DECK


def _site_kind(path: Path) -> str:
    """Return the kind of a file within a site, or "" if it is not a text."""
    from engine.site.facts import SiteError  # imported late: few files need it
    from engine.site.reading import open_files

    try:
        return open_files([path])[0].kind
    except SiteError:
        return ""


def _data(path: Path, why_no_deck: str) -> FileKind:
    from engine.measured.data import DataError  # imported late: few files need it
    from engine.measured.reading import FileReading, ForeignFileError

    try:
        FileReading(path)
    except ForeignFileError as error:
        raise UnknownFileError(_refusal(path, str(error))) from error
    except DataError as error:
        if _site_kind(path) in ("meminfo", "lscpu", "rules"):
            return FileKind.SITE
        raise UnknownFileError(_refusal(path, why_no_deck)) from error
    return FileKind.DATA


def _refusal(path: Path, why: str) -> str:
    text = _tr("{0} cannot be opened. {1}").format(path.name, why)
    known = _tr(
        "The lab opens scenarios (*.toml), sessions (*{0}), drawings (*{1}), IOCP decks, "
        "measurements (CSV, Parquet, sadf, vmstat, /proc), user directories, SYSTEM CONFIG, "
        "and folders of lessons (with a {2})."
    )
    return f"{text}\n\n{known.format(SESSION, DRAWING, LESSON_TABLE)}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)
