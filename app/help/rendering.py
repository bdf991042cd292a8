"""The HTML of a documentation page: its headings have the anchors to which links point."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

_NAMED = re.compile(r"\s*\{ #([\w-]+) \}$")  # an anchor that differs from the words of its heading


def rendered(text: str) -> str:
    """Return the HTML of a Markdown page."""
    markdown = _markdown()
    tokens = markdown.parse(text)
    for opening, heading in zip(tokens, tokens[1:], strict=False):
        if opening.type == "heading_open":
            words = "".join(child.content for child in heading.children or ())
            named = _NAMED.search(words)
            opening.attrSet("id", named[1] if named else anchor(words))
            if named and heading.children:
                heading.children[-1].content = _NAMED.sub("", heading.children[-1].content)
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def anchor(words: str) -> str:
    """Return the anchor of a heading, as the documentation generator makes it."""
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", words).strip().lower())


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")
