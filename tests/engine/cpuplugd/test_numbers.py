"""Numbers are read as C reads them."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cpuplugd.language.arithmetic import scan, whole_number
from tests.systems import needs_linux


@pytest.mark.parametrize(
    ("text", "value", "rest"),
    [
        ("5.", 5, ""),
        ("1e3", 1000, ""),
        ("0x1F+1", 31, "+1"),
        ("0x1F.8", 31.5, ""),
        ("0x1p-3", 0.125, ""),
        ("5e", 5, ""),
        ("5e+x", 5, "x"),
        ("5..2", 5, ".2"),
        ("1_0", 1, "_0"),
        ("08", 8, ""),
        ("0xg", 0, "0xg"),
        ("0x.p2", 0, "p2"),
        ("1e400", math.inf, ""),
        ("0x1p99999", math.inf, ""),
        ("1e-400", 0, ""),
    ],
)
def test_number(text: str, value: Any, rest: str) -> None:
    found = scan(text, 0)
    assert (found.value, text[found.end :]) == (value, rest)


@needs_linux("asks the C library of Linux")
@settings(max_examples=300, deadline=None)
@given(st.from_regex(r"[0-9][0-9.xXeEpPaf+-]{0,8}", fullmatch=True))
def test_as_the_c_library_reads_it(text: str) -> None:
    value, count = ctypes.c_double(0), ctypes.c_int(0)
    ctypes.CDLL(None).sscanf(text.encode(), b"%lf%n", ctypes.byref(value), ctypes.byref(count))
    found = scan(text, 0)
    assert (found.value, found.end) == (value.value, count.value)


@pytest.mark.parametrize(
    ("text", "value"),
    [("007", 7), ("", 0), ("1s", None), ("-1", None), ("\u0663", None), ("9" * 5000, 2**63 - 1)],
)
def test_whole_number(text: str, value: int | None) -> None:
    assert whole_number(text) == value
