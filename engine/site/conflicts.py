"""Lines of equal rank that differ: each conflict is a question that shows both lines."""

from __future__ import annotations

from collections.abc import Iterable

from engine.language import say
from engine.site.facts import MEANS, Key, SiteFacts, shown
from engine.site.questions import Asking, SiteQuestion

_OTHERWISE = (
    "storage",
    "expanded storage",
    "release",
    "linux total",
    *MEANS,
)  # requested where they are used
_OF_SYSTEM = ("name", "processors", "minidisk cache", "storbuf", "ldubuf", "dspbuf", "iabias", "minor slice")


def choose_of_system(facts: SiteFacts, asking: Asking) -> None:
    """Ask about each fact of the system for which responses show two values."""
    _choose([("system", "", what) for what in _OF_SYSTEM], facts, asking)
    if facts.fact("system", "", "processors") is None:
        _choose([("system", "", "counted processors")], facts, asking)
    _choose([("volume", name, "space") for name in facts.names("volume")], facts, asking)


def choose_of_guests(names: Iterable[str], facts: SiteFacts, asking: Asking) -> None:
    """Ask about each fact of these guests for which lines show two values."""
    _choose([("guest", name, what) for name in names for what in facts.of("guest", name)], facts, asking)


def _choose(keys: Iterable[Key], facts: SiteFacts, asking: Asking) -> None:
    for key in keys:
        kept, other = facts.fact(*key), facts.disputed.get(key)
        if kept is None or other is None or kept.value == other.value or key[2] in _OTHERWISE:
            continue
        here, there = shown(kept.value, key[2]), shown(other.value, key[2])
        name, what = key[1] or say("the system"), key[2]
        why = say("{0} has {1}, and {2} has {3}", kept.line, here, other.line, there)
        text = say("Two lines differ ({0} of {1}): which line applies?", what, name)
        question = SiteQuestion(f"{what} of {key[1] or 'system'}", text, here, why, (here, there))
        chosen, _ = asking.ask(question, str.strip, say("{0} or {1}", here, there))
        if chosen == there:
            facts.put(key, other)
