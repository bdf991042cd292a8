"""The live checker: after any edits it says what a check from scratch says; what is as it was is kept."""

from itertools import count
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bench.topology.plant import edit, plant
from engine.ficon.drawing.checking.check import checks
from engine.ficon.drawing.checking.finding import waive
from engine.ficon.drawing.checking.fixes import mend
from engine.ficon.drawing.checking.live_checks import Checker, check
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import DrawingError, Place
from engine.ficon.drawing.model.paper import PaperNote
from tests.engine.ficon.drawing import any_drawing
from tests.engine.ficon.drawing.broken import cascade, clustered, lost, straight, worse
from tests.engine.ficon.drawing.drawn import two_cecs


def _steps(history, rng, count):
    """Random edits, fixes, waivers, undo and redo; yields each change that was carried out."""
    for _ in range(count):
        dice = rng.random()
        found = check(history.drawing) if dice < 0.35 else ()
        fixes = [one for one in found if one.fix]
        if dice < 0.15:
            yield history.undo() if dice < 0.1 else history.redo()
            continue
        if dice < 0.25 and fixes:
            change = rng.choice(fixes).fix.make(history.drawing)
        elif dice < 0.35 and found:
            change = waive(history.drawing, rng.choice(found), "so it is")
        else:
            change = edit(history.drawing, rng, destroy=0.25)
        history.do(change)
        yield change


BASES = (lambda: plant(1, 2), lambda: plant(2, 2), lambda: two_cecs(1).drawing, cascade, straight, clustered)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), base=st.sampled_from(BASES))
def test_after_any_edits_it_says_what_a_check_from_scratch_says(seed, base):
    rng = Random(seed)
    history = UndoHistory(base())
    checker = Checker(history.drawing)
    checker.update()
    for change in _steps(history, rng, 12):
        if change is not None:
            assert checker.update(change).findings == check(history.drawing.copy())


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_so_it_does_of_any_drawing(seed):
    rng = Random(seed)
    history = UndoHistory(any_drawing.drawing(rng, 40))
    checker = Checker(history.drawing)
    checker.update()
    for _ in range(4):
        change = any_drawing.grown(history.drawing, rng, 6).done()
        history.do(change)
        assert checker.update(change).findings == check(history.drawing.copy())
        assert checker.update(history.undo()).findings == check(history.drawing.copy())


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_fixes_of_broken_drawings_mend_and_break_nothing(seed):
    rng = Random(seed)
    drawing = plant(1, devices=2)
    for _ in range(rng.randrange(1, 4)):
        drawing.apply(edit(drawing, rng, destroy=0.3))
    before = check(drawing)
    assume(all(one.check != "ICP361I" for one in before))  # a number that is two devices may be either
    for one in before:
        if one.fix:
            mended = drawing.copy()
            mended.apply(one.fix.make(mended))
            after = check(mended)
            assert (one.check, one.things, one.text) not in {(a.check, a.things, a.text) for a in after}
            assert not worse(before, after), one.fix.title


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), base=st.sampled_from(BASES))
def test_mending_all_breaks_nothing(seed, base):
    rng = Random(seed)
    drawing = base()
    for _ in range(rng.randrange(1, 4)):
        drawing.apply(edit(drawing, rng, destroy=0.3))
    before = check(drawing)
    assume(all(one.check != "ICP361I" for one in before))
    drawn = drawing.copy()
    drawing.apply(mend(drawing, before))
    assert not worse(before, check(drawing))
    assert not lost(drawn, drawing)


def test_a_note_and_a_move_are_no_work():
    drawing = two_cecs(2, directors=2).drawing
    looked = []
    checker = Checker(drawing, clock=lambda: looked.append(1) or float(len(looked)))
    checker.update()
    kept = dict(checker._found)
    draft = Draft(drawing, "Write")
    draft.add(PaperNote, text="a note")
    draft.place("lpar1", Place(5, 5))
    change = draft.done()
    drawing.apply(change)
    assert checker.update(change).findings == ()
    assert all(checker._found[name] is found for name, found in kept.items())


def test_only_checks_that_read_what_has_changed_look_again():
    drawing = two_cecs(2, directors=2).drawing
    checker = Checker(drawing)
    checker.update()
    kept = dict(checker._found)
    draft = Draft(drawing, "Lengthen")
    draft.set("cable1", km=20.0, credits=3)
    change = draft.done()
    drawing.apply(change)
    assert [one.check for one in checker.update(change).findings] == ["credits"]
    again = {name for name, found in kept.items() if checker._found[name] is not found}
    assert {"credits", "cable-twice", "mirror"} <= again
    assert not again & {"card-slot", "cec-twice", "link-pair", "system-name", "cluster-slots"}


def test_every_check_has_a_name_of_its_own():
    names = [one.name for one in checks()]
    assert names == sorted(set(names))
    assert all(len(name) <= 40 for name in names)


def test_the_clock_is_the_callers():
    ticks = count()
    checked = Checker(two_cecs(1).drawing, clock=lambda: float(next(ticks))).update()
    assert checked.milliseconds == 1000.0 * (next(ticks) // 2)  # each step has a begin and an end


def test_the_time_between_two_steps_does_not_count():
    now = [0.0]
    steps = Checker(two_cecs(1).drawing, clock=lambda: now[0]).updating()
    checked = None
    while checked is None:
        try:
            next(steps)
        except StopIteration as end:
            checked = end.value
        now[0] += 10.0
    assert checked.milliseconds == 0.0
    assert now[0] > 20.0


def test_open_ones_and_their_number():
    drawing = two_cecs(1).drawing
    checker = Checker(drawing)
    found = checker.update()
    assert found.count("warning") == len(found.findings)
    change = waive(drawing, found.findings[0], "a test system")
    drawing.apply(change)
    again = checker.update(change)
    assert again.count("warning") == len(found.findings) - 1
    assert len(again.open) == len(found.findings) - 1


def test_a_waiver_needs_a_reason():
    drawing = two_cecs(1).drawing
    with pytest.raises(DrawingError, match="reason"):
        waive(drawing, check(drawing)[0], "")
