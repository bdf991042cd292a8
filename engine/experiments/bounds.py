"""Bounds within which a parameter of the machine may be fitted, from what its source says it is.

A published value stands for itself and has none; one derived by a short calculation may be off by a tenth,
one fitted from figures by a third, and one that is assumed by a factor of two.
"""

from __future__ import annotations

from engine.language import say
from engine.scenario.model.parameters import Parameters

FACTORS = {"derived": 1.1, "fitted": 4 / 3, "assumed": 2.0}  # by how the source begins
PREFIX = "parameters."


def source_of(key: str) -> str:
    """Return the source of a parameter of the machine; "" for any other setting."""
    field = Parameters.model_fields.get(key.removeprefix(PREFIX)) if key.startswith(PREFIX) else None
    extra = field.json_schema_extra if field is not None else None
    return str(extra.get("source", "")) if isinstance(extra, dict) else ""


def bounds_of(key: str) -> tuple[int | float | str, int | float | str, int | float | str]:
    """Return the least and the greatest value of a parameter, and its own, as in a scenario.

    Raises ValueError when its source gives none.
    """
    source = source_of(key)
    factor = next((by for word, by in FACTORS.items() if source.startswith(word)), None)
    if not source or factor is None:
        why = say("its source says: {0}", source[:80]) if source else say("it is no parameter of the machine")
        raise ValueError(say("expected from and to, or values: {0}", why))
    field = Parameters.model_fields[key.removeprefix(PREFIX)]
    own = field.default
    if isinstance(own, bool) or not isinstance(own, int | float) or not own:
        raise ValueError(say("expected from and to, or values"))
    low, high = own / factor, own * factor
    if isinstance(own, float):
        return low, high, own
    written = next((item.text for item in field.metadata if hasattr(item, "text")), None)
    if written is not None:  # a time or a size
        return written(round(low)), written(round(high)), written(own)
    return round(low), max(round(high), round(low) + 1), own
