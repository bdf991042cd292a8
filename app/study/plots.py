"""A published value as a plot, alongside the results of each run in which the study measures it."""

from __future__ import annotations

from app.plot.template import PlotTemplate, TemplateRun
from app.plot.templates import WantedFigure, of_figures
from engine.studies.ledger import Fact
from engine.studies.probes import MeasuredProbe, StudyRun, probes


def plot_of(fact: Fact) -> PlotTemplate | None:
    """Return a plot of a fact, or None if the published value is a text."""
    if fact.is_text:
        return None
    study = fact.id.partition(".")[0]
    probe = probes(study)[0][fact.id]
    runs = (
        [run for run in probe.runs if isinstance(run, StudyRun)] if isinstance(probe, MeasuredProbe) else []
    )
    named = {_name(run): TemplateRun.of(run) for run in runs}
    figures = [WantedFigure(name, name, fact=fact.id) for name in named] or [
        WantedFigure(fact.condition, fact=fact.id)
    ]
    title = f"{fact.where}: {fact.quantity}, {fact.condition}"
    return of_figures(title, study, {(title[:200], fact.unit): figures}, named)


def _name(run: StudyRun) -> str:
    return (run.name or " ".join((run.scenario, *run.settings)))[:200]
