"""Plots for a guest: the measure of a table column, or the usual measures."""

from __future__ import annotations

from app.plot.template import PlotTemplate
from app.plot.templates import Measured, of_measures
from engine.scenario.scenario import Guest

MEASURES = {  # of the columns that show one
    "real": "guest.real",
    "xstor": "guest.xstor",
    "both": "guest.both",
    "dasd": "guest.dasd",
    "cpu": "guest.cpu",
    "wakes": "guest.wakes",
    "cpus": "linux.cpus",
    "load": "linux.load_average",
    "size": "linux.size",
    "pool": "linux.pool",
    "scans": "linux.scans",
    "waiting": "linux.waiting",
    "system": "guest.system",
}
USUAL = (("guest.cpu",), ("guest.real", "guest.xstor", "guest.dasd"), ("guest.page_in", "guest.page_read"))


def plots_of(guest: Guest, column: str = "") -> PlotTemplate:
    """Return a plot of the measure that a column shows, or the usual plots for any other column."""
    wanted = ((MEASURES[column],),) if column in MEASURES else USUAL
    plots: list[list[Measured]] = [[(id, (guest.index,)) for id in some] for some in wanted]
    return of_measures(plots, guest.userid)
