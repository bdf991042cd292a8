"""The votes of a presentation: one ballot for each question, and the server while students have a page."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.classroom.collecting import ReportCollector
from app.classroom.vote.ballot import Ballot, BallotQuestion, Tally
from app.classroom.vote.counts import VoteRecord
from app.classroom.vote.room import Room
from app.classroom.vote.server import ClassServer, parse_address

LOOK_MS = 300  # between two checks of the students' activity


class Voting(QObject):
    """Asks, closes, shows and reveals questions; `key` is the id of the step to which a ballot belongs."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = Room()
        self.server: ClassServer | None = None
        self.reports: ReportCollector | None = None  # while reports are collected
        self._ballots: dict[str, Ballot] = {}
        self._earlier: dict[str, list[Tally]] = {}  # of votes on questions that were asked again
        self._numbers = count(1)
        self._seen: object = None  # the students' activity at the latest check
        self._clock = QTimer(self, interval=LOOK_MS)
        self._clock.timeout.connect(self._look)

    # ---- the page

    def serve(self, address: str) -> None:
        """Serve the students' page at an address. Raises AddressError."""
        host, port = parse_address(address)
        self.stop_serving()
        self.server = ClassServer(self.room, host, port)
        self._clock.start()
        self.changed.emit()

    def stop_serving(self) -> None:
        """Close the page; votes and students are kept."""
        if self.server is not None:
            server, self.server = self.server, None
            server.stop()
            self._clock.stop()
            self._take_reports()  # the last questions were answered: their votes must not be lost
            self.changed.emit()

    def allow_from_one(self, most: int) -> None:
        """Set the number of students who may join from one address; those who have already joined stay."""
        self.room.from_one = most
        self.changed.emit()

    def remove_surplus(self) -> None:
        """Remove students beyond the limit per address, and their votes on all questions."""
        tokens = self.room.surplus()
        self.room.remove(tokens)
        for ballot in self._ballots.values():
            ballot.forget(tokens)
        self.changed.emit()

    def collect(self, folder: Path | None) -> None:
        """Collect reports in a folder; None: stop. Reports received earlier go into the earlier folder."""
        self.room.collecting = False
        self._take_reports()
        self.reports = ReportCollector(folder) if folder is not None else None
        self.room.collecting = folder is not None
        self.changed.emit()

    def _take_reports(self) -> None:
        for token, content in self.room.take_handed().items():
            if self.reports is not None:
                self.room.tell(token, self.reports.take(token, content))

    def _look(self) -> None:
        """Signal when students have joined, voted or handed in reports in the server's threads."""
        self._take_reports()
        refused = self.server.served.refused if self.server is not None else 0
        handed = self.reports.count if self.reports is not None else 0
        seen = len(self.room.students), self.room.votes(), refused, handed
        if seen != self._seen:
            self._seen = seen
            self.changed.emit()

    # ---- votes

    def new_id(self) -> str:
        """Return an id for a question."""
        return f"q{next(self._numbers)}"

    def ballot(self, key: str) -> Ballot | None:
        """Return the ballot of a step, or None before it was opened."""
        return self._ballots.get(key)

    def first_tally(self, key: str) -> Tally | None:
        """Return the counts of the first vote on a question that was asked again."""
        return next(iter(self._earlier.get(key, ())), None)

    def records(self) -> list[VoteRecord]:
        """Return the counts of all votes so far, without votes that have no answers."""
        found = []
        for key, ballot in self._ballots.items():
            tallies = [*self._earlier.get(key, ()), ballot.tally()]
            found += [VoteRecord(key, ballot.question, n, tally) for n, tally in enumerate(tallies, 1)]
        return [record for record in found if record.tally.total]

    def ask(self, key: str, question: BallotQuestion) -> None:
        """Open the vote on a question: a new vote, the closed vote, or a repeat after its votes were
        shown.
        """
        known = self._ballots.get(key)
        if known is not None and known.state == "closed":
            self.room.put(known)
            self.room.reopen()
        else:
            if known is not None and known.tally().total:
                self._earlier.setdefault(key, []).append(known.tally())
            self._ballots[key] = self.room.ask(question)
        self.changed.emit()

    def close(self) -> None:
        """Stop accepting votes."""
        self.room.close()
        self.changed.emit()

    def show_votes(self) -> None:
        """Show the class the count for each option."""
        self.room.show_votes()
        self.changed.emit()

    def reveal(self, letters: Collection[str]) -> None:
        """Show the class the correct options."""
        self.room.reveal(letters)
        self.changed.emit()

    def go_to(self, key: str, letters: Collection[str] = ()) -> None:
        """Show students the ballot of another step, or that they have to wait; an open vote is closed."""
        ballot = self._ballots.get(key)
        if ballot is not self.room.ballot:
            self.room.close()
            if ballot is None:
                self.room.clear()
        if ballot is not None:
            self.room.put(ballot, letters)
        self.changed.emit()

    def set_hands(self, key: str, letter: str, count: int) -> None:
        """Set the number of raised hands for an option. Raises VoteError."""
        self._ballots[key].raise_hands(letter, count)
        self.changed.emit()

    def set_numbers(self, key: str, numbers: tuple[float, ...]) -> None:
        """Set the called-out numbers. Raises VoteError."""
        self._ballots[key].call_out(numbers)
        self.changed.emit()
