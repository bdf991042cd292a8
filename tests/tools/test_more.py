"""tools.more: the page of measurements in other reports."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from engine.studies.ledger import load_ledger
from tools.more.bands import compute
from tools.more.cases import CASES, Found
from tools.more.page import page
from tools.more.verdicts import CLAIMS, FACTS

LEDGER = load_ledger("more", Path(__file__).parents[2] / "tools")


def test_every_fact_and_claim_is_measured() -> None:
    assert [fact.id for fact in LEDGER.facts] == list(FACTS)
    assert [claim.id for claim in LEDGER.claims] == list(CLAIMS)


def test_what_has_no_figures_has_no_band(monkeypatch) -> None:
    for name in [name for name in CASES if name[0] != "move"]:
        monkeypatch.delitem(CASES, name)
    found = compute(LEDGER, 2)  # the first Java guest is stopped for more than 10 s, so CP cancels
    assert [(each.claim.id, each.count) for each in found.claims] == [("more.c06", 1)]
    assert found.facts == ()


def test_the_page_shows_bands_beside_values() -> None:
    found: Found = {name: defaultdict(lambda: 2.0) for name in CASES}
    bands = {
        "values": 300,
        "points": 8,
        "facts": [{"id": LEDGER.facts[0].id, "band": [9.1, 9.2, 9.3, 9.4, 9.9]}],
        "claims": [{"id": LEDGER.claims[0].id, "held": 3, "points": 8}],
    }
    with_bands, without = ("\n".join(page(LEDGER, found, each)) for each in (bands, None))
    assert "| 2 | outside | 9.3 (9.1 to 9.9) |" in with_bands
    assert "| does not hold | 3 of 8 |" in with_bands
    assert "all 300 unpublished values" in with_bands
    assert "| 2 | outside |\n" in without
