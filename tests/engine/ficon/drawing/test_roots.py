"""One fault is one problem: what it brings about is folded below it, and nothing else is."""

import pytest

from engine.ficon.drawing.checking.fixes import mend
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.checking.roots import folded
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template
from tests.engine.ficon.drawing.broken import CASES, D, broken, good, link, set_, two_of_two


def _elsewhere(draft):
    """CUADD names another LPAR of the far channel."""
    draft.add(Lpar, css="css2", name="LPAR3", mif=3, system="LPAR3")
    draft.set("unit1", cuadd="03")


LINK = set_("unit1", paths=[{"css": 0, "channel": "channel1", "link": "F0"}])
FAULTS = [
    (set_("unit1", cuadd="03"), {"cuadd": 7}),
    (LINK, {"link-address": 7}),
    (lambda draft: draft.remove("cable1"), {"cable-missing": 7}),
    (set_("port1", blocked=True), {"way-closed": 6}),
    (link(D, (D[1], D[0], *D[2:])), {"link-numbers": 4}),
    (lambda draft: draft.add(Channel, cec="cec1", chpid="70", pchid=0x13C), {"pchid-twice": 0}),
    (set_("channel1", access=[]), {"link-access": 6}),
    (set_("device1", lpars=["lpar2"]), {"foreign-lpar": 7}),
    (set_("channel1", access=["lpar2"]), {"foreign-lpar": 7}),
    (lambda draft: [draft.set(one, unit="SCTC") for one in ("unit1", "device1")], {"ctc-type": 7}),
    (set_("device1", address="02"), {"unit-offset": 5}),
]


@pytest.mark.parametrize(("edit", "expected"), FAULTS, ids=lambda one: str(one)[:20])
def test_one_fault_is_one_problem(edit, expected):
    drawing = broken(good, edit)
    found = folded(drawing, check(drawing))
    assert {one.root.check: len(one.consequences) for one in found} == expected


def test_a_cuadd_that_names_another_lpar_is_a_missing_mirror():
    drawing = broken(good, _elsewhere)
    roots = [one.root for one in folded(drawing, check(drawing))]
    assert {one.check for one in roots} == {"mirror"}


def test_a_director_that_all_links_of_a_cluster_go_through_is_one_problem():
    drawing = Drawing()
    drawing.apply(template("mesh-of-two").make(drawing))
    (found,) = [one for one in folded(drawing, check(drawing)) if one.root.severity == "warning"]
    assert found.root.check == "shared-point"
    assert found.root.text.startswith("All connections between 4 systems (6 pairs) go through director 21")
    assert [one.check for one in found.consequences] == ["single-point"] * 6


def test_a_blocked_port_is_the_root_of_what_all_links_of_a_cluster_depend_on():
    drawing = broken(
        two_of_two, lambda draft: [draft.set(f"port{n}", blocked=True) for n in (3, 4)]
    )  # of one CEC at one director
    found = {one.root.check for one in folded(drawing, check(drawing))}
    assert "way-closed" in found
    assert not found & {"shared-point", "single-point"}


def test_a_second_fault_of_the_same_link_stays_a_root():
    def both(draft):
        draft.set("unit1", cuadd="03")
        draft.set("unit4", cuadd="03")

    drawing = broken(good, both)
    found = folded(drawing, check(drawing))
    assert [one.root.things[0] for one in found] == ["unit1", "unit4"]


@pytest.mark.parametrize(
    ("name", "base", "edit"), CASES, ids=[f"{one[0]}-{n}" for n, one in enumerate(CASES)]
)
def test_nothing_is_lost_and_consequences_go_with_their_root(name, base, edit):
    drawing = broken(base, edit)
    before = check(drawing)
    found = folded(drawing, before)
    assert sorted(map(id, before)) == sorted(id(x) for one in found for x in (one.root, *one.consequences))
    roots = [one.root for one in found]
    if all(one.fix for one in roots) and any(one.consequences for one in found):
        drawing.apply(mend(drawing, roots))
        gone = [each for one in found for each in one.consequences]
        assert not set(gone) & set(check(drawing))
