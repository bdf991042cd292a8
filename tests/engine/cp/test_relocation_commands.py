"""VMRELOCATE and its settings by command: what they change, and that a refusal changes nothing."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from engine.cp.reply import UNNUMBERED
from engine.cp.unsolicited_messages import heard, messages_since
from engine.kernel.queue import NEVER
from engine.kernel.units import MS, SECOND
from engine.sim import Simulation
from engine.state.relocation import Finish, Stage
from tests.engine.cp.test_commands import done
from tests.engine.cp.two_systems import MOMENT, machine, scenario

APP, KEPT, DB, LATE, FAR = range(5)


def _move(sim: Simulation) -> Any:
    return sim.state.tables[0]["move"][0]


def _here(sim: Simulation, g: int) -> list[int]:
    return [int(one) for one in sim.state.tables["guest"]["here"][:, g]]


def test_eligible_or_not() -> None:
    sim = machine()
    before = sim.digest()
    assert done(sim, "vmrelocate test app0001 to vmsys02") == (
        "User APP0001 is eligible for relocation to VMSYS02",
    )
    reply = sim.execute("vmrelocate test app0002 to vmsys02")
    assert reply.number == UNNUMBERED
    assert reply.lines == (
        "APP0002 is not eligible for relocation to VMSYS02:",
        "  the destination is outside its relocation domain (FORCE DOMAIN overrides)",
        "  the destination lacks facilities that the guest has (FORCE ARCHITECTURE overrides)",
    )
    assert "one of its devices does not exist" in sim.execute("vmreloc test db0001 to vmsys02").lines[1]
    assert "already" in sim.execute("vmrelocate test app0001 to vmsys01").lines[1]
    assert done(sim, "at vmsys02 cmd vmrelocate test far0001 to vmsys01")
    assert sim.digest() == before


@pytest.mark.parametrize(
    ("options", "maxtotal", "maxquiesce", "immediate", "force"),
    [
        ("", int(NEVER), 10 * SECOND, 0, 0),
        ("asynchronous", int(NEVER), 10 * SECOND, 0, 0),
        ("immediate", int(NEVER), int(NEVER), 1, 0),
        ("imm maxquiesce 3 sec", int(NEVER), 3 * SECOND, 1, 0),
        ("maxtotal 2 min maxquiesce nolimit async", 120 * SECOND, int(NEVER), 0, 0),
        ("force domain storage maxt 7 sync", 7 * SECOND, 10 * SECOND, 0, 6),
        ("maxtotal 99999999 sec force arch", int(NEVER), 10 * SECOND, 0, 1),
    ],
)
def test_options_of_move(options: str, maxtotal: int, maxquiesce: int, immediate: int, force: int) -> None:
    sim = machine()
    lines = done(sim, f"vmrelocate move app0001 to vmsys02 {options}")
    assert lines[0] == "Relocation of APP0001 from VMSYS01 to VMSYS02 started"
    assert len(lines) == 2 - ("async" in options)
    row = _move(sim)
    assert Stage.PLANNED < row["stage"] < Stage.ENDED
    assert (row["guest"], row["source"], row["target"]) == (APP, 0, 1)
    assert (row["maxtotal"], row["maxquiesce"]) == (maxtotal, maxquiesce)
    assert (row["immediate"], row["force"]) == (immediate, force)


def test_force_overrides() -> None:
    sim = machine()
    assert sim.execute("vmrelocate move app0002 to vmsys02 force domain").number == UNNUMBERED
    done(sim, "vmrelocate move app0002 to vmsys02 force domain architecture")


def test_status() -> None:
    sim = machine()
    assert done(sim, "vmrelocate status") == ("No relocation is in progress",)
    done(sim, "at vmsys02 cmd vmrelocate move far0001 to vmsys01")
    done(sim, "vmrelocate move app0001 to vmsys02", "OPERATOR")
    sim.run(sim.now + 10 * MS)
    rows = done(sim, "vmrelocate status all")[1:]
    assert [row.split()[:5] for row in rows] == [
        ["FAR0001", "VMSYS02", "VMSYS01", "MAINT", "00:00:00"],
        ["APP0001", "VMSYS01", "VMSYS02", "OPERATOR", "00:00:00"],
    ]
    assert [row.split()[0] for row in done(sim, "vmrelocate status incoming")[1:]] == ["FAR0001"]
    assert [row.split()[0] for row in done(sim, "vmrelocate status outgoing")[1:]] == ["APP0001"]
    assert [row.split()[0] for row in done(sim, "vmrelocate status user far0001")[1:]] == ["FAR0001"]
    there = done(sim, "at vmsys02 cmd vmrelocate status in")[1:]
    assert [row.split()[0] for row in there] == ["APP0001"]


def test_modify_and_cancel() -> None:
    sim = machine()
    done(sim, "vmrelocate move app0001 to vmsys02")
    sim.run(sim.now + 10 * MS)
    assert done(sim, "vmrelocate modify app0001 maxquiesce 20 sec") == (
        "Relocation of APP0001: MAXTOTAL NOLIMIT, MAXQUIESCE 20 SECONDS",
    )
    assert (_move(sim)["maxtotal"], _move(sim)["maxquiesce"]) == (NEVER, 20 * SECOND)
    done(sim, "at vmsys02 cmd vmrelocate mod app0001 maxtotal 1 min")
    assert _move(sim)["maxtotal"] == 60 * SECOND
    assert done(sim, "vmrelocate cancel app0001") == (
        "Relocation of APP0001 from VMSYS01 to VMSYS02 canceled",
    )
    sim.run(sim.now + 100 * MS)
    assert (_move(sim)["stage"], _move(sim)["finish"]) == (Stage.ENDED, Finish.CANCELLED)
    assert sim.execute("vmrelocate cancel app0001").number == 1926
    assert _here(sim, APP) == [1, 0]
    assert "APP0001" in "".join(done(sim, "q names"))


def test_a_guest_moves_and_its_commands_with_it() -> None:
    sim = machine()
    done(sim, "vmrelocate move app0001 to vmsys02")
    start, since = sim.now, heard(sim.recording())
    while _move(sim)["stage"] != Stage.ENDED and sim.now < start + 20 * SECOND:
        sim.run(sim.now + 100 * MS)
    assert _move(sim)["finish"] == Finish.COMPLETED
    assert _here(sim, APP) == [0, 1]
    assert sim.execute("q app0001").number == 45
    assert sim.execute("force app0001").number == 45
    assert "APP0001" in "".join(done(sim, "at vmsys02 cmd q names"))
    assert done(sim, "q userid", "APP0001") == ("APP0001  AT VMSYS02",)
    told = list(messages_since(sim.recording(), since))
    assert [(one.system, one.text) for one in told] == [
        (0, "User APP0001 has been relocated from VMSYS01 to VMSYS02")
    ]
    assert start < told[0].time <= sim.now
    assert not list(messages_since(sim.recording(), heard(sim.recording())))
    assert sim.shell("APP0001", "hostname").lines == ("app0001",)


def test_settings() -> None:
    sim = machine()
    assert done(sim, "q vmrelocate app0001") == ("USER APP0001  RELOCATION ON  DOMAIN SSI",)
    assert done(sim, "q vmrelo app0002") == ("USER APP0002  RELOCATION ON  DOMAIN PROD",)
    done(sim, "set vmrelocate app0001 off")
    assert "relocation is disabled" in sim.execute("vmrelocate test app0001 to vmsys02").lines[1]
    done(sim, "set vmrelocate app0001 on domain vmsys01")
    assert "(FORCE DOMAIN overrides)" in sim.execute("vmrelocate test app0001 to vmsys02").lines[1]
    done(sim, "set vmrelocate app0001 on domain ssi")
    done(sim, "vmrelocate test app0001 to vmsys02")


def test_a_domain_with_less() -> None:
    sim = machine()
    before = sim.digest()
    assert sim.execute("set vmrelocate app0002 on domain ssi").number == 1822
    assert sim.digest() == before
    done(sim, "set vmrelocate app0002 on domain ssi force architecture")
    done(sim, "vmrelocate test app0002 to vmsys02")


def test_the_cluster() -> None:
    sim = machine()
    lines = done(sim, "query ssi")
    assert lines[:2] == ("SSI Name: LABSSI", "SSI Mode: Stable")
    heartbeats = "11/01/2010 00:00:00 11/01/2010 00:00:00"
    assert lines[-4:] == (
        f"   1 VMSYS01  Joined    {heartbeats}",
        f"   2 VMSYS02  Joined    {heartbeats}",
        "   3 -------- Available",
        "   4 -------- Available",
    )
    assert done(sim, "q relodom") == (
        "DOMAIN PROD     MEMBERS: VMSYS01",
        "DOMAIN SSI      MEMBERS: VMSYS01 VMSYS02",
        "DOMAIN VMSYS01  MEMBERS: VMSYS01",
        "DOMAIN VMSYS02  MEMBERS: VMSYS02",
    )
    assert done(sim, "q userid") == ("MAINT    AT VMSYS01",)
    assert done(sim, "at vmsys02 cmd q userid") == ("MAINT    AT VMSYS02",)
    assert "FAR0001" not in "".join(done(sim, "q names"))


def test_a_user_is_logged_on_once() -> None:
    sim = machine()
    before = sim.digest()
    assert sim.execute("at vmsys02 cmd xautolog app0001").number == 54
    assert sim.execute("at vmsys02 cmd xautolog late0001").number == UNNUMBERED
    assert sim.digest() == before
    done(sim, "xautolog late0001")


@cache
def _there() -> Simulation:
    return machine()


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("vmrelocate", 26),
        ("vmrelocate test", 20),
        ("vmrelocate test app0001", 26),
        ("vmrelocate test app0001 to", 26),
        ("vmrelocate test app0001 vmsys02", 3),
        ("vmrelocate test nobody to vmsys02", 45),
        ("vmrelocate test late0001 to vmsys02", 45),
        ("vmrelocate test far0001 to vmsys02", 45),
        ("vmrelocate test maint to vmsys02", 1823),
        ("vmrelocate test app0001 to nowhere", UNNUMBERED),
        ("vmrelocate test app0001 to vmsys02 now", 3),
        ("vmrelocate move app0001 to vmsys01", UNNUMBERED),
        ("vmrelocate move db0001 to vmsys02", UNNUMBERED),
        ("vmrelocate move app0001 to vmsys02 now", 3),
        ("vmrelocate move app0001 to vmsys02 force", 26),
        ("vmrelocate move app0001 to vmsys02 force me", 3),
        ("vmrelocate move app0001 to vmsys02 maxtotal", 26),
        ("vmrelocate move app0001 to vmsys02 maxtotal 0", 2),
        ("vmrelocate move app0001 to vmsys02 maxtotal -1 sec", 2),
        ("vmrelocate move app0001 to vmsys02 maxtotal 100000000", 2),
        ("vmrelocate move app0001 to vmsys02 maxtotal 1 maxtotal 2", 3),
        ("vmrelocate move app0001 to vmsys02 maxquiesce 1 hour", 3),
        ("vmrelocate move app0001 to vmsys02 sync async", 13),
        ("vmrelocate move app0001 to vmsys02 immediate immediate", 3),
        ("vmrelocate status user app0001", 1926),
        ("vmrelocate status user nobody", 45),
        ("vmrelocate status foo", 3),
        ("vmrelocate modify app0001 maxtotal 5", 1926),
        ("vmrelocate cancel app0001", 1926),
        ("vmrelocate cancel maint", 1926),
        ("vmrelocate cancel nobody", 45),
        ("vmrelocate cancel", 20),
        ("set vmrelocate app0001", 26),
        ("set vmrelocate app0001 maybe", 3),
        ("set vmrelocate app0001 on domain", 26),
        ("set vmrelocate app0001 on domain nowhere", 1821),
        ("set vmrelocate far0001 off", 45),
        ("set vmrelocate operator off", 1823),
        ("query vmrelocate far0001", 45),
        ("query relodomain nowhere", 1821),
        ("define relodomain new members vmsys01", UNNUMBERED),
    ],
)
def test_what_is_refused_changes_nothing(line: str, number: int) -> None:
    sim = _there()
    before = sim.digest()
    reply = sim.execute(line)
    assert (reply.number, sim.digest(), sim.commands) == (number, before, ()), reply


def test_modify_needs_a_limit() -> None:
    sim = machine()
    done(sim, "vmrelocate move app0001 to vmsys02")
    before = sim.digest()
    assert sim.execute("vmrelocate modify app0001").number == 26
    assert sim.execute("vmrelocate modify app0001 immediate").number == 3
    assert sim.execute("vmrelocate move app0001 to vmsys02").number == UNNUMBERED
    assert sim.digest() == before


def test_only_class_a_may_relocate() -> None:
    sim = _there()
    before = sim.digest()
    for line in ("vmrelocate move app0001 to vmsys02", "set vmrelocate app0001 off"):
        assert sim.execute(line, "APP0001").number != 0
    assert sim.digest() == before


def test_a_system_alone_has_no_relocations() -> None:
    plain = scenario(
        systems={},
        channels={},
        links={},
        domains={},
        guests={"app": {"kind": "app", "label": "APP", "role": "small", "count": 1, "memory": "16M"}},
        timeline=[{"at": "0s", "do": "boot", "guests": ["app"]}],
    )
    sim = Simulation(plain)
    sim.run(MOMENT)
    before = sim.digest()
    user = plain.guests[0].userid
    for line in (
        f"vmrelocate test {user} to lparlab",
        "q ssi",
        "q islink",
        "vmrelocate status",
        "q relodomain",
    ):
        assert sim.execute(line).number == UNNUMBERED, line
    assert sim.digest() == before


@pytest.mark.parametrize(
    "line",
    "q names|q users|indicate load|q frames|q xstore|q alloc page|q srm|q mdcache|q reorder|q processors|"
    "q time|q share far0001|indicate user far0001|q quickdsp far0001".split("|"),
)
def test_commands_on_another_system(line: str) -> None:
    assert done(_there(), f"at vmsys02 cmd {line}")


def test_indicate_load_is_that_of_the_system() -> None:
    """VMSYS02 has one guest: its processors do less than those of VMSYS01, and its lists are short."""
    sim = machine(2 * SECOND)
    busy = {}
    for system, prefix in ((0, ""), (1, "at vmsys02 cmd ")):
        lines = done(sim, f"{prefix}indicate load")
        r = sim.recording()
        mine = r.cpus[:, r.cpu_system == system]
        span = int(r.time[-1] - r.time[0])
        grown = [mine[-1, c][name] - mine[0, c][name] for c in range(2) for name in ("emul_ns", "cp_ns")]
        busy[system] = round(100 * float(sum(grown)) / (2 * span))
        assert lines[0] == f"AVGPROC-{busy[system]:03d}% 02"
        counted = [int(n) for n in re.findall(r"(?:[QE][0-3]|DORMANT)-(\d+)", "\n".join(lines))]
        assert sum(counted) == (3, 1)[system]
    assert busy[0] > busy[1]
