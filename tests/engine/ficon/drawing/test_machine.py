"""A drawing that runs: tables and rates of the study's layouts, and reasons for what does not run."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.connection_rules.connect import connect_in
from engine.ficon.drawing.connection_rules.links import link_between
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.running.load import (
    KINDS,
    DrawnLoad,
    DrawnRelocation,
    Guests,
    usual,
)
from engine.ficon.drawing.running.machine import DrawnMachine, machine
from engine.ficon.drawing.running.workload import kind_table
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.link_trial import BOTH_SIDES, trial, trial_tables
from engine.studies.relocation import layouts
from engine.studies.relocation.layouts import Layout
from tests.engine.ficon.drawing import any_drawing
from tests.engine.ficon.drawing.running import drawn, edited, lpar, the_link
from tests.engine.links.made import linked

STUDY = (
    layouts.part_ii(),
    layouts.three_by_three(),
    layouts.straight(2, 5),
    layouts.crossed(2),
    layouts.crossed(4, 16),
    layouts.non_shared(3),
    layouts.optimised(4),
    layouts.optimised(7),
)


def runs(drawing: Drawing) -> DrawnMachine:
    return machine(drawing, usual(drawing))


@pytest.mark.parametrize("layout", STUDY, ids=lambda one: one.title)
def test_a_drawn_layout_has_the_tables_of_the_study(layout: Layout) -> None:
    """Channels, links, connections and who may write to them: bit for bit."""
    own, theirs = (_tables(one) for one in (runs(drawn(layout)).scenario, _study(layout)))
    for name in ("card", "channel", "link", "connection"):
        assert np.array_equal(own[name], theirs[name]), name


def _study(layout: Layout) -> Any:
    """The study's scenario, with the systems in the order of the drawing, which does not count."""
    scenario = linked(layout)
    names = (layouts.TARGET, layouts.SOURCE)
    channels = dict(sorted(scenario.channels.items()))
    systems = {name: scenario.systems[name] for name in names}
    return scenario.model_copy(update={"systems": systems, "channels": channels})


def _tables(scenario: Any) -> Any:
    return trial_tables(scenario, 1)[0]


@pytest.mark.slow
@pytest.mark.parametrize("layout", STUDY[:5], ids=lambda one: one.title)
def test_a_drawn_layout_has_the_rates_of_the_study(layout: Layout) -> None:
    own = trial(runs(drawn(layout)).scenario, sides=BOTH_SIDES, seconds=2)
    theirs = trial(_study(layout), sides=BOTH_SIDES, seconds=2)
    assert own == theirs


def test_the_file_is_the_scenario(tmp_path: Path) -> None:
    drawing = drawn(layouts.part_ii())
    ends = the_link(drawing).ends
    guests = tuple(
        Guests(
            kind,
            ends[0],
            2,
            8,
            KINDS[kind].rate / 2 or None,
            (DrawnRelocation(3.5, ends[1], True, 60, None, 1.0),),
        )
        for kind in KINDS
    )
    made = machine(drawing, DrawnLoad(guests, 30.0, 7), "Two & more")
    file = tmp_path / "drawn.toml"
    file.write_text(made.text, encoding="utf-8")
    assert load_scenario(file) == made.scenario
    assert made.scenario.seed == 7
    assert {guest.system for guest in made.scenario.groups.values()} == {"LPAR2"}


def test_what_is_as_in_the_study_is_the_studys_own() -> None:
    drawing = drawn(layouts.part_ii())
    made, study = runs(drawing).scenario, load_scenario("relocation-java")
    assert made.kinds == study.kinds
    assert made.parameters == study.parameters
    assert made.lpar == study.lpar


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("gb", [1, 16])
def test_kinds_of_other_sizes_and_rates_are_scenarios(kind: str, gb: int) -> None:
    drawing = drawn(layouts.straight(1))
    ends = the_link(drawing).ends
    rate = 2 * KINDS[kind].rate or None
    assert (
        machine(drawing, DrawnLoad((Guests(kind, ends[0], 1, gb, rate),))).scenario.guests[0].size
        == gb * 2**18
    )


