"""Names of measures, guests, processors and moments."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.conditions.condition import parse_condition
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.measures.moments import moment
from engine.measures.selectors import UnknownName, find_measure, guests_of, members_of
from engine.scenario.scenario import load_scenario
from tests.engine.small import group, small

PAUSE = load_scenario("pause-suspend")
TWO = load_scenario(Path(__file__).parents[2] / "data" / "two-guests.toml")


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("LNK00105", ["SOIW1"]),
        ("lnk00105", ["SOIW1"]),
        ("SOIW2", ["SOIW2"]),
        ("SOIW", ["SOIW1", "SOIW2"]),
        ("soi_rdb", ["SOIO1", "SOIO2"]),
        ("Systems  of interest", ["SOIW1", "SOIW2", "SOIO1", "SOIO2"]),
        ("dm", ["DM"]),
        ("base load", ["BASEW", "BASEO", "DM"]),
        ("all", [guest.label for guest in PAUSE.guests]),
    ],
)
def test_guests_have_several_names(text: str, labels: list[str]) -> None:
    assert [PAUSE.guests[index].label for index in guests_of(PAUSE, text)] == labels


def test_a_user_id_means_that_guest_alone_whatever_else_has_that_name() -> None:
    guests = {"app1": group("app", 2, "APP", userids=["APP1", "APP2"], role="DB1")}
    guests |= {"db": group("db", 2, "D", userids=["DB1", "ALL"])}
    scenario = small(guests=guests, timeline=[])
    names = ["APP1", "app2", "DB1", "all", "app", "D"]
    assert [guests_of(scenario, name) for name in names] == [[0], [1], [2], [3], [0, 1], [2, 3]]
    assert members_of(scenario, find_measure("guest.real"), None) == [0, 1, 2, 3]
    assert parse_condition("each of all dormant", scenario).node.guests == (3,)  # type: ignore[attr-defined]


def test_guests_without_a_label_are_named_by_their_user_ids() -> None:
    guests = {"web": group("app", 3, "", userids=["DB", "WEB1"]) | {"label": None}}
    scenario = small(guests=guests, timeline=[])
    assert [(one.userid, one.label) for one in scenario.guests] == [
        (one,) * 2 for one in ("DB", "WEB1", "WEB2")
    ]
    assert guests_of(scenario, "web") == [0, 1, 2]
    with pytest.raises(UnknownName, match="like DB, WEB1, WEB2"):
        guests_of(scenario, "x")


def test_whose_figure_it_is() -> None:
    assert members_of(PAUSE, find_measure("guest.real"), "SOIW") == [0, 1]
    assert members_of(PAUSE, find_measure("guest.real"), None) == list(range(11))
    assert members_of(PAUSE, find_measure("processor.cp"), "9") == [9]
    assert members_of(PAUSE, find_measure("processor.cp"), None) == list(range(10))
    assert members_of(PAUSE, find_measure("system.available"), None) == [0]


@pytest.mark.parametrize(
    ("measure", "text", "message"),
    [
        ("guest.real", "LNK0105", "LNK0105.*expected a user ID, label, group or role.* nearest .* lnk00105"),
        ("guest.real", "", '^"": expected a user ID'),
        ("processor.cp", "10", "the number of a processor, 0 to 9"),
        ("processor.cp", "9" * 5000, "the number of a processor, 0 to 9"),
        ("system.available", "DM", "applies to the whole system"),
    ],
)
def test_unknown_members(measure: str, text: str, message: str) -> None:
    with pytest.raises(UnknownName, match=message):
        members_of(PAUSE, measures()[measure], text)


def test_unknown_measures_have_a_nearest_one() -> None:
    with pytest.raises(UnknownName, match=r"no such measure.* nearest valid name is guest\.real"):
        find_measure("rael")


def test_moments() -> None:
    assert moment(TWO, "middle") == (30 * SECOND, 30 * SECOND)
    assert moment(TWO, "second") == (20 * SECOND, 45 * SECOND)
    assert moment(TWO, "0:00:12") == moment(TWO, "12s") == (12 * SECOND, 12 * SECOND)
    assert moment(TWO, "0") == (0, 0)
    with pytest.raises(UnknownName, match="expected a time .* first, second, third, middle; .* is middle"):
        moment(TWO, "midle")
