"""Bending by keyboard: bends of the selected cable are added, selected in turn, and removed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from app.topology.canvas.interaction import Interaction
from app.topology.shapes.bends import Bends, bends_of, new_bend
from engine.ficon.drawing.changes.bend import bend

_tr = partial(QCoreApplication.translate, "Canvas")


def cable(interaction: Interaction) -> str:
    """Return the selected element if it is the only one and a cable, otherwise ""."""
    chosen = interaction.editor.selection
    return (
        chosen[0] if len(chosen) == 1 and bends_of(interaction.viewport.scene, chosen[0]) is not None else ""
    )


def chosen_bend(interaction: Interaction) -> int | None:
    """Return the number of the selected bend of the selected cable, or None if no bend is selected."""
    (name, number), bends = interaction.bend, _bends(interaction)
    return number if name and name == cable(interaction) and number < len(bends) else None


def add_bend(interaction: Interaction) -> None:
    """Add a bend in the middle of the selected cable's longest segment without a bend, and select this
    bend.
    """
    name, bends = cable(interaction), _bends(interaction)
    if not name:
        interaction.editor.told.emit(_tr("Select one cable to bend it"))
        return
    number, spot = new_bend(interaction.viewport.scene, name)
    _change(interaction, (*bends[:number], spot, *bends[number:]), number)


def choose_next_bend(interaction: Interaction) -> None:
    """Select the next bend of the selected cable; after the last bend, select no bend."""
    bends, number = _bends(interaction), chosen_bend(interaction)
    if not bends:
        interaction.editor.told.emit(_tr("Select one cable that has bends"))
        return
    after = 0 if number is None else number + 1
    interaction.bend = cable(interaction), after
    text = _tr("Bend {0} of {1}").format(after + 1, len(bends)) if after < len(bends) else _tr("All bends")
    interaction.editor.told.emit(text)
    interaction.widget.update()


def remove_bend(interaction: Interaction) -> None:
    """Remove the selected bend of the selected cable, or the last bend if none is selected."""
    bends, number = _bends(interaction), chosen_bend(interaction)
    if not bends:
        interaction.editor.told.emit(_tr("Select one cable that has bends"))
        return
    number = len(bends) - 1 if number is None else number
    _change(interaction, (*bends[:number], *bends[number + 1 :]), max(number - 1, 0))


def _bends(interaction: Interaction) -> Bends:
    return bends_of(interaction.viewport.scene, cable(interaction)) or ()


def _change(interaction: Interaction, bends: Bends, number: int) -> None:
    name, editor = cable(interaction), interaction.editor
    if editor.attempt(lambda: bend(editor.drawing, name, bends)):
        editor.select((name,))
        interaction.bend = name, number
        interaction.widget.update()
