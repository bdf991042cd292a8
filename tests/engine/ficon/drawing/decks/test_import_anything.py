"""Whatever a deck defines, importing it gives a whole drawing, or says why it cannot."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.importing import drawing_of, import_into
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.file import read_text, text
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.deck.definitions import (
    Access,
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    DeckPath,
    Ident,
    Partition,
    UnknownCards,
)
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import write

CSS = st.integers(0, 7)
NUMBER = st.integers(0, 5)
NAMES = st.lists(st.sampled_from(["A", "B", "C", "*", "TOOLONGNAME", "a", ""]), max_size=3).map(tuple)
LINKS = st.sampled_from(["", "10", "2110", "**", "****", "FE"])
PATHS = st.lists(st.builds(DeckPath, CSS, NUMBER, LINKS), max_size=4).map(tuple)
OTHERS = st.sampled_from([(), (("X", "Y"),), (("FLAG", ""),), (("PART", "(A)"),)])
SWITCHES = st.none() | st.sampled_from([0x21, 0x22])
ACCESS = st.lists(st.builds(Access, CSS, NAMES, st.none() | NAMES), max_size=2).map(tuple)
CHPIDS = st.builds(
    Chpid, NUMBER, st.lists(CSS, min_size=1, max_size=2).map(tuple),
    st.sampled_from(["FC", "FCP", "", "OSDXX"]),
    shared=st.booleans(), access=ACCESS, deny=ACCESS, rec=st.booleans(), switch=SWITCHES,
    pchid=st.none() | st.integers(0, 0xFFF), others=OTHERS, label=st.sampled_from(["", "LABEL"]),
    ports=st.sampled_from([(), ((0x21, 0x10),), ((0x21, 0x10), (0x22, 0x11))]),
)  # fmt: skip
UNITS = st.builds(
    DeckControlUnit, NUMBER, st.sampled_from(["FCTC", "2107", ""]), PATHS, st.none() | st.integers(0, 0x1F),
    st.lists(st.tuples(st.integers(0, 255), st.integers(1, 256)), max_size=2).map(tuple),
    managed=st.sampled_from([(), ((0, 2),)]), others=OTHERS,
)  # fmt: skip
LISTS = st.none() | st.lists(st.tuples(CSS, NAMES), max_size=2).map(tuple)
DEVICES = st.builds(
    DeckDevice, st.integers(0, 0xFFFF), st.integers(1, 256), st.sampled_from(["FCTC", "3390", ""]),
    units=st.lists(NUMBER, max_size=3).map(tuple), partitions=LISTS, denied=LISTS, others=OTHERS,
)  # fmt: skip
CARDS = st.sampled_from(
    ["* comment", "*LPARLAB CHPID 0.01 PORT=21.10", "*LPARLAB CHPID 0.02 PEER=CECA.0.01 SLOT=3", "*LPARLAB X",
     "*LPARLAB ISL 21.FD TO=22.FD", "*LPARLAB ISL 21.FD TO=21.FD", "*LPARLAB PORT 21.10 BLOCKED=YES"]
)  # fmt: skip
IDENTS = st.builds(Ident, st.text(max_size=5), st.text(max_size=70), lsystem=st.sampled_from(["", "CX"]))
PARTITIONS = st.builds(Partition, st.sampled_from("ABC*"), st.none() | st.integers(1, 15), CSS)
KEPT = st.builds(UnknownCards, st.lists(CARDS, min_size=1, max_size=2).map(tuple), NUMBER)
DECKS = st.builds(
    Deck,
    st.none() | IDENTS,
    st.lists(PARTITIONS, max_size=5).map(tuple),
    chpids=st.lists(CHPIDS, max_size=5).map(tuple),
    units=st.lists(UNITS, max_size=5).map(tuple),
    devices=st.lists(DEVICES, max_size=5).map(tuple),
    kept=st.lists(KEPT, max_size=3).map(tuple),
)
SLOW = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)


@pytest.mark.slow
@SLOW
@given(st.lists(DECKS, min_size=1, max_size=2))
def test_any_deck_becomes_a_whole_drawing(found):
    imported = drawing_of(found)
    assert read_text(text(imported.drawing)).history.drawing == imported.drawing
    for deck in noted(imported.drawing).values():
        write(deck)
    history = UndoHistory(imported.drawing)
    history.do(import_into(imported.drawing, found).change)
    assert len(decks(history.drawing)) >= len(decks(imported.drawing))


@SLOW
@given(st.text(alphabet=" *ABCDEFGHIKLMNOPRSTUVX=(),0123456789\n", max_size=400))
def test_any_text_becomes_a_drawing(deck):
    head = "RESOURCE PART=((A,1),(B,2))\nCHPID PATH=50,TYPE=FC,SHARED,SWITCH=21\n"
    imported = drawing_of([read(head + deck, lenient=True).deck])
    drawing = Drawing(imported.drawing)
    assert len(decks(drawing)) == 1
