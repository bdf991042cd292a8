"""Measures and parameters as pages, with units and sources."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from app.help.reference.markdown import cell, code, page, table
from engine.conditions.help import condition_help
from engine.measures import measures
from engine.scenario.model.parameters import Parameters

MEASURES = (
    "A measure is a named figure that charts, tables, `lparlab measure` and the goals of lessons share. "
    "Its value over an interval is the mean rate of a counter or the time average of a gauge."
)
PARAMETERS = (
    "Parameters are physical numbers of CP, Linux and the hardware. A scenario sets them under "
    "`[parameters]`; every run of a study uses the same values. *fitted from* names the published facts "
    "that fixed a value, *assumed* says that no source at hand confirms it."
)
CONDITIONS = "A run can stop when a condition holds. Goals of lessons use the same words."
_NAMES = {1_000: "us", 1_000_000: "ms", 1_000_000_000: "s"}


def measure_page() -> str:
    """Return all measures as Markdown, a table for each subject."""
    found = sorted(measures().values(), key=lambda measure: measure.id)
    parts = []
    for subject, group in groupby(found, key=lambda measure: measure.id.partition(".")[0]):
        rows = [
            [code(measure.id), cell(measure.unit or "share"), cell(measure.title), cell(measure.source)]
            for measure in group
        ]
        parts.append(f"## {subject}\n\n{table(['Measure', 'Unit', 'Meaning', 'Source'], rows)}")
    return page("Measures", MEASURES, *parts)


def parameter_page() -> str:
    """Return all parameters of the machine as Markdown."""
    rows = []
    for name, field in sorted(Parameters.model_fields.items()):
        extra: dict[str, Any] = field.json_schema_extra if isinstance(field.json_schema_extra, dict) else {}
        unit = str(extra.get("unit", ""))
        rows.append([
            code(name), cell(_value(field.default, unit)), cell(unit), cell(field.description or ""),
            cell(extra.get("source", "")),
        ])  # fmt: skip
    return page("Parameters", PARAMETERS, table(["Parameter", "Default", "Unit", "Meaning", "Source"], rows))


def _value(default: Any, unit: str) -> str:
    """Return a default in its own unit: times are kept in ns."""
    if isinstance(default, tuple):
        return ", ".join(_value(item, unit) for item in default)
    factor = next((ns for ns, name in _NAMES.items() if name == unit), None)
    return f"{default / factor:g}" if factor and isinstance(default, int) else str(default)


def condition_page() -> str:
    """Return the words of conditions as Markdown."""
    return page("Conditions", CONDITIONS, condition_help().replace("\n## ", "\n\n## "))
