"""The columns of the panel: the texts, sort keys and colors of its rows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QColor

from app.look import theme
from app.study.rows import StudyRow
from app.widgets.rows_model import RowsModel, TableColumn
from engine.kernel.units import clock_text
from engine.language import numeral, with_unit
from engine.studies import names
from engine.studies.ledger import Claim
from engine.studies.predictions import UnprobedFact

RESIDUAL = "residual"
BAD = ("outside", "fails")
LAST = (1, 0.0)  # sorts behind every number


@dataclass(frozen=True)
class StudyColumn(TableColumn[StudyRow]):
    """A column of facts and claims."""

    width: int = 0  # px
    seeds: bool = False  # shown when many seeds have been run


class StudyModel(RowsModel[StudyRow]):
    """One row per fact or claim."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(columns(), lambda row: row.id, parent)

    def csv(self) -> str:
        """Return the rows as shown, each preceded by its id."""
        ids = ("id", *(row.id for row in self.rows))
        return "".join(f"{id},{line}" for id, line in zip(ids, super().csv().splitlines(True), strict=True))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Published", text)


def number(value: float | None) -> str:
    """Return a value with four or more significant digits."""
    if value is None:
        return ""
    return numeral(value, ",.0f") if abs(value) >= 1000 else numeral(value, ".4g")


def short(row: StudyRow) -> str:
    """Return the subject of a row in one line, beginning with the part of the condition that
    distinguishes it.
    """
    if isinstance(row.source, Claim):
        return row.source.claim
    condition = ", ".join(map(names.condition, reversed(row.source.condition.split(", "))))
    what = _tr(names.quantity(row.source.quantity))
    return f"{what} · {condition}" if condition else what


def verdict(row: StudyRow) -> str:
    """Return the verdict as text."""
    if row.verdict == "input" and row.error:
        return _tr("≠ differs")
    return verdicts()[row.verdict]


def published(row: StudyRow) -> str:
    """Return the published value with its unit."""
    fact = row.fact
    if fact is None:
        return ""
    plain = fact.range or fact.is_text
    return with_unit(fact.text if plain else number(fact.value), names.unit(fact.unit))


def simulated(row: StudyRow) -> str:
    """Return the value in the run on screen, the time when it will be available, or the scenario that shows
    it.
    """
    if row.text:
        return row.text
    if row.simulated is not None and row.verdict == "several":  # of a ratio, not the ratio
        return _tr("its part: {0}").format(number(row.simulated))
    if row.simulated is not None:
        unit = names.unit(row.fact.unit) if row.fact is not None else ""
        return with_unit(number(row.simulated), unit)
    if row.verdict == "waiting":
        return _tr("not yet") if row.at is None else _tr("not yet: at {0}").format(clock_text(row.at))
    return names.scenario(row.run.scenario) if row.run is not None else ""


def residual(row: StudyRow) -> str:
    """Return the signed error, in the unit of the fact if it is not relative."""
    fact = row.fact
    if fact is None or row.error is None:
        return ""
    ratio = fact.relative
    text = (
        numeral(row.error, "+.1%") if ratio else with_unit(numeral(row.error, "+.4g"), names.unit(fact.unit))
    )
    text = numeral(0, ".0%") if ratio and row.error == 0 else text
    return text.replace("-", "−")


def tolerance(row: StudyRow) -> str:
    """Return the tolerance of a value."""
    fact = row.fact
    if fact is None or fact.role == "input" or isinstance(fact, UnprobedFact):
        return ""
    if fact.range:
        return _tr("the range")
    if fact.ceiling is not None:
        return f"< {number(fact.ceiling)}"
    return f"±{numeral(fact.tolerance, '.0%')}" if fact.tolerance else _tr("exact")


def spread(row: StudyRow) -> str:
    """Return the smallest and the largest value over all seeds."""
    if row.seeds is None or row.seeds.low is None:
        return ""
    return f"{number(row.seeds.low)} – {number(row.seeds.high)}"


