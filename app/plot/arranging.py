"""The arrangement of the plots as a template, and the application of templates to the plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from PySide6.QtCore import QObject, Signal

from app.plot.board import Board
from app.plot.expression import evaluated
from app.plot.kinds.points import PointSet
from app.plot.plot import POINTS, TIME, Plot
from app.plot.published import PublishedSource, published
from app.plot.simulating import Ended, Simulator, needs, value_of
from app.plot.sources import LEDGERS, LIVE, OWN, Sources, is_live
from app.plot.statistics import fitted
from app.plot.template import (
    MOST_PLOTS,
    RUN,
    Band,
    PlotShape,
    PlotTemplate,
    Points,
    TemplateCurve,
    TemplateError,
    TemplateRun,
    made,
)
from engine.kernel.units import SECOND
from engine.language import numeral, title_said
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.studies.ledger import LedgerError

UNTITLED = "Plots"


class PlotArranging(QObject):
    """Draws curves by their origin; a curve without a source is drawn when its source arrives."""

    failed = Signal(str)
    changed = Signal()  # missing content, or the arrangement

    def __init__(self, board: Board, sources: Sources, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board, self.sources, self.simulator = board, sources, Simulator(self)
        self.template: PlotTemplate | None = None  # the last one that was applied: its runs may be simulated
        self._waiting: list[tuple[Plot, TemplateCurve]] = []
        self._shapes: dict[Plot, PlotShape] = {}  # of plots with points
        self.scenario: Scenario | None = None  # of the run that is open
        self.simulator.found.connect(self._take_found)
        self.simulator.done.connect(self.changed)
        self.simulator.failed.connect(self.failed)

    # ---- curves

    def draw(self, plot: Plot, **origin: str | bool) -> None:
        """Draw a curve by its origin (TemplateCurve), on the right axis if its unit differs.

        `failed` follows when its source has no such series, an expression is wrong, or no template can
        contain it.
        """
        try:
            curve = made(TemplateCurve, origin, self.tr("curve"))
            self._add(plot, self._at_its_side(plot, curve))
        except (LookupError, ValueError) as error:
            self.failed.emit(str(error))
        self.changed.emit()

    def _add(self, plot: Plot, curve: TemplateCurve) -> None:
        """Draw a curve or a published value. Raises LookupError or ValueError."""
        if curve.source == LEDGERS:
            plot.add_band(_published(Band(fact=curve.key), None))
        elif curve.expression:
            plot.add(evaluated(curve.expression, plot.curves), curve.right, curve)
        elif curve.fit:
            self._add_fit(plot, curve)
        else:
            self._furnish(plot, curve.source)
            for key in self._keys(curve):
                template_curve = curve.model_copy(update={"key": self.sources.name(curve.source, key)})
                plot.add(self.sources.series(curve.source, key), curve.right, template_curve)

    def _at_its_side(self, plot: Plot, curve: TemplateCurve) -> TemplateCurve:
        if curve.right or not curve.key or curve.source == LEDGERS:
            return curve
        unit = self.sources.series(curve.source, self._keys(curve)[0]).unit
        return curve.model_copy(update={"right": plot.takes_at_right(unit)})

    def _keys(self, curve: TemplateCurve) -> Sequence[str]:
        source = self.sources.all().get(curve.source)
        if isinstance(source, Ended):
            return source.each(curve.key) or [curve.key]
        return list(self.sources.each(curve.source, curve.key))

    def _add_fit(self, plot: Plot, curve: TemplateCurve) -> None:
        if not plot.curves:
            raise ValueError(self.tr("Add a measure to the plot first."))
        first = plot.curves[0]
        if plot.measuring:
            start, end = plot.region.getRegion()
            first = first.between(start * SECOND, end * SECOND)
        fit = fitted(first, curve.fit)
        plot.add(fit.curve, origin=curve)
        plot.add(fit.residuals, right=True)  # around zero, even if the values are far from it
        text = self.tr("{0}: {1}, x in s; residuals {2} {3} (root mean square), R² {4}")
        numbers = (
            fit.formula,
            numeral(fit.rms, ".4g"),
            title_said(fit.curve.unit),
            numeral(fit.explained, ".4f"),
        )
        plot.notes.append(text.format(fit.curve.name, *numbers))

    def _furnish(self, plot: Plot, source: str) -> None:
        """Show in a plot the phases and marks of the run that is drawn."""
        scenario = self._scenario_of(source)
        if scenario is not None:
            plot.phases, plot.marks = scenario.phases, scenario.marks

    def _scenario_of(self, source: str) -> Scenario | None:
        name = source.removeprefix(RUN)
        if source.startswith(RUN) and self.template is not None and name in self.template.runs:
            return _scenario(self.template.runs[name])
        return self.scenario if source in LIVE else None

    def refresh(self) -> None:
        """Draw the newest values of running simulations, and any curves that were waiting for them."""
        for plot in self.board.plots:
            for place, origin in enumerate(plot.origins):
                if origin is not None and origin.key and is_live(origin.source):
                    self._renew(plot, place, origin)
        self._draw_waiting()

    def _renew(self, plot: Plot, place: int, origin: TemplateCurve) -> None:
        try:
            plot.renew(place, self.sources.series(origin.source, origin.key))
        except LookupError as error:  # the other run has no such guest: the drawing remains
            plot.origins[place] = None
            self.failed.emit(str(error))

    def _draw_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for plot, curve in waiting:
            if plot in self.board.plots:
                self._try(plot, curve)

    def _try(self, plot: Plot, curve: TemplateCurve) -> None:
        """Draw a curve, or keep it for later, as its source may still arrive."""
        try:
            self._add(plot, curve)
        except (LookupError, ValueError):
            self._waiting.append((plot, curve))

    def forget_live(self) -> None:
        """Remove the values of a machine that is no longer open from the plots, together with the other
        curves of these plots.
        """
        for plot in self.board.plots:
            sources = [origin.source for origin in plot.origins if origin is not None and origin.key]
            if any(map(is_live, sources)):
                plot.clear()
        self._waiting = [(plot, curve) for plot, curve in self._waiting if not is_live(curve.source)]

    # ---- templates

    def apply(self, template: PlotTemplate) -> None:
        """Replace all plots with those of a template; curves that are not available yet are drawn later."""
        self.template, self._waiting, self._shapes = template, [], {}
        self.board.reset(len(template.plots))
        for plot, shape in zip(self.board.plots, template.plots, strict=True):
            self._shape(plot, shape)
        self.board.link(template.linked)
        self._take_found()

    def add(self, template: PlotTemplate) -> None:
        """Add the plots of a template below the existing plots; `failed` follows when there are too many, or
        when no template can contain the existing plots.
        """
        free = self._is_free(self.board.current)
        if len(self.board.plots) - free + len(template.plots) > MOST_PLOTS:
            self.failed.emit(self.tr("There are already {0} plots: remove some first.").format(MOST_PLOTS))
            return
        try:
            self.template = template if self.template is None else self._joined(self.template, template)
        except TemplateError as error:
            self.failed.emit(str(error))
            return
        for shape in template.plots:
            plot = self.board.current if free else self.board.add_plot()
            free = False
            self._shape(plot, shape)
        self._take_found()

    def _is_free(self, plot: Plot) -> bool:
        """Return whether a plot is empty and will stay empty when pending runs end."""
        waits = plot in self._shapes or any(self._waits(plot))
        return plot.is_empty and not plot.title and not waits

    def _joined(self, before: PlotTemplate, template: PlotTemplate) -> PlotTemplate:
        """Return a template with the runs of both templates; runs that no longer appear on any plot are
        removed. Raises TemplateError.
        """
        present = self._all_captured()
        used = {name for shape in present for name in shape.runs()}
        runs = {name: run for name, run in before.runs.items() if name in used} | template.runs
        exhibit = template.exhibit if template.runs else before.exhibit
        shapes = (*present, *template.plots)
        return before.model_copy(update={"runs": runs, "exhibit": exhibit, "plots": shapes})

    def _shape(self, plot: Plot, shape: PlotShape) -> None:
        plot.title, plot.log = shape.title, shape.log
        plot.axis_titles = {str(side): text for side, text in shape.axes.items()}
        self.board.annotations.put(plot, shape.annotations)
        if shape.kind == POINTS:
            plot.kind, self._shapes[plot] = POINTS, shape
            return
        plot.set_kind(shape.kind)
        source = next((curve.source for curve in shape.curves), OWN)
        self._furnish(plot, source)
        for band in shape.bands:
            try:
                plot.add_band(_published(band, self._scenario_of(source)))
            except LedgerError as error:
                self.failed.emit(str(error))
        for curve in shape.curves:
            self._try(plot, curve)
        if shape.region is not None:
            plot.measure(True)
            plot.region.setRegion(shape.region)
        if shape.shown is not None and shape.kind == TIME:
            plot.item.setXRange(*shape.shown, padding=0)

    def _take_found(self) -> None:
        """Draw the results of the template's runs so far."""
        if self.template is not None:
            named = needs(self.template)
            for name in self.template.runs:
                found = self.simulator.of(self.template, name) if name in named else None
                if found is not None and found["curves"]:
                    self.sources.add_run(RUN + name, Ended(name, found["curves"]))
        for plot, shape in self._shapes.items():
            if plot in self.board.plots:
                sets = [self._points(points) for points in shape.series]
                plot.show_points(sets, shape.across, shape.unit, shape.stacked)
        self._draw_waiting()
        self.changed.emit()

    def _points(self, series: Points) -> PointSet:
        values, facts = [], []
        for point in series.points:
            what = value_of(series.value, point.value, point.fact)
            value = self._value(point.run, what) if point.run else float("nan")
            base = self._value(series.base, what) if series.base else 1.0
            values.append(series.times * value / base if base else float("nan"))
            facts.append(_known(point.fact))
        xs = tuple(point.x for point in series.points)
        return PointSet(series.title, xs, values, tuple(facts))

    def _value(self, run: str, what: str) -> float:
        found = self.simulator.of(self.template, run) if self.template is not None else None
        return float(found["figures"].get(what, float("nan"))) if found else float("nan")

    @property
    def missing(self) -> list[str]:
        """The runs of the template that are on the plots and have not been simulated."""
        return [] if self.template is None else self.simulator.missing(self.template)

    def simulate(self) -> None:
        """Simulate the missing runs in the background."""
        if self.template is not None:
            self.simulator.start(self.template)
            self.changed.emit()

    # ---- what is on the plots, as a template

    def captured(self, title: str = UNTITLED) -> PlotTemplate | None:
        """Return the arrangement; None when all plots are empty. Raises TemplateError."""
        plots = self._all_captured()
        if not any(plot.curves or plot.series or plot.bands for plot in plots):
            return None
        used = {name for plot in plots for name in plot.runs()}
        known = self.template.runs.items() if self.template is not None else ()
        runs = {name: run for name, run in known if name in used}
        exhibit = self.template.exhibit if self.template is not None and runs else ""
        whole = {"title": title, "exhibit": exhibit, "linked": self.board.linked}
        return made(PlotTemplate, {**whole, "runs": runs, "plots": plots}, title)

    def _all_captured(self) -> list[PlotShape]:
        name, numbered = self.tr("plot {0}"), enumerate(self.board.plots, 1)
        return [self._captured(plot, name.format(number)) for number, plot in numbered]

    def _captured(self, plot: Plot, name: str) -> PlotShape:
        """Return a plot. Raises TemplateError, which refers to it as `name`."""
        if plot in self._shapes and plot.kind == POINTS:
            return self._shapes[plot].model_copy(update={"title": plot.title, "axes": plot.axis_titles})
        region = _span(plot.region.getRegion()) if plot.measuring else None
        shown = _span(plot.item.viewRange()[0]) if self.board.is_zoomed(plot) else None
        curves = _merged([*filter(None, plot.origins), *self._waits(plot)])
        table = {
            "kind": plot.kind,
            "title": plot.title,
            "axes": plot.axis_titles,
            "log": plot.log,
            "region": region,
            "shown": shown,
            "curves": [curve.model_dump() for curve in curves],
            "bands": [{"fact": band.id, "moment": band.moment} for band in plot.bands],
            "annotations": self.board.annotations.of(plot),
        }
        return made(PlotShape, table, name)

    def _waits(self, plot: Plot) -> Iterator[TemplateCurve]:
        return (curve for item, curve in self._waiting if item is plot)


