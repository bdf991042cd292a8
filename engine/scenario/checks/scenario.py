"""Rules that span keys of a scenario: capacities, sizes that fit, names that exist, ordered times.

Each check raises ScenarioError with the key as people write it; load_scenario adds file and value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.kernel.kinds import RELEASES
from engine.kernel.units import clock_text, size_text
from engine.scenario.checks.links import check_links
from engine.scenario.checks.linux import check_linux
from engine.scenario.checks.storage import check_storage
from engine.scenario.checks.systems import check_systems
from engine.scenario.checks.timeline import check_relocations
from engine.scenario.checks.web import check_web
from engine.scenario.files.error import ScenarioError, nearest, wrong
from engine.scenario.files.quantities import time_text
from engine.scenario.model.guest_profile import Behaviour, Kind, rows_of_kinds, tier_ends
from engine.scenario.model.guests import Group, members
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.scenario import Scenario
from engine.state.tables import MAX_GUEST, MAX_KIND, MAX_VCPU

BLOCK_PAGES = 64
MAX_BLOCKS = 1 << 21  # page blocks of all guests: 128 MB of tables


def check_scenario(scenario: Scenario) -> None:
    """Raise ScenarioError for the first thing that cannot be."""
    for check in (
        _kinds,
        _groups,
        check_systems,
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
            f"expected at most {MAX_KIND} that differ in more than their Linux, not {rows}; "
            "give guests with the same software the same kind",
        )
    for name, kind in scenario.kinds.items():
        _kind_sizes(f"kinds.{name}", kind)
        _kind_tiers(f"kinds.{name}", kind)
        _kind_tick(f"kinds.{name}", kind, scenario)
        _kind_activities(f"kinds.{name}", kind)


def _kind_sizes(key: str, kind: Kind) -> None:
    if not 1 <= kind.boot_pages <= kind.agent_pages:
        raise wrong(f"{key}.boot_pages", f"expected 1 page to agent_pages ({kind.agent_pages} pages)")
    if kind.agent_pages > kind.load_pages:
        raise wrong(f"{key}.agent_pages", f"expected at most load_pages ({kind.load_pages} pages)")


def _kind_tiers(key: str, kind: Kind) -> None:
    for number, tier in enumerate(kind.tiers, 1):
        given = (tier.pages is not None) + (tier.share is not None)
        last = number == len(kind.tiers)
        if given != (not last):
            hint = (
                "neither pages nor share: the last tier takes the rest" if last else "either pages or share"
            )
            raise wrong(f"{key}.tiers.{number}", f"expected {hint}")


def _kind_tick(key: str, kind: Kind, scenario: Scenario) -> None:
    """Check that a tick ends before the next one and that the release has timer requests."""
    if kind.tick is None:
        return
    if kind.tick_burst >= kind.tick:
        hint = f"expected less than the tick ({time_text(kind.tick)}), or ticks would never end"
        raise wrong(f"{key}.tick_burst", hint)
    if not scenario.lpar.locks:
        hint = f"expected one of {_listed(RELEASES)}: ticks ({key}.tick) are simulated only in these"
        raise ScenarioError("", "lpar.release", hint, value=scenario.lpar.release)


def _kind_activities(key: str, kind: Kind) -> None:
    if kind.activities.boot.growth <= 0:
        hint = "expected more than 0: a boot ends when the guest uses its boot_pages"
        raise wrong(f"{key}.activities.boot.growth", hint)
    if getattr(kind.activities, kind.idle) is None:
        raise wrong(
            f"{key}.idle", f"expected an activity that this kind has; there is no activities.{kind.idle}"
        )
    for name in type(kind.activities).model_fields:
        if behaviour := getattr(kind.activities, name):
            how = "touches" if behaviour.touches else "touched_every"
            for field in (how, "store"):
                if len(getattr(behaviour, field)) != len(kind.tiers):
                    place = f"{key}.activities.{name}.{field}"
                    raise wrong(place, f"expected {len(kind.tiers)} values, one for each tier")
            _touches(f"{key}.activities.{name}", behaviour, kind)
            if behaviour.reads > 0 and not kind.file_pages:
                hint = f"expected 1 page or more, since activities.{name} reads from minidisks"
                raise wrong(f"{key}.file_pages", hint)


def _touches(key: str, behaviour: Behaviour, kind: Kind) -> None:
    """Check that touches of a whole tier can become touches of a page: its size is known, given once."""
    if behaviour.touches and behaviour.touched_every:
        raise wrong(f"{key}.touched_every", "not allowed together with touches")
    for tier, touches in zip(kind.tiers, behaviour.touches, strict=False):
        if touches > 0 and tier.pages is None:
            hint = f"expected 0 for {tier.title}: touches need a tier with a fixed number of pages"
            raise wrong(f"{key}.touches", hint)


def _groups(scenario: Scenario) -> None:
    for name, group in scenario.groups.items():
        if name == "all":
            raise wrong("guests.all", 'expected another name: "all" means every group in settings')
        if group.kind not in scenario.kinds:
            near = nearest(group.kind, scenario.kinds)
            raise wrong(f"guests.{name}.kind", f"expected one of the kinds {_listed(scenario.kinds)}", near)
        if group.timer_patch and scenario.kinds[group.kind].tick is None:
            hint = f"expected false: kind {group.kind} has no tick that the patch could take away"
            raise wrong(f"guests.{name}.timer_patch", hint)
        if (group.limit == "none") != (group.limit_share is None):
            hint = "a maximum share in percent" if group.limit_share is None else "none without a limit"
            raise wrong(f"guests.{name}.limit_share", f"expected {hint}")
        _memory(f"guests.{name}", group, scenario.kinds[group.kind], scenario.lpar.granule)
        devices = 1 if group.swap is None else len(group.swap)
        if group.resume is not None and group.resume > devices:
            hint = f"expected 0 to {devices}, the number of swap devices of the group"
            raise wrong(f"guests.{name}.resume", hint)


def _memory(key: str, group: Group, kind: Kind, granule: int) -> None:
    if group.memory < kind.agent_pages or group.memory < kind.pages_under_load(group.memory):
        least = f"{kind.load_pages} pages ({size_text(kind.load_pages)}), load_pages of kind {group.kind}"
        raise wrong(f"{key}.memory", f"expected at least {least}")
    if group.memory < BLOCK_PAGES * granule * len(kind.tiers):
        raise wrong(f"{key}.memory", f"expected at least {BLOCK_PAGES * len(kind.tiers)} granules of memory")
    for number, first in enumerate(group.idle_set or (None,), 1):
        ends = (0, *tier_ends(kind, group.memory, first))
        if any(end <= start for start, end in zip(ends, ends[1:], strict=False)):
            place = f"{key}.memory" if first is None else f"{key}.idle_set.{number}"
            raise wrong(place, f"expected sizes that leave some memory to each tier of kind {group.kind}")


def _capacities(scenario: Scenario) -> None:
    """Check that guests and virtual CPUs fit into the machine's tables; name the largest group if not."""
    counts = {name: members(scenario.groups, name) for name in scenario.groups}
    vcpus = {name: counts[name] * group.processors for name, group in scenario.groups.items()}
    copies = max(1, len(scenario.systems)) if scenario.lpar.granule == 1 else 1  # build.py
    blocks = {
        name: copies * counts[name] * _blocks(scenario, group) for name, group in scenario.groups.items()
    }
    if not any(counts.values()):
        raise wrong("guests", "expected at least one guest")
    for what, of_group, most in (
        ("guests", counts, MAX_GUEST),
        ("virtual CPUs", vcpus, MAX_VCPU),
        ("blocks of 64 granules (raise lpar.granule)", blocks, MAX_BLOCKS),
    ):
        if (total := sum(of_group.values())) > most:
            largest = max(of_group, key=lambda name: of_group[name])
            raise wrong(_culprit(scenario, largest), f"expected at most {most} {what} in all, not {total}")


