"""Rules that span several keys of a scenario: capacities, sizes that fit, names that exist, ordered times.

Each check raises ScenarioError with the key as users write it; load_scenario adds the file and value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.kernel.kinds import RELEASES
from engine.kernel.units import clock_text, size_text
from engine.language import say
from engine.scenario.checks.cec import check_cec
from engine.scenario.checks.links import check_links
from engine.scenario.checks.linux import check_linux
from engine.scenario.checks.pools import check_pools
from engine.scenario.checks.storage import check_storage
from engine.scenario.checks.systems import check_systems
from engine.scenario.checks.timeline import check_relocations
from engine.scenario.checks.web import check_web
from engine.scenario.files.error import ScenarioError, nearest, wrong
from engine.scenario.files.quantities import time_text
from engine.scenario.model.guest_profile import Behaviour, GuestKind, rows_of_kinds, tier_ends
from engine.scenario.model.guests import Guest, GuestGroup, members
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.scenario import Scenario
from engine.state.tables import MAX_GUEST, MAX_KIND, MAX_VCPU

BLOCK_PAGES = 64
MAX_BLOCKS = 1 << 21  # page blocks of all guests: 128 MB of tables


def check_scenario(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    for check in (
        _kinds,
        _groups,
        check_systems,
        check_cec,
        check_pools,
        check_links,
        check_relocations,
        _capacities,
        _labels,
        _parameters,
        check_storage,
        check_linux,
        check_web,
        _periods,
    ):
        check(scenario)


def _kinds(scenario: Scenario) -> None:
    rows = len(set(rows_of_kinds(scenario.kinds).values()))
    if rows > MAX_KIND:
        raise wrong(
            "kinds",
            say(
                "expected at most {0} kinds that differ in more than their Linux, not {1}; give guests "
                "with the same software the same kind",
                MAX_KIND,
                rows,
            ),
        )
    for name, kind in scenario.kinds.items():
        _kind_sizes(f"kinds.{name}", kind)
        _kind_tiers(f"kinds.{name}", kind)
        _kind_tick(f"kinds.{name}", kind, scenario)
        _kind_activities(f"kinds.{name}", kind)


def _kind_sizes(key: str, kind: GuestKind) -> None:
    if not 1 <= kind.boot_pages <= kind.agent_pages:
        raise wrong(f"{key}.boot_pages", say("expected 1 page to agent_pages ({0} pages)", kind.agent_pages))
    if kind.agent_pages > kind.load_pages:
        raise wrong(f"{key}.agent_pages", say("expected at most load_pages ({0} pages)", kind.load_pages))


def _kind_tiers(key: str, kind: GuestKind) -> None:
    for number, tier in enumerate(kind.tiers, 1):
        given = (tier.pages is not None) + (tier.share is not None)
        last = number == len(kind.tiers)
        if given != (not last):
            hint = (
                say("neither pages nor share: the last tier gets the rest")
                if last
                else say("either pages or share")
            )
            raise wrong(f"{key}.tiers.{number}", say("expected {0}", hint))


def _kind_tick(key: str, kind: GuestKind, scenario: Scenario) -> None:
    """Check that a tick ends before the next one and that the release has timer requests."""
    if kind.tick is None:
        return
    if kind.tick_burst >= kind.tick:
        hint = say("expected less than the tick ({0}): otherwise ticks would never end", time_text(kind.tick))
        raise wrong(f"{key}.tick_burst", hint)
    if not scenario.lpar.locks:
        hint = say(
            "expected one of {0}: ticks ({1}.tick) are simulated only in these", _listed(RELEASES), key
        )
        raise ScenarioError("", "lpar.release", hint, value=scenario.lpar.release)


def _kind_activities(key: str, kind: GuestKind) -> None:
    if kind.activities.boot.growth <= 0:
        hint = say("expected more than 0: a boot ends when the guest uses its boot_pages")
        raise wrong(f"{key}.activities.boot.growth", hint)
    if getattr(kind.activities, kind.idle) is None:
        raise wrong(
            f"{key}.idle",
            say("expected an activity that this kind has; there is no activities.{0}", kind.idle),
        )
    for name in type(kind.activities).model_fields:
        if behaviour := getattr(kind.activities, name):
            how = "touches" if behaviour.touches else "touched_every"
            for field in (how, "store"):
                if len(getattr(behaviour, field)) != len(kind.tiers):
                    place = f"{key}.activities.{name}.{field}"
                    raise wrong(place, say("expected {0} values, one for each tier", len(kind.tiers)))
            _touches(f"{key}.activities.{name}", behaviour, kind)
            if behaviour.reads > 0 and not kind.file_pages:
                hint = say("expected at least 1 page, because activities.{0} reads from minidisks", name)
                raise wrong(f"{key}.file_pages", hint)


def _touches(key: str, behaviour: Behaviour, kind: GuestKind) -> None:
    """Check that touches of a whole tier can be converted to touches per page: the rate is given only
    once, and the tier's size is fixed.
    """
    if behaviour.touches and behaviour.touched_every:
        raise wrong(f"{key}.touched_every", say("not allowed together with touches"))
    for tier, touches in zip(kind.tiers, behaviour.touches, strict=False):
        if touches > 0 and tier.pages is None:
            hint = say("expected 0 for {0}: touches need a tier with a fixed number of pages", tier.title)
            raise wrong(f"{key}.touches", hint)


def _groups(scenario: Scenario) -> None:
    for name, group in scenario.groups.items():
        if name == "all":
            raise wrong("guests.all", say('expected another name: "all" means every group in settings'))
        if group.kind not in scenario.kinds:
            near = nearest(group.kind, scenario.kinds)
            raise wrong(
                f"guests.{name}.kind", say("expected one of the kinds {0}", _listed(scenario.kinds)), near
            )
        if group.timer_patch and scenario.kinds[group.kind].tick is None:
            hint = say("expected false: kind {0} has no tick that the patch could remove", group.kind)
            raise wrong(f"guests.{name}.timer_patch", hint)
        if (group.limit == "none") != (group.limit_share is None):
            hint = (
                say("a maximum share in percent")
                if group.limit_share is None
                else say("none without a limit")
            )
            raise wrong(f"guests.{name}.limit_share", say("expected {0}", hint))
        _memory(f"guests.{name}", group, scenario.kinds[group.kind], scenario.lpar.granule)
        devices = 1 if group.swap is None else len(group.swap)
        if group.resume is not None and group.resume > devices:
            hint = say("expected 0 to {0}, the number of swap devices of the group", devices)
            raise wrong(f"guests.{name}.resume", hint)


def _memory(key: str, group: GuestGroup, kind: GuestKind, granule: int) -> None:
    if group.memory < kind.agent_pages or group.memory < kind.pages_under_load(group.memory):
        least = say(
            "{0} pages ({1}), load_pages of kind {2}", kind.load_pages, size_text(kind.load_pages), group.kind
        )
        raise wrong(f"{key}.memory", say("expected at least {0}", least))
    if group.memory < BLOCK_PAGES * granule * len(kind.tiers):
        raise wrong(
            f"{key}.memory", say("expected at least {0} granules of memory", BLOCK_PAGES * len(kind.tiers))
        )
    for number, first in enumerate(group.idle_set or (None,), 1):
        ends = (0, *tier_ends(kind, group.memory, first))
        if any(end <= start for start, end in zip(ends, ends[1:], strict=False)):
            place = f"{key}.memory" if first is None else f"{key}.idle_set.{number}"
            raise wrong(place, say("expected sizes that leave memory for each tier of kind {0}", group.kind))


def _capacities(scenario: Scenario) -> None:
    """Check that guests and virtual CPUs fit into the machine's tables; if not, name the largest group."""
    counts = {name: members(scenario.groups, name) for name in scenario.groups}
    vcpus = {name: counts[name] * group.processors for name, group in scenario.groups.items()}
    copies = max(1, len(scenario.systems)) if scenario.lpar.granule == 1 else 1  # build.py
    blocks = {
        name: copies * counts[name] * _blocks(scenario, group) for name, group in scenario.groups.items()
    }
    if not any(counts.values()):
        raise wrong("guests", say("expected at least one guest"))
    for what, of_group, most in (
        ("guests", counts, MAX_GUEST),
        (say("virtual CPUs"), vcpus, MAX_VCPU),
        (say("blocks of 64 granules (raise lpar.granule)"), blocks, MAX_BLOCKS),
    ):
        if (total := sum(of_group.values())) > most:
            largest = max(of_group, key=lambda name: of_group[name])
            raise wrong(
                _culprit(scenario, largest),
                say("expected at most {0} {1} in total, not {2}", most, what, total),
            )


