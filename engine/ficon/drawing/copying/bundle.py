"""The content of a clipboard: elements, the elements they refer to, and the targets of LINKs and CUADDs."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.ficon.drawing.file.errors import FileError
from engine.ficon.drawing.file.json_text import parsed
from engine.ficon.drawing.file.models import Point, Things
from engine.ficon.drawing.file.saving import MAX_BYTES
from engine.ficon.drawing.file.whole import faults
from engine.ficon.drawing.model.drawing import MAX_THINGS, DrawingError
from engine.ficon.drawing.model.fields import Id, Thing
from engine.language import say
from engine.scenario.files.model_errors import expectation

FORMAT = "lparlab-things"
Aim = tuple[Annotated[str, Field(max_length=16)], Annotated[str, Field(max_length=16)]]


class Bundle(BaseModel):
    """Copied elements for the clipboard.

    selected: IDs of the selected elements; aims: by control unit, the channel and LPAR at the far end of each
    path.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["lparlab-things"]
    version: Literal[1]
    selected: Annotated[tuple[Id, ...], Field(max_length=MAX_THINGS)]
    things: Things
    around: Things = ()
    places: Annotated[dict[Id, Point], Field(max_length=MAX_THINGS)] = {}
    aims: Annotated[dict[Id, tuple[Aim, ...]], Field(max_length=MAX_THINGS)] = {}


def read(text: str, where: str = "") -> Bundle:
    """Return the elements in an untrusted text. `where`: its source, for messages; "": the clipboard.

    Raises DrawingError.
    """
    where = where or say("The clipboard")
    if len(text) > MAX_BYTES:
        raise DrawingError(
            say("{0} contains {1:,} characters; expected at most {2:,}", where, len(text), MAX_BYTES)
        )
    try:
        table = parsed(text, where)
        if table.get("format") != FORMAT:
            raise DrawingError(say("{0} contains no elements of a drawing: copy some first", where))
        if table.get("version") != 1:
            raise DrawingError(say("{0} was filled by another version of LPAR Lab: use that version", where))
        bundle = Bundle.model_validate_json(text, strict=True)
    except FileError as error:
        raise DrawingError(str(error)) from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(step) for step in first["loc"])[:80]
        raise DrawingError(
            say("{0}: {1}: {2}: copy the elements again", where, place, expectation(first))
        ) from None
    _check(bundle, where)
    return bundle


def _check(bundle: Bundle, where: str) -> None:
    """Refuse a text that refers to an element it does not contain."""
    known: dict[str, Thing] = {}
    for thing in (*bundle.things, *bundle.around):
        if known.setdefault(thing.id, thing) is not thing:
            raise DrawingError(say("{0}: {1} occurs twice: copy the elements again", where, thing.id))
    for name, what, expected in faults(known.values(), known.get):
        raise DrawingError(
            say("{0}: {1}: {2}; expected {3}: copy the elements again", where, name, what, expected)
        )
