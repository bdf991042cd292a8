"""Licenses of all pins are known and may be used; the page shows what was checked."""

from __future__ import annotations

import io
import json
from datetime import date

import pytest

from tests.systems import needs_linux
from tools.packages import packages
from tools.packages.packages import (
    NONE_KNOWN,
    NOT_ASKED,
    NOT_INSTALLED,
    PAGE,
    known,
    pinned,
    vulnerabilities,
    with_section,
)

# Licenses under which the program may be passed on, with Qt's libraries as files of their own.
MAY_USE = {
    *("MIT", "MIT License", "BSD", "BSD License", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "PSF-2.0"),
    *("BSD-3-Clause AND ISC", "BSD-2-Clause AND Apache-2.0 WITH LLVM-exception"),
    "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0",
    "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
}


def test_each_pin_was_checked() -> None:
    assert {(each.name, each.version): each.use for each in known()} == pinned()


def test_packages_of_the_program_may_be_passed_on() -> None:
    shipped = [each for each in known() if each.use == "program"]
    assert len(shipped) > 20
    assert {each.license for each in shipped} <= MAY_USE
    assert all(each.vulnerabilities in (NOT_ASKED, NONE_KNOWN) for each in shipped)


@needs_linux("the page has what wheels for Linux state; that of llvmlite for Windows states none")
def test_licenses_are_those_of_what_is_installed() -> None:
    for each in known():
        stated = packages.license_of(each.name, each.version)
        assert each.license == stated or NOT_INSTALLED in (each.license, stated), each
        assert date.fromisoformat(each.checked) <= date.today()


def test_the_page_shows_them() -> None:
    page = PAGE.read_text("utf-8")
    assert with_section(page, known()) == page


def test_an_answer_of_an_index_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    answers = [[{"id": "X-1", "fixed_in": ["2.0"]}, {"id": "X-2", "fixed_in": []}], []]

    def answer(address: str, timeout: float) -> io.BytesIO:
        asked.append(address)
        return io.BytesIO(json.dumps({"vulnerabilities": answers.pop(0)}).encode())

    monkeypatch.setattr(packages, "urlopen", answer)
    assert vulnerabilities("a", "1", "https://x.invalid/") == "X-1 (fixed in 2.0); X-2 (fixed in none)"
    assert vulnerabilities("a", "2", "https://x.invalid/") == NONE_KNOWN
    assert asked == ["https://x.invalid/a/1/json", "https://x.invalid/a/2/json"]


def test_an_index_without_answers_is_asked_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(address: str, timeout: float) -> io.BytesIO:
        raise OSError("404")

    monkeypatch.setattr(packages, "urlopen", answer)
    found = list(packages.checked("https://x.invalid", "2026-11-29"))
    assert {each.vulnerabilities for each in found} == {NOT_ASKED}
    assert capsys.readouterr().err.count("does not answer") == 1
