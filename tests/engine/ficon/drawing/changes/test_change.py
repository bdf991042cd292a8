"""Changes of a drawing: whole or not at all, undone and done again."""

import json
import re

import pytest

from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.kinds import KINDS
from engine.ficon.iocp.writer import write
from engine.scenario.files.model_errors import expectation
from tests.engine.ficon.drawing.any_drawing import pair


def _cec(drawing):
    draft = Draft(drawing, "Add CEC A")
    cec = draft.add(Cec, (0, 0), name="A")
    css = draft.add(Css, cec=cec.id)
    draft.add(Lpar, css=css.id, name="LPAR1", mif=1)
    draft.add(Channel, cec=cec.id, chpid="3C")
    return draft.done([cec.id])


def test_undo_and_redo():
    history = UndoHistory(Drawing())
    history.do(_cec(history.drawing))
    after = Drawing(history.drawing, history.drawing.places)
    history.undo()
    assert history.drawing == Drawing()
    history.redo()
    assert history.drawing == after
    assert [one.id for one in after.children("cec1")] == ["css1", "channel1"]


def test_nothing_may_name_what_is_not_there():
    history = UndoHistory(Drawing())
    history.do(_cec(history.drawing))
    draft = Draft(history.drawing, "Remove")
    draft.remove("css1")
    with pytest.raises(DrawingError, match="lpar1 names css1"):
        history.do(draft.done())
    assert "css1" in history.drawing


def test_a_change_of_another_drawing_is_refused():
    history = UndoHistory(Drawing())
    history.do(_cec(history.drawing))
    draft = Draft(history.drawing, "Rename")
    draft.set("cec1", name="B")
    late = draft.done()
    history.do(late)
    with pytest.raises(DrawingError, match="changed meanwhile"):
        history.do(late)


def test_a_field_that_cannot_be():
    drawing = Drawing()
    drawing.apply(_cec(drawing))
    with pytest.raises(DrawingError, match="mif = 77"):
        Draft(drawing, "Set").set("lpar1", mif=77)


def test_the_history_is_500_deep():
    history = UndoHistory(Drawing())
    history.do(_cec(history.drawing))
    for number in range(600):
        draft = Draft(history.drawing, "Rename")
        draft.set("lpar1", name=f"L{number}")
        history.do(draft.done())
    steps = 0
    while history.undo():
        steps += 1
    assert steps == 500
    assert history.drawing.get("lpar1", Lpar).name == "L99"


def test_every_pattern_of_a_field_has_words():
    """No message shows a pattern: those of all fields are explained, but for ids, which no author writes."""
    patterns = set()
    for kind in KINDS:
        patterns |= set(re.findall(r'"pattern": "((?:[^"\\]|\\.)*)"', json.dumps(kind.model_json_schema())))
    written = {json.loads(f'"{one}"') for one in patterns}
    known = {one for one in written if not one.startswith(("^[a-z]", "^[0-9A-Fa-f]"))}
    assert known
    for pattern in known:
        assert pattern not in expectation({"type": "string_pattern_mismatch", "ctx": {"pattern": pattern}})


def test_a_message_says_what_was_expected_in_words():
    drawing = pair()
    unit = drawing.of(ControlUnit)[0]
    with pytest.raises(DrawingError, match='unit = "": expected 1 to 12 capital letters, digits'):
        Draft(drawing, "x").set(unit.id, unit="")
    with pytest.raises(DrawingError, match='cuadd = "XX": expected 1 to 2 hexadecimal digits'):
        Draft(drawing, "x").set(unit.id, cuadd="XX")


def test_a_cec_without_partitions_is_told_so_when_its_deck_is_written():
    draft = Draft(Drawing(), "x")
    draft.add(Cec, name="A")
    problem = write(noted(draft.now)["cec1"]).problems[0]
    assert "the CEC has no LPAR" in problem.text
