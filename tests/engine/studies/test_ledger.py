"""Ledgers: what is read, and what is said about one that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.studies.ledger import LedgerError, load_ledger, studies
from engine.studies.predictions import folders, is_guaranteed, predictions
from engine.studies.report import FactResult

FACTS = "id,where,condition,quantity,unit,value,role,tolerance,note\n"
CLAIMS = "id,where,claim,how_to_see_it\nx.c1,Figure 1,It is so.,look\n"


def test_the_pause_study() -> None:
    ledger = load_ledger("pause")
    assert (len(ledger.facts), len(ledger.claims)) == (43, 17)
    fact = ledger.fact("pause.t3.suspend.was")
    assert (fact.where, fact.unit, fact.role) == ("Table 3", "s", "predict")
    assert (fact.value, fact.tolerance, fact.range) == (27.0, 0.2, None)
    assert ledger.fact("pause.t3.stop.was").tolerance is None
    assert ledger.fact("pause.sum.suspend").range == (10.0, 30.0)
    assert ledger.claim("pause.c10").how == "DASD page count is 0 throughout"


@pytest.mark.parametrize("study", studies())
def test_each_ledger_is_of_its_study(study: str) -> None:
    ledger = load_ledger(study)
    for entry in (*ledger.facts, *ledger.claims):
        assert entry.id.startswith(f"{study}.")
    for fact in ledger.facts:
        if fact.role != "input":
            assert fact.value == fact.value, fact.id  # a number


@pytest.mark.parametrize("study", ["pase", "", "../pause", "\n"])
def test_an_unknown_study_names_those_that_exist(study: str) -> None:
    with pytest.raises(LedgerError, match=r"expected one of .*pause"):
        load_ledger(study)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("x.f1,T,c,q,s,8,guess,0.2,", "line 2: role = \"guess\": expected 'predict'"),
        ("x.f1,T,c,q,s,8,predict,a bit,", 'line 2: tolerance = "a bit": expected a number'),
        ("x.f1,T,c,q,s,8,predict,-1,", 'line 2: tolerance = "-1": expected a number of at least 0'),
        ("x.f1,T,c,q,s,,predict,0.1,", 'line 2: value = "": expected at least 1 character'),
        ("x.f1,T,c,q,s,8,predict", "line 2: note: expected text"),
        ("x.f1,T,c,q,s,8,predict,0.1,,more", r"line 2: more = .*: no such key; expected one of role, "),
        ("x.f1,T,c,q,s,8,predict,0.1,\nx.f1,T,c,q,s,9,predict,0.1,", "x.f1 appears twice"),
    ],
)
def test_a_wrong_row_is_named(tmp_path: Path, row: str, said: str) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "facts.csv").write_text(f"{FACTS}{row}\n")
    (tmp_path / "x" / "claims.csv").write_text(CLAIMS)
    with pytest.raises(LedgerError, match=said):
        load_ledger("x", tmp_path)


def test_a_text_is_no_number(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "facts.csv").write_text(f"{FACTS}x.in.mdc,T,c,q,,mdc off,input,,\n")
    (tmp_path / "x" / "claims.csv").write_text(CLAIMS)
    fact = load_ledger("x", tmp_path).fact("x.in.mdc")
    assert fact.published == "mdc off"
    assert FactResult(fact, (1.0,)).error is None
    with pytest.raises(LedgerError, match="x.in.mdc"):
        _ = fact.value
    with pytest.raises(LedgerError, match="no fact x.other"):
        load_ledger("x", tmp_path).fact("x.other")


def test_facts_without_a_ledger() -> None:
    facts = predictions("z/VM 6.4 paging")
    assert [fact.id for fact in facts] == ["paging.hpp02", "paging.hpp03", "paging.hpp01", "paging.hpp04"]
    assert len({fact.where for fact in facts}) == 1  # "the same" is the source above
    (first, *_) = predictions("HiperDispatch")
    assert (first.quantity, first.condition, first.unit) == ("CPU load", "horizontal", "IFL")
    assert (first.value, first.role) == (28.8, "input")
    last = predictions("HiperDispatch")[-1]
    assert (last.text, last.is_text, last.where) == ("longer", True, f"{first.where} (direction only)")
    assert not set(folders()) & set(studies())
    assert predictions("") == predictions("LPARs and PR/SM") == ()
    assert is_guaranteed("LPARs and PR/SM")
    assert not is_guaranteed("HiperDispatch")
