"""The texts of a drawing, by page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.decks.statements import commands, system_config
from engine.ficon.drawing.model.cabling import Cec, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import short
from engine.ficon.iocp.writer import Written, write

_tr = partial(QCoreApplication.translate, "TopologyText")
DECK = "iocp:"  # begins the key of a deck; its CEC follows


class DeckPage(NamedTuple):
    """A text page. key: stays the same while the drawing changes."""

    key: str
    title: str
    write: Callable[[], Written]


def pages(drawing: Drawing) -> list[DeckPage]:
    """Return the texts of a drawing."""
    return [*_decks(drawing), *_config(drawing), *_commands(drawing)]


def _decks(drawing: Drawing) -> list[DeckPage]:
    title = _tr("IOCP of {0}")
    return [
        DeckPage(f"{DECK}{cec.id}", title.format(short(cec)), partial(_deck, drawing, cec.id))
        for cec in drawing.of(Cec)
    ]


def _deck(drawing: Drawing, cec: str) -> Written:
    return write(noted(drawing)[cec])


def _config(drawing: Drawing) -> list[DeckPage]:
    if not any(lpar.system for lpar in drawing.of(Lpar)):
        return []
    return [DeckPage("config", _tr("SYSTEM CONFIG"), partial(system_config, drawing))]


def _commands(drawing: Drawing) -> list[DeckPage]:
    linked = {end for link in drawing.of(IsfcLink) for end in link.ends}
    title = _tr("Commands at {0}")
    return [
        DeckPage(
            f"commands:{lpar.id}", title.format(lpar.system or lpar.name), partial(commands, drawing, lpar.id)
        )
        for lpar in drawing.of(Lpar)
        if lpar.id in linked
    ]
