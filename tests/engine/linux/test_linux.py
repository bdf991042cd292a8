"""Linux guests: suspend and resume on swap devices, servers, the cluster, outside clients, logoff and IPL."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.kinds import Activity, Incident, Pause, Refusal, VcpuState
from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.processors.dispatch_laws import check_dispatch
from tests.engine.small import group, kind, small, step
from tests.engine.storage.storage_laws import check_storage

PAUSE = [
    step("0s", "boot", "app"),
    step("60ms", "load", "app"),
    step("200ms", "unload", "app"),
    step("240ms", "pause", "app"),
    step("400ms", "resume", "app"),
]


def machine(method: str = "suspend", timeline: Any = PAUSE, **changes: Any) -> Scenario:
    """Return one application server with room for all its pages; changes are of its group and its kind."""
    of_kind = {name: changes.pop(name) for name in list(changes) if name in KIND_KEYS}
    app = kind("poll", traffic_per_minute=0.0, anonymous=1.0) | of_kind
    guests = {"app": group("app", changes.pop("count", 1), "APP", **{"memory": "24M"} | changes)}
    lpar = {"frames": "9000p", "xstor": "1500p"}
    return small(method, kinds={"app": app}, guests=guests, timeline=timeline, lpar=lpar)


KIND_KEYS = {"cluster_processes", "start_first", "start_next", "request", "traffic_per_minute", "activities"}


def run(scenario: Scenario, seed: int = 1) -> Simulation:
    """Run to the end, with all laws checked on the way."""
    sim = Simulation(scenario, seed)
    frames = int(sim.state.tables["available"][0])
    while not sim.finished:
        sim.run(scenario.until, 50)
        check_storage(sim.state, frames)
        check_dispatch(sim.state)
    return sim


def told(sim: Simulation, what: Incident, guest: int = 0) -> list[tuple[float, int]]:
    """Return (ms, value) of each such incident of a guest."""
    log = sim.recording().log
    rows = log[(log["what"] == what) & (log["guest"] == guest)]
    return [(row["time"] / MS, int(row["value"])) for row in rows]


def guest(sim: Simulation, g: int = 0) -> Any:
    return sim.state.tables[0]["guest"][g]


def test_times_of_a_suspend_follow_from_pages_and_rates() -> None:
    """Freeze 10 ms; of 900 anonymous pages 512 fit the image; 4 KB at 400 MB/s are 9.766 us."""
    sim = run(machine())
    (halted,) = told(sim, Incident.HALTED)
    page = 4096 / (400 * 2**20) * 1000  # ms
    used = int(guest(sim)["image_used"])
    assert 880 <= used <= 900
    assert halted[1] / MS == pytest.approx(10 + page * 512 + page * (used - 512), abs=0.01)
    (resumed,) = told(sim, Incident.RESUMED)
    refault = int((used - 512) * sim.scenario.parameters.refault)
    assert resumed[1] / MS == pytest.approx(10 + 5 + page * (512 + refault), abs=0.01)


def test_a_suspended_guest_keeps_its_pages_on_swap_until_it_needs_them() -> None:
    timeline = [*PAUSE, step("450ms", "load", "app")]
    sim = Simulation(machine(timeline=timeline))
    sim.run(390 * MS)
    u = guest(sim)
    assert u["pause"] == Pause.SUSPENDED
    assert u["swapped"] == u["swap_used"].sum() == u["image_used"] - 512
    sim.run(440 * MS)
    before = int(u["swapped"])
    assert before > 0
    sim.run(sim.scenario.until)
    assert guest(sim)["swapped"] < before


@pytest.mark.parametrize(
    ("swap", "why"),
    [
        ([], Refusal.NO_DEVICE),
        ([{"size": 100}], Refusal.SWAP_FULL),
        ([{"size": 700}], Refusal.IMAGE_TOO_LARGE),
        ([{"size": 450, "priority": 5}, {"size": 450}], Refusal.IMAGE_TOO_LARGE),
    ],
)
def test_swap_that_is_too_small_refuses_and_the_guest_runs_on(swap: Any, why: Refusal) -> None:
    """Claim c15. The image cannot be split over two devices."""
    sim = run(machine(swap=swap, timeline=[*PAUSE[:4], step("420ms", "load", "app")]))
    assert [value for _, value in told(sim, Incident.REFUSED)] == [why]
    assert told(sim, Incident.HALTED) == []
    u = guest(sim)
    assert (u["pause"], u["activity"], u["boots"]) == (Pause.RUNNING, Activity.LOAD, 1)


def test_two_devices_keep_swap_and_image_apart() -> None:
    """The regular one has the higher priority and is used first; the image goes to the other."""
    swap = [{"size": 600, "priority": -1}, {"size": 600, "priority": -2}]
    sim = Simulation(machine(swap=swap))
    sim.run(390 * MS)
    u = guest(sim)
    assert u["pause"] == Pause.SUSPENDED
    assert u["swap_used"].tolist() == [u["swapped"], 0]
    assert u["image_on"] == 1


@pytest.mark.parametrize("changes", [{"on_ipl": "noresume"}, {"on_ipl": "other parameters"}, {"resume": 0}])
def test_without_the_right_parameters_linux_boots_afresh(changes: Any) -> None:
    """Claim c17: the image is ignored and lost, the memory is gone."""
    sim = run(machine(**changes))
    assert [value for _, value in told(sim, Incident.IPL)] == [0]
    assert told(sim, Incident.RESUMED) == []
    u = guest(sim)
    assert (u["boots"], u["image_valid"], u["swapped"]) == (2, 0, 0)


@pytest.mark.parametrize(("method", "boots"), [("suspend", 1), ("stop", 2)])
def test_an_ipl_of_the_lpar_loses_stopped_guests_alone(method: str, boots: int) -> None:
    """Claim c16."""
    sim = run(machine(method, [*PAUSE[:4], step("320ms", "lpar-ipl")]))
    u = guest(sim)
    assert (u["boots"], u["pause"]) == (boots, Pause.RUNNING)
    assert [value for _, value in told(sim, Incident.IPL)] == [boots == 1]


def test_logoff_frees_everything_and_keeps_the_image() -> None:
    sim = Simulation(
        machine(timeline=[*PAUSE[:4], step("320ms", "logoff", "app"), step("400ms", "ipl", "app")])
    )
    sim.run(390 * MS)
    s, u = sim.state.tables[0], guest(sim)
    assert [int(u[name]) for name in ("inst", "real", "xstor", "dasd")] == [0, 0, 0, 0]
    assert s["available"] == s["frames"] + s["param"]["high"] + s["param"]["high_2g"]
    assert (sim.state.tables[0]["vcpu"]["state"][0], u["pause"]) == (VcpuState.OFF, Pause.SUSPENDED)
    sim.run(sim.scenario.until)
    assert (guest(sim)["boots"], guest(sim)["pause"]) == (1, Pause.RUNNING)
    assert guest(sim)["inst"] > 0  # read from the image, not touched before


@pytest.mark.slow
def test_logoff_at_any_moment_forgets_nothing() -> None:
    """While it waits for a paging volume, is being suspended, or is on any of the scheduler's lists."""
    steps = [step("0s", "boot", "app", "db"), step("30ms", "load", "app", "db")]
    for at in range(100, 700, 60):
        steps += [step(f"{at}ms", "logoff", "app"), step(f"{at + 30}ms", "ipl", "app")]
        steps += [step(f"{at + 40}ms", "load", "app")]
    for seed in range(3):
        run(small("suspend", lpar={"xstor": 200}, timeline=steps), seed)


