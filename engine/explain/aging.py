"""Why CP takes pages of a guest in z/VM 6.3 and later: the list sections that the pages have crossed
untouched.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.explain.answer import CausalAnswer, CausalStep, moment_text
from engine.kernel.kinds import EVENT_LABELS
from engine.kernel.units import SECOND
from engine.language import later, say
from engine.recording.next_event import Happening
from engine.scenario.scenario import Scenario

_EARLY = later("{0:,} of them were still being written: no other frame was left.")
_BELOW = later("{0:,} of them are reserved for it (SET RESERVED): no other frame was left.")


@dataclass(frozen=True)
class ListsBefore:
    """The counts before an event, in pages. low: the threshold of both available lists."""

    stolen: int
    active: int
    ibr: int
    aging: int
    available: int
    low: int
    count: int
    target: int
    early: int
    below: int

    @classmethod
    def of(cls, s: Any, guest: int, granule: int) -> ListsBefore:
        """Read the tables of a system."""
        u, own, a, param = s["guest"][guest], s["owner"][guest], s["aging"], s["param"]
        ibr, aging = int(own["ibr"]), int(own["aging"])
        numbers = (
            *(int(u["stolen"]), int(u["real"]) - ibr - aging, ibr, aging),
            *(int(s["available"]), int(param["low"]) + int(param["low_2g"])),
            *(int(a[name]) for name in ("count", "target", "early_taken", "below_reserve")),
        )
        return cls(*(number * granule for number in numbers))


def why_reclaimed(
    scenario: Scenario, s: Any, guest: int, before: ListsBefore, event: Happening
) -> CausalAnswer:
    """Return the answer for the event that has just taken pages of a guest. s: the tables after it."""
    now, granule = int(s["now"]), scenario.lpar.granule
    after = ListsBefore.of(s, guest, granule)
    name, pages = scenario.guests[guest].userid, after.stolen - before.stolen
    reasons = [
        why_scanned(before.available, before.low),
        say("The low threshold follows the demand."),
        say(
            "Of its resident pages {0:,} were active, {1:,} in the IBR section and {2:,} on the aging list.",
            before.active,
            before.ibr,
            before.aging,
        ),
        say("The pages that were taken had passed through both lists without being touched."),
    ]
    reasons += [
        say(text, count)
        for text, count in ((_EARLY, after.early - before.early), (_BELOW, after.below - before.below))
        if count
    ]
    headline = say("{0}: at {1} CP takes {2:,} of its pages.", name, moment_text(now), pages)
    steps = tuple(_steps(scenario, now, before, after, event, name))
    return CausalAnswer(headline, tuple(reasons), now, now, (name,), steps)


def why_scanned(available: int, low: int) -> str:
    """Return why a demand scan began in an event. available: frames before it; low: the sum of the low
    thresholds of both available lists: a scan begins when neither list is above its own threshold.
    """
    if available <= low:
        text = "{0:,} frames were available: no more than the low threshold of {1:,}, so a demand scan began."
        return say(text, available, low)
    text = (
        "{0:,} frames were available before; the frames that this event took brought them down to the low "
        "threshold of {1:,}, and a demand scan began."
    )
    return say(text, available, low)


def _steps(
    scenario: Scenario, now: int, before: ListsBefore, after: ListsBefore, event: Happening, name: str
) -> Iterator[CausalStep]:
    """Yield the steps: the guest that needed a frame, the available lists, the aging list, and this guest."""
    userids = {guest.userid for guest in scenario.guests}
    needs = say("{0}: it needs a frame", say(EVENT_LABELS[event.kind]))
    yield CausalStep(event.subject, needs, now, now, event.subject if event.subject in userids else "")
    low = say("{0:,} frames, low threshold {1:,}", before.available, before.low)
    yield CausalStep(say("available list"), low, now, now)
    text = say("{0:,} of {1:,} pages; frames are taken from its end", before.count, before.target)
    yield CausalStep(say("aging list"), text, now, now)
    pages = after.stolen - before.stolen
    yield CausalStep(name, say("it loses {0:,} {0:page|pages}", pages), now, now, name)


def where_pages_are(s: Any, guest: int, granule: int) -> str:
    """Return a sentence about the pages of a guest that CP may take next; "" if it has none on the lists."""
    own = s["owner"][guest]
    ibr, aging = int(own["ibr"]) * granule, int(own["aging"]) * granule
    if ibr + aging == 0:
        return ""
    rate = int(s["aging"]["aged"]) * granule
    crossing = int(s["aging"]["target"]) * granule * int(s["now"]) / max(1, rate) / SECOND
    return say(
        "{0:,} of its pages are in the IBR section and {1:,} on the aging list: the next touch brings each "
        "back without an I/O. At the mean rate so far, a page passes through the aging list in {2:,.0f} s.",
        ibr,
        aging,
        crossing,
    )