def _span(edges: Sequence[float]) -> tuple[float, float]:
    start, end = edges
    return float(start), float(end)


def _merged(curves: Sequence[TemplateCurve]) -> Iterator[TemplateCurve]:
    """Yield each curve once; curves of an ended run return to their original key."""
    seen: set[TemplateCurve] = set()
    for curve in curves:
        template_curve = curve.model_copy(update={"key": curve.key.partition("#")[0]})
        if template_curve not in seen:
            seen.add(template_curve)
            yield template_curve


@cache
def _scenario(run: TemplateRun) -> Scenario | None:
    try:
        return load_scenario(run.scenario, run.settings)
    except ScenarioError:
        return None


def _known(fact: str) -> PublishedSource | None:
    try:
        return published(fact) if fact else None
    except LedgerError:
        return None


def _published(band: Band, scenario: Scenario | None) -> PublishedSource:
    """Return a published value at its time in a scenario. Raises LedgerError."""
    span: tuple[float | None, float | None] = (None, None)
    if scenario is not None and band.moment:
        starts = [(phase.start, phase.end) for phase in scenario.phases if phase.id == band.moment]
        starts += [(mark.at, mark.at) for mark in scenario.marks if mark.id == band.moment]
        span = (starts[0][0] / SECOND, starts[0][1] / SECOND) if starts else span
    return published(band.fact, band.moment, *span)
