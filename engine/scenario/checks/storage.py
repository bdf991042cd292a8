"""Rules for the storage of each system: it must have room for everything with which the scenario starts."""

from __future__ import annotations

from engine.kernel.units import PAGES_PER_GB, size_text
from engine.language import say
from engine.scenario.checks.paging import check_paging
from engine.scenario.derived.systems import SystemOf, home, systems
from engine.scenario.files.error import ScenarioError
from engine.scenario.model.central_storage import fair_share, frames_of
from engine.scenario.model.scenario import LparSettings, Scenario

MAX_STORAGE = 256 * PAGES_PER_GB  # of a z/VM system. "Workload and Resource Distribution", table 1
TERABYTE = 1024 * PAGES_PER_GB  # from 6.3 on. z/VM 6.3 performance report
MAX_PROCESSORS = 32  # the same


def check_storage(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    _given(scenario)
    check_paging(scenario)
    for system in systems(scenario):
        _limits(scenario, system)
        _volumes(scenario, system)
        _frames(scenario, system)
        _up(scenario, system)


def _given(scenario: Scenario) -> None:
    """Check that either frames or central storage is given; central storage determines the number of
    frames.
    """
    lpar = scenario.lpar
    if lpar.storage is None and lpar.frames == 0:
        raise ScenarioError("", "lpar.frames", say("expected a size, or lpar.storage (central storage)"))
    if lpar.storage is not None and lpar.frames != frames_of(lpar.storage, lpar.unused_below_2g > 0):
        hint = say("not allowed together with lpar.storage, which determines it; set only one of these")
        raise ScenarioError("", "lpar.frames", hint, value=f"{lpar.frames}p")
    for name, system in scenario.systems.items():
        if system.storage is not None and system.frames is not None:
            hint = say("not allowed together with systems.{0}.storage, which determines it", name)
            raise ScenarioError("", f"systems.{name}.frames", hint, value=f"{system.frames}p")


def _limits(scenario: Scenario, system: SystemOf) -> None:
    """Check the limits of z/VM where storage and processors are given as on a real system."""
    lpar = system.lpar
    storage = TERABYTE if lpar.has("terabyte") else MAX_STORAGE
    for key, given, most, hint in (
        (
            "storage",
            lpar.storage or 0,
            storage,
            say("{0}, the maximum that z/VM supports", f"{storage // PAGES_PER_GB}G"),
        ),
        (
            "processors",
            lpar.processors if lpar.processor else 0,
            MAX_PROCESSORS,
            say("32, the maximum that z/VM supports"),
        ),
    ):
        if given > most:
            value = f"{given}p" if key == "storage" else given
            raise ScenarioError(
                "", _place(scenario, system, key), say("expected at most {0}", hint), value=value
            )


def _volumes(scenario: Scenario, system: SystemOf) -> None:
    volids = system.lpar.volids
    for place, name in enumerate(volids):
        if name in volids[:place]:
            key = f"{_place(scenario, system, 'volids')}.{place + 1}"
            raise ScenarioError("", key, say("expected a serial that no other volume has"), value=name)


def _place(scenario: Scenario, system: SystemOf, key: str) -> str:
    """Return the key that applies to a system: the key in its own table, or the key in [lpar]."""
    own = scenario.systems.get(system.name)
    where = f"systems.{system.name}" if own and getattr(own, key, None) is not None else "lpar"
    return f"{where}.{key}"


def _frames(scenario: Scenario, system: SystemOf) -> None:
    lpar, given = system.lpar, scenario.parameters
    low = lpar.frames_below_2g
    if low > lpar.frames:
        hint = say("expected at most {0} ({1} frames)", _place(scenario, system, "frames"), lpar.frames)
        raise ScenarioError("", _place(scenario, system, "below_2g"), hint, value=lpar.below_2g)
    lists = given.high_2g * (low > 0) + given.high * (low < lpar.frames)
    least = lists + len(scenario.guests) * given.locked * lpar.granule
    if lpar.frames <= least:
        key = _place(scenario, system, "frames" if lpar.storage is None else "storage")
        hint = say(
            "expected more than {0} frames: the high thresholds and the locked pages of all guests", least
        )
        raise ScenarioError("", key, hint)
    if lpar.mdc_min > lpar.mdc:
        hint = say("expected at most lpar.mdc ({0} pages)", lpar.mdc)
        raise ScenarioError("", "lpar.mdc_min", hint, value=lpar.mdc_min)


def _up(scenario: Scenario, system: SystemOf) -> None:
    """Check that the paging volumes have room for all pages that the guests that are up at time 0 cannot keep
    elsewhere.
    """
    lpar = system.lpar
    here = [guest for guest in scenario.guests if guest.up and home(scenario, guest) == system.index]
    up = [guest for guest in here if scenario.kinds[guest.kind].linux is None]
    if not up:
        return
    least = _nowhere_else(
        scenario, lpar, [scenario.kinds[guest.kind].pages_under_load(guest.size) for guest in up]
    )
    if lpar.paging_space < least:
        hint = say(
            "expected at least {0} pages ({1}): the {2} active guests cannot keep these pages in frames "
            "or in the filled part of expanded storage",
            least,
            size_text(least),
            len(up),
        )
        key = _place(scenario, system, "paging_space")
        raise ScenarioError("", key, hint, value=f"{lpar.paging_space}p")


def _nowhere_else(scenario: Scenario, lpar: LparSettings, used: list[int]) -> int:
    given = scenario.parameters
    spare = (given.low + given.high + given.low_2g + given.high_2g) // 2
    frames, xstor = max(0, lpar.frames - spare), int(lpar.xstor * lpar.filled_xstor)
    if lpar.filled == "by use":
        return max(0, sum(used) - frames - xstor)
    room = fair_share(frames, used) + xstor // len(used)
    return sum(max(0, number - room) for number in used)
