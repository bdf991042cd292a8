"""The columns of the panel: what each shows of a row, and by what it is sorted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.study.rows import Row
from engine.kernel.units import clock_text
from engine.studies.ledger import Claim

LAST = (1, 0.0)  # sorts behind every number


@dataclass(frozen=True)
class Column:
    """A column: its text for a row, and a key to sort by."""

    id: str
    title: str
    help: str
    width: int
    text: Callable[[Row], str]
    key: Callable[[Row], Any]
    number: bool = False
    seeds: bool = False  # shown when many seeds have been run


def _tr(text: str) -> str:
    return QCoreApplication.translate("Published", text)


def number(value: float | None) -> str:
    """A value with four or more significant digits."""
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def short(row: Row) -> str:
    """What a row is about, in one line; of the condition first what tells it from its neighbours."""
    if isinstance(row.source, Claim):
        return row.source.claim
    condition = ", ".join(reversed(row.source.condition.split(", ")))
    return f"{row.source.quantity} · {condition}"


def verdict(row: Row) -> str:
    """The verdict in words."""
    if row.verdict == "input" and row.error:
        return _tr("≠ given otherwise")
    return verdicts()[row.verdict]


def published(row: Row) -> str:
    """The published value with its unit."""
    fact = row.fact
    if fact is None:
        return ""
    plain = fact.range or fact.is_text
    return f"{fact.text if plain else number(fact.value)} {fact.unit}".rstrip()


def simulated(row: Row) -> str:
    """What the run on screen says, or when it will, or which scenario does."""
    if row.text or row.simulated is not None:
        part = _tr("its part: {0}") if row.verdict == "several" else "{0}"  # of a ratio, not the ratio
        return row.text or part.format(number(row.simulated))
    if row.verdict == "waiting":
        return _tr("not yet") if row.at is None else _tr("not yet: at {0}").format(clock_text(row.at))
    return row.run.scenario if row.run is not None else ""


def residual(row: Row) -> str:
    """The error with its sign; in the unit of the fact when nothing was published."""
    fact = row.fact
    if fact is None or row.error is None:
        return ""
    ratio = fact.relative
    text = f"{100 * row.error:+.1f} %" if ratio else f"{row.error:+.4g} {fact.unit}"
    text = "0 %" if ratio and row.error == 0 else text
    return text.replace("-", "−")


def tolerance(row: Row) -> str:
    """How far a value may be off."""
    fact = row.fact
    if fact is None or fact.role == "input":
        return ""
    if fact.range:
        return _tr("the range")
    if fact.ceiling is not None:
        return f"< {number(fact.ceiling)}"
    return f"±{100 * fact.tolerance:.0f} %" if fact.tolerance else _tr("exact")


def spread(row: Row) -> str:
    """The smallest and the largest value of all seeds."""
    if row.seeds is None or row.seeds.low is None:
        return ""
    return f"{number(row.seeds.low)} – {number(row.seeds.high)}"


def median(row: Row) -> str:
    """The median of all seeds."""
    return number(row.seeds.median) if row.seeds else ""


def verdicts() -> dict[str, str]:
    """Each verdict in words, with a sign as second code beside its colour."""
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
    """Each role in words, and what it means."""
    return {
        "predict": (_tr("predict"), _tr("The simulation is judged by it; no parameter was fitted to it.")),
        "calibrate": (_tr("calibrate"), _tr("Parameters were fitted to it: agreement proves nothing.")),
        "derived": (_tr("derived"), _tr("It follows from other facts; no total counts it.")),
        "identity": (
            _tr("identity"),
            _tr("It is true by definition, or reads a parameter back; no total counts it."),
        ),
        "input": (_tr("input"), _tr("The machine was like this; the scenario contains it.")),
        "claim": (_tr("claim"), _tr("A statement of the study: it holds in a run or it does not.")),
    }


def _known(value: float | None) -> tuple[int, float]:
    return LAST if value is None else (0, value)


def _value(row: Row) -> tuple[int, float]:
    return LAST if row.fact is None or row.fact.is_text else (0, row.fact.value)


def columns() -> list[Column]:
    """All columns, in their order on the screen."""
    parts, order = roles(), list(verdicts())
    this = _tr("By the run on screen; or when it will be there, or which scenario shows it")
    off = _tr("How far off, of the published value: the band is the tolerance, the line all seeds' range")
    return [
        Column("what", _tr("Fact or claim"), _tr("What was published"), 262, short, short),
        Column(
            "published", _tr("Published"), _tr("As printed in the study, or read off a chart"), 120,
            published, lambda row: _value(row), True,
        ),
        Column("simulated", _tr("This run"), this, 134, simulated, lambda row: _known(row.simulated), True),
        Column(
            "median", _tr("Median"), _tr("The median of all seeds"), 84, median,
            lambda row: _known(row.seeds.median if row.seeds else None), True, True,
        ),
        Column(
            "residual", _tr("Residual"), off, 136, residual,
            lambda row: _known(None if row.error is None else abs(row.error)), True,
        ),
        Column(
            "verdict", _tr("Verdict"), _tr("Within its tolerance or not; a claim: whether it holds"), 138,
            verdict, lambda row: order.index(row.verdict),
        ),
        Column(
            "range", _tr("Range"), _tr("The smallest and the largest value of all seeds"), 150, spread,
            lambda row: _known(row.seeds.low if row.seeds else None), True, True,
        ),
        Column(
            "tolerance", _tr("Tolerance"), _tr("How far the median may be off"), 74, tolerance,
            lambda row: _known(row.fact.tolerance if row.fact else None), True,
        ),
        Column(
            "role", _tr("Role"), _tr("What the figure is for: hold the pointer over it"), 74,
            lambda row: parts[row.role][0], lambda row: list(parts).index(row.role),
        ),
        Column(
            "where", _tr("Where"), _tr("Table, figure or chapter of the study"), 64,
            lambda row: row.source.where, lambda row: row.source.where,
        ),
    ]  # fmt: skip
