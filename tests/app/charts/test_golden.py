"""Golden pictures of live charts at three scales: how high each curve lies in its pane, and how wide it is.

Pixels differ from font to font; where curves lie must not. `python -m tests.app.charts.test_golden` writes
the record again after a deliberate change.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication

from app.charts.toolkit.panes.chart import PaneChart, PaneKind
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from app.panels.charts import chart_kinds
from engine.kernel.units import SECOND
from tests.app.charts.conftest import made
from tests.app.charts.pixels import rgb
from tests.app.charts.synthetic import scenario, until

GOLDEN = Path(__file__).parents[2] / "golden" / "charts.txt"
SIZE = QSize(800, 520)
HIDDEN, SEEN = 0.05, 0.6  # shares of columns: of a curve behind others, and of one that is seen
SCALES = (1.0, 1.5, 2.0)
NEEDS = ("", "locks", "linux", "complex", "cluster", "cec", "aging", "hiper")
PANES = [kind for kind in chart_kinds() if isinstance(kind, PaneKind)]
Places = dict[str, tuple[float, float]]


def chart_of(kind: PaneKind) -> PaneChart:
    """A chart that has come to 80 of 100 s."""
    machines = ((need, {need: True} if need else {}) for need in NEEDS)
    need = next(need for need, given in machines if kind.fits(scenario(1, 1, **given)))
    run, view = until(made(11, 100, need), 80 * SECOND), TimeView()
    view.fit(run.scenario.until)
    chart = kind(view)
    chart.resize(SIZE)
    chart.set_recording(run)
    return chart


def places(chart: PaneChart, ratio: float) -> Places:
    """Return the mean height of each curve's pixels in its pane, and the share of columns with any."""
    image = rgb(chart.image(SIZE, ratio)) & 0xFFFFFF
    worn, found = theme.current(), {}
    texts = (worn.label, worn.text, worn.muted, worn.axis)
    frame = chart.frame(chart.place(QRectF(0, 0, SIZE.width(), SIZE.height()), ratio))
    for pane, own in chart.values.visible_panes(frame, frame.place):
        box = QRectF(own.plot.topLeft() * ratio, own.plot.size() * ratio).toRect()
        part = image[box.top() : box.bottom(), box.left() : box.right()]
        for curve in (one for one in pane.curves if not one.hatched and one.colour not in texts):
            rows, columns = np.nonzero(part == curve.colour.rgb() & 0xFFFFFF)
            high = 1 - float(rows.mean()) / len(part) if len(rows) else 0.0
            found[f"{chart.id}/{pane.id}/{curve.label}"] = high, len(set(columns)) / part.shape[1]
    return found


def golden() -> Places:
    lines = (line.rsplit(maxsplit=2) for line in GOLDEN.read_text("utf-8").splitlines())
    return {name: (float(high), float(wide)) for name, high, wide in lines}


@pytest.mark.parametrize("ratio", SCALES)
@pytest.mark.parametrize("kind", PANES, ids=lambda kind: kind.id)
def test_curves_lie_where_they_did(kind: PaneKind, ratio: float) -> None:
    known = {name: at for name, at in golden().items() if name.startswith(f"{kind.id}/")}
    found = places(chart_of(kind), ratio)
    assert found.keys() == known.keys()
    for name, (high, wide) in found.items():
        assert high == pytest.approx(known[name][0], abs=0.06) or min(wide, known[name][1]) < HIDDEN, name
        assert wide == pytest.approx(known[name][1], abs=0.06) or known[name][1] < SEEN, name


if __name__ == "__main__":
    theme.apply(QApplication([]), "dark")
    found = [places(chart_of(kind), 1.0) for kind in PANES]
    lines = (f"{name} {high:.2f} {wide:.2f}\n" for some in found for name, (high, wide) in some.items())
    GOLDEN.write_text("".join(lines), "utf-8")
