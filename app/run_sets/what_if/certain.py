"""The certainty of the effect of each change, as a part of the report: a table with ribbons, and
sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from app.charts.toolkit.brushes import mixed
from app.look import theme
from engine.bands.band import FigureBand
from engine.language import numeral, say
from engine.what_if.accounting import FIGURES
from engine.what_if.change_certainty import SAME, ChangeCertainty
from engine.what_if.comparison import Comparison

_tr = partial(QCoreApplication.translate, "WhatIf")
RIBBON = 150  # px
PALE = 0.4  # of the color: the outer part of a band


def certain_html(found: Comparison) -> str:
    """Return the ranges of the effects over all unknown values; "" if these were not varied."""
    if not found.certain:
        return ""
    heads = (
        _tr("Change"), _tr("Figure"), _tr("Unchanged"), _tr("Difference"), _tr("Band"), _tr("Holds in"),
        _tr("Counteracts it"),
    )  # fmt: skip
    cells = "".join(f"<th align=left>{head}</th>" for head in heads)
    rows = "".join(_row(each) for each in found.certain if each.is_change)
    return (
        f"<h2>{_tr('How sure is it?')}</h2><p>{_meaning(max(each.of for each in found.certain))}</p>"
        f"{''.join(f'<p>{line}</p>' for line in _verdicts(found))}"
        f"<table border=1 cellspacing=0 cellpadding=4><tr>{cells}</tr>{rows}</table>"
    )


def _meaning(points: int) -> str:
    return _tr(
        "All values that are assumed, derived or fitted were varied within their ranges, in {0} "
        "combinations; each ran without and with the change. Medians, with the range of 90% of the "
        "combinations. Wide band: 90%; strong band: 50%; line: no difference."
    ).format(points)


def _row(each: ChangeCertainty) -> str:
    figure = FIGURES[each.figure]
    cells = (
        escape(each.change),
        f"{escape(say(figure.name))}, {escape(say(figure.unit))}".rstrip(", "),
        _span(each.own, ""),
        _span(each.difference, "+"),
        _ribbon(each.difference),
        _tr("{0} of {1} combinations").format(numeral(each.holds, ".0%"), each.difference.count),
        escape(against(each)),
    )
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def against(each: ChangeCertainty) -> str:
    """Return the value that counteracts a change most, and its direction; "" if no value stands out."""
    if each.overturned_by is None:
        return ""
    cause, way = each.overturned_by
    return (_tr("less {0}") if way == "less" else _tr("more {0}")).format(cause.key)


def _span(band: FigureBand, sign: str) -> str:
    median, low, high = (_number(value, sign) for value in (band.median, band.low, band.high))
    return escape(_tr("{0} ({1} to {2})").format(median, low, high))


def _number(value: float, sign: str) -> str:
    if value == 0:
        return "0"
    return numeral(value, f"{sign},.0f" if abs(value) >= 1000 else f"{sign}.3g")


def _ribbon(band: FigureBand) -> str:
    """Return the band as a line of cells: light, dark, light, and a thin cell at 0."""
    colours = theme.current()
    ends = [band.low, band.low_half, band.high_half, band.high]
    low, high = min(ends[0], 0.0), max(ends[-1], 0.0)
    scale = RIBBON / ((high - low) or 1.0)
    places = sorted({low, *ends, 0.0, high})
    cells = []
    for left, right in zip(places, places[1:], strict=False):
        inside, middle = ends[0] <= left and right <= ends[-1], ends[1] <= left and right <= ends[2]
        tone = colours.accent if middle else mixed(colours.accent, colours.panel, PALE) if inside else None
        cells += [_cell(1, colours.text)] if left == 0 else []
        cells.append(_cell(max(1, round((right - left) * scale)), tone))
    cells += [_cell(1, colours.text)] if places[-1] == 0 else []
    return f"<table border=0 cellspacing=0 cellpadding=0><tr>{''.join(cells)}</tr></table>"


def _cell(width: int, tone: QColor | None) -> str:
    ground = f" bgcolor={tone.name()}" if tone is not None else ""
    return f"<td width={width}{ground}>&nbsp;</td>"


def _verdicts(found: Comparison) -> Iterator[str]:
    """Yield a sentence for each change that was varied, with the share of the combinations in which it
    holds.
    """
    for machine in found.machines[1:]:
        own = [each for each in found.certain if each.change == machine.change.title]
        if own:
            text = f"{_verdict([each for each in own if each.is_change])} {_lacking(own)}"
        else:
            text = machine.error or _tr("a machine can run in none of the combinations.")
        yield escape(f"{machine.change.title}: {text}")


def _lacking(own: list[ChangeCertainty]) -> str:
    """Return the number of combinations in which a figure is not known, and the reason; "" if it is known in
    all.
    """
    text = max(own, key=lambda each: each.lacking).lacking_in_words()
    return f"{text.rstrip('.')}." if text else ""


def _verdict(effects: list[ChangeCertainty]) -> str:
    """Return the certainty of the least certain effect of a change."""
    if not effects:
        return _tr("no figure changes by more than {0} of its median.").format(numeral(SAME, ".1%"))
    least = min(effects, key=lambda each: each.holds)
    if least.holds == 1:
        if any(each.lacking for each in effects):
            return _tr("every effect holds in all combinations in which its figure is known.")
        return _tr("every effect holds in all combinations.")
    figure = say(FIGURES[least.figure].name)
    text = _tr("every effect holds in at least {0} of the combinations; least certain: {1}.")
    return f"{text.format(numeral(least.holds, '.0%'), figure)} {_overturned(least)}"


def _overturned(each: ChangeCertainty) -> str:
    """Return the values that would reverse an effect that does not hold in all combinations."""
    if what := against(each):
        return _tr("The effect is reversed by {0}.").format(what)
    return _tr("No change to a single value reverses it by more than chance explains.")
