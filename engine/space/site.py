"""The paging space of a real site: its machine, the virtual disks of its user directory, and the
assumptions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from engine.language import say
from engine.reading_notes import ReadingNote
from engine.site.directory.devices import VIRTUAL
from engine.site.facts import SiteError, SiteFacts
from engine.site.machine import SiteMachine, machine, site_notes
from engine.site.reading import open_files, read_site
from engine.space.plan import SpaceExtras

_NAMED = 3  # lines
_SPACE = "paging_space"


class SiteSpace(NamedTuple):
    """A site's machine as it is and with more guests, what its files add to the space of each, and what was
    assumed or left out of the files.
    """

    now: SiteMachine
    more: SiteMachine
    own: SpaceExtras  # of `now`
    others: SpaceExtras  # of `more`
    notes: tuple[ReadingNote, ...]


def site_space(
    files: Sequence[Path], answers: Mapping[str, str], userids: Sequence[str], extras: SpaceExtras
) -> SiteSpace:
    """Return a site's machine as it is and with more guests logged on, each with the additions from its
    directory.

    userids: of the user directory. Raises SiteError.
    """
    read = read_site(open_files(files), answers)
    made = machine(read, answers)
    own = of_site(extras, read.facts, made)
    if not userids:
        return SiteSpace(made, made, own, own, site_notes([read], [made]))
    names = [guest.userid for guest in made.scenario.guests]
    if on := next((name for name in userids if name.upper() in names), ""):
        raise SiteError(say("{0} is already logged on; for more such guests, specify its group", on[:60]))
    wanted = dict(answers) | {"guests": " ".join([*names, *(name.upper() for name in userids)])}
    again = read_site(open_files(files), wanted)
    more = machine(again, wanted)
    notes = site_notes([read, again], [made, more])
    return SiteSpace(made, more, own, of_site(extras, again.facts, more), notes)


def of_site(extras: SpaceExtras, facts: SiteFacts, made: SiteMachine) -> SpaceExtras:
    """Return the extras with the virtual disks of the guests, unless they are specified, and with the
    assumptions.
    """
    extras = replace(extras, assumed_space=any(key.endswith(_SPACE) for key in made.assumed))
    found = [(guest, facts.fact("guest", guest.userid, VIRTUAL)) for guest in made.scenario.guests]
    of_groups = {guest.group: fact for guest, fact in found if fact is not None}
    if extras.virtual_disks is not None or not of_groups:
        return extras
    disks = {name: sum(pages for _, pages in fact.value) for name, fact in of_groups.items()}
    lines = ", ".join(str(fact.line) for fact in list(of_groups.values())[:_NAMED])
    more = len(disks) - _NAMED
    shown = say("{0} and {1} more", lines, more) if more > 0 else lines
    return replace(extras, virtual_disks=sum(disks.values()), shown=shown, disks=disks)
