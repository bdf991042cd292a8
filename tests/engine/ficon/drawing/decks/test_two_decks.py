"""The two sample decks of a cascade: ports solved, asked for and told; all image pairs match."""

import pytest

from bench.topology.canonical import canonical
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.importing import drawing_of, import_into
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cable, Channel, Director, Port
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import write
from tests.engine.ficon.iocp.shelf import at_commas, deck

TEXTS = [deck("cascade_a"), deck("cascade_b")]
PORTS = {"50": "2110", "51": "2111", "60": "2210", "61": "2211"}


@pytest.fixture
def both():
    return [read(text).deck for text in TEXTS]


def test_all_image_pairs_match_both_ways(both):
    drawing = drawing_of(both, PORTS).drawing
    found = resolve(drawing)
    assert len(found.pairs) == 9
    assert len(found.connections) == 9 * 32  # two channels of 16 unit addresses
    assert all(one.up for one in found.connections)
    assert not found.halves


def test_what_links_leave_open_is_asked(both):
    """Once: the three other ports follow from the answer."""
    found = drawing_of(both)
    assert {one.key: one.candidates for one in found.questions} == {"CA.0.50": ("2110", "2111")}
    assert "The LINKs allow 4 ways to cable 4 channels" in found.told
    assert "3 more ports follow from the answers about ports" in found.told


def test_what_follows_from_a_channel_that_is_left_open_is_asked(both):
    asked = {one.key for one in drawing_of(both, {"CA.0.50": ""}).questions}
    assert asked == {"CA.0.51", "CB.0.60", "CB.0.61"}


def test_an_answer_settles_what_follows_from_it(both):
    found = drawing_of(both, {"CA.0.50": "2110"})
    assert not found.questions
    assert "CHPID 51 of CA is at port 2111: no other port fits the LINKs" in found.told
    for number, port in (("60", "2210"), ("61", "2211")):  # these LINKs answer each other
        said = f"CHPID {number} of CB is assumed at port {port}, where the LINKs match best"
        assert said in found.told
    crossed = drawing_of(both, {"CA.0.50": "2111"})
    assert "CHPID 60 of CB is assumed at port 2211, where the LINKs match best" in crossed.told


def test_an_open_answer_asks_no_more(both):
    found = drawing_of(both, dict.fromkeys(PORTS, ""))
    assert not found.questions
    assert not any(
        isinstance(found.drawing[end], Channel) for one in found.drawing.of(Cable) for end in one.ends
    )


def test_export_gives_the_decks_back(both):
    drawing = drawing_of(both, PORTS).drawing
    assert [write(one).text for one in decks(drawing).values()] == [at_commas(text) for text in TEXTS]


def test_exported_decks_say_their_ports(both):
    drawing = drawing_of(both, PORTS).drawing
    again = drawing_of([read(write(one).text).deck for one in noted(drawing).values()])
    assert not again.questions
    assert canonical(again.drawing) == canonical(drawing)


def test_a_second_deck_meets_what_is_there(both):
    history = UndoHistory(Drawing())
    history.do(import_into(history.drawing, both[:1], PORTS).change)
    history.do(import_into(history.drawing, both[1:], PORTS).change)
    assert canonical(history.drawing) == canonical(drawing_of(both, PORTS).drawing)
    assert len(history.drawing.of(Director)) == 2
    history.undo()
    history.undo()
    assert history.drawing == Drawing()


def test_the_same_deck_again_changes_nothing(both):
    history = UndoHistory(Drawing())
    history.do(import_into(history.drawing, both, PORTS).change)
    assert not import_into(history.drawing, both, PORTS).change


def test_one_deck_leaves_room_for_the_other(both):
    drawing = drawing_of(both[:1]).drawing
    far = next(one for one in drawing.of(Director) if one.switch == 0x22)
    assert {one.address for one in drawing.of(Port) if one.director == far.id} >= {0x10, 0x11}
