"""Pages on the certainty of the studies' values: facts and their bands, coverage and sharpness."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from app.help.reference.markdown import cell, code, table
from engine.studies.ledger import load_ledger, studies

STALE = (
    "*Ranges have changed since these runs; to compute them again: "
    "`lparlab verify {study} --bands {points}`.*\n\n"
)


def coverage_table(file: Path) -> str:
    """Return one row for each study that has bands. file: the output of `lparlab verify --bands N --json`."""
    found = _all(file)
    heads = ["Study", "Points", "Values varied", "Predicted facts inside", "Coverage", "Median width"]
    return table(heads, [_headline(study, found[study]) for study in studies() if study in found])


def band_tables(study: str, file: Path) -> str:
    """Return the predicted facts of a study with their bands, and the changes that facts outside their bands
    would need.
    """
    found = _all(file).get(study)
    if found is None:
        return ""
    own = [each for each in found["facts"] if each["role"] == "predict"]
    rows = [_fact(study, each) for each in own]
    heads = ["Fact", "Published", "Median", "90% band", "Inside", "Most affected by"]
    intro = (
        f"{found['values']} values that are assumed, derived or fitted were varied within their "
        f"[ranges](../reference/ranges.md) at {found['points']} points, each with a different seed."
    )
    stale = "" if found["ranges"] == _digest(study) else STALE.format(study=study, points=found["points"])
    outside = "\n".join(f"* {_outside(each)}" for each in own if not each["inside"])
    told = f"Outside their bands:\n\n{outside}\n\n" if outside else ""
    shares = [f"{each['id']} {each['held']} of {each['points']}" for each in found["claims"]]
    claims = f"Points at which each claim holds: {', '.join(shares)}.\n" if shares else ""
    return f"## Bands\n\n{stale}{intro}\n\n{table(heads, rows)}\n{told}{claims}"


def _headline(study: str, found: dict[str, Any]) -> list[str]:
    own = [each for each in found["facts"] if each["role"] == "predict"]
    inside = sum(each["inside"] for each in own)
    return [
        f"[{study}]({study}.md#bands)", str(found["points"]), str(found["values"]),
        f"{inside} of {len(own)}", f"{found['coverage']:.0%}", f"{found['sharpness']:.0%}",
    ]  # fmt: skip


def _fact(study: str, found: dict[str, Any]) -> list[str]:
    low, _, median, _, high = found["band"]
    return [
        code(found["id"]), cell(load_ledger(study).fact(found["id"]).text), f"{median:.4g}",
        f"{low:.4g} to {high:.4g}", "yes" if found["inside"] else "no",
        ", ".join(code(key) for key, _ in found["causes"][:2]),
    ]  # fmt: skip


def _outside(found: dict[str, Any]) -> str:
    if not found["needed"]:
        return f"{code(found['id'])}: no single range moves it beyond chance at {found['points']} points."
    beyond = " or ".join(
        f"{code(key)} must be {way} than its range allows" for key, way in found["needed"][:3]
    )
    return f"{code(found['id'])}: to explain it, {beyond}."


def _all(file: Path) -> dict[str, dict[str, Any]]:
    if not file.is_file():
        return {}
    return {each["study"]: each for each in json.loads(file.read_text("utf-8"))}


@cache
def _digest(study: str) -> str:
    """Return the digest of the current ranges of a study."""
    from engine.bands.studies import study_values  # loads the study's probes
    from engine.bands.uncertain import ranges_digest

    return ranges_digest(value for own in study_values(study).values() for value in own)
