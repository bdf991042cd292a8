"""Standard output, and tables for it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table


def plain_table(*headings: str) -> Table:
    """Return a table without lines; its first column is not wrapped."""
    made = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    made.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        made.add_column(heading)
    return made


def console() -> Console:
    """Standard output; wide where it is no terminal."""
    out = Console()
    return out if out.is_terminal else Console(width=160)


def number(value: float) -> str:
    """Return a value with four or more significant digits."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def clean(text: str) -> str:
    """Return a text without characters that control a terminal."""
    return "".join(one if one.isprintable() else " " for one in text)