def _blocks(scenario: Scenario, group: Group) -> int:
    return -(-group.memory // (BLOCK_PAGES * scenario.lpar.granule))


def _culprit(scenario: Scenario, name: str) -> str:
    return f"guests.{name}.{'userids' if scenario.groups[name].count is None else 'count'}"


def _labels(scenario: Scenario) -> None:
    seen: dict[str, str] = {}
    for guest in scenario.guests:
        if guest.label in seen:
            hint = f"expected another label: {guest.label} is also a guest of group {seen[guest.label]}"
            raise wrong(f"guests.{guest.group}.label", hint)
        seen[guest.label] = guest.group


def _parameters(scenario: Scenario) -> None:
    given = scenario.parameters
    _thresholds(given, scenario.lpar.granule, "low", "high")
    _thresholds(given, scenario.lpar.granule, "low_2g", "high_2g")
    for name in ("storbuf", "ldubuf", "dspbuf"):
        if list(getattr(given, name)) != sorted(getattr(given, name), reverse=True):
            raise wrong(f"parameters.{name}", "expected values that do not increase from class 1 to class 3")
    if list(given.elapsed_slice) != sorted(given.elapsed_slice):
        raise wrong("parameters.elapsed_slice", "expected times that do not decrease from class 1 to class 3")


def _thresholds(given: Parameters, granule: int, low: str, high: str) -> None:
    least, most = getattr(given, low), getattr(given, high)
    if least >= most:
        raise ScenarioError(
            "", f"parameters.{high}", f"expected more than parameters.{low} ({least} frames)", value=most
        )
    if least < granule:
        hint = f"expected at least lpar.granule ({granule} pages)"
        raise ScenarioError("", f"parameters.{low}", hint, value=least)


def _periods(scenario: Scenario) -> None:
    names = [(f"marks.{n}.id", mark.id) for n, mark in enumerate(scenario.marks, 1)]
    _unique([(f"phases.{n}.id", phase.id) for n, phase in enumerate(scenario.phases, 1)] + names)
    before = 0
    for number, phase in enumerate(scenario.phases, 1):
        if phase.start < before:
            raise wrong(f"phases.{number}.from", "expected a time at or after the end of the previous phase")
        if phase.end <= phase.start:
            raise wrong(f"phases.{number}.to", "expected a time after the start (from) of the phase")
        before = phase.end
    ends = [(f"phases.{n}.to", phase.end) for n, phase in enumerate(scenario.phases, 1)]
    for key, at in ends + [(f"marks.{n}.at", mark.at) for n, mark in enumerate(scenario.marks, 1)]:
        if at > scenario.until:
            raise wrong("until", f"expected {clock_text(at)} or later, because of {key}")


def _unique(names: Iterable[tuple[str, str]]) -> None:
    seen: Counter[str] = Counter()
    for key, name in names:
        seen[name] += 1
        if seen[name] > 1:
            raise wrong(key, "expected a name that no other phase or mark has")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)[:20])
