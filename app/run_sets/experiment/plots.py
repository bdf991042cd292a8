"""A run of an experiment as plots: over time, the measures that its figures are made of."""

from __future__ import annotations

from collections.abc import Sequence

from app.plot.template import Template, TemplateRun
from app.plot.wanted import of_run
from engine.experiments.experiment import Experiment
from engine.measures.selectors import find_measure, members_of
from engine.scenario.scenario import load_scenario


def plots_of(experiment: Experiment, settings: Sequence[str], title: str) -> Template:
    """Return a plot for each measure of the figures of the run with these settings.

    Raises ScenarioError for settings that cannot be read, and UnknownName where they leave no such member.
    """
    name = experiment.table.scenario
    scenario = load_scenario(name, settings)
    wanted = dict.fromkeys((one.measure, one.of) for one in experiment.figures)
    plots = [[(id, members_of(scenario, find_measure(id), of))] for id, of in wanted]
    return of_run(title, TemplateRun(scenario=name, settings=tuple(settings)), plots)
