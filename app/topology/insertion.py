"""Puts elements and templates from the palette into a drawing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QWidget

from app.topology.canvas.canvas import Canvas
from app.topology.canvas.gestures.drop import Drop
from app.topology.editor import Editor
from app.topology.own_templates.files import OwnTemplates
from app.topology.own_templates.template_list import OWN
from app.topology.shapes.box import box_at
from app.topology.shapes.placing.landing import HOMES, SIZES, Landing, landed
from engine.ficon.drawing.changes.cable_all import cable_all, channels_among, link_all
from engine.ficon.drawing.changes.create import make, refusal
from engine.ficon.drawing.connection_rules.links import link_between
from engine.ficon.drawing.model.cabling import Lpar
from engine.ficon.drawing.model.drawing import Change, Place
from engine.ficon.drawing.templates import template
from engine.language import say

_tr = partial(QCoreApplication.translate, "Things")
WIRES = ("cable", "link")  # kinds that join two things
STANDING = ("cec", "director", "storage", "cluster", "note", "label")  # kinds without a container
ROOM = (240.0, 120.0)  # units that a new thing needs at least
STEP = 40  # units between places that are tried
RINGS = 30
GRID = 10


def put(
    editor: Editor, canvas: Canvas, payload: str, parent: QWidget, own: OwnTemplates | None = None
) -> None:
    """Put an element into the selected container, or a template at a free place once its form is filled in.

    own: the user's templates.
    """
    if payload.startswith(OWN) and own is not None:
        put_own(editor, canvas, payload.removeprefix(OWN), own)
        return
    if payload.startswith("template:"):
        fill_in(editor, payload.removeprefix("template:"), free_place(canvas), parent)
        return
    inside = editor.selection[0] if len(editor.selection) == 1 else ""
    if inside and refusal(editor.drawing, payload, inside) and not refusal(editor.drawing, payload):
        inside = ""
    place = free_place(canvas, SIZES.get(payload, ROOM)) if payload in STANDING else None
    if editor.attempt(lambda: _made(editor, canvas, payload, place, inside)):
        editor.shown.emit(editor.selection)


def _made(editor: Editor, canvas: Canvas, key: str, place: Place | None, inside: str) -> Change:
    """Return the change that inserts an element; the contents of its container keep their places."""
    whole = canvas.viewport.sheets.whole
    if key in HOMES and inside in whole.shapes:
        return landed(whole, key, Landing(inside))
    return make(editor.drawing, key, place, inside)


def bulk(editor: Editor, payload: str) -> tuple[str, Callable[[], Change]] | None:
    """Return the effect of a cable or link on the whole selection, as text and as a change, or None if there
    is no effect.

    With several LPARs, each pair is linked; with several channels, each is cabled.
    """
    drawing, chosen = editor.drawing, editor.selection
    lpars = [name for name in chosen if isinstance(drawing[name], Lpar)]
    apart = any(link_between(drawing, *pair) is None for pair in combinations(lpars, 2))
    if payload == "link" and apart:
        return _tr("Link the {0} selected LPARs with each other").format(len(lpars)), lambda: link_all(
            drawing, chosen
        )
    if payload == "cable" and len(chosen) > 1 and (channels := channels_among(drawing, chosen)):
        return _tr("Cable the {0} selected channels").format(len(channels)), lambda: cable_all(
            drawing, chosen
        )
    return None


def arm(editor: Editor, canvas: Canvas, payload: str, own: OwnTemplates) -> str:
    """Make the next click on the canvas place something; a cable or link requires two clicks.

    Return instructions for the next step.
    """
    interaction = canvas.interaction
    interaction.cancel()
    if payload in WIRES:
        interaction.set_tool("wire", once=True)
        text = _tr("Click the element where it begins, then the element where it ends.")
    else:
        name = payload.removeprefix(OWN)
        paste = partial(_pasted, editor, own, name) if payload.startswith(OWN) else None
        interaction.begin(Drop(canvas.viewport, QPointF(canvas.rect().center()), name, paste))
        text = _tr("Click its place. Enter confirms; Escape cancels.")
    canvas.setFocus()
    return text


def put_own(editor: Editor, canvas: Canvas, name: str, own: OwnTemplates) -> None:
    """Put a user template at a free place."""
    place = free_place(canvas)
    editor.attempt(lambda: _pasted(editor, own, name, place))
    editor.shown.emit(editor.selection)


def _pasted(editor: Editor, own: OwnTemplates, name: str, place: Place) -> Change:
    from engine.ficon.drawing.copying import paste  # few sessions need it

    return paste(editor.drawing, own.text(name), place, "", say('The template "{0}"', name))


def fill_in(editor: Editor, key: str, place: Place, parent: QWidget) -> None:
    """Ask for the fields of a template, if it has any, and put it at a place."""
    from app.topology.dialogs.template_form import TemplateForm  # few sessions need it

    form = TemplateForm(editor, key, place, parent)
    if template(key).fields:
        form.open()
    else:
        form.put()
        form.deleteLater()


def free_place(canvas: Canvas, size: tuple[float, float] = ROOM) -> Place:
    """Return the free place nearest to the middle of the view, or a corner in an empty drawing."""
    if not canvas.viewport.sheets.whole.shapes:
        return Place(STEP, STEP)
    boxes = [shape.box.grown(GRID) for shape in canvas.viewport.sheets.whole.shapes.values()]
    x, y = canvas.viewport.view.box.middle
    size = max(size[0], ROOM[0]), max(size[1], ROOM[1])
    left, top = x - size[0] / 2, y - size[1] / 2
    for ring in range(RINGS):
        for dx, dy in _around(ring):
            box = box_at(left + dx * STEP, top + dy * STEP, *size)
            if not any(box.meets(other) for other in boxes):
                return Place(round(box.left / GRID) * GRID, round(box.top / GRID) * GRID)
    bounds = canvas.viewport.sheets.whole.bounds
    return Place(round(bounds.right) + STEP, round(bounds.top))


def _around(ring: int) -> list[tuple[int, int]]:
    """Return the steps to the places at this distance, those below and to the right first."""
    if ring == 0:
        return [(0, 0)]
    steps = range(-ring, ring + 1)
    found = [(dx, dy) for dx in steps for dy in steps if max(abs(dx), abs(dy)) == ring]
    return sorted(found, key=lambda step: (abs(step[0]) + abs(step[1]), -step[1], -step[0]))
