"""Names of phases and moments in a plot: near ones stand below each other, or only their lines stay."""

from __future__ import annotations

from typing import Any

import pyqtgraph

ROWS = 3
APART = 4.0  # px between two names

Row = list[tuple[float, float]]  # from where to where names stand in it, px


def settle(item: Any) -> None:
    """Give each name a row in which it covers no other, in the time that is shown."""
    box = item.getViewBox()
    start, end = box.viewRange()[0]
    if end <= start or box.height() <= 0:
        return
    lines = [
        entry for entry in item.items if isinstance(entry, pyqtgraph.InfiniteLine) and hasattr(entry, "label")
    ]
    rows: dict[bool, list[Row]] = {above: [[] for _ in range(ROWS)] for above in (False, True)}
    for line in sorted(lines, key=lambda item: float(item.value())):
        if not hasattr(line, "height"):
            line.height = line.label.orthoPos  # as it was made
        at = (line.value() - start) / (end - start)
        if 0 <= at <= 1:
            _place(line, at, box, rows[line.height > 0.5])


def _place(line: Any, at: float, box: Any, rows: list[Row]) -> None:
    label, high = line.label, (line.label.boundingRect().height() + 1) / box.height()
    left = at * box.width()
    if at > 0.5 and label.anchors[1][0]:
        left -= label.boundingRect().width()
    span = (left - APART, left + label.boundingRect().width() + APART)
    free = (n for n, row in enumerate(rows) if all(span[1] <= pair[0] or pair[1] <= span[0] for pair in row))
    row = next(free, None)
    label.setVisible(row is not None)
    if row is not None:
        rows[row].append(span)
        label.setPosition(line.height + row * high * (-1 if line.height > 0.5 else 1))
