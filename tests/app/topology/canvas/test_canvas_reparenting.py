"""Things dropped into another container than their own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Lpar
from tests.app.topology.canvas.canvas_bench import Hands

Make = Callable[..., Hands]


def two_machines(make_hands: Make) -> Hands:
    """Return a CEC with the study's link, and an empty one to its right."""
    hands = make_hands("study-3x3")
    assert hands.drop("cec", QPointF(hands.canvas.width() - 60, 300))
    hands.canvas.editor.select(())
    hands.canvas.viewport.fit()
    return hands


def test_an_lpar_goes_into_another_machine(make_hands: Make) -> None:
    hands = two_machines(make_hands)
    drawing = hands.canvas.editor.drawing
    before = drawing.copy()
    lpar, target = drawing.of(Lpar)[0], drawing.of(Cec)[1]
    hands.click(hands.at(lpar.id))
    hands.drag(hands.at(lpar.id), hands.at(target.id))
    home = drawing.get(drawing.get(lpar.id, Lpar).css, Css)
    assert hands.refused or home.cec == target.id
    assert home.cec == target.id
    hands.canvas.editor.undo()
    assert drawing == before


def test_a_channel_goes_onto_another_card_or_says_why_not(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    drawing = hands.canvas.editor.drawing
    before = drawing.copy()
    cards = drawing.of(ChannelCard)
    channel = next(one for one in drawing.of(Channel) if one.card == cards[0].id)
    home = hands.canvas.viewport.view.frame(hands.canvas.viewport.scene.shapes[cards[1].id].box)
    hands.click(hands.at(channel.id))
    hands.drag(hands.at(channel.id), QPointF(home.left + 8, home.top + 8))
    assert drawing.get(channel.id, Channel).card == cards[1].id
    hands.canvas.editor.undo()
    assert drawing == before


def test_a_card_that_is_full_says_so(make_hands: Make) -> None:
    hands = make_hands("optimised", channels=8)
    drawing = hands.canvas.editor.drawing
    before = drawing.copy()
    held = {
        card.id: [one for one in drawing.of(Channel) if one.card == card.id]
        for card in drawing.of(ChannelCard)
    }
    full = max(held, key=lambda name: len(held[name]))
    other = next(name for name in held if name != full)
    moved = held[other][0]
    home = hands.canvas.viewport.view.frame(hands.canvas.viewport.scene.shapes[full].box)
    hands.click(hands.at(moved.id))
    hands.drag(hands.at(moved.id), QPointF(home.left + 4, home.top + 4), held=Qt.KeyboardModifier.AltModifier)
    assert len(hands.refused) == 1
    assert "all in use" in hands.refused[0]
    assert drawing == before
