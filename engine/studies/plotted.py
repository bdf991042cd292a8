"""Figures of a run by name, for plots of published figures: values from facts, tables and measures."""

from __future__ import annotations

import re

from engine.studies.ledger import load_ledger
from engine.studies.probes import MeasuredProbe, probes
from engine.studies.run_view import Open, RunView
from engine.studies.tables import figures_of, with_tables

FACT = "fact "  # before the id of a fact: the value that its probe reads from a run
_MEASURE = re.compile(r"([a-z_]+\.[a-z0-9_]+)(?:\[([^\]]*)\])?@([\w-]+)")
ALL = "all"


def figure(study: str, name: str, view: RunView) -> float:
    """Return a figure of a run. Raises Open if the run has none, ValueError for an unknown name.

    name: "fact pause.f6.page_rate"; a quantity of the study's tables; or a measure, a guest's label ("all",
    none for the system) and a phase or mark: "guest.real[SOIW1]@mid-warmup".
    """
    if name.startswith(FACT):
        return float(_probe(name.removeprefix(FACT)).take(view))
    if found := _MEASURE.fullmatch(name):
        return _measured(view, *found.groups())
    quantities = figures_of(study)(view) if study in with_tables() else {}
    if name not in quantities:
        raise Open(f"{name}: not a figure of this run")
    return float(quantities[name])


def _probe(id: str) -> MeasuredProbe:
    study = id.partition(".")[0]
    load_ledger(study).fact(id)
    probe = probes(study)[0][id]
    if not isinstance(probe, MeasuredProbe):
        raise ValueError(f"{id}: read from the scenario; no run is needed for it")
    return probe


def _measured(view: RunView, measure: str, label: str | None, moment: str) -> float:
    span = moment_of(view, moment)
    if label == ALL:
        return view.together(measure, range(len(view.scenario.guests)), *span)
    return view.over(measure, view.guest(label) if label else None, *span)


def moment_of(view: RunView, name: str) -> tuple[int, int]:
    """Return the beginning and end of a phase, or the time of a mark twice, ns. Raises Open if neither
    exists.
    """
    if any(mark.id == name for mark in view.scenario.marks):
        return view.mark(name), view.mark(name)
    return view.phase(name)
