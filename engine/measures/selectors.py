"""Name resolution: names of measures, guests, systems, processors, loads and packs -> their numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.language import one_line, say
from engine.measures import measures
from engine.measures.measure import Measure
from engine.scenario.derived.cec import lpars
from engine.scenario.derived.connections import channel_names, connection_names, link_names
from engine.scenario.derived.linux import load_groups
from engine.scenario.derived.systems import processor_count, systems
from engine.scenario.files.error import nearest, shown
from engine.scenario.scenario import Guest, Scenario

EVERYONE = "all"
EXAMPLES = 3  # names in a message
MASTER = 0  # the number of the master processor
_WIRING = {"channel": channel_names, "connection": connection_names, "link": link_names}
_PARTS = (*_WIRING, "member", "pack", "lpar", "pool")
PROCESSORS = ("master", "others", EVERYONE)  # besides their numbers


class UnknownName(ValueError):
    """An unknown name; the text is for people. `nearest`: the most similar valid name."""

    def __init__(self, name: str, expected: str, near: str = "") -> None:
        self.name, self.expected, self.nearest = name, expected, near
        hint = say("; the nearest valid name is {0}", near) if near else ""
        super().__init__(one_line(f"{shown(name)}: {expected}{hint}"))


def _unknown(text: str, expected: str, names: Iterable[str], some: Sequence[str] = ()) -> UnknownName:
    """Return the error for a name that is not among `names`; it contains `some` if no name is similar."""
    near = nearest(text.lower(), names)
    some = some or [name for name in names if name != EVERYONE]
    like = f", like {', '.join(some[:EXAMPLES])}" if some and not near else ""
    return UnknownName(text, expected + like, near)


def find_measure(text: str) -> Measure:
    """Return the measure with this id. Raises UnknownName."""
    found = measures().get(text)
    if found is None:
        leaves = {key.rpartition(".")[2]: key for key in measures()}
        near = nearest(text, measures()) or leaves.get(nearest(text, leaves), "")
        raise UnknownName(text, say("no such measure; `lparlab measures` lists them"), near)
    return found


def members_of(scenario: Scenario, measure: Measure, text: str | None) -> list[int]:
    """Return the guests, processors or groups of users that the value covers; None = all.

    Raises UnknownName.
    """
    if measure.of == "system":
        if text is not None:
            raise UnknownName(text, say("{0} applies to the whole system and cannot have a name", measure.id))
        return [0]
    if text is None:
        return _everyone(scenario, measure.of)
    if measure.of == "guest":
        return guests_of(scenario, text)
    if measure.of == "load":
        return loads_of(scenario, text)
    if measure.of in _PARTS:
        return parts_of(scenario, measure.of, text)
    return processors_of(scenario, text)


def _everyone(scenario: Scenario, what: str) -> list[int]:
    """Return all guests, loads, processors or parts, even if one of them is named "all"."""
    if what in _PARTS:
        return sorted({number for some in _named_parts(scenario, what).values() for number in some})
    if what == "guest":
        return list(range(len(scenario.guests)))
    return list(range(len(load_groups(scenario)) if what == "load" else processor_count(scenario)))


def parts_of(scenario: Scenario, what: str, text: str) -> list[int]:
    """Return the channels, connections, links, members, packs, LPARs or pools (`what`) with this name.

    Raises UnknownName.
    """
    names = part_names(scenario, what)
    found = names.get(" ".join(text.lower().split()))
    if found is None:
        raise _unknown(text, say("expected a {0} of {1}", what, scenario.id), names)
    return list(found)


def part_names(scenario: Scenario, what: str) -> dict[str, tuple[int, ...]]:
    """Return all names of channels, connections, links, members or packs, in lower case, and "all". Members
    are systems; a pack's numbers are those of its exposures: "lnx026" covers all of them, "lnx026
    system02" only one.
    """
    return {EVERYONE: tuple(_everyone(scenario, what))} | _named_parts(scenario, what)


def _named_parts(scenario: Scenario, what: str) -> dict[str, tuple[int, ...]]:
    own = {"member": _system_names, "pack": _pack_names, "lpar": _lpar_names, "pool": _pool_names} | _WIRING
    return own[what](scenario)


def _system_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    return {system.name.lower(): (system.index,) for system in systems(scenario)}


def _lpar_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    return {name.lower(): (row,) for row, name in enumerate(lpars(scenario))}


def _pool_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    return {name.lower(): (row,) for row, name in enumerate(scenario.pools)}


def _pack_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    count, all_systems = len(scenario.packs), systems(scenario)
    names: dict[str, tuple[int, ...]] = {}
    for place, name in enumerate(scenario.packs):
        own = {
            f"{name} {all_system.name}".lower(): (all_system.index * count + place,)
            for all_system in all_systems
        }
        names |= {name.lower(): tuple(number for some in own.values() for number in some)} | own
    return names


def loads_of(scenario: Scenario, text: str) -> list[int]:
    """Return the user groups with this name, title or first guest, or all groups for "all".

    Raises UnknownName.
    """
    names = load_names(scenario)
    found = names.get(" ".join(text.lower().split()))
    if found is None:
        raise _unknown(text, say("expected a load of {0}", scenario.id), names)
    return list(found)


def load_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    """Return all names of user groups, in lower case, with their numbers."""
    groups = load_groups(scenario)
    firsts = ((group, scenario.guests[group.guest]) for group in groups)
    return _names(
        tuple((group.index, guest.userid, (group.name, group.title, guest.label)) for group, guest in firsts)
    )


def guests_of(scenario: Scenario, text: str) -> list[int]:
    """Return the guests with this user ID, label, group or role, or all guests for "all". Raises UnknownName.

    A group's label ("SOIW") means all of its members.
    """
    names = guest_names(scenario)
    found = names.get(" ".join(text.lower().split()))
    if found is None:
        expected = say("expected a user ID, label, group or role of {0}", scenario.id)
        raise _unknown(text, expected, names, [guest.userid for guest in scenario.guests])
    return list(found)


def guest_names(scenario: Scenario) -> dict[str, tuple[int, ...]]:
    """Return all guest names, in lower case, with their numbers; a user ID means that guest alone."""
    return _names(
        tuple((guest.index, guest.userid, _other_names(scenario, guest)) for guest in scenario.guests)
    )


def _other_names(scenario: Scenario, guest: Guest) -> tuple[str, ...]:
    label = scenario.groups[guest.group].label
    own = (guest.label, guest.label.rstrip("0123456789") or guest.label, label) if label else ()
    return (*own, guest.group, guest.role)


@lru_cache(maxsize=16)
def _names(given: tuple[tuple[int, str, tuple[str, ...]], ...]) -> dict[str, tuple[int, ...]]:
    """Return numbers by name, in lower case, and for "all"; a user ID takes precedence over anything else
    with that name.

    given: number, user ID and other names of each.
    """
    names, users = defaultdict[str, list[int]](list), defaultdict[str, list[int]](list)
    for index, userid, others in given:
        users[userid.lower()].append(index)
        for name in dict.fromkeys(text.lower() for text in (*others, userid)):
            names[name].append(index)
    everyone = {EVERYONE: [index for index, *_ in given]}
    return {name: tuple(numbers) for name, numbers in (names | everyone | users).items()}


def processors_of(scenario: Scenario, text: str) -> list[int]:
    """Return the processors with this name. Raises UnknownName.

    A name is a number ("3", "processor 3"), master, others (all but the master) or all.
    """
    everyone = range(processor_count(scenario))
    name = " ".join(text.lower().split()).removeprefix("processor ")
    if name in PROCESSORS:
        return [number for number in everyone if _is_meant(number, name)]
    if not (name.isascii() and name.isdigit() and len(name) < 4 and int(name) in everyone):
        expected = say("expected the number of a processor, 0 to {0}, master or others", len(everyone) - 1)
        raise UnknownName(text, expected, nearest(name, PROCESSORS))
    return [int(name)]


def _is_meant(number: int, name: str) -> bool:
    return name == EVERYONE or (number == MASTER) == (name == "master")