def median(row: StudyRow) -> str:
    """Return the median over all seeds."""
    return number(row.seeds.median) if row.seeds else ""


def verdicts() -> dict[str, str]:
    """Return each verdict as text, with a sign as a second code besides its color."""
    return {
        "within": _tr("✓ within"),
        "outside": _tr("✗ outside"),
        "holds": _tr("✓ holds"),
        "fails": _tr("✗ does not hold"),
        "waiting": _tr("… not yet"),
        "elsewhere": _tr("↗ elsewhere"),
        "several": _tr("several runs"),
        "input": _tr("given"),
        "open": _tr("? open"),
    }


def roles() -> dict[str, tuple[str, str]]:
    """Return each role as text, with its meaning."""
    return {
        "predict": (_tr("predict"), _tr("Used to judge the simulation; no parameter was fitted to it.")),
        "calibrate": (_tr("calibrate"), _tr("Parameters were fitted to it, so agreement proves nothing.")),
        "derived": (_tr("derived"), _tr("Derived from other facts; not included in totals.")),
        "identity": (
            _tr("identity"),
            _tr("True by definition, or equal to a parameter; not included in totals."),
        ),
        "input": (_tr("input"), _tr("Property of the machine, part of the scenario.")),
        "claim": (_tr("claim"), _tr("A claim of the study: true or false in a run.")),
    }


def _known(value: float | None) -> tuple[int, float]:
    return LAST if value is None else (0, value)


def _value(row: StudyRow) -> tuple[int, float]:
    return LAST if row.fact is None or row.fact.is_text else (0, row.fact.value)


def _bad(row: StudyRow) -> QColor | None:
    return theme.current().error if row.verdict in BAD else None


def columns() -> list[StudyColumn]:
    """Return all columns in screen order."""
    parts, order = roles(), list(verdicts())
    this = _tr(
        "Value in the displayed run, the time at which it will be known, or the scenario that shows it"
    )
    off = _tr("Difference from the published value. Background: tolerance; line: seeds; ribbon: assumptions")
    return [
        StudyColumn(_tr("Fact or claim"), short, _tr("Published value"), "what", width=262),
        StudyColumn(
            _tr("Published"), published, _tr("As printed in the study or read off a chart"), "published",
            True, _value, width=120,
        ),
        StudyColumn(
            _tr("This run"), simulated, this, "simulated", True, lambda row: _known(row.simulated), width=134
        ),
        StudyColumn(
            _tr("Median"), median, _tr("Median over all seeds"), "median", True,
            lambda row: _known(row.seeds.median if row.seeds else None), width=84, seeds=True,
        ),
        StudyColumn(
            _tr("Residual"), residual, off, RESIDUAL, True,
            lambda row: _known(None if row.error is None else abs(row.error)), colour=_bad, width=136,
        ),
        StudyColumn(
            _tr("Verdict"), verdict, _tr("Facts: within tolerance; claims: true in this run"), "verdict",
            order=lambda row: order.index(row.verdict), colour=_bad, width=138,
        ),
        StudyColumn(
            _tr("Range"), spread, _tr("Smallest and largest value over all seeds"), "range", True,
            lambda row: _known(row.seeds.low if row.seeds else None), width=150, seeds=True,
        ),
        StudyColumn(
            _tr("Tolerance"), tolerance, _tr("Allowed error of the median"), "tolerance", True,
            lambda row: _known(row.fact.tolerance if row.fact else None), width=74,
        ),
        StudyColumn(
            _tr("Role"), lambda row: parts[row.role][0], _tr("Purpose of the value; see the tooltips"),
            "role", order=lambda row: list(parts).index(row.role), tip=lambda row: parts[row.role][1],
            width=74,
        ),
        StudyColumn(
            _tr("Where"), lambda row: row.source.where, _tr("Table, figure or chapter of the study"), "where",
            width=64,
        ),
    ]  # fmt: skip
