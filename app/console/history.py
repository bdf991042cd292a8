"""The lines that were typed, a history for each console."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

LINES = 100  # of a console that are kept
CONSOLES = 40  # whose histories are kept, those used last


class LineHistory:
    """One console's lines, and where in them the person is who looks for one."""

    def __init__(self, lines: Sequence[str] = ()) -> None:
        self.lines = list(lines)[-LINES:]
        self._at = len(self.lines)
        self._draft = ""  # what stood in the field before the search began

    def add(self, line: str) -> None:
        """Add a line that was entered; the same one twice in a row counts once."""
        if self.lines[-1:] != [line]:
            self.lines = [*self.lines, line][-LINES:]
        self._at, self._draft = len(self.lines), ""

    def older(self, present: str) -> str:
        """Return the line before; `present` is the text in the field."""
        if self._at == len(self.lines):
            self._draft = present
        return self._go(max(self._at - 1, 0))

    def newer(self, present: str) -> str:
        """Return the line after, and after the last one the text that was in the field at first."""
        return present if self._at == len(self.lines) else self._go(self._at + 1)

    def _go(self, at: int) -> str:
        self._at = at
        return self.lines[at] if at < len(self.lines) else self._draft


class Histories:
    """The history of each console, by its key."""

    def __init__(self) -> None:
        self._histories: dict[str, LineHistory] = {}

    def __getitem__(self, key: str) -> LineHistory:
        """Return a console's history; an empty one for an unknown console."""
        return self._histories.setdefault(key, LineHistory())

    def add(self, key: str, line: str) -> None:
        """Add a line that was entered at a console, which becomes the one used last."""
        history = self[key]
        history.add(line)
        self._histories[key] = self._histories.pop(key)

    def stored(self) -> dict[str, list[str]]:
        """Return the lines to be kept until the next start."""
        used = [(key, history.lines) for key, history in self._histories.items() if history.lines]
        return dict(used[-CONSOLES:])

    def restore(self, stored: Mapping[str, Sequence[str]]) -> None:
        """Take over what `stored` gave."""
        self._histories = {key: LineHistory(lines) for key, lines in stored.items()}
