"""The ledgers of the studies as pages: published values and the results of the last verification."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from app.help.reference.markdown import cell, code, table
from engine.studies.ledger import Claim, Fact, load_ledger, studies

COUNTED = ("predict", "calibrate")


def ledger_tables(study: str, results: Path) -> str:
    """Return the facts and claims of a study as Markdown, next to the values in a results file.

    results: the output of `lparlab verify --json FILE` for all studies; a missing file leaves the columns
    empty.
    """
    ledger, found = load_ledger(study), _results(study, results)
    facts = {item["id"]: item for item in found.get("facts", ())}
    claims = {item["id"]: item for item in found.get("claims", ())}
    heads = ["Fact", "Where", "Quantity", "Published", "Simulated", "Range", "Tolerance", "Role", "Verdict"]
    rows = [_fact(fact, facts.get(fact.id, {})) for fact in ledger.facts]
    said = [_claim(claim, claims.get(claim.id, {})) for claim in ledger.claims]
    return (
        f"## Facts\n\n{_seeds(found)}\n\n{table(heads, rows)}\n"
        f"## Claims\n\n{table(['Claim', 'Where', 'Statement', 'Verdict'], said)}"
    )


def summary_table(results: Path) -> str:
    """Return one row for each study, with the number of facts and claims that hold."""
    heads = [
        "Study",
        "Predicted facts within tolerance",
        "Calibration facts within tolerance",
        "Claims that hold",
    ]
    return table(heads, [_summary(study, _results(study, results)) for study in studies()])


def _summary(study: str, found: dict[str, Any]) -> list[str]:
    own = found.get("summary", {})
    counts = [own.get(role, {}) for role in COUNTED]
    cells = [f"{count['within']} of {count['of']}" if count else "" for count in counts]
    claims = own.get("claims", {})
    return [f"[{study}]({study}.md)", *cells, f"{claims['hold']} of {claims['of']}" if claims else ""]


def _results(study: str, file: Path) -> dict[str, Any]:
    if not file.is_file():
        return {}
    made: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return next((item for item in made if item["study"] == study), {})


def _seeds(found: dict[str, Any]) -> str:
    return (
        f"Simulated figures are medians over {found['seeds']} seeds."
        if found
        else "No results are available."
    )


def _fact(fact: Fact, found: dict[str, Any]) -> list[str]:
    limits = [_number(found.get(key)) for key in ("low", "high")]
    subject = f"{fact.quantity} ({fact.condition}), {fact.unit}"
    allowed = "exact" if fact.tolerance is None else f"{fact.tolerance:.0%}"
    return [
        code(fact.id), cell(fact.where), cell(subject), cell(fact.text),
        _number(found.get("simulated")), " to ".join(limits) if all(limits) else "", allowed, fact.role,
        found.get("verdict", ""),
    ]  # fmt: skip


def _claim(claim: Claim, found: dict[str, Any]) -> list[str]:
    verdict = {True: "holds", False: "open", None: ""}[found.get("holds")]
    return [code(claim.id), cell(claim.where), cell(claim.claim), verdict]


def _number(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, int | float) else ""