def test_a_guest_of_twice_the_size_has_twice_the_heap_and_the_rate_is_that_of_its_touches() -> None:
    small, large = (kind_table("java", gb, 1500.0) for gb in (4, 8))
    pages = [int(str(one["tiers"][1]["pages"])[:-1]) for one in (small, large)]
    assert pages[1] == 2 * pages[0]
    slow = kind_table("java", 4, 750.0)
    touches = [one["activities"]["load"]["touches"][1] for one in (slow, small)]
    assert touches[1] == 2 * touches[0]


def test_every_connection_is_known_by_its_things() -> None:
    drawing = drawn(layouts.crossed(2, 8))
    made = runs(drawing)
    numbers = [int(row["number"]) for row in _tables(made.scenario)["connection"][:8]]
    assert [wire.number for wire in made.wires] == numbers
    for wire in made.wires:
        for side in (0, 1):
            device = drawing.get(wire.devices[side], DeviceRange)
            assert device.number <= wire.number < device.number + device.count
            assert drawing.get(wire.channels[side], Channel)
    assert [drawing.get(one, Channel).chpid for one in made.channels.values()] == [0x3C, 0x3D]


# ---- what does not run


def said(drawing: Drawing) -> str:
    return " | ".join(one.text for one in runs(drawing).left_out)


def test_numbers_that_are_not_equal_do_not_pair() -> None:
    drawing = drawn(layouts.straight(1, 4))
    link = the_link(drawing)
    first, second = link.devices
    other = edited(drawing, link.id, devices=(first, (*second[:2], second[3], second[2])))
    made = runs(other)
    assert len(made.wires) == 2
    assert "D002 at LPAR2, D003 at LPAR1" in said(other)
    assert "renumber" in said(other)


def test_a_device_of_one_end_alone_does_not_run() -> None:
    drawing = drawn(layouts.straight(1, 4))
    link = the_link(drawing)
    other = edited(drawing, link.id, devices=(link.devices[0], link.devices[1][:3]))
    assert len(runs(other).wires) == 3
    assert "only D003 at LPAR2" in said(other)


def test_no_more_than_sixteen_run() -> None:
    drawing = drawn(layouts.straight(2, 16))
    draft = Draft(drawing, "")
    channel = drawing.of(Channel)[0].id
    connect_in(draft, the_link(drawing).id, (channel, channel), 2, 0xE000)
    assert len(runs(draft.now).wires) == 16
    assert "with E000, the link has more than 16 connections" in said(draft.now)


def test_what_is_blocked_or_not_cabled_is_down() -> None:
    drawing = drawn(layouts.straight(2, 8))
    port = drawing.of(Port)[0]
    made = runs(edited(drawing, port.id, blocked=True))
    assert {wire.channels[0] for wire in made.wires} == {drawing.of(Channel)[1].id}
    assert "is blocked" in made.left_out[0].text
    draft = Draft(drawing, "")
    for cable in drawing.of(Cable):
        draft.remove(cable.id)
    with pytest.raises(DrawingError, match="No connection of a logical link is running"):
        runs(draft.now)


def test_an_lpar_without_a_system_is_named() -> None:
    drawing = drawn(layouts.straight(1, 4))
    with pytest.raises(DrawingError, match="LPAR1 has no z/VM system"):
        runs(edited(drawing, lpar(drawing, "LPAR1"), system=""))
    with pytest.raises(DrawingError, match="both run LPAR2"):
        runs(edited(drawing, lpar(drawing, "LPAR1"), system="LPAR2"))


def test_nothing_to_move_over_is_said() -> None:
    with pytest.raises(DrawingError, match="No ISFC logical link"):
        usual(Drawing())
    drawing = drawn(layouts.straight(1, 4))
    ends = the_link(drawing).ends
    with pytest.raises(DrawingError, match="where they already run"):
        machine(drawing, DrawnLoad((Guests("java", ends[0], moves=(DrawnRelocation(1.0, ends[0]),)),)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "mail"}, {"count": 0}, {"count": 101}, {"gb": 0}, {"gb": 65}, {"rate": 0.0}, {"rate": 1e9},
        {"moves": (DrawnRelocation(-1.0, "lpar1"),)}, {"lpar": "lpar99"},
    ],
    ids=str,
)  # fmt: skip
def test_loads_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    drawing = drawn(layouts.straight(1, 4))
    load = usual(drawing)
    with pytest.raises(DrawingError):
        machine(drawing, replace(load, guests=(replace(load.guests[0], **wrong),)))


