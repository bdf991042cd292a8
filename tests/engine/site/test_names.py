"""Names out are the names in: guests and volumes of a site are called everywhere as the site calls them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.conditions.condition import parse_condition
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.statements import system_config
from engine.ficon.iocp.writer import write
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.measures.selectors import guests_of, loads_of, members_of
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.site.machine import SiteMachine
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.site.samples import machine_of

USERIDS = st.text("A1B0@-", min_size=1, max_size=4) | st.sampled_from(
    [
        "HOG01",
        "HOG02",
        "HOG011",
        "HOG012",
        "HOG",
        "ALL",
        "ALIKE",
        "LNX@01",
        "LNX-01",
        "LNX_01",
        "G-LNX-01",
        "12345678",
    ]
)
SIZES = st.sampled_from(["1G", "2G"])
CONFIG = "System_Identifier 8561 012345 VM1\n" + "".join(
    f"CP_Owned Slot {slot} {volume}\n" for slot, volume in enumerate(("M01RES", "M01P01", "M01P02"), 1)
)
ALLOCATED = "q userid\nMAINT AT VM1\nq alloc page\n" + "".join(
    f"{volume} 0202 0 600839 600839 0 0 0%\n" for volume in ("XPAG07", "PAGE02")
)


def site(names: list[str], sizes: list[str], **answers: str) -> SiteMachine:
    directory = "".join(f"USER {name} X {size}\n" for name, size in zip(names, sizes, strict=True))
    return machine_of({"user.direct": directory}, {"guests": " ".join(names)} | answers)


@given(st.lists(st.tuples(USERIDS, SIZES), min_size=1, max_size=6, unique_by=lambda one: one[0]))
def test_a_user_id_of_any_directory_means_that_guest_alone(entries: list[tuple[str, str]]) -> None:
    names = [name for name, _ in entries]
    scenario = site(names, [size for _, size in entries]).scenario
    assert [guest.userid for guest in scenario.guests] == [guest.label for guest in scenario.guests] == names
    for number, name in enumerate(names):
        assert guests_of(scenario, name) == loads_of(scenario, name.lower()) == [number]
        assert members_of(scenario, measures()["guest.cpu"], name) == [number]
        assert f"guests=({number},)" in str(parse_condition(f"{name} dormant", scenario).node)
        changed = load_scenario("site.toml", [f"guests.{name}.share=321"], scenario_table(scenario))
        shares = {guest.userid: guest.share for guest in changed.guests}
        assert shares == dict.fromkeys(names, 100) | {name: 321}


def test_a_figure_of_a_user_id_is_that_of_its_guest_and_the_parts_are_the_whole() -> None:
    names = ["HOG01", "HOG02", "HOG011", "HOG"]
    made = site(names, ["1G"] * 4, processors="1", **{f"load of {name}": "100%" for name in names})
    sim = Simulation(made.scenario)
    sim.run(20 * SECOND)
    recording, cpu = sim.recording(), measures()["guest.cpu"]
    figures = [
        cpu.value(recording, guests_of(made.scenario, name), 5 * SECOND, 20 * SECOND) for name in names
    ]
    assert figures == pytest.approx([0.25] * 4, abs=0.05)
    role = made.scenario.guests[0].role
    whole = cpu.value(recording, guests_of(made.scenario, role), 5 * SECOND, 20 * SECOND)
    assert sum(figures) == pytest.approx(whole)
    shown = "\n".join(sim.execute("q names").lines)
    assert re.findall(r"HOG\w*", shown) == names


@pytest.mark.parametrize(
    ("files", "answers", "name"),
    [
        ({"s": CONFIG}, {}, "VM1"),
        ({"s": CONFIG, "c": "q userid\nMAINT AT PROD7\n"}, {}, "PROD7"),
        (
            {"s": CONFIG.replace("8561 012345 VM1", "LPAR A VMA") + "System_Identifier LPAR B VMB\n"},
            {},
            "VMA",
        ),
        ({"s": CONFIG + "System_Identifier LPAR B VMB\n"}, {"system": "vmb"}, "VMB"),
        ({}, {}, "LPARLAB"),
    ],
)
def test_a_system_keeps_its_name(files: dict[str, str], answers: dict[str, str], name: str) -> None:
    sim = Simulation(machine_of({"d": "USER LNX1 X 2G\n"} | files, answers).scenario)
    assert sim.execute("q userid").lines[0].split() == ["MAINT", "AT", name]
    assert [system.name for system in sim.recording().systems] == [name]


def test_paging_volumes_keep_their_serials() -> None:
    by_name = machine_of({"d": "USER LNX1 X 2G\n", "s": CONFIG}).scenario
    assert (by_name.lpar.volumes, by_name.lpar.volids) == (2, ("M01P01", "M01P02"))
    texts = {"d": "USER LNX1 X 2G\n", "s": CONFIG, "c": ALLOCATED}
    sim = Simulation(
        load_scenario("site.toml", ["lpar.volumes=4"], scenario_table(machine_of(texts).scenario))
    )
    names = ["XPAG07", "PAGE02", "PAGE03", "PAGE04"]
    assert [line.split()[0] for line in sim.execute("q alloc page").lines[3:-3]] == names
    assert [line.split()[-1] for line in sim.execute("q dasd").lines] == names


def test_volumes_and_guests_of_linked_systems_keep_their_names() -> None:
    drawing = pair()
    texts = {f"{deck.name}.iocp": write(deck).text for deck in decks(drawing).values()}
    texts |= {"user.direct": "USER LINUX01 X 2G\nUSER JAVA-0 X 2G\n", "c": ALLOCATED}
    scenario = machine_of(texts | {"system.config": system_config(drawing).text}).scenario
    assert [(guest.userid, guest.label) for guest in scenario.guests] == [("LINUX01",) * 2, ("JAVA-0",) * 2]
    assert scenario.systems["VM1"].volids == ("XPAG07", "PAGE02")
    assert scenario.systems["VM2"].volids is None
