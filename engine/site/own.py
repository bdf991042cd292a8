"""Figures of the real system, for judging its simulation, as the table [site] of the scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.against.figures import FIGURES
from engine.kernel.units import MS, parse_time
from engine.language import later, say
from engine.scenario.model.site import SiteFigure, SiteSettings
from engine.site.facts import SiteFact, SiteFacts
from engine.site.guests import cpus_of
from engine.site.questions import Asking, Said, SiteQuestion

Table = dict[str, Any]
NAMED = 3  # lines that a source names
WHOLE = 0.5  # by which a rounded number can be off
NOT_KNOWN = "not known"
OFF = 0.05  # of a processor, by which AVGPROC and the processors one by one may differ
_LINUX = {"anonymous": "linux anonymous", "page-cache": "linux cached"}
_COMPUTED = {
    "page-cache": later("Cached minus Shmem"),
    "swapped": later("SwapTotal minus SwapFree"),
    "guest-cpus": later("average utilization of its CPUs, multiplied by the number of CPUs"),
}
_TIMES = later("AVGPROC shows {0}% of each processor in use, and {1} shows {2}%")
_COUNTS = later("INDICATE LOAD counts {0} {0:processor|processors}, and {1} shows {2}")
_NO_EXPANDED = later("{0} shows that there is no expanded storage")


def site_table(facts: SiteFacts, guests: Sequence[str], asking: Asking) -> Table:
    """Return the table [site]: the figures that the files show for the system, and for these guests
    together.
    """
    found = dict(_figures(facts, guests, asking))
    shown = {key: Said(found[key].model_dump(exclude_defaults=True), "") for key in FIGURES if key in found}
    return {**state_keys(SiteSettings(figures=found)), "figures": shown}


def state_keys(site: SiteSettings) -> Table:
    """Return the keys that state whether a run was compared with the figures: it was not."""
    text = (
        say("Not validated against your system: its figures were not compared")
        if site.figures
        else say("Not validated against your system: its files contain no figures to compare")
    )
    return {"compared": Said("no", text), "differing": [], "unclear": [], "fitted": [], "machine": ""}


def _figures(facts: SiteFacts, guests: Sequence[str], asking: Asking) -> Iterator[tuple[str, SiteFigure]]:
    doubts = dict(_doubts(facts))
    for key in FIGURES:
        if (fact := facts.fact("figure", "", key)) is not None:
            yield key, _of_samples(fact, _rounding(key, facts), doubts.get(key, ""))
    for key in ("resident", "working-sets", *_LINUX, "swapped", "guest-cpus", "swap-in", "swap-out"):
        yield from _summed(key, {name: _of_guest(facts, name, key) for name in guests})
    volumes = {name: facts.samples("volume", name, "space-used") for name in facts.names("volume")}
    for key, figure in _summed("space-used", volumes, whose=False):
        yield key, figure.model_copy(update={"doubt": doubts.get(key, "")})
    yield from _response(asking)


def _rounding(key: str, facts: SiteFacts) -> float:
    """Return the possible error of a rounded figure: AVGPROC has whole percents of each processor."""
    return WHOLE * facts.get("system", "", "counted processors") / 100 if key == "processors" else WHOLE


def _of_samples(fact: SiteFact, rounding: float, doubt: str) -> SiteFigure:
    """Return a figure from one or more responses, with their minimum and maximum."""
    values = [value for value, _ in fact.value]
    source = fact.value[0][1]
    if len(fact.value) > 1:
        source = say("{0} and {1} more {1:line|lines}", source, len(fact.value) - 1)
    return SiteFigure(least=min(values), most=max(values), rounding=rounding, source=source, doubt=doubt)


def _of_guest(facts: SiteFacts, name: str, key: str) -> list[SiteFact]:
    """Return the figures that lines show for a guest, in pages. Cached memory includes shared memory."""
    found = facts.samples("guest", name, _LINUX.get(key, key))
    if key == "page-cache":
        shared = facts.get("guest", name, "linux shared") or 0
        return [replace(fact, value=max(0, fact.value - shared)) for fact in found]
    if key == "guest-cpus":
        uses = facts.samples("guest", name, "cpu use")
        return [replace(use, value=use.value * cpus_of(name, facts)) for use in uses]
    if key == "swapped":
        free, total = facts.samples("guest", name, "linux swap free"), facts.get("guest", name, "linux swap")
        return [replace(fact, value=max(0, total - fact.value)) for fact in free] if total is not None else []
    return found


def _summed(
    key: str, found: Mapping[str, Sequence[SiteFact]], whose: bool = True
) -> Iterator[tuple[str, SiteFigure]]:
    """Yield the sum over those guests or volumes that show a figure, if any. whose: name the guests.

    If several lines show it, their minimum and maximum count.
    """
    known = {name: shown for name, shown in found.items() if shown}
    if not known:
        return
    values = [[fact.value for fact in shown] for shown in known.values()]
    lines = list(dict.fromkeys(str(fact.line) for shown in known.values() for fact in shown))
    source = ", ".join(lines[:NAMED])
    if len(lines) > NAMED:
        source = say("{0} and {1} more {1:line|lines}", source, len(lines) - NAMED)
    if key in _COMPUTED:
        source = say("{0} (computed: {1})", source, say(_COMPUTED[key]))
    off = [max(fact.slack for fact in shown) or WHOLE for shown in known.values()]
    rounding = 0.0 if key == "guest-cpus" else sum(off)
    guests = tuple(known) if whose else ()
    least, most = float(sum(map(min, values))), float(sum(map(max, values)))
    yield key, SiteFigure(least=least, most=most, rounding=rounding, guests=guests, source=source)


def _doubts(facts: SiteFacts) -> Iterator[tuple[str, str]]:
    """Yield the figures that another line contradicts, each with both values."""
    counted, online = (facts.fact("system", "", what) for what in ("counted processors", "processors"))
    load, each = facts.fact("figure", "", "processors"), facts.fact("figure", "", "each processor")
    parked = facts.get("system", "", "parked processors") or ()
    if counted and online and not len(online.value) - len(parked) <= counted.value <= len(online.value):
        yield "processors", say(_COUNTS, counted.value, online.line, len(online.value))
    elif counted and load and each and len(each.value) >= counted.value and len(load.value) == 1:
        mean, shown = load.value[0][0] / counted.value, sum(share for share, _ in each.value) / counted.value
        if abs(mean - shown) > OFF:
            yield "processors", say(_TIMES, round(100 * mean), each.line, round(100 * shown))
    if doubt := facts.get("system", "", "space doubt"):
        yield "space-used", doubt
    storage = facts.fact("system", "", "expanded storage")
    for key in ("xstore", "migrate"):
        fact = facts.fact("figure", "", key)
        if fact and storage and not storage.value and max(value for value, _ in fact.value):
            yield key, say(_NO_EXPANDED, storage.line)


def _response(asking: Asking) -> Iterator[tuple[str, SiteFigure]]:
    question = SiteQuestion(
        "response",
        say("What is the mean response time of the users, if known?"),
        NOT_KNOWN,
        say("no file shows it; the simulation is compared with it"),
    )
    value, source = asking.ask(question, _time, say("a time like 200ms, or {0}", NOT_KNOWN))
    if value:
        yield "response", SiteFigure(least=value / MS, most=value / MS, source=source)


def _time(text: str) -> int | None:
    """Return a time in ns; 0 if it is unknown."""
    if text.strip().lower() in ("", NOT_KNOWN):
        return 0
    try:
        return parse_time(text)
    except ValueError:
        return None
