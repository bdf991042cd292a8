"""Sketches of SSI clusters: what one is, and what is said of one that is not."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.scenario.scenario import load_scenario
from engine.studies.relocation.cluster_sketch import Sketch, Volume, faults, sketch_of

NAMES = ("LPAR1", "LPAR2", "LPAR3", "LPAR4")


def cluster(members: int) -> Sketch:
    names = NAMES[:members] if members <= 4 else tuple(f"SYS{n}" for n in range(members))
    paging = (Volume(f"{name} 1", "paging", (name,)) for name in names)
    shared = (Volume("VMCOM1", "configuration", names), Volume("VMSPL1", "spool", names))
    return Sketch(names, tuple(combinations(names, 2)), (*shared, *paging))


@pytest.mark.parametrize("members", [2, 3, 4])
def test_two_to_four_members(members: int) -> None:
    assert faults(cluster(members)) == ()


@pytest.mark.parametrize("members", [0, 1, 5])
def test_fewer_or_more_are_refused(members: int) -> None:
    assert f"{members} members: expected 2 to 4" in faults(cluster(members))


@given(st.integers(2, 4), st.data())
def test_each_missing_link_is_named(members: int, data: st.DataObject) -> None:
    whole = cluster(members)
    gone = data.draw(st.sets(st.sampled_from(whole.links), min_size=1))
    left = tuple(link[::-1] for link in whole.links if link not in gone)
    said = faults(replace(whole, links=left))
    assert len(said) == len(gone)
    for first, second in gone:
        assert f"{first} and {second}: expected one logical link between them, not 0" in said


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {"links": (("LPAR1", "LPAR2"), ("LPAR2", "LPAR1"))},
            "expected one logical link between them, not 2",
        ),
        ({"links": (("LPAR1", "LPAR2"), ("LPAR1", "OTHER"))}, "LPAR1 and OTHER: a link, but not"),
        ({"members": ("LPAR1", "LPAR1")}, "LPAR1: 2 members have this name"),
        ({"volumes": cluster(2).volumes[1:]}, "configuration: expected a volume that all members share"),
        ({"volumes": cluster(2).volumes[:3]}, "LPAR2: expected paging volumes of its own"),
        (
            {"volumes": (*cluster(2).volumes[:2], Volume("VMPAG1", "paging", NAMES[:2]))},
            "VMPAG1: LPAR1, LPAR2 share this paging volume; expected one member",
        ),
    ],
)
def test_what_is_wrong_is_said(change: dict[str, object], said: str) -> None:
    assert any(said in fault for fault in faults(replace(cluster(2), **change)))  # type: ignore[arg-type]


def test_a_scenario_of_one_system_is_no_cluster() -> None:
    assert faults(sketch_of(load_scenario("timers-430-600"))) == ("1 members: expected 2 to 4",)
