"""The decks that the tests read, by name."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent / "decks"
NAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.iocp")))


def deck(name: str) -> str:
    """The text of a deck."""
    return (FOLDER / f"{name}.iocp").read_text()


def at_commas(text: str) -> str:
    """The text of a deck with the cards of a list broken behind a comma, where HCD cut one at column 71."""
    return re.sub(r",\(\*\n {15}\*", ", *\n" + 15 * " " + "(*", text)
