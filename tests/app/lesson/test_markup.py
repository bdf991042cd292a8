"""Markdown becomes the reading view's HTML: what is linked, what is a formula, and what never works."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from app.lesson.reading import markup


def finder(*words: str) -> markup.Finder:
    def find(text: str) -> Iterable[tuple[int, int, str]]:
        for word in words:
            at = text.find(word)
            while at >= 0:
                yield at, at + len(word), word
                at = text.find(word, at + 1)

    return find


def test_a_word_is_linked_where_it_stands_first() -> None:
    html = markup.render("A guest waits. The guest sleeps.", finder("guest")).html
    assert html.count('href="glossary:guest"') == 1
    assert html.startswith('<p>A <a href="glossary:guest">guest</a> waits. The guest sleeps.')


@pytest.mark.parametrize(
    "text", ["## The guest", "[the guest](#there)", "`guest`", "```\nguest\n```", "| guest |\n|---|\n| a |"]
)
def test_no_word_is_linked_in_headings_links_and_code(text: str) -> None:
    assert "glossary:" not in markup.render(text, finder("guest")).html


def test_words_of_the_glossary_are_found_in_a_text() -> None:
    html = markup.render("CP keeps it on the dispatch list.", markup.glossary_words).html
    assert 'href="glossary:dispatch list"' in html or 'href="glossary:dispatch%20list"' in html


def test_formulas_are_pictures_in_the_order_of_the_text() -> None:
    made = markup.render("With $n$ guests:\n\n$$ n \\lambda $$\n")
    assert made.formulas == [markup.Formula("n", False), markup.Formula("n \\lambda", True)]
    assert made.html.index("formula:0") < made.html.index("formula:1")


def test_a_price_is_no_formula() -> None:
    assert markup.render("It costs 5$ or 6$ more.").formulas == []


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src='http://far.away/x.png'>",
        "[x](javascript:alert(1))",
        "[x](file:///etc/passwd)",
        "[x](data:text/html;base64,AAAA)",
    ],
)
def test_html_and_dangerous_links_are_shown_as_text(text: str) -> None:
    html = markup.render(text).html
    assert "<script" not in html
    assert "<img" not in html
    assert "<a " not in html


def test_a_sentence_for_a_label_has_no_paragraph_around_it() -> None:
    assert markup.short("**One** line with $x_1$") == "<strong>One</strong> line with <code>x_1</code>"
