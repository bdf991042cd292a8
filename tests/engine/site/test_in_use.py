"""Memory in use of guests that show none: all guests together use what the storage of the system holds."""

from __future__ import annotations

import pytest

from engine.kernel.units import PAGES_PER_GB, PAGES_PER_MB, SECOND
from engine.measures.selectors import find_measure
from engine.scenario.model.central_storage import page_tables, pageable
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.site.samples import machine_of

DIRECTORY = "".join(f"USER LIN{number} X 2G 4G G\n CPU 00\n" for number in range(1, 5))
STORAGE = "STORAGE = 6G CONFIGURED = 6G INC = 128M STANDBY = 0  RESERVED = 0\n"
XSTORE = "XSTORE= 1024M online= 1024M\nXSTORE= 1024M userid= SYSTEM usage= 91% retained= 0M pending= 0M\n"
VOLUMES = "VMPG01 0204          0       3338 600840 71023 402132  12%\n"
MEMINFO = (
    "MemTotal: 2050000 kB\nMemFree: 50000 kB\nBuffers: 40000 kB\nCached: 400000 kB\nAnonPages: 1400000 kB\n"
)
ANSWERS = {"until": "10s"}


def scenario(*replies: str, meminfo: str = "") -> Scenario:
    texts = {"user.direct": DIRECTORY, "console.txt": "".join(replies)}
    return machine_of(texts | ({"lin1-meminfo.txt": meminfo} if meminfo else {}), ANSWERS).scenario


def used(made: Scenario, userid: str = "") -> int:
    of = [guest.kind for guest in made.guests if userid in ("", guest.userid)]
    kinds = [made.kinds[kind].linux for kind in of]
    return sum(k.base + k.buffers + k.huge + k.heap + k.buffer + k.files for k in kinds if k)


@pytest.mark.parametrize(
    ("replies", "below"),
    [
        ((XSTORE, VOLUMES), round(0.91 * 1024 * PAGES_PER_MB) + 71_023),
        ((XSTORE,), round(0.91 * 1024 * PAGES_PER_MB)),
        ((VOLUMES,), 71_023),
    ],
)
@pytest.mark.parametrize("meminfo", ["", MEMINFO])
def test_guests_use_what_replies_show_on_all_levels(
    replies: tuple[str, ...], below: int, meminfo: str
) -> None:
    wanted = pageable(6 * PAGES_PER_GB) - page_tables(8 * PAGES_PER_GB) + below
    made = scenario(STORAGE, *replies, meminfo=meminfo)
    assert used(made) == pytest.approx(wanted, rel=1e-4)
    if meminfo:  # shows it by itself
        assert used(made, "LIN1") == pytest.approx(2_000_000 / 4, rel=0.1)


@pytest.mark.parametrize("replies", [(), (STORAGE,), (XSTORE, VOLUMES)])
def test_without_such_replies_guests_are_as_usual(replies: tuple[str, ...]) -> None:
    assert used(scenario(*replies)) == used(scenario())


def test_no_guest_uses_more_than_it_has() -> None:
    made = scenario(STORAGE, "VMPG01 0204 0 33380 6008400 4000000 4000000 66%\n")
    assert used(made, "LIN1") <= 2 * PAGES_PER_GB


def test_paging_volumes_hold_pages_where_those_of_the_site_do() -> None:
    simulation = Simulation(scenario(STORAGE, XSTORE, VOLUMES))
    simulation.run(SECOND)
    used_ = find_measure("system.dasd_used").value(simulation.recording(), [0], SECOND, SECOND)
    assert 30_000 < used_ < 150_000
