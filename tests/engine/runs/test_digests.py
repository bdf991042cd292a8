"""The same scenario and seed give the same bits on each system, and so do the functions that runs need."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.elementary import exp, expm1, log
from engine.studies.ledger import studies
from tests.engine.runs.digests import FUNCTIONS, SCENARIOS, of_function, of_run, stored

HINT = "If that is meant: python -m tests.engine.runs.digests"


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_run_ends_with_the_same_bits_everywhere(name: str) -> None:
    assert of_run(name) == stored()[name], HINT


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_has_the_same_bits_everywhere(name: str) -> None:
    assert of_function(name) == stored()[name], HINT


def test_each_study_has_a_digest() -> None:
    assert {name.partition("-")[0] for name in SCENARIOS} == set(studies())
    assert set(stored()) == {*SCENARIOS, *FUNCTIONS}


@given(st.floats(-700.0, 700.0))
def test_powers_are_right_to_the_last_bit_but_one(x: float) -> None:
    assert abs(exp(x) - math.exp(x)) <= math.ulp(math.exp(x))
    assert abs(expm1(x) - math.expm1(x)) <= math.ulp(math.expm1(x))


@given(st.floats(min_value=0.0, exclude_min=True, allow_infinity=False))
def test_logarithms_are_right_to_the_last_bit_but_one(x: float) -> None:
    assert abs(log(x) - math.log(x)) <= math.ulp(math.log(x))


@given(st.floats(-1e-7, 1e-7))
def test_a_power_near_one_loses_no_digits(x: float) -> None:
    assert abs(expm1(x) - math.expm1(x)) <= 2.0 * math.ulp(math.expm1(x))
