"""Errors in a drawing file, in one readable sentence."""

from __future__ import annotations

from engine.language import later, one_line, say

FROM_LAB = later("open a drawing that LPAR Lab saved")
SEVERAL = later("divide the drawing into several files")
BY_HAND = later("correct it there, or open an earlier copy")


class FileError(ValueError):
    """A file that cannot be used; it has not changed anything.

    place: a line, or the JSON path like "things[3].chpid"; todo: the advice template.
    """

    def __init__(self, path: str, place: str, what: str, expected: str = "", todo: str = BY_HAND) -> None:
        self.path, self.place, self.what, self.expected, self.todo = path, place, what, expected, todo
        where = ": ".join(part for part in (path, place) if part)
        wanted = say("; expected {0}", expected) if expected else ""
        said = f"{what}{wanted}; {say(todo)}"
        super().__init__(one_line(f"{where}: {said}" if where else said))

    def __reduce__(self) -> tuple[type, tuple[str, ...]]:
        return FileError, (self.path, self.place, self.what, self.expected, self.todo)
