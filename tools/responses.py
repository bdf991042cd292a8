"""Write docs/validation/responses.md (`make validation`): figures as functions of their inputs, with
published points.

The page shows if a mechanism improves one figure but distorts a curve. Each row is the median over the seeds,
with the smallest and the largest value.
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pyqtgraph
from PySide6.QtWidgets import QApplication

from app.look import theme
from app.plot import look
from app.plot.export import picture
from app.plot.figure import PlotFigure
from app.plot.kinds import points
from app.plot.kinds.points import PointSet
from app.plot.published import published
from app.run import process
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import load_ledger
from engine.studies.pause import runs as pause
from engine.studies.pause.facts import resume_time
from engine.studies.probes import StudyRun
from engine.studies.relocation import runs as relocation
from engine.studies.relocation.figures import times
from engine.studies.run_view import RunView
from engine.studies.timers.tables import figures

SEEDS = 3
PAGE = Path(__file__).parents[1] / "docs" / "validation" / "responses.md"
PICTURES = PAGE.parents[1] / "pictures" / "responses"
SIZE = 680, 240  # px
USERS = (300, 400, 500, 600, 650, 700, 750, 800, 850, 900)
CENTRAL = (1, 1.5, 2, 3, 4)  # GB of 12
SHORT = ("until=13s", "phases.1.to=3s", "phases.2.from=3s", "phases.2.to=13s")


@dataclass(frozen=True)
class Curve:
    """A figure as a function of an input."""

    title: str
    over: str
    unit: str
    take: Callable[[RunView], float]
    runs: Mapping[float, StudyRun]
    published: Mapping[float, str] = field(default_factory=dict)  # ids of facts
    ledger: str = ""


def _users(release: str, patch: str) -> dict[float, StudyRun]:
    settings = (f"lpar.release={release}", f"guests.linux.timer_patch={patch}", *SHORT)
    return {users: StudyRun("timers-430-600", (f"guests.linux.count={users}", *settings)) for users in USERS}


def _splits() -> dict[float, StudyRun]:
    return {
        central: StudyRun(
            "timers-split-430-600",
            (
                f"lpar.frames={round(central * 262_144) - 50_888}p",
                f"lpar.xstor={round((12 - central) * 1024)}M",
                *SHORT,
            ),
        )
        for central in CENTRAL
    }


def _total(view: RunView) -> float:
    return figures(view)["total_util_per_proc"]


def _util(release: str, patch: str) -> dict[float, str]:
    table = {"nopatch": "t1", "patch": "t2"}[patch]
    return {users: f"timers.{table}.total_util_per_proc.{users}/{release}.0/{patch}" for users in (600, 900)}


CURVES = (
    Curve("Utilization over users: z/VM 4.3 without the patch", "Users", "%", _total,
          _users("4.3", "false"), _util("4.3", "nopatch"), "timers"),
    Curve("Utilization over users: z/VM 4.3 with the patch", "Users", "%", _total,
          _users("4.3", "true"), _util("4.3", "patch"), "timers"),
    Curve("Utilization over users: z/VM 4.4 without the patch", "Users", "%", _total, _users("4.4", "false")),
    Curve("Utilization over the split of 12 GB: 600 users on 4.3", "Central storage, GB", "%", _total,
          _splits(), {2: "timers.t1.total_util_per_proc.600/4.3.0/nopatch"}, "timers"),
    Curve("Resume over the size of the guest", "GB", "s", resume_time, pause.LARGE,
          {5.2: "pause.f12.resume.5.2"}, "pause"),
    Curve("Relocation over the channels of the link", "Channels", "s", lambda view: times(view)["relocation"],
          {n: relocation.SHARED[n] for n in range(1, 9)}),
    Curve("Relocation over the size of a database", "GiB", "s", lambda view: times(view)["relocation"],
          relocation.DATABASES),
    Curve("Quiesce over the size of a database", "GiB", "s", lambda view: times(view)["quiesce"],
          relocation.DATABASES),
    Curve("Relocation over the rate of writes through the page cache", "MiB/s", "s",
          lambda view: times(view)["relocation"],
          {rate: relocation.CACHED[rate] for rate in relocation.PRESETS}),
)  # fmt: skip


def values(curve: Curve, run: StudyRun) -> list[float]:
    """Return the figure for each seed."""
    scenario, found = load_scenario(run.scenario, run.settings), []
    for seed in range(scenario.seed, scenario.seed + SEEDS):
        machine = Simulation(scenario, seed)
        machine.run(scenario.until)
        found.append(curve.take(RunView(machine.recording())))
    return found


def section(curve: Curve) -> Iterator[str]:
    """Return the lines of a curve, and draw its picture."""
    name = re.sub(r"[^a-z0-9]+", "-", curve.title.lower()).strip("-")
    yield from ("", f"## {curve.title}", "", f"![{curve.title}](../pictures/responses/{name}.png)", "")
    yield f"| {curve.over} | Simulated, {curve.unit} | Range | Published |"
    yield "|---|---|---|---|"
    every = {at: values(curve, run) for at, run in curve.runs.items()}
    draw(curve, every, PICTURES / f"{name}.png")
    for at, found in every.items():
        id = curve.published.get(at)
        printed = load_ledger(curve.ledger).fact(id).text if id else ""
        middle, low, high = statistics.median(found), min(found), max(found)
        yield f"| {at:g} | {middle:.4g} | {low:.4g} to {high:.4g} | {printed} |"


def draw(curve: Curve, every: Mapping[float, list[float]], file: Path) -> None:
    """Write the picture of a curve: medians with the ranges of the seeds, and published points."""
    figure = PlotFigure()
    figure.setFixedSize(*SIZE)
    item = figure.plot(0, 0)
    facts = tuple(published(id) if (id := curve.published.get(at)) else None for at in every)
    middles = [statistics.median(found) for found in every.values()]
    points.draw(item, [PointSet(curve.title, tuple(every), middles, facts)])
    low, high = (np.array([pick(found) for found in every.values()]) for pick in (min, max))
    x, y = np.array(list(every)), np.array(middles)
    item.addItem(pyqtgraph.ErrorBarItem(x=x, y=y, top=high - y, bottom=y - low, beam=0, pen=look.broad(0)))
    item.getAxis("bottom").name(curve.over)
    item.getAxis("left").name(curve.unit)
    look.title(item, look.plain(curve.title))
    figure.show()
    QApplication.processEvents()
    file.parent.mkdir(parents=True, exist_ok=True)
    picture(figure, 1).save(str(file), "PNG", 0)  # type: ignore[call-overload]
    figure.close()


HEAD = f"""# Responses

This page shows how results respond to inputs, with medians and ranges over {SEEDS} seeds and the published
points. `make validation` writes this page. Compare the page before and after a change to a mechanism."""


def main() -> None:
    """Write the page."""
    process.prepare()
    app = QApplication([])
    theme.apply(app, "light")
    lines = [line for curve in CURVES for line in section(curve)]
    PAGE.write_text("\n".join([HEAD, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
