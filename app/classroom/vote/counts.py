"""The counts of all votes in a presentation as a table: no names, no browsers, no addresses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.classroom.vote.ballot import BallotQuestion, Tally

HEADS = "step question vote answer text unit votes total".split()


@dataclass(frozen=True)
class VoteRecord:
    """A vote on the question of a step: the first vote, or a repeated one."""

    step: str
    question: BallotQuestion
    vote: int
    tally: Tally


def rows(records: Iterable[VoteRecord]) -> list[list[object]]:
    """Return the table, with a row for each option or for each number given."""
    return [list(HEADS), *(row for record in records for row in _rows(record))]


def _rows(record: VoteRecord) -> Iterator[list[object]]:
    question, tally = record.question, record.tally
    for letter, text in question.options.items():
        yield _row(record, letter, text, tally.counts[letter])
    for number, count in sorted(Counter(tally.numbers).items()):
        yield _row(record, f"{number:.12g}", "", count)


def _row(record: VoteRecord, answer: str, text: str, count: int) -> list[object]:
    question = record.question
    return [record.step, question.title, record.vote, answer, text, question.unit, count, record.tally.total]
