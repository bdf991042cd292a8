"""SET RESERVED leaves a guest its pages under pressure, and the others pay for it."""

from __future__ import annotations

import pytest

from engine.kernel.units import MS
from engine.sim import Simulation
from tests.engine.small import group, small

PAGES = 600
GUESTS = {"app": group("app", 2, "APP", processors=3), "db": group("db", 2, "DB", processors=2)}


def machine() -> Simulation:
    """A machine that is short of frames, before the demand scans take more than PAGES leaves a guest."""
    made = Simulation(small("stop", guests=GUESTS))
    made.run(60 * MS)
    return made


def resident(sim: Simulation) -> list[int]:
    return [int(u["real"]) for u in sim.state.tables[0]["guest"][:4]]


@pytest.fixture
def held() -> Simulation:
    """The same machine with pages reserved for its first guest."""
    made = machine()
    assert made.execute(f"set reserved app0001 {PAGES}").number == 0
    return made


def test_the_guest_keeps_them_and_the_others_have_less(held: Simulation) -> None:
    plain = machine()
    least = PAGES
    for moment in range(100, 1000, 50):
        held.run(moment * MS)
        plain.run(moment * MS)
        assert resident(held)[0] >= PAGES
        least = min(least, resident(plain)[0])
    assert least < PAGES
    assert sum(resident(held)[1:]) < sum(resident(plain)[1:])


def test_a_scenario_reserves_what_the_command_would() -> None:
    reserving = GUESTS | {"app": group("app", 2, "APP", processors=3) | {"reserved": f"{PAGES}p"}}
    made = Simulation(small("stop", guests=reserving))
    assert made.execute("q reserved").lines[0].startswith(f"APP0001 : RESERVED={PAGES} ")
    made.run(60 * MS)
    for moment in range(100, 1000, 100):
        made.run(moment * MS)
        assert min(resident(made)[:2]) >= PAGES


def test_off_and_a_logoff_end_it(held: Simulation) -> None:
    assert held.execute("q reserved").lines[0].startswith("APP0001 : RESERVED=600 RESIDENT=")
    held.execute("set reserved app0001 off")
    assert "RESERVED=OFF" in held.execute("q reserved app0001").lines[0]
    held.execute("set reserved app0002 20")
    held.execute("force app0002")
    assert held.execute("q reserved").lines == ("No user has reserved pages",)


@pytest.mark.parametrize("line", ["app0001", "app0001 -1", "app0001 5k", "nobody 5", "app0001 1000000000"])
def test_what_is_wrong_changes_nothing(line: str, held: Simulation) -> None:
    digest = held.digest()
    assert held.execute(f"set reserved {line}").number != 0
    assert held.digest() == digest
