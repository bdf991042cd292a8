"""Draws docs/pictures/bands.svg from docs/validation/bands.json: `python -m tools.band_picture`.

Each row is a predicted fact of one study; all values are relative to the published value. Facts whose bands
extend far beyond the picture are omitted: the study's page has all of them.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

from engine.studies.ledger import load_ledger

ROOT = Path(__file__).parent.parent
BANDS = ROOT / "docs" / "validation" / "bands.json"
PICTURE = ROOT / "docs" / "pictures" / "bands.svg"
STUDY = "ssi"
LEAST, MOST = 0.5, 1.5  # of the published value
LEFT, WIDE, RIGHT, ROW, HEAD = 380, 480, 20, 24, 44  # px
FONT = 'font-family="Inter, Helvetica, Arial, sans-serif" font-size="13"'


def picture() -> str:
    """Return the picture as SVG."""
    found = next(each for each in json.loads(BANDS.read_text("utf-8")) if each["study"] == STUDY)
    rows = [row for fact in found["facts"] if fact["role"] == "predict" and (row := _row(fact))]
    width, height = LEFT + WIDE + RIGHT, HEAD + ROW * len(rows) + 10
    parts = [part for place, row in enumerate(rows) for part in _drawn(HEAD + ROW * place, *row)]
    title = "Bands of predicted facts, relative to the published values"
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    ground = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    return "\n".join([f"{head}<title>{title}</title>", ground, *_scale(height), *parts, "</svg>\n"])


def _row(fact: dict[str, Any]) -> tuple[str, list[float], bool] | None:
    """Return the name, relative quantiles and verdict of a fact; None if the picture is too small for it."""
    known = load_ledger(STUDY).fact(fact["id"])
    if not known.relative or known.range or not known.value:
        return None
    band = [each / known.value for each in fact["band"]]
    if not (band[0] >= LEAST and band[-1] <= MOST):
        return None
    return f"{known.where}, {known.condition}: {known.quantity.replace('_', ' ')}", band, fact["inside"]


def _scale(height: int) -> list[str]:
    lines = []
    for share in (0.5, 0.75, 1.0, 1.25, 1.5):
        colour, wide = ("#1f2d3d", 2) if share == 1.0 else ("#c8d0da", 1)
        lines += [
            f'<line x1="{_x(share)}" y1="{HEAD - 12}" x2="{_x(share)}" y2="{height - 6}" '
            f'stroke="{colour}" stroke-width="{wide}"/>',
            f'<text x="{_x(share)}" y="{HEAD - 18}" text-anchor="middle" {FONT}>{share:g}</text>',
        ]
    return lines


def _drawn(top: int, name: str, band: list[float], inside: bool) -> list[str]:
    low, low_half, median, high_half, high = band
    light, dark = ("#9fc5e8", "#2a6fb0") if inside else ("#f3c49b", "#c05a10")
    middle = top + ROW // 2
    return [
        f'<text x="{LEFT - 12}" y="{middle + 4}" text-anchor="end" {FONT}>{escape(name)}</text>',
        _bar(low, high, middle, 6, light),
        _bar(low_half, high_half, middle, 12, dark),
        f'<circle cx="{_x(median)}" cy="{middle}" r="4" fill="#ffffff" stroke="#1f2d3d"/>',
    ]


def _bar(low: float, high: float, middle: int, high_px: int, colour: str) -> str:
    wide = max(1.0, round(_x(high) - _x(low), 1))
    return (
        f'<rect x="{_x(low)}" y="{middle - high_px // 2}" width="{wide}" height="{high_px}" fill="{colour}"/>'
    )


def _x(share: float) -> float:
    return round(LEFT + WIDE * (share - LEAST) / (MOST - LEAST), 1)


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
