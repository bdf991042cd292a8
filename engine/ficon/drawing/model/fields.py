"""Types for the values in a drawing: numbers are int in memory, and hexadecimal text in files."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo
from pydantic.functional_serializers import PlainSerializer
from pydantic.functional_validators import BeforeValidator
from pydantic.json_schema import WithJsonSchema

from engine.language import say

Id = Annotated[str, Field(pattern=r"^[a-z]{1,8}[0-9]{1,7}$")]
LparName = Annotated[str, Field(pattern=r"^([A-Z][A-Z0-9]{0,7}|\*)$")]  # "*" = a reserved partition
SystemName = Annotated[str, Field(pattern=r"^[A-Z0-9@#$]{0,8}$")]  # of a z/VM system; "" = none runs there
Name = Annotated[str, Field(max_length=60)]
Text = Annotated[str, Field(max_length=2000)]
Operands = Annotated[
    tuple[tuple[Annotated[str, Field(max_length=16)], Annotated[str, Field(max_length=1024)]], ...],
    Field(max_length=32),
]  # IOCP operands that the drawing only keeps: name and value


class Thing(BaseModel):
    """An element of a drawing.

    It never changes: an edit replaces it with another element with the same id.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id


def hexadecimal(digits: int) -> Any:
    """Return a type for an int of up to this many hexadecimal digits, which is text in a file."""

    def read(value: Any, info: ValidationInfo) -> int:
        if isinstance(value, str):
            if not 1 <= len(value) <= digits or any(text not in "0123456789abcdefABCDEF" for text in value):
                raise ValueError(say("expected 1 to {0} hexadecimal digits", digits))
            return int(value, 16)
        if type(value) is int and 0 <= value < 16**digits and info.mode != "json":
            return value
        raise ValueError(say("expected a number of 1 to {0} hexadecimal digits", digits))

    return (
        BeforeValidator(read),
        PlainSerializer(lambda value: f"{value:0{digits}X}", return_type=str, when_used="json"),
        WithJsonSchema({"type": "string", "pattern": f"^[0-9A-Fa-f]{{1,{digits}}}$"}),
    )


Byte = Annotated[int, *hexadecimal(2)]  # a CHPID, a switch, a port, a unit address, a CUADD
Pchid = Annotated[int, *hexadecimal(3)]
Word = Annotated[int, *hexadecimal(4)]  # a device or control unit number
