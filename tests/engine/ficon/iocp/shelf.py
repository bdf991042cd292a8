"""The decks that the tests read, by name."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "decks"
NAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.iocp")))


def deck(name: str) -> str:
    """The text of a deck."""
    return (FOLDER / f"{name}.iocp").read_text()
