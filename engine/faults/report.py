"""The text of an answer to a fault: its correct parts, and the figures of the machines next to each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.faults.figures import different, seen, shown, shown_range, title, worse
from engine.faults.kind import SAME
from engine.faults.proof import CAUSE, PLACE, REPAIR, FaultExamination, FaultVerdict
from engine.language import enumerated, later, say
from engine.what_if.accounting import FIGURES

RIGHT, WRONG = later("right"), later("not right")


class FaultRow(NamedTuple):
    """A figure of the healthy machine, of the machine with the fault, and of the machine with the repair."""

    title: str
    healthy: str
    faulty: str
    repaired: str


def rows(found: FaultExamination, verdict: FaultVerdict | None = None) -> Iterator[FaultRow]:
    """Yield the figures that the fault or the repair changes and those that are evidence for the fault, the
    symptom first.
    """
    dealt = found.dealt
    evidence = [dealt.fill(name) for name in dealt.kind.evidence]
    values = found.faulty, verdict.repaired if verdict else {}
    ways = [seen(figures, found.healthy) for figures in values if figures]
    changed = [name for each in ways for name in different(each) if name in FIGURES]
    for name in dict.fromkeys((dealt.symptom, *evidence, *changed)):
        texts = (shown(name, figures.get(name)) for figures in values)
        yield FaultRow(title(name), shown_range(name, found.healthy.get(name)), *texts)


def sentences(found: FaultExamination, verdict: FaultVerdict) -> Iterator[str]:
    """Yield the correct parts with points; the right answer follows each wrong part."""
    dealt = found.dealt
    words = [say(RIGHT if right else WRONG) for right in (verdict.cause, verdict.place)]
    if verdict.again:
        yield say("The right answer to this case was shown before, so this proof earns no points.")
    counts = not verdict.again
    cause = say("Cause: {0} ({1} points).", words[0], CAUSE * (counts and verdict.cause))
    place = say("Place: {0} ({1} points).", words[1], PLACE * (counts and verdict.place))
    yield cause if verdict.cause else say("{0} It was: {1}.", cause, dealt.cause)
    yield place if verdict.place else say("{0} It was: {1}.", place, dealt.place.name)
    yield repair_sentence(found, verdict)
    if not verdict.restored:
        yield say("A repair that works: {0}", "; ".join(dealt.repair))


def repair_sentence(found: FaultExamination, verdict: FaultVerdict) -> str:
    """Return the result of the repair, with its points."""
    points = REPAIR * (verdict.restored and not verdict.again)
    name = found.dealt.symptom
    value, healthy = shown(name, verdict.repaired.get(name)), shown_range(name, found.healthy.get(name))
    if verdict.restored:
        text = "Repair: it restores the figure ({0} points). {1}: {2}; the healthy machine has {3}."
        return say(text, points, title(name), value, healthy)
    ways = seen(verdict.repaired, found.healthy)
    if ways.get(name) == SAME:
        text = (
            "Repair: it restores the figure ({0} points), but this is worse than in the healthy machine: {1}."
        )
        return say(text, points, enumerated(map(title, worse(ways))))
    text = "Repair: it does not restore the figure ({0} points). {1}: {2}; the healthy machine has {3}."
    return say(text, points, title(name), value, healthy)
