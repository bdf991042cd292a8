"""Draw the pictures of the validation pages (`make validation`): each published figure that has a template.

The plot workbench draws them, as users see them. Run it from the root; names after the command select some of
the pictures:

    QT_QPA_PLATFORM=offscreen python tools/figures.py pause.figure-3
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from app.look import theme
from app.plot.export import picture
from app.plot.plot_panel import PlotPanel
from app.plot.template import TemplateCurve
from app.plot.templates import exhibit, figure, recreated
from app.run import process
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

DOCS = Path(__file__).parents[1] / "docs"
FOLDER = DOCS / "pictures" / "studies"
HEAD = "## Tables and figures"
SIZE = 680, 190  # logical pixels: width, and height of a plot
PANEL = 1200, 620
SMALL = 0  # of 100: the bytes of a file, not what it looks like


def draw(panel: PlotPanel, id: str) -> Path:
    """Simulate what a figure needs and write its picture."""
    panel.apply(figure(id))
    if panel.arranging.missing:
        ended = QEventLoop()
        panel.arranging.simulator.done.connect(ended.quit)
        panel.simulate.click()
        ended.exec()
    panel.board.view.setFixedSize(SIZE[0], SIZE[1] * len(panel.board.plots))
    QApplication.processEvents()
    file = FOLDER / _name(id)
    file.parent.mkdir(parents=True, exist_ok=True)
    panel.board.mark_current(False)
    picture(panel.board.view, 1).save(str(file), "PNG", SMALL)  # type: ignore[call-overload]
    return file


def _name(id: str) -> str:
    """Return the path of a figure's file below the folder: one folder for each study."""
    study, _, rest = id.partition(".")
    return f"{study}/{rest.replace('.', '-')}.png"


def draw_panel() -> None:
    """Write the picture for the page on plots: the panel with two plots of the pause study."""
    panel = PlotPanel()
    panel.resize(*PANEL)
    panel.show()
    scenario = load_scenario("pause-suspend")
    machine = Simulation(scenario, scenario.seed)
    machine.run(scenario.until)
    panel.set_runs(machine.recording(), None, "pause-suspend", "")
    panel.arranging.draw(panel.board.current, TemplateCurve(key="system.available/system"))
    panel.arranging.draw(panel.board.current, TemplateCurve(key="system.page_rate/system", right=True))
    lower = panel.board.add_plot()
    for guest in ("SOIW1", "SBYW1", "BASEW"):
        panel.arranging.draw(lower, TemplateCurve(key=f"guest.real/{guest}"))
    panel.measure.click()
    QApplication.processEvents()
    panel.grab().save(str(DOCS / "pictures" / "plot.png"), "PNG", SMALL)


def section(study: str) -> Iterator[str]:
    """Yield the lines of a page that show a study's pictures."""
    yield from (HEAD, "")
    yield "The *Plots* panel draws these figures from its templates: simulated values, published values as"
    yield "diamonds, and the tolerance ranges of published values. `make validation` draws the figures again."
    for id in recreated():
        if id.startswith(f"{study}."):
            one = exhibit(id)
            yield from ("", f"### {one.where}: {one.title}", "")
            yield f"![{one.where}: {one.title}](../pictures/studies/{_name(id)})"


def write_pages() -> None:
    """Put the pictures at the end of each study's page."""
    for study in {id.partition(".")[0] for id in recreated()}:
        page = DOCS / "validation" / f"{study}.md"
        before = page.read_text("utf-8").partition(f"\n{HEAD}\n")[0].rstrip()
        page.write_text("\n".join([before, "", *section(study)]) + "\n", "utf-8")


def main() -> None:
    """Draw the figures that are named, or all of them."""
    process.prepare()
    app = QApplication([])
    theme.apply(app, "light")
    draw_panel()
    for id in sys.argv[1:] or recreated():
        panel = PlotPanel()  # a fresh one: nothing of the figure before is left
        panel.show()
        print(draw(panel, id), flush=True)
        panel.close()
        panel.deleteLater()
    write_pages()


if __name__ == "__main__":
    main()
