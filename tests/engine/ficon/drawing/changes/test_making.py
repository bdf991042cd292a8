"""New things go where they belong, or say why they do not."""

import pytest

from engine.ficon.drawing.changes import create
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Channel, ChannelCard, Lpar
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.palette import KEYS


def _with(*keys):
    history = UndoHistory(Drawing())
    for key in keys:
        history.do(create.make(history.drawing, key))
    return history


def test_each_item_of_the_palette_has_a_maker():
    assert set(KEYS) == set(create._MAKERS)


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("css", "Place it in a CEC"),
        ("lpar", "Place it in a CEC"),
        ("channel", "Place it in a CEC or on a card"),
        ("port", "Place it in a director"),
        ("cable", "A cable has two ends: draw it from a channel to a port or to a director"),
        ("unit", "Place it in a channel"),
        ("device", "Place it in a control unit"),
        ("link", "A link has two ends: draw it from one LPAR to another"),
    ],
)
def test_an_empty_drawing_says_what_is_missing(key, reason):
    assert create.refusal(Drawing(), key) == reason


def test_names_and_numbers_are_free():
    drawing = _with("cec", "lpar", "lpar", "channel", "channel", "director").drawing
    assert [(one.name, one.mif, one.system) for one in drawing.of(Lpar)] == [
        ("LPAR1", 1, "LPAR1"),
        ("LPAR2", 2, "LPAR2"),
    ]
    assert [one.chpid for one in drawing.of(Channel)] == [0x40, 0x41]


def test_a_subsystem_is_full_with_fifteen_lpars():
    history = _with("cec", *["lpar"] * 15)
    assert create.refusal(history.drawing, "lpar") == "CSS 0 of CEC A already has the maximum of 15 LPARs"


def test_a_card_has_as_many_channels_as_its_generation():
    history = _with("cec", "card")
    for _ in range(4):
        history.do(create.make(history.drawing, "channel", None, "card1"))
    with pytest.raises(DrawingError, match="Card 1 of CEC A .FICON Express4. has 4 channels, all in use"):
        create.make(history.drawing, "channel", None, "card1")


def test_a_link_joins_the_only_two_systems():
    history = _with("cec", "lpar", "lpar", "link")
    assert history.drawing["link1"].ends == ("lpar1", "lpar2")
    assert create.refusal(history.drawing, "link") == (
        "There is already an ISFC link between LPAR1 and LPAR2"
    )


@pytest.mark.parametrize(
    ("machine", "release", "wanted"),
    [
        ("3906,1", "", "FE16S+"),
        ("8561", "7.3", "FE16SA"),
        ("", "7.3", "FE16S"),
        ("", "6.2", "FE4"),
        ("", "", "FE4"),
    ],
)
def test_a_new_card_is_that_of_the_machine_type_or_release(machine: str, release: str, wanted: str) -> None:
    history = UndoHistory(Drawing())
    for key in ("cec", "lpar"):
        history.do(create.make(history.drawing, key))
    history.do(set_fields(history.drawing, "cec1", machine=machine))
    history.do(set_fields(history.drawing, "lpar1", release=release))
    change = create.make(history.drawing, "card", None, "cec1")
    history.do(change)
    assert history.drawing.get("card1", ChannelCard).generation == wanted
    assert ("assumed to be FICON Express16S" in change.note) == (wanted == "FE16S")
