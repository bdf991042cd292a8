"""The folders in which file dialogs begin, by what is kept in them; the settings choose them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path


class Kind(StrEnum):
    """What a file dialog asks for."""

    EXPORTS = "exports"  # pictures, tables and figures
    DECKS = "decks"  # IOCP decks and drawings
    WORK = "work"  # scenarios, sessions and lessons of one's own


_chosen: dict[Kind, str] = {}


def use(chosen: Mapping[Kind, str]) -> None:
    """Let dialogs begin in these folders; "" is where the system begins."""
    _chosen.clear()
    _chosen.update(chosen)


def begin_in(kind: Kind, name: str = "") -> str:
    """Return where a dialog begins: a file name in the folder that was chosen, while that exists."""
    folder = _chosen.get(kind, "")
    return str(Path(folder, name)) if folder and Path(folder).is_dir() else name
