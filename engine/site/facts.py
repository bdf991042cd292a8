"""Facts about a site: values by key, each with its source file and line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal

from engine.kernel.units import size_text
from engine.language import later, say
from engine.reading_notes import Decision, ReadingNote, at_line

Key = tuple[str, str, str]  # kind, name, what: ("guest", "LINUX01", "memory"), ("system", "", "processors")
Outcome = Literal["understood", "guessed", "left out"]
MAX_FINDINGS = 20_000  # that are listed; all are counted
MAX_LIST = 256  # values of one fact
_SAMPLES = ("load", "resident", "working-sets", "space-used")  # differ each time that they are asked for
_AS_LINUX = {  # lines of /proc/meminfo
    "linux total": "MemTotal",
    "linux free": "MemFree",
    "linux buffers": "Buffers",
    "linux cached": "Cached",
    "linux swap": "SwapTotal",
    "linux swap free": "SwapFree",
    "linux anonymous": "AnonPages",
    "linux shared": "Shmem",
    "linux slab": "Slab",
}
_IN_WORDS = {  # descriptions, in sentences, of facts with unclear names
    "linux huge": later("huge pages"),
    "linux cpus": later("number of CPUs in Linux"),
    "online cpus": later("number of online CPUs in Linux"),
    "resident": later("pages in storage"),
    "working-sets": later("working set"),
    "space-used": later("pages in use"),
    "space": later("paging space"),
    "load": later("processors in use"),
    "cpu use": later("CPU use"),
    "swap-in": later("pages swapped in"),
    "swap-out": later("pages swapped out"),
    "memory": later("storage"),
    "most memory": later("maximum storage"),
    "cpus": later("virtual CPUs"),
}
MEANS = ("cpu use", "swap-in", "swap-out")  # of a guest, over a time: of one minute, all show the same
_SIZES = ("memory", "most memory", "storage", "expanded storage", "minidisk cache", "space", *_SAMPLES[1:])


class SiteError(ValueError):
    """A text cannot be read, or no machine can be made from it; the message is one sentence with the
    action to take.
    """


class Rank(IntEnum):
    """Precedence of a source if two sources differ: the running system takes precedence over definitions."""

    GUESS = 0
    DEFINITION = 1
    COMMAND = 2  # that CP executes at the logon, after all statements
    LINUX = 3
    REPLY = 4


@dataclass(frozen=True)
class SourceLine:
    """A line of a file, counted from 1. through: the last line of its statement; repair: what was repaired.

    encoding: the encoding used to read the file, if it was assumed.
    """

    file: str
    number: int
    text: str = ""
    through: int = 0
    repair: str = ""
    encoding: str = ""

    def __str__(self) -> str:
        return say("{0}, line {1}", self.file, self.number) if self.number else self.file


@dataclass(frozen=True)
class SiteFact:
    """A value, its location, the rank of its source, and the possible error of a rounded number."""

    value: Any
    line: SourceLine
    rank: Rank
    slack: float = 0.0


@dataclass(frozen=True)
class SiteFinding:
    """The outcome of a line, in one sentence. costs: a figure or a setting that the line may contain is
    lost.
    """

    line: SourceLine
    outcome: Outcome
    text: str
    costs: bool = False


class SiteFacts:
    """All facts from the files read so far, and the outcomes of their lines."""

    def __init__(self) -> None:
        self.system = ""  # that is read, of those that the files name; "" if they name none
        self.findings: list[SiteFinding] = []
        self.disputed: dict[Key, SiteFact] = {}  # what another line of no less weight has said
        self._samples: dict[Key, list[SiteFact]] = {}  # all that lines have said, in their order
        self.counts: Counter[tuple[str, Outcome]] = Counter()  # of findings, by file
        self._heard: set[tuple[str, int]] = set()  # lines that something became of
        self._known: dict[tuple[str, str], dict[str, SiteFact]] = {}  # kind and name -> what -> fact

    def note(
        self, key: Key, value: Any, line: SourceLine, rank: Rank, text: str = "", slack: float = 0.0
    ) -> None:
        """Store a fact unless a source of higher rank has given another value; `text` becomes a finding."""
        old, new = self.fact(*key), SiteFact(value, line, rank, slack)
        kept = old if old is not None and old.rank > rank else new
        self.put(key, kept)
        self._samples.setdefault(key, []).append(new)
        if old is not None and old.value != value:
            other = new if kept is old else old
            what = " ".join(filter(None, (key[1], _word(key[2]))))
            here, there = shown(kept.value, key[2]), shown(other.value, key[2])
            text = say(
                "{0} is {1} here, but {2} in {3}; the value here is used", what, here, there, other.line
            )
            unsure = old.rank is rank and rank in (Rank.LINUX, Rank.REPLY)
            if (unsure or Rank.GUESS in (old.rank, rank)) and not _is_sample(key[2]):
                self.disputed[key] = other
                self.find(kept.line, "guessed", text)
            else:
                self.find(kept.line, "understood", text)
        elif text:
            self.find(line, "guessed" if rank is Rank.GUESS else "understood", text)

    def add(self, key: Key, values: tuple[Any, ...], line: SourceLine, rank: Rank, text: str = "") -> None:
        """Add values to a list fact; values from a source of lower rank are removed."""
        old = self.fact(*key)
        before = old.value if old is not None and old.rank == rank else ()
        if old is not None and old.rank > rank:
            self.leave_out(line, say("{0}: {1} is used instead", text, old.line))
        elif len(before) >= MAX_LIST:
            self.leave_out(line, say("{0}: there are more than {1}", text, MAX_LIST))
        else:
            self.put(key, SiteFact(tuple(dict.fromkeys((*before, *values))), line, rank))
            if text:
                self.find(line, "guessed" if rank is Rank.GUESS else "understood", text)

    def samples(self, kind: str, name: str, what: str) -> list[SiteFact]:
        """Return all values from lines of the highest rank, in their order."""
        kept = self.fact(kind, name, what)
        return [fact for fact in self._samples.get((kind, name, what), []) if kept and fact.rank == kept.rank]

    def show(self, what: str, value: float, line: SourceLine, text: str = "") -> None:
        """Store a figure that a response shows at that time, along with those of other responses; `text`: a
        finding.
        """
        self.add(("figure", "", what), ((value, str(line)),), line, Rank.REPLY, text)

    def put(self, key: Key, fact: SiteFact) -> None:
        """Store a fact, regardless of previous values."""
        self._known.setdefault(key[:2], {})[key[2]] = fact

    def drop(self, key: Key) -> None:
        """Delete a fact that another fact has replaced."""
        self._known.get(key[:2], {}).pop(key[2], None)

    def find(self, line: SourceLine, outcome: Outcome, text: str, costs: bool = False) -> None:
        """Store the outcome of a line."""
        self.counts[line.file, outcome] += 1
        self._heard.update((line.file, at) for at in range(line.number, max(line.number, line.through) + 1))
        if len(self.findings) < MAX_FINDINGS:
            self.findings.append(SiteFinding(line, outcome, text, costs))

    def reading_notes(self) -> Iterator[ReadingNote]:
        """Yield the lines that were guessed or omitted."""
        for finding in self.findings:
            if finding.outcome != "understood":
                decision: Decision = "assumed" if finding.outcome == "guessed" else "left out"
                yield ReadingNote(finding.line.file, decision, finding.text, at_line(finding.line.number))

    @property
    def unlisted(self) -> int:
        """Number of findings beyond those that are listed."""
        return self.counts.total() - len(self.findings)

    def is_heard(self, line: SourceLine) -> bool:
        """Return whether a line has an outcome."""
        return (line.file, line.number) in self._heard

    def leave_out(self, line: SourceLine, text: str, costs: bool = False) -> None:
        """Record that a line is not used, and the reason. costs: it may contain a figure or a setting that is
        lost.
        """
        self.find(line, "left out", text, costs)

    def fact(self, kind: str, name: str, what: str) -> SiteFact | None:
        """Return a fact; None if it is unknown."""
        return self._known.get((kind, name), {}).get(what)

    def get(self, kind: str, name: str, what: str) -> Any:
        """Return a value; None if it is unknown."""
        found = self.fact(kind, name, what)
        return None if found is None else found.value

    def names(self, kind: str) -> list[str]:
        """Return the names of guests, links or members, in the order in which they were found."""
        return [name for of, name in self._known if of == kind]

    def of(self, kind: str, name: str) -> dict[str, SiteFact]:
        """Return all facts about one guest, link or member."""
        return dict(self._known.get((kind, name), {}))


def _is_sample(what: str) -> bool:
    """Return whether a fact differs each time it is queried, so that two values are not a conflict."""
    return what in _SAMPLES or (what.startswith("linux ") and what not in ("linux total", "linux cpus"))


def _word(what: str) -> str:
    """Return the term for a fact in sentences."""
    return say(_IN_WORDS[what]) if what in _IN_WORDS else _AS_LINUX.get(what, what)


def shown(value: Any, what: str = "") -> str:
    """Return a value as shown in a sentence. what: the fact; storage sizes are pages."""
    if what in _SIZES or (what.startswith("linux ") and what != "linux cpus"):
        return size_text(value)
    if what == "cpu use":
        return say("{0}% of its CPUs", round(100 * value, 1))
    if what in MEANS:
        return say("{0} pages/s", round(value, 1))
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    return str(value)
