"""The folders in which file dialogs begin, by what is kept in them; the settings choose them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path


class FolderKind(StrEnum):
    """What a file dialog asks for."""

    EXPORTS = "exports"  # pictures, tables and figures
    DECKS = "decks"  # IOCP decks and drawings
    WORK = "work"  # scenarios, sessions and lessons of one's own


_chosen: dict[FolderKind, str] = {}


def use(chosen: Mapping[FolderKind, str]) -> None:
    """Let dialogs begin in these folders; "" is where the system begins."""
    _chosen.clear()
    _chosen.update(chosen)


def begin_in(kind: FolderKind, name: str = "") -> str:
    """Return where a dialog begins: a file name in the folder that was chosen, while that exists."""
    folder = _chosen.get(kind, "")
    return str(Path(folder, name)) if folder and Path(folder).is_dir() else name


def typed_path(text: str) -> Path | None:
    """Return the path that a user typed, `~` replaced; None = it names nothing in a folder that exists."""
    path = Path(os.path.expanduser(text.strip()))  # these functions of os never raise, unlike those of Path
    return path if path.name and os.path.isdir(path.absolute().parent) else None
