"""The result of an answer to a fault, as HTML: points, the correct parts, and the figures side by side."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication

from engine.faults.proof import POINTS, FaultExamination, FaultVerdict
from engine.faults.report import rows, sentences

_tr = partial(QCoreApplication.translate, "FaultResult")


def result_html(found: FaultExamination, verdict: FaultVerdict) -> str:
    """Return the page."""
    heads = (_tr("Figure"), _tr("Healthy"), _tr("With the fault"), _tr("With the repair"))
    head = "".join(f"<th align=left>{text}</th>" for text in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows(found, verdict)
    )
    lines = "".join(f"<p>{escape(line)}</p>" for line in sentences(found, verdict))
    points = _tr("{0} of {1} points").format(verdict.points, POINTS)
    table = "<table border=1 cellspacing=0 cellpadding=4 style='margin-top: 8px'>"
    return f"<h2>{points}</h2>{lines}{table}<tr>{head}</tr>{body}</table>"
