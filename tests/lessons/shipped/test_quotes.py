"""Each number quoted from a study is that of its cell in the ledger: in lessons, their languages and docs."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.studies.ledger import Fact, load_ledger, studies
from lessons.format.load import folders, load_lesson

ROOT = Path(__file__).parents[3]
LINK = re.compile(r"\[([^\]]*)\]\(fact:([^)]*)\)")
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
GERMAN = re.compile(r"\d[\d.]*(?:,\d+)?")
MILLION, PERCENT = 1e6, 0.01
LARGE = ("million", "Millionen", "百万", "Mio")
WORDS = {"immediately", "sofort", "即座", "直ちに", "すぐ"}  # a time of 0
LANGUAGES = ("en", "de", "ja")


def quotes(language: str) -> Iterator[tuple[str, str, Fact]]:
    """Yield lesson, text of the link, and the fact that it names."""
    for folder in folders():
        if language != "en" and not (folder / f"lesson.{language}.toml").is_file():
            continue  # shown in English
        lesson = load_lesson(folder, language)
        for step in lesson.steps:
            for text, id in LINK.findall(f"{step.markdown}\n{step.worked or ''}"):
                yield f"{folder.name}/{step.id}", text, lesson.fact(id)


def shown(text: str, language: str) -> tuple[float, int] | None:
    """Return the number in a text and its decimals; None if there is none."""
    found = (GERMAN if language == "de" else NUMBER).search(text)
    if found is None:
        return None
    plain = found[0].replace(".", "").replace(",", ".") if language == "de" else found[0].replace(",", "")
    return float(plain), len(plain.partition(".")[2])


def agrees(text: str, fact: Fact, language: str) -> bool:
    """Is the text the cell, rounded to the decimals that the text has?"""
    number = shown(text, language)
    if number is None:  # words: no number is quoted, except that at once is 0
        return fact.is_text or fact.value == 0 or not any(word in text for word in WORDS)
    value, decimals = number
    scales = (MILLION, 1.0) if any(word in text for word in LARGE) else (1.0,)
    if "%" in text and fact.unit == "ratio":
        scales = (PERCENT,)
    return any(math.isclose(value, round(fact.value / scale, decimals), rel_tol=1e-9) for scale in scales)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_quoted_number_is_that_of_its_cell(language: str) -> None:
    wrong = [
        f"{place}: [{text}] is {fact.value:g} {fact.unit} in {fact.where}, {fact.condition}, {fact.quantity}"
        for place, text, fact in quotes(language)
        if not agrees(text, fact, language)
    ]
    assert wrong == []


def test_there_is_something_to_compare() -> None:
    assert sum(1 for _ in quotes("en")) > 150


@pytest.mark.parametrize(
    ("text", "value", "language", "right"),
    [
        ("788", 788.0, "en", True),
        ("787", 788.0, "en", False),
        ("1,021.79", 1021.79, "en", True),
        ("1.021,79", 1021.79, "de", True),
        ("1,022", 1021.79, "en", True),
        ("68.5%", 68.5, "en", True),
        ("68,4 %", 68.5, "de", False),
        ("10.6 million", 10.6e6, "en", True),
        ("immediately", 0.0, "en", True),
        ("immediately", 3.0, "en", False),
    ],
)
def test_what_agrees(text: str, value: float, language: str, right: bool) -> None:
    row = load_ledger("pause").fact("pause.t3.suspend.was").model_dump(by_alias=True)
    assert agrees(text, Fact.model_validate({**row, "value": str(value)}), language) == right


def test_the_results_that_docs_show_quote_the_ledger() -> None:
    results = json.loads((ROOT / "docs" / "validation" / "results.json").read_text("utf-8"))
    cells = {fact.id: fact for study in studies() for fact in load_ledger(study).facts}
    wrong = [
        f"{row['id']}: {row['published']}"
        for study in results
        for row in study["facts"]
        if row["id"] not in cells or row["published"] != cells[row["id"]].published
    ]
    assert wrong == []


def published_columns(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each cell under "Published" in the tables of a page, with its row."""
    column = None
    for line in page.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            column = None
        elif "Published" in cells:
            column = cells.index("Published")
        elif column is not None and column < len(cells) and not cells[0].startswith("--"):
            yield cells[0], cells[column]


@pytest.mark.parametrize("study", ["pause", "timers", "cpuplugd", "relocation", "ssi"])
def test_published_columns_of_docs_are_cells_of_the_ledger(study: str) -> None:
    values = [fact.value for fact in load_ledger(study).facts if not fact.is_text]
    wrong = []
    for row, cell in published_columns(ROOT / "docs" / "validation" / f"{study}.md"):
        for value, decimals in (number for part in [cell] if (number := shown(part, "en"))):
            if not any(math.isclose(value, round(known, decimals), rel_tol=1e-9) for known in values):
                wrong.append(f"{row}: {cell}")
    assert wrong == []
