"""Where the parts of the sweep's panel are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from app.widgets.reach import reachable

if TYPE_CHECKING:
    from app.sweep.panel import SweepPanel

LEAST_PROGRESS, LEAST_BAR = 110, 24  # px of its text and bar in a small window


def lay_out(panel: SweepPanel) -> None:
    """Tabs, progress and legend above, charts or table below, and the chosen point at the bottom."""
    panel.tabs.setDrawBase(False)
    panel.tabs.setExpanding(False)
    for title in (panel.tr("Charts"), panel.tr("Table")):
        panel.tabs.addTab(title)
    reachable(panel.tabs, panel.tr("Charts and table"), panel.tr("The sweep as small charts, or as a table."))
    for page in (panel.area, panel.table):
        panel.stack.addWidget(page)
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(4, 0, 4, 4)
    layout.setSpacing(2)
    layout.addLayout(_top(panel))
    layout.addWidget(panel.stack, 1)
    layout.addWidget(panel.details)
    panel.setFocusProxy(panel.charts)


def _top(panel: SweepPanel) -> QHBoxLayout:
    panel.summary.setObjectName("caption")
    inside = panel.progress.layout()
    assert inside is not None
    inside.setContentsMargins(0, 0, 0, 0)
    panel.progress.label.setMinimumWidth(LEAST_PROGRESS)
    panel.progress.bar.setMinimumWidth(LEAST_BAR)
    top = QHBoxLayout()
    top.setContentsMargins(0, 0, 8, 0)
    for part in (panel.tabs, panel.quantity):
        top.addWidget(part)
    top.addSpacing(8)
    top.addWidget(panel.summary, 1)
    top.addWidget(panel.progress, 1)
    top.addSpacing(8)
    top.addWidget(panel.legend)
    return top
