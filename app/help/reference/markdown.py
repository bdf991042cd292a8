"""Small helpers that write Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

GENERATED = "*This page is generated from the code.*"


def cell(text: object) -> str:
    """Return a text that fits into one cell of a table."""
    return re.sub(r"\s+", " ", str(text)).strip().replace("|", "\\|").replace("<", "&lt;")


def code(text: object) -> str:
    """Return a text in code type for a cell; an empty one stays empty."""
    shown = re.sub(r"\s+", " ", str(text)).strip().replace("|", "\\|")
    return f"`{shown}`" if shown else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table. The cells of `rows` are Markdown already."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def page(title: str, intro: str, *parts: str) -> str:
    """Return a whole page: its title, one paragraph, and its parts."""
    return "\n\n".join([f"# {title}", intro, GENERATED, *(part.strip() for part in parts if part)]) + "\n"


def block(text: str) -> str:
    """Return text of equal width, as a console shows it."""
    return f"```text\n{text.strip()}\n```"
