"""Converts a lesson's Markdown to the HTML of the reading view: formulas, tables, glossary words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

from app import language
from lessons.format.glossary import found_in

ADDRESS = "formula:"  # of a picture that is a formula; its number follows
PICTURE = "picture:"  # of the lesson's folder; its name follows. Qt loads an address that is a file's name
GLOSSARY = "glossary:"
Finder = Callable[[str], Iterable[tuple[int, int, str]]]  # start, end and word of each match in a text
_SKIPPED = {
    "heading_open": 1,
    "heading_close": -1,
    "link_open": 1,
    "link_close": -1,
    "th_open": 1,
    "th_close": -1,
}


@dataclass(frozen=True)
class Formula:
    """LaTeX, within a line of text or on a separate line."""

    latex: str
    display: bool


@dataclass
class Rendered:
    """HTML without styles, and the formulas that its images represent."""

    html: str = ""
    formulas: list[Formula] = field(default_factory=list)


def no_words(text: str) -> Iterable[tuple[int, int, str]]:
    """Find no words."""
    return ()


def glossary_words(text: str) -> Iterable[tuple[int, int, str]]:
    """Find glossary words."""
    return ((start, end, entry.word) for start, end, entry in found_in(text, language.current()))


def words_in(senses: Mapping[str, str]) -> Finder:
    """Return a finder of glossary words; `senses` returns the entry for a word in this text, or "" for
    none.
    """
    meant = {word.casefold(): sense for word, sense in senses.items()}

    def find(text: str) -> Iterable[tuple[int, int, str]]:
        for start, end, word in glossary_words(text):
            if sense := meant.get(text[start:end].casefold(), word):
                yield start, end, sense

    return find


def render(markdown: str, find: Finder = no_words) -> Rendered:
    """Return a text as HTML; link the first occurrence of each word that `find` finds to the glossary.

    Any HTML in the text is escaped.
    """
    made = Rendered()
    tokens = _parser().parse(language.with_keys(markdown))
    _link_words(tokens, find)
    made.html = str(_parser().renderer.render(tokens, _parser().options, {"made": made}))
    return made


def short(markdown: str) -> str:
    """Return HTML for a label of one or two sentences; formulas and images are shown as their text."""
    tokens = _parser().parse(language.with_keys(markdown))
    for token in tokens:
        for child in token.children or []:
            if child.type.startswith("math"):
                child.type = "code_inline"
            elif child.type == "image":
                child.type = "text"
    html = str(_parser().renderer.render(tokens, _parser().options, {"made": Rendered()})).strip()
    return html.removeprefix("<p>").removesuffix("</p>") if html.count("<p>") == 1 else html


@cache
def _parser() -> MarkdownIt:
    made = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    made.use(dollarmath_plugin, double_inline=True, allow_digits=False)
    made.add_render_rule("math_inline", _inline)
    made.add_render_rule("math_inline_double", _display)
    made.add_render_rule("math_block", _display)
    made.add_render_rule("table_open", _table)
    made.add_render_rule("th_open", _head)
    made.add_render_rule("image", _image)
    made.add_render_rule("fence", _code)
    made.add_render_rule("code_block", _code)
    return made


def _inline(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return _formula(env["made"], Formula(tokens[index].content.strip(), False))


def _display(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return f'<p align="center">{_formula(env["made"], Formula(tokens[index].content.strip(), True))}</p>'


def _formula(made: Rendered, formula: Formula) -> str:
    made.formulas.append(formula)
    place = "" if formula.display else ' style="vertical-align: middle"'
    return f'<img src="{ADDRESS}{len(made.formulas) - 1}"{place}>'


def _table(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return '<table width="100%" cellspacing="0" cellpadding="5">'


def _head(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return f'<th style="{escape(str(tokens[index].attrs.get("style", "text-align:left")))}">'


def _code(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return f"<pre>{escape(tokens[index].content.rstrip())}</pre>"


def _image(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    token = tokens[index]
    caption = escape(token.content)
    address = escape(PICTURE + str(token.attrs.get("src", "")))
    return f'<img src="{address}" alt="{caption}"><br><small>{caption}</small>'


def _link_words(tokens: Iterable[Token], find: Finder) -> None:
    """Link the first occurrences of words, except in headings, links and code."""
    seen: set[str] = set()
    skipping = 0
    for token in tokens:
        skipping += _SKIPPED.get(token.type, 0)
        if token.type == "inline" and not skipping:
            token.children = _linked(token.children or [], find, seen)


def _linked(children: Sequence[Token], find: Finder, seen: set[str]) -> list[Token]:
    made: list[Token] = []
    skipping = 0
    for child in children:
        skipping += _SKIPPED.get(child.type, 0)
        if child.type == "text" and not skipping:
            made += _split(child.content, find, seen)
        else:
            made.append(child)
    return made


def _split(text: str, find: Finder, seen: set[str]) -> list[Token]:
    made: list[Token] = []
    at = 0
    for start, end, word in find(text):
        if word not in seen:
            seen.add(word)
            made += [_text(text[at:start]), *_link(word, text[start:end])]
            at = end
    return [*made, _text(text[at:])]


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _link(word: str, shown: str) -> list[Token]:
    opening = Token("link_open", "a", 1, attrs={"href": f"{GLOSSARY}{word}"})
    return [opening, _text(shown), Token("link_close", "a", -1)]


def table(heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table in which all columns but the first are right-aligned."""
    heads = list(heads)
    ruler = ["---", *["--:"] * (len(heads) - 1)]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in (heads, ruler, *lines)
    )
