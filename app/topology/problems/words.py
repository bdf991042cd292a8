"""Names and counts of problems."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.checking.finding import Severity

_tr = partial(QCoreApplication.translate, "Problems")


def severity_name(severity: Severity) -> str:
    """Return the name of a severity."""
    return {"error": _tr("error"), "warning": _tr("warning"), "info": _tr("note")}[severity]


def counted(severity: Severity, number: int) -> str:
    """Return a number of problems as text, such as "1 error"."""
    table = {"error": _tr("1 error"), "warning": _tr("1 warning"), "info": _tr("1 note")}
    more = {"error": _tr("{0} errors"), "warning": _tr("{0} warnings"), "info": _tr("{0} notes")}
    return table[severity] if number == 1 else more[severity].format(number)
