"""The paging space of a real site: its machine, with the virtual disks of its user directory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from engine.language import say
from engine.scenario.scenario import Scenario
from engine.site.directory.devices import VIRTUAL
from engine.site.facts import SiteFacts
from engine.site.machine import SiteMachine, machine
from engine.site.reading import open_files, read_site
from engine.space.plan import SpaceExtras

_NAMED = 3  # lines


def site_space(
    files: Sequence[Path], answers: Mapping[str, str], userids: Sequence[str], extras: SpaceExtras
) -> tuple[SiteMachine, SiteMachine, SpaceExtras, SpaceExtras]:
    """Return a site's machine as it is and with more guests logged on, each with what its directory adds.

    userids: of the user directory. Raises SiteError.
    """
    read = read_site(open_files(files), answers)
    made = machine(read, answers)
    own = with_disks(extras, read.facts, made.scenario)
    if not userids:
        return made, made, own, own
    names = [guest.userid for guest in made.scenario.guests]
    wanted = dict(answers) | {"guests": " ".join([*names, *(name.upper() for name in userids)])}
    again = read_site(open_files(files), wanted)
    more = machine(again, wanted)
    return made, more, own, with_disks(extras, again.facts, more.scenario)


def with_disks(extras: SpaceExtras, facts: SiteFacts, scenario: Scenario) -> SpaceExtras:
    """Return the extras with the virtual disks of the guests, unless they are given."""
    found = [facts.fact("guest", guest.userid, VIRTUAL) for guest in scenario.guests]
    disks = [fact for fact in found if fact is not None]
    if extras.virtual_disks is not None or not disks:
        return extras
    total = sum(pages for fact in disks for _, pages in fact.value)
    lines = ", ".join(str(fact.line) for fact in disks[:_NAMED])
    shown = lines if len(disks) <= _NAMED else say("{0} and {1} more", lines, len(disks) - _NAMED)
    return replace(extras, virtual_disks=total, shown=shown)
