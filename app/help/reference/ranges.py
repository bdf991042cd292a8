"""A page on the values that the studies' scenarios assume, derive or fit, with their ranges and reasons."""

from __future__ import annotations

from app.help.pages import STUDIES
from app.help.reference.markdown import cell, code, page, table
from engine.bands.uncertain import UncertainValue, uncertain_values
from engine.experiments.bounds import PREFIX
from engine.scenario.files.catalog import catalog

INTRO = (
    "Each value that no source publishes has a range for the true value, with a reason: the "
    "limits that documents allow, the tolerance of the facts that the value was fitted to, or "
    "a factor of two if nothing is known. For bands, all values are varied at the same time. "
    "These are the values of the shipped studies; the values of the machine are among the "
    "[parameters](parameters.md). The comment next to a value in its file states the basis of "
    "the value."
)


def range_page() -> str:
    """Return the ranges of all studies as Markdown."""
    return page("Ranges", INTRO, *(_study(study, title) for study, title in STUDIES.items()))


def _study(study: str, title: str) -> str:
    ids = [entry.id for entry in catalog() if entry.path.parents[1].name == study]
    found = {value.key: value for id in ids for value in uncertain_values(id)}
    rows = [_row(found[key]) for key in sorted(found) if not key.startswith(PREFIX)]
    return f"## {title}\n\n{table(['Value', 'As simulated', 'Range', 'Rests on', 'Reason'], rows)}"


def _row(value: UncertainValue) -> list[str]:
    ends = f"{value.shown(0)} to {value.shown(1)}"
    return [code(value.key), cell(value.shown(0.5)), cell(ends), value.origin, cell(value.reason)]
