"""In a run of the study every daemon decides as the reference daemon does with the same readings."""

from __future__ import annotations

import pytest

from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.language.configuration import read
from engine.kernel.units import MS, SECOND
from engine.scenario.derived.linux import linux_guests, machine_of
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.cpuplugd.compiled import decided, reading_of, wanted


@pytest.mark.parametrize("name", ["cpuplugd-memory-1", "cpuplugd-loadavg"])
def test_daemons_of_a_run(name: str) -> None:
    scenario = load_scenario(name)
    sim, daemons, seen = Simulation(scenario), {}, set()
    for row, guest in enumerate(linux_guests(scenario)):
        rules = scenario.groups[guest.group].cpuplugd
        if rules is not None:
            daemons[row] = Daemon(machine_of(guest.processors), read(rules.text)), [0]
            daemons[row][0].start()
    assert daemons
    for now in range(0, 90 * SECOND, 200 * MS):
        sim.run(now)
        s = sim.state.tables[0]
        for row, (daemon, taken) in daemons.items():
            d, linux = s["daemon"][row], s["linux"][row]
            if d["readings"] == taken[0]:
                continue
            taken[0] += 1
            assert d["readings"] == taken[0]
            reading = reading_of(linux)
            daemon.machine.pool, daemon.machine.online = int(d["pool"]), set(range(reading.online))
            found = decided(d)
            assert found == wanted(daemon.interval(reading)), (row, taken)
            seen.add(found.get("cpu"))
    assert {"plug", "unplug", "none"} <= seen
