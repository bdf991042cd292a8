"""The next machine event in readable form."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.kernel.kinds import EVENT_LABELS
from engine.kernel.units import MS, SECOND
from engine.language import filled

MICROSECOND = MS // 1000


def _tr(text: str) -> str:
    return QCoreApplication.translate("Upcoming", text)


def texts(happening: Any, now: int) -> tuple[str, str]:
    """Return "next: page read" and "next: page read, volume 1, in 120 µs", or empty texts if no event is
    due.
    """
    if happening is None or not happening.kind:
        return "", ""
    what = QCoreApplication.translate("Engine", EVENT_LABELS[happening.kind])
    short = _tr("next: {0}").format(what)
    who = f", {happening.subject}" if happening.subject else ""
    return short, _tr("{0}{1}, in {2}").format(short, who, span(happening.time - now))


def span(time: int) -> str:
    """Return a time span (ns) in the unit in which it is shortest."""
    if time >= SECOND:
        return filled(_tr("{0:.2f} s"), time / SECOND)
    if time >= MS:
        return filled(_tr("{0:.1f} ms"), time / MS)
    return filled(_tr("{0:.0f} µs"), max(time, 0) / MICROSECOND)
