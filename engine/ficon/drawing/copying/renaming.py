"""Names and small numbers of a pasted thing that are free where it comes to be."""

from __future__ import annotations

from typing import Any

from engine.ficon.drawing.copying import fresh
from engine.ficon.drawing.model import free_names
from engine.ficon.drawing.model.cabling import Card, Cec, Css, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster

_SLOTS = 41


def named_anew(drawing: Drawing, kind: type[Thing], values: dict[str, Any]) -> dict[str, Any]:
    """Other values for what is taken already."""
    if kind is Cec:
        return {"name": fresh.name(values["name"], {one.name for one in drawing.of(Cec)}, 8)}
    if kind is Css:
        taken = {one.number for one in drawing.of(Css) if one.cec == values["cec"]}
        return {"number": free_names.css_number(drawing, values["cec"])} if values["number"] in taken else {}
    if kind is Lpar:
        return _lpar(drawing, values)
    if kind is Card:
        slots = {one.slot for one in drawing.of(Card) if one.cec == values["cec"]}
        return (
            {"slot": free_names.first(slots, values["slot"], _SLOTS, what="slots")}
            if values["slot"] in slots
            else {}
        )
    if kind is Director:
        return _director(drawing, values)
    if kind is Cluster:
        return {"name": fresh.name(values["name"], {one.name for one in drawing.of(Cluster)}, 8)}
    return {}


def _lpar(drawing: Drawing, values: dict[str, Any]) -> dict[str, Any]:
    others = drawing.of(Lpar)
    changed: dict[str, Any] = {}
    if values["name"] != "*":
        changed["name"] = fresh.name(values["name"], {one.name for one in others}, 8)
    if values["system"]:
        changed["system"] = fresh.name(values["system"], {one.system for one in others}, 8)
    if values["mif"] in {one.mif for one in others if one.css == values["css"]} - {None}:
        changed["mif"] = free_names.mif(drawing, values["css"])
    return changed


def _director(drawing: Drawing, values: dict[str, Any]) -> dict[str, Any]:
    others = drawing.of(Director)
    changed: dict[str, Any] = {}
    if values["name"]:
        changed["name"] = fresh.name(values["name"], {one.name for one in others}, 60)
    if values["switch"] in {one.switch for one in others}:
        changed["switch"] = free_names.first(
            {one.switch for one in others}, values["switch"], 256, what="switch ids"
        )
    domains = {one.switch if one.domain is None else one.domain for one in others}
    if values["domain"] in domains - {None}:
        changed["domain"] = None
    return changed
