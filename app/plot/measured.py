"""Recorded data of a run as series: each measure of each system, guest, processor, channel and pack."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

import numpy as np
import numpy.typing as npt

from app.plot.series import Series, SeriesEntry, ranges
from engine.language import later, say, title_said
from engine.measures import measures
from engine.measures.measure import Measure
from engine.measures.selectors import part_names
from engine.recording.recorder import Recording
from engine.scenario.derived.linux import load_titles
from engine.scenario.derived.systems import processor_count
from engine.scenario.model.guests import alias

SEPARATOR = "/"  # between a measure and the numbers of those whose figure it is
NUMBERS = "="  # before numbers, where a user ID may be a number too
ALL, ONE = later("All"), "system"  # names of all members together, and of what has no members
PROCESSOR = "Processor "  # before its number: keys name it so in every language
NAMED = 2  # members that the title of several names
_RANGES = re.compile(r"\d{1,5}(?:-\d{1,5})?(?:,\d{1,5}(?:-\d{1,5})?)*")
_WIRED = ("channel", "connection", "link", "pack", "lpar", "pool")
_COUNTED = {name: f"{name}s" for name in _WIRED}
_Member = tuple[str, tuple[int, ...]]  # title and numbers
_TITLES = {
    "system": later("System"),
    "member": later("Systems"),
    "guest": later("Guests"),
    "processor": later("Processors"),
    "load": later("Loads"),
    "channel": later("Channels"),
    "connection": later("Connections"),
    "link": later("Links"),
    "pack": later("Volumes"),
    "lpar": later("LPARs"),
    "pool": later("Resource pools"),
}


class Recorded:
    """A Source backed by a run, up to the moment at which its recording was taken."""

    def __init__(self, recording: Recording, name: str) -> None:
        self._recording, self._name = recording, name
        self._known_members: dict[str, list[_Member]] = {}

    @cached_property
    def _applicable(self) -> list[Measure]:
        return applicable(self._recording)

    def _members(self, of: str) -> list[_Member]:
        if of not in self._known_members:
            self._known_members[of] = list(_members(self._recording, of))
        return self._known_members[of]

    @property
    def name(self) -> str:
        """The name of the run."""
        return self._name

    def entries(self) -> list[SeriesEntry]:
        """Return each measure for which the run has data, for all members together and for each member."""
        return [entry for of in _TITLES for entry in self._of(of)]

    def _of(self, of: str) -> Iterator[SeriesEntry]:
        guests = self._recording.scenario.guests if of == "guest" else ()
        labels = {guest.userid: f"{guest.userid}  {alias(guest)}".rstrip() for guest in guests}
        members = self._members(of)
        for measure in self._applicable:
            if measure.of == of:
                for title, numbers in members:
                    whose = [labels.get(title, _said(title))] if title else []
                    path = (say(_TITLES[of]), say(measure.title), *whose)
                    key = _key(measure.id, numbers, members)
                    yield SeriesEntry(path, key, measure.unit, say(measure.source))

    def series(self, key: str) -> Series:
        """Return the means over the intervals between samples. Raises LookupError for an unknown key."""
        id, _, text = key.partition(SEPARATOR)
        measure = self._measure(id)
        numbers, title = self._member(measure, text)
        times = np.asarray(self._recording.time, np.int64)
        name = say(measure.title) + (f", {_said(title)}" if title != measure.title else "")
        values = measure.values(self._recording, numbers, times) if len(times) > 1 else np.zeros(0)
        return Series(name, measure.unit, times[1:], np.asarray(values, np.float64), self._name)

    def means(self, key: str, edges: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        """Return the means between edges (ns, ascending). Raises LookupError for another key."""
        id, _, text = key.partition(SEPARATOR)
        measure = self._measure(id)
        return measure.values(self._recording, self._member(measure, text)[0], edges)

    def _measure(self, id: str) -> Measure:
        if id not in measures():
            raise LookupError(say("{0}: no such measure; `lparlab measures` lists them", id[:80]))
        if measures()[id] not in self._applicable:
            raise LookupError(say("{0}: {1} has no such data", id, self._name))
        return measures()[id]

    def _member(self, measure: Measure, text: str) -> tuple[tuple[int, ...], str]:
        """Return the numbers and the title of the members that the end of a key identifies, by numbers or
        by name.
        """
        members = self._members(measure.of)
        for title, numbers in members:
            if text in (title or ONE, ALL if len(members) == 1 else ""):
                return numbers, title or measure.title
        text = text.removeprefix(NUMBERS)
        for title, numbers in members:
            if text == ranges(numbers):
                return numbers, title or measure.title
        if (wanted := _numbers(text)) and wanted <= {number for _, some in members for number in some}:
            return self._several(measure.of, members, wanted)
        for guest in self._recording.scenario.guests if measure.of == "guest" else ():
            if guest.label == text:
                return (guest.index,), guest.userid
        which = ", ".join(title for title, _ in members if title) or say("the system alone")
        raise LookupError(say("{0}/{1}: {2} has {3}", measure.id, text, self._name, which[:200]))

    def _several(
        self, of: str, members: list[tuple[str, tuple[int, ...]]], numbers: frozenset[int]
    ) -> tuple[tuple[int, ...], str]:
        """Return the numbers, sorted, and the title of the members that have them, or their first few
        names.
        """
        same = next((title for title, own in members if set(own) == numbers and title), "")
        names = [title for title, own in members if numbers.issuperset(own) and title != ALL]
        more = say(" and {0} more", len(names) - NAMED) if len(names) > NAMED else ""
        common = same or (self._role(numbers) if of == "guest" else "")
        return tuple(sorted(numbers)), common or " + ".join(names[:NAMED]) + more

    def _role(self, numbers: frozenset[int]) -> str:
        """Return the role that exactly these guests have, or ""."""
        guests = self._recording.scenario.guests
        roles = {
            guest.role: {other.index for other in guests if other.role == guest.role} for guest in guests
        }
        return next((role for role, of_role in roles.items() if of_role == numbers), "")

    def named(self, key: str) -> str:
        """Return a key with a name instead of numbers, which is also valid in another run."""
        id, _, text = key.partition(SEPARATOR)
        if id not in measures():
            return key
        title = self._member(measures()[id], text)[1]
        if title not in (measures()[id].title, *titles(self._recording, measures()[id])):
            return key  # of several without a common name
        return f"{id}{SEPARATOR}{ONE if title == measures()[id].title else title}"

    def each(self, id: str) -> list[str]:
        """Return the key of a measure for each member. Raises LookupError for an unknown measure."""
        members = self._members(self._measure(id).of)
        own = [numbers for title, numbers in members if title != ALL or len(members) == 1]
        return [_key(id, numbers, members) for numbers in own]


def _said(title: str) -> str:
    """Return the title of a member in the user's language."""
    _, processor, number = title.partition(PROCESSOR)
    return say("Processor {0}", number) if processor and number.isdecimal() else title_said(title)


