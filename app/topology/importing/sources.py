"""The decks to be imported, as they were read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.ficon.drawing.decks.loading import deck_notes
from engine.ficon.iocp.cards.source import DeckFileError, load
from engine.ficon.iocp.deck.problem import Problem, Repair
from engine.ficon.iocp.reader import DeckReading, read
from engine.ficon.iocp.rules.rule import check
from engine.reading_notes import ReadingNote

CARD_TROUBLE = frozenset(
    ("ICP116I", "ICP131I")
)  # properties of a deck that lost its columns in an email or on a page


@dataclass(frozen=True)
class DeckSource:
    """A named deck; failure: why its file could not be read."""

    name: str
    text: str = ""
    lenient: bool = False
    reading: DeckReading | None = None
    problems: tuple[Problem, ...] = ()
    repairs: tuple[Repair, ...] = ()
    failure: str = ""

    @property
    def errors(self) -> int:
        """The number of problems that are errors."""
        return sum(problem.severity == "error" for problem in self.problems)

    def reading_notes(self) -> Iterator[ReadingNote]:
        """Yield how the deck was repaired for reading, and which parts could not be read."""
        if self.reading is not None:
            own = self.repairs[: len(self.repairs) - len(self.reading.repairs)]  # of its file
            yield from deck_notes(self.name, [repair.text for repair in own], self.reading)


def from_file(path: Path) -> DeckSource:
    """Read a file, leniently if its columns are lost."""
    try:
        source = load(path)
    except DeckFileError as error:
        return DeckSource(path.name, failure=str(error))
    found = from_text(path.name, source.text)
    return (
        found
        if not source.repairs
        else _with(found, tuple(Repair(0, 0, repair) for repair in source.repairs))
    )


def _with(source: DeckSource, repairs: tuple[Repair, ...]) -> DeckSource:
    values = {**vars(source), "repairs": (*repairs, *source.repairs)}
    return DeckSource(**values)


def from_text(name: str, text: str, lenient: bool | None = None) -> DeckSource:
    """Read a text strictly as cards, or leniently; for None, leniently only if the cards make no sense
    otherwise.
    """
    reading = read(text, lenient=bool(lenient))
    if lenient is None and _is_lost(text, reading):
        return from_text(name, text, lenient=True)
    problems = (*reading.problems, *check(reading.deck))
    return DeckSource(name, text, bool(lenient), reading, problems, reading.repairs)


def _is_lost(text: str, reading: DeckReading) -> bool:
    """Return whether the columns do not match those of cards."""
    if any(problem.code in CARD_TROUBLE for problem in reading.problems):
        return True
    return bool(text.strip()) and not reading.counts
