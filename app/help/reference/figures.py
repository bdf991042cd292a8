"""Pages on measures, parameters, mechanisms, checks and rules, with units and sources."""

from __future__ import annotations

import ast
import inspect
from itertools import groupby
from pathlib import Path
from typing import Any

from app.help.reference.markdown import cell, code, page, table
from engine import mechanisms
from engine.conditions.help import condition_help
from engine.experiments.bounds import range_of
from engine.ficon.drawing.checking.check import checks
from engine.ficon.iocp.rules.rule import rules
from engine.measures import measures
from engine.scenario.model.parameters import Parameters

MEASURES = (
    "A measure is a named figure that charts, tables, `lparlab measure` and the goals of lessons share. "
    "Its value over an interval is the mean rate of a counter or the time average of a gauge."
)
PARAMETERS = (
    "Parameters are physical numbers of CP, Linux and the hardware. A scenario sets them under "
    "`[parameters]`; every run of a study uses the same values. *fitted from* lists the "
    "published facts that determined a value; *assumed* means that no available source "
    "confirms the value. The range contains the plausible values, with the reason; a published "
    "value has no range."
)
CONDITIONS = "A run can stop when a condition holds. Goals of lessons use the same words."
_NAMES = {1_000: "us", 1_000_000: "ms", 1_000_000_000: "s"}
FOLDER = Path(inspect.getfile(mechanisms)).parent
INTRO = (
    "Every result of a run is produced by these mechanisms. Each mechanism is one file of "
    "kernels in `engine/mechanisms`; the text below is the description in the file, with its "
    "sources. The numbers that mechanisms use are [parameters](../reference/parameters.md)."
)
CHECKS = (
    "The topology editor runs these checks after each edit; `lparlab check` runs them on a file. A waiver "
    "in the file accepts a finding and states the reason."
)
RULES = (
    "These rules apply to an IOCP deck by itself, whether it was read or drawn. The code is the IOCP "
    "message to which a rule corresponds."
)


def measure_page() -> str:
    """Return all measures as Markdown, with a table for each subject."""
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
            code(name), cell(_value(field.default, unit)), *_range(name, unit), cell(unit),
            cell(field.description or ""), cell(extra.get("source", "")),
        ])  # fmt: skip
    heads = ["Parameter", "Default", "Range", "Reason for the range", "Unit", "Meaning", "Source"]
    return page("Parameters", PARAMETERS, table(heads, rows))


def _range(name: str, unit: str) -> tuple[str, str]:
    """Return the range of a parameter and the reason for it; both are empty for a published value."""
    found = range_of(name)
    if found is None:
        return "", ""
    ends = [_value(end, unit) for end in (found.low, found.high)]
    return cell(" to ".join(ends) if found.varies else "none"), cell(found.reason)


def _value(default: Any, unit: str) -> str:
    """Return a default value in its own unit; times are stored in ns."""
    if isinstance(default, tuple):
        return ", ".join(_value(item, unit) for item in default)
    factor = next((ns for ns, name in _NAMES.items() if name == unit), None)
    if factor and isinstance(default, int):
        return f"{default / factor:.6g}"
    return f"{default:.6g}" if isinstance(default, float) else str(default)


def condition_page() -> str:
    """Return the vocabulary of conditions as Markdown."""
    return page("Conditions", CONDITIONS, condition_help().replace("\n## ", "\n\n## "))


def mechanism_page() -> str:
    """Return the descriptions of all mechanisms as Markdown, by folder."""
    folders = sorted(path.parent for path in FOLDER.glob("*/__init__.py"))
    return page("Mechanisms", INTRO, *(_folder(folder) for folder in folders))


def _folder(folder: Path) -> str:
    files = sorted(file for file in folder.glob("*.py") if file.stem != "__init__")
    own = "\n\n".join(f"### {file.stem.replace('_', ' ')}\n\n{described(file)}" for file in files)
    return f"## {folder.name.capitalize()}\n\n{described(folder / '__init__.py')}\n\n{own}"


def described(file: Path) -> str:
    """Return the docstring of a Python file without importing it, since kernels are slow to import."""
    return ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""


def check_page() -> str:
    """Return all drawing checks as Markdown."""
    rows = [
        [code(check.name), check.severity, cell(check.title), cell(check.why), cell(check.source)]
        for check in checks()
    ]
    return page("Drawing checks", CHECKS, table(["Check", "Severity", "Holds", "Why", "Source"], rows))


def iocp_rule_page() -> str:
    """Return all IOCP deck rules as Markdown."""
    rows = [[code(rule.code), rule.severity, cell(rule.title), cell(rule.source)] for rule in rules()]
    return page("IOCP rules", RULES, table(["Message", "Severity", "Holds", "Source"], rows))
