"""Several z/VM systems in one run: each is a machine of its own, and together they repeat exactly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.kernel.kinds import EventKind
from engine.kernel.units import MS
from engine.scenario.derived.systems import home, systems
from engine.scenario.files.error import ScenarioError
from engine.scenario.model.central_storage import fair_share
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.runs.test_repeat import same
from tests.engine.small import group, kind, small
from tests.engine.storage.storage_laws import check_storage

END = 600 * MS
STEPS = [
    {"at": "0s", "do": "boot", "guests": ["here", "there"]},
    {"at": "200ms", "do": "load", "guests": ["here", "there"]},
]


def pair(**changes: Any) -> Scenario:
    """Two systems with two guests each."""
    groups = {
        "here": group("plain", 2, "H"),
        "there": group("plain", 2, "T", system="BETA", userids=["TLNX1"]),
    }
    given: dict[str, Any] = {
        "lpar": {"release": "6.2"},
        "systems": {"ALPHA": {}, "BETA": {"processors": 1, "frames": "4000p"}},
        "channels": {"40": {}},
        "links": {
            "main": {
                "systems": ["ALPHA", "BETA"],
                "connections": [{"device": "D000", "count": 2, "channels": ["40", "40"]}],
            }
        },
        "kinds": {"plain": kind("poll")},
        "guests": groups,
        "timeline": STEPS,
    }
    return small(**(given | changes))


def run(until: int = END, **changes: Any) -> Simulation:
    sim = Simulation(pair(**changes))
    sim.run(until)
    return sim


def test_each_system_has_its_own_processors_and_guests() -> None:
    sim = run()
    seen = sim.recording()
    names = [one.name for one in seen.systems]
    assert names == ["ALPHA", "BETA"]
    assert seen.cpu_system.tolist() == [0] * seen.systems[0].lpar.processors + [1]
    assert seen.guest_system[-1].tolist() == [0, 0, 1, 1]
    assert [home(sim.scenario, guest) for guest in sim.scenario.guests] == [0, 0, 1, 1]
    assert (seen.guests["emul_ns"][-1] > 0).all()
    assert (seen.cpus["emul_ns"][-1][seen.cpu_system == 1] > 0).all()


def test_processor_time_is_accounted_for_in_each_system() -> None:
    seen = run().recording()
    spent = np.sum([seen.cpus[name] for name in ("emul_ns", "cp_ns", "idle_ns")], axis=0)
    assert (spent == seen.time[:, None]).all()


def test_storage_is_conserved_in_each_system() -> None:
    sim = Simulation(pair())
    frames = [int(s["available"]) for s in sim.state.tables]
    for at in range(50, 601, 50):
        sim.run(at * MS)
        for system, available in enumerate(frames):
            check_storage(sim.state, available, system=system)


def test_a_run_repeats_in_pieces_backwards_and_in_forks() -> None:
    straight, pieces = run(), Simulation(pair())
    while pieces.now < END:
        pieces.run(END, 37)
    assert pieces.digest() == straight.digest()
    same(pieces.recording(), straight.recording())
    pieces.seek(250 * MS)
    twin = pieces.fork()
    for sim in (pieces, twin):
        sim.run(END)
        assert sim.digest() == straight.digest()
        same(sim.recording(), straight.recording())


def test_samples_of_all_systems_are_of_one_moment() -> None:
    sim = run()
    seen = sim.recording()
    assert seen.of_systems.shape == (len(seen.time), 2)
    assert (np.diff(seen.time) == 100 * MS).all()
    sim.seek(250 * MS)
    assert sim.seek_kind(EventKind.SAMPLE, True)
    assert sim.now == 300 * MS
    assert sim.recording().of_systems.shape == seen.of_systems.shape


def test_the_order_of_events_is_that_of_time() -> None:
    """What comes next is never earlier than what has come, whichever system it is on."""
    sim = Simulation(pair())
    last = 0
    for _ in range(400):
        due = sim.upcoming.time
        sim.run(END, 1)
        assert due == sim.now >= last
        last = sim.now


def test_what_a_system_leaves_out_is_as_in_lpar() -> None:
    alpha, beta = systems(pair())
    assert alpha.lpar == pair().lpar
    assert (beta.lpar.processors, beta.lpar.frames) == (1, 4000)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"systems": {}, "channels": {}, "links": {}}, "guests.there.system"),
        ({"guests": {"here": group("plain", 1, "H", system="GAMMA")}}, "guests.here.system"),
        (
            {
                "lpar": {"granule": 2},
                "timeline": [*STEPS, {"at": "300ms", "do": "relocate", "guests": ["here"], "to": "BETA"}],
            },
            "lpar.granule",
        ),
        ({"timeline": [*STEPS, {"at": "300ms", "do": "relocate", "guests": ["here"]}]}, "timeline.3.to"),
        (
            {"timeline": [*STEPS, {"at": "300ms", "do": "relocate", "guests": ["here"], "to": "BETTA"}]},
            "timeline.3.to",
        ),
        ({"domains": {"few": {"systems": ["ALPHA", "NOWHERE"]}}}, "domains.few.systems.2"),
    ],
)
def test_what_does_not_fit_together_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(ScenarioError) as error:
        pair(**changes)
    assert error.value.key == key


@pytest.mark.parametrize(
    ("total", "wanted", "share"),
    [
        (90, [30, 30, 30], 30),
        (90, [40, 40, 40], 30),
        (90, [10, 90, 90], 40),
        (90, [10, 20, 30], 60),
        (0, [1], 0),
    ],
)
def test_what_small_guests_leave_over_goes_to_large_ones(total: int, wanted: list[int], share: int) -> None:
    assert fair_share(total, wanted) == share
    assert sum(min(one, share) for one in wanted) <= total
