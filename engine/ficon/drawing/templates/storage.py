"""A storage unit on existing or new directors, with its definitions if channels reach it."""

from __future__ import annotations

from engine.ficon.drawing.changes.define_storage import CONTENTS, define_in
from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.storages import reaching
from engine.ficon.drawing.model.cabling import Channel, Director, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Place
from engine.ficon.drawing.templates import site
from engine.ficon.drawing.templates.template import Field, Template

WIDTH, BELOW = 320, 220  # from director to director, and down to the storage unit


def _storage(draft: Draft, at: Place, holds: str, directors: int, cables: int) -> tuple[str, ...]:
    there = draft.now.of(Director)[:directors]
    made = [
        site.director(draft, Place(at.x + WIDTH * place, at.y)) for place in range(directors - len(there))
    ]
    low = Place(at.x, at.y + BELOW if made else at.y)
    name = free_names.storage_name(draft.now, holds)
    box = draft.add(Storage, low, name=name, holds=holds, unit=CONTENTS[holds].unit)
    for director in (*there, *made):
        for _ in range(cables):
            join_in(draft, box.id, director.id)
    fits = _fits(draft, box)
    return (box.id, *(define_in(draft, box) if fits else ()))


def _fits(draft: Draft, box: Storage) -> bool:
    """Return whether a channel of the right type can reach a storage unit."""
    return any(
        draft.now.get(text, Channel).type == CONTENTS[box.holds].channel
        for text in reaching(draft.now, box.id)
    )


TEMPLATES = (
    Template(
        "storage",
        "a storage unit",
        "A storage unit with cables to one or more directors, and control units in each CEC whose "
        "channels reach it.",
        30,
        _storage,
        (
            Field("holds", "Holds", "disk", choices=("disk", "tape", "fcp")),
            Field("directors", "Directors", 2, 1, 4),
            Field("cables", "Cables to each", 1, 1, 8),
        ),
    ),
)
