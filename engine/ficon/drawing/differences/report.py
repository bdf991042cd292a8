"""A report on the differences for people who approve a change: counts, a table, and the steps; as HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from engine.ficon.drawing.differences.compare import DrawingDifference
from engine.ficon.drawing.differences.plan import ChangeStep
from engine.language import CODE, later, say

STYLE = (
    "body{font-family:sans-serif;font-size:10pt} table{border-collapse:collapse}"
    "td,th{border:1px solid #999;padding:3px 6px;text-align:left;vertical-align:top} code{font-size:9pt}"
)


DIFFERENCES = later("Change"), later("Kind"), later("What"), later("Old and new values")
STEPS = (
    later("No."), later("Phase"), later("Where"), later("Do"), later("Note"), later("Interrupted"),
    later("Undo step"), later("Command syntax"),
)  # fmt: skip
KNOWN = later(
    "To go back, undo the completed steps, last step first. The duration of a step is unknown: it "
    "depends on people and cables."
)


def report(
    titles: tuple[str, str], found: Sequence[DrawingDifference], steps: Sequence[ChangeStep], day: str
) -> str:
    """Return a complete page dated `day`. titles: of the former and the current configuration."""
    rows = [
        [escape(cell) for cell in (say(difference.what), difference.noun, difference.name, difference.detail)]
        for difference in found
    ]
    orders = [_row(number, step) for number, step in enumerate(steps, 1)]
    title, bold = escape(say("Configuration change")), [f"<b>{escape(title)}</b>" for title in titles]
    return (
        f'<!DOCTYPE html><html lang="{say(CODE)}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>"
        f"<p>{say('From {0} to {1}: {2}.', *bold, escape(counted(found)))}</p>"
        f"<p>{escape(say('Compared on {0}.', day))}</p>"
        f"<h2>{escape(say('Differences'))}</h2>{_table(_heads(DIFFERENCES), rows)}"
        f"<h2>{escape(say('Steps'))}</h2><p>{escape(say(KNOWN))}</p>"
        f"{_table(_heads(STEPS), orders)}</body></html>"
    )


def _row(number: int, step: ChangeStep) -> list[str]:
    """Return the cells of a step as HTML, with a command as code."""
    do = f"<code>{escape(step.do)}</code>" if step.command else escape(step.do)
    if step.operands:
        do += f"<br>IOCP: <code>{escape(step.operands)}</code>"
    rest = map(escape, (step.note, step.stops, step.back, step.form))
    return [str(number), escape(step.phase), escape(step.where), do, *rest]


def counted(found: Sequence[DrawingDifference]) -> str:
    """Return the numbers of elements that were added, removed and changed."""
    counts = Counter(difference.what for difference in found)
    if not found:
        return say("nothing differs")
    return say("{0} added, {1} removed, {2} changed", counts["added"], counts["removed"], counts["changed"])


def _heads(titles: Sequence[str]) -> list[str]:
    return [say(title) for title in titles]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table. rows: cells as HTML."""
    if not rows:
        return f"<p>{escape(say('None.'))}</p>"
    cells = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{''.join(f'<th>{escape(text)}</th>' for text in head)}</tr>{cells}</table>"
