"""Write docs/validation/responses.md (`make validation`): figures as functions of their inputs, with
published points.

The page shows if a mechanism improves one figure but distorts a curve. Each row is the median over the seeds,
with the smallest and the largest value, and the band over everything that is not published. `--bands N`
computes the bands first, at N points.
"""

from __future__ import annotations

import argparse
import re
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from app.commands.support.pools import counted_runs
from app.look import theme
from app.run import process
from engine.studies.ledger import load_ledger
from tools.responses import bands
from tools.responses.curves import CURVES, SEEDS, Curve, values
from tools.responses.picture import draw

PAGE = Path(__file__).parents[2] / "docs" / "validation" / "responses.md"
PICTURES = PAGE.parents[1] / "pictures" / "responses"
HEAD = f"""\
# Responses

This page shows how results respond to inputs, with medians and ranges over {SEEDS} seeds and the published
points. `make validation` writes this page. Compare the page before and after a change to a mechanism."""
ABOUT_BANDS = """
Ribbons and the last column show 90% **bands**: {values} unpublished values are varied at the same
time, with {points} points and one seed for each point. Points at which a run has no value are left out. See
[How sure is it?](../explanation/certainty.md)"""


def section(curve: Curve, own: dict[str, Any]) -> Iterator[str]:
    """Return the lines of a curve, and draw its picture. own: its bands, if any."""
    name = re.sub(r"[^a-z0-9]+", "-", curve.title.lower()).strip("-")
    yield from ("", f"## {curve.title}", "", f"![{curve.title}](../pictures/responses/{name}.png)", "")
    yield f"| {curve.over} | Simulated, {curve.unit} | Range | Published |{' 90% band |' * bool(own)}"
    yield f"|---|---|---|---|{'---|' * bool(own)}"
    every = {at: values(curve, run) for at, run in curve.runs.items()}
    draw(curve, every, own, PICTURES / f"{name}.png")
    for at, found in every.items():
        id = curve.published.get(at)
        printed = load_ledger(curve.ledger).fact(id).text if id else ""
        row = (
            f"| {at:g} | {statistics.median(found):.4g} | {min(found):.4g} to {max(found):.4g} | {printed} |"
        )
        yield row + f" {_wide(own[f'{at:g}'])} |" if own else row


def _wide(own: list[float] | None) -> str:
    return f"{own[0]:.4g} to {own[-1]:.4g}" if own else ""


def main() -> None:
    """Write the page."""
    asked = argparse.ArgumentParser(prog="python -m tools.responses")
    asked.add_argument("--bands", type=int, metavar="N", help="compute the bands at N points")
    if points := asked.parse_args().bands:
        with counted_runs(None, "Bands") as (pool, progress):
            bands.save(bands.compute(points, pool, progress))
    process.prepare()
    app = QApplication([])
    theme.apply(app, "light")
    found = bands.kept()
    lines = [ABOUT_BANDS.format(**found)] if found else []
    lines += [
        line for curve in CURVES for line in section(curve, found["curves"][curve.title] if found else {})
    ]
    PAGE.write_text("\n".join([HEAD, *lines]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
