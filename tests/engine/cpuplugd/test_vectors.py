"""The daemon here does what the real one did, in all recorded cases; and a change in a record is noticed."""

from __future__ import annotations

import json
from functools import cache, reduce
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cpuplugd.daemon.cases import CasesError, load_cases
from engine.cpuplugd.daemon.replay import difference, replay
from tests.engine.cpuplugd import recorded


@pytest.mark.parametrize("case", recorded.cases().cases, ids=lambda case: case.id)
def test_agrees_with_the_real_daemon(case: Any) -> None:
    assert difference(case, recorded.cases().samples(case)) is None


def test_all_cases_are_there() -> None:
    assert replay(recorded.cases()).as_json() == {"cases": 186, "agree": 186, "differ": []}


def _changed(number: str, change: Any) -> Any:
    raw = recorded.raw()
    case = next(case for case in raw["cases"] if case["id"] == number)
    change(case["expect"])
    raw["cases"] = [case]
    return replay(load_cases(json.dumps(raw).encode())).differ


@pytest.mark.parametrize(
    ("number", "change", "where"),
    [
        ("number-001", lambda one: one.update(result="runtime_error"), "result"),
        ("expression_error-003", lambda one: one.update(error="bad_number"), "error"),
        ("number-001", lambda one: one.update(notes=["memory_disabled_lpar"]), "notes"),
        ("number-001", lambda one: one.update(history_wait=2), "history_wait"),
        ("number-001", lambda one: one["parsed"].update(cmm_inc="(+ 2 (* 3 5))"), "parsed.cmm_inc"),
        ("number-001", lambda one: one["intervals"][1].update(cpu="plug"), "intervals[1].cpu"),
        ("number-001", lambda one: one["intervals"][1].update(mem_flags=["x"]), "intervals[1].mem_flags"),
        ("number-001", lambda one: one["intervals"][1].update(cmm_after=1015), "intervals[1].cmm_after"),
        (
            "number-001",
            lambda one: one["intervals"][1]["values"].update(idle=120.001),
            "intervals[1].values.idle",
        ),
        ("number-001", lambda one: one["intervals"].pop(), "intervals"),
        ("number-001", lambda one: one["after_exit"].update(online=[0, 2]), "after_exit.online"),
        ("runtime_error-001", lambda one: one["intervals"][1].update(error="x"), "intervals[1].error"),
    ],
)
def test_a_changed_record_differs(number: str, change: Any, where: str) -> None:
    (found,) = _changed(number, change)
    assert (found.id, found.where) == (number, where)


def test_a_value_within_the_tolerance_agrees() -> None:
    assert not _changed("number-001", lambda one: one["intervals"][1]["values"].update(idle=120.0001))


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "expected JSON"),
        (b"\xff", "expected JSON"),
        (b"[" * 100_000, "expected JSON"),
        (b"[]", "expected keys and their values"),
        (b'{"cases": [{"id": "a"}]}', "cases.1.machine: this key is required"),
        (b'{"cases": {"a": 1}}', "cases: expected a list"),
        (b'{"cases": NaN}', "NaN is not a number"),
        (b'{"cases": ' + b"[" * 50 + b"]" * 50 + b"}", "more than 16 nested lists"),
        (b"[" + b"9" * 5000 + b"]", "expected JSON"),
    ],
)
def test_a_bad_file_is_refused(content: bytes, what: str) -> None:
    with pytest.raises(CasesError, match=what):
        load_cases(content)


_ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3),
)


def _places(one: Any, place: tuple[Any, ...] = ()) -> Any:
    """Yield all places in nested lists and dictionaries."""
    inner = one.items() if isinstance(one, dict) else enumerate(one) if isinstance(one, list) else ()
    for key, part in inner:
        yield (*place, key)
        yield from _places(part, (*place, key))


@cache
def _case(number: str) -> Any:
    raw = recorded.raw()
    case = next(case for case in raw["cases"] if case["id"] == number)
    return json.dumps(case | {"samples": case.get("samples") or raw["sample_sets"][case["samples_ref"]]})


def _outcome(case: Any) -> Any:
    try:
        return json.dumps(
            replay(load_cases(json.dumps({"cases": [case]}).encode())).as_json(), allow_nan=False
        )
    except CasesError as error:
        return str(error)


@settings(max_examples=150)
@given(st.sampled_from(["number-001", "lifecycle-010", "expression_error-003", "static-037"]), st.data())
def test_any_change_of_a_case_is_played_or_refused(number: Any, data: Any) -> None:
    case = json.loads(_case(number))
    *outer, last = data.draw(st.sampled_from(sorted(_places(case), key=str)))
    reduce(lambda part, key: part[key], outer, case)[last] = data.draw(_ANY)
    assert _outcome(case).isprintable()


def test_samples_that_are_not_there_are_refused() -> None:
    raw = recorded.raw()
    raw["sample_sets"] = {}
    with pytest.raises(CasesError, match="case number-001: no samples"):
        replay(load_cases(json.dumps(raw).encode()))