def _blocks(scenario: Scenario, group: GuestGroup) -> int:
    return -(-group.memory // (BLOCK_PAGES * scenario.lpar.granule))


def _culprit(scenario: Scenario, name: str) -> str:
    return f"guests.{name}.{'userids' if scenario.groups[name].count is None else 'count'}"


def _labels(scenario: Scenario) -> None:
    seen: dict[str, str] = {}
    for guest in scenario.guests:
        if guest.label in seen:
            hint = say(
                "expected another label: {0} is also a guest of group {1}", guest.label, seen[guest.label]
            )
            raise wrong(f"guests.{guest.group}.label", hint)
        seen[guest.label] = guest.group
    _userids(scenario)


def _userids(scenario: Scenario) -> None:
    """Check that no label or group name is the user ID of a different guest."""
    known = {guest.userid.lower(): guest for guest in scenario.guests}
    for guest in scenario.guests:
        if known.get(guest.label.lower(), guest) is not guest:
            raise _no_label(guest.group, guest.label, known)
    for name, group in scenario.groups.items():
        label, other = group.label or "", known.get(name.lower())
        if members(scenario.groups, name) > 1 and label.lower() in known:
            raise _no_label(name, label, known)
        if other is not None and other.group != name:
            hint = say("expected another name: {0} is the user ID of a guest of group {1}", name, other.group)
            raise wrong(f"guests.{name}", hint)


def _no_label(group: str, label: str, known: Mapping[str, Guest]) -> ScenarioError:
    hint = say(
        "expected another label: {0} is the user ID of a guest of group {1}; without a label, each guest is "
        "shown by its user ID",
        label,
        known[label.lower()].group,
    )
    return wrong(f"guests.{group}.label", hint)


def _parameters(scenario: Scenario) -> None:
    given = scenario.parameters
    _thresholds(given, scenario.lpar.granule, "low", "high")
    _thresholds(given, scenario.lpar.granule, "low_2g", "high_2g")
    for name in ("storbuf", "ldubuf", "dspbuf"):
        if list(getattr(given, name)) != sorted(getattr(given, name), reverse=True):
            raise wrong(
                f"parameters.{name}", say("expected values that do not increase from class 1 to class 3")
            )
    if list(given.elapsed_slice) != sorted(given.elapsed_slice):
        raise wrong(
            "parameters.elapsed_slice", say("expected times that do not decrease from class 1 to class 3")
        )


def _thresholds(given: Parameters, granule: int, low: str, high: str) -> None:
    least, most = getattr(given, low), getattr(given, high)
    if least >= most:
        raise ScenarioError(
            "",
            f"parameters.{high}",
            say("expected more than parameters.{0} ({1} frames)", low, least),
            value=most,
        )
    if least < granule:
        hint = say("expected at least lpar.granule ({0} pages)", granule)
        raise ScenarioError("", f"parameters.{low}", hint, value=least)


def _periods(scenario: Scenario) -> None:
    names = [(f"marks.{n}.id", mark.id) for n, mark in enumerate(scenario.marks, 1)]
    _unique([(f"phases.{n}.id", phase.id) for n, phase in enumerate(scenario.phases, 1)] + names)
    before = 0
    for number, phase in enumerate(scenario.phases, 1):
        if phase.start < before:
            raise wrong(
                f"phases.{number}.from", say("expected a time at or after the end of the previous phase")
            )
        if phase.end <= phase.start:
            raise wrong(f"phases.{number}.to", say("expected a time after the start (from) of the phase"))
        before = phase.end
    ends = [(f"phases.{n}.to", phase.end) for n, phase in enumerate(scenario.phases, 1)]
    for key, at in ends + [(f"marks.{n}.at", mark.at) for n, mark in enumerate(scenario.marks, 1)]:
        if at > scenario.until:
            raise wrong("until", say("expected {0} or later, because of {1}", clock_text(at), key))


def _unique(names: Iterable[tuple[str, str]]) -> None:
    seen: Counter[str] = Counter()
    for key, name in names:
        seen[name] += 1
        if seen[name] > 1:
            raise wrong(key, say("expected a name that no other phase or mark has"))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)[:20])
