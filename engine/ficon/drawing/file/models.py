"""The fields of a drawing file, with their limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, FailFast, Field

from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import MAX_THINGS
from engine.ficon.drawing.model.fields import Id
from engine.ficon.drawing.model.kinds import AnyThing

FORMAT = "lparlab-topology"
VERSION = 1
MAX_COORDINATE = 10_000_000  # a place, in units of the picture from its middle
MAX_TITLE_LENGTH = 200

Whole = Annotated[int, Field(ge=-MAX_COORDINATE, le=MAX_COORDINATE)]
Point = tuple[Whole, Whole]


class _DrawingPart(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class UndoStep(_DrawingPart):
    """An undo step: elements and places before it; or a redo step: elements and places after it."""

    title: Annotated[str, Field(max_length=MAX_TITLE_LENGTH)] = ""
    things: Annotated[dict[Id, AnyThing | None], Field(max_length=MAX_THINGS)] = {}
    places: Annotated[dict[Id, Point | None], Field(max_length=MAX_THINGS)] = {}
    select: Annotated[tuple[Id, ...], Field(max_length=MAX_THINGS)] = ()


Steps = Annotated[tuple[UndoStep, ...], Field(max_length=UndoHistory.DEPTH), FailFast()]
Things = Annotated[tuple[AnyThing, ...], Field(max_length=MAX_THINGS), FailFast()]


class SavedDrawing(_DrawingPart):
    """A drawing. done: steps that can be undone, latest last; undone: steps that can be redone."""

    format: Literal["lparlab-topology"]
    version: Literal[1]
    things: Things = ()
    places: Annotated[dict[Id, Point], Field(max_length=MAX_THINGS)] = {}
    done: Steps = ()
    undone: Steps = ()


def schema() -> dict[str, Any]:
    """Return the JSON schema of a file; assets/topology.schema.json is identical to it."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Drawing of LPAR Lab",
        **SavedDrawing.model_json_schema(),
    }
