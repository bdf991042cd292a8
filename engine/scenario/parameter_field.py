"""A parameter of the machine as a field: its value, unit and source, and what it is."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from engine.scenario.quantities import times

Cost = Annotated[int, times("0s", "100ms")]
Part = Annotated[float, Field(strict=True, ge=0.0, le=1.0, allow_inf_nan=False)]


def parameter(default: Any, unit: str, source: str, description: str) -> Any:
    """A field with this default (ns, pages, a share ...), shown in `unit`; `source` says why it is that."""
    return Field(default=default, description=description, json_schema_extra={"unit": unit, "source": source})
