"""lparlab best: find the best layouts of a logical link in a drawing."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import click

from app.commands.support.console import console
from app.commands.support.echo import counted
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.files import write_json
from app.commands.support.pools import chosen_pool, cluster_option
from app.commands.support.progress import progress_bar, warm_with_progress
from engine.ficon.drawing.best import Candidate, LayoutQuestion, Limits, Ranking, apply
from engine.ficon.drawing.best import best as best_layouts
from engine.ficon.drawing.best.rewire import stretches
from engine.ficon.drawing.file import FileError, open_file, save
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink

_STAGES = {"layouts": "Layouts", "trials": "Trials", "long trials": "Long trials"}


@dataclass(frozen=True)
class BestOptions:
    """The options of the command."""

    link: str | None
    channels: str | None
    connections: int
    ports: int | None
    number: str | None
    most: int
    write: str | None
    as_json: bool
    cluster: str | None


@click.command()
@click.argument("file")
@click.option(
    "--link",
    metavar="NAME",
    help="The link: its ID, or two LPARs, such as LPAR2-LPAR1. Default: the only link.",
)
@click.option(
    "--channels",
    metavar="CHPIDS",
    help="Channels to use, such as 3C,3D, or with their CEC, such as A-3C. Default: all.",
)
@click.option(
    "--connections", type=int, default=16, metavar="N", help="Maximum number of connections. Default: 16."
)
@click.option(
    "--ports", type=int, metavar="N", help="Maximum number of uncabled channels that the search can cable."
)
@click.option("--number", metavar="HEX", help="First device number. Default: the first number of the link.")
@click.option("--most", type=int, default=5, metavar="N", help="Number of layouts to show. Default: 5.")
@click.option("--write", metavar="OUT", help="Write the drawing with the best layout to OUT.")
@click.option("--json", "as_json", is_flag=True, help="Print the layouts as JSON.")
@cluster_option
@reported_errors()
def best(file: str, **options: Any) -> None:
    """Search for the best layout of an ISFC logical link in the drawing FILE.

    Ranks connection layouts over the link's channels by their rates in the link model, and prints the
    reasons. Exits with 2 if FILE cannot be read or allows no layout.
    """
    asked = BestOptions(**options)
    history = _history(file)
    drawing = history.drawing
    try:
        link = _link(drawing, asked.link)
        ranking = _ranking(drawing, link, _limits(drawing, asked), asked.cluster)
        if asked.as_json:
            write_json(_answer(ranking, asked.most))
        else:
            _print(ranking, asked.most)
        if asked.write:
            history.do(apply(drawing, ranking.question, ranking.candidates[0]))
            save(Path(asked.write), history)
    except (DrawingError, FileError) as error:
        raise Failure(str(error)) from None


def _history(name: str) -> UndoHistory:
    try:
        return open_file(Path(name)).history
    except FileError as error:
        raise Failure(str(error)) from None


def _link(drawing: Drawing, name: str | None) -> str:
    links = {isfc_link.id: _names(drawing, isfc_link) for isfc_link in drawing.of(IsfcLink)}
    known = ", ".join(f"{id} ({names})" for id, names in links.items()) or "none: the drawing has no link"
    if name is None and len(links) != 1:
        raise Failure(f"--link: expected one of {known}")
    for id, names in links.items():
        if name is None or name in (id, names, "-".join(reversed(names.split("-")))):
            return id
    raise Failure(f'--link "{(name or "")[:40]}": expected one of {known}')


def _names(drawing: Drawing, link: IsfcLink) -> str:
    return "-".join(drawing.get(end, Lpar).name for end in link.ends)


def _limits(drawing: Drawing, asked: BestOptions) -> Limits:
    number = None
    if asked.number is not None:
        try:
            number = int(asked.number, 16)
        except ValueError:
            raise Failure(f'--number "{asked.number[:20]}": expected hexadecimal digits, like D000') from None
    wanted = tuple(
        _channel(drawing, text.strip()) for text in (asked.channels or "").split(",") if text.strip()
    )
    return Limits(tuple(text for some in wanted for text in some), asked.connections, asked.ports, number)


def _channel(drawing: Drawing, text: str) -> tuple[str, ...]:
    """Return the channels with a CHPID, in one CEC or in all CECs."""
    cec, _, chpid = text.upper().rpartition("-")
    found = tuple(
        channel.id
        for channel in drawing.of(Channel)
        if f"{channel.chpid:02X}" == chpid and cec in ("", drawing.get(channel.cec, Cec).name)
    )
    if not found:
        raise Failure(f'--channels "{text[:20]}": no such channel')
    return found


def _ranking(drawing: Drawing, link: str, limits: Limits, cluster: str | None) -> Ranking:
    warm_with_progress()
    with chosen_pool(cluster) as pool, progress_bar("{task.fields[best]}") as bar:
        task = bar.add_task("", total=None, best="")
        for said in best_layouts(drawing, link, limits, pool):
            if isinstance(said, Ranking):
                return said
            rate = f"{said.best:,.0f} MB/s" if said.best else ""
            total = said.total or None
            bar.update(task, description=_STAGES[said.stage], completed=said.done, total=total, best=rate)
    raise AssertionError("the search ends with a ranking")


def _answer(ranking: Ranking, most: int) -> dict[str, Any]:
    question = ranking.question
    return {
        "link": question.link,
        "systems": question.systems,
        "counted": ranking.counted,
        "tried": ranking.tried,
        "now": _said(question, ranking.now) if ranking.now else None,
        "layouts": [_said(question, candidate) for candidate in ranking.candidates[:most]],
        "left_out": question.left_out,
    }


def _said(question: LayoutQuestion, candidate: Candidate) -> dict[str, Any]:
    name = [each.name for each in question.channels]
    return {
        "family": candidate.family,
        "connections": len(candidate.order),
        "mbs": {system: round(mbs, 1) for system, mbs in zip(question.systems, candidate.mbs, strict=True)},
        "devices": [
            {"device": f"{begin:04X}", "count": count, "channels": [name[first], name[second]]}
            for begin, count, (first, second) in stretches(question, candidate.order)
        ],
        "reasons": candidate.reasons,
    }


def _print(ranking: Ranking, most: int) -> None:
    out, question = console(), ranking.question
    out.print(f"{ranking.counted} layouts, {ranking.tried} of them tried in the link model")
    for text in question.left_out:
        out.print(text, style="yellow", soft_wrap=True)
    if ranking.now:
        out.print(f"As drawn: {_rates(question, ranking.now)}", style="bold")
    for place, candidate in enumerate(ranking.candidates[:most], 1):
        title = f"{place}. {candidate.family}, {counted(len(candidate.order), 'connection')}"
        out.print(f"{title}: {_rates(question, candidate)}", style="bold", soft_wrap=True)
        out.print(f"   {_runs(question, candidate)}", soft_wrap=True)
        for reason in candidate.reasons:
            out.print(f"   - {reason}", soft_wrap=True)


def _rates(question: LayoutQuestion, candidate: Candidate) -> str:
    both = zip(question.systems, candidate.mbs, strict=True)
    return ", ".join(f"{mbs:,.0f} MB/s when {system} sends" for system, mbs in both)


def _runs(question: LayoutQuestion, candidate: Candidate) -> str:
    names = [each.name for each in question.channels]
    parts = []
    for pair, some in groupby(candidate.order):
        first, second = (names[each] for each in pair)
        parts.append(f"{len(list(some))} on {first if first == second else f'{first}-{second}'}")
    return "by device number: " + ", ".join(parts)
