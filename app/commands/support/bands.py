"""Bands of studies on a terminal: each predicted fact in its band, and the conditions that would explain
it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.support.console import Table, Text, console, number, plain_table, styled
from app.commands.support.failure import Failure
from app.commands.support.files import check_file, is_printed, write_json
from app.commands.support.options import check_number
from app.commands.support.pools import counted_runs
from app.commands.support.progress import warm_with_progress
from engine.bands.kept import kept_folder
from engine.what_if.accounting import FIGURES

if TYPE_CHECKING:
    from engine.bands.studies import FactBand, StudyBands  # loads the studies' probes
    from engine.what_if.change_certainty import ChangeCertainty
    from engine.what_if.comparison import WhatIfChange

MAX_POINTS = 4096
_HEADINGS = ("Fact", "Published", "Median", "90% band", "Width", "Unit", "Inside")


def print_bands(studies: Sequence[str], count: int, cluster: str | None, json: Path | None) -> None:
    """Perform the runs of the given studies at `count` points, print their bands and write them to a file."""
    check_number("--bands", count, MAX_POINTS)
    check_file(json)
    warm_with_progress()
    made = [_made(study, count, cluster) for study in studies]
    if not is_printed(json):
        for bands in made:
            _print(bands)
    write_json([bands.as_json() for bands in made], json)


def _made(study: str, count: int, cluster: str | None) -> StudyBands:
    from engine.bands.studies import study_bands
    from engine.experiments.designs import DesignError

    try:
        with counted_runs(cluster, study) as (pool, notify):
            return study_bands(study, count, pool, kept_folder(), notify)
    except DesignError as error:
        raise Failure(f"--bands: {error}") from None


def _print(bands: StudyBands) -> None:
    out = console()
    out.print(f"{bands.study}: {bands.values} values varied at {bands.points} points", style="bold")
    out.print(_table(bands))
    for line in lines(bands):
        out.print(line, soft_wrap=True)
    out.print()


def _table(bands: StudyBands) -> Table:
    table = plain_table(*_HEADINGS, right=_HEADINGS[1:5], whole=_HEADINGS)
    for each in bands.predicted:
        table.add_row(*_row(each))
    return table


def _row(each: FactBand) -> Iterator[str | Text]:
    own = each.band
    yield each.fact.id
    yield each.fact.text
    yield number(own.median)
    yield f"{number(own.low)} to {number(own.high)}"
    yield f"{own.width:.0%}" if math.isfinite(own.width) else "-"
    yield each.fact.unit.partition(" (")[0]
    yield styled(("yes", "green") if each.inside else ("no", "red"))


def lines(bands: StudyBands) -> Iterator[str]:
    """Yield the conditions that would explain each fact outside its band, then the claims and the
    headline.
    """
    for each in bands.predicted:
        if not each.inside:
            yield f"{each.fact.id}: outside; {_needed(each)}"
    for share in bands.claims:
        yield f"{share.claim.id}: holds at {share.held} of {share.count} points"
    if bands.predicted:
        width = f"; median width {bands.sharpness:.0%}" if math.isfinite(bands.sharpness) else ""
        inside = sum(each.inside for each in bands.predicted)
        yield f"covered: {inside} of {len(bands.predicted)} predicted facts ({bands.coverage:.0%}){width}"


def _needed(each: FactBand) -> str:
    if not each.needed:
        return f"no single range moves it beyond chance at {each.band.count} points"
    beyond = " or ".join(f"{key} must be {way} than its range allows" for key, way in each.needed[:3])
    return f"to explain it, {beyond}"


def made_certainty(
    scenario: str, settings: Sequence[str], changes: Sequence[WhatIfChange], count: int, cluster: str | None
) -> tuple[ChangeCertainty, ...]:
    """Vary all uncertain values at `count` points; return the certainty of the effects of the changes."""
    from engine.experiments.designs import DesignError
    from engine.what_if.certainty import certainty

    try:
        with counted_runs(cluster, "Bands") as (pool, notify):
            return certainty(scenario, settings, changes, count, pool, kept_folder(), notify)
    except DesignError as error:
        raise Failure(f"--bands: {error}") from None


def print_certainty(found: Sequence[ChangeCertainty], changes: Sequence[WhatIfChange], count: int) -> None:
    """Print the certainty of the effect of each change."""
    console().print(f"With all assumed, derived and fitted values varied, at {count} points:", style="bold")
    for change in changes:
        own = [each for each in found if each.change == change.title]
        for text in (*(_certain(each) for each in own if each.is_change), _lacking(own)):
            if text:
                console().print(f"{change.title}: {text}", soft_wrap=True)


def _lacking(own: Sequence[ChangeCertainty]) -> str:
    """Return the number of points at which a figure is not known, and the reason; "" if it is known at all
    points.
    """
    if not own:
        return "a machine can run at none of the points"
    return max(own, key=lambda each: each.lacking).lacking_in_words()


def _certain(each: ChangeCertainty) -> str:
    figure, own, moved = FIGURES[each.figure], each.own, each.difference
    text = (
        f"{figure.name}, {figure.unit}: {number(own.median)} ({number(own.low)} to "
        f"{number(own.high)}), with the change {moved.median:+.3g} ({moved.low:+.3g} to {moved.high:+.3g}); "
        f"holds at {each.holds:.0%} of {each.difference.count} points"
    )
    if each.overturned_by is None:
        return f"{text}; no single value counteracts it beyond chance"
    cause, way = each.overturned_by
    return f"{text}; {cause.key} counteracts it most: {way} of it"
