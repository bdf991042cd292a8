"""Putting things and templates into the drawing, from the palette, the menu or the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.topology.window.main_window import TopologyWindow

STANDING = ("cec", "director", "cluster", "note")  # things that are in nothing


def put(window: TopologyWindow, payload: str) -> None:
    """A thing of the palette into what is selected, or a template at a free place after its form."""
    if payload.startswith("template:"):
        _fill_in(window, payload.removeprefix("template:"))
        return
    from app.topology.placing import free_place
    from engine.ficon.drawing.changes.create import make, refusal

    editor = window.editor
    inside = editor.selection[0] if len(editor.selection) == 1 else ""
    if inside and refusal(editor.drawing, payload, inside) and not refusal(editor.drawing, payload):
        inside = ""
    place = free_place(window.canvas) if payload in STANDING else None
    if editor.attempt(lambda: make(editor.drawing, payload, place, inside)):
        editor.shown.emit(editor.selection)


def _fill_in(window: TopologyWindow, key: str) -> None:
    """Ask for the numbers of a template, if it has any, and put it in."""
    from app.topology.dialogs.template_form import TemplateForm
    from app.topology.placing import free_place
    from engine.ficon.drawing.templates import template

    form = TemplateForm(window.editor, key, free_place(window.canvas), window)
    if template(key).fields:
        form.open()
    else:
        form.put()
        form.deleteLater()
