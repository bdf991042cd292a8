"""Values taken from a recording: one file for each subject, found by scanning this package.

Each module has a tuple MEASURES. Charts, tables, the command line and lesson goals use the same measures, so
that a value means the same everywhere.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from engine.measures.measure import Measure


@cache
def measures() -> dict[str, Measure]:
    """Return all measures by id. Raises ValueError if two have the same id."""
    found: dict[str, Measure] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        for measure in getattr(import_module(f"{__name__}.{module}"), "MEASURES", ()):
            if measure.id in found:
                raise ValueError(f"measure {measure.id} is defined twice, the second time in {module}.py")
            found[measure.id] = measure
    return found
