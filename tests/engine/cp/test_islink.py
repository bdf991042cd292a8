"""ISFC links, FCTC devices and channel paths by command: what they change; a refusal changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.cp.reply import UNNUMBERED
from engine.sim import Simulation
from tests.engine.cp.test_commands import done
from tests.engine.cp.two_systems import machine

NAMES = ["D000", "D001", "D010", "D011"]


def _rows(sim: Simulation, name: str) -> list[Any]:
    h = sim.state.tables[0]
    return [h["connection"][k][name].tolist() for k in range(int(h["n_connection"]))]


def _up(sim: Simulation) -> bool:
    return any(_rows(sim, "usable"))


def test_deactivate_and_activate() -> None:
    sim = machine()
    assert _rows(sim, "active") == [1, 1, 1, 1]
    assert done(sim, "deactive islink d000 d011")[:2] == ("Link D000 deactivated.", "Link D011 deactivated.")
    assert _rows(sim, "active") == [0, 1, 1, 0]
    assert _rows(sim, "usable") == [0, 1, 2, 0] or _rows(sim, "usable") == [0, 2, 1, 0]
    lines = done(sim, "activate islink d011 node vmsys02")
    assert lines == (
        "Link D011 activated.",
        "HCP2706I Link D011 activated by user MAINT",
        "HCP2702I Link D011 came up",
    )
    assert _rows(sim, "active") == [0, 1, 1, 1]


def state(sim: Simulation) -> str:
    """Of VMSYS02, as VMSYS01 sees it."""
    return done(sim, "q ssi")[6].split()[2]


def test_the_link_goes_down_with_its_last_device() -> None:
    sim = machine()
    assert "The logical link to VMSYS02 is down" in done(sim, "deactivate islink d000 d001 d010 d011")
    assert not _up(sim)
    assert state(sim) == "Suspended"
    assert "HCP2704I Node VMSYS02 added to collection" in done(sim, "act islink d010")
    assert _up(sim)
    sim.run(sim.now + sim.scenario.parameters.join_step)
    assert state(sim) == "Joined"


def test_the_other_end_of_the_same_connection() -> None:
    sim = machine()
    done(sim, "at vmsys02 cmd deactive islink d000")
    assert _rows(sim, "active") == [0, 1, 1, 1]
    assert "Node  VMSYS01" in done(sim, "at vmsys02 cmd query islink")


def test_vary_devices() -> None:
    sim = machine()
    done(sim, "vary off d000-d001 d010")
    assert _rows(sim, "online") == [[0, 1], [0, 1], [0, 1], [1, 1]]
    done(sim, "at vmsys02 cmd vary offline d011")
    assert not _up(sim)
    assert [line.split()[3] for line in done(sim, "query fctc")[1:]] == ["OFFLINE"] * 3 + ["NO"]
    done(sim, "vary online d000-d001")
    assert _rows(sim, "online") == [[1, 1], [1, 1], [0, 1], [1, 0]]
    assert _up(sim)


@pytest.mark.parametrize("verbs", [("vary off", "vary on"), ("#lab unplug", "#lab plug")])
def test_channel_paths(verbs: tuple[str, str]) -> None:
    """3C is used by all connections at one end at least."""
    sim = machine()
    off, on = verbs
    done(sim, f"{off} chpid 3c")
    assert not _up(sim)
    assert done(sim, "query chpid 3c") == ("Path 3C offline to devices D000 D001",)
    assert done(sim, "at vmsys02 cmd query chpid 3c") == ("Path 3C offline to devices D000 D001 D010 D011",)
    assert sim.execute("activate islink d000").number == 46
    done(sim, f"{on} chpid 3c")
    assert all(_rows(sim, "usable"))
    done(sim, f"{off} chpid 3d")
    assert [bool(mask) for mask in _rows(sim, "usable")] == [True, True, False, False]


def test_a_change_comes_again_when_the_run_is_repeated() -> None:
    sim = machine()
    done(sim, "#lab unplug chpid 3d")
    sim.run(2 * sim.now)
    last = sim.digest()
    sim.rewind(0)
    sim.run(sim.now + 1)
    assert all(_rows(sim, "usable"))
    sim.run(2 * machine().now)
    assert sim.digest() == last


@cache
def _there() -> Simulation:
    return machine()


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("activate islink", 26),
        ("activate islink d000", 49),
        ("activate islink dooo", 2),
        ("activate islink 1234", 40),
        ("activate islink d000 d000", 2721),
        ("activate islink d000 node", 26),
        ("activate islink d000 node vmsys09", UNNUMBERED),
        ("activate islink d000 node vmsys02 node vmsys02", 3),
        ("activate islink d000 buffers x", 2),
        ("activate islink d000 foo", 2),
        (f"activate islink {' '.join(f'd00{n % 2}' for n in range(17))}", 3),
        ("deactive islink", 26),
        ("deactive islink 1234", 40),
        ("deactive islink d001 d001", 2721),
        ("vary", 26),
        ("vary off", 26),
        ("vary off 1234", 40),
        ("vary off d000-", 2),
        ("vary off d001-d000", 2),
        ("vary off d000-ffff", 2),
        ("vary off d000-d002", 40),
        ("vary off d000 x", 2),
        ("vary off chpid", 26),
        ("vary off chpid 3z", 2),
        ("vary off chpid 77", UNNUMBERED),
        ("vary on chpid 3c now", 3),
        ("#lab", 26),
        ("#lab unplug chpid 77", UNNUMBERED),
        ("query chpid 77", UNNUMBERED),
        ("at vmsys09 cmd query names", UNNUMBERED),
        ("at vmsys02", 26),
        ("at vmsys02 cmd", 26),
        ("at vmsys02 foo query names", 3),
    ],
)
def test_what_is_refused_changes_nothing(line: str, number: int) -> None:
    sim = _there()
    before = sim.digest()
    reply = sim.execute(line)
    assert (reply.number, sim.digest(), sim.commands) == (number, before, ()), reply


def test_what_is_not_active_cannot_be_deactivated() -> None:
    sim = machine()
    done(sim, "deactive islink d000")
    before = sim.digest()
    assert sim.execute("deactive islink d001 d000").number == UNNUMBERED
    assert sim.digest() == before


def test_buffers_are_ignored_with_a_message() -> None:
    sim = machine()
    done(sim, "deactive islink d000")
    assert done(sim, "activate islink d000 buffers 20")[0].startswith("HCP2722I ")


def test_a_general_user_may_not() -> None:
    sim = _there()
    before = sim.digest()
    for line in ("vary off d000", "activate islink d000", "#lab unplug chpid 3c", "at vmsys02 cmd q names"):
        assert sim.execute(line, "APP0001").number != 0
    assert sim.digest() == before