@pytest.mark.slow
def test_servers_start_one_after_the_other() -> None:
    steps = [step("0s", "boot", "app"), step("60ms", "load", "app")]
    sim = run(machine(servers=3, start_first="60ms", start_next="20ms", processors=2, timeline=steps))
    up = [at for at, _ in told(sim, Incident.SERVER_UP)]
    assert np.diff(up).min() > 20
    (started,) = told(sim, Incident.STARTED)
    assert 100 <= started[1] / MS < 150
    assert guest(sim)["activity"] == Activity.LOAD


@pytest.mark.slow
def test_a_start_goes_on_after_a_suspend() -> None:
    steps = [step("0s", "boot", "app"), step("60ms", "start", "app"), *PAUSE[3:]]
    sim = run(machine(servers=2, start_first="250ms", start_next="20ms", timeline=steps))
    assert [value for _, value in told(sim, Incident.SERVER_UP)] == [1, 2]


FETCH = [*PAUSE[:4], step("380ms", "fetch", "app"), step("400ms", "resume", "app")]


@pytest.mark.slow
def test_a_client_waits_for_its_next_syn() -> None:
    """SYNs at 0, 6, 18, 42, 90 ms; the guest goes on 20 ms + 15 ms + image after the first one."""
    sim = run(machine(request="3ms", timeline=FETCH))
    (served,) = told(sim, Incident.SERVED)
    (resumed,) = told(sim, Incident.RESUMED)
    assert 380 + 18 < resumed[0] < 380 + 42
    assert 42 + 3 <= served[1] / MS < 42 + 5