def _numbers(text: str) -> frozenset[int]:
    """Return the numbers in a key such as "0-4,7"; none for any other text."""
    if not _RANGES.fullmatch(text):
        return frozenset()
    ends = [(part.split("-")[0], part.split("-")[-1]) for part in text.split(",")]
    return frozenset(number for first, last in ends for number in range(int(first), int(last) + 1))


def _key(id: str, numbers: tuple[int, ...], members: Iterable[_Member]) -> str:
    """Return the key of a measure of these members; numbers that are also a name are marked as numbers."""
    text = ranges(numbers)
    return f"{id}{SEPARATOR}{NUMBERS if any(text == name for name, _ in members) else ''}{text}"


def applicable(recording: Recording) -> list[Measure]:
    """Return the measures for which a run like this one has data."""
    return [measure for measure in measures().values() if measure.fits(recording)]


def titles(recording: Recording, measure: Measure) -> list[str]:
    """Return the names of the total and of each member for a measure; none for a system measure."""
    return [title for title, _ in _members(recording, measure.of) if title]


def _members(recording: Recording, of: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield a title and numbers for all members together, and for each member."""
    scenario = recording.scenario
    if of == "system":
        yield "", (0,)
        return
    names: dict[str, tuple[int, ...]] = {}
    if of == "guest":
        names = {guest.userid: (guest.index,) for guest in scenario.guests}
    elif of == "member":
        names = {system.name: (system.index,) for system in recording.systems}
    elif of == "processor":
        names = {f"{PROCESSOR}{number}": (number,) for number in range(processor_count(scenario))}
    elif of == "load":
        names = {title: (number,) for number, title in enumerate(load_titles(scenario))}
    elif getattr(recording, _COUNTED[of]).size:
        names = {name.upper(): numbers for name, numbers in part_names(scenario, of).items() if name != "all"}
    everyone = tuple(sorted({number for numbers in names.values() for number in numbers}))
    if len(names) > 1:
        yield ALL, everyone
    yield from names.items()
