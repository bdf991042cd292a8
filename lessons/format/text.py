"""lesson.md: a title, an introduction and one section per step, in Markdown without HTML.

Formulas are written between dollar signs ($...$, $$...$$). Links lead to steps (#id), glossary words
(glossary:WORD), measures (measure:ID) and published facts (fact:ID); pictures are files in the folder. Other
links are rejected; a web address may be plain text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

from engine.language import say
from engine.scenario.files.error import nearest
from lessons.format.error import LessonError
from lessons.format.folder import PICTURES
from lessons.format.formulas import Formulas

TEXT = "lesson.md"
SCHEMES = ("glossary", "measure", "fact")
_HEADING = re.compile(r"(.*?)\s*\{#([a-z0-9-]{1,40})\}")
_LINK = re.compile(rf"(#|(?:{'|'.join(SCHEMES)}):)(.{{1,80}})", re.DOTALL)
MAX_BLOCK = 10_000  # characters between two blank lines; the parser's time can grow with their square
INSET = re.compile(r"\{\{(you:)?([a-z0-9-]{1,40})\}\}")


@dataclass(frozen=True)
class TextLink:
    """A link, a picture or a formula. kind: "step", "glossary", "measure", "fact", "picture" or "formula"."""

    kind: str
    target: str
    line: int


@dataclass(frozen=True)
class Section:
    """The text of a step: Markdown without its heading."""

    id: str
    title: str
    markdown: str
    line: int  # of the heading
    links: tuple[TextLink, ...]


@dataclass(frozen=True)
class LessonText:
    """A whole lesson.md."""

    title: str
    introduction: Section  # id ""
    sections: dict[str, Section]

    @property
    def links(self) -> list[TextLink]:
        """All links, pictures and formulas, in order."""
        return [link for part in (self.introduction, *self.sections.values()) for link in part.links]


@cache
def parser() -> MarkdownIt:
    """Return the Markdown parser of lessons: CommonMark with tables and formulas. HTML becomes tokens."""
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    return markdown.use(dollarmath_plugin, allow_labels=False, allow_space=False, allow_digits=False)


@cache
def _blocks() -> MarkdownIt:
    """Return a parser that finds headings only, without their inline content."""
    return MarkdownIt("commonmark", {"html": True}).enable("table").disable("inline")


def parse_text(text: str, file: str = TEXT) -> LessonText:
    """Return the sections of a lesson.md. Raises LessonError with the line."""
    lines = text.split("\n")
    _check_blocks(lines, file)
    heads = list(_headings(_blocks().parse(text), file))
    if not heads or heads[0].level != 1:
        raise LessonError(file, 1, say('expected "# Title of the lesson" before anything else'))
    if heads[0].start != next((place for place, line in enumerate(lines) if line.strip()), 0):
        raise LessonError(file, 1, say('expected "# Title of the lesson" before anything else'))
    ends = [head.start for head in heads[1:]] + [len(lines)]
    parts = [_section(head, lines, end, file) for head, end in zip(heads, ends, strict=True)]
    return LessonText(heads[0].title, parts[0], _by_id(parts[1:], file))


def links_in(markdown: str, file: str, line: int) -> tuple[TextLink, ...]:
    """Return the links, pictures and formulas in Markdown that starts at `line`; reject other links."""
    if not any(mark in markdown for mark in "[<$"):  # most texts: they cannot contain any
        return ()
    return tuple(_links(parser().parse(markdown), file, line))


@dataclass(frozen=True)
class _TextHead:
    level: int
    title: str
    id: str
    start: int  # lines, from 0
    end: int


def _check_blocks(lines: Sequence[str], file: str) -> None:
    size = 0
    for number, line in enumerate(lines, 1):
        size = size + len(line) + 1 if line.strip() else 0
        if size > MAX_BLOCK:
            hint = say("expected at most {0:,} characters without a blank line between them", MAX_BLOCK)
            raise LessonError(file, number, hint)


def _headings(tokens: Sequence[Token], file: str) -> Iterator[_TextHead]:
    """Yield the headings of levels 1 and 2 that are not nested in other blocks."""
    count = 0
    for place, token in enumerate(tokens):
        if token.type != "heading_open" or token.level or token.tag not in ("h1", "h2") or not token.map:
            continue
        start, end = token.map
        content = tokens[place + 1].content
        if token.tag == "h1":
            count += 1
            if count > 1:
                raise LessonError(file, start + 1, say("expected only one title; steps begin with ##"))
            yield _TextHead(1, content, "", start, end)
            continue
        found = _HEADING.fullmatch(content)
        if not found or not found[1]:
            raise LessonError(file, start + 1, say('expected "## Title of the step {{#id-of-the-step}}"'))
        yield _TextHead(2, found[1], found[2], start, end)


def _section(head: _TextHead, lines: Sequence[str], end: int, file: str) -> Section:
    markdown = "\n".join(lines[head.end : end])
    links = links_in(markdown, file, head.end + 1)
    return Section(head.id, head.title, markdown.strip("\n"), head.start + 1, links)


def _by_id(parts: Sequence[Section], file: str) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    for part in parts:
        if part.id in sections:
            raise LessonError(file, part.line, say("{{#{0}}} appears twice", part.id))
        sections[part.id] = part
    return sections


def _links(tokens: Sequence[Token], file: str, line: int) -> Iterator[TextLink]:
    here, formulas = line, Formulas()
    for token in tokens:
        here = line + token.map[0] if token.map else here
        if token.type == "html_block":
            raise LessonError(file, here, _NO_HTML)
        yield from _formula(token, file, here, formulas)
        below = here
        for child in token.children or ():
            yield from _link(child, file, below)
            yield from _formula(child, file, below, formulas)
            below += child.type in ("softbreak", "hardbreak")


_NO_HTML = "expected no HTML; write < as \\<"


def _formula(token: Token, file: str, line: int, formulas: Formulas) -> Iterator[TextLink]:
    if token.type in ("math_inline", "math_block"):
        formulas.add(token.content, file, line)
        yield TextLink("formula", token.content, line)


def _link(token: Token, file: str, line: int) -> Iterator[TextLink]:
    if token.type == "html_inline":
        raise LessonError(file, line, _NO_HTML)
    if token.type == "link_open":
        yield _target(unquote(str(token.attrs["href"])), file, line)
    elif token.type == "image":
        yield _picture(unquote(str(token.attrs["src"])), file, line)


def _target(href: str, file: str, line: int) -> TextLink:
    found = _LINK.fullmatch(href)
    if not found:
        hint = say("expected #step, glossary:WORD, measure:ID or fact:ID (a web address may be plain text)")
        near = nearest(href.partition(":")[0], SCHEMES)
        more = say("; the nearest valid name is {0}", near) if near and ":" in href else ""
        raise LessonError(file, line, say("the link to {0}: {1}{2}", href[:80], hint, more))
    kind = found[1].rstrip(":")
    return TextLink("step" if kind == "#" else kind, found[2], line)


def _picture(src: str, file: str, line: int) -> TextLink:
    if not src.endswith(PICTURES) or not re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]*", src):
        hint = say("expected the name of a PNG or SVG file in the lesson folder")
        raise LessonError(file, line, say("the picture {0}: {1}", src[:80], hint))
    return TextLink("picture", src, line)


def insets(markdown: str) -> Iterator[tuple[bool, str]]:
    """Yield, for each inset of a text, whether it is the student's own answer, and the id of the step."""
    for found in INSET.finditer(markdown):
        yield bool(found[1]), found[2]


def filled(markdown: str, value: Callable[[bool, str], str]) -> str:
    """Return the text with `value(own, step)` in place of each inset."""
    return INSET.sub(lambda found: value(bool(found[1]), found[2]), markdown)
