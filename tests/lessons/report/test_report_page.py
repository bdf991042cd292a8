"""The page of a report: everything is on it, nothing but text comes from others, nothing is fetched."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.report.page import Picture, html
from lessons.report.report import Report
from tests.lessons.report.report_samples import STEPS, png, sample

VOID = {"meta", "img", "br"}
HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&</style></title><!--"


class Page(HTMLParser):
    """Reads a page as a browser would: its elements, and the text between them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words = ""
        self.open: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def hostile() -> Report:
    steps = tuple(
        step
        | {"title": HOSTILE, "sentence": HOSTILE, "unit": HOSTILE[:200], "where": HOSTILE[:200]}
        | dict.fromkeys(("answer_text", "truth_text", "published_text"), HOSTILE)
        | {"commands": [HOSTILE]}
        for step in STEPS
    )
    names = ("student", "title", "version", "started", "finished", "lesson", "study")
    return sample(steps=steps, **dict.fromkeys(names, HOSTILE))


def test_everything_is_on_the_page() -> None:
    page = Page(html(sample()))
    assert page.open == []
    for words in (
        "How CP schedules",
        "Ada",
        "3 of 4 right, 2.5 points (62%)",
        "2 min 54 s",
        "12345",
        "2026-03-01 10:00",
    ):
        assert words in page.words
    for words in ("5,000 pages", "6,000 pages", "5,500 pages", "Figure 9", "17% less than this run."):
        assert words in page.words
    for words in ("ONE, real", "LNK00001: STOP CPU ALL", "it polls.", "TWO, ONE", "not right", "skipped"):
        assert words in page.words


def test_what_others_wrote_is_only_text() -> None:
    honest, page = Page(html(sample())), Page(html(hostile()))
    assert set(page.tags) <= set(honest.tags) | {"h3", "code"}
    assert "script" not in page.tags
    assert page.words.count("<script>alert(1)</script>") > 20
    assert not any(name.startswith("on") for name, _ in page.attributes)
    assert page.open == []


@given(st.text(max_size=80))
def test_no_text_at_all_makes_elements(words: str) -> None:
    page = Page(html(sample(words, steps=(STEPS[4] | {"title": words, "answer_text": words},))))
    plain = Page(html(sample("a", steps=(STEPS[4] | {"title": "a", "answer_text": "a"},))))
    assert set(page.tags) - {"br"} == set(plain.tags)
    assert page.open == []


def test_nothing_is_fetched_and_nothing_runs() -> None:
    page = html(sample(), [Picture("Memory", "At the end", png(), step="bars")])
    addresses = re.findall(r"(?:src|href|url)\s*[=(]\s*[\"']?([^\"')\s>]+)", page)
    assert len(addresses) == 1
    assert addresses[0].startswith("data:image/png;base64,iVBORw")
    assert "default-src 'none'" in page
    assert "<script" not in page
    assert "@import" not in page


def test_pictures_stand_at_their_step_or_at_the_end() -> None:
    pictures = [Picture("Whole run", "Timeline", png()), Picture("Bars", "Drawn", png(), step="bars")]
    words = Page(html(sample(), pictures)).words
    assert words.rindex("Draw the bars") < words.index("Drawn") < words.rindex("Stop it")
    assert words.index("The run in charts") < words.index("Timeline")


def test_an_empty_report_is_a_page_too() -> None:
    page = Page(html(sample("", steps=(), started="", finished="")))
    assert "nothing to score" in page.words
    assert "not named" in page.words


def test_a_picture_keeps_its_shape() -> None:
    assert 'width="630" height="315"' in html(sample(), [Picture("Memory", "", png(8, 4))])


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="not a PNG"):
        html(sample(), [Picture("Memory", "", b"GIF89a")])
