"""The room: the code to join it, its students, and the open ballot. Any thread may call it."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from threading import RLock
from typing import Any

from app.classroom.vote.ballot import Ballot, BallotQuestion, Tally, Vote, VoteError
from engine.language import say

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no letters that look alike
CODE_LENGTH = 6  # 31^6: a thousand guesses a second find one after five days, on average
MAX_STUDENTS = 500
FROM_ONE_NETWORK = 50  # students at first: a class may share the address of its school
MAX_NAME = 40  # characters
MAX_REPORT = 200_000  # bytes
MAX_WAITING = 50  # reports that have come and that the trainer's computer has not looked at yet


class WrongCode(Exception):
    """The code does not match that of the room."""


class RoomFull(Exception):
    """The room is full: no more students can join."""


class AddressFull(Exception):
    """The maximum number of students that the trainer allows has joined from one address."""


class UnknownStudent(Exception):
    """The token does not belong to any student: the page was opened in another class."""


@dataclass(frozen=True)
class Student:
    """A browser that has joined; `name` is the typed name, "" = none; `network`: the network from which it
    joined.
    """

    token: str
    name: str
    network: str = ""


class Room:
    """Admits students, takes their votes, and shows them what they may see."""

    def __init__(self, code: str = "") -> None:
        """Use a random code unless one is given."""
        self.code = code or "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        self._lock = RLock()
        self._students: dict[str, Student] = {}
        self._from_one = FROM_ONE_NETWORK
        self._full: set[str] = set()  # networks from which more students wanted to join
        self._ballot: Ballot | None = None
        self._right: frozenset[str] = frozenset()  # letters; empty before the reveal
        self.collecting = False  # reports are taken
        self._handed: dict[str, bytes] = {}  # token -> a report that has not been checked yet
        self._receipts: dict[str, str] = {}  # token -> result of the latest report

    # ---- of the trainer

    @property
    def students(self) -> list[Student]:
        """The students who have joined, in the order of joining."""
        with self._lock:
            return list(self._students.values())

    @property
    def from_one(self) -> int:
        """The number of students who may join from one address."""
        return self._from_one

    @from_one.setter
    def from_one(self, most: int) -> None:
        with self._lock:
            self._from_one = most
            self._full.clear()

    @property
    def full(self) -> list[str]:
        """The addresses from which more students tried to join."""
        with self._lock:
            return sorted(self._full)

    def crowd(self) -> tuple[str, int]:
        """Return the address from which most students have joined, and their number; ("", 0) if there are no
        students.
        """
        counts = Counter(student.network for student in self.students if student.network)
        return counts.most_common(1)[0] if counts else ("", 0)

    def surplus(self) -> list[str]:
        """Return the tokens of the students who joined last from an address that is over its limit."""
        so_far: Counter[str] = Counter()
        found = []
        for student in self.students:
            so_far[student.network] += 1
            if student.network and so_far[student.network] > self._from_one:
                found.append(student.token)
        return found

    def remove(self, tokens: Collection[str]) -> None:
        """Remove students and their votes on the question."""
        with self._lock:
            for token in tokens:
                self._students.pop(token, None)
                self._handed.pop(token, None)
            if self._ballot is not None:
                self._ballot.forget(tokens)

    @property
    def ballot(self) -> Ballot | None:
        """The ballot, or None between questions."""
        return self._ballot

    def ask(self, question: BallotQuestion) -> Ballot:
        """Open a vote, replacing the previous vote."""
        with self._lock:
            self._ballot, self._right = Ballot(question), frozenset()
            return self._ballot

    def put(self, ballot: Ballot, letters: Collection[str] = ()) -> None:
        """Show an earlier vote again, with its correct options if it was revealed."""
        with self._lock:
            self._ballot, self._right = ballot, frozenset(letters)

    def close(self) -> None:
        """Stop accepting votes on the question."""
        with self._lock:
            if self._ballot is not None and self._ballot.state == "open":
                self._ballot.state = "closed"

    def reopen(self) -> None:
        """Accept votes on the question again, after it was closed but before its votes are shown."""
        with self._lock:
            if self._ballot is not None and self._ballot.state == "closed":
                self._ballot.state = "open"

    def show_votes(self) -> None:
        """Close the vote and let everyone see the count for each option."""
        with self._lock:
            if self._ballot is not None:
                self._ballot.state = "shown"

    def reveal(self, letters: Collection[str]) -> None:
        """Let everyone see the votes and the correct options."""
        with self._lock:
            self.show_votes()
            self._right = frozenset(letters)

    def clear(self) -> None:
        """Remove the question."""
        with self._lock:
            self._ballot, self._right = None, frozenset()

    def take_handed(self) -> dict[str, bytes]:
        """Return the reports received since the last call, by sender token."""
        with self._lock:
            found, self._handed = self._handed, {}
            return found

    def tell(self, token: str, receipt: str) -> None:
        """Keep a message for a student about the report."""
        with self._lock:
            if token in self._students:
                self._receipts[token] = receipt

    def tally(self) -> Tally | None:
        """Return the counts so far, or None without a question."""
        with self._lock:
            return self._ballot.tally() if self._ballot is not None else None

    def votes(self) -> dict[str, Vote]:
        """Return the votes so far by token."""
        with self._lock:
            return dict(self._ballot.votes) if self._ballot is not None else {}

    # ---- of the students

    def join(self, code: object, name: object = "", network: str = "") -> str:
        """Return the token of a new student who joins from a network ("" when it does not matter).

        Raises WrongCode, RoomFull and AddressFull.
        """
        if not secrets.compare_digest(_as_bytes(code), self.code.encode()):
            raise WrongCode
        student = Student(secrets.token_urlsafe(24), _plain(name), network)
        with self._lock:
            self._check_room(network)
            self._students[student.token] = student
        return student.token

    def _check_room(self, network: str) -> None:
        if len(self._students) >= MAX_STUDENTS:
            raise RoomFull
        if (
            network
            and sum(student.network == network for student in self._students.values()) >= self._from_one
        ):
            self._full.add(network)
            raise AddressFull

    def knows(self, token: str) -> bool:
        """Return True if the token belongs to a student."""
        return token in self._students

    def vote(self, token: str, question: object, answer: object) -> None:
        """Record a student's answer to the question. Raises UnknownStudent and VoteError."""
        with self._lock:
            self._check(token)
            if self._ballot is None or question != self._ballot.question.id:
                raise VoteError(say("this question is no longer open"))
            self._ballot.vote(token, answer)

    def hand_in(self, token: str, report: bytes) -> None:
        """Keep a student's report until the trainer's computer processes it. Raises VoteError."""
        with self._lock:
            self._check(token)
            if not self.collecting:
                raise VoteError(say("the trainer is not collecting reports now"))
            if len(self._handed) >= MAX_WAITING and token not in self._handed:
                raise VoteError(say("too many reports are arriving; send your report again in a few seconds"))
            self._handed[token] = report
            self._receipts.pop(token, None)

    def view(self, token: str) -> dict[str, Any]:
        """Return a student's view, without other votes until they are shown. Raises UnknownStudent."""
        with self._lock:
            self._check(token)
            reports = {"collecting": True, "receipt": self._receipts.get(token, "")}
            return self._question_view(token) | (reports if self.collecting else {})

    def _question_view(self, token: str) -> dict[str, Any]:
        ballot = self._ballot
        if ballot is None:
            return {"state": "waiting"}
        shown = _results(ballot, self._right) if ballot.state == "shown" else {}
        return {
            "state": ballot.state,
            "question": _as_table(ballot.question),
            "mine": ballot.votes.get(token),
            **shown,
        }

    def _check(self, token: str) -> None:
        if token not in self._students:
            raise UnknownStudent


def _as_bytes(code: object) -> bytes:
    """Return a code in the form that is compared; an unpaired surrogate, possible in JSON, is a wrong
    letter.
    """
    given = "".join(code.split()).upper() if isinstance(code, str) else ""
    return given.encode("utf-8", "surrogatepass")


def _plain(name: object) -> str:
    """Return a name as one short line of printable characters; "" for anything else."""
    text = " ".join(name.split()) if isinstance(name, str) else ""
    return "".join(name for name in text if name.isprintable())[:MAX_NAME]


def _as_table(question: BallotQuestion) -> dict[str, Any]:
    options = [{"letter": letter, "text": text} for letter, text in question.options.items()]
    return {
        "id": question.id,
        "title": question.title,
        "text": question.text,
        "options": options,
        "unit": question.unit,
    }


def _results(ballot: Ballot, right: frozenset[str]) -> dict[str, Any]:
    tally = ballot.tally()
    return {
        "counts": dict(tally.counts),
        "total": tally.total,
        "median": tally.median,
        "right": sorted(right),
    }
