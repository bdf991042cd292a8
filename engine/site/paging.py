"""The paging volumes of a site: their number, their serials, and their space."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.kernel.units import PAGES_PER_GB
from engine.language import say
from engine.scenario.files.quantities import PACK, exact_size_text
from engine.site.facts import SiteFact, SiteFacts
from engine.site.questions import Asking, Said, SiteQuestion, pages, whole, word
from engine.site.replies.paging_shown import ALIAS, HPF, POOL
from engine.state.paging import MAX_ALIAS, MAX_UNIT_ALIAS

Table = dict[str, Any]
MOST = 64  # volumes in the model


def paging(facts: SiteFacts, asking: Asking, memory: int) -> Table:
    """Return the [lpar] keys for paging devices. memory: of all guests, pages."""
    space, here = volumes_shown(facts), _here(facts)
    named = volumes_of(facts, here) if space else _named(facts, ("", here))
    if space is not None and named is not None:
        _say_even(space, facts)
        held = exact_size_text(sum(held for _, held in space.value))
        return {"paging_space": Said(held, str(space.line)), **volume_keys(named)}
    default = str(min(MOST, len(named.value))) if named else "4"
    why = say("volumes with names that suggest paging ({0})", named.line) if named else say("a round value")
    asked = SiteQuestion("paging volumes", say("How many paging volumes?"), default, why)
    count = Said(*asking.ask(asked, whole(1, MOST), say("a number from 1 to 64")))
    double = f"{-(-2 * memory // PAGES_PER_GB)}G"
    why = say("twice the storage of all guests, a common rule")
    asked = SiteQuestion("paging space", say("How much space do the paging volumes have?"), double, why)
    value, source = asking.ask(asked, pages, say("a size like 64G"))
    names = volume_keys(named) if named else {}
    return {"paging_space": Said(exact_size_text(value), source), **names, "volumes": count}


def exposures(facts: SiteFacts, asking: Asking) -> Table:
    """Return the [paging] table of a site on z/VM 6.4 or later. Published: CP uses neither feature by
    default.
    """
    units, default, why = _aliases_shown(facts)
    question = SiteQuestion(
        "paging aliases",
        say("How many HyperPAV aliases may paging use (QUERY PAV; 0 if PAGING ALIAS is off)?"),
        default,
        why,
    )
    most = _most_aliases(facts)
    aliases, source = asking.ask(question, whole(0, most), say("a number from 0 to {0}", most))
    return {
        "control_units": units,
        "channels": Said(4, "assumed: no file shows the channels of paging volumes"),
        "aliases": Said(aliases, source),
        "use_aliases": Said(aliases > 0, source),
        "transport_mode": _transport_mode(facts, asking),
    }


def _aliases_shown(facts: SiteFacts) -> tuple[Said, str, str]:
    """Return the control units, the number of aliases of each if responses show it, and the reason for that
    number.
    """
    switch = facts.fact("system", "", ALIAS)
    pools = [found for name in facts.names("paging") if (found := facts.fact("paging", name, POOL))]
    least = min((found.value for found in pools), default=0)
    units = Said(max(1, len(pools)), str(pools[0].line) if pools else "assumed: one control unit")
    if switch is not None and not switch.value:
        return units, "0", say("by {0}", switch.line)
    most = _most_aliases(facts)
    if pools and (switch is not None or not least):
        why = say("the smallest number of any pool, according to {0}", pools[0].line)
        if least > most:
            why = say("{0}; at most {1} for {2} pools are simulated", why, most, len(pools))
        return units, str(min(least, most)), why
    if switch is not None:
        why = say("according to {0}, paging uses aliases, but no response shows their number", switch.line)
        return units, "8", why
    return units, "0", say("CP uses no aliases by default")


def _most_aliases(facts: SiteFacts) -> int:
    """Return the maximum number of aliases in each pool of this site."""
    return min(MAX_UNIT_ALIAS, MAX_ALIAS // max(1, len(facts.names("paging"))))


def _transport_mode(facts: SiteFacts, asking: Asking) -> Said:
    """Return whether paging uses transport mode: as QUERY PAGING shows it, or as answered."""
    found = facts.fact("system", "", HPF)
    if found is not None:
        return Said(found.value, str(found.line))
    question = SiteQuestion(
        "paging HPF",
        say("Does paging use transport mode (PAGING HPF)?"),
        "no",
        say("CP uses command mode by default"),
        ("yes", "no"),
    )
    mode, said = asking.ask(question, word("yes", "no"), say("{0} or {1}", "yes", "no"))
    return Said(mode == "yes", said)


def volumes_shown(facts: SiteFacts) -> SiteFact | None:
    """Return the paging volumes in use, each with the pages of all its extents; None if no response shows
    any.
    """
    held: dict[str, int] = {}
    found = None
    for name in facts.names("volume"):
        extent = facts.fact("volume", name, "space")
        if extent is not None:
            volume = name.split()[0]
            held[volume], found = held.get(volume, 0) + extent.value, extent
    return replace(found, value=tuple(held.items())) if found else None


def _say_even(space: SiteFact, facts: SiteFacts) -> None:
    """Report that volumes of different sizes are simulated as if they had equal sizes."""
    sizes = [held for _, held in space.value]
    if len(set(sizes)) > 1:
        text = say(
            "the paging volumes have {0:,} to {1:,} pages; simulated volumes have {2:,} each",
            min(sizes),
            max(sizes),
            sum(sizes) // len(sizes),
        )
        facts.find(space.line, "guessed", text)


def volume_keys(named: SiteFact) -> Table:
    """Return the number of paging volumes and their serials, within the limits of a scenario."""
    serials = [name for name in named.value if re.fullmatch(PACK, name)][:MOST]
    return {
        "volumes": Said(min(MOST, len(named.value)), str(named.line)),
        "volids": Said(serials, str(named.line)),
    }


def volumes_of(facts: SiteFacts, system: str) -> SiteFact | None:
    """Return the serials of a system's paging volumes: those in use if its console was read."""
    space = volumes_shown(facts)
    if space is not None and system == _here(facts):
        return replace(space, value=tuple(dict.fromkeys(name for name, _ in space.value)))
    return _named(facts, (system,))


def _named(facts: SiteFacts, systems: tuple[str, ...]) -> SiteFact | None:
    """Return the serials of those volumes of these systems that have names like paging volumes."""
    found = facts.fact("system", "", "paging volumes")
    own = tuple(volume for system, volume in found.value if system in systems) if found else ()
    return replace(found, value=tuple(dict.fromkeys(own))) if found and own else None


def _here(facts: SiteFacts) -> str:
    """Return the system that is read, otherwise the first system with paging volumes; an empty string if
    neither exists.
    """
    named = facts.fact("system", "", "paging volumes")
    return facts.system or (named.value[0][0] if named else "")
