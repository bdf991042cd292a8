"""A report of the differences for people who approve a change: counts, a table, and the steps; as HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from engine.ficon.drawing.differences.compare import Difference
from engine.ficon.drawing.differences.plan import Step

STYLE = (
    "body{font-family:sans-serif;font-size:10pt} table{border-collapse:collapse}"
    "td,th{border:1px solid #999;padding:3px 6px;text-align:left;vertical-align:top} code{font-size:9pt}"
)


def report(titles: tuple[str, str], found: Sequence[Difference], steps: Sequence[Step], day: str) -> str:
    """Return a whole page of a day. titles: what the former and the present configuration are called."""
    rows = [[escape(cell) for cell in (one.what, one.noun, one.name, one.detail)] for one in found]
    orders = [_row(number, one) for number, one in enumerate(steps, 1)]
    return (
        f'<!DOCTYPE html><html><head><meta charset="utf-8"><title>Configuration change</title>'
        f"<style>{STYLE}</style></head><body><h1>Configuration change</h1>"
        f"<p>From <b>{escape(titles[0])}</b> to <b>{escape(titles[1])}</b>: {escape(counted(found))}.</p>"
        f"<p>Compared on {escape(day)}.</p>"
        f"<h2>Differences</h2>{_table(('Change', 'Kind', 'What', 'Former and present value'), rows)}"
        f"<h2>Steps</h2>{_table(('No.', 'Phase', 'Where', 'Do', 'Note'), orders)}</body></html>"
    )


def _row(number: int, one: Step) -> list[str]:
    """Return the cells of a step as HTML, a command as code."""
    do = f"<code>{escape(one.do)}</code>" if one.command else escape(one.do)
    return [str(number), escape(one.phase), escape(one.where), do, escape(one.note)]


def counted(found: Sequence[Difference]) -> str:
    """Return how many things were added, removed and changed."""
    counts = Counter(one.what for one in found)
    if not found:
        return "nothing differs"
    return ", ".join(f"{counts[what]} {what}" for what in ("added", "removed", "changed"))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table. rows: cells as HTML."""
    if not rows:
        return "<p>None.</p>"
    cells = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{''.join(f'<th>{escape(one)}</th>' for one in head)}</tr>{cells}</table>"
