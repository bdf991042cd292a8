"""The plot panel in the lab: created with the run, and used by other panels to show plots."""

from __future__ import annotations

from functools import partial
from typing import Any

from app.frame.panels import while_seen
from app.panels.context import PanelContext
from app.plot.plot_panel import PlotPanel
from app.plot.templates import of_measures
from app.widgets.card import Card


def make_panel(context: PanelContext, card: Card) -> PlotPanel:
    """Return the panel in which any measure can be plotted."""
    panel, plots = PlotPanel(), context.plots
    panel.failed.connect(context.failed)
    panel.wrote.connect(context.wrote)
    annotations = panel.board.annotations.all_annotations
    annotations.edited.connect(partial(context.annotated.emit, annotations))
    panel.templates.folder = context.settings.plots
    panel.reveal(context.facts is None)
    context.facts_revealed.connect(lambda facts: panel.reveal(facts is None))
    card.add_controls(*panel.controls())
    plots.attach(panel)
    context.cache_cleared.connect(plots.show_runs)
    context.texts_due.connect(while_seen(panel, plots.show_runs))
    context.closing.connect(panel.stop)
    return panel


def open_plots(panel: PlotPanel, wanted: Any) -> None:
    """Show a template, or lists of this run's measures with member numbers, below the other plots."""
    panel.open(of_measures(wanted) if isinstance(wanted, list) else wanted)
