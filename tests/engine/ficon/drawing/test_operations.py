"""Whatever is done to a drawing can be undone and done again, and leaves nothing that names what is gone."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.changes import create, join, remove, set_fields
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.kinds import refers
from engine.ficon.drawing.model.palette import KEYS
from engine.ficon.drawing.templates import templates

NUMBER = st.integers(0, 2**30)
STEPS = st.lists(
    st.tuples(st.sampled_from(("make", "join", "remove", "set", "template")), NUMBER, NUMBER), max_size=25
)
FIELDS = (
    {"mif": 7},
    {"number": 2},
    {"css": (0, 1)},
    {"address": 0xE0},
    {"switch": 0x33},
    {"generation": "FE8S"},
)


def step(drawing, what, a, b):
    """A change drawn by two numbers; raises DrawingError when it cannot be."""
    ids = [one.id for one in drawing.sorted()]
    pick = lambda n: ids[n % len(ids)] if ids else ""  # noqa: E731
    if what == "make":
        return create.make(drawing, KEYS[a % len(KEYS)], None, pick(b))
    if what == "template":
        chosen = templates()[a % len(templates())]
        return chosen.make(drawing)
    if what == "join":
        return join.join(drawing, pick(a), pick(b))
    if what == "remove":
        return remove.remove(drawing, {pick(a), pick(b)})
    fields = FIELDS[b % len(FIELDS)]
    if pick(a) not in drawing or not set(fields) <= set(type(drawing[pick(a)]).model_fields):
        raise DrawingError("no such field")
    return set_fields.set_fields(drawing, pick(a), **fields)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(STEPS)
def test_undone_and_done_again(steps):
    history = UndoHistory(Drawing())
    for one in [("make", 0, 0), ("make", 2, 0), *steps]:
        with suppress(DrawingError):
            history.do(step(history.drawing, *one))
    after, depth = history.drawing.copy(), len(history.done)
    assert all(used in after for thing in after for used in refers(thing))
    for _ in range(depth):
        history.undo()
    assert history.drawing == Drawing()
    for _ in range(depth):
        history.redo()
    assert history.drawing == after


def test_what_goes_with_what():
    history = UndoHistory(Drawing())
    for one in templates():
        history.do(one.make(history.drawing))
    history.do(
        remove.remove(history.drawing, [one.id for one in history.drawing if one.id.startswith("cec")])
    )
    kinds = {one.id.rstrip("0123456789") for one in history.drawing}
    assert kinds == {"director", "port", "cluster", "storage", "cable"}  # cables from ports to storage units


def test_numbers_of_devices_that_are_gone_leave_their_link():
    history = UndoHistory(Drawing())
    history.do(templates()[0].make(history.drawing))
    before = history.drawing["link1"].devices
    history.do(remove.remove(history.drawing, ["device1"]))
    after = history.drawing["link1"].devices
    assert (len(before[0]), len(after[0]), len(after[1])) == (16, 13, 16)