@pytest.mark.slow
def test_a_stopped_guest_has_the_syn_in_its_buffers() -> None:
    sim = run(machine("stop", request="3ms", timeline=FETCH))
    (served,) = told(sim, Incident.SERVED)
    assert 20 + 3 <= served[1] / MS < 20 + 5


@pytest.mark.slow
def test_a_client_gives_up() -> None:
    sim = run(machine(request="3ms", timeline=FETCH[:-1]))
    assert [value for _, value in told(sim, Incident.UNSERVED)] == [6]


def test_many_clients_are_all_served() -> None:
    steps = [*PAUSE[:3], *(step(f"{300 + n}ms", "fetch", "app") for n in range(30))]
    sim = run(machine(request="2ms", timeline=steps))
    assert len(told(sim, Incident.SERVED)) == 30
    assert guest(sim)["requests"] == 0


@pytest.mark.slow
def test_members_that_vanish_cost_those_that_stay() -> None:
    """Two of three members stay; without the cluster's traffic nobody notices."""
    timeline = [
        step("0s", "boot", "app", "one"),
        step("40ms", "agent", "app", "one"),
        step("300ms", "pause", "one"),
    ]
    member = kind("poll", traffic_per_minute=0.0, cluster_processes=2)
    guests = {"app": group("app", 2, "APP"), "one": group("app", 1, "ONE")}
    for traffic in (True, False):
        sim = run(small("stop", kinds={"app": member}, guests=guests, timeline=timeline,
                        network={"cluster_traffic": traffic}, lpar={"frames": "9000p"}))  # fmt: skip
        changes = [at for at, _ in told(sim, Incident.VIEW_CHANGE, -1) if at > 300]
        assert changes == ([pytest.approx(320.0)] if traffic else [])


@pytest.mark.slow
def test_some_stopped_virtual_cpus_leave_the_guest_running() -> None:
    from engine.mechanisms.guests.pausing import begin_one, stop_one

    sim = Simulation(machine(processors=2, timeline=PAUSE[:2]))
    sim.run(200 * MS)
    s = sim.state.tables[0]
    stop_one(s, np.int64(1))
    assert guest(sim)["pause"] == Pause.RUNNING
    sim.run(300 * MS)
    assert s["vcpu"]["state"][1] == VcpuState.STOPPED
    stop_one(s, np.int64(0))
    assert guest(sim)["pause"] == Pause.STOPPED
    begin_one(s, np.int64(1))
    assert guest(sim)["pause"] == Pause.RUNNING


def test_a_stop_holds_a_suspend_where_it_is() -> None:
    from engine.mechanisms.guests.pausing import begin_guest, stop_guest

    sim = Simulation(machine(timeline=PAUSE[:4]))
    sim.run(242 * MS)
    s = sim.state.tables[0]
    stop_guest(s, np.int64(0))
    sim.run(400 * MS)
    assert guest(sim)["pause"] == Pause.STOPPED
    begin_guest(s, np.int64(0))
    sim.run(500 * MS)
    assert guest(sim)["pause"] == Pause.SUSPENDED
