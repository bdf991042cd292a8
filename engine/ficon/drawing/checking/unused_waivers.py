"""Waivers that accept what is not a problem any more."""

from __future__ import annotations

from functools import partial

from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.checking.finding import Finding, Fix
from engine.ficon.drawing.model.change import Change
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.paper import Waiver

NAME = "waiver-unused"
WHY = "A waiver is for a problem that is there; this one would hide the next of its kind."


def unused(drawing: Drawing, waiver: Waiver) -> Finding:
    """Return the finding about a waiver that fits nothing."""
    text = f"The waiver of {waiver.of} fits no problem any more: {waiver.reason[:60]}"
    fix = Fix("Remove the waiver", partial(_gone, waiver.id))
    return Finding(NAME, "", "info", text, WHY, "ours", (waiver.id,), fix)


def _gone(name: str, drawing: Drawing) -> Change:
    return remove(drawing, [name])
