"""Standard output with tables and styles: texts are not rich markup, and `clean` is applied to them."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from rich.console import Console as Console
from rich.console import JustifyMethod
from rich.table import Table as Table
from rich.text import Text as Text

from app.commands.support.echo import clean

WIDTH = 160  # of what goes into a file
SEVERITY_STYLES = {"error": "bold red", "warning": "yellow", "info": "dim"}


class PlainConsole(Console):
    """Shows each text as written, including in the cells, headings and titles of tables."""

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **options)

    def render_str(self, text: str, **options: Any) -> Text:
        """Return a text for the screen; rich calls this for every str."""
        return super().render_str(clean(text), **options)


def console(width: int = WIDTH) -> Console:
    """Return standard output; `width` applies if it is not a terminal."""
    out = PlainConsole()
    return out if out.is_terminal else PlainConsole(width=width)


def styled(*parts: str | tuple[str, str]) -> Text:
    """Return a line of texts, each with or without a style."""
    return Text.assemble(
        *((clean(part), "") if isinstance(part, str) else (clean(part[0]), part[1]) for part in parts)
    )


def lines(*texts: str) -> Text:
    """Return texts on separate lines, as for a heading."""
    return Text("\n".join(map(clean, texts)))


def plain_table(
    *headings: str, right: Container[str] = (), whole: Container[str] = (), **options: Any
) -> Table:
    """Return a table without lines.

    right, whole: headings of columns that are right-aligned, and of those that are not wrapped. options:
    those of rich's table.
    """
    made = Table(box=None, **{"padding": (0, 2, 0, 0), **options})
    for heading in headings:
        justify: JustifyMethod = "right" if heading in right else "left"
        made.add_column(heading, justify=justify, no_wrap=heading in whole)
    return made


def number(value: float) -> str:
    """Return a value with four or more significant digits."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"
