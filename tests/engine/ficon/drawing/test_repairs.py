"""Repairs: a root has one if it is clear, a consequence waits, and none of them does harm."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.checking import trial
from engine.ficon.drawing.checking.fixes import mend_all, repair
from engine.ficon.drawing.checking.live_checks import Checker, check
from engine.ficon.drawing.checking.roots import folded
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.differences.deck_lines import fix_lines
from engine.ficon.drawing.differences.effects import effects
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Channel, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.names import called
from engine.ficon.iocp.writer import write
from tests.engine.ficon.drawing.broken import broken, good, set_
from tests.engine.ficon.drawing.faults import BASES, base, crossed, fault

MESHED = ("crossed", "linked", "mesh 3", "study-part-ii", "optimised", "two decks")


def by_check(findings):
    found = {}
    for one in findings:
        found.setdefault(one.check, []).append(one)
    return found


def errors(findings):
    return sum(one.severity == "error" and not one.waiver for one in findings)


def connections(drawing):
    return sum(one.count for one in resolve(drawing).stretches)


def applied(drawing, change):
    other = drawing.copy()
    other.apply(change)
    return other


def meshed():
    """The two machines have a second pair of channels, so that each LPAR is named rightly by something."""
    return base("mesh 3").copy()


def test_a_wrong_cuadd_is_set_right_and_its_consequences_wait():
    unit = next(one for one in meshed().of(ControlUnit) if one.cuadd == 1)
    drawing = broken(meshed, set_(unit.id, cuadd="33"))
    ((root, consequences), *others) = folded(drawing, check(drawing))
    assert root.check == "cuadd"
    assert root.fix.title == f"Set CUADD of {called(drawing, unit.id)} to 01"
    assert effects(drawing, root.fix) == f"changes {called(drawing, unit.id)} (CUADD: 33 \u2192 01)"
    assert [line.partition("CUADD=")[2] for line in fix_lines(drawing, root.fix)] == [
        "33,UNIT=FCTC",
        "01,UNIT=FCTC",
    ]
    assert {one.check for one in consequences} >= {"mirror", "link-mirror"}
    assert all(one.fix is None and one.first == root.text for one in consequences)
    assert not [one for one, _ in others if one.fix]
    assert applied(drawing, root.fix.make(drawing)) == meshed()
    assert applied(drawing, mend_all(drawing, check(drawing))) == meshed()


def test_a_name_that_only_one_control_unit_uses_is_not_repaired():
    """The CUADD or the MIF ID may be wrong: nothing else names the LPAR."""
    for edit in (set_("unit3", cuadd="03"), set_("lpar4", mif=3)):
        drawing = broken(crossed, edit)
        ((root, _), *_) = folded(drawing, check(drawing))
        assert root.check == "cuadd"
        assert root.fix is None
        assert "Decide which LPAR is meant" in root.decide


def test_what_an_error_underlies_waits_for_it():
    """The mirror that is missing would be defined behind a channel whose number two have."""
    drawing = broken(good, lambda draft: [draft.set("link1", devices=((), ())), draft.remove("device2")])
    (mirror,) = by_check(check(drawing))["mirror"]
    assert mirror.fix.title == "Define devices D000-D003 in LPAR2"
    twice = broken(lambda: drawing, lambda draft: draft.add(Channel, cec="cec2", chpid="3C", pchid="300"))
    found = by_check(check(twice))
    (mirror,) = found["mirror"]
    assert mirror.fix is None
    assert mirror.first == found["ICP200I"][0].text
    assert not mend_all(twice, check(twice))


def test_what_was_changed_behind_many_is_repaired_at_once():
    drawing = broken(good, set_("lpar1", mif=2))
    found = by_check(check(drawing))["cuadd"]
    assert len(found) == 2
    assert {one.fix.title for one in found} == {"Set the MIF ID of LPAR1 to 1"}
    assert applied(drawing, found[0].fix.make(drawing)) == good()
    moved = next(one for one in meshed().of(Port) if meshed().users(one.id))
    drawing = broken(meshed, set_(moved.id, address=0x77))
    (title,) = {one.fix.title for one in by_check(check(drawing))["link-address"]}
    assert title.endswith(f"port {moved.address:02X}")
    assert applied(drawing, mend_all(drawing, check(drawing))) == meshed()


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), name=st.sampled_from(MESHED))
def test_any_wrong_cuadd_between_two_sides_that_are_drawn_is_set_right(seed, name):
    rng, whole = Random(seed), base(name)
    unit = rng.choice([one for one in whole.of(ControlUnit) if one.unit == FCTC and one.paths])
    wrong = rng.choice([one for one in (None, 1, 2, 3, 4, 0x11, 0x7F) if one != unit.cuadd])
    drawing = broken(lambda: whole.copy(), set_(unit.id, cuadd=wrong))
    known = {(one.check, one.text) for one in check(whole)}
    found = [one for one in check(drawing) if (one.check, one.text) not in known]
    offered = [one.fix.make(drawing) for one in found if one.fix]
    assert {applied(drawing, one) == whole for one in offered} <= {True}
    twice = any("defined twice for the same end" in one.text for one in found)
    named = {other.cuadd for other in whole.of(ControlUnit) if other.id != unit.id and other.cec == unit.cec}
    assert offered or twice or not found or unit.cuadd not in named


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**6), name=st.sampled_from(sorted(BASES)))
def test_no_repair_of_a_single_fault_does_harm(seed, name):
    whole = base(name)
    drawing = fault(whole, Random(seed))
    assume(drawing is not None)
    _do_no_harm(drawing, check(whole))


def texts(drawing):
    return {name: write(deck).text for name, deck in decks(drawing).items()}


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 10**6), name=st.sampled_from(sorted(BASES)))
def test_after_the_repair_of_a_single_fault_the_decks_are_as_before_it(seed, name):
    whole = base(name)
    drawing = fault(whole, Random(seed))
    assume(drawing is not None)
    known = {(one.check, frozenset(one.things)) for one in check(whole)}
    for one in check(drawing):
        new = (one.check, frozenset(one.things)) not in known
        if new and one.fix is not None and not one.fix.drops:
            assert texts(applied(drawing, one.fix.make(drawing))) == texts(whole), one.fix.title


@pytest.mark.parametrize("name", sorted(BASES))
def test_no_repair_of_what_comes_with_the_program_does_harm(name):
    _do_no_harm(base(name), ())


def _do_no_harm(drawing, without_fault):
    before = check(drawing)
    known = {(one.check, frozenset(one.things)) for one in (*before, *without_fault)}
    for one in before:
        if one.fix is None:
            continue
        mended = applied(drawing, one.fix.make(drawing))
        after, joins = check(mended), connections(mended) > connections(drawing)
        assert effects(drawing, one.fix) or one.check == "waiver-unused"
        assert one.fix.adds == any(old is None for old, _ in one.fix.make(drawing).things.values())
        assert errors(after) <= errors(before), one.fix.title
        assert (one.check, one.things, one.text) not in {(x.check, x.things, x.text) for x in after}
        new = {x.check for x in after if (x.check, frozenset(x.things)) not in known} - {one.check}
        assert one.fix.drops or not new - (trial.OF_CONNECTIONS if joins else set()), one.fix.title


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), name=st.sampled_from(sorted(BASES)))
def test_mending_all_does_no_harm(seed, name):
    rng, drawing = Random(seed), base(name)
    for _ in range(3):
        drawing = fault(drawing, rng) or drawing
    before = check(drawing)
    change = mend_all(drawing, before)
    assert all(old is not None for old, _ in change.things.values()), "Fix all adds nothing"
    after = check(applied(drawing, change))
    assert errors(after) <= errors(before)
    assert len(after) <= len(before) + len([one for one in after if one.check in trial.OF_CONNECTIONS])


def test_in_a_large_drawing_a_repair_is_tried_when_it_is_wanted(monkeypatch):
    """The devices go to another LPAR with the list of the channel: an offer that nobody has tried."""
    drawing = broken(good, set_("card1", generation="FE8"))
    assert not [one for one in check(drawing) if one.check == "card-generation" and one.fix]
    monkeypatch.setattr(trial, "WORK", 0)
    (found,) = (one for one in check(drawing) if one.check == "card-generation")
    with pytest.raises(DrawingError, match="Not repaired.*mixes channels"):
        repair(drawing, found)
    assert not mend_all(drawing, check(drawing))


def test_a_checker_keeps_its_trial_up_with_the_drawing():
    rng, drawing = Random(5), crossed()
    checker = Checker(drawing)
    checker.update()
    for _ in range(12):
        draft = Draft(drawing, "Err")
        draft.set(rng.choice(drawing.of(ControlUnit)).id, cuadd=rng.randrange(1, 4))
        change = draft.done()
        drawing.apply(change)
        assert checker.update(change).findings == check(drawing.copy())