def test_more_than_four_systems() -> None:
    drawing = drawn(layouts.straight(1, 4))
    draft = Draft(drawing, "")
    css = drawing.of(Css)[0]
    source = lpar(drawing, "LPAR2")
    for mif in range(3, 6):
        more = draft.add(Lpar, css=css.id, name=f"LPAR{mif}", mif=mif, system=f"LPAR{mif}")
        join_in(draft, source, more.id)
    made = runs(draft.now)
    assert len(made.systems) == 4
    told = "LPAR5: the model supports at most 4 systems, and LPAR2, LPAR1, LPAR3, LPAR4 already run"
    assert told in made.left_out[0].text


# ---- two CECs, distances


def two_cecs(km: float = 0.0, credits: int | None = None) -> Drawing:
    """A channel of each CEC, point to point, with four connections; the other CEC has the same CHPID."""
    draft = Draft(Drawing(), "")
    ends, channels = [], []
    for place in (1, 2):
        cec = draft.add(Cec, name=f"C#{place}")
        css = draft.add(Css, cec=cec.id)
        ends.append(draft.add(Lpar, css=css.id, name=f"LPAR{place}", mif=1, system=f"LPAR{place}"))
        channels.append(draft.add(Channel, cec=cec.id, chpid=0x50, shared=False, access=(ends[-1].id,)))
    draft.add(Cable, ends=(channels[0].id, channels[1].id), km=km, credits=credits)
    join_in(draft, ends[0].id, ends[1].id)
    link = link_between(draft.now, ends[0].id, ends[1].id)
    assert isinstance(link, IsfcLink)
    connect_in(draft, link.id, (channels[0].id, channels[1].id), 4, 0x5000)
    return draft.now


def test_channels_with_the_same_number_are_told_apart_by_their_cec() -> None:
    made = runs(two_cecs()).scenario
    assert list(made.channels) == ["C-1-50", "C-2-50"]
    assert [one.chpid for one in made.channels.values()] == ["50", "50"]


def test_a_cable_between_two_channels_is_as_long_as_it_is() -> None:
    channels = runs(two_cecs(100.0, 100)).scenario.channels.values()
    assert [one.distance for one in channels] == [50.0, 50.0]
    rates = [trial(runs(two_cecs(km, credits)).scenario, seconds=2).mbs[0] for km, credits in _FAR]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] > 1.2 * rates[-1]


_FAR = ((0.0, None), (100.0, None), (100.0, 100))


# ---- any drawing


@pytest.mark.parametrize("seed", range(150))
def test_whatever_is_drawn_runs_or_is_refused_with_a_sentence(seed: int) -> None:
    rng = Random(seed)
    drawing = any_drawing.grown(any_drawing.pair(), rng, 60).now
    with suppress(DrawingError):
        made = machine(drawing, usual(drawing))
        assert made.wires
        assert len(made.channels) == len(made.scenario.channels)
        assert trial_tables(made.scenario, 1)["n_connection"][0] == len(made.wires)


def test_the_same_chpid_twice_in_a_cec_is_told() -> None:
    drawing = drawn(layouts.straight(2))
    first, second = drawing.of(Channel)
    made = runs(edited(drawing, second.id, chpid=first.chpid))
    assert list(made.channels.values()) == [first.id]
    assert "CHPID 3C: CEC A already has this CHPID" in made.left_out[0].text


def test_the_largest_machine_is_made_fast() -> None:
    drawing = drawn(layouts.straight(1))
    for one in drawing.of(Lpar):
        drawing = edited(drawing, one.id, memory_gb=1024, processors=64)
    made = runs(drawing)
    assert Simulation(made.scenario).now == 0


def test_a_drawn_relocation_has_the_limit_that_cp_has() -> None:
    drawing = any_drawing.pair()
    made = machine(drawing, usual(drawing))
    (step,) = (step for step in made.scenario.timeline if step.do == "relocate")
    assert step.maxquiesce is None
