"""Small helpers that write Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

GENERATED = "*This page is generated from the code.*"


def cell(text: object) -> str:
    """Return a text in a form that fits into one table cell."""
    return re.sub(r"\s+", " ", str(text)).strip().replace("|", "\\|").replace("<", "&lt;")


def code(text: object) -> str:
    """Return a text as code for a cell; an empty text stays empty."""
    shown = re.sub(r"\s+", " ", str(text)).strip().replace("|", "\\|")
    return f"`{shown}`" if shown else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table. The cells in `rows` are already Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def page(title: str, intro: str, *parts: str) -> str:
    """Return a complete page from its title, an introductory paragraph and the other parts."""
    return "\n\n".join([f"# {title}", intro, GENERATED, *(part.strip() for part in parts if part)]) + "\n"


def block(text: str) -> str:
    """Return monospaced text, as a console shows it."""
    return f"```text\n{text.strip()}\n```"
