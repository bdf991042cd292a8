"""What was taken from runs, kept in a file of lines, so that what is done is not done again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.studies.verify import Reason, Taken

REASON = "no figure, because"


class KeptRuns:
    """A file with a line for each run: its key, and what was taken. A line that is cut off is no line."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.known: dict[str, Taken] = dict(self._lines())

    def add(self, key: str, taken: Taken) -> None:
        """Keep what was taken from a run. Raises OSError."""
        self.known[key] = taken
        self._file.parent.mkdir(parents=True, exist_ok=True)
        written = {
            id: {REASON: found.text} if isinstance(found, Reason) else found for id, found in taken.items()
        }
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps([key, written])}\n")

    def drop_older(self, pattern: str) -> None:
        """Remove the other files of this folder with such names: those of another program or other ranges."""
        for file in self._file.parent.glob(pattern):
            if file != self._file:
                file.unlink(missing_ok=True)

    def _lines(self) -> Iterator[tuple[str, Taken]]:
        if not self._file.is_file():
            return
        for line in self._file.read_text("utf-8").splitlines():
            try:
                key, taken = json.loads(line)
            except ValueError:
                continue
            yield key, {id: _read(found) for id, found in taken.items()}


def _read(found: Any) -> Any:
    return Reason(found[REASON]) if isinstance(found, dict) and REASON in found else found
