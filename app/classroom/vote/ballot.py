"""A question for a class, and the votes on it: each student has one vote, which may be changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.language import say
from engine.typed import TypedError, typed_number

MAX_HANDS = 999  # raised hands that can be entered for an option
MAX_NUMBERS = 999  # numbers that can be entered for students without a page
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"
State = Literal["open", "closed", "shown"]
Vote = str | float


class VoteError(ValueError):
    """A vote that does not answer the question; the text explains what was expected."""


@dataclass(frozen=True)
class BallotQuestion:
    """A question for a class: options by letter, or a number when there are no options."""

    id: str
    title: str
    text: str = ""
    options: Mapping[str, str] = field(default_factory=dict)  # letter -> text
    unit: str = ""

    def checked(self, answer: object) -> Vote:
        """Return an answer that fits this question. Raises VoteError."""
        if self.options:
            if isinstance(answer, str) and answer in self.options:
                return answer
            raise VoteError(say("expected one of {0}", ", ".join(self.options)))
        if isinstance(answer, str):  # as it was typed
            answer = _typed(answer)
        if isinstance(answer, bool) or not isinstance(answer, int | float):
            raise VoteError(say("expected a number"))
        if not abs(answer) <= 1e15:  # infinite, no number, or a whole number of hundreds of digits
            raise VoteError(say("expected a number between -1e15 and 1e15"))
        return float(answer)


def _typed(text: str) -> float:
    try:
        return typed_number(text)
    except TypedError as error:
        raise VoteError(str(error)) from None


@dataclass(frozen=True)
class Tally:
    """Counts by letter, or all numbers in ascending order; `total` is the number of votes."""

    counts: Mapping[str, int]
    numbers: tuple[float, ...]

    @property
    def total(self) -> int:
        """The number of votes."""
        return sum(self.counts.values()) + len(self.numbers)

    @property
    def median(self) -> float | None:
        """The median number, or None without numbers."""
        half = len(self.numbers) // 2
        if not self.numbers:
            return None
        return self.numbers[half] if len(self.numbers) % 2 else sum(self.numbers[half - 1 : half + 1]) / 2


class Ballot:
    """The votes on one question: those of students by token, and those counted by the trainer."""

    def __init__(self, question: BallotQuestion) -> None:
        self.question = question
        self.state: State = "open"
        self.votes: dict[str, Vote] = {}  # token -> answer
        self.hands: dict[str, int] = dict.fromkeys(question.options, 0)  # counted in the room
        self.numbers: tuple[float, ...] = ()  # called out in the room

    def vote(self, token: str, answer: object) -> None:
        """Record a student's answer, replacing any earlier answer. Raises VoteError."""
        if self.state != "open":
            raise VoteError(say("the vote is closed"))
        self.votes[token] = self.question.checked(answer)

    def forget(self, tokens: Collection[str]) -> None:
        """Remove the votes of these students."""
        for token in tokens:
            self.votes.pop(token, None)

    def raise_hands(self, letter: str, count: int) -> None:
        """Set the number of hands that were raised for an option. Raises VoteError."""
        if letter not in self.hands or not 0 <= count <= MAX_HANDS:
            raise VoteError(
                say("expected a count from 0 to {0} for one of {1}", MAX_HANDS, ", ".join(self.hands))
            )
        self.hands[letter] = count

    def call_out(self, numbers: tuple[float, ...]) -> None:
        """Set the called-out numbers. Raises VoteError."""
        if self.question.options or len(numbers) > MAX_NUMBERS:
            raise VoteError(say("expected at most {0} numbers for a question without options", MAX_NUMBERS))
        self.numbers = tuple(float(self.question.checked(number)) for number in numbers)

    def tally(self) -> Tally:
        """Return the counts of all votes."""
        given = self.votes.values()
        if not self.question.options:
            numbers = (float(item) for item in (*given, *self.numbers))
            return Tally({}, tuple(sorted(numbers)))
        counted = Counter(given)
        return Tally({letter: counted[letter] + self.hands[letter] for letter in self.question.options}, ())
