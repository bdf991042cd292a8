"""Measures of links and relocations, from recordings made by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from engine.conditions.condition import parse_condition
from engine.kernel.kinds import VcpuState
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.measures.selectors import UnknownName, members_of
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.relocation import MOVE_LOG, Finish, MoveEntry, Stage

M = measures()
CLUSTER = [
    "lpar.release=6.2",
    "systems={LPAR2 = {}, LPAR1 = {}}",
    'channels={3C = {}, 3D = {chpid = "4D"}}',
    'links.main={systems = ["LPAR2", "LPAR1"], connections = ['
    '{device = "D010", channels = ["3C", "3D"]}, {device = "D000", count = 2, channels = ["3C", "3C"]}]}',
]


@pytest.fixture(scope="module")
def bare() -> Recording:
    """Twenty seconds in which nothing is relocated."""
    simulation = Simulation(load_scenario("tests/data/two-guests.toml", CLUSTER))
    simulation.run(20 * SECOND)
    return simulation.recording()


def row(time: float, move: int, stage: Stage, what: MoveEntry = MoveEntry.STAGE, **fields: float) -> Any:
    """A row that is told at `time` (s) of a relocation of the second guest."""
    told = np.zeros((), MOVE_LOG)
    told["time"], told["move"], told["guest"], told["stage"], told["what"] = (
        time * SECOND,
        move,
        1,
        stage,
        what,
    )
    told["finish"] = Finish.NOT_YET
    for name, value in fields.items():
        told[name] = value * SECOND if name.endswith("_at") else value
    return told[()]


STORY = [
    row(4, 0, Stage.CHECK, asked_at=4),
    row(5, 0, Stage.MOVING, asked_at=4, passes=1, live=1, listed=1000),
    row(7, 0, Stage.MOVING, MoveEntry.PASS, asked_at=4, passes=1, live=1, listed=1000, pages=1000),
    row(7, 0, Stage.MOVING, MoveEntry.NOW, asked_at=4, passes=2, live=2, listed=300, pages=1000),
    row(8, 0, Stage.QUIESCE, asked_at=4, passes=2, live=2, listed=300, pages=1300, quiesced_at=8),
    row(9, 0, Stage.PENULTIMATE, asked_at=4, passes=3, live=2, listed=80, pages=1300, quiesced_at=8),
    row(
        10,
        0,
        Stage.ENDED,
        asked_at=4,
        passes=4,
        live=2,
        listed=5,
        pages=1385,
        quiesced_at=8,
        resumed_at=9.5,
        finish=0,
    ),
    row(15, 1, Stage.CHECK, asked_at=15),
]


@pytest.fixture(scope="module")
def told(bare: Recording) -> Recording:
    return replace(bare, moves=np.array(STORY, MOVE_LOG))


AT: dict[str, list[float]] = {  # at 3, 6, 7, 9, 12 and 17 s
    "move.relocation_time": [0, 2, 3, 5, 6, 2],
    "move.quiesce_time": [0, 0, 0, 1, 1.5, 0],
    "move.passes": [0, 1, 2, 3, 4, 0],
    "move.live_passes": [0, 1, 2, 2, 2, 0],
    "move.pages": [0, 0, 1000, 1300, 1385, 0],
    "move.listed": [0, 1000, 300, 80, 5, 0],
    "move.first_pass": [0, 1000, 1000, 1000, 1000, 0],
    "move.left": [0, 0, 0, 80, 80, 0],
    "move.finish": [99, 99, 99, 99, 0, 99],
}


@pytest.mark.parametrize("name", AT)
def test_figures_of_the_latest_relocation_of_a_guest(told: Recording, name: str) -> None:
    got = [M[name].value(told, [1], at * SECOND, at * SECOND) for at in (3, 6, 7, 9, 12, 17)]
    assert got == pytest.approx(AT[name])
    nobody = 99.0 if name == "move.finish" else 0.0
    assert M[name].value(told, [0], 12 * SECOND, 12 * SECOND) == nobody


def test_a_guest_that_is_stopped_has_nothing_but_steal(told: Recording, bare: Recording) -> None:
    steal = M["guest.steal"]
    assert steal.value(told, [1], 8 * SECOND, 9 * SECOND) == pytest.approx(
        100 + steal.value(bare, [1], 8 * SECOND, 9 * SECOND)
    )
    assert steal.value(told, [0], 8 * SECOND, 9 * SECOND) == steal.value(bare, [0], 8 * SECOND, 9 * SECOND)


def test_steal_is_time_in_which_a_guest_is_ready_and_does_not_run(bare: Recording) -> None:
    time = np.asarray(bare.time)
    vcpus, guests = bare.vcpus.copy(), bare.guests.copy()
    vcpus["time_in"] = 0
    guests["emul_ns"] = 0
    vcpus["time_in"][:, 0, VcpuState.READY] = time // 4
    vcpus["time_in"][:, 0, VcpuState.RUNNING] = time // 2
    vcpus["time_in"][:, 0, VcpuState.DORMANT] = time // 4
    guests["emul_ns"][:, 0] = time // 2 - time // 20
    shown = replace(bare, vcpus=vcpus, guests=guests)
    own = [int(bare.vcpu_guest[0])]
    count = int((bare.vcpu_guest == own[0]).sum())
    assert M["guest.steal"].value(shown, own, 0, 10 * SECOND) == pytest.approx(30 / count, rel=1e-3)


@pytest.mark.parametrize(("limit", "holds"), [("> 60%", True), ("> 60", True), ("> 130", False)])
def test_limits_of_steal_are_per_cent(told: Recording, limit: str, holds: bool) -> None:
    userid = told.scenario.guests[1].userid
    condition = parse_condition(f"guest.steal of {userid} {limit}", told.scenario)
    assert condition.holds(told, 9 * SECOND) == holds


def test_where_guests_are(bare: Recording) -> None:
    places = np.zeros(bare.guests.shape, np.int8)
    places[len(places) // 2 :, 1] = 1
    moved = replace(bare, places=places)
    for name, before, after in (("guest.system", 2, 3), ("guest.away", 0, 1)):
        ends = [M[name].value(moved, [0, 1], at, at) for at in (1 * SECOND, 19 * SECOND)]
        assert ends == [before, after]


def test_rates_of_channels_connections_and_links(bare: Recording) -> None:
    time = np.asarray(bare.time)
    channels, connections, links = bare.channels.copy(), bare.connections.copy(), bare.links.copy()
    channels["sent"][:, 0, 0] = time // 10  # 100 MB/s
    channels["received"][:, 0, 1] = time // 10
    channels["busy_ns"][:, 0] = time // 2
    connections["starts"][:, 2, 1] = time // (SECOND // 100)
    links["sent"][:, 0, 0], links["sent"][:, 0, 1] = time // 10, time // 20
    shown = replace(bare, channels=channels, connections=connections, links=links)

    def value(name: str, of: str) -> float:
        measure = M[name]
        return measure.value(shown, members_of(shown.scenario, measure, of), 5 * SECOND, 15 * SECOND)

    assert value("channel.mbs", "3C") == pytest.approx(200)
    assert value("channel.mbs_out", "all") == pytest.approx(100)
    assert value("channel.busy", "3c") == pytest.approx(0.5)
    assert value("channel.ssch", "4D") == 0
    assert value("connection.ssch", "D010") == pytest.approx(100, rel=0.01)  # the third by its number
    assert value("connection.ssch", "D000") == 0
    assert value("link.mbs", "main") == pytest.approx(150)


def test_connections_and_channels_of_a_link_in_use(bare: Recording) -> None:
    connections = bare.connections.copy()
    connections["active"] = 1
    connections["active"][10:, 2] = 0  # D010, the only one on the other channel
    shown = replace(bare, connections=connections)
    for name, before, after in (("link.connections", 3, 2), ("link.channels", 2, 1)):
        found = [M[name].value(shown, [0], int(bare.time[at]), int(bare.time[at])) for at in (5, 12)]
        assert found == [before, after]


@pytest.mark.parametrize(
    ("name", "of"), [("channel.ssch", "3F"), ("connection.ssch", "D002"), ("link.mbs", "other")]
)
def test_what_there_is_not_is_said(bare: Recording, name: str, of: str) -> None:
    with pytest.raises(UnknownName, match="expected a"):
        members_of(bare.scenario, M[name], of)
