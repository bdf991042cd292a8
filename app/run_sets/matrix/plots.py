"""A run of the matrix, or a row of a table, as plots: published and simulated figures as points."""

from __future__ import annotations

from app.plot.template import PlotTemplate, TemplateRun
from app.plot.wanted import WantedFigure, of_figures
from app.run_sets.matrix import words
from app.run_sets.matrix.book import MatrixBook
from engine.studies.matrix import RELATIVE, MatrixEntry
from engine.studies.tables import PublishedTable, RunColumn, TableRow


def plots_of_run(book: MatrixBook, entry: MatrixEntry) -> PlotTemplate:
    """Return a plot for each unit of the figures of a run."""
    name, printed = words.name(book, entry)[:200], book.printed(entry.run)
    groups: dict[tuple[str, str], list[WantedFigure]] = {}
    for gauge in words.gauges(book):
        if gauge.quantity.endswith(RELATIVE):
            continue  # of two runs
        known = printed.get(gauge.quantity)
        fact = known.row.fact(known.place) if known is not None else None
        figure = WantedFigure(words.told(gauge.title), name, gauge.quantity, "" if fact is None else fact.id)
        groups.setdefault((name, gauge.unit), []).append(figure)
    return of_figures(name, book.study, groups, {name: TemplateRun.of(entry.run)})


def plot_of_row(book: MatrixBook, table: PublishedTable, row: TableRow) -> PlotTemplate:
    """Return a plot of a quantity over the runs of a table; a ratio is left as the figures that it is of."""
    figures, runs = [], dict[str, TemplateRun]()
    for place, column in enumerate(table.columns):
        name = _name(column, place)
        runs[name] = TemplateRun.of(column.run)
        fact = row.fact(place) if not row.ratio else None
        quantity = f"{row.quantity}.{column.part}" if column.part else row.quantity
        figures.append(WantedFigure(name, name, quantity, "" if fact is None else fact.id))
    plain = next(
        (table_row for table_row in table.rows if table_row.quantity == row.quantity and not table_row.ratio),
        row,
    )
    title = f"{table.title}: {plain.title}"[:200]
    return of_figures(title, book.study, {(title, plain.unit): figures}, runs)


def _name(column: RunColumn, place: int) -> str:
    heads = " ".join(filter(None, column.heads))
    return f"{place + 1}: {heads}{f' {column.part}' if column.part else ''}"[:200]
